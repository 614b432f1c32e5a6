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
