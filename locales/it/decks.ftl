# Che cosa non va in un file di mazzo. Prima di ogni frase stanno il file, la carta e il campo: «mio.toml: carta 11: cost:».

deck-place = { $sort ->
    [card] carta
    [state] Stato
    [issue] tematica
    [region] regione
    [candidate] candidato
    [topic] argomento
    [solo] carta del solitario
    [row] riga
   *[other] { $sort }
  } { $name }
deck-not-toml = non è TOML: «{ $reason }»
deck-unread = non si può leggere: «{ $reason }»
deck-game = scrivi `game = "{ $game }"`
deck-name = scrivi il nome del mazzo
deck-missing = manca
deck-no-field = questo campo qui non esiste
deck-no-such-table = questa tabella manca
deck-unknown-table = in un mazzo non esiste una tabella così
deck-no-name = non esiste «{ $name }»; ci sono { $names }
deck-number = scrivi un numero da { $low } a { $high }
deck-range = deve andare da { $low } a { $high }
deck-text = scrivilo come testo, tra virgolette
deck-flag = scrivi true o false

## Campaign Trail

deck-rows = dev'essere una tabella di righe
deck-row = scrivi la riga come una tabella di campi
deck-no-such-thing = in questo gioco non esiste
deck-states = scrivi almeno uno Stato, e ciascuno una volta sola
deck-issue-thrice = { $issue } compare più di due volte
deck-issues = scrivi da due a quattro tematiche
deck-stars = scrivi due partiti diversi, prima quello della prima stella
deck-column-twice = «{ $category }» ha due tematiche in questa colonna
deck-category-short = «{ $category }» ha meno di tre tematiche
deck-category-unknown = nessuna tematica è della categoria «{ $category }»
deck-rows-alike = dev'essere diversa dalla riga in alto
deck-card-number = il suo numero dev'essere da 1 a { $most }, e nessun'altra carta può averlo
deck-actions = ha { $actions ->
    [one] una sola azione
   *[other] { $actions } azioni
  }; ogni carta ne ha quattro delle sei
deck-ref = California, Texas e gli Stati con meno di 7 voti non vi compaiono mai
deck-advanced = scrivi una tabella per ogni partito: [advanced.democrat]
deck-advanced-cards = ha { $found } carte; un mazzo avanzato ne ha { $wanted }
deck-travel = scrivi un numero di Stati, plane, plane+1 o 5/plane
deck-connected = gli Stati devono confinare l'uno con l'altro
deck-politick = «{ $name }» non va su questo tipo di carta
deck-suppression = scrivi movimento/elettori, per esempio 3/2 o plane/1
deck-filled = scrivi sia filled sia register, oppure nessuno dei due
deck-direct = scrivi advertise, campaign o politick
deck-threshold = «{ $word }» non è uno Stato con la sua soglia, come AZ4
deck-solo-states = scrivi ogni Stato una volta sola, e non più di dodici
deck-no-states = scrivi almeno uno Stato
deck-grid = scrivi sei cifre da 0 a 3, per esempio 100 001
deck-trail = scrivi al massimo sei tematiche
deck-few-cards = ha { $found } carte; per giocare in sei ne servono almeno { $fewest }
deck-not-for-two = troppe carte hanno il segno `two = false`
deck-topics = scrivi almeno due carte argomento, una per ogni dibattito
deck-solo-cards = ha { $found } carte; scrivine da { $fewest } a { $most }
deck-issue-unseen = nessuno Stato la mostra
deck-region-empty = nessuno Stato ne fa parte

## The dictators' race

deck-key-of-place = scrivi «{ $key }»: questo posto del mazzo ha quella chiave; il nome della carta lo scegli tu
deck-row-count = le [[{ $table }]] devono essere { $wanted }, non { $found }
deck-counts = le copie devono essere in tutto { $wanted }, non { $found }
deck-novices = lascia almeno { $fewest } carte ai principianti
deck-nobody-wins = se nessuna carta per principianti dice che il Presidente è presente, non può vincere nessuno
deck-lasting = al massimo { $most } carte possono avere STATUS, non { $found }
deck-id-twice = ce l'ha già un'altra carta
deck-key-twice = anche un'altra carta si chiama «{ $key }»
deck-comes-here = qui viene «{ $key }»
deck-level = qui viene il livello { $level }
deck-place-twice = { $place } ha già una carta
deck-no-operation = «{ $operation }» non è un'operazione; l'elenco è in docs/rules/dictators.md
deck-one-place = una sola operazione di una carta può scegliere un luogo
deck-unfit = { $operation } non è per { $whom ->
    [actions] le carte azione
    [assets] le risorse
    [presidents] le carte presidenziali
   *[dictators] i dittatori
  }
deck-turns = dev'essere 2 o 3, oppure non esserci
deck-no-asset = solo le risorse hanno abilità
deck-status = va con STATUS, e con nient'altro
deck-idle-action = una carta azione deve fare qualcosa
deck-no-answer = non è una sola operazione che risponde a qualcosa
deck-window = scrivi { $window }: è ciò a cui risponde la sua operazione
deck-asset-ops = una risorsa fa ciò che fanno le sue abilità
deck-abilities = una risorsa ha una o due abilità
deck-idle-ability = un'abilità deve fare qualcosa
deck-ability-travel = travel va con TRAVEL e FLIGHT
deck-ability-cost = cost deve andare da 0 a 3
deck-ability-once = un'abilità gratuita si usa una volta per turno
deck-effect = «{ $effect }» non è tra questi: { $effects }
deck-president-ops = una carta con il Presidente presente cambia soltanto il tiro
deck-no-place = non esiste «{ $place }»
deck-zone = { $place } è nella zona { $zone }
