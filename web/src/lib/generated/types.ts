// Written by Rust, not by hand: UPDATE_TYPES=1 cargo test -p hustings-server --test types

export type Advice = { seat: Seat, 
/**
 * How likely the seat is to win, from 0 to 1.
 */
value: number, iterations: number, 
/**
 * The best first.
 */
choices: Array<Weighed>, 
/**
 * What was answered, in a game that is over.
 */
played: Choice | null, };

/**
 * A line of what the Strategist tells.
 */
export type AdviceLine = { "done": number } | { "advice": Advice };

export type ApiError = { error: Complaint, };

/**
 * What can be filled into a message.
 */
export type Arg = number | string | Message | Array<Message>;

export type AssetAbility = "bulldozer-1" | "bulldozer-2" | "armoured-limousine-1" | "armoured-limousine-2" | "geiger-counter-1" | "geiger-counter-2" | "state-television-1" | "state-television-2" | "money-printer-1" | "money-printer-2" | "lobby-firm-1" | "lobby-firm-2" | "spy-balloon-1" | "spy-balloon-2" | "mole-in-the-kitchen-1" | "mole-in-the-kitchen-2" | "private-jet-1" | "private-jet-2" | "road-crew-1" | "road-crew-2" | "golden-telephone-1" | "golden-telephone-2";

export type Audience = "open-door" | "fresh-doughnuts" | "bad-poll-numbers" | "metal-detector" | "oops" | "gone-golfing" | "secret-service-escort" | "press-corps" | "queue-of-lobbyists";

export type Card = "greater-houston-ministerial-association" | "nixons-knee" | "gallup-poll" | "citizens-for-nixon-lodge" | "volunteers" | "new-england" | "late-returns-from-cook-county" | "soviet-economic-growth" | "baptist-ministers" | "swing-state" | "sputnik-v" | "southern-strategy" | "nikita-kruschev" | "gathering-momentum-in-the-south" | "gathering-momentum-in-the-east" | "gathering-momentum-in-the-midwest" | "gathering-momentum-in-the-west" | "dwight-d-eisenhower" | "old-south" | "nixon-egged-in-michigan" | "fifty-stars" | "gaffe" | "martin-luther-king-arrested" | "east-harlem-pledge" | "1960-civil-rights-act" | "ken-air" | "nelson-rockefeller" | "harry-f-byrd" | "the-great-seal-bug" | "johnson-jeered-in-dallas" | "profiles-in-courage" | "early-returns-from-connecticut" | "unpledged-electors" | "lazy-shave" | "harvard-brain-trust" | "henry-luce" | "lunch-counter-sit-ins" | "high-hopes" | "lyndon-johnson" | "northern-blacks" | "pierre-salinger" | "henry-cabot-lodge" | "catholic-support" | "puerto-rican-bishops" | "compact-of-fifth-avenue" | "prime-time-television" | "the-cold-war" | "rising-food-prices" | "eleanor-roosevelts-speaking-tour" | "industrial-midwest" | "missile-gap" | "hurricane-donna" | "campaign-headquarters" | "bobby-kennedy" | "hostile-press-corps" | "opposition-research" | "a-new-frontier" | "tricky-dick" | "mid-atlantic" | "world-series-ends" | "fatigue-sets-in" | "trial-of-gary-powers" | "give-me-a-week" | "stump-speech" | "joe-kennedy" | "adlai-stevenson" | "voter-registration-drive" | "peace-without-surrender" | "congressional-summer-session" | "the-old-nixon" | "heartland-of-america" | "southern-revolt" | "norman-vincent-peale" | "eisenhowers-silence" | "republican-tv-spots" | "nixons-pledge" | "suburban-voters" | "stock-market-in-decline" | "advance-men" | "herblock" | "kennedys-peace-corps" | "fidel-castro" | "whistlestop" | "quemoy-and-matsu" | "jackie-kennedy" | "herb-klein" | "stevenson-loyalists" | "stature-gap" | "the-new-nixon" | "recount" | "political-capital" | "give-em-hell-harry" | "experience-counts" | "a-low-blow" | "a-time-for-greatness" | "medal-count" | "cassius-clay-wins-gold";

/**
 * A legal answer, as a client is told of it.
 */
export type Choice = { index: number, name: string, 
/**
 * The part of the board that stands for it.
 */
target: string, text: Message, };

export type ClientFrame = { "type": "hello", seen: number | null, viewer?: Viewer, } | { "type": "answer", ply: number, seat: Seat, choice: number, } | { "type": "undo", seat: Seat, } | { "type": "resign", seat: Seat, } | { "type": "look", seat: Viewer, } | { "type": "chat", room: Room, text: string, } | { "type": "ping" };

export type Clocks = { speed: Speed, left_ms: Record<Seat, number>, running: Array<Seat>, };

/**
 * A sentence that can be shown as it is.
 */
export type Complaint = { code: string, text: string, 
/**
 * The same for programs that put it into words themselves.
 */
message: Message, advice?: string, };

export type Created = { table: string, 
/**
 * A link for each seat that is open.
 */
invitations: Record<Seat, string>, };

export type Dictator = "joseph" | "fidel" | "petunia" | "bogdan" | "custard" | "ottoline" | "mutter" | "anton" | "ludmila" | "pascal" | "griselda" | "ignatz" | "fritzi" | "vincent";

/**
 * An ability of an asset.
 */
export type DictatorsAbility = { key: AssetAbility, cost: number, 
/**
 * It is the turn's travel.
 */
travel: boolean, once: boolean, text: Message, };

/**
 * A disarm attempt that was declared and paid.
 */
export type DictatorsAttempt = { by: number, at: DictatorsSpot, cancelled: boolean, };

/**
 * Roadblocks to be placed.
 */
export type DictatorsBlocking = { who: number, left: number, 
/**
 * Where they may go; all roads that do not have one yet.
 */
roads: Array<Road>, 
/**
 * Fewer may be placed.
 */
optional: boolean, };

/**
 * A card that can lie in the command deck.
 */
export type DictatorsCard = { key: Kind, sort: DictatorsSort, name: string, 
/**
 * What it costs to play, in actions.
 */
cost: number, usa_only: boolean, air: boolean, 
/**
 * Real turns that it lies in front of a player; 0 where it has no number.
 */
turns: number, 
/**
 * When an interruption card may be played.
 */
when: Message, text: Message, line: Message, abilities: Array<DictatorsAbility>, };

export type DictatorsDictator = { key: Dictator, name: string, realm: string, when: Message, text: Message, line: Message, };

/**
 * How the game ended.
 */
export type DictatorsEnding = { "convinced": { by: number, } } | { "boom": { revealed_by: number | null, } };

export type DictatorsFacilities = { 
/**
 * Cards of each nuclear zone.
 */
by_zone: [number, number, number, number], known: Array<Place>, };

export type DictatorsFacility = { place: string, zone: number, name: string, };

/**
 * A piece of work in progress. The topmost one asks the current question.
 */
export type DictatorsFrame = { "frame": "turn-start" } | { "frame": "play" } & DictatorsPlay | { "frame": "move" } & DictatorsMove | { "frame": "arrived", who: number, astray: boolean, } | { "frame": "attempt" } & DictatorsAttempt | { "frame": "roll" } & DictatorsRoll | { "frame": "present" } & DictatorsPresent | { "frame": "draw", who: number, left: number, } | { "frame": "discard", who: number, left: number, } | { "frame": "block" } & DictatorsBlocking | { "frame": "clear", who: number, left: number, here: boolean, } | { "frame": "suggest", who: number, from: number, } | { "frame": "search", who: number, } | { "frame": "reorder", who: number, cards: number, left: number, } | { "frame": "peek-deck", who: number, } | { "frame": "peek-facility", who: number, of: number, } | { "frame": "plan", who: number, cards: number, } | { "frame": "cleanse", who: number, } | { "frame": "founder", who: number, card: Kind, } | { "frame": "level", level: number, cause: number, next: number, } | { "frame": "pick-audience", who: number, } | { "frame": "keep-audience", who: number, } | { "frame": "vision", who: number, bonus: number, } | { "frame": "escort", who: number, by: number, } | { "frame": "token-place", who: number, token: Token, } | { "frame": "token-seat", who: number, token: Token, } | { "frame": "rearrange", who: number, left: number, first: number | null, } | { "frame": "demand", who: number, of: number, };

export type DictatorsHand = { size: number, known: Array<Kind>, };

export type DictatorsHow = "road" | "flight" | "boat";

export type DictatorsLevel = { level: number, text: Message, };

/**
 * A card that lies in front of a player, with the real turns that it still stays; 0 is without end.
 */
export type DictatorsLying = { card: Kind, left: number, };

/**
 * A travel that was declared and paid.
 */
export type DictatorsMove = { by: number, to: Place, how: DictatorsHow, cancelled: boolean, };

/**
 * What only one player knows.
 */
export type DictatorsOwn = { kept: Audience | null, 
/**
 * Token V came in this turn.
 */
fresh: boolean, 
/**
 * The answer given to the open window, by its number.
 */
pick: number | null, };

/**
 * A face-down pile: its size, and cards that the viewer knows in it by their depth from the top or from the bottom.
 */
export type DictatorsPile<T> = { size: number, top: Array<[number, T]>, bottom: Array<[number, T]>, };

/**
 * A location of the board.
 */
export type DictatorsPlace = { key: Place, state: boolean, foreign: boolean, time_zone: TimeZone | null, 
/**
 * 1 to 4, or 0 where no facility stands.
 */
nuclear_zone: number, neighbours: Array<Place>, flights: Array<Place>, };

/**
 * A card or an ability that is being used.
 */
export type DictatorsPlay = { by: number, what: DictatorsWhat, step: DictatorsStep, 
/**
 * The next operation.
 */
op: number, target: number | null, place: Place | null, zone: TimeZone | null, asset: Kind | null, warhead: boolean, 
/**
 * Players who ignore it.
 */
safe: Array<number>, cancelled: boolean, 
/**
 * It can't be cancelled.
 */
firm: boolean, 
/**
 * The card has gone to its place already.
 */
away: boolean, };

/**
 * What lies in front of one player, who is never out of the game.
 */
export type DictatorsPlayer = { dictator: Dictator, place: Place, skips: number, assets: Array<Kind>, founder: DictatorsLying | null, 
/**
 * Multi-turn cards in front of this player.
 */
bans: Array<DictatorsLying>, 
/**
 * Facility cards lying face-up.
 */
disarmed: Array<Place>, 
/**
 * Who will play this player's next turn.
 */
puppet_of: number | null, };

/**
 * The President is present.
 */
export type DictatorsPresent = { by: number, bonus: number, cancelled: boolean, };

export type DictatorsPresident = { key: Audience, name: string, count: number, present: boolean, roll: number, text: Message, line: Message, };

export type DictatorsPurpose = "disarm" | "disarm-warhead" | "convince" | "grit";

/**
 * All that is printed.
 */
export type DictatorsReference = { places: Array<DictatorsPlace>, roads: Array<DictatorsRoad>, cards: Array<DictatorsCard>, presidents: Array<DictatorsPresident>, dictators: Array<DictatorsDictator>, tokens: Array<DictatorsToken>, facilities: Array<DictatorsFacility>, 
/**
 * What each DEFCON level does.
 */
levels: Array<DictatorsLevel>, 
/**
 * The smallest result that convinces the President, by the number of facilities that count.
 */
minimum: [number, number, number, number], };

export type DictatorsRoad = { key: Road, ends: [Place, Place], };

/**
 * A die that lies on the table.
 */
export type DictatorsRoll = { by: number, purpose: DictatorsPurpose, 
/**
 * The facility to be disarmed, if the roll is about one.
 */
place: Place | null, die: number, 
/**
 * The second die of Count Vincent, the lower one; 0 if there is none.
 */
lower: number, bonus: number, 
/**
 * Fidel has rolled again, token III was added.
 */
fiddled: boolean, boosted: boolean, };

/**
 * the six sorts.
 */
export type DictatorsSort = "action" | "interruption" | "asset" | "defcon" | "trident" | "founder";

/**
 * What is to be disarmed.
 */
export type DictatorsSpot = { "facility": Place } | "warhead";

/**
 * Where the game goes on when nothing is in progress.
 */
export type DictatorsStage = "slot-begins" | "opening" | "audience" | "acting" | "founder-effects" | "hand-limit" | "count-down" | "slot-ends";

/**
 * How far something on the response stack has come.
 */
export type DictatorsStep = "choosing" | "window" | "resolving";

export type DictatorsToken = { key: Token, when: Message, text: Message, };

export type DictatorsTokens = { count: number, known: Array<Token>, };

export type DictatorsTrident = { place: Place, warheads: number, };

/**
 * The turn that is being played.
 */
export type DictatorsTurn = { 
/**
 * Who decides in it, if it is a puppet's.
 */
puppeteer: number | null, 
/**
 * The smallest 'you have so many actions' that came up in this turn.
 */
limit: number, bonus: number, spent: number, travelled: boolean, travelled_twice: boolean, 
/**
 * Dictators whose once-a-turn ability was used, a bit each.
 */
powers_used: number, 
/**
 * Asset abilities used that can be used once.
 */
abilities_used: number, 
/**
 * What the next disarm roll gets.
 */
disarm_bonus: number, 
/**
 * An action card was played (Marshal Mutter).
 */
action_card_played: boolean, 
/**
 * Cards that cost nothing in this turn (token VIII).
 */
free: Array<Kind>, 
/**
 * Another turn follows (token IV).
 */
again: boolean, };

/**
 * Exactly what one viewer knows, memory included.
 */
export type DictatorsView = { hands: Array<DictatorsHand>, facilities: Array<DictatorsFacilities>, tokens: Array<DictatorsTokens>, 
/**
 * Whether each player has kept a presidential card.
 */
kept: Array<boolean>, deck: DictatorsPile<Kind>, presidents: DictatorsPile<Audience>, 
/**
 * How many founders are in their deck.
 */
founders: number, unused_tokens: number, buried_tokens: number, 
/**
 * What only the viewer knows, if they have a seat.
 */
own: DictatorsOwn | null, 
/**
 * Actions that the turn still has.
 */
actions: number, 
/**
 * Facilities of each player that count for the President.
 */
counting: Array<number>, 
/**
 * Whether what lies on top of the stack can be answered.
 */
window: boolean, round: number, 
/**
 * Who began the game, and begins each round.
 */
first: number, active: number, stage: DictatorsStage, turn: DictatorsTurn, defcon: number, trident: DictatorsTrident | null, 
/**
 * Whether the Trident card has been drawn; it is then out of the game.
 */
trident_drawn: boolean, roadblocks: Array<Road>, no_fly: Array<TimeZone>, players: Array<DictatorsPlayer>, 
/**
 * How often each dictator's ability has been used in this game; it stays with the dictator card.
 */
uses: [number, number, number, number, number, number, number, number, number, number, number, number, number, number], discard: Array<Kind>, founder_discard: Array<Kind>, president_discard: Array<Audience>, 
/**
 * Sites in Canada and Mexico where a token still lies.
 */
sites: Array<Place>, 
/**
 * Tokens that were used.
 */
spent: Array<Token>, result: DictatorsEnding | null, frames: Array<DictatorsFrame>, };

export type DictatorsWhat = { "card": Kind } | { "ability": AssetAbility } | { "power": Dictator } | { "president": Audience };

export type Edition = "zman" | "gmt";

export type EventForm = "single" | "double" | "knockout";

export type EventGame = { round: number, board: number, 
/**
 * 0, and more where a drawn knock-out game is played again.
 */
replay: number, 
/**
 * Numbers of players; null where nobody is there.
 */
first: number | null, second: number | null, table: string | null, status: Status | null, result: EventResult | null, };

export type EventInfo = { id: string, name: string, game: string, options: Record<string, unknown>, speed: Speed, form: EventForm, rated: boolean, status: Status, 
/**
 * From 1; 0 before the start.
 */
round: number, rounds: number, 
/**
 * The sides of a game, in the order of `first` and `second`.
 */
sides: Array<Seat>, owner: boolean, joined: boolean, players: Array<EventPlayer>, games: Array<EventGame>, 
/**
 * The best first.
 */
standings: Array<EventStanding>, };

/**
 * A line of the list of one's events.
 */
export type EventLine = { id: string, name: string, game: string, form: EventForm, status: Status, owner: boolean, };

export type EventPlayer = { number: number, name: string, rating: number, withdrawn: boolean, mine: boolean, };

export type EventResult = "first" | "second" | "draw" | "walkover-first" | "walkover-second" | "bye" | "void";

export type EventStanding = { 
/**
 * Null for whoever withdrew early.
 */
rank: number | null, number: number, name: string, rating: number, points: number, 
/**
 * Sonneborn and Berger.
 */
tie_break: number, won: number, drawn: number, lost: number, 
/**
 * The last round of a knock-out that they came to; one more for its winner.
 */
reached: number, withdrawn: boolean, };

/**
 * What a player can expect. The likeliest comes first.
 */
export type Expected = { 
/**
 * What others may do until the player is asked: of each answer what the player sees of it first.
 */
events: Array<ExpectedEvent>, 
/**
 * What the player may then be asked.
 */
questions: Array<ExpectedQuestion>, };

export type ExpectedEvent = { text: Message, data: Record<string, unknown>, };

export type ExpectedQuestion = { id: string, text: Message, choices: Array<Choice>, };

/**
 * What came of an order.
 */
export type Fate = { ply: number, fate: FateKind, 
/**
 * Null where it was passed in a response window.
 */
when: When | null, 
/**
 * The answer that was given, or all that were not.
 */
answers: Array<Given>, why: Why | null, };

export type FateKind = "played" | "dropped";

/**
 * What a player can foresee of an answer before giving it.
 */
export type Foreseen = { 
/**
 * Whether they would then have nothing more to answer, so that the turn passes on; or could, where that is open.
 */
ends: boolean, 
/**
 * What they would see after it, where that is certain: nothing is drawn and nothing comes to light.
 */
view: unknown, };

export type GameInfo = { name: string, title: string, rules_version: number, options: Array<OptionSpec>, seats: Array<Seat>, bots: Array<string>, 
/**
 * The names of its lessons.
 */
lessons: Array<string>, };

export type GameRating = { game: string, rating: number, uncertainty: number, ranked: boolean, games: number, 
/**
 * The newest first.
 */
history: Array<RatedGame>, };

export type Given = { name: string, text: Message, };

export type Issue = "defense" | "economy" | "civil-rights";

export type Kind = "amtrak" | "helicopter" | "night-bus" | "hitchhikers-thumb" | "rental-car-no-questions" | "goat-track" | "smugglers-tunnel" | "air-miles" | "wire-cutters" | "unpaid-intern" | "disarm-by-fax" | "just-what-i-needed" | "tax-season" | "suggestion-box" | "leaked-schedule" | "emp" | "roadworks-ahead" | "wall-of-cones" | "closed-airspace" | "guided-tour-of-guantanamo" | "sanctions" | "travel-ban" | "audit" | "repo-men" | "treaty-withdrawal" | "puppet-government" | "sabre-rattling" | "all-clear" | "red-telephone" | "constitutional-amendment" | "veto" | "executive-privilege" | "wobbly-table" | "thumb-on-the-scale" | "the-other-red-wire" | "white-house-fire-drill" | "wrong-exit" | "flat-tyre" | "fog-over-the-runway" | "body-double" | "diplomatic-immunity" | "strong-coffee" | "pickpocket" | "filibuster" | "bulldozer" | "armoured-limousine" | "geiger-counter" | "state-television" | "money-printer" | "lobby-firm" | "spy-balloon" | "mole-in-the-kitchen" | "private-jet" | "road-crew" | "golden-telephone" | "defcon" | "trident" | "george-washington" | "gouverneur-morris" | "benjamin-franklin" | "thomas-jefferson" | "john-adams" | "alexander-hamilton" | "james-madison" | "john-jay" | "samuel-adams" | "john-hancock" | "patrick-henry" | "thomas-paine" | "george-mason" | "paul-revere" | "roger-sherman";

export type Leader = { name: string, rating: number, uncertainty: number, ranked: boolean, games: number, played: number, };

/**
 * The leader board of a game.
 */
export type Leaders = { game: string, 
/**
 * Those who are ranked first, each part by rating.
 */
players: Array<Leader>, 
/**
 * What sides are worth, for each set of options that rated games were played with.
 */
sides: Array<SideWorths>, };

/**
 * Cubes or markers in a place that only one player can occupy: above zero Kennedy's, below zero Nixon's.
 * So no place can ever hold both.
 */
export type Lean = string;

/**
 * What the player of a lesson is told.
 */
export type Lesson = { name: string, 
/**
 * The step that is asked for, from 1.
 */
step: number, steps: number, 
/**
 * Whether all steps are done.
 */
done: boolean, text: Message, rule: string | null, 
/**
 * The choices that lead on, by their index; none while others answer.
 */
choices: Array<number>, };

export type LogEvent = { ply: number, text: Message, 
/**
 * `event` names what happened in the game, `kind` what happened to the table itself.
 */
data: { event?: string; kind?: string } & Record<string, unknown>, };

/**
 * A sentence or a phrase, by its Fluent identifier, with what is to be filled in.
 *
 * Servers make dozens of them for every answer, so they allocate little.
 */
export type Message = { id: string, args?: { [key in string]: Arg }, };

export type NewEvent = { name: string, game: string, options: Record<string, unknown>, speed: Speed, form: EventForm, rated: boolean, };

export type NewTable = { game: string, options: Record<string, unknown>, seats: Array<SeatPlan>, speed: Speed, private: boolean, 
/**
 * Whether whoever asks is advised by a bot while people play each other.
 */
hints: boolean, 
/**
 * Whether it changes ratings: for accounts, with a clock, without bots and hints.
 */
rated: boolean, bot_pace_ms: number, };

export type OptionForm = "flag" | "one-of" | "range" | "text";

export type OptionSpec = { key: string, form: OptionForm, 
/**
 * Every value; of a range its ends.
 */
values: Array<OptionValue>, default: OptionValue, 
/**
 * The Fluent identifier of its explanation.
 */
help: string, };

export type OptionValue = boolean | number | string;

export type Order = { id: string, when: When, 
/**
 * One question after the other.
 */
answers: Array<Given>, 
/**
 * The ply at which it was written, or at which it last answered.
 */
since: number, 
/**
 * Whether it has answered already: the rest follows without a condition.
 */
begun: boolean, };

export type OrderPlan = { 
/**
 * Of an order that is there already.
 */
id: string | null, when: When, answers: Array<Given>, };

/**
 * What a player has ordered at a table, and what came of it. Nobody else is told.
 */
export type Orders = { 
/**
 * To be named by whoever changes them.
 */
version: number, 
/**
 * Whether to pass in every response window.
 */
pass: boolean, orders: Array<Order>, 
/**
 * Oldest first.
 */
told: Array<Fate>, };

/**
 * All orders of a seat as they are to be.
 */
export type OrdersPlan = { 
/**
 * The version that was read.
 */
version: number, pass: boolean, orders: Array<OrderPlan>, };

export type Outcome = { winners: Array<Seat>, scores: Record<Seat, number>, rule: string | null, reason: Reason, };

export type Place = "HI" | "AL" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "FL" | "GA" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC" | "ND" | "OH" | "OK" | "OR" | "PA" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VT" | "VA" | "WA" | "WV" | "WI" | "WY" | "DC" | "CIA" | "GTMO" | "CBC" | "CAB" | "CMB" | "CON" | "CQC" | "MBC" | "MCH" | "MNL" | "MVE";

export type Profile = { name: string, ratings: Array<GameRating>, };

/**
 * What a seat is asked.
 */
export type Question = { 
/**
 * The decision point, as the rules page numbers it.
 */
id: string, 
/**
 * The rule that asks.
 */
rule: Rule, text: Message, };

export type RatedGame = { table: string, at: number, side: Seat, result: Score, before: ShownRating, after: ShownRating, others: Array<RatedOpponent>, };

export type RatedOpponent = { side: Seat, 
/**
 * Empty where the account is gone.
 */
name: string, rating: number, };

export type Reason = "rules" | "resigned" | "clock";

export type Region = "west" | "midwest" | "south" | "east";

export type Road = "AL-FL" | "AL-GA" | "AL-MS" | "AL-TN" | "AR-LA" | "AR-MO" | "AR-MS" | "AR-OK" | "AR-TN" | "AR-TX" | "AZ-CA" | "AZ-NM" | "AZ-NV" | "AZ-UT" | "CA-NV" | "CA-OR" | "CO-KS" | "CO-NE" | "CO-NM" | "CO-OK" | "CO-UT" | "CO-WY" | "CT-MA" | "CT-NY" | "CT-RI" | "DE-MD" | "DE-NJ" | "DE-PA" | "FL-GA" | "GA-NC" | "GA-SC" | "GA-TN" | "IA-IL" | "IA-MN" | "IA-MO" | "IA-NE" | "IA-SD" | "IA-WI" | "ID-MT" | "ID-NV" | "ID-OR" | "ID-UT" | "ID-WA" | "ID-WY" | "IL-IN" | "IL-KY" | "IL-MO" | "IL-WI" | "IN-KY" | "IN-MI" | "IN-OH" | "KS-MO" | "KS-NE" | "KS-OK" | "KY-MO" | "KY-OH" | "KY-TN" | "KY-VA" | "KY-WV" | "LA-MS" | "LA-TX" | "MA-NH" | "MA-NY" | "MA-RI" | "MA-VT" | "MD-PA" | "MD-VA" | "MD-WV" | "ME-NH" | "MI-OH" | "MI-WI" | "MN-ND" | "MN-SD" | "MN-WI" | "MO-NE" | "MO-OK" | "MO-TN" | "MS-TN" | "MT-ND" | "MT-SD" | "MT-WY" | "NC-SC" | "NC-TN" | "NC-VA" | "ND-SD" | "NE-SD" | "NE-WY" | "NH-VT" | "NJ-NY" | "NJ-PA" | "NM-OK" | "NM-TX" | "NV-OR" | "NV-UT" | "NY-PA" | "NY-VT" | "OH-PA" | "OH-WV" | "OK-TX" | "OR-WA" | "PA-WV" | "SD-WY" | "TN-VA" | "UT-WY" | "VA-WV" | "DC-PA" | "DC-MD" | "DC-WV" | "DC-VA" | "DC-CIA" | "CBC-CAB" | "CAB-CMB" | "CMB-CON" | "CON-CQC" | "MBC-MCH" | "MCH-MNL" | "MNL-MVE";

export type Room = "seats" | "spectators";

/**
 * The number of a statement of the rules, such as `R-9.1.3`; it resolves to a line of the game's rules page.
 */
export type Rule = string;

export type Score = "won" | "drawn" | "lost";

/**
 * The name of a seat.
 */
export type Seat = string;

export type SeatInfo = { side: Seat, player: string, kind: SeatKind, bot: string | null, 
/**
 * Only at the table itself.
 */
present?: boolean, mine: boolean, };

export type SeatKind = "person" | "bot" | "open";

/**
 * Who is to sit on a seat of a new table.
 */
export type SeatPlan = { "who": "me", 
/**
 * This player's part in the seed, so that nobody else chose the shuffle alone.
 */
nonce: string, } | { "who": "open" } | { "who": "bot", bot: string, };

export type SeatRating = { before: ShownRating, after: ShownRating | null, };

export type ServerFrame = { "type": "state" } & StateFrame | { "type": "change" } & Partial<StateFrame> | { "type": "accepted", ply: number, row: number, } | { "type": "refused", ply: number | null, code: string, rule: Rule | null, text: Message, } | { "type": "presence", seats: Record<Seat, boolean>, spectators: number, } | { "type": "chat", room: Room, from: string, text: string, at: number, } | { "type": "orders", seat: Seat, version: number, pass: boolean, orders: Array<Order>, told: Array<Fate>, } | { "type": "pong" } | { "type": "bye", text: Message, };

/**
 * How strong somebody seems: whole points, and half the width of the interval that holds the strength with 95 %.
 */
export type ShownRating = { rating: number, uncertainty: number, 
/**
 * Whether it is sure enough for a rank.
 */
ranked: boolean, };

export type Side = "kennedy" | "nixon";

/**
 * How often a side wins between players of the same strength, from 0 to 1.
 */
export type SideShare = { side: Seat, share: number, uncertainty: number, };

export type SideWorths = { options: Record<string, unknown>, games: number, sides: Array<SideShare>, };

/**
 * A campaign card.
 */
export type SixtyCard = { key: Card, number: number, name: string, points: number, rest: number, icon: SixtyIcon, issue: Issue | null, state: State | null, space: SixtySpace | null, 
/**
 * Whether its event stays in force until the end of the turn.
 */
lasts: boolean, text: Message, };

/**
 * The Debate Board (chapter 16).
 */
export type SixtyDebate = { 
/**
 * The issues by the place they had on the track when the Debates began.
 */
original: [Issue, Issue, Issue], 
/**
 * Issues not yet won.
 */
open: Record<Issue, boolean>, 
/**
 * Cards on each candidate's side of each issue.
 */
cards: Record<Issue, Record<Side, Array<Card>>>, 
/**
 * The Issues Track as it fills again: tiles of issues won, first place first.
 */
track: [Issue | null, Issue | null, Issue | null], 
/**
 * How many issues have been won.
 */
won: number, };

/**
 * What decided a game.
 */
export type SixtyDecision = "votes" | "states" | "cubes" | "tie-goes-to-kennedy" | "draw";

/**
 * The endorsement deck by kind.
 */
export type SixtyEndorsements = { regional: Record<Region, number>, major: number, };

/**
 * Whose portrait a card shows.
 */
export type SixtyIcon = "kennedy" | "nixon" | "both";

/**
 * What a table is set up with.
 */
export type SixtyOptions = { edition: Edition, 
/**
 *
 */
vice_president_cards: boolean, 
/**
 *
 */
restricted_positioning: boolean, };

/**
 * What only one player knows.
 */
export type SixtyOwn = { 
/**
 * The card he has picked and not yet shown.
 */
pick: SixtyPick | null, 
/**
 * The cards he has set aside in this phase.
 */
aside: Array<Card>, };

/**
 * What a player picked for his play.
 */
export type SixtyPick = { "card": Card } | "candidate" | "vice-president";

/**
 * A pile of which some cards may be known.
 */
export type SixtyPile = { size: number, known: Array<Card>, };

/**
 * All that is printed.
 */
export type SixtyReference = { states: Array<SixtyState>, cards: Array<SixtyCard>, 
/**
 * The zones that a candidate can reach from each zone.
 */
zones: { [key in Zone]: Array<Zone> }, };

/**
 * The space on which a card waits, if it does.
 */
export type SixtySpace = "debate" | "election" | "prevention";

/**
 * Where the game goes on when nothing is in progress.
 */
export type SixtyStage = "turn-begins" | { "activity": { plays: number, } } | { "momentum": { next: number, } } | "strategy" | "turn-ends" | "debate-round" | "debate-resolve" | "election-cards" | "election-events" | "election-tally" | "over";

/**
 * A state on the board.
 */
export type SixtyState = { key: State, name: string, votes: number, region: Region, zone: Zone, edge: Side, };

/**
 * The final count (chapter 18).
 */
export type SixtyTally = { votes: Record<Side, number>, states: Record<Side, number>, 
/**
 * State support cubes over all states.
 */
cubes: Record<Side, number>, winner: Side | null, 
/**
 * What decided it.
 */
by: SixtyDecision, };

/**
 * Exactly what one viewer knows, memory included.
 */
export type SixtyView = { hand: Record<Side, SixtyPile>, stack: Record<Side, SixtyPile>, deck_size: number, 
/**
 * What only the viewer knows, if they have a seat.
 */
own: SixtyOwn | null, 
/**
 * Electoral votes if it were Election Day now.
 */
votes_now: Record<Side, number>, 
/**
 * What each candidate's side of each debate issue is worth so far.
 */
debate_totals: Record<Issue, Record<Side, number>>, options: SixtyOptions, 
/**
 * 1 to 9.
 */
turn: number, stage: SixtyStage, 
/**
 * Winner of the latest initiative check.
 */
initiative: Side, 
/**
 * Who goes first in each Activity Phase of this turn.
 */
start_player: Side, support: Record<State, Lean>, media: Record<Region, Lean>, endorsements: Record<Region, Lean>, issues: Record<Issue, Lean>, 
/**
 * The Issues Track, first place first.
 */
track: [Issue, Issue, Issue], tokens: Record<Side, State>, momentum: Record<Side, number>, 
/**
 * Cubes in the Rest Cube Zones.
 */
rest: Record<Side, number>, 
/**
 * Cubes in the Political Capital Bag.
 */
bag: Record<Side, number>, 
/**
 * Candidate Cards that are active. They are no campaign cards, so no hand and no pile can hold one.
 */
candidate: Record<Side, boolean>, 
/**
 * Vice President cards that still lie beside their owners.
 */
vice_president: Record<Side, boolean>, discard: Array<Card>, removed: Array<Card>, 
/**
 * Cards that are being played or resolved right now.
 */
in_play: Array<Card>, 
/**
 * Events in force until the end of the turn, by the player they speak of.
 */
in_force: Record<Side, Array<Card>>, debate_space: Array<Card>, election_space: Array<Card>, prevention_space: Array<Card>, 
/**
 * Events that can no longer be resolved.
 */
prevented: Array<Card>, 
/**
 * Endorsement cards left in their deck.
 */
endorsement_deck: SixtyEndorsements, debate: SixtyDebate, 
/**
 * Strategy cards revealed on Election Day and not yet resolved.
 */
revealed: Record<Side, Array<Card>>, 
/**
 * Votes and winner once the game is over.
 */
result: SixtyTally | null, };

export type Speed = "none" | { "live": { seconds: number, increment: number, window: number, } } | { "days": number };

export type State = "AL" | "AK" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "FL" | "GA" | "HI" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC" | "ND" | "OH" | "OK" | "OR" | "PA" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VT" | "VA" | "WA" | "WV" | "WI" | "WY";

/**
 * What is not known before a table starts is null: the ply, the view, the clocks.
 */
export type StateFrame = { table: string, game: string, options: Record<string, unknown>, speed: Speed, ply: number | null, 
/**
 * The latest ply, which in a replay is another.
 */
last_ply: number | null, viewer: Viewer, seats: Array<SeatInfo>, 
/**
 * What the viewer knows, in the game's own form.
 */
view: unknown, awaited: Array<Seat>, question: Question | null, choices: Array<Choice>, events: Array<LogEvent>, can_undo: boolean, clocks: Clocks | null, status: Status, outcome: Outcome | null, commitment: string, 
/**
 * Shown when the game is over.
 */
seed: string | null, 
/**
 * Whether this viewer may ask for advice while the game runs.
 */
hints: boolean, 
/**
 * Whether it changes ratings.
 */
rated: boolean, 
/**
 * The event that it belongs to.
 */
event: string | null, 
/**
 * The table of the next game, with sides swapped.
 */
rematch: string | null, lesson: Lesson | null, };

export type Status = "open" | "running" | "over";

/**
 * How a game that is over went.
 */
export type Story = { 
/**
 * The order of every row of `chances`.
 */
seats: Array<Seat>, 
/**
 * One row a ply: how likely each seat was to win.
 */
chances: Array<Array<number>>, 
/**
 * What turned it, the biggest first.
 */
swings: Array<Swing>, };

export type Swing = { from: number, to: number, chapter: Message | null, deed: Message, seat: Seat, gain: number, };

export type TableInfo = { id: string, game: string, options: Record<string, unknown>, speed: Speed, private: boolean, hints: boolean, rated: boolean, 
/**
 * The event that it belongs to.
 */
event: string | null, status: Status, mine: boolean, owner: boolean, seats: Array<SeatInfo>, your_turn: boolean, outcome: Outcome | null, rematch: string | null, };

/**
 * Everybody's rating at a rated table.
 */
export type TableRatings = { rated: boolean, 
/**
 * Once it is in the books: whether it counts.
 */
entered: boolean | null, seats: Record<Seat, SeatRating>, 
/**
 * How likely each side is to win, from 0 to 1, once everybody sits.
 */
chances: Record<Seat, number>, };

export type TimeZone = "hawaii" | "pacific" | "mountain" | "central" | "eastern";

export type Token = "I" | "II" | "III" | "IV" | "V" | "VI" | "VII" | "VIII" | "IX" | "X" | "XI" | "XII" | "XIII" | "XIV" | "XV";

/**
 * An automated party (chapters 9 and 10). What is not seen of its cards is open to nobody, so none of it is hidden.
 */
export type TrailAutomated = { 
/**
 * CT-O3: voters on its register track.
 */
track: number, 
/**
 * Cards left in its stack, or in the stack of the month.
 */
cards: number, 
/**
 * CT-V2: cards set aside for the debates.
 */
debate_cards: number, };

/**
 * A candidate card.
 */
export type TrailCandidate = { key: TrailCandidateKey, money: number, voters: number, };

export type TrailCandidateKey = "incumbent" | "party-favorite" | "establishment" | "outsider" | "experienced" | "wealthy" | "newcomer" | "orator" | "strategist" | "clean" | "genius" | "populist";

/**
 * An action card.
 */
export type TrailCard = { key: TrailCardKey, number: number, dirty: boolean, 
/**
 * The state that makes it a home.
 */
reference: TrailStateKey, not_for_two: boolean, actions: Array<TrailUse>, 
/**
 * Steps, `plane`, `plane+1` or `5/plane`.
 */
travel: string | null, suppression: number, fundraise: number | null, register: number | null, 
/**
 * Each issue as often as it is printed.
 */
advertise: Array<TrailIssue>, campaign: TrailTour | null, politick: TrailPolitick | null, text: Message | null, debate: Array<TrailIssue>, };

export type TrailCardKey = "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" | "13" | "14" | "15" | "16" | "17" | "18" | "19" | "20" | "21" | "22" | "23" | "24" | "25" | "26" | "27" | "28" | "29" | "30" | "31" | "32" | "33" | "34" | "35" | "36" | "37" | "38" | "39" | "40" | "41" | "42" | "43" | "44" | "45" | "46" | "47" | "48" | "49" | "50" | "51" | "52" | "53" | "54" | "55" | "56" | "57" | "58" | "59" | "60" | "61" | "62" | "63" | "64" | "65" | "66" | "67" | "68" | "69" | "70" | "71" | "72" | "73" | "74" | "75" | "76" | "77" | "78" | "79" | "80" | "81" | "82" | "83" | "84" | "85" | "86" | "87" | "88" | "89" | "90" | "91" | "92" | "93" | "94" | "95" | "96" | "97" | "98" | "99" | "100" | "101" | "102" | "103" | "104" | "105" | "106" | "107" | "108" | "109" | "110" | "111" | "112" | "113" | "114" | "115" | "116" | "117" | "118" | "119" | "120" | "121" | "122" | "123" | "124" | "125" | "126" | "127" | "128";

/**
 * What decided a game.
 */
export type TrailDecision = "votes" | "states" | "runoff";

export type TrailHomeRegion = "home";

export type TrailIssue = "HEA" | "GUN" | "ENG" | "TAX" | "JOB" | "DEB" | "TRA" | "IMM" | "AID" | "GEN" | "REP" | "CRI" | "SUR" | "DRU" | "MIL" | "EDU" | "HOU" | "ENV";

/**
 * CT-B6: where an issue's marker is. In files `aside`, `centre` or `democrat 2`.
 */
export type TrailMarker = string;

export type TrailMode = "versus" | "solo" | "coop";

/**
 * The options of a table.
 */
export type TrailOptions = { 
/**
 * Players of a versus game.
 */
players: number, 
/**
 * Which two parties play, where two do. The first is the human one against automated parties.
 */
parties: TrailPair, mode: TrailMode, 
/**
 * How many automated parties; none means one in solo and co-operative play.
 */
automated: number, solo_deck: TrailSoloDeck, dirty_politics: boolean, deck: string, };

/**
 * What only one player knows, and what only the team knows.
 */
export type TrailOwn = { 
/**
 * Picked and not yet shown.
 */
pick: TrailPick | null, 
/**
 * Whether the player can still answer in the window that is open, and what was answered.
 */
asked: boolean, response: TrailCardKey | null, 
/**
 * Candidate cards dealt to the team.
 */
offered: [[TrailCandidateKey | null, TrailCandidateKey | null], [TrailCandidateKey | null, TrailCandidateKey | null], [TrailCandidateKey | null, TrailCandidateKey | null], [TrailCandidateKey | null, TrailCandidateKey | null], [TrailCandidateKey | null, TrailCandidateKey | null], [TrailCandidateKey | null, TrailCandidateKey | null]], 
/**
 * What the team's Experienced Candidate has just drawn.
 */
drawn: Array<TrailCardKey>, 
/**
 * What the team's players hold out to each other.
 */
offers: [Array<TrailCardKey>, Array<TrailCardKey>, Array<TrailCardKey>, Array<TrailCardKey>, Array<TrailCardKey>, Array<TrailCardKey>], };

export type TrailPair = "democrat-republican" | "democrat-libertarian" | "libertarian-republican" | "republican-democrat" | "libertarian-democrat" | "republican-libertarian";

export type TrailParty = "democrat" | "libertarian" | "republican";

/**
 * A set of parties, one bit each.
 */
export type TrailPartySet = number;

/**
 * What a player has picked and not yet shown.
 */
export type TrailPick = { "candidate": TrailCandidateKey } | { "home": TrailStateKey } | { "card": TrailCardKey };

/**
 * A hand of which some cards may be known.
 */
export type TrailPile = { size: number, known: Array<TrailCardKey>, };

export type TrailPolitick = "diverse-strategy" | "grassroots" | "poll-win" | "re-strategize" | "sabotage" | "stadium-rally" | "backlash" | "campaign-advisor" | "committed-donors" | "connections" | "debate-prep" | "favorite-son" | "frequent-flyer" | "october-surprise-money" | "october-surprise-voters" | "recount" | "super-pac" | "travel-costs" | "unprepared" | "change-of-plans" | "local-funds-dry-up" | "bribes" | "false-news-story" | "intimidation" | "scandal";

/**
 * The board and the cards of one deck.
 */
export type TrailReference = { deck: string, states: Array<TrailState>, cards: Array<TrailCard>, candidates: Array<TrailCandidate>, topics: Array<TrailTopic>, 
/**
 * The cards that run automated parties: the basic deck, and the advanced one of each party.
 */
solo: Array<TrailSoloCard>, advanced: Record<TrailParty, Array<TrailSoloCard>>, };

export type TrailRegion = "pacific" | "mountain" | "great-plains" | "great-lakes" | "gulf-coast" | "appalachian" | "southeast" | "mid-atlantic" | "northeast";

/**
 * Who plays for which party.
 */
export type TrailRoster = { seats: number, 
/**
 * The party of each seat; of seats that there are not, nothing is said.
 */
party_of: [TrailParty, TrailParty, TrailParty, TrailParty, TrailParty, TrailParty], 
/**
 * The seats of each party: none, one, or President and Vice President.
 */
teams: Record<TrailParty, [number | null, number | null]>, in_play: TrailPartySet, automated: TrailPartySet, };

/**
 * A card of an automated party.
 */
export type TrailSoloCard = { key: string, 
/**
 * Full spaces of the register track that let the direct action be taken; none where it always is.
 */
filled: number | null, register: number | null, direct: TrailUse, cubes: number, states: Array<TrailThreshold>, 
/**
 * Checks for each place of the topic card, top row first.
 */
grid: [number, number, number, number, number, number], rabbits: number, trail: Array<TrailIssue>, };

export type TrailSoloDeck = "basic" | "advanced";

/**
 * Where the game goes on when nothing is in progress.
 */
export type TrailStage = "deal-hands" | "take-homes" | "round-begins" | { "party-turn": { at: number, } } | { "automated-turn": { at: number, left: number, } } | { "turn": { at: number, seat: number, done: number, } } | { "turn-ends": { at: number, seat: number, done: number, } } | { "exchange": { at: number, } } | "round-ends" | { "debate-turn": { round: number, at: number, } } | { "last-word": { at: number, } } | "voter-reaction" | { "debate-refill": { at: number, } } | { "election": { at: number, } } | "count" | "over";

/**
 * A state on the board.
 */
export type TrailState = { key: TrailStateKey, name: string, votes: number, region: TrailRegion, 
/**
 * First and second tie-break star.
 */
stars: [TrailParty, TrailParty], issue: TrailIssue, 
/**
 * Whether a plane can land there.
 */
city: boolean, 
/**
 * The party for which it is an ethics state.
 */
ethics: TrailParty | null, neighbours: Array<TrailStateKey>, };

export type TrailStateKey = "AK" | "AL" | "AR" | "AZ" | "CA" | "CO" | "CT" | "DC" | "DE" | "FL" | "GA" | "HI" | "IA" | "ID" | "IL" | "IN" | "KS" | "KY" | "LA" | "MA" | "MD" | "ME" | "MI" | "MN" | "MO" | "MS" | "MT" | "NC" | "ND" | "NE" | "NH" | "NJ" | "NM" | "NV" | "NY" | "OH" | "OK" | "OR" | "PA" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VA" | "VT" | "WA" | "WI" | "WV" | "WY";

/**
 * The final count (chapter 7).
 */
export type TrailTally = { votes: Record<TrailParty, number>, states: Record<TrailParty, number>, winner: TrailParty, by: TrailDecision, };

/**
 * A state of an automated party's card, with the lead at which it is safe.
 */
export type TrailThreshold = { state: TrailStateKey, threshold: number, };

/**
 * A topic card of a debate, top row first.
 */
export type TrailTopic = { key: string, issues: [TrailIssue, TrailIssue, TrailIssue, TrailIssue, TrailIssue, TrailIssue], };

/**
 * The states of a campaign: a list, or `home` for the region of the home state.
 */
export type TrailTour = Array<TrailStateKey> | TrailHomeRegion;

export type TrailUse = "travel" | "fundraise" | "register" | "advertise" | "campaign" | "politick";

/**
 * Exactly what one viewer knows, memory included.
 */
export type TrailView = { hand: [TrailPile, TrailPile, TrailPile, TrailPile, TrailPile, TrailPile], 
/**
 * Cards face down beneath ongoing cards, as far as the viewer knows them: each with the card above it.
 */
beneath: Array<[TrailCardKey, TrailCardKey]>, 
/**
 * Cards at the bottom of each stack, where the viewer's party put them there.
 */
bottom_cards: [Array<TrailCardKey>, Array<TrailCardKey>, Array<TrailCardKey>] | null, 
/**
 * What only the viewer and the running mate know.
 */
own: TrailOwn | null, options: TrailOptions, roster: TrailRoster, stage: TrailStage, 
/**
 * 0 August, 1 September, 2 October.
 */
month: number, round: number, 
/**
 * CT-T1: the parties in the order of their turns; only the first `in_play` of them.
 */
order: [TrailParty, TrailParty, TrailParty], 
/**
 * CT-D2: committed voters.
 */
voters: Record<TrailStateKey, Record<TrailParty, number>>, 
/**
 * CT-D10: who holds each state now.
 */
holders: Record<TrailStateKey, TrailParty>, electoral_votes: Record<TrailParty, number>, 
/**
 * Registered voters and war chests (CT-D4).
 */
registered: Record<TrailParty, number>, chest: Record<TrailParty, number>, candidates: [TrailCandidateKey | null, TrailCandidateKey | null, TrailCandidateKey | null, TrailCandidateKey | null, TrailCandidateKey | null, TrailCandidateKey | null], genius: TrailParty | null, pawns: [TrailStateKey | null, TrailStateKey | null, TrailStateKey | null, TrailStateKey | null, TrailStateKey | null, TrailStateKey | null], homes: [TrailStateKey | null, TrailStateKey | null, TrailStateKey | null, TrailStateKey | null, TrailStateKey | null, TrailStateKey | null], 
/**
 * CT-M4: cards left in each month's stack.
 */
stacks: [number, number, number], 
/**
 * How many of them lie at the bottom because somebody put them there.
 */
bottoms: [number, number, number], discard: Array<TrailCardKey>, 
/**
 * Cards played in this turn.
 */
in_play: Array<TrailCardKey>, 
/**
 * CT-A14: ongoing cards in front of each player, and those that do not work yet.
 */
ongoing: [Array<TrailCardKey>, Array<TrailCardKey>, Array<TrailCardKey>, Array<TrailCardKey>, Array<TrailCardKey>, Array<TrailCardKey>], fresh: [Array<TrailCardKey>, Array<TrailCardKey>, Array<TrailCardKey>, Array<TrailCardKey>, Array<TrailCardKey>, Array<TrailCardKey>], 
/**
 * Ongoing cards with a card face down beneath.
 */
covering: Array<TrailCardKey>, 
/**
 * Unprepared cards by the party they name.
 */
unprepared: Record<TrailParty, Array<TrailCardKey>>, 
/**
 * CT-S14: topics and cities of the two debates.
 */
topics: [number, number], cities: [TrailStateKey, TrailStateKey], 
/**
 * CT-S15: where each issue's marker is.
 */
arena: Record<TrailIssue, TrailMarker>, automated: Record<TrailParty, TrailAutomated>, result: TrailTally | null, };

export type User = { id: string, name: string, guest: boolean, };

/**
 * A seat, or `spectator`.
 */
export type Viewer = string;

/**
 * An answer, how often it was looked at, and how likely it is to win.
 */
export type Weighed = { index: number, name: string, target: string, text: Message, visits: number, value: number, };

/**
 * On what an order waits.
 */
export type When = { "kind": "whatever" } | { "kind": "seen", event: Record<string, unknown>, text: Message, };

export type Why = { rule: Rule | null, text: Message, };

export type Zone = "west" | "midwest" | "south" | "east" | "alaska" | "hawaii";
