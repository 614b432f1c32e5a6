# What a table says by itself, and why it refuses something.

table-undo = { $side } took an answer back.
table-resign = { $side } gave the game up.
table-clock = { $side } ran out of time.

refused-late = The table has moved on; look at it again.
refused-not-yours = That seat is not yours.
refused-not-running = The game is not running.
refused-illegal = That is no answer here.
refused-revealed = Your last answer cannot be taken back: something became known since.
refused-answered-since = Your last answer cannot be taken back: somebody has answered since.
refused-nothing-to-undo = You have no answer to take back.
refused-bad-request = That message could not be understood.
refused-too-fast = That was too much at once; wait a moment.
refused-no-session = You are not known here yet; load the page again.
refused-not-seated = You have no seat at this table.
refused-server = The server could not do it; try again.
refused-journal = The table cannot be read.
refused-no-such-table = There is no such table.
refused-closing = The server restarts; come back in a moment.

## Why a request is refused, and what to do about it

error-no-session = You are not known here yet.
error-origin = This request does not come from this site's own page.
error-not-json = A change is sent as JSON.
error-too-fast = That was too much at once.
error-no-such-path = There is no such page of the interface.
error-no-such-table = There is no such table.
error-no-such-seat = There is no seat '{ $name }' at this table.
error-no-such-game = There is no game '{ $name }' here.
error-no-such-lesson = There is no such lesson.
error-no-such-player = There is no player of that name.
error-no-such-event = There is no such event.
error-event-started = The event has started already.
error-event-full = The event is full.
error-event-empty = An event needs two players or more.
error-not-in-event = You do not play this event.
error-too-many-events = You have too many events that are not over.
error-rated-account = A rated game is for people with an account.
error-rated-clock = A rated game has a clock.
error-rated-hints = A rated game is played without hints.
error-rated-people = No bot plays a rated game.
error-rated-seats = In a rated game everybody plays one seat.
error-rated-opponents = A rated game needs two sides that play against each other.
error-rated-deck = A rated game is played with the deck of the house.
error-too-quick = Orders are for slow games: days a move, or no clock.
error-asked-now = You are asked now: answer first, then say what comes after.
error-seat-taken = This seat is taken.
error-not-seated = You have no seat at this table.
error-not-owner = Only whoever opened the table can do that.
error-started = The table has started already.
error-seats-open = Seats are still open.
error-not-running = The game is not running.
error-not-asked = That is not asked of you now.
error-not-over = The game is not over yet.
error-no-hints = This table is played without hints.
error-nothing-asked = Nothing is asked there.
error-too-many-tables = You have too many tables that are not over.
error-too-many-watchers = The table is full of watchers.
error-invitation = This invitation is not valid.
error-invitation-expired = This invitation has expired.
error-name-taken = This name is taken.
error-login = Name or password is wrong.
error-has-account = You have an account already.
error-guest = You play as a guest.
error-journal = The journal proves nothing: { $problem }
error-conflict = Somebody else was faster.
error-server = The server could not do it.
error-closing = The server is shutting down.

advice-no-session = Open the page first; it asks for a session with POST /api/session.
advice-origin = Send the Origin header of the page's own address.
advice-not-json = Send Content-Type: application/json.
advice-too-fast = Wait a moment and try again.
advice-invitation-expired = Ask for a fresh link.
advice-invitation = Ask for a fresh link.
advice-seats-open = Invite somebody or seat a bot.
advice-no-such-lesson = The names of all lessons are in /api/games.
advice-event-empty = Send the link to somebody.
advice-too-many-events = Finish one first.
advice-rated-account = Make an account first, or sign in.
advice-rated-clock = Choose a clock, or play for fun.
advice-rated-hints = Leave hints out, or play for fun.
advice-rated-people = Invite somebody, or play for fun.
advice-rated-seats = Invite somebody, or play for fun.
advice-rated-opponents = Choose another way to play, or play for fun.
advice-rated-deck = Leave your own deck out, or play for fun.
advice-too-many-tables = Finish or resign one first.
advice-name-taken = Pick another name.
advice-has-account = Sign out to make another one.
advice-guest = Make an account first.
advice-conflict = Look at the table again.
advice-not-asked = Look at the table again.
advice-server = Try again in a minute.
advice-closing = Try again in a minute.

error-too-long = That is too long.
error-no-such-method = That cannot be done here.
error-not-as-expected = This request is not written as the interface expects it.
error-stumbled = The server stumbled; try again.
bad-language = There are no words in this language.
bad-seats = This table has { $count } seats: { $seats }.
bad-nonce = A nonce has at most { $most } characters.
bad-event-name = The name of an event has 1 to { $most } characters.
bad-event-seats = An event is for two who play against each other: choose the options of a game for two.
bad-event-clock = An event has a clock, so that whoever does not come cannot hold it up.
bad-note = A note has at most { $most } characters.
bad-order-count = A seat has at most { $most } orders.
bad-order-length = These orders are too long.
bad-order-answers = An order has 1 to { $most } answers.
bad-order-answer = There is no answer '{ $name }' in this game.
bad-order-condition = A condition names an event.
bad-clock = A clock has 1 second to a day with response windows of at most 60 seconds, or 1 to 60 days a move.
bad-name = A name has 1 to { $most } characters.
bad-password = A password has 8 to 200 characters.
bad-line = A line has 1 to { $most } characters.
webhook-url = A webhook's address starts with https:// or http://, names a host and has at most 500 characters.
webhook-unknown = This webhook's host cannot be found.
webhook-private = This webhook's address is private; only the host of this server can allow that.
webhook-silent = The webhook does not answer.
webhook-status = The webhook answers with status { $status }.

## Why a socket is closed

bye-watchers = The table is full of watchers.
bye-hello = Say hello first.
bye-slow = You were too slow to follow.
bye-signed-out = You signed out.
bye-restart = The server restarts; come back in a moment.
bye-eyes = These are not your eyes.
bye-unreadable = The table cannot be read.
bye-binary = Messages are text.
bye-too-fast = That was too much at once.

## Why a server does not start

start-listen = the server cannot listen at { $address }: { $error }; pick another address with --listen
start-database = the database cannot be opened: { $error }; see --database

## People

guest-name = Guest { $id }
