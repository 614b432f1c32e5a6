# Che cosa non va in un file di scenario, o perché non torna. Prima di ogni frase sta il punto: «caso «A», passo 2:».

scenario-at = riga { $line }, colonna { $column }
scenario-key = «{ $key }»
scenario-within = { $outer }, { $inner }
scenario-each-item = ogni elemento di { $what }
scenario-case = caso «{ $title }»
scenario-numbered = { $thing ->
    [case] caso
    [reject] rifiuto
   *[step] passo
  } { $number }
scenario-thing = { $thing ->
    [case] il caso
    [step] il passo
    [status] lo stato
    [question] la domanda
    [offers] l'offerta
    [events] la parte degli eventi
    [reject] il rifiuto
   *[scenario] uno scenario
  }
scenario-form = { $form ->
    [list] una lista
    [table] una tabella
    [text] un testo
    [flag] true o false
    [whole] un numero intero
    [tables] una tabella o una lista di tabelle
    [tables-not-empty] una tabella o una lista non vuota di tabelle
    [texts] un testo o una lista di testi
    [names] fatto di nomi o numeri
    [asked] un testo, una tabella o false
   *[number] un numero
  }

## What cannot be read

scenario-not-toml = questo non è TOML: «{ $reason }»
scenario-too-large = il numero { $value } è troppo grande
scenario-uncountable = { $value } non è un numero con cui si possa contare
scenario-date = scrivi la data { $value } tra virgolette
scenario-misfit = { $what } dev'essere { $expected }, non { $found }
scenario-missing = { $what } manca
scenario-unknown-key = { $what } non è una chiave che valga qui; ci sono `{ $keys }`
scenario-in-a-case = { $what } va in un caso, visto che il file ne ha
scenario-start-and-after = «start» e «after» si escludono a vicenda: togline uno
scenario-no-start = { $what } dev'essere «setup» o «empty», non «{ $found }»
scenario-case-twice = ci sono due casi dal titolo «{ $title }»
scenario-no-cases = «case» è una lista vuota
scenario-mixed = { $what } mescola confronti (`{ $tests }`) e parti; scrivi le parti come percorsi tra virgolette

## Where it did not hold

scenario-options = opzioni { $options }
scenario-after = dopo «{ $file }»
scenario-point = { $point }
scenario-view = vista di { $name }
scenario-asks = domanda a { $name }
scenario-offers = offerta a { $name }
scenario-events = eventi visti da { $name }

## Why it could not be played

scenario-no-rule = la pagina delle regole non contiene «{ $rule }»
scenario-circle = i file vengono l'uno dopo l'altro in cerchio
scenario-other-game = è del gioco «{ $other }», non di «{ $game }»
scenario-which-case = ha più casi: indicane uno dopo «#»
scenario-no-case = non ha un caso «{ $title }»
scenario-no-outcome = «{ $game }» non conosce «{ $name }» tra gli esiti di «{ $kind }»
scenario-one-more = il gioco ha estratto «{ $what }» una volta in più di quelle scritte, { $scripted }
scenario-impossible = qui «{ $name }» non può uscire da «{ $what }»
scenario-never-drawn = mai estratti da «{ $what }»: { $names }
scenario-no-phrase = non è una risposta che il gioco qui capisca; si può scegliere: { $offers }
scenario-refused = la risposta «{ $answer }» non è stata accettata ({ $why }); si può scegliere: { $offers }
scenario-no-seat = non esiste il posto «{ $name }»; ci sono { $names }
scenario-no-answer = il gioco non conosce la risposta «{ $name }»

## What was expected and what was found

scenario-expected = atteso: { $expected }; trovato: { $found }
scenario-test = { $test ->
    [contains] una lista con { $value }
    [lacks] una lista senza { $value }
    [is] { $value } in qualsiasi ordine
    [size] { $value } elementi
    [at-least] almeno { $value }
   *[at-most] al massimo { $value }
  }
scenario-size-of = { $size ->
    [one] un elemento
   *[other] { $size } elementi
  } in { $value }
scenario-offer = «{ $name }» tra le scelte
scenario-no-offer = nessun «{ $name }» tra le scelte
scenario-no-event = nessun { $event }
scenario-rule = la regola { $rule }
scenario-refusal = un rifiuto per { $rule }
scenario-change-at = un cambiamento in «{ $path }»
scenario-word = { $word ->
    [nobody] nessuno
    [nothing-there] niente in quel punto
    [something-there] qualcosa in quel punto
    [end] la fine della partita
    [no-end] una partita in corso
    [question] una domanda
    [no-question] nessuna domanda
    [none-asked] nessuna
    [refusal] un rifiuto
    [answer-that-draws] una risposta che fa estrarre
    [accepted] la risposta accettata
    [no-change] un rifiuto che non cambia niente
    [change] un cambiamento
   *[nothing] niente
  }

## Parts of a position, in every game

scenario-no-part = non esiste la parte «{ $part }»; ci sono `{ $parts }`
scenario-nothing-to-set = non c'è alcun «{ $path }» da impostare
scenario-unread = il valore non si può leggere: «{ $reason }»
scenario-start = start è `"setup"` o `"empty"`
scenario-no-phase = non esiste una fase «{ $phase }» da cui cominciare; ci sono `{ $phases }`
scenario-known-hand = di una mano si possono conoscere solo le carte che contiene; imposta prima la mano
scenario-twice = { $piece } si trova in due posti
scenario-nowhere = { $piece } non si trova da nessuna parte
scenario-not-in-game = { $piece } non fa parte di questo gioco

## Parts of 1960

scenario-not-in-edition = «{ $card }» non fa parte di questa edizione
scenario-no-pile = non esiste la pila «{ $pile }»
scenario-side = scrivi kennedy o nixon
scenario-activity-phase = activity_phase va da 1 a 5
scenario-activity-first = prima scrivi `phase = "activity"`

## Parts of Campaign Trail

scenario-active = active è un posto o un partito
scenario-party-absent = quel partito non gioca
scenario-turn-first = prima scrivi `phase = "turn"` o `phase = "party-turn"`
scenario-turns-done = turns_done è 0 o 1, dopo `phase = "turn"`
scenario-above = scrivi il numero della carta che sta sopra
scenario-unprepared = scrivi il partito nominato: unprepared.republican
scenario-stacks = le pile contengono { $told } carte, ma nel mazzo ce ne sono { $found }: imposta insieme deck e stacks

## Parts of the dictators' race

scenario-numbered-name = «{ $text }» non è un nome seguito da un numero
scenario-no-part-or-seat = non esiste la parte «{ $part }»; ci sono `{ $parts }`, e per ogni posto `{ $seat-parts }`
scenario-by-seat = «{ $part }» si scrive per ogni posto: { $part }.red
scenario-turn-parts = di un turno si possono impostare `spent`, `travelled` e `fresh`
scenario-uses = scrivi uses.DICTATOR
scenario-event-card = «{ $card }» è una carta evento e non sta mai in mano
scenario-disarmed = si possono disinnescare solo gli impianti di quel giocatore; imposta prima gli impianti
scenario-not-presidential = «{ $card }» non è nel mazzo presidenziale
scenario-few-presidents = di «{ $card }» non ce ne sono così tante
scenario-not-in-deck = «{ $card }» non è più nel mazzo; imposta prima la parte che la contiene
scenario-top = si possono impostare al massimo sei carte del mazzo
scenario-facilities = un giocatore ha una carta impianto per ogni zona
scenario-no-unused = non resta alcun gettone inutilizzato da mettere sul tabellone
scenario-token = il gettone { $token }
scenario-token-gone = il gettone { $token } è già in mano a qualcuno o già usato
scenario-no-site = in «{ $place }» non c'è alcun gettone
scenario-count = le «{ $card }» sono { $found } invece di { $wanted }
scenario-presidents = le carte presidenziali sono { $cards }
scenario-false-knowledge = chi guarda ({ $viewer }) sa del posto { $seat } qualcosa che non è vero
scenario-own-cards = il posto { $seat } non conosce le proprie carte
