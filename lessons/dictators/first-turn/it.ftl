# La prima lezione della corsa dei dittatori.

lesson-dictators-first-turn = I tuoi primi turni con Fidel "the Fiddler"
lesson-dictators-first-turn-fly = Tutti partono dalle Hawaii, e il Presidente è a Washington, D.C.: vince chi lo convince per primo. Hai tre azioni per turno. Dalle Hawaii si vola, per due azioni: vola in California.
lesson-dictators-first-turn-asset = Resta un'azione. Bulldozer è una risorsa: rimane davanti a te e ti fa superare i posti di blocco, turno dopo turno. Giocala.
lesson-dictators-first-turn-end-turn = Non restano azioni. Finisci il turno.
lesson-dictators-first-turn-window = Comincia il turno di Blu. In certi momenti si chiede a tutti se interrompono; per questo non hai nulla. Passa.
lesson-dictators-first-turn-interrupt = Blu parte in volo. Hai Fog over the Runway: le interruzioni sono gratuite e valgono nel turno degli altri. Giocala, e Blu resta alle Hawaii.
lesson-dictators-first-turn-road = I tuoi impianti segreti sono segnati sulla mappa; uno è in Colorado. Disinnescarli rende il Presidente più facile da convincere. La strada passa dal Nevada: viaggia per un'azione.
lesson-dictators-first-turn-draw = Si viaggia una sola volta per turno. Con le altre azioni si pesca: pesca una carta.
lesson-dictators-first-turn-last = Resta un'azione, e puoi lasciarla andare. Finisci il turno.
lesson-dictators-first-turn-end = Sai viaggiare, giocare risorse e interrompere. Raggiungi il Colorado, disinnesca con 3 o più al dado, poi corri a Washington. Attento al DEFCON: a 1 non vince nessuno. Continua contro il bot; «Perché?» cita la regola di ogni domanda.
