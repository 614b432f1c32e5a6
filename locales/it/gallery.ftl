# La galleria delle carte.

gallery-cards = Carte
gallery-title = Tutte le carte di { $game }
gallery-search = Cerca
gallery-search-hint = una parola del nome o del testo
gallery-found = { $count ->
    [0] Nessuna carta corrisponde. Togli un filtro.
    [one] { $count } carta
   *[other] { $count } carte
 }
gallery-any = qualsiasi
gallery-clear = Mostra tutte
gallery-print = Stampa
gallery-see = Carta: { $card }
gallery-filter = { $filter ->
    [side] Evento di
    [issue] Tematica
    [state] Stato
    [points] Punti campagna
    [phase] Quando agisce
    [sort] Tipo
    [use] Azione
    [politick] Manovra
    [party] Partito
    [cost] Costo
   *[place] Dove agisce
 }
gallery-side = { $side ->
    [kennedy] Kennedy
    [nixon] Nixon
   *[both] entrambi
 }
gallery-phase = { $phase ->
    [debate] nei dibattiti
    [election] il giorno delle elezioni
    [prevention] impedisce un altro evento
    [turn] fino alla fine del turno
   *[once] subito
 }
gallery-sort = { $sort ->
    [action] Carta azione
    [dirty] Carta Dirty Politics
    [candidate] Candidato
    [topic] Argomento di dibattito
    [solo] Partito automatico, base
    [advanced] Partito automatico, avanzato
    [interruption] Interruzione
    [asset] Risorsa
    [founder] Padre fondatore
    [event] Evento
    [president] Presidente
    [dictator] Dittatore
    [facility] Impianto
   *[token] Gettone zona 4
 }
gallery-place = { $place ->
    [usa] solo negli USA
    [air] in volo
   *[anywhere] ovunque
 }
gallery-topic = Argomento { $card }
gallery-automated = Automatico { $card }
gallery-automated-party = { $party }, automatico { $card }
gallery-automated-always = Sempre { $use }: { $count ->
    [one] { $count } elettore
   *[other] { $count } elettori
 }
gallery-automated-states = { $state } sotto { $lead }
gallery-automated-debate = Segni nei dibattiti: { $checks }; divagazioni: { $rabbits }
gallery-facility-zone = Un impianto della zona { $zone }, in { $place }.
gallery-copies = { $count ->
    [one] 1 nel mazzo
   *[other] { $count } nel mazzo
 }
