# La prima lezione di Campaign Trail.

lesson-campaign-trail-first-turn = I tuoi primi giri con i Democratici
lesson-campaign-trail-first-turn-card = È agosto e tocca a te. Un turno è una carta, giocata per una delle sue quattro azioni; poi peschi di nuovo. La tua pedina è in Arizona, dove Democratici e Repubblicani sono pari. Gioca la carta #85.
lesson-campaign-trail-first-turn-campaign = Una campagna costa 60 milioni di dollari e piazza fino a sei elettori registrati negli Stati della carta, se la tua pedina è in uno di essi. Arizona c'è: scegli la campagna.
lesson-campaign-trail-first-turn-majority = Chi ha più elettori in uno Stato lo controlla. Metti tre elettori in Arizona, quanti il tuo candidato può metterne in uno Stato, e i suoi 11 voti sono tuoi.
lesson-campaign-trail-first-turn-rest = Restano tre elettori. Mettili dove è illuminato, come vuoi: un vantaggio di più elettori è più difficile da ribaltare.
lesson-campaign-trail-first-turn-window = I Repubblicani dichiarano che fanno propaganda. Alcune carte possono rispondere a una dichiarazione; tu non ne hai, ma nessuno può vederlo. Passa.
lesson-campaign-trail-first-turn-money = Campagne e propaganda divorano denaro. Gioca la carta #51 e raccogli 80 milioni di dollari.
lesson-campaign-trail-first-turn-pass = I Repubblicani registrano elettori: da indecisi diventano loro da piazzare. Chi non ha elettori registrati non ne piazza. Passa di nuovo.
lesson-campaign-trail-first-turn-advertise = La propaganda funziona da ovunque e costa 20 milioni per ogni tematica usata. Gioca la carta #20 e scegli la propaganda.
lesson-campaign-trail-first-turn-issue = Ogni tematica piazza un elettore in ogni Stato a cui sta a cuore. Alloggi accessibili conta a New York, dove sono in palio 29 voti: scegli quella.
lesson-campaign-trail-first-turn-end = Hai fatto campagna, raccolto fondi e fatto propaganda. Finite le carte di agosto i candidati dibattono, e dopo ottobre vince chi ha più voti elettorali. Continua come vuoi, con l'altra tematica della carta o senza; «Perché?» cita la regola di ogni domanda.
