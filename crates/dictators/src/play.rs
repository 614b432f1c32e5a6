//! Chapter 8, playing cards and using abilities: what can be played, what has to be chosen, and how it goes on.

use crate::action::{ABILITIES, Action, CARDS, PLACES, SEATS, TIME_ZONES, Word};
use crate::board::{Place, Places, Zones};
use crate::cards::{AssetAbility, Dictator, Effect, Kind, Kinds, Sort};
use crate::desk::Clerk;
use crate::flow::Flow;
use crate::log::Event;
use crate::op::{Ban, Op, Where};
use crate::response::Window;
use crate::rulings::{CLOCK_IS_FINAL, CLOCK_STARTS};
use crate::state::{Dictators, EVERYBODY, Frame, Play, Step, What};
use engine::{ActionSet, Key, Seat, SeatSet};

/// What has to be chosen for a card before it takes effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Need {
    Place(Places),
    Target(SeatSet),
    Zone(Zones),
    Asset(Kinds),
    /// Something to disarm: one of these facilities, or a warhead.
    Spot(Places, bool),
}

impl Need {
    pub fn is_empty(&self) -> bool {
        match self {
            Need::Place(places) => places.is_empty(),
            Need::Target(seats) => seats.is_empty(),
            Need::Zone(zones) => zones.is_empty(),
            Need::Asset(kinds) => kinds.is_empty(),
            Need::Spot(places, warhead) => places.is_empty() && !warhead,
        }
    }

    pub fn offers(&self) -> ActionSet {
        let mut set = ActionSet::EMPTY;
        match *self {
            Need::Place(places) => set.insert_family(PLACES, places.bits() as u64),
            Need::Target(seats) => seats
                .iter()
                .for_each(|seat| set.insert(SEATS + seat.index())),
            Need::Zone(zones) => set.insert_family(TIME_ZONES, zones.bits() as u64),
            Need::Asset(kinds) => set.insert_family(CARDS, kinds.bits() as u64),
            Need::Spot(places, warhead) => {
                set.insert_family(PLACES, places.bits() as u64);
                if warhead {
                    set.insert(engine::Action::index(Action::Word(Word::Warhead)));
                }
            }
        }
        set
    }
}

impl Dictators {
    /// The operations of a card or an ability.
    #[inline]
    pub(crate) fn ops(&self, what: What) -> &[Op] {
        let deck = self.public.deck();
        match what {
            What::Card(kind) => &deck.design(kind).ops,
            What::Ability(ability) => &deck.abilities[ability.index()].ops,
            What::Power(dictator) => &deck.dictators[dictator.index()].ops,
            What::President(card) => &deck.presidents[card.index()].ops,
        }
    }

    /// What is still to be chosen for a play.
    pub(crate) fn need(&self, play: &Play) -> Option<Need> {
        self.ops(play.what)
            .iter()
            .find_map(|&op| self.need_of(play, op))
    }

    fn need_of(&self, play: &Play, op: Op) -> Option<Need> {
        let from = self.public.player(play.by).place;
        if op.has_target() && play.target.is_none() {
            return Some(Need::Target(self.targets(play)));
        }
        match op {
            Op::Redirect if play.target.is_none() => Some(Need::Target(self.new_targets())),
            Op::NoFly if play.zone.is_none() => Some(Need::Zone(self.open_zones())),
            Op::Repossess if play.asset.is_none() => {
                let assets = play.target.map(|target| self.public.player(target).assets);
                Some(Need::Asset(assets?.as_slice().iter().copied().collect()))
            }
            _ if play.place.is_some() || play.warhead => None,
            Op::MoveByRoad { roads, pass } => Some(Need::Place(self.by_road(play.by, roads, pass))),
            Op::MoveByAir { zones } => Some(Need::Place(self.by_air(from, zones))),
            Op::Fly => Some(Need::Place(self.flights(from))),
            Op::Tunnel => {
                let abroad = |to: &Place| to.is_foreign() || from.is_foreign();
                Some(Need::Place(from.routes().iter().filter(abroad).collect()))
            }
            Op::TravelPast => {
                let blocked = from.roads().intersection(self.public.roadblocks);
                let joined = |to: &Place| to.roads().intersects(blocked);
                Some(Need::Place(
                    from.neighbours().iter().filter(joined).collect(),
                ))
            }
            Op::SkipThere => {
                let places = self
                    .public
                    .seats()
                    .map(|seat| self.public.player(seat).place);
                Some(Need::Place(
                    places.filter(|place| place.is_state()).collect(),
                ))
            }
            Op::Astray => {
                let reached = self.public.player(play.target?).place;
                Some(Need::Place(self.astray_from(reached)))
            }
            Op::Attempt { roads } => {
                let (places, warhead) = self.spots(play.by, roads);
                Some(Need::Spot(places, warhead))
            }
            Op::Rearm => {
                let disarmed = self.public.player(play.target?).disarmed;
                Some(Need::Place(disarmed.minus(Place::facilities(4))))
            }
            _ => None,
        }
    }

    /// Wrong Exit: the states next to one.
    pub(crate) fn astray_from(&self, place: Place) -> Places {
        place.neighbours().intersection(Place::states())
    }

    /// The opponents that a play can choose.
    pub(crate) fn targets(&self, play: &Play) -> SeatSet {
        let fits = |&seat: &Seat| seat != play.by && self.is_target(play, seat);
        self.public
            .seats()
            .filter(fits)
            .fold(SeatSet::EMPTY, SeatSet::with)
    }

    /// Body Double: whom else the answered play could have chosen, its player included.
    fn new_targets(&self) -> SeatSet {
        let below = self.public.frames.len().checked_sub(2);
        let Some(Frame::Play(play)) = below.map(|at| &self.public.frames.as_slice()[at]) else {
            return SeatSet::EMPTY;
        };
        let fits = |&seat: &Seat| Some(seat) != play.target && self.is_target(play, seat);
        self.public
            .seats()
            .filter(fits)
            .fold(SeatSet::EMPTY, SeatSet::with)
    }

    /// Whether a play could have this player as its target.
    fn is_target(&self, play: &Play, seat: Seat) -> bool {
        let player = self.public.player(seat);
        let from = self.public.player(play.by).place;
        let cards = self.hand_size(seat) > 0;
        let near = player.place == from || from.neighbours().contains(player.place);
        let usa_only =
            matches!(play.what, What::Card(kind) if self.public.deck().design(kind).usa_only);
        if usa_only && !player.place.in_usa() {
            return false;
        }
        self.ops(play.what).iter().all(|op| match op {
            Op::ToGuantanamo => {
                from.time_zone().is_some() && player.place.time_zone() == from.time_zone()
            }
            Op::Audit(_) | Op::Censor(_) | Op::Suggest => cards,
            Op::Steal { near: wanted } => cards && (near || !wanted),
            Op::PeekFacility => !self.face_down(seat).is_empty(),
            Op::Rearm => player.disarmed.minus(Place::facilities(4)).len() >= 2,
            Op::Puppet => player.skips == 0 && player.puppet_of.is_none(),
            Op::Repossess => !player.assets.is_empty(),
            _ => true,
        })
    }

    /// Whether a play has everything to choose from and would do something.
    pub(crate) fn possible(&self, play: &Play) -> bool {
        let ops = self.ops(play.what);
        let needs = ops.iter().filter_map(|&op| self.need_of(play, op));
        if needs.into_iter().any(|need| need.is_empty()) {
            return false;
        }
        match play.what {
            // Pascal pays with a card.
            What::Power(_) => ops.iter().all(|&op| self.would_do(play, op)),
            _ => ops.is_empty() || ops.iter().any(|&op| self.would_do(play, op)),
        }
    }

    /// Whether an operation would change anything.
    fn would_do(&self, play: &Play, op: Op) -> bool {
        let player = self.public.player(play.by);
        match op {
            Op::Draw(_) => self.can_draw(),
            Op::DrawIfMet(_) | Op::SkipYou => false,
            Op::Unskip => player.skips > 0,
            Op::Discard(_) => self.hand_size(play.by) > 0,
            Op::Search => !self.public.discard.is_empty(),
            Op::Reorder(_) => self.presidents_left() > 0,
            Op::PeekDeck => !self.hidden.deck.is_empty() || !self.hidden.presidents.is_empty(),
            Op::Block { where_, .. } => !self.roads_for(play.by, where_).is_empty(),
            Op::Unblock => player.place.roads().intersects(self.public.roadblocks),
            Op::Clear(_) => !self.public.roadblocks.is_empty() || !self.public.no_fly.is_empty(),
            Op::Cleanse => player.founder.is_some() || !player.bans.is_empty(),
            Op::Defcon(change) if change < 0 => self.can_calm(),
            _ => true,
        }
    }

    /// DD-4: whether the DEFCON marker can move back.
    pub(crate) fn can_calm(&self) -> bool {
        self.public.defcon < 5 && !(CLOCK_IS_FINAL && self.public.round >= CLOCK_STARTS)
    }

    pub(crate) fn roads_for(&self, seat: Seat, where_: Where) -> crate::board::Roads {
        let place = self.public.player(seat).place;
        let open = self.open_roads();
        match where_ {
            Where::Any => open,
            Where::Touching => open.intersection(place.roads()),
            Where::Near => open.intersection(Dictators::roads_near(place)),
        }
    }

    /// What a card costs the active player now.
    pub(crate) fn price(&self, kind: Kind) -> u8 {
        if self.public.turn.free.count(kind.index()) > 0 {
            0
        } else {
            self.public.deck().design(kind).cost
        }
    }

    /// whether the active player can play a card of the hand as an action.
    pub(crate) fn can_play(&self, kind: Kind) -> bool {
        self.card_obstacle(kind).is_none()
    }

    /// What stands in the way of playing a card, as a rule and a message, if anything does.
    pub(crate) fn card_obstacle(&self, kind: Kind) -> Option<(&'static str, &'static str)> {
        let seat = self.public.active;
        let design = self.public.deck().design(kind);
        let what = What::Card(kind);
        let targeted = design.ops.iter().any(|op| op.has_target());
        if kind.sort() == Sort::Interruption {
            let own = self.public.turn.puppeteer.is_none();
            let barred = self.public.suffers(seat, Effect::NoInterruptions);
            return (!own || barred || !self.any_time(seat, kind))
                .then_some(("R-8.4", "no-moment"));
        }
        if self.price(kind) > self.actions_left() {
            return Some(("R-5.4", "no-actions"));
        }
        if design.cost >= 2 && self.public.suffers(seat, Effect::NoDearCards) {
            return Some(("R-10.1", "no-founder"));
        }
        if kind.sort() == Sort::Asset && self.public.suffers(seat, Effect::NoAssets) {
            return Some(("R-10.1", "no-founder"));
        }
        if targeted && self.public.suffers(seat, Effect::NoTargets) {
            return Some(("R-10.1", "no-founder"));
        }
        if design.usa_only && !self.public.player(seat).place.in_usa() {
            return Some(("R-6.14", "no-usa-only"));
        }
        let moves = design.ops.iter().any(|op| op.moves_you());
        if moves && self.public.banned(seat, Ban::MoveCards) {
            return Some(("R-8.2", "no-banned"));
        }
        (!self.possible(&Play::new(seat, what))).then_some(("R-8.2", "no-effect"))
    }

    /// abilities that the active player can activate.
    pub(crate) fn usable_abilities(&self) -> ActionSet {
        let mut set = ActionSet::EMPTY;
        let seat = self.public.active;
        if self.public.suffers(seat, Effect::NoAssets) {
            return set;
        }
        for asset in self.public.player(seat).assets.as_slice() {
            for ability in self.public.deck().design(*asset).abilities.clone() {
                if self.can_activate(AssetAbility::at(ability)) {
                    set.insert(ABILITIES + ability);
                }
            }
        }
        set
    }

    fn can_activate(&self, ability: AssetAbility) -> bool {
        let seat = self.public.active;
        let facts = &self.public.deck().abilities[ability.index()];
        let used = self.public.turn.abilities_used >> ability.index() & 1 == 1;
        let targeted = facts.ops.iter().any(|op| op.has_target());
        // These work by themselves when the President is confronted.
        let elsewhere = |op: &Op| matches!(op, Op::ConvinceBonus(_) | Op::ChoosePresident);
        self.ability_cost(ability) <= self.actions_left()
            && !(facts.once && used)
            && !(facts.travel && self.public.turn.travelled)
            && !(targeted && self.public.suffers(seat, Effect::NoTargets))
            && !facts.ops.iter().any(elsewhere)
            && self.possible(&Play::new(seat, What::Ability(ability)))
    }

    fn ability_cost(&self, ability: AssetAbility) -> u8 {
        let facts = &self.public.deck().abilities[ability.index()];
        let by_road = facts.ops.contains(&Op::TravelPast);
        let toll = if by_road {
            self.toll(self.public.active)
        } else {
            0
        };
        facts.cost + toll
    }

    /// Whether the active player can use the dictator's ability as an action.
    pub(crate) fn can_use_power(&self) -> bool {
        let seat = self.public.active;
        let dictator = self.public.player(seat).dictator;
        let person = &self.public.deck().dictators[dictator.index()];
        let targeted = person.ops.iter().any(|op| op.has_target());
        let barred = targeted && self.public.suffers(seat, Effect::NoTargets);
        !barred
            && !person.ops.is_empty()
            && person.cost <= self.actions_left()
            && !self.power_used(dictator)
            && self.possible(&Play::new(seat, What::Power(dictator)))
    }

    /// Plays a card of the active player's hand.
    pub(crate) fn play_card(&mut self, kind: Kind, desk: &mut impl Clerk) {
        let seat = self.public.active;
        if kind.sort() == Sort::Interruption {
            self.play_interruption(seat, kind, desk);
            return;
        }
        let price = self.price(kind);
        if price == 0 {
            self.public.turn.free.take(kind.index());
        }
        self.spend(price);
        self.lose(seat, kind, EVERYBODY);
        desk.reveal();
        desk.note(|| Event::CardPlayed { seat, card: kind });
        let mut play = Play::new(seat, What::Card(kind));
        if kind.sort() == Sort::Action {
            let first = !std::mem::replace(&mut self.public.turn.action_card_played, true);
            play.firm = first && self.public.player(seat).dictator == Dictator::Mutter;
        }
        self.public.push(Frame::Play(play));
    }

    pub(crate) fn activate(&mut self, ability: AssetAbility, desk: &mut impl Clerk) {
        let seat = self.public.active;
        let facts = &self.public.deck().abilities[ability.index()];
        let (once, travel) = (facts.once, facts.travel);
        self.spend(self.ability_cost(ability));
        if once {
            self.public.turn.abilities_used |= 1 << ability.index();
        }
        if travel {
            self.public.turn.travelled = true;
        }
        desk.note(|| Event::AbilityUsed { seat, ability });
        self.public
            .push(Frame::Play(Play::new(seat, What::Ability(ability))));
    }

    pub(crate) fn use_power(&mut self, desk: &mut impl Clerk) {
        let seat = self.public.active;
        let dictator = self.public.player(seat).dictator;
        self.spend(self.public.deck().dictators[dictator.index()].cost);
        self.public.turn.powers_used |= 1 << dictator.index();
        desk.note(|| Event::PowerUsed { seat, dictator });
        self.public
            .push(Frame::Play(Play::new(seat, What::Power(dictator))));
    }

    /// Who chooses for a play: the player, or whoever plays the turn for them.
    pub(crate) fn play_chooser(&self, play: &Play) -> Seat {
        match play.what {
            What::Card(kind) if kind.sort() == Sort::Interruption => play.by,
            _ => self.chooser(play.by),
        }
    }

    /// choices, window, operations one by one, and the card goes to its place.
    pub(crate) fn continue_play(&mut self, play: Play, desk: &mut impl Clerk) -> Flow {
        match play.step {
            Step::Choosing => {
                let need = self.need(&play);
                if need.is_some_and(|need| !need.is_empty()) {
                    return Flow::Ask;
                }
                self.set_step(Step::Window);
            }
            Step::Window => {
                if !play.cancelled {
                    let window = self.run_window(desk);
                    if window != Window::Closed {
                        return window.flow();
                    }
                }
                self.set_step(Step::Resolving);
            }
            Step::Resolving => {
                let ops = self.ops(play.what);
                match ops.get(play.op as usize) {
                    Some(&op) if !play.cancelled => {
                        if let Some(Frame::Play(play)) = self.public.frames.last_mut() {
                            play.op += 1;
                        }
                        self.run_op(play, op, desk);
                    }
                    _ => self.finish_play(play, desk),
                }
            }
        }
        Flow::On
    }

    fn set_step(&mut self, step: Step) {
        if let Some(Frame::Play(play)) = self.public.frames.last_mut() {
            play.step = step;
        }
    }

    /// the card goes to its place.
    fn finish_play(&mut self, play: Play, desk: &mut impl Clerk) {
        self.public.frames.pop();
        if play.away {
            return;
        }
        match play.what {
            What::Card(kind) if kind.sort() == Sort::Asset => {
                self.public.player_mut(play.by).assets.push(kind);
                desk.note(|| Event::AssetPlayed {
                    seat: play.by,
                    asset: kind,
                });
            }
            What::Card(kind) => self.public.discard.add(kind.index(), 1),
            What::President(card) => self.public.president_discard.add(card.index(), 1),
            What::Ability(_) | What::Power(_) => {}
        }
    }

    /// One choice for the play on top.
    pub(crate) fn choose(&mut self, mut play: Play, action: Action, desk: &mut impl Clerk) {
        let seat = play.by;
        match action {
            Action::Place(place) => {
                play.place = Some(place);
                desk.note(|| Event::PlaceChosen { seat, place });
            }
            Action::Seat(target) => {
                play.target = Some(target);
                desk.note(|| Event::TargetChosen { seat, target });
            }
            Action::TimeZone(zone) => play.zone = Some(zone),
            Action::Card(kind) => play.asset = Some(kind),
            Action::Word(Word::Warhead) => play.warhead = true,
            _ => {}
        }
        if let Some(top) = self.public.frames.last_mut() {
            *top = Frame::Play(play);
        }
    }
}
