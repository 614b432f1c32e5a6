# Why something could not be done: what every game, journal and bot may have to say about it.

error-plain = { $text }
error-about = { $what }: { $problem }
error-several = { $first }; { $rest }

## Options and set-up

setup-not-a-table = le opzioni si scrivono come una tabella di chiavi e valori
setup-not-a-table-but = le opzioni di un gioco formano una tabella di chiavi e valori, non { $found }
setup-not-an-option = «{ $text }» non è un'opzione: scrivi CHIAVE=VALORE
setup-no-option = non esiste l'opzione «{ $key }»; ci sono { $keys }
setup-bad-option = l'opzione { $key } non può essere «{ $value }»; scrivi { $key }={ $expected }
setup-unread = le opzioni non si possono leggere: «{ $reason }»
setup-other-deck = questo non è un mazzo di questo gioco: scrivi `game = "{ $game }"`
setup-no-game = non esiste il gioco «{ $name }»; ci sono: { $names }
setup-no-bot = non esiste il bot «{ $name }»; ci sono: { $names }
setup-no-budget = «{ $text }» non è un limite per una ricerca: scrivi un numero di iterazioni, come ismcts:400, fino a { $iterations }, o un tempo, come ismcts:250ms, fino a { $milliseconds }ms
setup-nobody-asked = questo tavolo non chiede niente a nessuno
setup-other-rules = la partita { $game } non è stata giocata con le regole di oggi: rigioca le partite
setup-seats-and-bots = questo tavolo ha { $seats } posti, i bot indicati sono { $bots }: indica un bot per posto
setup-trail-players = si gioca da 2 a 6: scrivi players=2..6
setup-trail-automated-deck = un partito automatico accanto a più partiti umani vuole un mazzo suo: scrivi solo_deck=advanced
setup-trail-automated-players = i partiti sono tre: automated=1 va con players=2 o players=4
setup-trail-no-players = in solitario gioca una persona sola, in cooperativo due: togli l'opzione players=N
setup-trail-automated = i partiti sono tre: scrivi automated=1 o automated=2

## Journals

journal-file-too-long = il file ha { $found } byte; un diario ne ha al massimo { $most }
journal-cut-short = il file finisce a metà della riga { $line }: è stato troncato, esporta di nuovo il diario
journal-not-json = il file non è JSON: «{ $reason }»
journal-not-a-journal = non è un diario di Hustings: la sua intestazione non dice "format": "hustings-journal"
journal-future-format = questo diario è nel formato { $found }; questo programma legge fino al { $known }: aggiorna Hustings
journal-no-such-format = questo diario dice di essere nel formato { $found }, che non è mai esistito; il primo formato è 1
journal-malformed = il diario non è ben formato: «{ $reason }»
journal-not-as-exported = il diario non è ben formato: ogni parte deve essere una tabella con tutti i suoi campi, come è stata esportata
journal-too-many = il diario ha troppi elementi tra { $what ->
    [nonces] i nonce
    [options] le opzioni
    [rows] le righe
   *[seats] i posti
  }: { $found }, al massimo { $most }
journal-too-long = { $what ->
    [game] il nome del gioco
    [nonce] un nonce
    [option] un'opzione
    [option-name] il nome di un'opzione
    [player] il nome di un giocatore
   *[side] il nome di una parte
  } ha { $found } caratteri; se ne ammettono al massimo { $most }
journal-nested-option = l'opzione «{ $key }» è una lista o una tabella; un'opzione è una parola, un numero, true o false
journal-empty = il diario non ha righe; deve avere almeno la preparazione, mossa 0
journal-other-game = è un diario del gioco «{ $found }»; ci si aspettava «{ $expected }»
journal-older-rules = il diario è stato scritto con la versione { $found } delle regole, più vecchia della { $current } di questo programma: usa il programma di allora, o controlla se con le regole di oggi si gioca ancora allo stesso modo
journal-newer-rules = il diario è stato scritto con la versione { $found } delle regole; questo programma conosce la versione { $current }: aggiorna Hustings
journal-options = le opzioni del diario non sono valide: { $problem }
journal-incomplete-options = le opzioni del diario non sono complete: è scritto { $found }, si intende { $expected }
journal-nonces = l'intestazione ha { $found } nonce per { $seats } posti; ogni posto ne ha uno, che può essere vuoto
journal-setup = non è stato possibile preparare il tavolo: { $problem }
journal-players = giocatori indicati: { $found }; con queste opzioni il gioco ha { $seats } posti
journal-no-such-ply = in questo diario non c'è la mossa { $asked }; l'ultima è la { $last }
journal-seal = il sigillo è { $found }, ma l'hash della mossa { $ply }, l'ultima riga, è { $expected }: quella riga o il sigillo sono stati modificati, o mancano righe successive
journal-commitment = il seme mostrato ha l'hash { $expected }, ma l'intestazione s'impegna su { $found }: uno dei due è stato modificato, o le estrazioni non sono quelle promesse
journal-seed-missing = la partita è finita alla mossa { $ply } ma non è mostrato alcun seme: senza, le estrazioni non provano nulla
journal-seed-too-soon = il seme è mostrato anche se la partita non è finita alla mossa { $ply }, l'ultima riga
journal-at-ply = mossa { $ply }: { $fault }
fault-number = questa riga ha il numero { $found }; le righe contano 0, 1, 2 e così via, quindi una manca, è ripetuta, spostata o rinumerata
fault-chain = la riga non segue da ciò che la precede ({ $before }), il cui hash è { $expected } e non { $found }: una delle due è stata modificata
fault-chain-ply = la mossa { $ply }
fault-chain-header = l'intestazione
fault-no-setup = la prima riga deve essere la preparazione
fault-second-setup = un tavolo si prepara una volta sola, alla mossa 0
fault-too-much = troppi { $what ->
    [characters] caratteri in un nome
   *[outcomes] esiti casuali
  } per una riga: { $found }, al massimo { $most }
fault-full = il diario è pieno: non può avere più di { $most } righe
fault-setup = il tavolo non si può preparare: { $problem }
fault-sides = le parti sono { $expected } ma l'intestazione dice { $found }
fault-no-such-side = a questo tavolo non c'è la parte «{ $found }»; ci sono { $expected }
fault-no-such-seat = a questo tavolo non c'è il posto { $found }
fault-no-such-answer = in questo gioco non c'è la risposta «{ $found }»
fault-refused = { $seat } non può rispondere «{ $answer }» qui: { $error }
fault-after-the-end = la partita è finita, e niente può seguire
fault-no-end = qui la partita era finita, e ora continua
fault-misfit = gli esiti annotati non tornano: { $problem }
fault-draw = l'estrazione { $place } di { $what } è { $found }, ma secondo il seme è { $expected }
fault-no-forfeit = qui si abbandona o si perde per tempo una partita che, secondo le regole, finisce con una risposta
fault-nothing-to-undo = { $seat } non ha risposte da ritirare
fault-undo-after-other = { $seat } non può ritirare una risposta, perché dopo ha risposto { $other }, alla mossa { $since }
fault-undo-after-reveal = { $seat } non può ritirare la risposta della mossa { $since }, perché ha rivelato qualcosa
fault-undo-to = questo annullamento riporta alla mossa { $found }; può riportare solo alla mossa { $expected }

answer-no-such-action = in questo gioco non c'è la risposta numero { $index }
answer-no-such-seat = a questo tavolo non c'è il posto { $seat }
answer-illegal = rifiutata da { $rule }
misfit-missing = il gioco ha estratto { $what } ma nell'elenco non ne restano
misfit-impossible = qui l'esito { $outcome } di { $what } non può uscire
misfit-left-over = di { $what } sono rimasti esiti mai estratti: { $count }
seed-not-hex = servono 64 cifre esadecimali, da 0 a 9 e da a a f
verdict = ogni mossa fino alla { $last } è lecita; { $over ->
    [yes] la partita è finita
   *[no] la partita continua
  }; { $proved ->
    [yes] tutte le estrazioni, { $count }, sono quelle del seme su cui ci si era impegnati
   *[no] estrazioni non ancora dimostrabili: il seme si mostra a partita finita
  }
