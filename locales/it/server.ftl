# Ciò che un tavolo dice da sé, e perché rifiuta qualcosa.
# Glossario: table = tavolo; seat = posto; answer = risposta; take back = annullare. Il nome di un lato ($side) sta da solo, prima dei due punti: genere e numero non si sanno.

table-undo = { $side }: risposta annullata.
table-resign = { $side }: partita abbandonata.
table-clock = { $side }: tempo scaduto.

refused-late = Il tavolo è andato avanti: guardalo di nuovo.
refused-not-yours = Quel posto non è tuo.
refused-not-running = La partita non è in corso.
refused-illegal = Qui non è una risposta valida.
refused-revealed = La tua ultima risposta non si può annullare: nel frattempo si è scoperto qualcosa.
refused-answered-since = La tua ultima risposta non si può annullare: nel frattempo qualcuno ha risposto.
refused-nothing-to-undo = Non hai risposte da annullare.
refused-bad-request = Il messaggio non si capisce.
refused-too-fast = Troppe richieste in una volta: aspetta un momento.
refused-no-session = Qui non ti conosciamo ancora: ricarica la pagina.
refused-not-seated = Non hai un posto a questo tavolo.
refused-server = Il server non ci è riuscito: riprova.
refused-journal = Il tavolo non si può leggere.
refused-no-such-table = Questo tavolo non esiste.
refused-closing = Il server si riavvia: torna tra un momento.

## Why a request is refused, and what to do about it

error-no-session = Qui non ti conosciamo ancora.
error-origin = Questa richiesta non viene dalla pagina di questo sito.
error-not-json = Una modifica si invia come JSON.
error-too-fast = Troppe richieste insieme.
error-no-such-path = L'interfaccia non ha questa pagina.
error-no-such-table = Questo tavolo non esiste.
error-no-such-seat = A questo tavolo non c'è il posto «{ $name }».
error-no-such-game = Qui non c'è il gioco «{ $name }».
error-no-such-lesson = Questa lezione non esiste.
error-no-such-player = Non c'è nessun giocatore con questo nome.
error-no-such-event = Questo evento non esiste.
error-event-started = L'evento è già iniziato.
error-event-full = L'evento è al completo.
error-event-empty = Un evento richiede almeno due giocatori.
error-not-in-event = Non giochi in questo evento.
error-too-many-events = Hai troppi eventi non ancora conclusi.
error-rated-account = Una partita classificata è per chi ha un account.
error-rated-clock = Una partita classificata ha un orologio.
error-rated-hints = Una partita classificata si gioca senza suggerimenti.
error-rated-people = Nessun bot gioca una partita classificata.
error-rated-seats = In una partita classificata ognuno occupa un solo posto.
error-rated-opponents = Una partita classificata richiede due parti che giochino l'una contro l'altra.
error-rated-deck = Una partita classificata si gioca con il mazzo della casa.
error-too-quick = Gli ordini sono per partite lente: giorni per mossa, o nessun orologio.
error-asked-now = Ora tocca a te: prima rispondi, poi di' che cosa viene dopo.
error-seat-taken = Questo posto è occupato.
error-not-seated = Non hai un posto a questo tavolo.
error-not-owner = Può farlo solo chi ha aperto il tavolo.
error-started = La partita è già cominciata.
error-seats-open = Ci sono ancora posti liberi.
error-not-running = La partita non è in corso.
error-not-asked = Ora questo non è chiesto a te.
error-not-over = La partita non è ancora finita.
error-no-hints = A questo tavolo si gioca senza suggerimenti.
error-nothing-asked = Lì non si chiede niente.
error-too-many-tables = Hai troppe partite non finite.
error-too-many-watchers = Il tavolo è pieno di spettatori.
error-invitation = Questo invito non è valido.
error-invitation-expired = Questo invito è scaduto.
error-name-taken = Questo nome è già preso.
error-login = Nome o password errati.
error-has-account = Hai già un account.
error-guest = Giochi come ospite.
error-journal = Il diario non prova nulla: { $problem }
error-conflict = Qualcun altro è arrivato prima.
error-server = Il server non ci è riuscito.
error-closing = Il server si sta spegnendo.

advice-no-session = Apri prima la pagina: chiede una sessione con POST /api/session.
advice-origin = Invia l'intestazione Origin con l'indirizzo della pagina.
advice-not-json = Invia Content-Type: application/json.
advice-too-fast = Aspetta un momento e riprova.
advice-invitation-expired = Chiedi un nuovo link.
advice-invitation = Chiedi un nuovo link.
advice-seats-open = Invita qualcuno o fai sedere un bot.
advice-no-such-lesson = I nomi di tutte le lezioni sono in /api/games.
advice-event-empty = Manda il link a qualcuno.
advice-too-many-events = Concludine prima uno.
advice-rated-account = Crea prima un account, o accedi.
advice-rated-clock = Scegli un orologio, o gioca per divertimento.
advice-rated-hints = Rinuncia ai suggerimenti, o gioca per divertimento.
advice-rated-people = Invita qualcuno, o gioca per divertimento.
advice-rated-seats = Invita qualcuno, o gioca per divertimento.
advice-rated-opponents = Scegli un altro modo di giocare, o gioca per divertimento.
advice-rated-deck = Rinuncia al tuo mazzo, o gioca per divertimento.
advice-too-many-tables = Prima finiscine o abbandonane una.
advice-name-taken = Scegli un altro nome.
advice-has-account = Esci per crearne un altro.
advice-guest = Prima crea un account.
advice-conflict = Guarda di nuovo il tavolo.
advice-not-asked = Guarda di nuovo il tavolo.
advice-server = Riprova tra un minuto.
advice-closing = Riprova tra un minuto.

error-too-long = È troppo lungo.
error-no-such-method = Qui non si può fare.
error-not-as-expected = Questa richiesta non è scritta come l'interfaccia si aspetta.
error-stumbled = Il server è inciampato; riprova.
bad-language = In questa lingua non ci sono parole.
bad-seats = Questo tavolo ha { $count } posti: { $seats }.
bad-nonce = Un nonce ha al massimo { $most } caratteri.
bad-event-name = Il nome di un evento ha da 1 a { $most } caratteri.
bad-event-seats = Un evento è per due che giocano l'uno contro l'altro: scegli le opzioni di una partita per due.
bad-event-clock = Un evento ha un orologio, così chi non si presenta non può fermarlo.
bad-note = Una nota ha al massimo { $most } caratteri.
bad-order-count = Un posto ha al massimo { $most } ordini.
bad-order-length = Questi ordini sono troppo lunghi.
bad-order-answers = Un ordine ha da 1 a { $most } risposte.
bad-order-answer = In questo gioco non c'è la risposta «{ $name }».
bad-order-condition = Una condizione nomina un avvenimento.
bad-clock = Un orologio va da 1 secondo a un giorno, con finestre di risposta di 60 secondi al massimo, o da 1 a 60 giorni per mossa.
bad-name = Un nome ha da 1 a { $most } caratteri.
bad-password = Una password ha da 8 a 200 caratteri.
bad-line = Una riga ha da 1 a { $most } caratteri.
webhook-url = L'indirizzo di un webhook comincia con https:// o http://, indica un host e ha al massimo 500 caratteri.
webhook-unknown = L'host di questo webhook non si trova.
webhook-private = L'indirizzo di questo webhook è privato; solo chi gestisce il server può permetterlo.
webhook-silent = Il webhook non risponde.
webhook-status = Il webhook risponde con lo stato { $status }.

## Why a socket is closed

bye-watchers = Il tavolo è pieno di spettatori.
bye-hello = Prima di tutto si saluta, con un messaggio «hello».
bye-slow = Non riuscivi a stare al passo.
bye-signed-out = Hai chiuso la sessione.
bye-restart = Il server si riavvia; torna tra un momento.
bye-eyes = Questi occhi non sono i tuoi.
bye-unreadable = Il tavolo non si può leggere.
bye-binary = I messaggi sono testo.
bye-too-fast = Troppi messaggi insieme.

## Why a server does not start

start-listen = il server non può ascoltare su { $address }: { $error }; scegli un altro indirizzo con --listen
start-database = il database non si può aprire: { $error }; vedi --database

## People

guest-name = Ospite { $id }
