# The dictators' race. Words for players.

game-dictators = The Dictators' Race

## Options

dictators-option-players = How many dictators race, 2 to 5.
dictators-option-novice = The presidential deck without Oops, for a first game (R-2.6).
dictators-option-deck = Which deck of cards: house is the one that comes with Hustings.

## Names

seat-red = Red
seat-blue = Blue
seat-green = Green
seat-amber = Amber
seat-violet = Violet
dictators-card = { $card }
# What a card says, in every language at once; each takes its own.
dictators-printed = { $en }
dictators-road = { $one }–{ $two }
dictators-nuclear-zone = zone { $zone }
dictators-time-zone = { $zone ->
    [hawaii] the Hawaii time zone
    [pacific] the Pacific time zone
    [mountain] the Mountain time zone
    [central] the Central time zone
   *[eastern] the Eastern time zone
 }

## Questions

dictators-ask-actions = { $seat } has { $actions ->
    [one] 1 action
   *[other] { $actions } actions
 } left. What next?
dictators-ask-audience = In Washington DC at the start of the turn: draw a presidential card?
dictators-ask-choose = { $seat } plays { $what }: choose.
dictators-ask-discard = Discard { $count ->
    [one] a card.
   *[other] { $count } cards, one at a time.
 }
dictators-ask-block = Where does a roadblock go? { $count ->
    [one] One is left.
   *[other] { $count } are left.
 }
dictators-ask-clear = Which roadblock or no-fly zone goes?
dictators-ask-suggest = Which card of { $seat } do you take?
dictators-ask-search = Which card of the discard pile do you take?
dictators-ask-reorder = Which presidential card comes next from the top?
dictators-ask-peek-deck = Which deck do you look at?
dictators-ask-peek-facility = A facility card of which zone of { $seat } do you look at?
dictators-ask-plan = How do you put the top cards of the command deck back?
dictators-ask-cleanse = Which card in front of you goes?
dictators-ask-founder = You get { $card }. Token XIII would send the founder to somebody else.
dictators-ask-pick-audience = Which presidential card do you use? The other one goes to the bottom.
dictators-ask-keep-audience = Which presidential card do you keep?
dictators-ask-vision = Roll two dice and use the higher one?
dictators-ask-escort = Where do you lead { $seat }?
dictators-ask-token-place = Token { $token }: where?
dictators-ask-token-seat = Token { $token }: with whom?
dictators-ask-rearrange = Token VI: whose meeples change places?
dictators-ask-demand = Token XII: swap dictators with { $seat }, or take a zone 1 facility?
dictators-ask-played = { $seat } plays { $what }. Do you answer?
dictators-ask-travel = { $seat } sets out for { $place }. Do you answer?
dictators-ask-arrived = { $seat } has reached { $place }. Do you answer?
dictators-ask-attempt = { $seat } is about to disarm. Do you answer?
dictators-ask-rolled = { $seat } rolled { $die } ({ $bonus } to be added) { $purpose ->
    [disarm] to disarm a facility.
    [warhead] to disarm a warhead.
    [convince] to convince the President.
   *[grit] not to skip a turn.
 } Do you answer?
dictators-ask-present = The President is present, and { $seat } is about to speak. Do you answer?
dictators-ask-turn-start = The turn of { $seat } begins. Do you answer?

## Choices

dictators-choose-interrupt = interrupt with { $card }
dictators-choose-play = play { $card } ({ $cost ->
    [0] free
    [one] 1 action
   *[other] { $cost } actions
 })
dictators-choose-travel = { $how ->
    [road] travel to { $place }
    [flight] fly to { $place }
   *[boat] take the slow boat to { $place }
 } ({ $cost ->
    [one] 1 action
   *[other] { $cost } actions
 })
dictators-choose-ability = { $asset }: { $text }
dictators-choose-token = token { $token }: { $text }
dictators-choose-power = your ability: { $text }
dictators-choose-word = { $word ->
    [pass] pass
    [stop] that is all
    [end-turn] end the turn
    [draw] draw a card (1 action)
    [disarm] try to disarm your facility here (the travel and 1 action)
    [warhead] try to disarm a warhead (the travel and 1 action)
    [power] use your ability
    [confront] draw a presidential card
    [confront-kept] use the presidential card that you kept
    [confront-two] draw two presidential cards and use one
    [keep] leave them as they are
    [swap] swap them
    [first-down] the first one to the bottom
    [second-down] the second one to the bottom
    [both-down] both to the bottom
    [both-down-swapped] both to the bottom, swapped
    [look-command] the command deck
    [look-presidential] the presidential deck
    [swap-dictators] swap dictators
   *[take-facility] take the zone 1 facility
 }

## Refusals

dictators-no-game-over = The game is over.
dictators-no-not-asked = You are not asked anything now.
dictators-no-wrong-answer = That is no answer to this question.
dictators-no-answer = { $card } does not answer this.
dictators-no-not-in-hand = { $card } is not in the hand.
dictators-no-event-card = { $card } is an event card and is never held.
dictators-no-moment = { $card } cannot be played at this moment.
dictators-no-actions = { $card } costs more actions than are left.
dictators-no-founder = The founder in front of the player forbids { $card }.
dictators-no-usa-only = { $card } works in the USA only.
dictators-no-banned = { $card } moves the meeple, and a Travel Ban forbids that.
dictators-no-effect = { $card } would do nothing now.
dictators-no-action-left = No action is left.
dictators-no-draw = The draw action is closed.
dictators-no-power = The dictator's ability cannot be used now.
dictators-no-ability = That ability cannot be used now.
dictators-no-token = That token cannot be used now.
dictators-no-already-there = The meeple is in { $place } already.
dictators-no-travel = This turn's travel is used up; { $place } must wait.
dictators-no-actions-travel = Going to { $place } costs more actions than are left.
dictators-no-roadblock = A roadblock lies on the road to { $place }.
dictators-no-no-fly = A no-fly zone forbids the flight to { $place }.
dictators-no-border = No road leads to { $place }: borders are crossed by air.
dictators-no-not-adjacent = { $place } is not next to this location.
dictators-no-attempt-travel = A disarm attempt needs this turn's travel, which is used up.
dictators-no-attempt-actions = A disarm attempt costs two actions, the travel included.
dictators-no-attempt-here = There is nothing of yours to disarm here.

## What happened

dictators-log-dictator = { $seat } is { $dictator }.
dictators-log-roll-start = { $seat } rolls { $die } for the first turn.
dictators-log-turn = Round { $round }: the turn of { $seat }.
dictators-log-skipped = { $seat } skips a turn; { $left } to come.
dictators-log-played = { $seat } plays { $card }.
dictators-log-ability = { $seat } uses { $card }.
dictators-log-power = { $seat } uses the ability of { $dictator }.
dictators-log-token = { $seat } reveals token { $token }.
dictators-log-target = { $seat } points at { $other }.
dictators-log-place = { $seat } chooses { $place }.
dictators-log-cancelled = What { $seat } did is cancelled.
dictators-log-redirected = It hits { $seat } instead.
dictators-log-ignored = { $seat } ignores it.
dictators-log-travels = { $seat } sets out for { $place }.
dictators-log-travel-stopped = { $seat } stays.
dictators-log-moved = { $seat } is in { $place }.
dictators-log-drew = { $seat } draws a card.
dictators-log-drew-card = { $seat } draws { $card }.
dictators-log-event = { $seat } meets an event: { $card }.
dictators-log-discarded = { $seat } discards { $card }.
dictators-log-left-hands = { $card } goes with all hands.
dictators-log-retrieved = { $seat } takes { $card } from the discard pile.
dictators-log-taken = { $seat } takes a card from { $other }.
dictators-log-taken-card = { $seat } takes { $card } from { $other }.
dictators-log-hand-seen = { $seat } looks at the hand of { $other }.
dictators-log-hand-shown = { $seat } shows the hand to everybody.
dictators-log-reshuffled = A new command deck: { $cards } cards and { $founders } founders.
dictators-log-founders-in = { $founders } founders are shuffled into the command deck.
dictators-log-shuffled-back = { $cards } cards are shuffled into the command deck.
dictators-log-looked-deck = { $seat } looks at { $cards ->
    [one] the top card
   *[other] the top { $cards } cards
} of the command deck.
dictators-log-put-down = { $seat } puts { $cards ->
    [one] one of them
   *[other] both of them
} at the bottom.
dictators-log-looked-presidents = { $seat } looks at { $cards ->
    [one] the top presidential card
   *[other] the top { $cards } presidential cards
}.
dictators-log-blocked = A roadblock on { $road }.
dictators-log-cleared = The roadblock on { $road } goes.
dictators-log-no-fly = A no-fly zone on { $zone }.
dictators-log-fly-again = The no-fly zone on { $zone } goes.
dictators-log-skip-added = { $seat } will skip a turn; { $total } in all.
dictators-log-skip-spared = { $seat } does not skip.
dictators-log-skip-removed = { $seat } has one turn fewer to skip; { $left } left.
dictators-log-actions = { $seat }: { $change } action this turn.
dictators-log-defcon = DEFCON { $level }.
dictators-log-trident = The Trident lies off { $place } with { $warheads } warheads.
dictators-log-founder = { $card } settles in front of { $seat }.
dictators-log-founder-given = { $seat } sends { $card } to { $other }.
dictators-log-card-left = { $card } leaves { $seat }.
dictators-log-asset = { $seat } owns { $card }.
dictators-log-asset-lost = { $seat } loses { $card }.
dictators-log-ban = { $card } lies in front of { $seat }.
dictators-log-attempt = { $seat } tries to disarm the facility in { $place }.
dictators-log-attempt-warhead = { $seat } tries to disarm a warhead.
dictators-log-attempt-stopped = The attempt of { $seat } fails without a roll.
dictators-log-rolled = { $seat } rolls { $die } { $purpose ->
    [disarm] to disarm.
    [warhead] to disarm a warhead.
    [convince] to convince the President.
   *[grit] not to skip.
 }
dictators-log-roll-raised = { $bonus } on the roll of { $seat }.
dictators-log-attempt-failed = { $seat } fails with { $result }.
dictators-log-disarmed = { $seat } disarms the facility in { $place }.
dictators-log-warhead = { $seat } disarms a warhead; { $left } left.
dictators-log-token-taken = { $seat } takes a zone 4 token.
dictators-log-token-taken-known = { $seat } takes token { $token }.
dictators-log-rearmed = The facility of { $seat } in { $place } is armed again.
dictators-log-facility-seen = { $seat } looks at a facility card of { $other }.
dictators-log-facility-seen-known = { $seat } sees the facility card of { $other } in { $place }.
dictators-log-facilities-shown = { $seat } shows all facility cards.
dictators-log-president = { $seat } asks for the President: { $card }.
dictators-log-president-kept = { $seat } keeps a presidential card.
dictators-log-confrontation-stopped = The President has gone before { $seat } can speak.
dictators-log-not-convinced = { $seat } says { $result } where { $needed } was needed; the President stays.
dictators-log-puppet = { $seat } will play the next turn of { $other }.
dictators-log-places-traded = { $seat } and { $other } trade everything.
dictators-log-dictators-traded = { $seat } and { $other } trade dictators.
dictators-log-facility-taken = { $seat } takes a zone 1 facility card from { $other }.
dictators-log-meeples-traded = The meeples of { $seat } and { $other } change places.
dictators-log-tokens-removed = { $tokens } zone 4 tokens leave the board.
dictators-log-another-turn = { $seat } takes another turn.
dictators-log-convinced = { $seat } convinces the President and wins.
dictators-log-boom = DEFCON 1. Nobody wins.
dictators-log-boom-won = DEFCON 1. { $seat } reveals token IX and wins.

## The board in text

dictators-sketch-round = Round { $round }, DEFCON { $defcon }, { $deck } cards in the command deck
dictators-sketch-roadblocks = Roadblocks: { $roads }
dictators-sketch-no-fly = No-fly zones: { $zones }
dictators-sketch-player = { $seat }, { $dictator }: { $place }, { $disarmed } disarmed, { $cards } cards, { $tokens } tokens, { $skips } turns to skip
dictators-sketch-hand = { "  " }hand: { $cards }
dictators-sketch-lying = { "  " }in front: { $cards }
dictators-sketch-facilities = { "  " }facilities: { $places }

## Places

dictators-place-HI = Hawaii
dictators-place-AL = Alabama
dictators-place-AZ = Arizona
dictators-place-AR = Arkansas
dictators-place-CA = California
dictators-place-CO = Colorado
dictators-place-CT = Connecticut
dictators-place-DE = Delaware
dictators-place-FL = Florida
dictators-place-GA = Georgia
dictators-place-ID = Idaho
dictators-place-IL = Illinois
dictators-place-IN = Indiana
dictators-place-IA = Iowa
dictators-place-KS = Kansas
dictators-place-KY = Kentucky
dictators-place-LA = Louisiana
dictators-place-ME = Maine
dictators-place-MD = Maryland
dictators-place-MA = Massachusetts
dictators-place-MI = Michigan
dictators-place-MN = Minnesota
dictators-place-MS = Mississippi
dictators-place-MO = Missouri
dictators-place-MT = Montana
dictators-place-NE = Nebraska
dictators-place-NV = Nevada
dictators-place-NH = New Hampshire
dictators-place-NJ = New Jersey
dictators-place-NM = New Mexico
dictators-place-NY = New York
dictators-place-NC = North Carolina
dictators-place-ND = North Dakota
dictators-place-OH = Ohio
dictators-place-OK = Oklahoma
dictators-place-OR = Oregon
dictators-place-PA = Pennsylvania
dictators-place-RI = Rhode Island
dictators-place-SC = South Carolina
dictators-place-SD = South Dakota
dictators-place-TN = Tennessee
dictators-place-TX = Texas
dictators-place-UT = Utah
dictators-place-VT = Vermont
dictators-place-VA = Virginia
dictators-place-WA = Washington
dictators-place-WV = West Virginia
dictators-place-WI = Wisconsin
dictators-place-WY = Wyoming
dictators-place-DC = Washington DC
dictators-place-CIA = CIA Headquarters
dictators-place-GTMO = Guantanamo Bay
dictators-place-CBC = British Columbia
dictators-place-CAB = Alberta
dictators-place-CMB = Manitoba
dictators-place-CON = Ontario
dictators-place-CQC = Quebec
dictators-place-MBC = Baja California
dictators-place-MCH = Chihuahua
dictators-place-MNL = Nuevo Leon
dictators-place-MVE = Veracruz

## The printed deck

dictators-print-title = The Dictators' Race: the deck { $deck }
dictators-print-chapter = { $sort ->
    [action] Action cards
    [interruption] Interruption cards
    [asset] Asset cards
    [founder] Founding Fathers
    [president] Presidential cards
    [dictator] Dictators
    [facility] Facilities
   *[token] Zone 4 tokens
}
dictators-print-cost = { $cost ->
    [one] 1 action
   *[other] { $cost } actions
}
dictators-print-turns = Stays for { $turns } turns
dictators-print-usa-only = USA only
dictators-print-air = By air
