# La prima lezione di 1960.

lesson-1960-first-turn = Il tuo primo turno con Kennedy
lesson-1960-first-turn-start = Hai vinto l'iniziativa: decidi chi gioca per primo nelle cinque fasi del turno. Chi gioca dopo può rispondere, chi gioca prima detta il ritmo. Oggi detta il ritmo: scegli Kennedy.
lesson-1960-first-turn-card = Ecco la tua mano. Il numero di una carta sono i suoi punti campagna, il testo è un evento, la stella dice di chi è l'evento. Lyndon Johnson aiuta solo te: giocalo.
lesson-1960-first-turn-event = Ogni carta si gioca o per l'evento o per i punti, mai per entrambi. L'evento di Johnson è forte: scegli l'evento.
lesson-1960-first-turn-place = Johnson ha portato due cubi in Texas. Ora aggiungine tre nel Sud, dove è illuminato, al massimo due per Stato. Chi ha un cubo in uno Stato è in testa, e il giorno delle elezioni ne prende i voti elettorali.
lesson-1960-first-turn-second = Nixon ha giocato la carta Candidato ed è in testa in tutte e tre le tematiche, che rendono alla fine di ogni turno. Risponderemo, ma prima un grande Stato: gioca Stock Market in Decline.
lesson-1960-first-turn-campaign = Stavolta usa i tre punti. Con la Campagna metti cubi negli Stati della regione in cui si trova la tua pedina. Sei nell'Est: scegli Campagna.
lesson-1960-first-turn-momentum = L'evento di questa carta potrebbe aiutare Nixon, che può sbloccarlo spendendo 1 Momentum. Tu potresti spenderne 2 per contrastarlo. Il Momentum è prezioso: oggi non contrastare.
lesson-1960-first-turn-spend = New York vale 45 voti e nessuno è in testa. Metti lì tutti e tre i punti. Con quattro cubi lo Stato sarebbe saldo: a Nixon servirebbe fortuna col sacchetto per toccarlo.
lesson-1960-first-turn-position = Norman Vincent Peale ti ha tolto cinque cubi: gli eventi mordono. Ora rispondi sulle tematiche: gioca Prime-Time Television, scegli Programma e non contrastare.
lesson-1960-first-turn-issues = Il primo cubo su una tematica costa 1 punto, ogni altro sulla stessa 2. Prima se ne vanno i cubi dell'avversario. Mettine uno su Difesa, uno su Economia e uno su Diritti civili.
lesson-1960-first-turn-end = È stato mezzo turno, e conosci già il cuore del gioco: eventi, Stati, tematiche e Momentum. Restano due fasi, poi le tematiche rendono. Continua come vuoi contro il bot; «Perché?» cita la regola di ogni domanda.
