# Gironi ed eliminazioni dirette di un circolo.

event-open = Torneo del circolo
event-open-text = Un girone o un'eliminazione diretta con il gioco, le opzioni e l'orologio scelti qui. Ricevi un link: chi lo apre con un account può iscriversi.
event-name = Nome del torneo
event-form = Formula
event-form-is = { $form ->
    [single] Girone, ognuno incontra ognuno una volta
    [double] Girone doppio, a parti invertite
   *[knockout] Eliminazione diretta
 }
event-rated = Le partite sono classificate
event-make = Apri il torneo
event-needs = Per aprire un torneo manca ancora: { $what }.
event-mine = I tuoi tornei
event-missing = Questo torneo non esiste
event-link = Manda questo link al tuo circolo
event-join = Iscriviti
event-join-needs = Per iscriverti ti serve un account.
event-joined = Giochi in questo torneo.
event-leave = Togli l'iscrizione
event-withdraw = Ritirati
event-withdraw-sure = Sì, mi ritiro
event-start = Comincia con { $count ->
    [one] 1 giocatore
   *[other] { $count } giocatori
 }
event-start-text = Una volta cominciato, nessuno può più iscriversi. Servono almeno due giocatori.
event-status = { $status ->
    [open] Iscrizioni aperte
    [running] Turno { $round } di { $rounds }
   *[over] Finito
 }
event-players = Giocatori
event-nobody = Non si è ancora iscritto nessuno.
event-standings = Classifica
event-rank = Posto
event-player = Giocatore
event-points = Punti
event-tie-break = Sonneborn–Berger
event-score = Vinte · patte · perse
event-reached = Turno raggiunto
event-winner = ha vinto
event-withdrawn = ritirato
event-games = Partite
event-round = Turno { $round }
event-result = { $result ->
    [first] Vince { $first }
    [second] Vince { $second }
    [draw] Patta
    [walkover-first] Vince { $first } senza giocare
    [walkover-second] Vince { $second } senza giocare
    [bye] { $first } riposa e passa
    [void] Non giocata
   *[none] In attesa
 }
event-running = In corso
event-watch = Al tavolo di { $first } e { $second }
event-replayed = { $count ->
    [1] Rigiocata dopo una patta
   *[other] Giocata una terza volta
 }
event-export = Salva
event-export-file = { $file ->
    [standings] Classifica (CSV)
    [games] Partite (CSV)
   *[event] Tutto (JSON)
 }
event-to = Al torneo
event-gone = qualcuno che se n'è andato
