# Ciò che il terminale dice attorno a una partita. Le parole del gioco sono nei file del gioco.
# Glossario: ply = mossa; seed = seme; board = tabellone; journal = diario; take back = annullare. Le parole da digitare restano in inglese.
# Il nome di un lato ($side) sta da solo o dopo «per»: genere e numero non si sanno.

cli-page = Hustings è su { $url } finché non premi Ctrl-C.
cli-no-browser = Non è stato possibile aprire un browser: apri tu quell'indirizzo.
cli-welcome = { $title }. Tu giochi per { $side }; { $others }.
cli-played-by = per { $side } gioca { $bot }
cli-side = { $name }
cli-commitment = Le estrazioni sono fissate da un seme segreto con SHA-256 { $commitment }.
cli-hint = Rispondi con un numero o un nome; «help» elenca che cos'altro puoi digitare.
cli-question = { $question } ({ $rule })
cli-prompt = { $side }>
cli-waiting = Non si chiede nulla a nessuno: il tavolo è bloccato, ed è un errore del programma. Salva la partita e segnalalo.

cli-over = La partita è finita ({ $rule }).
cli-won = Vittoria: { $winners }.
cli-nobody-won = Non ha vinto nessuno.
cli-score = { $side } { $score }
cli-scores = Punteggi: { $scores }.
cli-seed = Il seme era { $seed }.

cli-help-number = NUMBER o NAME    rispondi
cli-help-why = why              la regola da cui viene la domanda
cli-help-why-answer = why NUMBER|NAME  che cosa significa una risposta, o perché non puoi darla
cli-help-undo = undo             annulla la tua ultima risposta, finché non si scopre qualcosa di nascosto
cli-help-board = board            di nuovo il tabellone
cli-help-log = log              tutto ciò che è successo
cli-help-save = save FILE        salva la partita in un file diario
cli-help-quit = quit             esci

cli-no-such-number =
    { $count ->
        [one] C'è una sola scelta; digita 1.
       *[other] Ci sono { $count } scelte; digita un numero da 1 a { $count }.
    }
cli-no-such-answer = «{ $typed }» qui non è una risposta; digita un numero, oppure «help».
cli-refused = { $reason } ({ $rule })
cli-means = { $text }: il suo nome è «{ $name }».
cli-save-where = Di' dove: save FILE.
cli-saved = Salvata come { $file }.
cli-not-saved = Non salvata: { $problem }.
cli-undone = Risposta annullata.
cli-nothing-to-undo = Non hai risposte da annullare.
cli-revealed = La tua ultima risposta non si può annullare: nel frattempo si è scoperto qualcosa.
cli-end-of-input = Non c'è altro da leggere, quindi la partita si ferma qui.
cli-bye = Arrivederci.
cli-rule-unknown = { $rule } non è nella pagina delle regole.

cli-replay-ply = Mossa { $ply } di { $last }
cli-replay-setup = Il tavolo è stato preparato.
cli-replay-answer = { $side }: risposta data.
cli-replay-undo = { $side }: risposta annullata, si torna a dopo la mossa { $to }.
cli-replay-resign = { $side }: partita abbandonata.
cli-replay-clock = { $side }: tempo scaduto.
cli-replay-waiting = In attesa di: { $sides }.

cli-analyse-chances = Probabilità di vittoria per { $side }, mossa per mossa:
cli-analyse-swings = Che cosa ha cambiato la partita:
cli-analyse-swing = { $deed }, { $chapter }: { $side } +{ $gain }% (mosse da { $from } a { $to })
cli-analyse-swing-bare = { $deed }: { $side } +{ $gain }% (mosse da { $from } a { $to })
cli-analyse-advice = Risposta di { $side } dopo la mossa { $ply }: { $chance }% di probabilità di vittoria dopo { $iterations ->
    [one] 1 simulazione
   *[other] { $iterations } simulazioni
 }. Le risposte migliori, con la probabilità che ciascuna lascia e quante volte è stata provata:
