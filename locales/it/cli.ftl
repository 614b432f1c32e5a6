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

cli-serves = Hustings è su { $url }
cli-seats = {"  "}posti: { $seats }
cli-option = {"  "}-o { $key }={ $values }  (predefinito { $default })  { $help }
cli-journals = uguali: { $same }, diversi: { $different }
cli-journal-differs = differisce a { $difference } (regole { $then } allora, { $now } oggi)
cli-journal-damaged = danneggiato: { $problem }
cli-scenarios = riusciti: { $passed }, falliti: { $failed }
cli-deck-ok = ok { $file }: un mazzo di { $game }

## What could not be read of what was typed

usage-problem = { $problem }; vedi «{ $help }»
usage-more = qui serve un'altra parola
usage-unknown = argomento inatteso «{ $argument }»{ $similar ->
    [none] {""}
   *[other] ; volevi dire «{ $similar }»?
  }
usage-no-command = comando sconosciuto «{ $command }»{ $similar ->
    [none] {""}
   *[other] ; volevi dire «{ $similar }»?
  }
usage-value = «{ $value }» non è un valore per «{ $argument }»{ $valid ->
    [none] {""}
   *[other] ; può essere: { $valid }
  }
usage-no-equals = «{ $argument }» si scrive con il segno di uguale
usage-count = «{ $argument }» ha troppi valori, o troppo pochi
usage-conflict = «{ $argument }» non va insieme a «{ $other }»
usage-missing = manca qualcosa di necessario: { $argument }
usage-not-utf8 = quello che hai scritto non è testo UTF-8
usage-unreadable = quello che hai scritto non si può leggere

## Why a command did not do what it was asked for

fail-io = { $kind ->
    [not-found] il file o la cartella non esiste
    [denied] lì non hai il permesso
    [exists] esiste già
    [full] non c'è più spazio
   *[other] il sistema risponde «{ $error }»
  }
fail-read = impossibile leggere { $what }: { $problem }
fail-write = impossibile scrivere { $what }: { $problem }
fail-make = impossibile creare { $what }: { $problem }
fail-write-results = impossibile scrivere i risultati: «{ $error }»
fail-terminal = impossibile leggere o scrivere al terminale: «{ $error }»
fail-folder = { $file } è una cartella: indica un file al suo interno
fail-too-large = { $file } supera i 32 MiB: non è un file di Hustings
fail-not-text = { $file } non è testo UTF-8: indica un altro file
fail-no-games = questa versione non ha giochi: compilane una che ne abbia
fail-no-seat = non c'è il posto «{ $name }»; ci sono: { $names }
fail-no-viewer = nessuno si chiama «{ $name }»; ci sono: { $names }, spectator
fail-option-twice = l'opzione { $key } è indicata due volte: dilla una volta sola
fail-no-deck-of = { $file } non è un mazzo di { $game }
fail-no-deck = { $game } non ha un mazzo da stampare
fail-deck-of-none = { $file } non è un mazzo di nessuno di questi giochi: scrivici una di queste righe: { $lines }
fail-deck = { $count ->
    [one] una cosa
   *[other] { $count } cose
  } da correggere in { $file }
fail-seed = «{ $text }» non è un seme: { $problem }
fail-no-random = questa macchina non dà un seme casuale ({ $error }): indicane uno con --seed
fail-arena-two = un'arena vuole due bot: --bots greedy,manager
fail-arena-twice = { $name } compare due volte in --bots: basta una
fail-other-arena = { $file } non è di quest'arena: indica un altro file, o lo stesso gioco con le stesse opzioni, gli stessi bot e lo stesso seme
fail-arena-line = in { $file } la riga { $line } non è un risultato: «{ $error }»
fail-sim-seats = questo tavolo ha { $count } posti ({ $seats }) e --seats ne nomina { $named }: indica un bot per posto
fail-game = partita { $game }: { $problem }
fail-bot-asked-nothing = a un bot non si chiede niente
fail-no-answer = un bot non ha risposto
fail-no-journals = lì dentro non c'è alcun file di diario (.json): indica una cartella che ne abbia
fail-no-scenarios = lì dentro non c'è alcun file di scenario (.toml): indicane uno, o una cartella che ne abbia
fail-proves-nothing = { $file } non prova nulla: { $problem }
fail-no-features = { $game } non ha caratteristiche per cui adattare pesi: dalle al suo Insight
fail-fit-other = queste sono partite di { $game }: hustings fit { $game }
fail-fit-file = { $file }: { $problem }; file così li scrive hustings fit --keep
fail-fit-heading = la prima riga non è un'intestazione: «{ $error }»
fail-fit-count = contiene { $found } partite e l'intestazione parla di { $wanted }
fail-nobody-asked = dopo la mossa { $ply } non si chiede niente a nessuno: indicane una precedente con --ply
fail-seat-not-asked = a quel posto lì non si chiede niente
fail-no-threads = questa macchina non dà thread: «{ $error }»
fail-database = un database è sqlite://PATH o postgres://…: indicane uno con --database
fail-no-home = questo utente non ha una cartella personale: usa «hustings serve --database …»
fail-settings = le impostazioni in { $what } non si possono leggere: «{ $problem }»
fail-log = «{ $level }» non è un livello per --log, come warn o info: «{ $problem }»
fail-lines =
    { $first }
    { $rest }

## Figures: of simulations, arenas, fits and benchmarks

cli-decimal = { $whole },{ $fraction }
cli-interval = { $low } – { $high }
cli-progress = { $done } partite su { $all }, ancora { $left }
cli-column = { $column ->
    [seat] posto
    [wins] vittorie
    [rate] % vinte
    [interval] intervallo 95%
    [mean] punti medi
    [score] punti
    [question] domanda
    [answers] risposte
    [usual] 99 su 100
    [worst] massimo
    [budget] limite
   *[bot] bot
  }

cli-sim-head = { $game } { $options }, seme { $seed }
cli-sim-speed = { $games ->
    [one] una partita
   *[other] { $games } partite
  } in { $seconds } s: { $rate } partite/s, { $decisions } decisioni/s su { $threads } thread
cli-sim-lengths = pareggi: { $draws }; decisioni a partita: { $mean } in media, da { $shortest } a { $longest }

cli-arena-head = { $game } { $options }, seme { $seed }: { $games ->
    [one] una partita per ogni coppia
   *[other] { $games } partite per ogni coppia, a parti scambiate
  }
cli-arena-pair = { $one } contro { $other }: { $score } ({ $interval })

cli-fit-head = { $game } { $options }, { $bot } a ogni posto, seme { $seed }: pesi adattati su { $games ->
    [one] una partita
   *[other] { $games } partite
  }, provati su { $others ->
    [one] un'altra
   *[other] altre { $others }
  }
cli-fit-weights = { $weights ->
    [without] senza
    [now] attuali
   *[fitted] adattati
  }
cli-fit-chances = la probabilità di vittoria: { $positions } posizioni, più { $others } di prova
cli-fit-chance = { $weights } perdita logaritmica { $loss }, errore di calibrazione { $error } punti
cli-fit-reliability = fra le posizioni a cui i pesi adattati danno questa probabilità di vittoria, quante sono state vinte
cli-fit-bin = { $said }  { $won }  di { $positions }
cli-fit-answers = le risposte date: { $choices } scelte, più { $others } di prova
cli-fit-answer = { $weights } perdita logaritmica { $loss }, la risposta più probabile è stata data nel { $likeliest } dei casi
cli-fit-diagram-title = Affidabilità della probabilità di vittoria
cli-fit-diagram-bin = { $positions } posizioni date al { $said }: vinte { $won }
cli-fit-diagram-said = probabilità di vittoria indicata
cli-fit-diagram-won = quota effettivamente vinta
cli-fit-diagram-error = { $positions } posizioni, errore di calibrazione atteso { $error } punti

cli-bench-playouts = { $name } { $games } partite/s { $decisions } decisioni/s { $bytes } byte allocati/decisione
cli-bench-search = { $name } { $iterations } iterazioni/s, profondità { $depth } risposte { $mebibytes } MiB
cli-think-looked = { $name }: { $iterations } iterazioni in { $seconds } s, { $nodes } nodi, profondità { $depth } risposte
cli-think-trees = gli alberi hanno occupato { $mebibytes } MiB dei { $most } a loro disposizione
cli-think-process = il processo ha occupato al massimo { $mebibytes } MiB
cli-answers-head = { $name }, { $games ->
    [one] una partita
   *[other] { $games } partite
  } di ogni bot contro sé stesso, con tutti i core occupati; in millisecondi
cli-answers-late = { $late ->
    [0] nessuna risposta ha superato di oltre un decimo il suo limite
    [one] in ritardo di oltre un decimo del limite: una riga
   *[other] in ritardo di oltre un decimo del limite: { $late } righe
  }
