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
