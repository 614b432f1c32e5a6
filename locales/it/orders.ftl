# Note private, e ordini per le partite lente.

notes-tab = Note
notes-label = Le tue note su questo tavolo
notes-private = Le vedi solo tu. Restano anche dopo la partita.
notes-state = { $state ->
    [saving] Salvo…
    [saved] Salvato.
   *[still] { "" }
}

orders-tab = Ordini
orders-title = I tuoi ordini
orders-private = Gli ordini rispondono per te quando non ci sei. Li vedi solo tu; si gioca il primo che fa al caso.
orders-pass = Passa per me in ogni finestra di risposta
orders-none = Non hai ordini.
orders-asked-now = Tocca a te: prima rispondi, poi scrivi che cosa fare dopo.
orders-whatever = Qualunque cosa facciano
orders-if = Se succede questo: { $event }
orders-if-kind = Se succede qualcosa di simile: { $event }
orders-begun = Già cominciato; resta da fare:
orders-then = allora { $answers }
orders-new = Nuovo ordine
orders-edit = Modifica
orders-delete = Elimina
orders-earlier = Sposta su
orders-later = Sposta giù
orders-of = { $what }: ordine { $number }
orders-when = Se
orders-kind = o qualunque cosa di questo tipo
orders-answer = Allora rispondo
orders-more-answers = e poi
orders-nothing-asked = A quel punto è difficile che ti si chieda altro.
orders-choose = Scegli…
orders-take-back = Togli l’ultima risposta
orders-save = Salva l’ordine
orders-looking = Guardo che cosa può succedere…
orders-fates = Com’è andata con i tuoi ordini
orders-played = Mossa { $ply }, giocato: { $answers }
orders-passed = Mossa { $ply }: passato per te
orders-dropped = Mossa { $ply }, annullato: { $answers }. { $why }
orders-just-dropped = Un tuo ordine è stato annullato: { $answers }. { $why }
orders-by-order = per tuo ordine
orders-undone = Dopo averlo scritto hai ritirato una risposta.
orders-dropped-too = È stato annullato un ordine che veniva prima.
