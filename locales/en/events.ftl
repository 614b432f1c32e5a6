# Round robins and knock-outs of a club.

event-open = Club event
event-open-text = A round robin or a knock-out with the game, the options and the clock chosen here. You get a link; whoever opens it with an account can join.
event-name = Name of the event
event-form = Form
event-form-is = { $form ->
    [single] Round robin, everybody meets once
    [double] Round robin, everybody meets twice, sides swapped
   *[knockout] Knock-out
 }
event-rated = Its games are rated
event-make = Open the event
event-needs = To open an event you still need: { $what }.
event-mine = Your events
event-missing = There is no such event
event-link = Send this link to your club
event-join = Join
event-join-needs = To join you need an account.
event-joined = You play in this event.
event-leave = Leave
event-withdraw = Withdraw
event-withdraw-sure = Yes, withdraw
event-start = Start with { $count ->
    [one] 1 player
   *[other] { $count } players
 }
event-start-text = Once it has started nobody can join. Two players or more are needed.
event-status = { $status ->
    [open] Open to join
    [running] Round { $round } of { $rounds }
   *[over] Over
 }
event-players = Players
event-nobody = Nobody has joined yet.
event-standings = Standings
event-rank = Rank
event-player = Player
event-points = Points
event-tie-break = Sonneborn–Berger
event-score = Won · drawn · lost
event-reached = Round reached
event-winner = won it
event-withdrawn = withdrew
event-games = Games
event-round = Round { $round }
event-result = { $result ->
    [first] { $first } wins
    [second] { $second } wins
    [draw] Drawn
    [walkover-first] { $first } wins without play
    [walkover-second] { $second } wins without play
    [bye] { $first } rests and goes on
    [void] Not played
   *[none] Waiting
 }
event-running = Being played
event-watch = To the table of { $first } and { $second }
event-replayed = { $count ->
    [1] Played again after a draw
   *[other] Played a third time
 }
event-export = Save
event-export-file = { $file ->
    [standings] Standings (CSV)
    [games] Games (CSV)
   *[event] Everything (JSON)
 }
event-to = To the event
event-gone = somebody who left
