# What the terminal says around a game. The game's own words are in the game's own files.

cli-page = Hustings is at { $url } until you press Ctrl-C.
cli-no-browser = No browser could be opened: open that address yourself.
cli-welcome = { $title }. You play { $side }; { $others }.
cli-played-by = { $side } is played by { $bot }
cli-side = { $name }
cli-commitment = The draws are settled by a secret seed with the SHA-256 { $commitment }.
cli-hint = Answer with a number or a name; 'help' lists what else you can type.
cli-question = { $question } ({ $rule })
cli-prompt = { $side }>
cli-waiting = Nobody is asked anything: the table is stuck, and this is a bug. Save the game and report it.

cli-over = The game is over ({ $rule }).
cli-won = { $winners } won.
cli-nobody-won = Nobody won.
cli-score = { $side } { $score }
cli-scores = Scores: { $scores }.
cli-seed = The seed was { $seed }.

cli-help-number = NUMBER or NAME   answer
cli-help-why = why              the rule behind the question
cli-help-why-answer = why NUMBER|NAME  what an answer means, or why it is not open to you
cli-help-undo = undo             take your last answer back, until something hidden became known
cli-help-board = board            the board again
cli-help-log = log              everything that has happened
cli-help-save = save FILE        keep the game as a journal file
cli-help-quit = quit             leave

cli-no-such-number =
    { $count ->
        [one] There is only one choice; type 1.
       *[other] There are { $count } choices; type a number from 1 to { $count }.
    }
cli-no-such-answer = '{ $typed }' is no answer here; type a number, or 'help'.
cli-refused = { $reason } ({ $rule })
cli-means = { $text }: its name is '{ $name }'.
cli-save-where = Say where: save FILE.
cli-saved = Saved as { $file }.
cli-not-saved = Not saved: { $problem }.
cli-undone = Taken back.
cli-nothing-to-undo = You have no answer to take back.
cli-revealed = Your last answer cannot be taken back: something became known since.
cli-end-of-input = There is no more input, so the game ends here.
cli-bye = Goodbye.
cli-rule-unknown = { $rule } is not on the rules page.

cli-replay-ply = Ply { $ply } of { $last }
cli-replay-setup = The table was set up.
cli-replay-answer = { $side } answered.
cli-replay-undo = { $side } took an answer back, to where ply { $to } left it.
cli-replay-resign = { $side } gave the game up.
cli-replay-clock = { $side } ran out of time.
cli-replay-waiting = Waiting for { $sides }.

cli-analyse-chances = How likely { $side } was to win, by ply:
cli-analyse-swings = What turned the game:
cli-analyse-swing = { $deed }, { $chapter }: { $side } +{ $gain }% (plies { $from } to { $to })
cli-analyse-swing-bare = { $deed }: { $side } +{ $gain }% (plies { $from } to { $to })
cli-analyse-advice = { $side } to answer after ply { $ply }: { $chance }% to win after { $iterations } looks ahead. The best answers, with the chance that each leaves and how often it was tried:

cli-serves = Hustings is at { $url }
cli-seats = {"  "}seats: { $seats }
cli-option = {"  "}-o { $key }={ $values }  (default { $default })  { $help }
cli-journals = { $same } the same, { $different } different
cli-journal-differs = differs at { $difference } (rules { $then } then, { $now } now)
cli-journal-damaged = damaged: { $problem }
cli-scenarios = { $passed } passed, { $failed } failed
cli-deck-ok = ok { $file }: a deck of { $game }

## What could not be read of what was typed

usage-problem = { $problem }; see '{ $help }'
usage-more = this needs another word after it
usage-unknown = unexpected argument '{ $argument }'{ $similar ->
    [none] {""}
   *[other] ; did you mean '{ $similar }'?
  }
usage-no-command = unrecognized command '{ $command }'{ $similar ->
    [none] {""}
   *[other] ; did you mean '{ $similar }'?
  }
usage-value = '{ $value }' is no value for '{ $argument }'{ $valid ->
    [none] {""}
   *[other] ; it can be: { $valid }
  }
usage-no-equals = '{ $argument }' is written with an equals sign
usage-count = '{ $argument }' has too many values, or too few
usage-conflict = '{ $argument }' cannot be used with '{ $other }'
usage-missing = something required is missing: { $argument }
usage-not-utf8 = what was typed is not UTF-8 text
usage-unreadable = what was typed could not be read

## Why a command did not do what it was asked for

fail-io = { $kind ->
    [not-found] there is no such file or folder
    [denied] you may not do that there
    [exists] it is there already
    [full] there is no room left
   *[other] { $error }
  }
fail-read = cannot read { $what }: { $problem }
fail-write = cannot write { $what }: { $problem }
fail-make = cannot make { $what }: { $problem }
fail-write-results = cannot write results: { $error }
fail-terminal = cannot read or write at the terminal: { $error }
fail-folder = { $file } is a folder: name a file in it
fail-too-large = { $file } is larger than 32 MiB: this is no file of Hustings
fail-not-text = { $file } is not UTF-8 text: name another file
fail-no-games = this build has no games: build one that has
fail-no-seat = there is no seat '{ $name }'; there are: { $names }
fail-no-viewer = there is no viewer '{ $name }'; there are: { $names }, spectator
fail-option-twice = option { $key } is set twice: say it once
fail-no-deck-of = { $file } is no deck of { $game }
fail-no-deck = { $game } has no deck that can be printed
fail-deck-of-none = { $file } is a deck of no game here: write one of these lines into it: { $lines }
fail-deck = { $count ->
    [one] one thing
   *[other] { $count } things
  } to correct in { $file }
fail-seed = '{ $text }' is not a seed: { $problem }
fail-no-random = this machine gives no random seed ({ $error }): name one with --seed
fail-arena-two = an arena needs two bots: --bots greedy,manager
fail-arena-twice = { $name } is named twice in --bots: once will do
fail-other-arena = { $file } is not of this arena: name another file, or the same game, options, bots and seed
fail-arena-line = { $file } line { $line } is no result: { $error }
fail-sim-seats = this table has { $count } seats ({ $seats }) and --seats names { $named }: name one bot for each
fail-game = game { $game }: { $problem }
fail-bot-asked-nothing = a bot is asked nothing
fail-no-answer = a bot gave no answer
fail-no-journals = there is no journal file (.json) in there: name a folder that has some
fail-no-scenarios = there is no scenario file (.toml) in there: name one, or a folder of them
fail-proves-nothing = { $file } proves nothing: { $problem }
fail-no-features = { $game } has no features to fit weights for: give its Insight some
fail-fit-other = these are games of { $game }: hustings fit { $game }
fail-fit-file = { $file }: { $problem }; hustings fit --keep writes such files
fail-fit-heading = its first line is no heading: { $error }
fail-fit-count = it holds { $found } games and its heading speaks of { $wanted }
fail-nobody-asked = nobody is asked anything after ply { $ply }: name an earlier one with --ply
fail-seat-not-asked = this seat is asked nothing there
fail-no-threads = this machine gives no threads: { $error }
fail-database = a database is sqlite://PATH or postgres://…: name one with --database
fail-no-home = this user has no home folder: use 'hustings serve --database …'
fail-settings = { $what } holds no settings that can be read: { $problem }
fail-log = '{ $level }' is no level for --log, such as warn or info: { $problem }
fail-lines =
    { $first }
    { $rest }

## Figures: of simulations, arenas, fits and benchmarks

cli-decimal = { $whole }.{ $fraction }
cli-interval = { $low } to { $high }
cli-progress = { $done } of { $all } games, { $left } left
cli-column = { $column ->
    [seat] seat
    [wins] wins
    [rate] win rate
    [interval] 95% interval
    [mean] mean score
    [score] score
    [question] question
    [answers] answers
    [usual] 99 of 100
    [worst] worst
    [budget] budget
   *[bot] bot
  }

cli-sim-head = { $game } { $options }, seed { $seed }
cli-sim-speed = { $games ->
    [one] one game
   *[other] { $games } games
  } in { $seconds } s: { $rate } games/s, { $decisions } decisions/s on { $threads ->
    [one] one thread
   *[other] { $threads } threads
  }
cli-sim-lengths = draws: { $draws }; decisions a game: { $mean } on average, { $shortest } to { $longest }

cli-arena-head = { $game } { $options }, seed { $seed }: { $games ->
    [one] one game for each pair
   *[other] { $games } games for each pair, sides swapped
  }
cli-arena-pair = { $one } against { $other }: { $score } ({ $interval })

cli-fit-head = { $game } { $options }, { $bot } in every seat, seed { $seed }: fitted on { $games ->
    [one] one game
   *[other] { $games } games
  }, tried on { $others ->
    [one] one other
   *[other] { $others } others
  }
cli-fit-weights = { $weights ->
    [without] without
    [now] now
   *[fitted] fitted
  }
cli-fit-chances = the chance of winning, { $positions } positions and { $others } others
cli-fit-chance = { $weights } log loss { $loss }, calibration error { $error } points
cli-fit-reliability = of positions that the fitted weights call so likely to be won, so many were
cli-fit-bin = { $said }  { $won }  of { $positions }
cli-fit-answers = what is answered, { $choices } choices and { $others } others
cli-fit-answer = { $weights } log loss { $loss }, the likeliest was given { $likeliest }
cli-fit-diagram-title = Reliability of the win probability
cli-fit-diagram-bin = { $positions } positions called { $said }: { $won } won
cli-fit-diagram-said = win probability given
cli-fit-diagram-won = share that was won
cli-fit-diagram-error = { $positions } positions, expected calibration error { $error } points

cli-bench-playouts = { $name } { $games } games/s { $decisions } decisions/s { $bytes } bytes allocated/decision
cli-bench-search = { $name } { $iterations } iterations/s { $depth } answers deep { $mebibytes } MiB
cli-think-looked = { $name }: { $iterations } iterations in { $seconds } s, { $nodes } nodes, { $depth } answers deep
cli-think-trees = the trees took { $mebibytes } MiB of { $most } that they may take
cli-think-process = the process took { $mebibytes } MiB at its largest
cli-answers-head = { $name }, { $games ->
    [one] one game
   *[other] { $games } games
  } by each bot against itself, every core busy; milliseconds
cli-answers-late = { $late ->
    [0] no answer took longer than its budget and a tenth
    [one] late, by more than a tenth of the budget: one row
   *[other] late, by more than a tenth of the budget: { $late } rows
  }
