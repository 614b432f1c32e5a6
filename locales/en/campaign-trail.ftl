# Campaign Trail. Words for players.

game-campaign-trail = Campaign Trail

## Options

trail-option-players = Players of a versus game.
trail-option-parties = Which two parties play, where two do; against automated parties the first one is yours.
trail-option-mode = versus: party against party. solo: you alone against automated parties. coop: two of you against them.
trail-option-automated = How many automated parties; 0 means one in solo and coop.
trail-option-solo-deck = What runs automated parties: the basic deck, or the advanced decks with debates.
trail-option-dirty-politics = Dirty Politics cards are shuffled in (CT-Y1).
trail-option-deck = The deck: house, or the text of another; the command line reads it with --deck FILE.

## Names

seat-democrat = Democrat
seat-democrat-president = Democrat President
seat-democrat-vice-president = Democrat Vice President
seat-libertarian = Libertarian
seat-libertarian-president = Libertarian President
seat-libertarian-vice-president = Libertarian Vice President
seat-republican = Republican
seat-republican-president = Republican President
seat-republican-vice-president = Republican Vice President
trail-party = { $party ->
    [democrat] the Democrats
    [libertarian] the Libertarians
   *[republican] the Republicans
 }
trail-region = { $region ->
    [pacific] Pacific
    [mountain] Mountain
    [great-plains] Great Plains
    [great-lakes] Great Lakes
    [gulf-coast] Gulf Coast
    [appalachian] Appalachian
    [southeast] Southeast
    [mid-atlantic] Mid-Atlantic
   *[northeast] Northeast
 }
trail-state = { $name }
trail-issue = { $issue ->
    [HEA] Health Care
    [GUN] Gun Control
    [ENG] Energy Costs
    [TAX] Taxes
    [JOB] Jobs
    [DEB] National Debt
    [TRA] International Trade
    [IMM] Immigration
    [AID] Foreign Aid
    [GEN] Gender Equality
    [REP] Reproductive Rights
    [CRI] Criminal Justice
    [SUR] Surveillance State
    [DRU] Drug Trafficking
    [MIL] Military Spending
    [EDU] Education
    [HOU] Affordable Housing
   *[ENV] Environment
 }
trail-candidate = { $candidate ->
    [incumbent] The Incumbent
    [party-favorite] The Party Favorite
    [establishment] The Establishment Candidate
    [outsider] The Outsider
    [experienced] The Experienced Candidate
    [wealthy] The Wealthy Candidate
    [newcomer] The Newcomer
    [orator] The Orator
    [strategist] The Strategist
    [clean] The Clean Candidate
    [genius] The Genius
   *[populist] The Populist
 }
trail-candidate-text = { $candidate ->
    [incumbent] Fundraising gives $20M more. Numbered travel is one state shorter, at least one.
    [party-favorite] When you advertise or campaign, 2 of the voters come from the undecided supply. At most 3 voters in one state in a campaign; a smear campaign removes at most 3 in one state.
    [establishment] While you travel you may place up to 2 registered voters in states that you enter. Registering and swaying minds give you 2 voters fewer.
    [outsider] After fundraising or registering you may travel 1 state. Campaigns cost $80M; a smear campaign costs 1 ethics voter more.
    [experienced] When you refill your hand, draw one card more and put one of them at the bottom. No travel with a plane.
    [wealthy] Advertising and campaigning cost $20M less; mudslinging and smear campaigns cost 1 ethics voter less. Campaigns reach only your pawn's state, at least one voter there, and the states around it.
    [newcomer] Your hand has 6 cards. No voters in your home state at the start, and few resources.
    [orator] After the third round of each debate you may move one marker one space toward your party. At most 2 icons of an advertise or mudslinging action. Your hand has 4 cards.
    [strategist] Campaigns place up to 8 voters; smear campaigns remove up to 10. In debates only the top row of the topic card and rabbit trails.
    [clean] At the end of a campaign you may convert an opposing voter in your pawn's state. Fundraising gives $20M less, at least $10M; flip contributors gives you $20M less.
    [genius] Your party wins every tie for a state and for a region; without any voters only where it has a star. Each issue advertised costs $10M more; mudslinging costs 2 ethics voters more. Your hand has 3 cards, or 2 if you have a running mate.
   *[populist] When you advertise or sling mud you use one icon of the card, and you may add one issue that is not on it, without its price. Campaigns place at most 4 voters; smear campaigns remove at most 6. Your hand has 4 cards.
 }
trail-politick = { $politick ->
    [diverse-strategy] Diverse Strategy
    [grassroots] Grassroots
    [poll-win] Poll Win
    [re-strategize] Re-strategize
    [sabotage] Sabotage
    [stadium-rally] Stadium Rally
    [backlash] Backlash
    [campaign-advisor] Campaign Advisor
    [committed-donors] Committed Donors
    [connections] Connections
    [debate-prep] Debate Prep
    [favorite-son] Favorite Son
    [frequent-flyer] Frequent Flyer
    [october-surprise-money] October Surprise (money)
    [october-surprise-voters] October Surprise (voters)
    [recount] Recount
    [super-pac] Super PAC
    [travel-costs] Travel Costs
    [unprepared] Unprepared
    [change-of-plans] Change of Plans
    [local-funds-dry-up] Local Funds Dry Up
    [bribes] Bribes
    [false-news-story] False News Story
    [intimidation] Intimidation
   *[scandal] Scandal
 }
trail-politick-text = { $politick ->
    [diverse-strategy] Draw 2 cards. You may then play one more card, but not for Diverse Strategy or Re-strategize.
    [grassroots] Do any of these, each once, in any order: move up to 2 states; gain $20M; gain 1 registered voter; place 1 registered voter in a coloured state of this card.
    [poll-win] Choose a region in which your party holds more states than any other. Place 1 undecided voter in each of up to 3 of its states.
    [re-strategize] Take any card from the discard pile: into your hand, or play it at once for any of its actions.
    [sabotage] Pay $20M. Discard an ongoing card of an opponent, and any card beneath it.
    [stadium-rally] Pay $50M. Place 2 registered voters where your pawn is. You may place 1 in each of up to 2 adjacent states.
    [backlash] Pay $50M. Ongoing. Each time an opponent advertises, gain 3 registered voters.
    [campaign-advisor] Ongoing. Each time an opponent campaigns, draw 1 card.
    [committed-donors] Ongoing. Each time an opponent takes a politick action, gain $30M.
    [connections] Ongoing. At the start of your turn the party that holds your home state gains $10M.
    [debate-prep] Ongoing. You may lay a card of your hand beneath this. When you next prepare for a debate, take it, draw 2 cards and discard this.
    [favorite-son] Ongoing. When the first card of your turn shows your home state as a coloured state, place 1 undecided voter there.
    [frequent-flyer] Ongoing. You may fly to a city at once. When you travel, go one state farther, or let your running mate travel instead.
    [october-surprise-money] At the end of the game place 1 undecided voter anywhere for each $30M, at most 6, and 2 in one state.
    [october-surprise-voters] At the end of the game place 1 undecided voter anywhere for every 3 registered voters, at most 6, and 2 in one state.
    [recount] At the end of the game place 2 undecided voters in one state.
    [super-pac] Ongoing. Advertising costs you $10M an issue.
    [travel-costs] Ongoing. Each time an opponent travels, that party pays you $20M.
    [unprepared] Ongoing. Name an opposing party. Its debater loses 2 cards at random before the next debate; then discard this.
    [change-of-plans] Response. Pay $30M. An opponent who has named an action for the first card of a turn must take another action of that card.
    [local-funds-dry-up] Response. A campaign that an opponent declares costs $20M for each voter placed instead of its price.
    [bribes] In your pawn's state replace up to 3 opposing voters by yours, for $40M each.
    [false-news-story] Choose a state. Every opposing party loses 2 voters there.
    [intimidation] Ongoing. When an opponent campaigns with a card that lists a state of your pawn's region, that party gives you $20M or 2 registered voters.
   *[scandal] Each opposing party pays you $40M, or loses 2 registered voters and 2 voters of its ethics states.
 }
trail-use = { $use ->
    [travel] travel
    [fundraise] fundraise
    [register] register
    [advertise] advertise
    [campaign] campaign
   *[politick] politick
 }
trail-card = #{ $card }
trail-travel = { $kind ->
    [steps] { $steps ->
        [one] { $steps } state
       *[other] { $steps } states
     }
    [plane] any city
    [both] any city and { $steps } more
   *[either] { $steps } states or any city
 }

## Cards

trail-card-full = #{ $card } ({ $state }) { $uses }; in debates { $debate }
trail-card-no-debate = nothing
trail-card-travel = { $kind ->
    [dirty] suppress { $voters } voters after travelling { $travel }
   *[plain] travel { $travel }
 }
trail-card-fundraise = { $kind ->
    [dirty] take ${ $amount }M from a party
   *[plain] raise ${ $amount }M
 }
trail-card-register = { $kind ->
    [dirty] sway { $amount } voters
   *[plain] register { $amount } voters
 }
trail-card-advertise = { $kind ->
    [dirty] sling mud on { $issues }
   *[plain] advertise on { $issues }
 }
trail-card-campaign = { $kind ->
    [dirty] smear in { $states }
   *[plain] campaign in { $states }
 }
trail-card-campaign-home = campaign in your home region
trail-card-politick = { $politick }: { $text }

## Questions

trail-ask-nothing = Nothing is asked.
trail-ask-candidate = Which candidate do you keep?
trail-ask-home = Which state is your home?
trail-ask-team-order = Who of you goes first in this round?
trail-ask-card = { $month ->
    [0] August: which card do you play?
    [1] September: which card do you play?
   *[2] October: which card do you play?
 }
trail-ask-another-card = Which further card do you play?
trail-ask-use = What do you play { $card } for?
trail-ask-other-use = Change of Plans: what else than { $use } do you play { $card } for?
trail-ask-response = An opponent declares { $use }. Do you answer with { $politick }?
trail-ask-travel = { $means ->
    [plane] Where do you fly?
    [either] Where do you travel? By plane, or up to { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }.
    [both] Where do you travel? By plane and up to { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }.
   *[steps] Where do you travel? Up to { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }.
 }
trail-ask-step = Your next state, or a voter where you are? { $steps } steps and { $voters } voters are left.
trail-ask-who-travels = Frequent Flyer: do you travel, or your running mate?
trail-ask-may-travel = Do you travel one state now?
trail-ask-flip = Whose contributors do you flip, for ${ $amount }M?
trail-ask-sway = Whose voters do you sway, { $amount } of them?
trail-ask-issue = Which issue do you advertise? { $count } so far.
trail-ask-mud = Which issue do you sling mud on? { $count } so far.
trail-ask-place = Where does the next voter go? { $left } at most.
trail-ask-place-dry = Local funds have dried up: where does the next voter go, for $20M? { $left } at most.
trail-ask-october = October Surprise: where does the next voter go? { $left } are left.
trail-ask-remove = { $why ->
    [suppression] Which voters do you suppress? { $left } are left.
    [mudslinging] Where does mud stick? { $left } voters are left.
    [smear] Where do you smear? { $left } voters at most.
    [ethics] In which of your ethics states do you give up a voter? { $left } are owed.
    [scandal] In which ethics state is a voter lost? { $left } are left.
    [convert] Do you convert an opposing voter where you are?
   *[bribe] Do you bribe a voter where you are, for $40M? { $left } at most.
 }
trail-ask-whose = Whose voter in { $state }?
trail-ask-tribute = Intimidation: do you give { $party } $20M or 2 registered voters?
trail-ask-grassroots = What comes next in your grassroots work?
trail-ask-region = In which region do you win the polls? Up to { $most } voters.
trail-ask-discard = Which card do you take from the discards?
trail-ask-hand-or-play = Do you keep { $card } or play it now?
trail-ask-sabotage = Which ongoing card do you sabotage?
trail-ask-tuck = Which card do you lay beneath your Debate Prep?
trail-ask-unprepared = Which party is unprepared?
trail-ask-false-news = In which state does each opponent lose { $count } voters?
trail-ask-scandal = Scandal: do you pay ${ $money }M, or lose { $voters } registered voters and { $voters } voters of ethics states?
trail-ask-return = Which of the drawn cards goes to the bottom?
trail-ask-offer = Which card do you offer to your running mate? { $left } more at most.
trail-ask-exchange = Your President offers { $cards }. Which card do you give? { $left } to go.
trail-ask-debate = Which card do you play in the debate?
trail-ask-last-word = Which issue do you turn with your last word?
trail-ask-recount = Recount: where do { $count } voters turn up?

## Choices

trail-choose-state = { $state }, { $votes } votes (Democrats { $democrat }, Libertarians { $libertarian }, Republicans { $republican })
trail-choose-issue = { $issue }: { $states }
trail-choose-candidate = { $candidate }, ${ $money }M and { $voters } voters. { $text }
trail-choose-word = { $word ->
    [stop] enough
    [stay] stay here
    [pass] pass
    [yes] yes
    [no-exchange] no exchange
    [no-card] no card
    [discard-card] discard the card: none of its actions can be taken
    [president-first] the President
    [vice-president-first] the Vice President
    [move-own-pawn] I travel
    [move-running-mate] my running mate travels
    [place-voter] place a voter here
    [to-hand] into my hand
    [play-now] play it now
    [pay-money] pay the money
    [give-voters] give the voters
    [lose-voters] lose the voters
    [gain-money] gain $20M
    [gain-voters] gain 2 registered voters
    [move] move up to 2 states
   *[place-coloured] place voters in coloured states
 }

## Refusals

trail-no-game-over = The game is over.
trail-no-not-asked = Somebody else is to answer now.
trail-no-wrong-answer = That is no answer to this question.
trail-no-not-dealt = That candidate was not dealt to you.
trail-no-not-a-reference = No card in your hand shows { $state }.
trail-no-not-in-hand = { $card } is not in your hand.
trail-no-card = { $card } cannot be taken here.
trail-no-can-act = The card has an action that you can take.
trail-no-not-printed = The card does not offer that, or not any more.
trail-no-plans-changed = A Change of Plans forbids that action.
trail-no-planes = The Experienced Candidate does not fly.
trail-no-pawn-elsewhere = Your pawn is in none of the states listed.
trail-no-money = Your war chest does not hold enough.
trail-no-voters = Your party has not registered enough voters.
trail-no-ethics-voters = There are not enough of your voters in your ethics states.
trail-no-nobody-here = There is no voter at your pawn for that.
trail-no-response-only = A response is played in an opponent's turn.
trail-no-not-alone = That has no use against automated parties and cannot be played.
trail-no-discards = The discard pile is empty.
trail-no-nothing-to-sabotage = No opponent has an ongoing card.
trail-no-region = Your party does not hold the most states of any region.
trail-no-not-after-diverse-strategy = The further card of Diverse Strategy cannot play another one.
trail-no-out-of-reach = { $state } is out of reach.
trail-no-issue = { $issue }: { $why }
trail-no-one-issue-at-least = Use at least one issue.
trail-no-not-listed = { $state } is not among the states open to you.
trail-no-not-here-now = No further voter can go to { $state } now.
trail-no-place-at-least-one = Place at least one voter.
trail-no-nothing-to-remove = No voter can be removed in { $state } now.
trail-no-not-to-the-point = { $card } shows no issue of this debate that you may use.

## Log

trail-log-candidate = { $player } runs as { $candidate }.
trail-log-home = { $player } comes from { $state }.
trail-log-debates = The debates will be held in { $first } and { $second }.
trail-log-order = Order of turns: { $parties }.
trail-log-round = { $month ->
    [0] August
    [1] September
   *[2] October
 }, round { $round }.
trail-log-goes-first = { $player } goes first.
trail-log-turn = { $player } to play.
trail-log-drew = { $player } draws { $count ->
    [one] a card.
   *[other] { $count } cards.
 }
trail-log-drew-cards = { $player } draws { $cards }.
trail-log-returned = { $player } puts a card to the bottom.
trail-log-returned-card = { $player } puts { $card } to the bottom.
trail-log-exchanged = Running mates of { $party } exchange { $count } cards.
trail-log-exchanged-cards = In { $party } the President gives { $gives } for { $gets }.
trail-log-reshuffled = { $count } discards become the new deck.
trail-log-played = { $player } plays { $card }: { $use }.
trail-log-wasted = { $player } discards { $card }; none of its actions can be taken.
trail-log-nothing = The means of { $player } are gone, and the action comes to nothing.
trail-log-responded = { $player } answers with { $card }: { $politick }.
trail-log-moved = { $player } is now in { $state }.
trail-log-money-gained = { $party } gain ${ $count }M.
trail-log-money-lost = { $party } lose ${ $count }M.
trail-log-registered = { $party } register { $count ->
    [one] a voter.
   *[other] { $count } voters.
 }
trail-log-registered-lost = { $party } lose { $count ->
    [one] a registered voter.
   *[other] { $count } registered voters.
 }
trail-log-placed = { $party } gain { $count ->
    [one] a voter in { $state }.
   *[other] { $count } voters in { $state }.
 }
trail-log-removed = { $party } lose { $count ->
    [one] a voter in { $state }.
   *[other] { $count } voters in { $state }.
 }
trail-log-majority = { $state } with its { $votes } votes goes to { $party }.
trail-log-stays = { $card } stays in front of { $player }.
trail-log-ongoing-discarded = { $card } of { $player } is discarded.
trail-log-tucked = { $player } lays a card beneath { $over }.
trail-log-tucked-card = { $player } lays { $card } beneath { $over }.
trail-log-named = { $player } names { $party }.
trail-log-retrieved = { $player } takes { $card } from the discards.
trail-log-discarded = { $player } is unprepared and loses { $card }.
trail-log-debate = Debate { $debate } begins in { $state }.
trail-log-debate-card = { $player } argues with { $card }.
trail-log-debate-passed = { $player } has nothing to say.
trail-log-marker = { $issue } moves { $to }.
trail-marker-aside = aside
trail-marker-centre = to the centre
trail-marker-track = to space { $space } of { $party }
trail-log-debate-ended = The debate is over.
trail-log-automated = { $party } turn up card { $card } of their deck.
trail-log-track = The register track of { $party } holds { $count ->
    [one] a voter.
   *[other] { $count } voters.
 }
trail-log-runoff = The leaders are tied in votes and states. The voters of { $party } leave the board.
trail-log-won = { $by ->
    [votes] { $party } win with { $votes } electoral votes.
    [states] { $party } win a tie at { $votes } electoral votes by more states.
   *[runoff] { $party } win the runoff.
 }

## Cards on paper

trail-print-title = Campaign Trail: the deck { $deck }
trail-print-candidates = Candidates
trail-print-cards = Action cards
trail-print-dirty = Dirty Politics
trail-print-topics = Debate topics
trail-print-solo = Solo play
trail-print-advanced = Advanced solo play
trail-print-card = #{ $card } · { $state }
trail-print-resources = ${ $money }M, { $voters } voters; twice that for a party of one player
trail-print-not-for-two = Not with two players
trail-print-debate = Debate: { $issues }
trail-print-row = { $issues }
trail-print-register = With fewer than { $filled } full spaces register { $count }
trail-print-automatic = The direct action happens automatically
trail-print-direct = Otherwise { $use }, { $cubes } voters each: { $states }
trail-print-threshold = { $state } { $count }
trail-print-rabbits = Debate: checks { $grid }; { $count } of { $issues }

## The board in plain text

trail-sketch-headline = { $month ->
    [0] August
    [1] September
   *[2] October
 }, round { $round }; cards left: { $august } { $september } { $october }
trail-sketch-party = { $party }: { $votes } votes, ${ $money }M, { $voters } registered voters
trail-sketch-automated = { $party }, automated: { $votes } votes, { $track } voters on the register track
trail-sketch-seat = { "  " }{ $player }: in { $pawn }, from { $home }, { $hand } cards
trail-sketch-ongoing = { "    " }in play: { $cards }
trail-sketch-hand = { "    " }hand: { $cards }
trail-sketch-legend = States with votes, voters of each party, ! who holds it, @ pawns
trail-sketch-arena = Debate: { $issues }
trail-sketch-issue = { $issue } { $place }
