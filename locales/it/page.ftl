# Words of the page itself. What a game says comes from the server.
#
# Glossary of the page. The games' own terms stand at the top of their files; those that the page shows too:
#   table tavolo · seat posto · lobby lobby · spectator spettatore · ply mossa · log cronaca · journal diario · undo annulla
#   hint suggerimento · resign abbandonare · seed seme · bots: Volontario, Organizzatore, Manager, Stratega
#   1960: as the Italian player aid; carried saldo · edge tendenza · issue tematica · support supporto · Advertising propaganda
#   Campaign Trail: voter elettore (indeciso, registrato, schierato) · war chest cassa · pawn pedina · topic card carta argomento
#     travel viaggio · fundraise raccolta fondi · register registrazione · advertise propaganda · campaign campagna
#     politick manovra · ethics state Stato etico · round giro · ongoing permanente · automated automatico
#   The dictators' race: facility impianto · disarm disinnescare · roadblock posto di blocco · no-fly zone zona di non volo
#     warhead testata · zone 4 token gettone della zona 4 · time zone fuso orario · asset risorsa · interruption interruzione
#     founder padre fondatore · command deck mazzo comando · presidential deck mazzo presidenziale · audience udienza

## Everywhere

page-no-server = Il server non risponde
page-try-again = Riprova
page-loading = Un momento…
page-missing = Qui non c'è niente
page-to-lobby = Alla lobby
page-navigation = Principale
page-rules = Regole
page-settings = Impostazioni
page-account = Account
page-close = Chiudi

## At the table

page-question = La domanda
page-why = Perché?
page-list = { $count ->
    [one] 1 risposta
   *[other] { $count } risposte
 }
page-undo = Annulla
page-click-lit = Fai clic su ciò che è illuminato.
page-refused = Adesso non si può fare.
page-waiting = In attesa di { $who }.
page-waiting-all = La tua risposta è registrata. Si attendono gli altri.
page-waiting-for-players = In attesa di giocatori
page-won = { $reason ->
    [resigned] Vittoria di { $side }: l'altra parte ha abbandonato.
    [clock] Vittoria di { $side }: l'altra parte ha esaurito il tempo.
   *[rules] { $game ->
        [dictators] { $side } ha convinto il Presidente a lasciare la poltrona e vince.
       *[other] { $winners ->
            [one] { $side } vince le elezioni.
           *[other] { $side } vincono le elezioni.
         }
     }
 }
page-draw = La partita finisce in parità.
page-counting = Lo spoglio è in corso.
page-window = Chi vuole rispondere lo faccia entro { $seconds ->
    [one] 1 secondo
   *[other] { $seconds } secondi
 }; poi passano tutti.
page-your-turn = Tocca a te
page-watching = Spettatore
page-watchers = { $count ->
    [one] 1 spettatore
   *[other] { $count } spettatori
 }
page-keys = Tasti
page-table-menu = Tavolo
page-lost = La connessione è caduta. Il tavolo ti aspetta e stiamo riprovando.
page-past = Il tabellone com'era alla mossa { $ply }.
page-earlier = Prima
page-later = Dopo
page-back-to-now = Torna al presente
page-sure = { $certain ->
    [yes] Così finisce il tuo turno.
   *[other] Così può finire il tuo turno.
} È la tua risposta?
page-yes = Sì
page-no = No
page-record = Registro della partita
page-log = Cronaca
page-chat-tab = { $unread ->
    [0] Chat
    [one] Chat (1 nuovo)
   *[other] Chat ({ $unread } nuovi)
 }
page-answers = Risposte: { $answers }
page-chat = { $room ->
    [seats] Chat tra i giocatori
   *[spectators] Chat degli spettatori
 }
page-no-chat = { $room ->
    [seats] Solo i giocatori leggono qui.
   *[spectators] Solo gli spettatori leggono qui.
 }
page-say = Scrivi qualcosa
page-send = Invia
page-filter = Quali righe
page-filter-kind = { $kind ->
    [all] Tutto
    [draws] Pescate
    [cards] Carte ed eventi
   *[board] Il tabellone
 }
page-show-ply = Mostra il tabellone alla mossa { $ply }
page-more = Altro
page-replay = Rivedi la partita
page-replay-own = Rivedi la partita finora
page-rematch = Rivincita a parti invertite
page-to-rematch = Alla rivincita, a parti invertite
page-export = Salva il diario
page-resign = Abbandona come { $side }
page-resign-sure = Sì, abbandona la partita
page-bot-takes = Affida { $side } a un bot
page-commitment = Impronta del seme:
page-seed = Seme:
page-clocks = Orologi
page-curtain-title = Passa lo schermo
page-curtain = La prossima domanda è per { $side }. Nessun altro guardi.
page-curtain-open = Sono { $side }
page-curtain-undo = No: { $side } ritira l'ultima risposta
page-send-link = Manda questo link al tuo avversario
page-copy = Copia
page-copied = Copiato
page-new-link = Crea un link
page-sit = Siediti qui
page-cannot-join = Non puoi prendere posto
page-joining = Ti accompagniamo al tuo posto…
page-pause = Pausa
page-play = Avvia
page-ply-of = Mossa { $ply } di { $last }
page-share = Copia il link
page-to-table = Al tavolo
page-nothing-happened = Niente che tu potessi vedere.
page-search-rules = Cerca nelle regole
page-hits = { $count ->
    [one] 1 regola
   *[other] { $count } regole
 }
page-chapters = Capitoli
page-wide-table = Una tabella larga
page-status = { $status ->
    [open] Aperta
    [running] In corso
   *[over] Finita
 }
page-speed = { $speed ->
    [live] { $minutes ->
        [one] 1 minuto
       *[other] { $minutes } minuti
      } e { $increment ->
        [one] 1 secondo
       *[other] { $increment } secondi
      } a mossa
    [days] { $days ->
        [one] 1 giorno
       *[other] { $days } giorni
      } a mossa
   *[none] senza orologio
 }
page-key-1 = percorre tutto ciò che è sulla pagina
page-key-2 = percorrono la mappa secondo la geografia, o la tua mano
page-key-3 = risponde con l'elemento selezionato
page-key-4 = va alla risposta successiva, ovunque sia
page-key-5 = risponde con quel pulsante della domanda
page-key-6 = va alla mappa
page-key-7 = va alla tua mano
page-key-8 = ritira la tua ultima risposta
page-key-9 = chiude un menu, o torna dal passato
page-key-10 = mostra questi tasti


## The lobby

lobby-games = Giochi
lobby-kicker-1960 = Due candidati, cinquanta Stati, un sacchetto di cubi
lobby-title-1960 = The Making of the President
lobby-kicker-campaign-trail = Tre partiti, sei azioni, due dibattiti
lobby-title-campaign-trail = Campaign Trail
lobby-pitch-campaign-trail = Dal primo volo al giorno delle elezioni, per due-sei giocatori, a squadre, in solitario o insieme. Scegli la tua parte e gioca subito contro i bot.
lobby-kicker-dictators = Da due a cinque dittatori, un Presidente
lobby-title-dictators = La corsa dei dittatori
lobby-pitch-dictators = Sbarca a Hawaii, attraversa il continente e convinci il Presidente a lasciare la poltrona prima che il mondo finisca. Scegli un colore e gioca subito contro i bot.
lobby-pitch-1960 = Nove turni sulla strada verso il giorno delle elezioni. Scegli la tua parte e gioca subito contro un bot.
lobby-play-as = Gioca ora come
lobby-watch = Guarda i bot
lobby-hotseat = { $seats ->
    [2] In due a uno schermo
   *[other] Tutti a uno schermo
 }
lobby-arrange = Chi siede dove
lobby-sits = { $who ->
    [me] io
    [bot] un bot
   *[open] chi invito io
 }
lobby-open-table = Apri il tavolo
lobby-deck-file = Un tuo file di mazzo, al posto del mazzo della casa
lobby-own-deck = un mazzo proprio
lobby-learn = Leggi le regole
lobby-picture = Una mappa degli Stati Uniti con ogni Stato nell'inchiostro del candidato che lo vinse nel 1960
lobby-your-tables = I tuoi tavoli
lobby-open-tables = Tavoli aperti
lobby-running = Partite da guardare
lobby-none-yours = Non siedi ancora a nessun tavolo.
lobby-none-open = Nessun tavolo aspetta un giocatore.
lobby-invite = Invita un amico
lobby-invite-text = Ricevi un link. Chi lo apre prende subito posto, da qualsiasi dispositivo, senza account.
lobby-invite-as = Invita e gioca come { $side }
lobby-options = Come giocare
lobby-bot = Bot
lobby-bot-name = { $bot ->
    [volunteer] Volontario: ha buone intenzioni e sbaglia spesso
    [organizer] Organizzatore: guarda un po' avanti
    [manager] Manager: pianifica le giocate e punisce gli errori
    [strategist] Stratega: il più forte, e comunque rapido
   *[other] { $bot }
 }
lobby-clock = Orologio
lobby-speed = { $speed ->
    [fast] 20 minuti e 10 secondi a mossa
    [slow] 1 ora e 30 secondi a mossa
    [days] 3 giorni a mossa
   *[none] senza orologio
 }
lobby-window = Tempo per rispondere fuori turno
lobby-window-time = { $seconds ->
    [0] finché tutti hanno risposto
   *[other] { $seconds } secondi per tutti
 }
lobby-private = Solo su invito
lobby-import = Porta una partita
lobby-import-text = Un file di diario salvato da un tavolo

## Settings and account

set-theme = Sfondo
set-theme-name = { $theme ->
    [light] Chiaro
    [dark] Scuro
   *[auto] Come il dispositivo
 }
set-palette = Inchiostri
set-palette-name = { $palette ->
    [normal] Blu e rosso
   *[other] Blu e arancione, per chi è daltonico
 }
set-table = Al tavolo
set-confirm = Chiedi conferma della risposta che finisce il mio turno
set-animation = I cubi volano e le carte si girano
set-sound = Due colpi quando tocca a me
set-notify = Avvisami quando tocca a me
set-pass = Nelle partite con giorni a mossa, passa per me ogni volta che si potrebbe giocare una risposta
set-pace = Quanto in fretta rispondono i bot ai tavoli che apro d'ora in poi
set-pace-name = { $pace ->
    [0] all'istante
    [300] svelti
    [700] con calma
    [1500] lentamente
   *[3000] molto lentamente
 }
set-name = Il tuo nome
set-save-name = Prendi questo nome
set-named = Ora ti chiami { $name }.
set-webhook = Un indirizzo web a cui inviare «tocca a te» mentre non ci sei
set-webhook-save = Invialo lì
set-webhook-is = { $set ->
    [yes] L'avviso del tuo turno sarà inviato lì.
   *[no] L'avviso del tuo turno non è inviato da nessuna parte.
 }
set-webhook-secret = Ciò che viene inviato è firmato con questo segreto:
set-kept = Le impostazioni restano in questo browser.
account-guest = Giochi come ospite, { $name }. Con un account conservi le tue partite su ogni dispositivo.
account-name = Nome
account-password = Password, almeno 8 caratteri
account-make = Crea un account
account-login = Accedi
account-in = Hai effettuato l'accesso.
account-made = Il tuo account è creato e le tue partite sono conservate.
account-signed-in = Hai effettuato l'accesso come { $name }.
account-old = Password attuale
account-new = Nuova password
account-change = Cambia la password
account-changed = La password è cambiata.
account-logout = Esci
account-everywhere = Esci da ogni dispositivo
account-out = Uscita effettuata.
account-export = Salva i miei dati
account-delete = Elimina il mio account
account-delete-sure = Sì, eliminalo per sempre
account-gone = Il tuo account è eliminato.

## The board of 1960

board-region = { $region ->
    [west] Ovest
    [midwest] Midwest
    [south] Sud
   *[east] Est
 }
board-issue = { $issue ->
    [defense] Difesa
    [economy] Economia
   *[civil-rights] Diritti civili
 }
board-map = Mappa. I tasti freccia la percorrono, Invio risponde.
board-zoom = Parte della mappa
board-all = Tutta
board-state = { $state }, { $votes } voti, { $side ->
    [kennedy] Kennedy { $cubes }
    [nixon] Nixon { $cubes }
   *[none] vuoto, tendenza { $edge ->
        [kennedy] Kennedy
       *[nixon] Nixon
     }
 }
board-carried = saldo
board-stands-here = qui c'è { $side }
board-lead = { $side ->
    [kennedy] Kennedy { $cubes }
    [nixon] Nixon { $cubes }
   *[none] nessuno
 }
board-campaigns = Le campagne
board-issues = Tematiche
board-advertising = Propaganda per regione
board-media = media
board-endorsed = Endorsement
board-momentum = Momentum
board-hand = Mano
board-strategy = Strategia
board-bag = Sacchetto
board-rest = Rest
board-candidate = Carta Candidato
board-card = Candidato
board-active = attiva
board-exhausted = esausta
board-to-answer = deve rispondere
board-bot = Bot, { $name ->
    [volunteer] Volontario
    [organizer] Organizzatore
    [manager] Manager
    [strategist] Stratega
   *[other] { $name }
 }
board-empty-seat = Posto libero
board-you = tu
board-present = presente
board-away = assente
board-your-hand = La tua mano
board-candidate-card = Carta Candidato
board-vice-president = Vicepresidente
board-points = { $points } punti campagna
board-rest-cubes = { $count ->
    [one] 1 cubo Rest
   *[other] { $count } cubi Rest
 }
board-score = Se oggi fosse il giorno delle elezioni
board-majority = Con { $votes } si vince
board-tipping = In bilico:
board-turn-track = Turni
board-debates = Dibattiti
board-election = Elezioni
board-phase-activity = Fase Azione { $phase } di 5
board-phase = { $stage ->
    [turn-begins] Il turno comincia
    [activity] Fase Iniziativa
    [momentum] Fase Momentum
    [strategy] Fase Strategia della Campagna
    [turn-ends] Il turno finisce
    [debate-round] I dibattiti
    [debate-resolve] I dibattiti
    [election-cards] Giorno delle elezioni: carte strategia
    [election-events] Giorno delle elezioni: eventi
    [election-tally] Giorno delle elezioni: il conteggio
   *[over] La partita è finita
 }
board-starts = Inizia { $side }
board-show-map = Mostra la mappa
board-show-debate = Mostra il dibattito
board-worth = posto { $place } sul tracciato
board-won-place = decisa, va al posto { $place }
board-decided = decisa
board-piles = Carte sul tavolo
board-deck = Mazzo { $cards }
board-pile = { $pile ->
    [in-play] In gioco
    [in-force-kennedy] In vigore in questo turno, su Kennedy
    [in-force-nixon] In vigore in questo turno, su Nixon
    [debate-space] Eventi dei dibattiti
    [election-space] Eventi del giorno delle elezioni
    [prevention-space] Eventi di prevenzione
    [stack-kennedy] Strategia di Kennedy
    [stack-nixon] Strategia di Nixon
    [revealed-kennedy] Strategia di Kennedy, svelata
    [revealed-nixon] Strategia di Nixon, svelata
    [hand-kennedy] Viste nella mano di Kennedy
    [hand-nixon] Viste nella mano di Nixon
    [discard] Scartate
   *[removed] Rimosse dal gioco
 }
board-election-night = La notte elettorale
board-watch-night = Guarda la notte elettorale
board-polls-close = Nell'Est stanno chiudendo i seggi…
board-withheld = voti negati
board-skip = Salta alla fine
board-to-board = Al tabellone
board-final-tally = Conteggio finale
board-votes = Voti elettorali
board-states = Stati
board-cubes = Supporto negli Stati
board-over = La partita è finita.

## The board of Campaign Trail

trail-board-party = { $party ->
    [democrat] Democratici
    [libertarian] Libertari
   *[republican] Repubblicani
 }
trail-board-state = { $state }, { $votes } voti, maggioranza: { $holder }; Democratici { $democrat }, Libertari { $libertarian }, Repubblicani { $republican }
trail-board-stands-here = qui c'è { $who }
trail-board-home-of = Stato d'origine: { $who }
trail-board-votes = { $votes ->
    [one] { $votes } voto
   *[other] { $votes } voti
 }
trail-board-star = { $star ->
    [1] (prima stella)
   *[2] (seconda stella)
 }
trail-board-ethics = Stato etico dei { $party }
trail-board-city = { $state ->
    [CA] Los Angeles
    [WA] Seattle
    [CO] Denver
    [MN] Minneapolis
    [IL] Chicago
    [TX] Dallas
    [OH] Cleveland
    [GA] Atlanta
    [MD] Baltimore
   *[NY] New York
 }
trail-board-pawn = { $role ->
    [president] P
    [vice-president] V
   *[alone] { $party ->
        [democrat] D
        [libertarian] L
       *[republican] R
     }
 }
trail-board-looks = Che cosa si vede
trail-board-look = { $kind ->
    [issues] Tematiche
    [debate] Dibattito
   *[voters] Elettori
 }
trail-board-regions = Regioni, con gli Stati di ogni partito
trail-board-suppress = { $travel }, togli { $count }
trail-board-money = ${ $amount }M
trail-board-voters = { $count ->
    [one] { $count } elettore
   *[other] { $count } elettori
 }
trail-board-home-region = regione d'origine
trail-board-dirty = Sporca
trail-board-use = { $use ->
    [travel] { $kind ->
        [dirty] Sopprimi
       *[plain] Viaggia
     }
    [fundraise] { $kind ->
        [dirty] Sottrai
       *[plain] Raccogli
     }
    [register] { $kind ->
        [dirty] Influenza
       *[plain] Registra
     }
    [advertise] { $kind ->
        [dirty] Getta fango
       *[plain] Propaganda
     }
    [campaign] { $kind ->
        [dirty] Diffama
       *[plain] Campagna
     }
   *[politick] Manovra
 }
trail-board-debate-icons = Dibattito
trail-board-picked = scelta
trail-board-held-out = offerta
trail-board-just-drawn = appena pescata
trail-board-hand-of = Mano: { $who }
trail-board-no-cards = Nessuna carta
trail-board-elsewhere = Sul tavolo
trail-board-candidates = I candidati che hai ricevuto
trail-board-track = { $count } elettori su 30 nel tracciato di registrazione
trail-board-automated-cards = { $debates ->
    [0] { $cards } carte rimaste
   *[other] { $cards } carte rimaste, { $debates } per i dibattiti
 }
trail-board-chest = Cassa
trail-board-registered = Registrati
trail-board-role = { $role ->
    [president] Presidente
   *[vice-president] Vicepresidente
 }
trail-board-hand-size = { $count ->
    [one] { $count } carta in mano
   *[other] { $count } carte in mano
 }
trail-board-not-yet = Ha effetto dal prossimo turno di chi la possiede.
trail-board-beneath = { $card ->
    [none] Sotto c'è una carta coperta.
   *[other] Sotto c'è, coperta, la carta { $card }.
 }
trail-board-unprepared = { $count ->
    [one] Impreparati al prossimo dibattito
   *[other] Impreparati al prossimo dibattito, { $count } volte
 }
trail-board-genius = Vince ogni parità
trail-board-calendar = Calendario
trail-board-month = { $month ->
    [all] La campagna
    [0] Agosto
    [1] Settembre
   *[2] Ottobre
 }
trail-board-stack = { $count ->
    [one] { $count } carta da pescare
   *[other] { $count } carte da pescare
 }
trail-board-debate = { $debate ->
    [1] 1º dibattito
   *[2] 2º dibattito
 }
trail-board-round = { $stage ->
    [debate] Il dibattito
    [election] Giorno delle elezioni
   *[round] { $round ->
        [0] Prima del primo giro
       *[other] Giro { $round }
     }
 }
trail-board-order = Ordine di turno: { $parties }
trail-board-most-wins = Se oggi fosse il giorno delle elezioni. Vince chi ha più voti.
trail-board-arena = Arena del dibattito
trail-board-debate-title = { $debate ->
    [1] Primo dibattito, { $city }
   *[2] Secondo dibattito, { $city }
 }
trail-board-debate-round = Giro { $round } di 3
trail-board-topic = Carta argomento, riga superiore: { $top }; riga inferiore: { $bottom }
trail-board-on-track = { $party } { $space }: { $voters ->
    [one] { $voters } elettore per Stato
   *[other] { $voters } elettori per Stato
 }
trail-board-in-centre = al centro
trail-board-arena-empty = Nell'arena non c'è nessuna tematica.
trail-board-pile = { $pile ->
    [in-play] In gioco
    [beneath] Coperte sotto le tue carte
   *[discard] Scartate
 }
trail-board-ongoing-of = Davanti a { $who }
trail-board-seen-of = Viste in mano a { $who }
trail-board-bottom-of = In fondo a { $month ->
    [0] agosto
    [1] settembre
   *[2] ottobre
 }
trail-board-automated-card = { $party }: girata la carta { $card }
trail-board-automated-register = con meno di { $filled } caselle piene, registra { $count }
trail-board-automated-direct = altrimenti { $use }: { $count ->
    [one] { $count } elettore
   *[other] { $count } elettori
 } dove il vantaggio è inferiore
trail-board-nobody = Hai perso: le elezioni le vince un partito automatico.
trail-board-election-day = Giorno delle elezioni
trail-board-watch-day = Guarda il giorno delle elezioni
trail-board-poster = Una mappa degli Stati Uniti in tre inchiostri, con i pezzi di tre partiti e il percorso di una campagna

## What bots can tell

page-story = Com'è andata la partita
page-story-graph = Quanto era probabile la vittoria di { $side }, mossa per mossa
page-swings = Che cosa l'ha decisa
page-swing = { $deed }, { $chapter }: { $side } +{ $gain }%
page-swing-bare = { $deed }: { $side } +{ $gain }%
page-advice = Che cosa farebbe lo Stratega
page-advice-ask = Che cosa farebbe lo Stratega?
page-advice-thinks = Lo Stratega pensa…
page-advice-found = { $side }: { $chance }% di vincere, dopo { $count ->
    [one] 1 sguardo
   *[other] { $count } sguardi
 } in avanti. Le sue risposte migliori e la probabilità che ciascuna lascia:
page-advice-played = è stata giocata
page-advice-other = Ciò che è stato giocato non era tra queste: { $choice }
page-hint = Suggerimento
page-hints = con suggerimenti
lobby-hints = Suggerimenti ammessi: un bot consiglia chi lo chiede
page-cancel = Interrompi

## The board of the dictators' race

dictators-board-poster = Il Nord America con cinque dittatori in viaggio da Hawaii a Washington, passando per siti nucleari in Canada e Messico
dictators-board-map = Mappa del Nord America. I tasti freccia la percorrono, Invio risponde.
dictators-board-part = { $part ->
    [west] Ovest
    [middle] Centro
    [east] Est
    [mexico] Messico
   *[southeast] Sud-est
 }
dictators-board-zone = { $zone ->
    [hawaii] Fuso di Hawaii
    [pacific] Fuso del Pacifico
    [mountain] Fuso delle Montagne
    [central] Fuso centrale
   *[eastern] Fuso orientale
 }
dictators-board-zone-sign = { $zone ->
    [hawaii] HAWAII
    [pacific] PACIFICO
    [mountain] MONTAGNE
    [central] CENTRALE
   *[eastern] ORIENTALE
 }
dictators-board-no-fly = { $zone ->
    [hawaii] Fuso di Hawaii: zona di non volo
    [pacific] Fuso del Pacifico: zona di non volo
    [mountain] Fuso delle Montagne: zona di non volo
    [central] Fuso centrale: zona di non volo
   *[eastern] Fuso orientale: zona di non volo
 }
dictators-board-no-fly-sign = NON VOLO
dictators-board-facility = impianto della zona { $zone }
dictators-board-your-facility = tocca a te disinnescarlo
dictators-board-disarmed-by = disinnescato da { $seat }
dictators-board-token-here = qui c'è un gettone della zona 4
dictators-board-trident = il Trident con { $warheads ->
    [one] 1 testata
   *[other] { $warheads } testate
 }
dictators-board-stands-here = qui c'è { $seat }
dictators-board-blocked = { $road }, posto di blocco
dictators-board-players = I dittatori
dictators-board-traded = { $kind ->
    [places-traded] ha scambiato tutto con { $seat }
   *[other] ha scambiato il dittatore con { $seat }
 }
dictators-board-face-down = coperto
dictators-board-facilities = Impianti
dictators-board-zone-number = Zona { $zone }
dictators-board-disarmed = disinnescato
dictators-board-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
 }
dictators-board-tokens = { $count ->
    [one] 1 gettone
   *[other] { $count } gettoni
 }
dictators-board-kept = ha tenuto un'udienza
dictators-board-needs = serve { $minimum }+
dictators-board-needs-why = Il tiro più basso che convince il Presidente, con gli impianti disinnescati finora
dictators-board-skips = { $count ->
    [one] salta 1 turno
   *[other] salta { $count } turni
 }
dictators-board-puppet = manovrato da { $seat }
dictators-board-turns = { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
 }
dictators-board-ability = Abilità
dictators-board-sort = { $sort ->
    [action] Azione
    [interruption] Interruzione
    [asset] Risorsa
    [founder] Padre fondatore
    [president] Presidente
    [token] Gettone della zona 4
   *[event] Evento
 }
dictators-board-free = gratis
dictators-board-cost = { $cost ->
    [0] gratis
    [one] 1 azione
   *[other] { $cost } azioni
 }
dictators-board-usa-only = solo negli USA
dictators-board-once = una volta per turno
dictators-board-event = { $card ->
    [trident] Al largo di una costa emerge un sottomarino con una testata per ogni dittatore.
   *[defcon] DEFCON si avvicina di un passo a 1 e il nuovo livello ha effetto.
 }
dictators-board-token = Gettone { $token }
dictators-board-empty-hand = La tua mano è vuota.
dictators-board-die = { $sides ->
    [20] un dado a venti facce mostra { $value }
   *[other] un dado a sei facce mostra { $value }
 }
dictators-board-desk = Il turno
dictators-board-round = Giro { $round }
dictators-board-turn-of = Turno di { $seat }
dictators-board-actions = { $count ->
    [0] nessuna azione rimasta
    [one] 1 azione rimasta
   *[other] { $count } azioni rimaste
 }
dictators-board-travelled = viaggio usato
dictators-board-again = segue un altro turno
dictators-board-stack = A che cosa si risponde
dictators-board-stack-turn = comincia il turno
dictators-board-stack-move = { $how ->
    [road] viaggia verso { $place }
    [flight] vola verso { $place }
   *[boat] prende la nave lenta per { $place }
 }
dictators-board-stack-arrived = ha raggiunto { $place }
dictators-board-stack-attempt = disinnesca in { $place }
dictators-board-stack-warhead = disinnesca una testata
dictators-board-stack-roll = { $purpose ->
    [disarm] tira per disinnescare
    [disarm-warhead] tira per disinnescare una testata
    [convince] tira per convincere il Presidente
   *[grit] tira per non saltare
 }
dictators-board-stack-present = parla al Presidente
dictators-board-bonus = { $bonus } da aggiungere
dictators-board-cancelled = annullato
dictators-board-window = Si può rispondere. Nessuno sa chi sta pensando.
dictators-board-answer-in = La tua risposta è registrata.
dictators-board-president = Il Presidente
dictators-board-nothing = Niente a cui rispondere.
dictators-board-defcon = DEFCON { $level }
dictators-board-level = { $level ->
    [5] Calma
    [4] Controlli
    [3] Decollo immediato
    [2] Legge marziale
   *[1] Bum
 }
dictators-board-next-level = poi { $level ->
    [4] controlli
    [3] decollo immediato
    [2] legge marziale
   *[1] bum
 }
dictators-board-decks = Mazzo comando { $command } · Mazzo presidenziale { $presidents } · Padri fondatori { $founders }
dictators-board-supply = Posti di blocco { $blocks } su 30 · Gettoni della zona 4 sul tabellone { $sites }
dictators-board-pile = { $pile ->
    [discard] Pila degli scarti
    [president-discard] Carte presidenziali usate
    [founder-discard] Scarti dei padri fondatori
    [known-deck] Viste nel mazzo comando
    [known-presidents] Viste nel mazzo presidenziale
    [known-hands] Viste in altre mani
   *[spent] Gettoni usati
 }
dictators-board-shout = { $event ->
    [card-played] Sbam!
    [cancelled] No!
    [presidential-card] Toc, toc!
    [founder-came] 1776!
    [skipped] Zzz…
    [places-traded] Si cambia!
    [dictators-traded] Si cambia!
    [meeples-traded] Si cambia!
    [defcon-changed] Allarme!
    [trident-surfaced] Ehilà!
    [disarmed] Zac!
   *[game-ended] Fine!
 }

## Languages, and what is said without a server

set-language = Lingua
set-language-auto = Come il browser
page-offline = Il server non risponde.
page-http-error = Il server ha risposto { $status }.
page-clock-days = { $days } g { $hours } h
