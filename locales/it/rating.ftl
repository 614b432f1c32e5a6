# Partite classificate, classifiche e profili.

rating-rated = Classificata
rating-casual = Per divertimento
rating-want = Classificata: il risultato cambia il punteggio dei giocatori
rating-needs = Per una partita classificata manca ancora: { $what }.
rating-need-account = un account
rating-need-clock = un orologio
rating-need-hints = giocare senza suggerimenti
rating-need-deck = il mazzo della casa
rating-invited-only = Sono classificate le partite con chi inviti o con chi si unisce; quelle contro i bot mai.
rating-is = { $rating } ± { $uncertainty }
rating-explained = Il numero dopo ± dice di quanto la forza può scostarsi, con certezza del 95 %.
rating-at-table = Punteggi dei giocatori
rating-chance = { $percent } % di vittoria
rating-not-counted = La partita è stata abbandonata prima di cominciare: non conta.
rating-leaders = Classifica
rating-leaders-of = Classifica: { $game }
rating-nobody = Nessuno ha ancora giocato una partita classificata. Comincia tu: invita qualcuno, scegli un orologio e spunta «Classificata».
rating-rank = Posto
rating-player = Giocatore
rating-rating = Punteggio
rating-games = Partite classificate
rating-last = Ultima partita
rating-unranked = non ancora in classifica
rating-sides = Quanto vale ogni parte
rating-sides-text = Fra giocatori di pari forza una parte vince con questa frequenza. I punteggi ne tengono conto: chi vince con la parte più difficile guadagna di più.
rating-side-share = { $side } vince il { $percent } % (± { $uncertainty })
rating-of-games = { $count ->
    [one] da 1 partita classificata
   *[other] da { $count } partite classificate
 }
rating-profile = Profilo di { $name }
rating-no-player = Non c'è nessun giocatore con questo nome
rating-unplayed = { $name } non ha ancora giocato partite classificate.
rating-curve = Il punteggio dopo ognuna delle ultime { $count } partite classificate: da { $first } a { $last }, mai sotto { $low } e mai sopra { $high }.
rating-history = Partite classificate
rating-when = Data
rating-as = Parte
rating-against = Contro
rating-result = Risultato
rating-change = Variazione
rating-result-is = { $result ->
    [won] vinta
    [drawn] patta
   *[lost] persa
 }
rating-gone = qualcuno che se n'è andato
rating-replay = Rivedi la partita del { $date }
rating-mine = I miei punteggi
