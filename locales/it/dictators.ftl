# The dictators' race. Words for players.
#
# Glossary, as in page.ftl: facility impianto · to disarm disinnescare · armed again di nuovo innescato · warhead testata
#   token gettone · zone zona · time zone fuso orario · no-fly zone zona di non volo · roadblock posto di blocco
#   command deck mazzo comando · presidential card carta presidenziale · founder padre fondatore · event card carta evento
#   action, interruption, asset card carta azione, interruzione, risorsa · ability abilità · meeple meeple
#   travel viaggio · slow boat nave lenta · to skip a turn saltare un turno · round giro · turn turno · hand mano
#   discard pile pila degli scarti · board tabellone
# Names of cards, dictators and places stay in English. Seats have no article, as nicknames, and no participle agrees
# with them; time zones are all masculine singular ('il', 'sul').

game-dictators = La corsa dei dittatori

## Options

dictators-option-players = Quanti dittatori corrono, da 2 a 5.
dictators-option-novice = Il mazzo presidenziale senza Oops, per una prima partita (R-2.6).
dictators-option-deck = Quale mazzo di carte: house è quello che arriva con Hustings.

## Names

seat-red = Rosso
seat-blue = Blu
seat-green = Verde
seat-amber = Ambra
seat-violet = Viola
dictators-card = { $card }
# What a card says, in every language at once; each takes its own.
dictators-printed = { $it }
dictators-road = { $one }–{ $two }
dictators-nuclear-zone = zona { $zone }
dictators-time-zone = { $zone ->
    [hawaii] fuso orario di Hawaii
    [pacific] fuso orario del Pacifico
    [mountain] fuso orario delle Montagne
    [central] fuso orario centrale
   *[eastern] fuso orario orientale
 }

## Questions

dictators-ask-actions = { $seat } ha ancora { $actions ->
    [one] 1 azione
   *[other] { $actions } azioni
 }. Che cosa fai?
dictators-ask-audience = A Washington DC all'inizio del turno: peschi una carta presidenziale?
dictators-ask-choose = { $seat } gioca { $what }: scegli.
dictators-ask-discard = Scarta { $count ->
    [one] una carta.
   *[other] { $count } carte, una alla volta.
 }
dictators-ask-block = Dove va un posto di blocco? { $count ->
    [one] Ne resta uno.
   *[other] Ne restano { $count }.
 }
dictators-ask-clear = Quale posto di blocco o zona di non volo va via?
dictators-ask-suggest = Quale carta di { $seat } prendi?
dictators-ask-search = Quale carta della pila degli scarti prendi?
dictators-ask-reorder = Quale carta presidenziale viene dopo, a partire dalla cima?
dictators-ask-peek-deck = Quale mazzo guardi?
dictators-ask-peek-facility = Guardi una carta impianto di { $seat }: di quale zona?
dictators-ask-plan = Come rimetti a posto le carte in cima al mazzo comando?
dictators-ask-cleanse = Quale carta davanti a te va via?
dictators-ask-founder = Ti arriva { $card }. Il gettone XIII manderebbe il padre fondatore a qualcun altro.
dictators-ask-pick-audience = Quale carta presidenziale usi? L'altra va in fondo.
dictators-ask-keep-audience = Quale carta presidenziale tieni?
dictators-ask-vision = Tiri due dadi e usi il più alto?
dictators-ask-escort = Dove conduci { $seat }?
dictators-ask-token-place = Gettone { $token }: dove?
dictators-ask-token-seat = Gettone { $token }: con chi?
dictators-ask-rearrange = Gettone VI: quali meeple si scambiano di posto?
dictators-ask-demand = Gettone XII: scambi il dittatore con { $seat } o prendi un impianto della zona 1?
dictators-ask-played = { $seat } gioca { $what }. Rispondi?
dictators-ask-travel = { $seat } parte per { $place }. Rispondi?
dictators-ask-arrived = { $seat } ha raggiunto { $place }. Rispondi?
dictators-ask-attempt = { $seat } sta per disinnescare. Rispondi?
dictators-ask-rolled = { $seat } ha tirato { $die } (da aggiungere: { $bonus }) { $purpose ->
    [disarm] per disinnescare un impianto.
    [warhead] per disinnescare una testata.
    [convince] per convincere il Presidente.
   *[grit] per non saltare un turno.
 } Rispondi?
dictators-ask-present = Il Presidente è presente e { $seat } sta per parlare. Rispondi?
dictators-ask-turn-start = Comincia il turno di { $seat }. Rispondi?

## Choices

dictators-choose-interrupt = interrompi con { $card }
dictators-choose-play = gioca { $card } ({ $cost ->
    [0] gratis
    [one] 1 azione
   *[other] { $cost } azioni
 })
dictators-choose-travel = { $how ->
    [road] viaggia verso { $place }
    [flight] vola verso { $place }
   *[boat] prendi la nave lenta per { $place }
 } ({ $cost ->
    [one] 1 azione
   *[other] { $cost } azioni
 })
dictators-choose-ability = { $asset }: { $text }
dictators-choose-token = gettone { $token }: { $text }
dictators-choose-power = la tua abilità: { $text }
dictators-choose-word = { $word ->
    [pass] passa
    [stop] basta così
    [end-turn] termina il turno
    [draw] pesca una carta (1 azione)
    [disarm] tenta di disinnescare il tuo impianto qui (il viaggio e 1 azione)
    [warhead] tenta di disinnescare una testata (il viaggio e 1 azione)
    [power] usa la tua abilità
    [confront] pesca una carta presidenziale
    [confront-kept] usa la carta presidenziale che hai tenuto
    [confront-two] pesca due carte presidenziali e usane una
    [keep] lasciale come sono
    [swap] scambiale
    [first-down] la prima in fondo
    [second-down] la seconda in fondo
    [both-down] entrambe in fondo
    [both-down-swapped] entrambe in fondo, scambiate
    [look-command] il mazzo comando
    [look-presidential] il mazzo presidenziale
    [swap-dictators] scambia i dittatori
   *[take-facility] prendi l'impianto della zona 1
 }

## Refusals

dictators-no-game-over = La partita è finita.
dictators-no-not-asked = Ora nessuno ti chiede nulla.
dictators-no-wrong-answer = Non è una risposta a questa domanda.
dictators-no-answer = { $card } non risponde a questo.
dictators-no-not-in-hand = { $card } non è nella mano.
dictators-no-event-card = { $card } è una carta evento e non si tiene mai in mano.
dictators-no-moment = { $card } non si può giocare in questo momento.
dictators-no-actions = { $card } costa più azioni di quante ne restino.
dictators-no-founder = Il padre fondatore davanti al giocatore vieta { $card }.
dictators-no-usa-only = { $card } vale solo negli USA.
dictators-no-banned = { $card } muove il meeple, e un Travel Ban lo vieta.
dictators-no-effect = { $card } ora non farebbe nulla.
dictators-no-action-left = Non resta nessuna azione.
dictators-no-draw = L'azione di pescare non è disponibile.
dictators-no-power = L'abilità del dittatore ora non si può usare.
dictators-no-ability = Questa abilità ora non si può usare.
dictators-no-token = Questo gettone ora non si può usare.
dictators-no-already-there = Il meeple è già in { $place }.
dictators-no-travel = Il viaggio di questo turno è già usato; { $place } deve aspettare.
dictators-no-actions-travel = Raggiungere { $place } costa più azioni di quante ne restino.
dictators-no-roadblock = C'è un posto di blocco sulla strada per { $place }.
dictators-no-no-fly = Una zona di non volo vieta il volo verso { $place }.
dictators-no-border = Nessuna strada porta verso { $place }: i confini si attraversano in volo.
dictators-no-not-adjacent = { $place } non confina con questo luogo.
dictators-no-attempt-travel = Un tentativo di disinnesco richiede il viaggio di questo turno, che è già usato.
dictators-no-attempt-actions = Un tentativo di disinnesco costa due azioni, viaggio compreso.
dictators-no-attempt-here = Qui non hai nulla da disinnescare.

## What happened

dictators-log-dictator = { $seat } è { $dictator }.
dictators-log-roll-start = { $seat } tira { $die } per il primo turno.
dictators-log-turn = Giro { $round }: turno di { $seat }.
dictators-log-skipped = { $seat } salta un turno; ancora da saltare: { $left }.
dictators-log-played = { $seat } gioca { $card }.
dictators-log-ability = { $seat } usa { $card }.
dictators-log-power = { $seat } usa l'abilità di { $dictator }.
dictators-log-token = { $seat } rivela il gettone { $token }.
dictators-log-target = { $seat } punta su { $other }.
dictators-log-place = { $seat } sceglie { $place }.
dictators-log-cancelled = L'azione di { $seat } è annullata.
dictators-log-redirected = Colpisce invece { $seat }.
dictators-log-ignored = Nessun effetto su { $seat }.
dictators-log-travels = { $seat } parte per { $place }.
dictators-log-travel-stopped = { $seat } resta dov'è.
dictators-log-moved = { $seat } è in { $place }.
dictators-log-drew = { $seat } pesca una carta.
dictators-log-drew-card = { $seat } pesca { $card }.
dictators-log-event = { $seat } incappa in un evento: { $card }.
dictators-log-discarded = { $seat } scarta { $card }.
dictators-log-left-hands = Con tutte le mani va via { $card }.
dictators-log-retrieved = { $seat } prende { $card } dalla pila degli scarti.
dictators-log-taken = { $seat } prende una carta di { $other }.
dictators-log-taken-card = { $seat } prende { $card } dalla mano di { $other }.
dictators-log-hand-seen = { $seat } guarda la mano di { $other }.
dictators-log-hand-shown = { $seat } mostra la mano a tutti.
dictators-log-reshuffled = Un nuovo mazzo comando: carte { $cards }, padri fondatori { $founders }.
dictators-log-founders-in = { $founders ->
    [one] Un padre fondatore viene mescolato
   *[other] { $founders } padri fondatori vengono mescolati
 } nel mazzo comando.
dictators-log-shuffled-back = { $cards ->
    [one] Una carta viene mescolata
   *[other] { $cards } carte vengono mescolate
 } nel mazzo comando.
dictators-log-looked-deck = { $seat } guarda { $cards ->
    [one] la prima carta
   *[other] le prime { $cards } carte
 } del mazzo comando.
dictators-log-put-down = { $seat } mette { $cards ->
    [one] una di esse
   *[other] entrambe
 } in fondo.
dictators-log-looked-presidents = { $seat } guarda { $cards ->
    [one] la prima carta presidenziale.
   *[other] le prime { $cards } carte presidenziali.
 }
dictators-log-blocked = Posto di blocco sulla strada { $road }.
dictators-log-cleared = Il posto di blocco sulla strada { $road } va via.
dictators-log-no-fly = Zona di non volo sul { $zone }.
dictators-log-fly-again = La zona di non volo sul { $zone } va via.
dictators-log-skip-added = { $seat } salterà un turno; in tutto { $total }.
dictators-log-skip-spared = { $seat } non salta il turno.
dictators-log-skip-removed = { $seat } ha un turno in meno da saltare; ancora { $left }.
dictators-log-actions = { $seat }: { $change ->
    [one] { $change } azione
   *[other] { $change } azioni
 } in questo turno.
dictators-log-defcon = DEFCON { $level }.
dictators-log-trident = Il Trident è al largo: { $place }, { $warheads ->
    [one] 1 testata.
   *[other] { $warheads } testate.
 }
dictators-log-founder = { $card } si stabilisce davanti a { $seat }.
dictators-log-founder-given = { $seat } manda { $card } a { $other }.
dictators-log-card-left = { $card } lascia { $seat }.
dictators-log-asset = { $seat } possiede { $card }.
dictators-log-asset-lost = { $seat } perde { $card }.
dictators-log-ban = { $card } è davanti a { $seat }.
dictators-log-attempt = { $seat } tenta di disinnescare l'impianto in { $place }.
dictators-log-attempt-warhead = { $seat } tenta di disinnescare una testata.
dictators-log-attempt-stopped = Il tentativo di { $seat } fallisce senza tiro di dado.
dictators-log-rolled = { $seat } tira { $die } { $purpose ->
    [disarm] per disinnescare.
    [warhead] per disinnescare una testata.
    [convince] per convincere il Presidente.
   *[grit] per non saltare il turno.
 }
dictators-log-roll-raised = Da aggiungere al tiro di { $seat }: { $bonus }.
dictators-log-attempt-failed = { $seat } fallisce con { $result }.
dictators-log-disarmed = { $seat } disinnesca l'impianto in { $place }.
dictators-log-warhead = { $seat } disinnesca una testata; ancora { $left }.
dictators-log-token-taken = { $seat } prende un gettone della zona 4.
dictators-log-token-taken-known = { $seat } prende il gettone { $token }.
dictators-log-rearmed = L'impianto di { $seat } in { $place } è di nuovo innescato.
dictators-log-facility-seen = { $seat } guarda una carta impianto di { $other }.
dictators-log-facility-seen-known = { $seat } vede la carta impianto di { $other }: { $place }.
dictators-log-facilities-shown = { $seat } mostra tutte le carte impianto.
dictators-log-president = { $seat } chiede del Presidente: { $card }.
dictators-log-president-kept = { $seat } tiene una carta presidenziale.
dictators-log-confrontation-stopped = Il Presidente se ne va prima che { $seat } possa parlare.
dictators-log-not-convinced = { $seat } dice { $result } ma serviva { $needed }; il Presidente resta al suo posto.
dictators-log-puppet = { $seat } giocherà il prossimo turno di { $other }.
dictators-log-places-traded = { $seat } e { $other } si scambiano tutto.
dictators-log-dictators-traded = { $seat } e { $other } si scambiano i dittatori.
dictators-log-facility-taken = { $seat } prende una carta impianto della zona 1 di { $other }.
dictators-log-meeples-traded = I meeple di { $seat } e { $other } si scambiano di posto.
dictators-log-tokens-removed = { $tokens ->
    [one] Un gettone della zona 4 lascia
   *[other] { $tokens } gettoni della zona 4 lasciano
 } il tabellone.
dictators-log-another-turn = { $seat } gioca un altro turno.
dictators-log-convinced = { $seat } convince il Presidente e vince.
dictators-log-boom = DEFCON 1. Non vince nessuno.
dictators-log-boom-won = DEFCON 1. { $seat } rivela il gettone IX e vince.

## The board in text

dictators-sketch-round = Giro { $round }, DEFCON { $defcon }, carte nel mazzo comando: { $deck }
dictators-sketch-roadblocks = Posti di blocco: { $roads }
dictators-sketch-no-fly = Zone di non volo: { $zones }
dictators-sketch-player = { $seat }, { $dictator }: { $place }, disinnescati { $disarmed }, carte { $cards }, gettoni { $tokens }, turni da saltare { $skips }
dictators-sketch-hand = { "  " }mano: { $cards }
dictators-sketch-lying = { "  " }davanti: { $cards }
dictators-sketch-facilities = { "  " }impianti: { $places }

## Places

dictators-place-HI = Hawaii
dictators-place-AL = Alabama
dictators-place-AZ = Arizona
dictators-place-AR = Arkansas
dictators-place-CA = California
dictators-place-CO = Colorado
dictators-place-CT = Connecticut
dictators-place-DE = Delaware
dictators-place-FL = Florida
dictators-place-GA = Georgia
dictators-place-ID = Idaho
dictators-place-IL = Illinois
dictators-place-IN = Indiana
dictators-place-IA = Iowa
dictators-place-KS = Kansas
dictators-place-KY = Kentucky
dictators-place-LA = Louisiana
dictators-place-ME = Maine
dictators-place-MD = Maryland
dictators-place-MA = Massachusetts
dictators-place-MI = Michigan
dictators-place-MN = Minnesota
dictators-place-MS = Mississippi
dictators-place-MO = Missouri
dictators-place-MT = Montana
dictators-place-NE = Nebraska
dictators-place-NV = Nevada
dictators-place-NH = New Hampshire
dictators-place-NJ = New Jersey
dictators-place-NM = New Mexico
dictators-place-NY = New York
dictators-place-NC = North Carolina
dictators-place-ND = North Dakota
dictators-place-OH = Ohio
dictators-place-OK = Oklahoma
dictators-place-OR = Oregon
dictators-place-PA = Pennsylvania
dictators-place-RI = Rhode Island
dictators-place-SC = South Carolina
dictators-place-SD = South Dakota
dictators-place-TN = Tennessee
dictators-place-TX = Texas
dictators-place-UT = Utah
dictators-place-VT = Vermont
dictators-place-VA = Virginia
dictators-place-WA = Washington
dictators-place-WV = West Virginia
dictators-place-WI = Wisconsin
dictators-place-WY = Wyoming
dictators-place-DC = Washington DC
dictators-place-CIA = CIA Headquarters
dictators-place-GTMO = Guantanamo Bay
dictators-place-CBC = British Columbia
dictators-place-CAB = Alberta
dictators-place-CMB = Manitoba
dictators-place-CON = Ontario
dictators-place-CQC = Quebec
dictators-place-MBC = Baja California
dictators-place-MCH = Chihuahua
dictators-place-MNL = Nuevo Leon
dictators-place-MVE = Veracruz

## The printed deck

dictators-print-title = La corsa dei dittatori: il mazzo { $deck }
dictators-print-chapter = { $sort ->
    [action] Carte azione
    [interruption] Carte interruzione
    [asset] Carte risorsa
    [founder] Padri fondatori
    [president] Carte presidenziali
    [dictator] Dittatori
    [facility] Impianti
   *[token] Gettoni della zona 4
}
dictators-print-cost = { $cost ->
    [one] 1 azione
   *[other] { $cost } azioni
}
dictators-print-turns = Resta per { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turni
}
dictators-print-usa-only = Solo USA
dictators-print-air = Per via aerea
