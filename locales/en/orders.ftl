# Private notes, and orders for slow games.

notes-tab = Notes
notes-label = Your notes on this table
notes-private = Only you see them. They are kept after the game.
notes-state = { $state ->
    [saving] Saving…
    [saved] Saved.
   *[still] { "" }
}

orders-tab = Orders
orders-title = Your orders
orders-private = Orders answer for you while you are away. Only you see them; the first one that fits is played.
orders-pass = Pass for me in every response window
orders-none = You have no orders.
orders-asked-now = You are asked now: answer first, then write down what comes after.
orders-whatever = Whatever they do
orders-if = If this happens: { $event }
orders-if-kind = If something like this happens: { $event }
orders-begun = Begun; what is left:
orders-then = then { $answers }
orders-new = New order
orders-edit = Edit
orders-delete = Delete
orders-earlier = Move up
orders-later = Move down
orders-of = { $what }: order { $number }
orders-when = If
orders-kind = or anything of this kind
orders-answer = Then I answer
orders-more-answers = and after that
orders-nothing-asked = Nothing more is likely to be asked of you then.
orders-choose = Choose…
orders-take-back = Remove the last answer
orders-save = Save the order
orders-looking = Looking at what may come…
orders-fates = What came of your orders
orders-played = Ply { $ply }, played: { $answers }
orders-passed = Ply { $ply }: passed for you
orders-dropped = Ply { $ply }, dropped: { $answers }. { $why }
orders-just-dropped = An order of yours was dropped: { $answers }. { $why }
orders-by-order = by your order
orders-undone = You took an answer back after it was written.
orders-dropped-too = An order before it was dropped.
