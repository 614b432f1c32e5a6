# Campaign Trail. Words for players.
#
# Glossary, as in page.ftl: voter elettore (registrato, indeciso) · votes voti · travel viaggio · fundraise raccolta fondi
#   register registrazione · advertise propaganda · campaign campagna · politick manovra · direct action azione diretta
#   ongoing permanente · response risposta · issue tematica · topic card carta argomento · rabbit trail divagazione
#   suppress sopprimere · flip contributors sottrarre finanziatori · sway influenzare · mudslinging gettare fango
#   smear diffamare, campagna denigratoria · ethics state Stato etico · home state Stato d'origine
#   coloured state Stato colorato · to hold a state controllare uno Stato · pawn pedina · running mate compagno di lista
#   war chest cassa · register track tracciato di registrazione · space casella · marker segnalino · round giro
#   turn turno · hand mano · deck mazzo · discards scarti · supply riserva · automated automatico
# Names of cards, candidates and politick actions stay in English. Parties have no article and are all masculine
# plural ('i', 'dei', 'ai'); seats are all masculine singular ('il', 'del', 'al').

game-campaign-trail = Campaign Trail

## Options

trail-option-players = Giocatori di una partita versus.
trail-option-parties = Quali due partiti giocano, quando sono due; contro partiti automatici il primo è il tuo.
trail-option-mode = versus: partito contro partito. solo: tu contro partiti automatici. coop: in due contro di loro.
trail-option-automated = Quanti partiti automatici; 0 significa uno in solo e coop.
trail-option-solo-deck = Che cosa muove i partiti automatici: il mazzo base (basic) o i mazzi avanzati con dibattiti (advanced).
trail-option-dirty-politics = Le carte Dirty Politics vengono mescolate nel mazzo (CT-Y1).
trail-option-deck = Il mazzo: house, o il testo di un altro; la riga di comando lo legge con --deck FILE.

## Names

seat-democrat = Democratico
seat-democrat-president = Presidente democratico
seat-democrat-vice-president = Vicepresidente democratico
seat-libertarian = Libertario
seat-libertarian-president = Presidente libertario
seat-libertarian-vice-president = Vicepresidente libertario
seat-republican = Repubblicano
seat-republican-president = Presidente repubblicano
seat-republican-vice-president = Vicepresidente repubblicano
trail-party = { $party ->
    [democrat] Democratici
    [libertarian] Libertari
   *[republican] Repubblicani
 }
trail-region = { $region ->
    [pacific] Pacifico
    [mountain] Montagne Rocciose
    [great-plains] Grandi Pianure
    [great-lakes] Grandi Laghi
    [gulf-coast] Costa del Golfo
    [appalachian] Appalachi
    [southeast] Sud-est
    [mid-atlantic] Medio Atlantico
   *[northeast] Nord-est
 }
trail-state = { $name }
trail-issue = { $issue ->
    [HEA] Sanità
    [GUN] Controllo delle armi
    [ENG] Costi dell'energia
    [TAX] Tasse
    [JOB] Lavoro
    [DEB] Debito pubblico
    [TRA] Commercio internazionale
    [IMM] Immigrazione
    [AID] Aiuti all'estero
    [GEN] Parità di genere
    [REP] Diritti riproduttivi
    [CRI] Giustizia penale
    [SUR] Sorveglianza di Stato
    [DRU] Traffico di droga
    [MIL] Spese militari
    [EDU] Istruzione
    [HOU] Alloggi accessibili
   *[ENV] Ambiente
 }
trail-candidate = { $candidate ->
    [incumbent] The Incumbent
    [party-favorite] The Party Favorite
    [establishment] The Establishment Candidate
    [outsider] The Outsider
    [experienced] The Experienced Candidate
    [wealthy] The Wealthy Candidate
    [newcomer] The Newcomer
    [orator] The Orator
    [strategist] The Strategist
    [clean] The Clean Candidate
    [genius] The Genius
   *[populist] The Populist
 }
trail-candidate-text = { $candidate ->
    [incumbent] La raccolta fondi dà $20M in più. I viaggi con un numero sono più corti di uno Stato, almeno uno.
    [party-favorite] Quando fai propaganda o campagna, 2 degli elettori vengono dalla riserva degli indecisi. Al massimo 3 elettori in uno stesso Stato per campagna; una campagna denigratoria ne toglie al massimo 3 in uno stesso Stato.
    [establishment] Mentre viaggi puoi piazzare fino a 2 elettori registrati negli Stati in cui entri. Registrare e influenzare ti danno 2 elettori in meno.
    [outsider] Dopo una raccolta fondi o una registrazione puoi viaggiare di 1 Stato. Le campagne costano $80M; una campagna denigratoria costa 1 elettore degli Stati etici in più.
    [experienced] Quando ricostituisci la mano, pesca una carta in più e mettine una in fondo. Nessun viaggio in aereo.
    [wealthy] Propaganda e campagne costano $20M in meno; gettare fango e campagne denigratorie costano 1 elettore degli Stati etici in meno. Le campagne raggiungono solo lo Stato della tua pedina, con almeno un elettore lì, e gli Stati confinanti.
    [newcomer] La tua mano ha 6 carte. Nessun elettore nel tuo Stato d'origine all'inizio, e poche risorse.
    [orator] Dopo il terzo giro di ogni dibattito puoi muovere un segnalino di una casella verso il tuo partito. Al massimo 2 icone quando fai propaganda o getti fango. La tua mano ha 4 carte.
    [strategist] Le campagne piazzano fino a 8 elettori; le campagne denigratorie ne tolgono fino a 10. Nei dibattiti solo la riga superiore della carta argomento e le divagazioni.
    [clean] Alla fine di una campagna puoi convertire un elettore avversario nello Stato della tua pedina. La raccolta fondi dà $20M in meno, almeno $10M; sottrarre finanziatori ti dà $20M in meno.
    [genius] Il tuo partito vince ogni parità per uno Stato e per una regione; senza elettori, solo dove ha una stella. Ogni tematica di propaganda costa $10M in più; gettare fango costa 2 elettori degli Stati etici in più. La tua mano ha 3 carte, o 2 se hai un compagno di lista.
   *[populist] Quando fai propaganda o getti fango usi una sola icona della carta e puoi aggiungere una tematica che non vi compare, senza pagarne il prezzo. Le campagne piazzano al massimo 4 elettori; le campagne denigratorie ne tolgono al massimo 6. La tua mano ha 4 carte.
 }
trail-politick = { $politick ->
    [diverse-strategy] Diverse Strategy
    [grassroots] Grassroots
    [poll-win] Poll Win
    [re-strategize] Re-strategize
    [sabotage] Sabotage
    [stadium-rally] Stadium Rally
    [backlash] Backlash
    [campaign-advisor] Campaign Advisor
    [committed-donors] Committed Donors
    [connections] Connections
    [debate-prep] Debate Prep
    [favorite-son] Favorite Son
    [frequent-flyer] Frequent Flyer
    [october-surprise-money] October Surprise (denaro)
    [october-surprise-voters] October Surprise (elettori)
    [recount] Recount
    [super-pac] Super PAC
    [travel-costs] Travel Costs
    [unprepared] Unprepared
    [change-of-plans] Change of Plans
    [local-funds-dry-up] Local Funds Dry Up
    [bribes] Bribes
    [false-news-story] False News Story
    [intimidation] Intimidation
   *[scandal] Scandal
 }
trail-politick-text = { $politick ->
    [diverse-strategy] Pesca 2 carte. Poi puoi giocare un'altra carta, ma non per Diverse Strategy o Re-strategize.
    [grassroots] Fai una o più di queste cose, ciascuna una volta, in qualunque ordine: muovi fino a 2 Stati; ottieni $20M; ottieni 1 elettore registrato; piazza 1 elettore registrato in uno Stato colorato di questa carta.
    [poll-win] Scegli una regione in cui il tuo partito controlla più Stati di ogni altro. Piazza 1 elettore indeciso in ciascuno di un massimo di 3 dei suoi Stati.
    [re-strategize] Prendi una carta qualsiasi dalla pila degli scarti: aggiungila alla mano, oppure giocala subito per una qualunque delle sue azioni.
    [sabotage] Paga $20M. Scarta una carta permanente di un avversario e l'eventuale carta sotto di essa.
    [stadium-rally] Paga $50M. Piazza 2 elettori registrati dove si trova la tua pedina. Puoi piazzarne 1 in ciascuno di un massimo di 2 Stati adiacenti.
    [backlash] Paga $50M. Permanente. Ogni volta che un avversario fa propaganda, ottieni 3 elettori registrati.
    [campaign-advisor] Permanente. Ogni volta che un avversario fa campagna, pesca 1 carta.
    [committed-donors] Permanente. Ogni volta che un avversario compie una manovra, ottieni $30M.
    [connections] Permanente. All'inizio del tuo turno il partito che controlla il tuo Stato d'origine ottiene $10M.
    [debate-prep] Permanente. Puoi mettere una carta della tua mano sotto questa. Alla tua prossima preparazione di un dibattito, riprendila, pesca 2 carte e scarta questa.
    [favorite-son] Permanente. Quando la prima carta del tuo turno mostra il tuo Stato d'origine come Stato colorato, piazza lì 1 elettore indeciso.
    [frequent-flyer] Permanente. Puoi volare subito in una città. Quando viaggi, vai più lontano di uno Stato, oppure fai viaggiare il tuo compagno di lista al posto tuo.
    [october-surprise-money] A fine partita piazza 1 elettore indeciso ovunque per ogni $30M, al massimo 6, e 2 in uno stesso Stato.
    [october-surprise-voters] A fine partita piazza 1 elettore indeciso ovunque per ogni 3 elettori registrati, al massimo 6, e 2 in uno stesso Stato.
    [recount] A fine partita piazza 2 elettori indecisi in uno Stato.
    [super-pac] Permanente. La propaganda ti costa $10M per tematica.
    [travel-costs] Permanente. Ogni volta che un avversario viaggia, il suo partito ti paga $20M.
    [unprepared] Permanente. Nomina un partito avversario. Prima del prossimo dibattito chi lo rappresenta perde 2 carte a caso; poi scarta questa.
    [change-of-plans] Risposta. Paga $30M. Un avversario che ha dichiarato un'azione per la prima carta di un turno deve compiere un'altra azione di quella carta.
    [local-funds-dry-up] Risposta. Una campagna dichiarata da un avversario costa $20M per ogni elettore piazzato, invece del suo prezzo.
    [bribes] Nello Stato della tua pedina sostituisci fino a 3 elettori avversari con i tuoi, per $40M ciascuno.
    [false-news-story] Scegli uno Stato. Ogni partito avversario vi perde 2 elettori.
    [intimidation] Permanente. Quando un avversario fa campagna con una carta che elenca uno Stato della regione della tua pedina, il suo partito ti dà $20M o 2 elettori registrati.
   *[scandal] Ogni partito avversario ti paga $40M, oppure perde 2 elettori registrati e 2 elettori dei suoi Stati etici.
 }
trail-use = { $use ->
    [travel] viaggio
    [fundraise] raccolta fondi
    [register] registrazione
    [advertise] propaganda
    [campaign] campagna
   *[politick] manovra
 }
trail-card = #{ $card }
trail-travel = { $kind ->
    [steps] { $steps ->
        [one] { $steps } Stato
       *[other] { $steps } Stati
     }
    [plane] qualsiasi città
    [both] qualsiasi città e { $steps ->
        [one] { $steps } altro Stato
       *[other] altri { $steps } Stati
     }
   *[either] { $steps ->
        [one] { $steps } Stato
       *[other] { $steps } Stati
     } o qualsiasi città
 }

## Cards

trail-card-full = #{ $card } ({ $state }) { $uses }; nei dibattiti { $debate }
trail-card-no-debate = nulla
trail-card-travel = { $kind ->
    [dirty] sopprimi { $voters ->
        [one] { $voters } elettore
       *[other] { $voters } elettori
     } dopo un viaggio ({ $travel })
   *[plain] viaggia ({ $travel })
 }
trail-card-fundraise = { $kind ->
    [dirty] sottrai ${ $amount }M a un partito
   *[plain] raccogli ${ $amount }M
 }
trail-card-register = { $kind ->
    [dirty] influenza { $amount ->
        [one] { $amount } elettore
       *[other] { $amount } elettori
     }
   *[plain] registra { $amount ->
        [one] { $amount } elettore
       *[other] { $amount } elettori
     }
 }
trail-card-advertise = { $kind ->
    [dirty] getta fango su { $issues }
   *[plain] fai propaganda su { $issues }
 }
trail-card-campaign = { $kind ->
    [dirty] diffama in { $states }
   *[plain] fai campagna in { $states }
 }
trail-card-campaign-home = fai campagna nella tua regione d'origine
trail-card-politick = { $politick }: { $text }

## Questions

trail-ask-nothing = Non c'è nessuna domanda.
trail-ask-candidate = Quale candidato tieni?
trail-ask-home = Qual è il tuo Stato d'origine?
trail-ask-team-order = Chi di voi due gioca per primo in questo giro?
trail-ask-card = { $month ->
    [0] Agosto: quale carta giochi?
    [1] Settembre: quale carta giochi?
   *[2] Ottobre: quale carta giochi?
 }
trail-ask-another-card = Quale altra carta giochi?
trail-ask-use = Per che cosa giochi { $card }?
trail-ask-other-use = Change of Plans: per che cosa giochi { $card }, se non per l'azione «{ $use }»?
trail-ask-response = Un avversario dichiara l'azione «{ $use }». Rispondi con { $politick }?
trail-ask-travel = { $means ->
    [plane] Dove voli?
    [either] Dove viaggi? In aereo, oppure fino a { $steps ->
        [one] { $steps } passo
       *[other] { $steps } passi
    }.
    [both] Dove viaggi? In aereo e fino a { $steps ->
        [one] { $steps } passo
       *[other] { $steps } passi
    }.
   *[steps] Dove viaggi? Fino a { $steps ->
        [one] { $steps } passo
       *[other] { $steps } passi
    }.
 }
trail-ask-step = Il prossimo Stato, o un elettore dove sei? Passi rimasti: { $steps }; elettori: { $voters }.
trail-ask-who-travels = Frequent Flyer: viaggi tu o il tuo compagno di lista?
trail-ask-may-travel = Viaggi ora di uno Stato?
trail-ask-flip = A chi sottrai finanziatori, per ${ $amount }M?
trail-ask-sway = Di quale partito influenzi gli elettori? Quanti: { $amount }.
trail-ask-issue = Su quale tematica fai propaganda? Finora { $count }.
trail-ask-mud = Su quale tematica getti fango? Finora { $count }.
trail-ask-place = Dove va il prossimo elettore? Al massimo { $left }.
trail-ask-place-dry = I fondi locali sono esauriti: dove va il prossimo elettore, per $20M? Al massimo { $left }.
trail-ask-october = October Surprise: dove va il prossimo elettore? Ancora { $left }.
trail-ask-remove = { $why ->
    [suppression] Quali elettori sopprimi? Ancora { $left }.
    [mudslinging] Dove resta attaccato il fango? Elettori: ancora { $left }.
    [smear] Dove diffami? Elettori: al massimo { $left }.
    [ethics] In quale dei tuoi Stati etici rinunci a un elettore? Ne devi ancora { $left }.
    [scandal] In quale Stato etico si perde un elettore? Ancora { $left }.
    [convert] Converti un elettore avversario dove sei?
   *[bribe] Corrompi un elettore dove sei, per $40M? Al massimo { $left }.
 }
trail-ask-whose = L'elettore di quale partito in { $state }?
trail-ask-tribute = Intimidation: ai { $party } dai $20M o 2 elettori registrati?
trail-ask-grassroots = Grassroots: che cosa fai ora?
trail-ask-region = In quale regione vinci i sondaggi? Elettori: al massimo { $most }.
trail-ask-discard = Quale carta prendi dagli scarti?
trail-ask-hand-or-play = Tieni la carta { $card } o la giochi subito?
trail-ask-sabotage = Quale carta permanente saboti?
trail-ask-tuck = Quale carta metti sotto il tuo Debate Prep?
trail-ask-unprepared = Quale partito è impreparato?
trail-ask-false-news = In quale Stato ogni avversario perde { $count ->
    [one] { $count } elettore?
   *[other] { $count } elettori?
 }
trail-ask-scandal = Scandal: paghi ${ $money }M, o perdi elettori ({ $voters } tra quelli registrati e { $voters } negli Stati etici)?
trail-ask-return = Quale delle carte pescate va in fondo?
trail-ask-offer = Quale carta offri al tuo compagno di lista? Ancora { $left } al massimo.
trail-ask-exchange = Il tuo Presidente offre { $cards }. Quale carta dai? Ancora { $left }.
trail-ask-debate = Quale carta giochi nel dibattito?
trail-ask-last-word = Quale tematica sposti con l'ultima parola?
trail-ask-recount = Recount: in quale Stato { $count ->
    [one] spunta { $count } elettore?
   *[other] spuntano { $count } elettori?
 }

## Choices

trail-choose-state = { $state }, { $votes } voti (Democratici { $democrat }, Libertari { $libertarian }, Repubblicani { $republican })
trail-choose-issue = { $issue }: { $states }
trail-choose-candidate = { $candidate }, ${ $money }M e { $voters ->
    [one] { $voters } elettore
   *[other] { $voters } elettori
 }. { $text }
trail-choose-word = { $word ->
    [stop] basta così
    [stay] resta qui
    [pass] passa
    [yes] sì
    [no-exchange] nessuno scambio
    [no-card] nessuna carta
    [discard-card] scarta la carta: nessuna delle sue azioni è possibile
    [president-first] il Presidente
    [vice-president-first] il Vicepresidente
    [move-own-pawn] viaggio io
    [move-running-mate] viaggia il mio compagno di lista
    [place-voter] piazza un elettore qui
    [to-hand] prendila in mano
    [play-now] giocala subito
    [pay-money] paga il denaro
    [give-voters] dai gli elettori
    [lose-voters] perdi gli elettori
    [gain-money] ottieni $20M
    [gain-voters] ottieni 2 elettori registrati
    [move] muovi fino a 2 Stati
   *[place-coloured] piazza elettori negli Stati colorati
 }

## Refusals

trail-no-game-over = La partita è finita.
trail-no-not-asked = Ora deve rispondere qualcun altro.
trail-no-wrong-answer = Non è una risposta a questa domanda.
trail-no-not-dealt = Questo candidato non ti è stato distribuito.
trail-no-not-a-reference = Nessuna carta della tua mano mostra { $state }.
trail-no-not-in-hand = La carta { $card } non è nella tua mano.
trail-no-card = La carta { $card } non si può scegliere qui.
trail-no-can-act = La carta ha un'azione che puoi compiere.
trail-no-not-printed = La carta non offre questa possibilità, o non più.
trail-no-plans-changed = Change of Plans vieta quest'azione.
trail-no-planes = The Experienced Candidate non vola.
trail-no-pawn-elsewhere = La tua pedina non è in nessuno degli Stati elencati.
trail-no-money = Nella tua cassa non c'è abbastanza.
trail-no-voters = Il tuo partito non ha abbastanza elettori registrati.
trail-no-ethics-voters = Nei tuoi Stati etici non ci sono abbastanza tuoi elettori.
trail-no-nobody-here = Presso la tua pedina non c'è nessun elettore adatto.
trail-no-response-only = Una risposta si gioca nel turno di un avversario.
trail-no-not-alone = Contro partiti automatici non serve e non si può giocare.
trail-no-discards = La pila degli scarti è vuota.
trail-no-nothing-to-sabotage = Nessun avversario ha una carta permanente.
trail-no-region = In nessuna regione il tuo partito controlla più Stati degli altri.
trail-no-not-after-diverse-strategy = La carta in più di Diverse Strategy non può farne giocare un'altra.
trail-no-out-of-reach = Fuori portata: { $state }.
trail-no-issue = { $issue }: { $why }
trail-no-one-issue-at-least = Usa almeno una tematica.
trail-no-not-listed = { $state } non è tra gli Stati che puoi scegliere.
trail-no-not-here-now = Ora in { $state } non può andare nessun altro elettore.
trail-no-place-at-least-one = Piazza almeno un elettore.
trail-no-nothing-to-remove = Ora in { $state } non si può togliere nessun elettore.
trail-no-not-to-the-point = La carta { $card } non mostra nessuna tematica di questo dibattito che tu possa usare.

## Log

trail-log-candidate = Il { $player } corre come { $candidate }.
trail-log-home = Stato d'origine del { $player }: { $state }.
trail-log-debates = I dibattiti si terranno in { $first } e in { $second }.
trail-log-order = Ordine di turno: { $parties }.
trail-log-round = { $month ->
    [0] Agosto
    [1] Settembre
   *[2] Ottobre
 }, giro { $round }.
trail-log-goes-first = Il { $player } gioca per primo.
trail-log-turn = Tocca al { $player }.
trail-log-drew = Il { $player } pesca { $count ->
    [one] una carta.
   *[other] { $count } carte.
 }
trail-log-drew-cards = Il { $player } pesca { $cards }.
trail-log-returned = Il { $player } mette una carta in fondo.
trail-log-returned-card = Il { $player } mette in fondo la carta { $card }.
trail-log-exchanged = I compagni di lista dei { $party } si scambiano { $count ->
    [one] una carta.
   *[other] { $count } carte.
 }
trail-log-exchanged-cards = Tra i { $party } il Presidente dà { $gives } in cambio di { $gets }.
trail-log-reshuffled = { $count ->
    [one] { $count } scarto forma
   *[other] { $count } scarti formano
 } il nuovo mazzo.
trail-log-played = Il { $player } gioca { $card }: { $use }.
trail-log-wasted = Il { $player } scarta { $card }; nessuna delle sue azioni è possibile.
trail-log-nothing = I mezzi del { $player } sono esauriti e l'azione non ha effetto.
trail-log-responded = Il { $player } risponde con { $card }: { $politick }.
trail-log-moved = Il { $player } è ora in { $state }.
trail-log-money-gained = I { $party } ottengono ${ $count }M.
trail-log-money-lost = I { $party } perdono ${ $count }M.
trail-log-registered = I { $party } registrano { $count ->
    [one] un elettore.
   *[other] { $count } elettori.
 }
trail-log-registered-lost = I { $party } perdono { $count ->
    [one] un elettore registrato.
   *[other] { $count } elettori registrati.
 }
trail-log-placed = I { $party } ottengono { $count ->
    [one] un elettore in { $state }.
   *[other] { $count } elettori in { $state }.
 }
trail-log-removed = I { $party } perdono { $count ->
    [one] un elettore in { $state }.
   *[other] { $count } elettori in { $state }.
 }
trail-log-majority = { $state }, { $votes } voti, va ai { $party }.
trail-log-stays = La carta { $card } resta davanti al { $player }.
trail-log-ongoing-discarded = La carta { $card } del { $player } viene scartata.
trail-log-tucked = Il { $player } mette una carta sotto { $over }.
trail-log-tucked-card = Il { $player } mette la carta { $card } sotto { $over }.
trail-log-named = Il { $player } nomina i { $party }.
trail-log-retrieved = Il { $player } prende la carta { $card } dagli scarti.
trail-log-discarded = Il { $player } è impreparato e perde la carta { $card }.
trail-log-debate = Dibattito { $debate }: si comincia in { $state }.
trail-log-debate-card = Il { $player } argomenta con { $card }.
trail-log-debate-passed = Il { $player } non ha nulla da dire.
trail-log-marker = { $issue }: il segnalino va { $to }.
trail-marker-aside = da parte
trail-marker-centre = al centro
trail-marker-track = alla casella { $space } dei { $party }
trail-log-debate-ended = Il dibattito è finito.
trail-log-automated = I { $party } girano la carta { $card } del loro mazzo.
trail-log-track = Il tracciato di registrazione dei { $party } contiene { $count ->
    [one] un elettore.
   *[other] { $count } elettori.
 }
trail-log-runoff = I primi sono alla pari per voti e per Stati. Gli elettori dei { $party } lasciano il tabellone.
trail-log-won = { $by ->
    [votes] I { $party } vincono con { $votes } voti elettorali.
    [states] I { $party } vincono una parità a { $votes } voti elettorali perché hanno più Stati.
   *[runoff] I { $party } vincono il ballottaggio.
 }

## Cards on paper

trail-print-title = Campaign Trail: il mazzo { $deck }
trail-print-candidates = Candidati
trail-print-cards = Carte azione
trail-print-dirty = Dirty Politics
trail-print-topics = Argomenti dei dibattiti
trail-print-solo = Gioco in solitario
trail-print-advanced = Gioco in solitario avanzato
trail-print-card = #{ $card } · { $state }
trail-print-resources = ${ $money }M, { $voters ->
    [one] { $voters } elettore
   *[other] { $voters } elettori
 }; il doppio per un partito di un solo giocatore
trail-print-not-for-two = Non in due giocatori
trail-print-debate = Dibattito: { $issues }
trail-print-row = { $issues }
trail-print-register = Con meno di { $filled ->
    [one] { $filled } casella piena
   *[other] { $filled } caselle piene
 } registra { $count }
trail-print-automatic = L'azione diretta avviene automaticamente
trail-print-direct = Altrimenti { $use }, elettori per Stato { $cubes }: { $states }
trail-print-threshold = { $state } { $count }
trail-print-rabbits = Dibattito: spunte { $grid }; { $count } tra { $issues }

## The board in plain text

trail-sketch-headline = { $month ->
    [0] Agosto
    [1] Settembre
   *[2] Ottobre
 }, giro { $round }; carte rimaste: { $august } { $september } { $october }
trail-sketch-party = { $party }: { $votes } voti, ${ $money }M, elettori registrati: { $voters }
trail-sketch-automated = { $party }, automatici: { $votes } voti, elettori sul tracciato di registrazione: { $track }
trail-sketch-seat = { "  " }{ $player }: pedina { $pawn }, origine { $home }, { $hand ->
    [one] { $hand } carta
   *[other] { $hand } carte
 }
trail-sketch-ongoing = { "    " }in gioco: { $cards }
trail-sketch-hand = { "    " }mano: { $cards }
trail-sketch-legend = Stati con voti, elettori di ogni partito, ! chi lo controlla, @ pedine
trail-sketch-arena = Dibattito: { $issues }
trail-sketch-issue = { $issue } { $place }
