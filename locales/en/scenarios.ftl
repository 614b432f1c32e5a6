# What is wrong with a scenario file, or why it did not hold. Before each sentence stands where: 'case 'A', step 2:'.

scenario-at = line { $line }, column { $column }
scenario-key = '{ $key }'
scenario-within = { $outer }, { $inner }
scenario-each-item = each item of { $what }
scenario-case = case '{ $title }'
scenario-numbered = { $thing ->
    [case] case
    [reject] reject
   *[step] step
  } { $number }
scenario-thing = { $thing ->
    [case] the case
    [step] the step
    [status] the status
    [question] the question
    [offers] the offers
    [events] the events
    [reject] the refusal
   *[scenario] a scenario
  }
scenario-form = { $form ->
    [list] a list
    [table] a table
    [text] text
    [flag] true or false
    [whole] a whole number
    [tables] a table or a list of tables
    [tables-not-empty] a table or a list of at least one
    [texts] text or a list of texts
    [names] names or numbers
    [asked] text, a table or false
   *[number] a number
  }

## What cannot be read

scenario-not-toml = this is not TOML: { $reason }
scenario-too-large = the number { $value } is too large
scenario-uncountable = { $value } is not a number to count with
scenario-date = write the date { $value } in quotes
scenario-misfit = { $what } must be { $expected }, not { $found }
scenario-missing = { $what } is missing
scenario-unknown-key = { $what } is not a key that is known here; there are { $keys }
scenario-in-a-case = { $what } belongs in a case, since the file has cases
scenario-start-and-after = 'start' and 'after' exclude each other: leave one of them out
scenario-no-start = { $what } must be 'setup' or 'empty', not '{ $found }'
scenario-case-twice = there are two cases with the title '{ $title }'
scenario-no-cases = 'case' is an empty list
scenario-mixed = { $what } mixes comparisons ({ $tests }) with parts; write the parts as quoted paths

## Where it did not hold

scenario-options = options { $options }
scenario-after = after '{ $file }'
scenario-point = { $point }
scenario-view = view of { $name }
scenario-asks = asks { $name }
scenario-offers = offers to { $name }
scenario-events = events as { $name } sees them

## Why it could not be played

scenario-no-rule = the rules page has no statement '{ $rule }'
scenario-circle = the files come after each other in a circle
scenario-other-game = it is of the game '{ $other }', not of '{ $game }'
scenario-which-case = it has several cases: name one after '#'
scenario-no-case = it has no case '{ $title }'
scenario-no-outcome = '{ $game }' knows no '{ $name }' that could come out of '{ $kind }'
scenario-one-more = the game drew one more of '{ $what }' than the { $scripted } in the script
scenario-impossible = '{ $name }' cannot come out of '{ $what }' here
scenario-never-drawn = never drawn of '{ $what }': { $names }
scenario-no-phrase = this is no answer that the game understands here; on offer: { $offers }
scenario-refused = the answer '{ $answer }' was { $why }; on offer: { $offers }
scenario-no-seat = there is no seat '{ $name }'; there are { $names }
scenario-no-answer = the game knows no answer '{ $name }'

## What was expected and what was found

scenario-expected = expected { $expected }, found { $found }
scenario-test = { $test ->
    [contains] a list with { $value }
    [lacks] a list without { $value }
    [is] { $value } in any order
    [size] size { $value }
    [at-least] at least { $value }
   *[at-most] at most { $value }
  }
scenario-size-of = size { $size } in { $value }
scenario-offer = an offer of '{ $name }'
scenario-no-offer = no offer of '{ $name }'
scenario-no-event = no { $event }
scenario-rule = the rule { $rule }
scenario-refusal = a refusal by { $rule }
scenario-change-at = a change at '{ $path }'
scenario-word = { $word ->
    [nobody] nobody
    [nothing-there] nothing there
    [something-there] something there
    [end] an end of the game
    [no-end] none
    [question] a question
    [no-question] no question
    [none-asked] none
    [refusal] a refusal
    [answer-that-draws] an answer that draws
    [accepted] the answer accepted
    [no-change] a refusal that changes nothing
    [change] a change
   *[nothing] nothing
  }

## Parts of a position, in every game

scenario-no-part = there is no part '{ $part }'; there are { $parts }
scenario-nothing-to-set = there is no '{ $path }' to set
scenario-unread = { $reason }
scenario-start = start is "setup" or "empty"
scenario-no-phase = there is no phase '{ $phase }' to begin with; there are { $phases }
scenario-known-hand = only cards of that hand can be known in it; set the hand first
scenario-twice = { $piece } lies in two places
scenario-nowhere = { $piece } lies nowhere
scenario-not-in-game = { $piece } is not in this game

## Parts of 1960

scenario-not-in-edition = '{ $card }' is not in this edition
scenario-no-pile = there is no pile '{ $pile }'
scenario-side = write kennedy or nixon
scenario-activity-phase = activity_phase is 1 to 5
scenario-activity-first = write phase = "activity" before this

## Parts of Campaign Trail

scenario-active = active is a seat or a party
scenario-party-absent = that party does not play
scenario-turn-first = write phase = "turn" or phase = "party-turn" before this
scenario-turns-done = turns_done is 0 or 1, after phase = "turn"
scenario-above = write the number of the card above
scenario-unprepared = write the party that is named: unprepared.republican
scenario-stacks = the stacks hold { $told } cards, but { $found } are in the deck: set deck and stacks together

## Parts of the dictators' race

scenario-numbered-name = '{ $text }' is not a name and a number
scenario-no-part-or-seat = there is no part '{ $part }'; there are { $parts }, and for each seat { $seat-parts }
scenario-by-seat = '{ $part }' is written for each seat: { $part }.red
scenario-turn-parts = of a turn, spent, travelled and fresh can be set
scenario-uses = write uses.DICTATOR
scenario-event-card = '{ $card }' is an event card and is never held
scenario-disarmed = only facilities of that player can be disarmed; set the facilities first
scenario-not-presidential = '{ $card }' is not in the presidential deck
scenario-few-presidents = there are not so many of '{ $card }'
scenario-not-in-deck = '{ $card }' is not in the deck any more; set the part that holds it first
scenario-top = at most six cards of the deck can be set
scenario-facilities = a player has one facility card of each zone
scenario-no-unused = no unused token is left to put on the board
scenario-token = token { $token }
scenario-token-gone = token { $token } is held or used already
scenario-no-site = no token lies in '{ $place }'
scenario-count = there are { $found } of '{ $card }' instead of { $wanted }
scenario-presidents = the presidential cards are { $cards }
scenario-false-knowledge = viewer { $viewer } knows something of seat { $seat } that is not so
scenario-own-cards = seat { $seat } does not know its own cards
