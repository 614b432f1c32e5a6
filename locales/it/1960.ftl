# 1960: The Making of the President. Le parole per i giocatori.
#
# Glossario (segue l'aiuto di gioco italiano, capitolo 22 del compendio delle regole):
#   Campaigning = Campagna, condurre la campagna; Advertising = Propaganda; Positioning = Programma
#   state support = cubi di supporto; issue support = cubi nella tematica; media support = supporto mediatico, cubi mediatici
#   support check = controllo del supporto; CP = CP (punti campagna); momentum = Momentum, invariabile
#   to lead = essere in testa; to carry = avere saldamente, Stato saldo (mai «guidare»)
#   preempt = contrastare; trigger = sbloccare; resolve = risolvere; set aside = mettere da parte; reveal = svelare
#   issue = tematica; Issues Track = tracciato delle tematiche; endorsement = Endorsement, invariabile; rest cube = cubo Rest
#   Candidate Card = carta Candidato (attiva, esausta); Vice President card = carta Vicepresidente
#   Campaign Strategy = Strategia della Campagna; Debates = dibattiti; Debate Board = plancia dei dibattiti
#   Election Day = giorno delle elezioni; edge = tendenza; undecided = indeciso; electoral votes = voti elettorali
#   bag = sacchetto; discard pile = pila degli scarti; deck = mazzo; hand = mano; in force = in vigore
#
# Forme che un messaggio porta con sé, perché l'italiano le fonde con la preposizione:
#   sixty-region è un complemento di luogo («nell'Ovest»): chi lo accoglie non mette preposizioni
#   sixty-zone ha l'articolo («l'Ovest»): chi lo accoglie lo usa come oggetto («raggiunge { $zone }»)
#   sixty-pile dice dove va una carta («nella pila degli scarti»)
#   sixty-who-… sta sempre all'inizio di una frase, con la maiuscola, e regge la terza persona singolare
#   una tematica si cita come «la tematica { $issue }», uno Stato senza articolo

game-1960 = 1960: The Making of the President

## Opzioni

sixty-option-edition = Di quale edizione sono regole e carte: zman è la prima, gmt la seconda.
sixty-option-vice-president-cards = Le carte Vicepresidente stanno accanto alle carte Candidato (R-19.1.1).
sixty-option-restricted-positioning = Un'azione di Programma non può aggiungere cubi alla tematica indicata sulla carta giocata (R-19.2.1).

## Nomi

seat-kennedy = Kennedy
seat-nixon = Nixon
sixty-region = { $region ->
    [west] nell'Ovest
    [midwest] nel Midwest
    [south] nel Sud
   *[east] nell'Est
 }
sixty-zone = { $zone ->
    [west] l'Ovest
    [midwest] il Midwest
    [south] il Sud
    [east] l'Est
    [alaska] l'Alaska
   *[hawaii] le Hawaii
 }
sixty-issue = { $issue ->
    [defense] Difesa
    [economy] Economia
   *[civil-rights] Diritti civili
 }
sixty-card = { $card }
sixty-candidate-card = la tua carta Candidato
sixty-media-support = il supporto mediatico
sixty-lean = { $side } { $cubes }
sixty-lean-empty = vuoto
sixty-pile = { $pile ->
    [discard] nella pila degli scarti
    [removed] tra le carte rimosse dal gioco
    [in-force] tra gli eventi in vigore in questo turno
    [debate-space] tra gli eventi dei dibattiti
    [election-space] tra gli eventi del giorno delle elezioni
   *[prevention-space] tra gli eventi di prevenzione
 }
sixty-card-full = { $card } ({ $points } CP, { $rest } Rest, { $icon ->
    [kennedy] Kennedy
    [nixon] Nixon
   *[both] entrambe le icone
 }, { $issue }, { $state })
sixty-card-full-bare = { $card } ({ $points } CP, { $rest } Rest, { $icon ->
    [kennedy] Kennedy
    [nixon] Nixon
   *[both] entrambe le icone
 })

## Stati

sixty-state-AL = Alabama
sixty-state-AK = Alaska
sixty-state-AZ = Arizona
sixty-state-AR = Arkansas
sixty-state-CA = California
sixty-state-CO = Colorado
sixty-state-CT = Connecticut
sixty-state-DE = Delaware
sixty-state-FL = Florida
sixty-state-GA = Georgia
sixty-state-HI = Hawaii
sixty-state-ID = Idaho
sixty-state-IL = Illinois
sixty-state-IN = Indiana
sixty-state-IA = Iowa
sixty-state-KS = Kansas
sixty-state-KY = Kentucky
sixty-state-LA = Louisiana
sixty-state-ME = Maine
sixty-state-MD = Maryland
sixty-state-MA = Massachusetts
sixty-state-MI = Michigan
sixty-state-MN = Minnesota
sixty-state-MS = Mississippi
sixty-state-MO = Missouri
sixty-state-MT = Montana
sixty-state-NE = Nebraska
sixty-state-NV = Nevada
sixty-state-NH = New Hampshire
sixty-state-NJ = New Jersey
sixty-state-NM = New Mexico
sixty-state-NY = New York
sixty-state-NC = North Carolina
sixty-state-ND = North Dakota
sixty-state-OH = Ohio
sixty-state-OK = Oklahoma
sixty-state-OR = Oregon
sixty-state-PA = Pennsylvania
sixty-state-RI = Rhode Island
sixty-state-SC = South Carolina
sixty-state-SD = South Dakota
sixty-state-TN = Tennessee
sixty-state-TX = Texas
sixty-state-UT = Utah
sixty-state-VT = Vermont
sixty-state-VA = Virginia
sixty-state-WA = Washington
sixty-state-WV = West Virginia
sixty-state-WI = Wisconsin
sixty-state-WY = Wyoming

## Domande

sixty-ask-start-player = Hai l'iniziativa. Chi inizia in tutte le Fasi Azione del turno { $turn }?
sixty-ask-card = Turno { $turn }, Fase Azione { $phase }: quale carta giochi?
sixty-ask-discard-for-vice-president = Quale carta con la sola tua icona scarti per giocare { $card }?
sixty-ask-use = Per che cosa usi { $card }?
sixty-ask-preempt = { $cost ->
    [0] Contrasti l'evento di { $card }? In questo turno non ti costa nulla.
   *[other] Spendi { $cost } Momentum per contrastare l'evento di { $card }? Ne hai { $momentum }.
 }
sixty-ask-trigger = Spendi 1 Momentum per sbloccare l'evento di { $card }? Ne hai { $momentum }.
sixty-ask-campaign = La tua campagna percorre { $zone } e { $left ->
    [one] ti resta 1 CP
   *[other] ti restano { $left } CP
 }. Dove va il prossimo punto?
sixty-ask-declare = Quanti dei tuoi { $left } CP spendi in controlli del supporto in { $state }? Si pescano tutti, poi lo Stato è chiuso.
sixty-ask-rest = Dove si ferma il tuo candidato?
sixty-ask-advertise = { $left ->
    [one] Dove va il tuo cubo mediatico?
   *[other] Hai { $left } cubi mediatici da collocare. Dove va il prossimo?
 }
sixty-ask-position = Hai { $left } CP per le tematiche. A quale tematica va il prossimo cubo?
sixty-ask-redraw = Un controllo per { $place } è fallito. Peschi di nuovo? Il secondo cubo è definitivo.
sixty-ask-add = { $card }: dove aggiungi un cubo di supporto? Puoi aggiungerne ancora { $left }.
sixty-ask-declare-event = { $card }: quanti controlli del supporto effettui in { $state }, al massimo { $most }? Poi lo Stato è chiuso.
sixty-ask-remove = { $card }: da quale Stato rimuovi un cubo? Puoi rimuoverne ancora { $left }.
sixty-ask-remove-own = { $card }: in quale Stato perdi un cubo? Devi perderne ancora { $left }.
sixty-ask-on-air = { $card }: in quale regione dove hai supporto mediatico aggiungi fino a { $total ->
    [one] 1 cubo
   *[other] { $total } cubi
 } di supporto?
sixty-ask-swing = { $card }: in quale Stato ribalti la situazione con { $count ->
    [one] 1 cubo
   *[other] { $count } cubi
 } di supporto?
sixty-ask-move = { $card }: dove va il tuo candidato?
sixty-ask-one-issue = { $card }: quale tematica riceve { $count ->
    [one] il cubo
   *[other] tutti i { $count } cubi
 }?
sixty-ask-add-issue = { $card }: quale tematica riceve il prossimo cubo? Puoi aggiungerne ancora { $left }.
sixty-ask-drop-issue = { $card }: in quale tematica perdi un cubo? Devi perderne ancora { $left }.
sixty-ask-reorder = { $card }: quale tematica va in { $place ->
    [1] prima
   *[2] seconda
 } posizione?
sixty-ask-place-media = { $card }: dove collochi un cubo mediatico? Puoi collocarne ancora { $left }.
sixty-ask-drop-media = { $card }: dove rimuovi un cubo mediatico dell'avversario? Puoi rimuoverne ancora { $left }.
sixty-ask-endorse = { $card }: in quale regione collochi un segnalino Endorsement o ne rimuovi uno dell'avversario?
sixty-ask-retrieve = { $card }: quale carta prendi dalla pila degli scarti?
sixty-ask-discard = { $card }: quale carta scarti ora? Ne peschi quante ne scarti; finora { $discarded }.
sixty-ask-draw = { $card }: peschi { $count ->
    [one] una carta
   *[other] { $count } carte
 }?
sixty-ask-spend = { $card }: per quale azione spendi { $points } CP?
sixty-ask-resolve-discard = { $card }: di quale carta nella pila degli scarti risolvi l'evento?
sixty-ask-refresh = { $card }: riattivi la tua carta Candidato, girandola a faccia in su?
sixty-ask-shift = Hai più supporto mediatico. Quali due tematiche adiacenti si scambiano di posto?
sixty-ask-award = Sei in testa nella tematica { $issue }, in seconda posizione. Prendi 1 Momentum o peschi una carta Endorsement?
sixty-ask-major-endorsement = Un Major Endorsement: quale regione ti sostiene o perde un segnalino dell'avversario?
sixty-ask-set-aside = { $left ->
    [one] Quale carta metti da parte per la Strategia della Campagna? Tutto il resto della mano si scarta.
   *[other] Quale carta metti da parte per la Strategia della Campagna? Ne metti da parte { $left }; tutto il resto della mano si scarta.
 }
sixty-ask-debate-card = Quale carta giochi in questo giro dei dibattiti?
sixty-ask-debate-order = Tutte e due le carte mostrano entrambe le icone. Chi colloca per primo?
sixty-ask-debate-side = Su quale lato collochi { $card }?
sixty-ask-debate-award = La tua ricompensa: { $left ->
    [one] resta un cubo. Dove va?
   *[other] restano { $left } cubi. Dove va il prossimo?
 }
sixty-ask-strategy-card = Quale delle tue carte della Strategia della Campagna risolvi ora?
sixty-ask-election-event = Quale evento del giorno delle elezioni si risolve ora?
sixty-ask-recount = In quale Stato effettui { $count ->
    [one] un controllo
   *[other] { $count } controlli
 } del supporto?

## Scelte

sixty-choose-vice-president = la tua carta Vicepresidente, { $card }
sixty-choose-state = { $state } ({ $votes } voti, { $support })
sixty-choose-state-checks = { $state } ({ $votes } voti, { $support }, controlli del supporto)
sixty-choose-travel = raggiungi { $zone }
sixty-choose-issue = { $issue } per { $price } CP
sixty-choose-checks = { $count ->
    [one] un controllo del supporto
   *[other] { $count } controlli del supporto
 }
sixty-choose-use = { $use ->
    [event] l'evento
    [campaign] { $points } CP per la Campagna
    [advertise] { $points } CP per la Propaganda
   *[position] { $points } CP per il Programma
 }
sixty-choose-nothing-valid = niente: non ho carte che si possano mettere da parte
sixty-choose-word = { $word ->
    [stop] no, o basta così
    [accept] sì
    [preempt] contrastalo
    [no-preempt] non contrastarlo
    [trigger] sbloccalo
    [no-trigger] lascialo passare
    [redraw] pesca di nuovo
    [keep] lascia com'è
    [take-momentum] 1 Momentum
    [take-endorsement] una carta Endorsement
    [shift-first-second] prima e seconda posizione
   *[shift-second-third] seconda e terza posizione
 }

## Rifiuti

sixty-no-game-over = La partita è finita.
sixty-no-not-asked = Ora non ti si chiede nulla.
sixty-no-wrong-answer = Non è una risposta a questa domanda.
sixty-no-pass = Devi giocare una carta; non si può passare.
sixty-no-not-in-hand = { $card } non è nella tua mano.
sixty-no-keep-valid-cards = Devi tenere abbastanza carte da mettere da parte, quindi gioca ora la tua carta Gathering Momentum o la tua carta Candidato.
sixty-no-candidate-exhausted = La tua carta Candidato è esausta.
sixty-no-vice-president-option = In questa partita non si usano le carte Vicepresidente.
sixty-no-vice-president-gone = { $card } non è più accanto alla tua carta Candidato.
sixty-no-vice-president-discard = Non hai in mano carte con la sola tua icona da scartare per giocarla.
sixty-no-not-own-icon = { $card } non è una carta della tua mano con la sola tua icona che puoi scartare.
sixty-no-event-on-candidate-card = La carta Candidato non ha eventi.
sixty-no-event-prevented = Quell'evento è impedito per il resto della partita.
sixty-no-cannot-pay = Un evento in vigore chiede 1 Momentum per farlo, e non puoi pagarlo.
sixty-no-other-zone = { $state } non è nella regione in cui si trova il tuo candidato. Prima raggiungila.
sixty-no-once-each = { $state } ha già ricevuto il suo unico punto in questa azione.
sixty-no-closed-by-declaration = Hai dichiarato i tuoi controlli in { $state }: ora lo Stato è chiuso.
sixty-no-closed-by-event = Un evento in vigore chiude { $state } alla tua Campagna.
sixty-no-too-many-checks = Non ne hai così tanti da dichiarare.
sixty-no-rest-there = Il tuo candidato non può fermarsi in { $state }.
sixty-no-already-there = Il tuo candidato ha già raggiunto { $zone }.
sixty-no-free-crossing = Ora ti sposti senza costi: prima di ripartire conduci la campagna dove ti trovi ora, e vai solo dove c'è uno Stato aperto per te.
sixty-no-only-from-the-west = Alaska e Hawaii si raggiungono, e si lasciano, solo passando per l'Ovest.
sixty-no-not-adjacent = Da dove si trova il tuo candidato, per raggiungere { $zone } bisogna attraversare più di un confine.
sixty-no-not-named = L'evento non riguarda { $state }.
sixty-no-limit-reached = { $state } ha già ricevuto tutto ciò che l'evento consente.
sixty-no-nothing-to-remove = Non c'è nulla da rimuovere in { $state }.
sixty-no-must-lose = La perdita va subita finché ci sono cubi.
sixty-no-swing = { $state } non è uno Stato in cui l'avversario è in testa senza averlo saldamente.
sixty-no-must-set-aside = Hai una carta che si può mettere da parte, quindi devi metterne da parte una.
sixty-no-gathering-momentum = Una carta Gathering Momentum non si può mettere da parte.
sixty-no-already-set-aside = Hai già messo da parte { $card }.
sixty-no-not-discarded = { $card } non si può prendere dalla pila degli scarti.
sixty-no-not-revealed = { $card } non è tra le tue carte strategia ancora da risolvere.
sixty-no-not-on-board = { $card } non è tra gli eventi del giorno delle elezioni ancora da risolvere.
sixty-no-media-there = Il tuo supporto mediatico non raggiunge { $zone }.
sixty-no-media-to-remove = Il supporto mediatico dell'avversario non raggiunge { $zone }.
sixty-no-issue-to-drop = Non hai cubi nella tematica { $issue }.
sixty-no-issue-placed = La tematica { $issue } ha già la sua posizione.
sixty-no-issue-barred = La carta che giochi mostra la tematica { $issue }, quindi questa azione non può aggiungervi cubi.
sixty-no-issue-too-dear = Il prossimo cubo nella tematica { $issue } costa { $price } CP e tu ne hai { $left }.

## Cronaca

sixty-log-turn = { $turn ->
    [6] Turno 6: i dibattiti.
    [9] Turno 9: il giorno delle elezioni.
   *[other] Turno { $turn }.
 }
sixty-log-drew = { $side } pesca { $count ->
    [one] una carta
   *[other] { $count } carte
 }.
sixty-log-drew-cards = { $side } pesca { $cards }.
sixty-log-reshuffled = { $count ->
    [one] L'unica carta scartata forma
   *[other] Le { $count } carte scartate si mescolano e formano
 } un nuovo mazzo.
sixty-log-cube-initiative = Iniziativa: un cubo { $cube ->
    [kennedy] blu
   *[nixon] rosso
 }.
sixty-log-cube-check = Controllo per { $place }: un cubo { $cube ->
    [kennedy] blu
   *[nixon] rosso
 }, { $won ->
    [yes] un successo
   *[no] un fallimento
 }.
sixty-log-reseeded = Il sacchetto è vuoto e riceve { $each ->
    [one] 1 cubo
   *[other] { $each } cubi
 } di ogni colore.
sixty-log-initiative = { $side } ha l'iniziativa.
sixty-log-start-player = { $by } sceglie chi inizia: { $side }.
sixty-log-played = { $side } gioca { $card } { $use ->
    [event] per l'evento
    [campaign] per la Campagna ({ $points } CP)
    [advertise] per la Propaganda ({ $points } CP)
   *[position] per il Programma ({ $points } CP)
 }.
sixty-log-played-candidate = { $side } gioca la carta Candidato { $use ->
    [campaign] per la Campagna ({ $points } CP)
    [advertise] per la Propaganda ({ $points } CP)
   *[position] per il Programma ({ $points } CP)
 }.
sixty-log-discarded-for-vice-president = { $side } scarta { $card } per giocare la carta Vicepresidente.
sixty-log-tax = { $side } paga per usare così la carta.
sixty-log-preempted = { $side } contrasta l'evento di { $card }.
sixty-log-preempted-free = { $side } contrasta senza costi l'evento di { $card }.
sixty-log-rest = { $side } prende { $count ->
    [one] 1 cubo Rest
   *[other] { $count } cubi Rest
 }.
sixty-log-triggered = { $side } sblocca l'evento di { $card }.
sixty-log-event = { $card }: { $side } risolve l'evento.
sixty-log-put-away = { $card } va { $pile }.
sixty-log-crossed = { $side } raggiunge { $zone }.
sixty-log-moved = { $side } va in { $state }.
sixty-log-declared = { $side } dichiara { $count ->
    [one] 1 controllo
   *[other] { $count } controlli
 } del supporto in { $state }.
sixty-log-checks-lost = Il sacchetto è vuoto: { $side } perde { $count ->
    [one] 1 controllo
   *[other] { $count } controlli
 }.
sixty-log-gained = { $side } guadagna { $count ->
    [one] 1 cubo
   *[other] { $count } cubi
 } in { $place } (ora { $now }).
sixty-log-lost = { $side } perde { $count ->
    [one] 1 cubo
   *[other] { $count } cubi
 } in { $place } (ora { $now }).
sixty-log-media-gained = { $side } guadagna { $count ->
    [one] 1 cubo mediatico
   *[other] { $count } cubi mediatici
 } { $place } (ora { $now }).
sixty-log-media-lost = { $side } perde { $count ->
    [one] 1 cubo mediatico
   *[other] { $count } cubi mediatici
 } { $place } (ora { $now }).
sixty-log-issue-gained = { $side } guadagna { $count ->
    [one] 1 cubo
   *[other] { $count } cubi
 } nella tematica { $place } (ora { $now }).
sixty-log-issue-lost = { $side } perde { $count ->
    [one] 1 cubo
   *[other] { $count } cubi
 } nella tematica { $place } (ora { $now }).
sixty-log-momentum-gained = { $side } guadagna { $count } Momentum (ora { $now }).
sixty-log-momentum-lost = { $side } perde { $count } Momentum (ora { $now }).
sixty-log-track = Tematiche: { $first }, { $second }, { $third }.
sixty-log-endorsement = { $side } pesca un Endorsement { $region }.
sixty-log-major-endorsement = { $side } pesca un Major Endorsement.
sixty-log-endorsed = Endorsement { $region }: { $now }.
sixty-log-candidate-exhausted = La carta Candidato di { $side } è esausta.
sixty-log-candidate-refreshed = La carta Candidato di { $side } è di nuovo attiva.
sixty-log-hand-shown = { $side } mostra la propria mano all'avversario.
sixty-log-hand-shown-cards = { $side } mostra la propria mano: { $cards }.
sixty-log-retrieved = { $side } prende { $card } dalla pila degli scarti.
sixty-log-discarded = { $side } scarta { $cards }.
sixty-log-turned-up = Si svela { $card } e { $side } la risolve.
sixty-log-turned-up-idle = Si svela { $card }, che non viene risolta.
sixty-log-set-aside = { $side } { $count ->
    [0] non mette da parte nessuna carta
    [one] mette da parte una carta
   *[other] mette da parte { $count } carte
 }.
sixty-log-set-aside-cards = { $side } mette da parte { $cards }.
sixty-log-rested = { $side } mette { $count ->
    [one] 1 cubo Rest
   *[other] { $count } cubi Rest
 } nel sacchetto.
sixty-log-effects-ended = Non più in vigore: { $cards }.
sixty-log-debates = Le tematiche passano sulla plancia dei dibattiti.
sixty-log-debate-shown = { $side } svela { $card }.
sixty-log-debate-placed = { $card } va sul lato di { $side } della tematica { $issue }.
sixty-log-debate-wasted = La tematica { $issue } è già decisa; { $card } si scarta.
sixty-log-issue-won = { $side } vince la tematica { $issue } (Kennedy { $kennedy }, Nixon { $nixon }): { $award ->
    [one] 1 cubo
   *[other] { $award } cubi
 } di supporto; la tematica va in posizione { $place }.
sixty-log-debates-ended = I dibattiti sono finiti.
sixty-log-deposited = { $side } mette { $count ->
    [one] 1 cubo bonus
   *[other] { $count } cubi bonus
 } nel sacchetto.
sixty-log-stack = { $side } svela { $cards }.
sixty-log-no-stack = { $side } non ha carte strategia da svelare.
sixty-log-strategy-card = { $side } risolve { $card }.
sixty-log-undecided = { $state }: gli indecisi seguono la tendenza dello Stato, che va a { $side }.
sixty-log-undecided-endorsed = { $state }: gli indecisi seguono l'Endorsement e lo Stato va a { $side }.
sixty-log-withheld = { $state } nega i suoi { $votes } voti a Kennedy.
sixty-log-won = { $by ->
    [votes] Vince { $side }: Kennedy { $kennedy }, Nixon { $nixon }.
    [states] Kennedy { $kennedy }, Nixon { $nixon }: vince { $side } per numero di Stati.
    [cubes] Kennedy { $kennedy }, Nixon { $nixon }: vince { $side } per cubi di supporto negli Stati.
   *[kennedy] Kennedy { $kennedy }, Nixon { $nixon }: in caso di parità totale vince { $side }.
 }
sixty-log-draw = Pareggio: Kennedy { $kennedy }, Nixon { $nixon }, con parità anche negli Stati e nei cubi di supporto.

## Un tabellone di testo

sixty-sketch-headline = Turno { $turn } di 9. Se oggi fosse il giorno delle elezioni: Kennedy { $kennedy }, Nixon { $nixon }. Sacchetto: { $blue } blu, { $red ->
    [one] 1 rosso
   *[other] { $red } rossi
 }.
sixty-sketch-side = { $side }: Momentum { $momentum }, in { $state }, mano { $hand }, strategia { $stack }, Rest { $rest }, carta Candidato { $candidate ->
    [active] attiva
   *[exhausted] esausta
 }
sixty-sketch-track = Tematiche, dalla prima alla terza: { $issues }
sixty-sketch-issue = { $issue } { $support }
sixty-sketch-region = Media { $region }: { $media }, Endorsement: { $endorsements }
sixty-sketch-in-force = In vigore in questo turno: { $cards }
sixty-sketch-on-board = Sul tabellone: { $cards }
sixty-sketch-legend = Uno Stato: i suoi voti elettorali, chi è in testa e con quanti cubi (· nessuno), ! saldo, @ chi vi si trova.
sixty-sketch-hand = Mano di { $side }:

## Eventi, composti dai loro effetti

sixty-sentences = { $first } { $rest }
sixty-who-player = Il giocatore
sixty-who-opponent = L'avversario
sixty-who-leads-issue = Chi è in testa nella tematica { $issue }
sixty-who-leads-state = Chi è in testa in { $state }
sixty-who-stronger-in = Chi ha in totale più supporto in { $states }
sixty-who-on-air = Chi ha supporto mediatico { $region }
sixty-within-anywhere = in Stati qualsiasi
sixty-within-empty = in Stati senza cubi
sixty-within-regions = { $regions }
sixty-within-small = { $regions }, negli Stati con non più di { $votes ->
    [one] 1 voto elettorale
   *[other] { $votes } voti elettorali
 }
sixty-within-large = in Stati con almeno { $votes ->
    [one] 1 voto elettorale
   *[other] { $votes } voti elettorali
 }
sixty-within-states = in { $states }

sixty-effect-nothing = Nessun evento.
sixty-effect-prevented-by = Non si può più risolvere una volta risolta { $card }.
sixty-effect-only-if-leads = Solo se { $side } è in testa nella tematica { $issue }:
sixty-effect-only-if-several = Solo se { $side } è in testa in due o tre tematiche:
sixty-effect-may-add = { $cap ->
    [one] { $who } può aggiungere fino a { $total } cubi di supporto { $within }, al massimo 1 per Stato.
    [two] { $who } può aggiungere fino a { $total } cubi di supporto { $within }, al massimo 2 per Stato.
   *[none] { $who } può aggiungere fino a { $total } cubi di supporto { $within }.
 }
sixty-effect-may-add-on-air = { $cap ->
    [one] { $who } può aggiungere fino a { $total } cubi di supporto in una regione dove ha supporto mediatico, al massimo 1 per Stato.
    [two] { $who } può aggiungere fino a { $total } cubi di supporto in una regione dove ha supporto mediatico, al massimo 2 per Stato.
   *[none] { $who } può aggiungere fino a { $total } cubi di supporto in una regione dove ha supporto mediatico.
 }
sixty-effect-gain = { $who } guadagna { $count ->
    [one] 1 cubo
   *[other] { $count } cubi
 } di supporto in { $state }.
sixty-effect-gather-momentum = Chi { $region } è in testa in più Stati guadagna 1 Momentum e 1 cubo di supporto in ogni Stato vuoto della regione.
sixty-effect-may-swing = { $who } può scegliere uno Stato in cui l'avversario è in testa senza averlo saldamente: vi guadagna { $count ->
    [one] 1 cubo
   *[other] { $count } cubi
 } di supporto e vi si sposta senza costi.
sixty-effect-may-remove = { $cap ->
    [one] { $who } può rimuovere fino a { $total } cubi di supporto dell'avversario { $within }, al massimo 1 per Stato.
    [two] { $who } può rimuovere fino a { $total } cubi di supporto dell'avversario { $within }, al massimo 2 per Stato.
   *[none] { $who } può rimuovere fino a { $total } cubi di supporto dell'avversario { $within }, ripartiti a piacere.
 }
sixty-effect-must-remove = { $who } deve rimuovere { $total ->
    [one] 1 dei propri cubi
   *[other] { $total } dei propri cubi
 } di supporto { $within }.
sixty-effect-lose = { $who } perde { $count ->
    [one] 1 cubo
   *[other] { $count } cubi
 } di supporto in { $state }.
sixty-effect-lose-at-token = { $who } perde { $count ->
    [one] 1 cubo
   *[other] { $count } cubi
 } di supporto dove si trova il suo candidato.
sixty-effect-move = { $who } si sposta in { $state } senza costi.
sixty-effect-move-one-of = { $who } si sposta senza costi in uno Stato a sua scelta tra { $states }.
sixty-effect-gain-momentum = { $who } guadagna { $count } Momentum.
sixty-effect-lose-momentum = { $who } perde { $count } Momentum.
sixty-effect-draw-level = { $who } guadagna Momentum fino ad averne quanto l'avversario.
sixty-effect-raise = La tematica { $issue } sale di { $places ->
    [one] una posizione
   *[other] { $places } posizioni
 } sul tracciato delle tematiche.
sixty-effect-gain-issue = { $who } guadagna { $count ->
    [one] 1 cubo
   *[other] { $count } cubi
 } nella tematica { $issue }.
sixty-effect-lose-issue = { $who } perde { $count ->
    [one] 1 cubo
   *[other] { $count } cubi
 } nella tematica { $issue }.
sixty-effect-lose-each-issue = { $who } perde 1 cubo in ogni tematica in cui è in testa.
sixty-effect-leaders-lose = Chi è in testa nella tematica { $one } e chi lo è nella tematica { $other } vi perdono 1 cubo ciascuno; chi è in testa in entrambe perde anche 1 Momentum.
sixty-effect-may-add-one-issue = { $who } può aggiungere { $count ->
    [one] 1 cubo
   *[other] { $count } cubi
 } a una sola tematica.
sixty-effect-may-add-issues = { $who } può aggiungere fino a { $count ->
    [one] 1 cubo alle tematiche
   *[other] { $count } cubi alle tematiche, ripartiti a piacere
 }.
sixty-effect-must-remove-issues = { $who } deve rimuovere { $count } dei propri cubi dalle tematiche, a sua scelta.
sixty-effect-reorder = { $who } dispone le tematiche nell'ordine che preferisce.
sixty-effect-gain-media = { $who } guadagna { $count ->
    [one] 1 cubo mediatico
   *[other] { $count } cubi mediatici
 } { $region }.
sixty-effect-may-place-media = { $who } può collocare fino a { $count ->
    [one] 1 cubo mediatico in una regione qualsiasi
   *[other] { $count } cubi mediatici in regioni qualsiasi
 }, senza controlli del supporto.
sixty-effect-may-remove-media = { $who } può rimuovere fino a { $count ->
    [one] 1 cubo mediatico dell'avversario da una regione qualsiasi
   *[other] { $count } cubi mediatici dell'avversario da regioni qualsiasi
 }.
sixty-effect-may-endorse = { $who } può collocare 1 segnalino Endorsement in una regione qualsiasi o rimuovervene uno dell'avversario.
sixty-effect-may-retrieve = { $who } può prendere in mano una carta qualsiasi dalla pila degli scarti.
sixty-effect-may-retrieve-card = { $who } può prendere in mano { $card } se è nella pila degli scarti.
sixty-effect-may-redraw = { $who } può scartare quante carte vuole e ne pesca altrettante.
sixty-effect-may-draw = { $who } può pescare { $count ->
    [one] una carta
   *[other] { $count } carte
 }.
sixty-effect-show-hand = { $who } mostra la propria mano all'avversario.
sixty-effect-may-spend = { $who } può spendere { $points } CP per una sola azione.
sixty-effect-may-campaign = { $who } può condurre la campagna con { $points } CP, al massimo 1 per Stato.
sixty-effect-may-resolve-discard = { $who } può risolvere l'evento di una carta qualsiasi della pila degli scarti.
sixty-effect-resolve-from-deck = { $who } svela { $count ->
    [one] la prima carta del mazzo e ne risolve l'evento se mostra la sua icona
   *[other] le prime { $count } carte del mazzo e risolve gli eventi di quelle che mostrano la sua icona
 }.
sixty-effect-may-refresh = { $who } può riattivare la propria carta Candidato esausta, girandola a faccia in su.
sixty-effect-exhaust = { $who } gira la propria carta Candidato sul lato esausto.
sixty-effect-check = { $who } effettua { $count ->
    [one] 1 controllo
   *[other] { $count } controlli
 } del supporto in { $state }.
sixty-effect-check-anywhere = { $who } effettua { $count ->
    [one] 1 controllo
   *[other] { $count } controlli
 } del supporto in uno Stato a sua scelta.

sixty-lasting-points-up = { $who }: in questo turno ogni carta giocata { $on ->
    [everything] per i CP
    [campaigning] per la Campagna
   *[positioning] per il Programma
 } vale { $change } CP in più, fino a un massimo di 5.
sixty-lasting-points-down = { $who }: in questo turno ogni carta giocata { $on ->
    [everything] per i CP
    [campaigning] per la Campagna
   *[positioning] per il Programma
 } vale { $change } CP in meno, fino a un minimo di 1.
sixty-lasting-free-travel = { $who } non paga costi di spostamento in questo turno.
sixty-lasting-no-checks = { $who } non effettua controlli del supporto quando conduce la campagna in questo turno.
sixty-lasting-checks-everywhere = { $who } in questo turno effettua controlli del supporto in qualsiasi Stato conduca la campagna, come se l'avversario lo avesse saldamente.
sixty-lasting-closed = { $who } non può condurre la campagna { $within } in questo turno.
sixty-lasting-closed-led = { $who } in questo turno non può condurre la campagna negli Stati in cui l'avversario è in testa.
sixty-lasting-no-spending = { $who } non può spendere Momentum in questo turno.
sixty-lasting-tax-campaigning = { $who } paga 1 Momentum per ogni carta che gioca per la Campagna in questo turno; se non può pagare, non può giocarla così.
sixty-lasting-tax-events = { $who } paga 1 Momentum per ogni carta della mano che gioca per l'evento in questo turno; se non può pagare, non può giocarla così.
sixty-lasting-pledged = { $who }: in questo turno, ogni volta che gioca una carta per qualcosa di diverso dalla Campagna, il suo avversario guadagna 1 Momentum.
sixty-lasting-free-preempt = { $who } contrasta gli eventi senza costi in questo turno.
sixty-lasting-second-draw = { $who } in questo turno può pescare di nuovo una volta per ciascuno dei propri controlli del supporto falliti.

sixty-stays-reveals-first = Nei dibattiti { $side } svela ogni carta prima che { $other } scelga la propria.
sixty-stays-bonus = Nei dibattiti il totale di { $side } in ogni tematica vale 1 in più.
sixty-stays-election = Nel giorno delle elezioni: { $text }
sixty-stays-withhold = Nel conteggio finale { $states } non danno i propri voti a nessuno dove Kennedy è in testa ma lo Stato non è saldo.
sixty-stays-prevention = Per il resto della partita non si possono risolvere gli eventi di { $cards }.

## La storia di una partita, a partita finita

sixty-chapter-turn = turno { $turn }
sixty-deed-candidate-card = Carta Candidato di { $side }
sixty-deed-debates = I dibattiti
sixty-deed-election = Giorno delle elezioni
