# What is wrong with a deck file. Before each sentence stand the file, the card and the field: 'mine.toml: card 11: cost:'.

deck-place = { $sort ->
    [solo] solo card
   *[other] { $sort }
  } { $name }
deck-not-toml = is not TOML: { $reason }
deck-unread = { $reason }
deck-game = write game = "{ $game }"
deck-name = write the deck's name
deck-missing = is missing
deck-no-field = there is no such field here
deck-no-such-table = this table is missing
deck-unknown-table = there is no such table in a deck
deck-no-name = there is no '{ $name }'; there are { $names }
deck-number = write a number from { $low } to { $high }
deck-range = must be { $low } to { $high }
deck-text = write it as text between quotation marks
deck-flag = write true or false

## Campaign Trail

deck-rows = must be a table of rows
deck-row = write the row as a table of fields
deck-no-such-thing = there is no such thing in this game
deck-states = write at least one state, and each only once
deck-issue-thrice = { $issue } stands there more than twice
deck-issues = write two to four issues
deck-stars = write two different parties, the first star first
deck-column-twice = '{ $category }' has two issues in this column
deck-category-short = '{ $category }' has fewer than three issues
deck-category-unknown = no issue is of the category '{ $category }'
deck-rows-alike = must differ from the top row
deck-card-number = its number must be from 1 to { $most }, and no other card may have it
deck-actions = it has { $actions ->
    [one] one action
   *[other] { $actions } actions
  }; every card has four of the six
deck-ref = California, Texas and states below 7 votes are never shown
deck-advanced = write one table for each party: [advanced.democrat]
deck-advanced-cards = has { $found } cards; an advanced deck has { $wanted }
deck-travel = write a number of states, plane, plane+1 or 5/plane
deck-connected = the states must be connected
deck-politick = '{ $name }' does not belong on this kind of card
deck-suppression = write movement/voters, such as 3/2 or plane/1
deck-filled = write filled and register both, or neither
deck-direct = write advertise, campaign or politick
deck-threshold = '{ $word }' is not a state with its threshold, such as AZ4
deck-solo-states = write each state once, and no more than twelve
deck-no-states = write at least one state
deck-grid = write six digits from 0 to 3, such as 100 001
deck-trail = write at most six issues
deck-few-cards = has { $found } cards; six players need at least { $fewest }
deck-not-for-two = too many cards are marked `two = false`
deck-topics = write at least two topic cards, one for each debate
deck-solo-cards = has { $found } cards; write { $fewest } to { $most }
deck-issue-unseen = no state shows it
deck-region-empty = no state belongs to it

## The dictators' race

deck-key-of-place = write '{ $key }': this place of the deck goes by that key; the card's name is yours to choose
deck-row-count = there must be { $wanted } of [[{ $table }]], not { $found }
deck-counts = the counts must add up to { $wanted }, not { $found }
deck-novices = leave at least { $fewest } cards to novices
deck-nobody-wins = with no card for novices that says he is present, nobody can win
deck-lasting = at most { $most } cards can have STATUS, not { $found }
deck-id-twice = another card has it too
deck-key-twice = another card is called '{ $key }' too
deck-comes-here = '{ $key }' comes here
deck-level = level { $level } comes here
deck-place-twice = { $place } has another card
deck-no-operation = '{ $operation }' is no operation; docs/rules/dictators.md lists them
deck-one-place = only one operation of a card can choose a place
deck-unfit = { $operation } is not for { $whom ->
    [actions] action cards
    [assets] assets
    [presidents] presidential cards
   *[dictators] dictators
  }
deck-turns = must be 2 or 3, or left out
deck-no-asset = only assets have abilities
deck-status = goes with STATUS, and with nothing else
deck-idle-action = an action card does something
deck-no-answer = is not one operation that answers something
deck-window = write { $window }: that is what its operation answers
deck-asset-ops = an asset does what its abilities do
deck-abilities = an asset has one or two abilities
deck-idle-ability = an ability does something
deck-ability-travel = travel goes with TRAVEL and FLIGHT
deck-ability-cost = cost must be 0 to 3
deck-ability-once = a free ability is used once a turn
deck-effect = '{ $effect }' is none of { $effects }
deck-president-ops = a card with the President present only changes the roll
deck-no-place = there is no '{ $place }'
deck-zone = { $place } lies in zone { $zone }
