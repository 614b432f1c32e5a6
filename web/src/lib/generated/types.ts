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
export type Complaint = { code: string, text: string, advice?: string, };

export type Created = { table: string, 
/**
 * A link for each seat that is open.
 */
invitations: Record<Seat, string>, };

export type Edition = "zman" | "gmt";

/**
 * What a player can foresee of an answer before giving it.
 */
export type Foreseen = { 
/**
 * Whether they would then have nothing more to answer: the turn passes on.
 */
ends: boolean, 
/**
 * What they would see after it, where that is certain: nothing is drawn and nothing comes to light.
 */
view: unknown, };

export type GameInfo = { name: string, title: string, rules_version: number, options: Array<OptionSpec>, seats: Array<Seat>, bots: Array<string>, };

export type Issue = "defense" | "economy" | "civil-rights";

/**
 * Cubes or markers in a place that only one player can occupy: above zero Kennedy's, below zero Nixon's.
 * So no place can ever hold both.
 */
export type Lean = string;

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

export type NewTable = { game: string, options: Record<string, unknown>, seats: Array<SeatPlan>, speed: Speed, private: boolean, 
/**
 * Whether whoever asks is advised by a bot while people play each other.
 */
hints: boolean, bot_pace_ms: number, };

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

export type Outcome = { winners: Array<Seat>, scores: Record<Seat, number>, rule: string | null, reason: Reason, };

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

export type Reason = "rules" | "resigned" | "clock";

export type Region = "west" | "midwest" | "south" | "east";

export type Room = "seats" | "spectators";

/**
 * The number of a statement of the rules, such as `R-9.1.3`; it resolves to a line of the game's rules page.
 */
export type Rule = string;

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

export type ServerFrame = { "type": "state" } & StateFrame | { "type": "change" } & Partial<StateFrame> | { "type": "accepted", ply: number, row: number, } | { "type": "refused", ply: number | null, code: string, rule: Rule | null, text: Message, } | { "type": "presence", seats: Record<Seat, boolean>, spectators: number, } | { "type": "chat", room: Room, from: string, text: string, at: number, } | { "type": "pong" } | { "type": "bye", text: string, };

export type Side = "kennedy" | "nixon";

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

export type Speed = "none" | { "live": { seconds: number, increment: number, } } | { "days": number };

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
 * The table of the next game, with sides swapped.
 */
rematch: string | null, };

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

export type TableInfo = { id: string, game: string, options: Record<string, unknown>, speed: Speed, private: boolean, hints: boolean, status: Status, mine: boolean, owner: boolean, seats: Array<SeatInfo>, your_turn: boolean, outcome: Outcome | null, rematch: string | null, };

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

export type Zone = "west" | "midwest" | "south" | "east" | "alaska" | "hawaii";
