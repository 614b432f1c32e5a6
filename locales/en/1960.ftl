# 1960: The Making of the President. Words for players.

game-1960 = 1960: The Making of the President

## Options

sixty-option-edition = Which edition's rules and cards: zman is the first, gmt the second.
sixty-option-vice-president-cards = Vice President cards lie beside the Candidate Cards (R-19.1.1).
sixty-option-restricted-positioning = A Positioning action may not add to the issue on the card played (R-19.2.1).

## Names

seat-kennedy = Kennedy
seat-nixon = Nixon
sixty-region = { $region ->
    [west] the West
    [midwest] the Midwest
    [south] the South
   *[east] the East
 }
sixty-zone = { $zone ->
    [west] the West
    [midwest] the Midwest
    [south] the South
    [east] the East
    [alaska] Alaska
   *[hawaii] Hawaii
 }
sixty-issue = { $issue ->
    [defense] Defense
    [economy] Economy
   *[civil-rights] Civil Rights
 }
sixty-card = { $card }
sixty-candidate-card = your Candidate Card
sixty-media-support = media support
sixty-lean = { $side } { $cubes }
sixty-lean-empty = empty
sixty-pile = { $pile ->
    [discard] the discard pile
    [removed] the cards out of the game
    [in-force] the events in force this turn
    [debate-space] the Debate events
    [election-space] the Election Day events
   *[prevention-space] the Prevention events
 }
sixty-card-full = { $card } ({ $points } CP, { $rest } rest, { $icon ->
    [kennedy] Kennedy
    [nixon] Nixon
   *[both] both icons
 }, { $issue }, { $state })
sixty-card-full-bare = { $card } ({ $points } CP, { $rest } rest, { $icon ->
    [kennedy] Kennedy
    [nixon] Nixon
   *[both] both icons
 })

## States

sixty-state-AL = Alabama
sixty-state-AK = Alaska
sixty-state-AZ = Arizona
sixty-state-AR = Arkansas
sixty-state-CA = California
sixty-state-CO = Colorado
sixty-state-CT = Connecticut
sixty-state-DE = Delaware
sixty-state-FL = Florida
sixty-state-GA = Georgia
sixty-state-HI = Hawaii
sixty-state-ID = Idaho
sixty-state-IL = Illinois
sixty-state-IN = Indiana
sixty-state-IA = Iowa
sixty-state-KS = Kansas
sixty-state-KY = Kentucky
sixty-state-LA = Louisiana
sixty-state-ME = Maine
sixty-state-MD = Maryland
sixty-state-MA = Massachusetts
sixty-state-MI = Michigan
sixty-state-MN = Minnesota
sixty-state-MS = Mississippi
sixty-state-MO = Missouri
sixty-state-MT = Montana
sixty-state-NE = Nebraska
sixty-state-NV = Nevada
sixty-state-NH = New Hampshire
sixty-state-NJ = New Jersey
sixty-state-NM = New Mexico
sixty-state-NY = New York
sixty-state-NC = North Carolina
sixty-state-ND = North Dakota
sixty-state-OH = Ohio
sixty-state-OK = Oklahoma
sixty-state-OR = Oregon
sixty-state-PA = Pennsylvania
sixty-state-RI = Rhode Island
sixty-state-SC = South Carolina
sixty-state-SD = South Dakota
sixty-state-TN = Tennessee
sixty-state-TX = Texas
sixty-state-UT = Utah
sixty-state-VT = Vermont
sixty-state-VA = Virginia
sixty-state-WA = Washington
sixty-state-WV = West Virginia
sixty-state-WI = Wisconsin
sixty-state-WY = Wyoming

## Questions

sixty-ask-start-player = You have the initiative. Who goes first in every Activity Phase of turn { $turn }?
sixty-ask-card = Turn { $turn }, Activity Phase { $phase }: which card do you play?
sixty-ask-discard-for-vice-president = Which card with your icon alone do you discard to play { $card }?
sixty-ask-use = What do you use { $card } for?
sixty-ask-preempt = { $cost ->
    [0] Do you preempt the event of { $card }? It costs you nothing this turn.
   *[other] Do you spend { $cost } momentum to preempt the event of { $card }? You have { $momentum }.
 }
sixty-ask-trigger = Do you spend 1 momentum to trigger the event of { $card }? You have { $momentum }.
sixty-ask-campaign = You campaign in { $zone }, with { $left } CP left. Where does the next point go?
sixty-ask-declare = How many of your { $left } CP go into support checks in { $state }? All of them are drawn, and the state is then closed.
sixty-ask-rest = Where does your candidate come to rest?
sixty-ask-advertise = { $left ->
    [one] Where does your media cube go?
   *[other] You have { $left } media cubes to place. Where does the next one go?
 }
sixty-ask-position = You have { $left } CP for issues. Which issue gets the next cube?
sixty-ask-redraw = A support check for { $place } failed. Do you draw again? The second cube stands.
sixty-ask-add = { $card }: where do you add state support? You can add { $left } more.
sixty-ask-declare-event = { $card }: how many support checks do you make in { $state }, up to { $most }? The state is then closed.
sixty-ask-remove = { $card }: from which state do you remove a cube? You can remove { $left } more.
sixty-ask-remove-own = { $card }: in which state do you lose a cube? You must lose { $left } more.
sixty-ask-on-air = { $card }: in which region where you have media support do you add up to { $total } state support?
sixty-ask-swing = { $card }: which state do you swing with { $count } support?
sixty-ask-move = { $card }: where does your candidate go?
sixty-ask-one-issue = { $card }: which issue gets all { $count } cubes?
sixty-ask-add-issue = { $card }: which issue gets the next cube? You can add { $left } more.
sixty-ask-drop-issue = { $card }: on which issue do you lose a cube? You must lose { $left } more.
sixty-ask-reorder = { $card }: which issue takes { $place ->
    [1] first
   *[2] second
 } place?
sixty-ask-place-media = { $card }: where do you place a media cube? You can place { $left } more.
sixty-ask-drop-media = { $card }: where do you remove an opposing media cube? You can remove { $left } more.
sixty-ask-endorse = { $card }: in which region do you place an endorsement marker, or remove an opposing one?
sixty-ask-retrieve = { $card }: which card do you take from the discard pile?
sixty-ask-discard = { $card }: which card do you discard next? You draw as many as you discard; so far { $discarded }.
sixty-ask-draw = { $card }: do you draw { $count } cards?
sixty-ask-spend = { $card }: on which action do you spend { $points } CP?
sixty-ask-resolve-discard = { $card }: the event of which card in the discard pile do you resolve?
sixty-ask-refresh = { $card }: do you turn your Candidate Card face up?
sixty-ask-shift = You have more media support. Which two neighbouring issues change places?
sixty-ask-award = You lead { $issue } in second place. Do you take 1 momentum or draw an endorsement card?
sixty-ask-major-endorsement = A Major Endorsement: which region endorses you, or loses an opposing marker?
sixty-ask-set-aside = { $left ->
    [one] Which card do you set aside as Campaign Strategy? Whatever else you hold is discarded.
   *[other] Which card do you set aside as Campaign Strategy? You set aside { $left }; whatever else you hold is discarded.
 }
sixty-ask-debate-card = Which card do you play in this round of the Debates?
sixty-ask-debate-order = Both cards show both icons. Who places first?
sixty-ask-debate-side = On whose side do you place { $card }?
sixty-ask-debate-award = Your award: { $left ->
    [one] one cube is left. Where does it go?
   *[other] { $left } cubes are left. Where does the next one go?
 }
sixty-ask-strategy-card = Which of your Campaign Strategy cards do you resolve next?
sixty-ask-election-event = Which Election Day event is resolved next?
sixty-ask-recount = In which state do you make { $count } support checks?

## Choices

sixty-choose-vice-president = your Vice President card, { $card }
sixty-choose-state = { $state } ({ $votes } votes, { $support })
sixty-choose-state-checks = { $state } ({ $votes } votes, { $support }, support checks)
sixty-choose-travel = travel to { $zone }
sixty-choose-issue = { $issue } for { $price } CP
sixty-choose-checks = { $count ->
    [one] one support check
   *[other] { $count } support checks
 }
sixty-choose-use = { $use ->
    [event] the event
    [campaign] { $points } CP for Campaigning
    [advertise] { $points } CP for Advertising
   *[position] { $points } CP for Positioning
 }
sixty-choose-nothing-valid = nothing: I hold no card that may be set aside
sixty-choose-word = { $word ->
    [stop] no, or no more
    [accept] yes
    [preempt] preempt it
    [no-preempt] do not preempt
    [trigger] trigger it
    [no-trigger] let it pass
    [redraw] draw again
    [keep] let it stand
    [take-momentum] 1 momentum
    [take-endorsement] an endorsement card
    [shift-first-second] first and second place
   *[shift-second-third] second and third place
 }

## Refusals

sixty-no-game-over = The game is over.
sixty-no-not-asked = You are not asked anything now.
sixty-no-wrong-answer = That is not an answer to this question.
sixty-no-pass = You must play a card; there is no pass.
sixty-no-not-in-hand = { $card } is not in your hand.
sixty-no-keep-valid-cards = You must keep enough cards to set aside, so you play your Gathering Momentum card or your Candidate Card now.
sixty-no-candidate-exhausted = Your Candidate Card is exhausted.
sixty-no-vice-president-option = Vice President cards are not in use in this game.
sixty-no-vice-president-gone = { $card } no longer lies beside your Candidate Card.
sixty-no-vice-president-discard = You hold no card with your icon alone that you could discard for it.
sixty-no-not-own-icon = { $card } is not a card of your hand with your icon alone that you may discard.
sixty-no-event-on-candidate-card = The Candidate Card has no event.
sixty-no-event-prevented = That event is prevented for the rest of the game.
sixty-no-cannot-pay = An event in force asks 1 momentum for that, and you cannot pay it.
sixty-no-other-zone = { $state } is not in the region where your candidate is. Travel there first.
sixty-no-once-each = { $state } has had its one point in this action.
sixty-no-closed-by-declaration = You declared your checks in { $state }; it is closed now.
sixty-no-closed-by-event = An event in force closes { $state } to your Campaigning.
sixty-no-too-many-checks = You do not have that many to declare.
sixty-no-rest-there = Your candidate cannot come to rest in { $state }.
sixty-no-already-there = Your candidate is in { $zone } already.
sixty-no-free-crossing = Travel is free for you now: campaign where you have arrived before you travel on, and travel only where a state is open to you.
sixty-no-only-from-the-west = Alaska and Hawaii are reached, and left, only through the West.
sixty-no-not-adjacent = From where your candidate is, { $zone } is more than one crossing away.
sixty-no-not-named = The event does not speak of { $state }.
sixty-no-limit-reached = { $state } has had as much as the event allows.
sixty-no-nothing-to-remove = There is nothing to remove in { $state }.
sixty-no-must-lose = The loss must be taken as far as there are cubes.
sixty-no-swing = { $state } is not a state that your opponent leads without carrying it.
sixty-no-must-set-aside = You hold a card that can be set aside, so you must set one aside.
sixty-no-gathering-momentum = A Gathering Momentum card may not be set aside.
sixty-no-already-set-aside = You have set { $card } aside already.
sixty-no-not-discarded = { $card } cannot be taken from the discard pile.
sixty-no-not-revealed = { $card } is not one of your strategy cards that are still to be resolved.
sixty-no-not-on-board = { $card } is not an Election Day event that is still to be resolved.
sixty-no-media-there = You have no media support in { $zone }.
sixty-no-media-to-remove = Your opponent has no media support in { $zone }.
sixty-no-issue-to-drop = You have no cubes on { $issue }.
sixty-no-issue-placed = { $issue } has its place already.
sixty-no-issue-barred = The card you play shows { $issue }, so this action may not add to it.
sixty-no-issue-too-dear = The next cube on { $issue } costs { $price } CP and you have { $left }.

## Log

sixty-log-turn = { $turn ->
    [6] Turn 6: the Debates.
    [9] Turn 9: Election Day.
   *[other] Turn { $turn }.
 }
sixty-log-drew = { $side } draws { $count ->
    [one] a card
   *[other] { $count } cards
 }.
sixty-log-drew-cards = { $side } draws { $cards }.
sixty-log-reshuffled = The { $count } discards are shuffled into a new deck.
sixty-log-cube-initiative = Initiative: a { $cube ->
    [kennedy] blue
   *[nixon] red
 } cube.
sixty-log-cube-check = Check for { $place }: a { $cube ->
    [kennedy] blue
   *[nixon] red
 } cube, { $won ->
    [yes] a success
   *[no] a failure
 }.
sixty-log-reseeded = The bag is empty and gets { $each } cubes of each colour.
sixty-log-initiative = { $side } has the initiative.
sixty-log-start-player = { $by } names { $side } start player.
sixty-log-played = { $side } plays { $card } { $use ->
    [event] as an event
    [campaign] for Campaigning ({ $points } CP)
    [advertise] for Advertising ({ $points } CP)
   *[position] for Positioning ({ $points } CP)
 }.
sixty-log-played-candidate = { $side } plays the Candidate Card { $use ->
    [campaign] for Campaigning ({ $points } CP)
    [advertise] for Advertising ({ $points } CP)
   *[position] for Positioning ({ $points } CP)
 }.
sixty-log-discarded-for-vice-president = { $side } discards { $card } to bring in the Vice President card.
sixty-log-tax = { $side } pays for this use of the card.
sixty-log-preempted = { $side } preempts the event of { $card }.
sixty-log-preempted-free = { $side } preempts the event of { $card }, free of charge.
sixty-log-rest = { $side } takes { $count ->
    [one] 1 rest cube
   *[other] { $count } rest cubes
 }.
sixty-log-triggered = { $side } triggers the event of { $card }.
sixty-log-event = { $card }: { $side } resolves the event.
sixty-log-put-away = { $card } goes to { $pile }.
sixty-log-crossed = { $side } travels to { $zone }.
sixty-log-moved = { $side } goes to { $state }.
sixty-log-declared = { $side } declares { $count ->
    [one] 1 support check
   *[other] { $count } support checks
 } in { $state }.
sixty-log-checks-lost = The bag is empty: { $side } loses { $count ->
    [one] 1 check
   *[other] { $count } checks
 }.
sixty-log-gained = { $side } gains { $count } in { $place } (now { $now }).
sixty-log-lost = { $side } loses { $count } in { $place } (now { $now }).
sixty-log-media-gained = { $side } gains { $count } media support in { $place } (now { $now }).
sixty-log-media-lost = { $side } loses { $count } media support in { $place } (now { $now }).
sixty-log-issue-gained = { $side } gains { $count } on { $place } (now { $now }).
sixty-log-issue-lost = { $side } loses { $count } on { $place } (now { $now }).
sixty-log-momentum-gained = { $side } gains { $count } momentum (now { $now }).
sixty-log-momentum-lost = { $side } loses { $count } momentum (now { $now }).
sixty-log-track = Issues: { $first }, { $second }, { $third }.
sixty-log-endorsement = { $side } draws an endorsement in { $region }.
sixty-log-major-endorsement = { $side } draws a Major Endorsement.
sixty-log-endorsed = Endorsements in { $region }: { $now }.
sixty-log-candidate-exhausted = { $side }'s Candidate Card is exhausted.
sixty-log-candidate-refreshed = { $side }'s Candidate Card is active again.
sixty-log-hand-shown = { $side } shows his hand to his opponent.
sixty-log-hand-shown-cards = { $side } shows his hand: { $cards }.
sixty-log-retrieved = { $side } takes { $card } from the discard pile.
sixty-log-discarded = { $side } discards { $cards }.
sixty-log-turned-up = { $card } is turned up, and { $side } resolves it.
sixty-log-turned-up-idle = { $card } is turned up and is not resolved.
sixty-log-set-aside = { $side } sets aside { $count ->
    [0] no card
    [one] one card
   *[other] { $count } cards
 }.
sixty-log-set-aside-cards = { $side } sets aside { $cards }.
sixty-log-rested = { $side } puts { $count ->
    [one] 1 rest cube
   *[other] { $count } rest cubes
 } into the bag.
sixty-log-effects-ended = No longer in force: { $cards }.
sixty-log-debates = The issues move to the Debate Board.
sixty-log-debate-shown = { $side } reveals { $card }.
sixty-log-debate-placed = { $card } goes to { $side }'s side of { $issue }.
sixty-log-debate-wasted = { $issue } is decided already; { $card } is discarded.
sixty-log-issue-won = { $side } wins { $issue } (Kennedy { $kennedy }, Nixon { $nixon }): { $award } state support; the issue goes to place { $place }.
sixty-log-debates-ended = The Debates are over.
sixty-log-deposited = { $side } puts { $count ->
    [one] 1 bonus cube
   *[other] { $count } bonus cubes
 } into the bag.
sixty-log-stack = { $side } reveals { $cards }.
sixty-log-no-stack = { $side } has no strategy cards to reveal.
sixty-log-strategy-card = { $side } resolves { $card }.
sixty-log-undecided = { $state } is undecided and goes to { $side } by its edge.
sixty-log-undecided-endorsed = { $state } is undecided and goes to { $side } by endorsement.
sixty-log-withheld = { $state } keeps its { $votes } votes from Kennedy.
sixty-log-won = { $by ->
    [votes] { $side } wins, Kennedy { $kennedy } to Nixon { $nixon }.
    [states] Kennedy { $kennedy } to Nixon { $nixon }: { $side } wins by more states.
    [cubes] Kennedy { $kennedy } to Nixon { $nixon }: { $side } wins by more state support.
   *[kennedy] Kennedy { $kennedy } to Nixon { $nixon }: a full tie goes to { $side }.
 }
sixty-log-draw = A draw, Kennedy { $kennedy } to Nixon { $nixon }, with states and state support equal too.

## A board of text

sixty-sketch-headline = Turn { $turn } of 9. If it were Election Day now: Kennedy { $kennedy }, Nixon { $nixon }. Bag: { $blue } blue, { $red } red.
sixty-sketch-side = { $side }: momentum { $momentum }, in { $state }, hand { $hand }, strategy { $stack }, rest { $rest }, Candidate Card { $candidate ->
    [active] active
   *[exhausted] exhausted
 }
sixty-sketch-track = Issues, first to third: { $issues }
sixty-sketch-issue = { $issue } { $support }
sixty-sketch-region = In { $region }: media { $media }, endorsements { $endorsements }
sixty-sketch-in-force = In force this turn: { $cards }
sixty-sketch-on-board = On the board: { $cards }
sixty-sketch-legend = A state: its electoral votes, who leads it by how many cubes (· nobody), ! carried, @ who stands there.
sixty-sketch-hand = { $side }'s hand:

## Events, made from their effects

sixty-sentences = { $first } { $rest }
sixty-who-player = Player
sixty-who-opponent = Opponent
sixty-who-leads-issue = Leader in { $issue }
sixty-who-leads-state = Leader in { $state }
sixty-who-stronger-in = Whoever has more support in { $states } together
sixty-who-on-air = Whoever has media support in { $region }
sixty-within-anywhere = in any states
sixty-within-empty = in states without cubes
sixty-within-regions = in { $regions }
sixty-within-small = in states of { $regions } worth { $votes } electoral votes or fewer
sixty-within-large = in states worth { $votes } electoral votes or more
sixty-within-states = in { $states }

sixty-effect-nothing = No event.
sixty-effect-prevented-by = Cannot be resolved once { $card } has been.
sixty-effect-only-if-leads = Only if { $side } leads { $issue }:
sixty-effect-only-if-several = Only if { $side } leads two or three issues:
sixty-effect-may-add = { $cap ->
    [one] { $who } may add up to { $total } state support { $within }, at most 1 in each.
    [two] { $who } may add up to { $total } state support { $within }, at most 2 in each.
   *[none] { $who } may add up to { $total } state support { $within }.
 }
sixty-effect-may-add-on-air = { $cap ->
    [one] { $who } may add up to { $total } state support in one region where he has media support, at most 1 in each state.
    [two] { $who } may add up to { $total } state support in one region where he has media support, at most 2 in each state.
   *[none] { $who } may add up to { $total } state support in one region where he has media support.
 }
sixty-effect-gain = { $who } gains { $count } state support in { $state }.
sixty-effect-gather-momentum = Whoever leads more states in { $region } gains 1 momentum and 1 state support in each of its empty states.
sixty-effect-may-swing = { $who } may choose a state that the opponent leads but does not carry, gains { $count } state support there and moves there at no cost.
sixty-effect-may-remove = { $cap ->
    [one] { $who } may remove up to { $total } opposing state support { $within }, at most 1 in each.
    [two] { $who } may remove up to { $total } opposing state support { $within }, at most 2 in each.
   *[none] { $who } may remove up to { $total } opposing state support { $within }, split at will.
 }
sixty-effect-must-remove = { $who } must remove { $total } of his own state support { $within }.
sixty-effect-lose = { $who } loses { $count } state support in { $state }.
sixty-effect-lose-at-token = { $who } loses { $count } state support where his candidate is.
sixty-effect-move = { $who } moves to { $state } at no cost.
sixty-effect-move-one-of = { $who } moves to one of { $states }, as he likes, at no cost.
sixty-effect-gain-momentum = { $who } gains { $count } momentum.
sixty-effect-lose-momentum = { $who } loses { $count } momentum.
sixty-effect-draw-level = { $who } gains momentum until he has as much as the opponent.
sixty-effect-raise = { $issue } rises { $places ->
    [one] one place
   *[other] { $places } places
 } on the Issues Track.
sixty-effect-gain-issue = { $who } gains { $count } issue support on { $issue }.
sixty-effect-lose-issue = { $who } loses { $count } issue support on { $issue }.
sixty-effect-lose-each-issue = { $who } loses 1 issue support on every issue he leads.
sixty-effect-leaders-lose = The leaders in { $one } and { $other } each lose 1 issue support there; whoever leads both also loses 1 momentum.
sixty-effect-may-add-one-issue = { $who } may add { $count } issue support to one issue.
sixty-effect-may-add-issues = { $who } may add up to { $count } issue support, split at will.
sixty-effect-must-remove-issues = { $who } must remove { $count } of his own issue support, where he likes.
sixty-effect-reorder = { $who } puts the issues in any order.
sixty-effect-gain-media = { $who } gains { $count } media support in { $region }.
sixty-effect-may-place-media = { $who } may place up to { $count } media support in any regions, without support checks.
sixty-effect-may-remove-media = { $who } may remove up to { $count } opposing media support from any regions.
sixty-effect-may-endorse = { $who } may place 1 endorsement marker in any region, or remove an opposing one there.
sixty-effect-may-retrieve = { $who } may take any card from the discard pile into his hand.
sixty-effect-may-retrieve-card = { $who } may take { $card } into his hand if it is in the discard pile.
sixty-effect-may-redraw = { $who } may discard any number of cards and draws as many.
sixty-effect-may-draw = { $who } may draw { $count } cards.
sixty-effect-show-hand = { $who } shows his hand to his opponent.
sixty-effect-may-spend = { $who } may spend { $points } CP on one action.
sixty-effect-may-campaign = { $who } may campaign with { $points } CP, at most 1 in each state.
sixty-effect-may-resolve-discard = { $who } may resolve the event of any card in the discard pile.
sixty-effect-resolve-from-deck = The top { $count } cards of the deck are turned up; { $who } resolves the events of those that show his icon.
sixty-effect-may-refresh = { $who } may turn his exhausted Candidate Card face up.
sixty-effect-exhaust = { $who } exhausts his Candidate Card.
sixty-effect-check = { $who } makes { $count } support checks in { $state }.
sixty-effect-check-anywhere = { $who } makes { $count } support checks in a state of his choice.

sixty-lasting-points-up = This turn each card { $who } plays { $on ->
    [everything] for CP
    [campaigning] for Campaigning
   *[positioning] for Positioning
 } is worth { $change } CP more, up to 5.
sixty-lasting-points-down = This turn each card { $who } plays { $on ->
    [everything] for CP
    [campaigning] for Campaigning
   *[positioning] for Positioning
 } is worth { $change } CP less, down to 1.
sixty-lasting-free-travel = { $who } pays no travel costs this turn.
sixty-lasting-no-checks = { $who } makes no support checks when Campaigning this turn.
sixty-lasting-checks-everywhere = { $who } makes support checks when Campaigning in any state this turn, as if the opponent carried it.
sixty-lasting-closed = { $who } may not campaign { $within } this turn.
sixty-lasting-closed-led = { $who } may not campaign in states that the opponent leads this turn.
sixty-lasting-no-spending = { $who } may not spend momentum this turn.
sixty-lasting-tax-campaigning = { $who } pays 1 momentum for each card he plays for Campaigning this turn, or may not.
sixty-lasting-tax-events = { $who } pays 1 momentum for each card he plays from his hand as an event this turn, or may not.
sixty-lasting-pledged = The opponent of { $who } gains 1 momentum each time { $who } plays a card this turn for anything but Campaigning.
sixty-lasting-free-preempt = { $who } preempts events at no cost this turn.
sixty-lasting-second-draw = { $who } may draw again once for each of his failed support checks this turn.

sixty-stays-reveals-first = In the Debates { $side } reveals each card before { $other } picks his.
sixty-stays-bonus = In the Debates { $side }'s total on each issue counts 1 higher.
sixty-stays-election = On Election Day: { $text }
sixty-stays-withhold = At the final tally { $states } give their votes to nobody where Kennedy leads but does not carry.
sixty-stays-prevention = For the rest of the game the events of { $cards } cannot be resolved.

## The story of a game, after it

sixty-chapter-turn = turn { $turn }
sixty-deed-candidate-card = { $side }’s Candidate Card
sixty-deed-debates = The debates
sixty-deed-election = Election Day
