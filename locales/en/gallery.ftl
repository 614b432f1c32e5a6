# The card gallery.

gallery-cards = Cards
gallery-title = All cards of { $game }
gallery-search = Search
gallery-search-hint = a word of the name or the text
gallery-found = { $count ->
    [0] No card fits. Take a filter away.
    [one] { $count } card
   *[other] { $count } cards
 }
gallery-any = any
gallery-clear = Show all
gallery-print = Print
gallery-see = Card: { $card }
gallery-filter = { $filter ->
    [side] Event for
    [issue] Issue
    [state] State
    [points] Campaign points
    [phase] When it works
    [sort] Kind
    [use] Action
    [politick] Politick
    [party] Party
    [cost] Cost
   *[place] Where it works
 }
gallery-side = { $side ->
    [kennedy] Kennedy
    [nixon] Nixon
   *[both] both
 }
gallery-phase = { $phase ->
    [debate] in the Debates
    [election] on Election Day
    [prevention] prevents another event
    [turn] until the end of the turn
   *[once] at once
 }
gallery-sort = { $sort ->
    [action] Action card
    [dirty] Dirty Politics card
    [candidate] Candidate
    [topic] Debate topic
    [solo] Automated party, basic
    [advanced] Automated party, advanced
    [interruption] Interruption
    [asset] Asset
    [founder] Founding Father
    [event] Event
    [president] President
    [dictator] Dictator
    [facility] Facility
   *[token] Zone 4 token
 }
gallery-place = { $place ->
    [usa] in the USA only
    [air] in the air
   *[anywhere] anywhere
 }
gallery-topic = Topic { $card }
gallery-automated = Automated { $card }
gallery-automated-party = { $party }, automated { $card }
gallery-automated-always = Always { $use }: { $count ->
    [one] { $count } voter
   *[other] { $count } voters
 }
gallery-automated-states = { $state } below { $lead }
gallery-automated-debate = Checks in debates: { $checks }; rabbit trails: { $rabbits }
gallery-facility-zone = A facility of zone { $zone }, in { $place }.
gallery-copies = { $count ->
    [one] 1 in the deck
   *[other] { $count } in the deck
 }
