# Why something could not be done: what every game, journal and bot may have to say about it.

error-plain = { $text }
error-about = { $what }: { $problem }
error-several = { $first }; { $rest }

## Options and set-up

setup-not-a-table = options are written as a table of keys and values
setup-not-a-table-but = the options of a game make a table of keys and values, not { $found }
setup-not-an-option = '{ $text }' is not an option: write KEY=VALUE
setup-no-option = there is no option '{ $key }'; there are { $keys }
setup-bad-option = option { $key } cannot be '{ $value }'; write { $key }={ $expected }
setup-unread = { $reason }
setup-other-deck = this is no deck of this game: write game = "{ $game }"
setup-no-game = there is no game '{ $name }'; there are: { $names }
setup-no-bot = there is no bot '{ $name }'; there are: { $names }
setup-no-budget = '{ $text }' is no budget for a search: write a number of iterations, such as ismcts:400, up to { $iterations }, or a time, such as ismcts:250ms, up to { $milliseconds }ms
setup-nobody-asked = this table asks nobody anything
setup-other-rules = game { $game } was not played by the rules of today: play the games anew
setup-seats-and-bots = this table has { $seats } seats and { $bots } bots: name one bot a seat
setup-trail-players = 2 to 6 can play: write players=2..6
setup-trail-automated-deck = an automated party beside several human ones needs its own deck: write solo_deck=advanced
setup-trail-automated-players = there are three parties: automated=1 goes with players=2 or players=4
setup-trail-no-players = solo is for one player and coop for two: leave players out
setup-trail-automated = there are three parties: write automated=1 or automated=2

## Journals

journal-file-too-long = the file has { $found } bytes; a journal has at most { $most }
journal-cut-short = the file ends in the middle of line { $line }: it was cut short, so export the journal again
journal-not-json = the file is not JSON: { $reason }
journal-not-a-journal = this is not a Hustings journal: its header does not say "format": "hustings-journal"
journal-future-format = this journal is of format { $found }; this program reads up to { $known }: update Hustings
journal-no-such-format = this journal says that it is of format { $found }, which never was; the first format is 1
journal-malformed = the journal is not well formed: { $reason }
journal-not-as-exported = the journal is not well formed: each part must be a table with all its fields, as it was exported
journal-too-many = the journal has { $found } { $what ->
    [nonces] nonces
    [options] options
    [rows] rows
   *[seats] seats
  }; at most { $most } are allowed
journal-too-long = a { $what ->
    [game] game's name
    [nonce] nonce
    [option] option
    [option-name] option's name
    [player] player's name
   *[side] side's name
  } has { $found } characters; at most { $most } are allowed
journal-nested-option = option '{ $key }' is a list or a table; an option is a word, a number, true or false
journal-empty = the journal has no rows; it must at least have the set-up, ply 0
journal-other-game = this is a journal of the game '{ $found }'; '{ $expected }' was expected
journal-older-rules = the journal was written under version { $found } of the rules, older than this program's { $current }: use the program of its time, or check whether it still plays the same on today's rules
journal-newer-rules = the journal was written under version { $found } of the rules; this program knows version { $current }: update Hustings
journal-options = the options of the journal are not valid: { $problem }
journal-incomplete-options = the options of the journal are not complete: { $found } is written, { $expected } is meant
journal-nonces = the header has { $found } nonces for { $seats } seats; each seat has one, which may be empty
journal-setup = the table could not be set up: { $problem }
journal-players = { $found } players were named; this game has { $seats } seats with these options
journal-no-such-ply = there is no ply { $asked } in this journal; its last is ply { $last }
journal-seal = the seal is { $found }, but the hash of ply { $ply }, the last row, is { $expected }: that row or the seal was edited, or rows after it are missing
journal-commitment = the seed shown has the hash { $expected }, but the header commits to { $found }: one of the two was edited, or the draws are not those that were promised
journal-seed-missing = the game is over at ply { $ply } but no seed is shown: without it the draws prove nothing
journal-seed-too-soon = the seed is shown although the game is not over at ply { $ply }, the last row
journal-at-ply = ply { $ply }: { $fault }
fault-number = this row is numbered { $found }; rows count 0, 1, 2 and so on, so one is missing, repeated, moved or renumbered
fault-chain = the row does not follow from { $before }, whose hash is { $expected } and not { $found }: one of the two was edited
fault-chain-ply = ply { $ply }
fault-chain-header = the header
fault-no-setup = the first row must be the set-up
fault-second-setup = a table is set up only once, at ply 0
fault-too-much = { $found } { $what ->
    [characters] characters of a name
   *[outcomes] chance outcomes
  } are too many for a row; at most { $most } are allowed
fault-full = the journal is full: it cannot have more than { $most } rows
fault-setup = the table cannot be set up: { $problem }
fault-sides = the sides are { $expected } but the header says { $found }
fault-no-such-side = there is no side '{ $found }' at this table; there are { $expected }
fault-no-such-seat = there is no seat { $found } at this table
fault-no-such-answer = there is no answer '{ $found }' in this game
fault-refused = { $seat } cannot answer '{ $answer }' here: { $error }
fault-after-the-end = the game is over, and nothing can follow
fault-no-end = the game was over here, and now it goes on
fault-misfit = the outcomes written down do not fit: { $problem }
fault-draw = draw { $place } of { $what } is { $found }, but by the seed it is { $expected }
fault-no-forfeit = a game is given up or lost on time; by the rules it ends with an answer
fault-nothing-to-undo = { $seat } has no answer to take back
fault-undo-after-other = { $seat } cannot take an answer back, because { $other } has answered since, at ply { $since }
fault-undo-after-reveal = { $seat } cannot take the answer of ply { $since } back, because it made something known
fault-undo-to = this undo leads back to ply { $found }; it can only lead back to ply { $expected }

answer-no-such-action = there is no answer number { $index } in this game
answer-no-such-seat = there is no seat { $seat } at this table
answer-illegal = refused by { $rule }
misfit-missing = the game drew { $what } but none is left in the script
misfit-impossible = outcome { $outcome } of { $what } cannot come out here
misfit-left-over = { $count } outcome(s) of { $what } were never drawn
seed-not-hex = expected 64 hexadecimal digits, 0 to 9 and a to f
verdict = every ply up to { $last } is legal; { $over ->
    [yes] the game is over
   *[no] the game goes on
  }; { $proved ->
    [yes] all { $count } draws are those of the seed that was committed to
   *[no] draws not yet provable: the seed is shown when the game ends
  }
