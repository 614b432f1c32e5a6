# Words of the page itself. What a game says comes from the server.

## Everywhere

page-no-server = The server does not answer
page-try-again = Try again
page-loading = One moment…
page-missing = There is nothing here
page-to-lobby = To the lobby
page-navigation = Main
page-rules = Rules
page-settings = Settings
page-account = Account
page-close = Close

## At the table

page-question = What is asked
page-why = Why?
page-list = { $count ->
    [one] 1 answer
   *[other] { $count } answers
 }
page-undo = Undo
page-click-lit = Click whatever is lit.
page-refused = That cannot be done now.
page-waiting = Waiting for { $who }.
page-waiting-all = Your answer is in. Waiting for the others.
page-waiting-for-players = Waiting for players
page-won = { $reason ->
    [resigned] { $side } wins: the other side has resigned.
    [clock] { $side } wins: the other side ran out of time.
   *[rules] { $game ->
        [dictators] { $side } has talked the President out of his chair and wins.
       *[other] { $winners ->
            [one] { $side } wins the election.
           *[other] { $side } win the election.
         }
     }
 }
page-draw = The game is drawn.
page-counting = The votes are being counted.
page-window = Whoever wants to answer does so within { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
 }; then all pass.
page-your-turn = Your turn
page-watching = Watching
page-watchers = { $count ->
    [one] 1 spectator
   *[other] { $count } spectators
 }
page-keys = Keys
page-table-menu = Table
page-lost = The connection is lost. The table waits for you and we are trying again.
page-past = The board as it was at ply { $ply }.
page-earlier = Earlier
page-later = Later
page-back-to-now = Back to now
page-sure = { $certain ->
    [yes] This ends your turn.
   *[other] This may end your turn.
} Is it your answer?
page-yes = Yes
page-no = No
page-record = Record of the game
page-log = Log
page-chat-tab = { $unread ->
    [0] Chat
   *[other] Chat ({ $unread } new)
 }
page-answers = Answers: { $answers }
page-chat = { $room ->
    [seats] Chat between the players
   *[spectators] Chat of the spectators
 }
page-no-chat = { $room ->
    [seats] Only the players read this.
   *[spectators] Only spectators read this.
 }
page-say = Say something
page-send = Send
page-filter = Which lines
page-filter-kind = { $kind ->
    [all] Everything
    [draws] Draws
    [cards] Cards and events
   *[board] The board
 }
page-show-ply = Show the board at ply { $ply }
page-more = More
page-replay = Replay
page-replay-own = Look back over the game
page-rematch = Play again with sides swapped
page-to-rematch = To the next game, sides swapped
page-export = Save the journal
page-resign = Resign as { $side }
page-resign-sure = Yes, give the game up
page-bot-takes = Let a bot play { $side }
page-commitment = Seed commitment:
page-seed = Seed:
page-clocks = Clocks
page-curtain-title = Hand over the screen
page-curtain = The next question is for { $side }. Nobody else should look.
page-curtain-open = I am { $side }
page-curtain-undo = No: { $side } takes the last answer back
page-send-link = Send this link to your opponent
page-copy = Copy
page-copied = Copied
page-new-link = Make a link
page-sit = Sit here
page-cannot-join = You cannot be seated
page-joining = Taking you to your seat…
page-pause = Pause
page-play = Play
page-ply-of = Ply { $ply } of { $last }
page-share = Copy link
page-to-table = To the table
page-nothing-happened = Nothing that you could see.
page-search-rules = Search the rules
page-hits = { $count ->
    [one] 1 rule
   *[other] { $count } rules
 }
page-chapters = Chapters
page-wide-table = A wide table
page-status = { $status ->
    [open] Open
    [running] Running
   *[over] Over
 }
page-speed = { $speed ->
    [live] { $minutes } minutes and { $increment } seconds a move
    [days] { $days ->
        [one] 1 day
       *[other] { $days } days
      } a move
   *[none] no clock
 }
page-key-1 = walks through everything on the page
page-key-2 = walk the map by geography, or along your hand
page-key-3 = answers with what is in focus
page-key-4 = goes to the next answer, wherever it lies
page-key-5 = answers with that button of the question
page-key-6 = goes to the map
page-key-7 = goes to your hand
page-key-8 = takes back your last answer
page-key-9 = closes a menu, or comes back from the past
page-key-10 = shows these keys


## The lobby

lobby-games = Games
lobby-kicker-1960 = Two candidates, fifty states, one bag of cubes
lobby-title-1960 = The Making of the President
lobby-kicker-campaign-trail = Three parties, six actions, two debates
lobby-title-campaign-trail = Campaign Trail
lobby-pitch-campaign-trail = From the first flight to Election Day, for two to six players, in teams, alone or together. Choose your side and play against bots at once.
lobby-kicker-dictators = Two to five dictators, one President
lobby-title-dictators = The dictators' race
lobby-pitch-dictators = Land in Hawaii, cross the continent, and talk the President out of his chair before the world ends. Choose a colour and play against bots at once.
lobby-pitch-1960 = Nine turns on the road to Election Day. Choose your side and play against a bot at once.
lobby-play-as = Play now as
lobby-watch = Watch bots
lobby-hotseat = { $seats ->
    [2] Two at one screen
   *[other] All at one screen
 }
lobby-arrange = Who sits where
lobby-sits = { $who ->
    [me] I do
    [bot] a bot
   *[open] whoever I invite
 }
lobby-open-table = Open the table
lobby-deck-file = A deck file of your own, in place of the house deck
lobby-own-deck = a deck of their own
lobby-learn = Read the rules
lobby-picture = A map of the United States with each state in the ink of the candidate who took it in 1960
lobby-your-tables = Your tables
lobby-open-tables = Open tables
lobby-running = Games to watch
lobby-none-yours = You sit at no table yet.
lobby-none-open = No table is waiting for a player.
lobby-invite = Invite a friend
lobby-invite-text = You get a link. Whoever opens it is seated at once, on any device, without an account.
lobby-invite-as = Invite, and play { $side }
lobby-options = How to play
lobby-bot = Bot
lobby-bot-name = { $bot ->
    [volunteer] Volunteer: means well, and slips often
    [organizer] Organizer: looks a little ahead
    [manager] Manager: plans its plays and punishes mistakes
    [strategist] Strategist: the strongest, and still quick
   *[other] { $bot }
 }
lobby-clock = Clock
lobby-speed = { $speed ->
    [fast] 20 minutes and 10 seconds a move
    [slow] 1 hour and 30 seconds a move
    [days] 3 days a move
   *[none] no clock
 }
lobby-window = Time to answer out of turn
lobby-window-time = { $seconds ->
    [0] until everybody has answered
   *[other] { $seconds } seconds for everybody
 }
lobby-private = Only by invitation
lobby-import = Bring a game
lobby-import-text = A journal file that was saved from a table

## Settings and account

set-theme = Paper
set-theme-name = { $theme ->
    [light] Light
    [dark] Dark
   *[auto] As the device has it
 }
set-palette = Inks
set-palette-name = { $palette ->
    [normal] Blue and red
   *[other] Blue and orange, for colour-blind eyes
 }
set-table = At the table
set-confirm = Ask before the answer that ends my turn
set-animation = Cubes fly and cards turn
set-sound = Two knocks when it is my turn
set-notify = Tell me when it is my turn
set-pass = In games of days a move, pass for me whenever a response could be played
set-pace = How fast bots answer, at tables that I open from now on
set-pace-name = { $pace ->
    [0] instantly
    [300] briskly
    [700] at an easy pace
    [1500] slowly
   *[3000] very slowly
 }
set-name = Your name
set-save-name = Take this name
set-named = You are known as { $name } now.
set-webhook = A web address to which 'your turn' is posted while you are away
set-webhook-save = Post it there
set-webhook-is = { $set ->
    [yes] Your turns will be posted there.
   *[no] Your turns are posted nowhere.
 }
set-webhook-secret = What is posted is signed with this secret:
set-kept = Settings are kept in this browser.
account-guest = You play as a guest, { $name }. With an account you keep your games on every device.
account-name = Name
account-password = Password, at least 8 characters
account-make = Make an account
account-login = Sign in
account-in = You are signed in.
account-made = Your account is made, and your games are kept.
account-signed-in = You are signed in as { $name }.
account-old = Present password
account-new = New password
account-change = Change the password
account-changed = The password is changed.
account-logout = Sign out
account-everywhere = Sign out everywhere
account-out = You are signed out.
account-export = Save my data
account-delete = Delete my account
account-delete-sure = Yes, delete it for good
account-gone = Your account is deleted.

## The board of 1960

board-region = { $region ->
    [west] West
    [midwest] Midwest
    [south] South
   *[east] East
 }
board-issue = { $issue ->
    [defense] Defense
    [economy] Economy
   *[civil-rights] Civil Rights
 }
board-map = Map. Arrow keys walk it, Enter answers.
board-zoom = Part of the map
board-all = All
board-state = { $state }, { $votes } votes, { $side ->
    [kennedy] Kennedy { $cubes }
    [nixon] Nixon { $cubes }
   *[none] empty, edge { $edge ->
        [kennedy] Kennedy
       *[nixon] Nixon
     }
 }
board-carried = carried
board-stands-here = { $side } is here
board-lead = { $side ->
    [kennedy] Kennedy { $cubes }
    [nixon] Nixon { $cubes }
   *[none] nobody
 }
board-campaigns = The campaigns
board-issues = Issues
board-advertising = Advertising by region
board-media = media
board-endorsed = endorsed
board-momentum = Momentum
board-hand = Hand
board-strategy = Strategy
board-bag = Bag
board-rest = Rest
board-candidate = Candidate Card
board-card = Candidate
board-active = active
board-exhausted = exhausted
board-to-answer = to answer
board-bot = Bot, { $name ->
    [volunteer] Volunteer
    [organizer] Organizer
    [manager] Manager
    [strategist] Strategist
   *[other] { $name }
 }
board-empty-seat = Empty seat
board-you = you
board-present = present
board-away = away
board-your-hand = Your hand
board-candidate-card = Candidate Card
board-vice-president = Vice President
board-points = { $points } campaign points
board-rest-cubes = { $count ->
    [one] 1 rest cube
   *[other] { $count } rest cubes
 }
board-score = If it were Election Day now
board-majority = { $votes } wins
board-tipping = Tipping:
board-turn-track = Turns
board-debates = Debates
board-election = Election
board-phase-activity = Activity Phase { $phase } of 5
board-phase = { $stage ->
    [turn-begins] The turn begins
    [activity] Initiative Phase
    [momentum] Momentum Phase
    [strategy] Campaign Strategy Phase
    [turn-ends] The turn ends
    [debate-round] The Debates
    [debate-resolve] The Debates
    [election-cards] Election Day: strategy cards
    [election-events] Election Day: events
    [election-tally] Election Day: the tally
   *[over] The game is over
 }
board-starts = { $side } goes first
board-show-map = Show the map
board-show-debate = Show the debate
board-worth = place { $place } on the track
board-won-place = decided, goes to place { $place }
board-decided = decided
board-piles = Cards on the table
board-deck = Deck { $cards }
board-pile = { $pile ->
    [in-play] In play
    [in-force-kennedy] In force this turn, on Kennedy
    [in-force-nixon] In force this turn, on Nixon
    [debate-space] Debate events
    [election-space] Election Day events
    [prevention-space] Prevention events
    [stack-kennedy] Kennedy's strategy
    [stack-nixon] Nixon's strategy
    [revealed-kennedy] Kennedy's strategy, revealed
    [revealed-nixon] Nixon's strategy, revealed
    [hand-kennedy] Seen in Kennedy's hand
    [hand-nixon] Seen in Nixon's hand
    [discard] Discarded
   *[removed] Out of the game
 }
board-election-night = Election Night
board-watch-night = Watch Election Night
board-polls-close = The polls are closing in the East…
board-withheld = votes withheld
board-skip = Skip to the end
board-to-board = To the board
board-final-tally = Final tally
board-votes = Electoral votes
board-states = States
board-cubes = State support
board-over = The game is over.

## The board of Campaign Trail

trail-board-party = { $party ->
    [democrat] Democrats
    [libertarian] Libertarians
   *[republican] Republicans
 }
trail-board-state = { $state }, { $votes } votes, held by { $holder }; Democrats { $democrat }, Libertarians { $libertarian }, Republicans { $republican }
trail-board-stands-here = { $who } is here
trail-board-home-of = home of { $who }
trail-board-votes = { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
 }
trail-board-star = { $star ->
    [1] (first star)
   *[2] (second star)
 }
trail-board-ethics = ethics state of the { $party }
trail-board-city = { $state ->
    [CA] Los Angeles
    [WA] Seattle
    [CO] Denver
    [MN] Minneapolis
    [IL] Chicago
    [TX] Dallas
    [OH] Cleveland
    [GA] Atlanta
    [MD] Baltimore
   *[NY] New York
 }
trail-board-pawn = { $role ->
    [president] P
    [vice-president] V
   *[alone] { $party ->
        [democrat] D
        [libertarian] L
       *[republican] R
     }
 }
trail-board-looks = What is shown
trail-board-look = { $kind ->
    [issues] Issues
    [debate] Debate
   *[voters] Voters
 }
trail-board-regions = Regions, with the states each party holds
trail-board-suppress = { $travel }, remove { $count }
trail-board-money = ${ $amount }M
trail-board-voters = { $count ->
    [one] { $count } voter
   *[other] { $count } voters
 }
trail-board-home-region = home region
trail-board-dirty = Dirty
trail-board-use = { $use ->
    [travel] { $kind ->
        [dirty] Suppress
       *[plain] Travel
     }
    [fundraise] { $kind ->
        [dirty] Flip
       *[plain] Raise
     }
    [register] { $kind ->
        [dirty] Sway
       *[plain] Register
     }
    [advertise] { $kind ->
        [dirty] Sling mud
       *[plain] Advertise
     }
    [campaign] { $kind ->
        [dirty] Smear
       *[plain] Campaign
     }
   *[politick] Politick
 }
trail-board-debate-icons = Debate
trail-board-picked = picked
trail-board-held-out = held out
trail-board-just-drawn = just drawn
trail-board-hand-of = Hand of { $who }
trail-board-no-cards = No cards
trail-board-elsewhere = On the table
trail-board-candidates = Candidates dealt to you
trail-board-track = { $count } of 30 voters on the register track
trail-board-automated-cards = { $debates ->
    [0] { $cards } cards left
   *[other] { $cards } cards left, { $debates } for debates
 }
trail-board-chest = War chest
trail-board-registered = Registered
trail-board-role = { $role ->
    [president] President
   *[vice-president] Vice President
 }
trail-board-hand-size = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
 }
trail-board-not-yet = Works from its owner's next turn.
trail-board-beneath = { $card ->
    [none] A card lies face down beneath it.
   *[other] Card { $card } lies face down beneath it.
 }
trail-board-unprepared = { $count ->
    [one] Unprepared for the next debate
   *[other] Unprepared for the next debate, { $count } times
 }
trail-board-genius = Wins every tie
trail-board-calendar = Calendar
trail-board-month = { $month ->
    [all] The campaign
    [0] August
    [1] September
   *[2] October
 }
trail-board-stack = { $count ->
    [one] { $count } card to draw
   *[other] { $count } cards to draw
 }
trail-board-debate = { $debate ->
    [1] 1st debate
   *[2] 2nd debate
 }
trail-board-round = { $stage ->
    [debate] The debate
    [election] Election Day
   *[round] { $round ->
        [0] Before the first round
       *[other] Round { $round }
     }
 }
trail-board-order = Turn order: { $parties }
trail-board-most-wins = If it were Election Day now. Most votes win.
trail-board-arena = Debate arena
trail-board-debate-title = { $debate ->
    [1] First debate, { $city }
   *[2] Second debate, { $city }
 }
trail-board-debate-round = Round { $round } of 3
trail-board-topic = Topic card, top row: { $top }; bottom row: { $bottom }
trail-board-on-track = { $party } { $space }: { $voters ->
    [one] { $voters } voter a state
   *[other] { $voters } voters a state
 }
trail-board-in-centre = in the centre
trail-board-arena-empty = No issue is in the arena.
trail-board-pile = { $pile ->
    [in-play] In play
    [beneath] Face down beneath your cards
   *[discard] Discarded
 }
trail-board-ongoing-of = Before { $who }
trail-board-seen-of = Seen in the hand of { $who }
trail-board-bottom-of = At the bottom of { $month ->
    [0] August
    [1] September
   *[2] October
 }
trail-board-automated-card = { $party } turned up { $card }
trail-board-automated-register = with fewer than { $filled } full spaces, register { $count }
trail-board-automated-direct = else { $use }: { $count ->
    [one] { $count } voter
   *[other] { $count } voters
 } where the lead is below
trail-board-nobody = You have lost: an automated party wins the election.
trail-board-election-day = Election Day
trail-board-watch-day = Watch Election Day
trail-board-poster = A map of the United States in three inks, with the pieces of three parties and the way of a campaign

## What bots can tell

page-story = How the game went
page-story-graph = How likely { $side } was to win, ply by ply
page-swings = What turned it
page-swing = { $deed }, { $chapter }: { $side } +{ $gain }%
page-swing-bare = { $deed }: { $side } +{ $gain }%
page-advice = What the Strategist would do
page-advice-ask = What would the Strategist do?
page-advice-thinks = The Strategist thinks…
page-advice-found = { $side }: { $chance }% to win, after { $count } looks ahead. Its best answers, and the chance that each leaves:
page-advice-played = was played
page-advice-other = What was played was none of these: { $choice }
page-hint = Hint
page-hints = hints allowed
lobby-hints = Hints allowed: a bot advises whoever asks
page-cancel = Cancel

## The board of the dictators' race

dictators-board-poster = North America with five dictators on their way from Hawaii to Washington, past nuclear sites in Canada and Mexico
dictators-board-map = Map of North America. Arrow keys walk it, Enter answers.
dictators-board-part = { $part ->
    [west] West
    [middle] Middle
    [east] East
    [mexico] Mexico
   *[southeast] South-east
 }
dictators-board-zone = { $zone ->
    [hawaii] Hawaii time
    [pacific] Pacific time
    [mountain] Mountain time
    [central] Central time
   *[eastern] Eastern time
 }
dictators-board-zone-sign = { $zone ->
    [hawaii] HAWAII
    [pacific] PACIFIC
    [mountain] MOUNTAIN
    [central] CENTRAL
   *[eastern] EASTERN
 }
dictators-board-no-fly = { $zone ->
    [hawaii] Hawaii time: no-fly zone
    [pacific] Pacific time: no-fly zone
    [mountain] Mountain time: no-fly zone
    [central] Central time: no-fly zone
   *[eastern] Eastern time: no-fly zone
 }
dictators-board-no-fly-sign = NO FLY
dictators-board-facility = facility of zone { $zone }
dictators-board-your-facility = yours to disarm
dictators-board-disarmed-by = disarmed by { $seat }
dictators-board-token-here = a zone 4 token lies here
dictators-board-trident = the Trident with { $warheads ->
    [one] 1 warhead
   *[other] { $warheads } warheads
 }
dictators-board-stands-here = { $seat } is here
dictators-board-blocked = { $road }, roadblock
dictators-board-players = The dictators
dictators-board-traded = { $kind ->
    [places-traded] traded everything with { $seat }
   *[other] traded dictators with { $seat }
 }
dictators-board-face-down = face-down
dictators-board-facilities = Facilities
dictators-board-zone-number = Zone { $zone }
dictators-board-disarmed = disarmed
dictators-board-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
dictators-board-tokens = { $count ->
    [one] 1 token
   *[other] { $count } tokens
 }
dictators-board-kept = kept an audience
dictators-board-needs = needs { $minimum }+
dictators-board-needs-why = The smallest roll that convinces the President, with the facilities disarmed so far
dictators-board-skips = { $count ->
    [one] skips 1 turn
   *[other] skips { $count } turns
 }
dictators-board-puppet = played by { $seat }
dictators-board-turns = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
 }
dictators-board-ability = Ability
dictators-board-sort = { $sort ->
    [action] Action
    [interruption] Interruption
    [asset] Asset
    [founder] Founder
    [president] President
    [token] Zone 4 token
   *[event] Event
 }
dictators-board-free = free
dictators-board-cost = { $cost ->
    [0] free
    [one] 1 action
   *[other] { $cost } actions
 }
dictators-board-usa-only = USA only
dictators-board-once = once a turn
dictators-board-event = { $card ->
    [trident] A submarine with a warhead for every dictator surfaces off a coast.
   *[defcon] DEFCON goes one step nearer to 1, and the new level takes effect.
 }
dictators-board-token = Token { $token }
dictators-board-empty-hand = Your hand is empty.
dictators-board-die = { $sides ->
    [20] a twenty-sided die shows { $value }
   *[other] a six-sided die shows { $value }
 }
dictators-board-desk = The turn
dictators-board-round = Round { $round }
dictators-board-turn-of = The turn of { $seat }
dictators-board-actions = { $count ->
    [0] no action left
    [one] 1 action left
   *[other] { $count } actions left
 }
dictators-board-travelled = travel used
dictators-board-again = another turn follows
dictators-board-stack = What is being answered
dictators-board-stack-turn = begins the turn
dictators-board-stack-move = { $how ->
    [road] travels to { $place }
    [flight] flies to { $place }
   *[boat] takes the slow boat to { $place }
 }
dictators-board-stack-arrived = has reached { $place }
dictators-board-stack-attempt = disarms in { $place }
dictators-board-stack-warhead = disarms a warhead
dictators-board-stack-roll = { $purpose ->
    [disarm] rolls to disarm
    [disarm-warhead] rolls to disarm a warhead
    [convince] rolls to convince the President
   *[grit] rolls not to skip
 }
dictators-board-stack-present = speaks to the President
dictators-board-bonus = { $bonus } to be added
dictators-board-cancelled = cancelled
dictators-board-window = Open to answers. Nobody is told who thinks.
dictators-board-answer-in = Your answer is in.
dictators-board-president = The President
dictators-board-nothing = Nothing to answer.
dictators-board-defcon = DEFCON { $level }
dictators-board-level = { $level ->
    [5] Calm
    [4] Checkpoints
    [3] Scramble
    [2] Martial law
   *[1] Boom
 }
dictators-board-next-level = next { $level ->
    [4] checkpoints
    [3] scramble
    [2] martial law
   *[1] boom
 }
dictators-board-decks = Command deck { $command } · Presidential deck { $presidents } · Founders { $founders }
dictators-board-supply = Roadblocks { $blocks } of 30 · Zone 4 tokens on the board { $sites }
dictators-board-pile = { $pile ->
    [discard] Discard pile
    [president-discard] Used presidential cards
    [founder-discard] Founders' discard pile
    [known-deck] Seen in the command deck
    [known-presidents] Seen in the presidential deck
    [known-hands] Seen in other hands
   *[spent] Used tokens
 }
dictators-board-shout = { $event ->
    [card-played] Slap!
    [cancelled] Nope!
    [presidential-card] Knock, knock!
    [founder-came] 1776!
    [skipped] Zzz…
    [places-traded] All change!
    [dictators-traded] All change!
    [meeples-traded] All change!
    [defcon-changed] Alert!
    [trident-surfaced] Ahoy!
    [disarmed] Snip!
   *[game-ended] The end!
 }

## Languages, and what is said without a server

set-language = Language
set-language-auto = As the browser has it
page-offline = The server does not answer.
page-http-error = The server said { $status }.
page-clock-days = { $days } d { $hours } h
