# What the command line says with --help. In English the commands explain themselves, in crates/cli/src/commands.rs.

help = Gioca ai giochi da tavolo sulla corsa alla Casa Bianca, secondo le regole, contro persone o bot.
help-help = Mostra l'aiuto
help-version = Mostra la versione
help-any-language = La lingua da parlare; se non la dici, quella dell'ambiente
help-example = Esempio: { $typed }
help-example-again = Di nuovo, con le stesse partite: { $typed }

help-word-usage = Uso:
help-word-commands = Comandi:
help-word-arguments = Argomenti:
help-word-options = Opzioni:
help-word-options-typed = [OPZIONI]
help-word-command-typed = [COMANDO]
help-word-one-command-typed = <COMANDO>
help-word-default = [predefinito: { $what }]
help-word-env = [variabile: { $what }]
help-word-possible = [valori possibili: { $what }]


help-any-game = Il gioco
help-any-json = Stampa un oggetto JSON
help-any-option = Un'opzione del gioco; si può ripetere, `hustings games` le elenca
help-any-deck = Un mazzo tuo, per i giochi che ne usano uno; `hustings deck check` dice che cosa non va
help-any-seed = Lo stesso seme gioca le stesse partite
help-any-threads = Quanti thread; se non lo dici, quanti ne ha la macchina
help-any-file = Un file di diario

help-play = Apre la pagina in un browser, o gioca una partita contro un bot in questo terminale
help-play-game = Il gioco; se non lo dici, il primo di `hustings games`
help-play-terminal = Gioca in questo terminale; senza, Hustings si apre nel browser
help-play-no-browser = Scrive solo l'indirizzo della pagina
help-play-side = La parte che giochi; se non la dici, la prima
help-play-bot = Chi gioca le altre parti
help-play-seed = Il seme del tavolo, 64 cifre esadecimali, per rigiocare una partita nota; casuale se non lo dici
help-play-save = Dove tenere la partita quando finisce o te ne vai

help-serve = Serve ad altri la pagina e i suoi tavoli
help-serve-after = Un'impostazione viene dall'argomento, altrimenti dalla sua variabile, altrimenti dal file di --config, altrimenti è quella predefinita.
    Il file è TOML, con i nomi degli argomenti: listen = "0.0.0.0:1960", bot-threads = 4.
help-serve-config = Un file TOML con le impostazioni
help-serve-listen = Dove ascoltare; la porta 0 ne prende una libera [predefinito: 127.0.0.1:1960]
help-serve-database = sqlite://PATH o postgres://USER:PASSWORD@HOST/NAME [predefinito: sqlite://hustings.db]
help-serve-public-url = L'indirizzo che usano i giocatori, quando davanti c'è un proxy: https://play.example.org
help-serve-trust-proxy = Crede all'intestazione X-Forwarded-For del proxy
help-serve-bot-threads = Quanti bot pensano insieme [predefinito: quanti thread ha la macchina]
help-serve-allow-private-webhooks = Lascia andare i webhook a indirizzi privati: questa macchina, questa rete
help-serve-requests-a-second = Richieste al secondo per ogni indirizzo [predefinito: 50]
help-serve-changes-a-second = Richieste al secondo che cambiano qualcosa, per ogni sessione [predefinito: 5]
help-serve-messages-a-second = Messaggi al secondo per ogni socket [predefinito: 50]
help-serve-guests-a-minute = Nuovi ospiti al minuto per ogni indirizzo [predefinito: 30]
help-serve-tables-a-user = Tavoli non finiti di un utente [predefinito: 100]
help-serve-watchers-a-table = Spettatori di un tavolo [predefinito: 500]
help-serve-tables-in-memory = Tavoli tenuti in memoria [predefinito: 5000]
help-serve-invitation-days = Giorni di validità di un invito [predefinito: 14]
help-serve-log = Che cosa annotare: error, warn, info, debug [predefinito: info]
help-serve-log-json = Annota un oggetto JSON per riga

help-games = Elenca i giochi, i loro posti e le loro opzioni

help-sim = Fa giocare i bot tra loro e conta chi vince
help-sim-seats = Un bot per ogni posto, nell'ordine di `hustings games`
help-sim-games = Quante partite
help-sim-out = Scrive una riga per partita in un file Parquet
help-sim-journals = Tiene ogni partita come file di diario in questa cartella

help-arena = Fa giocare ogni bot contro ogni altro e ne fa una classifica
help-arena-bots = I bot, due o più
help-arena-games = Quante partite per ogni coppia, metà a parti scambiate
help-arena-resume = Tiene ogni risultato in questo file, e se c'è già continua da dove finisce

help-fit = Adatta i pesi di un gioco, della sua valutazione e delle sue risposte, su partite tra bot
help-fit-bot = Chi gioca tutti i posti
help-fit-games = Su quante partite adattare
help-fit-held-out = Su quante altre partite provare i pesi
help-fit-data = Adatta sulle partite di questo file invece di giocarne
help-fit-keep = Tiene le partite in questo file, una per riga
help-fit-out = Scrive qui i pesi
help-fit-diagram = Disegna quanto ci si può fidare delle probabilità adattate

help-scenario = Esegue file di scenario: posizioni, risposte e che cosa deve poi essere vero
help-scenario-files = File di scenario, o cartelle che ne contengono

help-replay = Mostra un diario a una mossa, come lo vedeva qualcuno
help-replay-ply = La mossa da mostrare, 0 è la preparazione; se non la dici, l'ultima
help-replay-viewer = Con gli occhi di chi: un posto, o `spectator`

help-analyse = Dice che cosa ha deciso una partita, o che cosa avrebbe fatto il bot più forte a una sua mossa
help-analyse-ply = Solo la domanda dopo questa mossa, 0 è la preparazione: le risposte migliori, secondo lo Strategist

help-verify = Prova un diario: ogni risposta lecita, ogni estrazione come vuole il seme

help-journal = Lavora su molti diari
help-journal-check = Rigioca i diari con le regole di oggi e indica la mossa a cui ciascuno differisce
help-journal-check-folder = Una cartella di file di diario

help-deck = Lavora sui mazzi di carte
help-deck-check = Controlla un file di mazzo e indica ogni carta e ogni campo sbagliati
help-deck-check-file = Il file del mazzo, TOML
help-deck-print = Stampa una pagina (HTML) con tutte le carte del mazzo di un gioco

help-bench = Misura partite casuali e ricerche per ogni secondo di CPU
help-bench-game = Solo questo gioco
help-bench-seconds = Secondi di CPU per ogni misura
help-bench-think = Invece, pensa per tanti secondi alla prima domanda di una partita e dice quanta memoria ha preso
help-bench-answers = Invece, fa giocare a ogni bot tante partite su una macchina tenuta occupata e dice quanto ci hanno messo le risposte

help-completions = Stampa uno script di completamento per una shell
help-completions-shell = La shell
