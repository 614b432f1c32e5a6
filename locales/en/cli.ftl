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
