//! Which answers look promising at a glance: what guides a search before it has tried them, and plays on where its
//! tree ends.
//!
//! This file says what speaks for an answer, and how much of it there is; what that is worth `hustings fit dictators` finds
//! in games between bots. An answer's promise is e to the power of all that speaks for it, so nothing is ruled out.

use crate::action::{Action, Word};
use crate::board::{Place, Places, Road};
use crate::cards::Token;
use crate::classes::Class;
use crate::insight::FITTED;
use crate::journey::Journey;
use crate::op::Op;
use crate::rulings::{DISARMED_FROM, MINIMUM};
use crate::state::{Dictators, Frame, How, Play, Purpose, Roll, Stage, Step, What};
use engine::{Action as _, ActionSet, Key, Seat, joined};
use std::cell::OnceCell;

engine::measures! { Reason {
    Travel = "travel",
    TravelGain = "travel: turns saved",
    Flight = "travel by flight or boat",
    CardGain = "card or ability: turns saved at most",
    CardSkips = "card: skips one's next turn",
    CardCost = "card: actions",
    CardLast = "card: takes the last actions",
    BonusInVain = "bonus without an attempt to come",
    AttemptInVain = "attempt with nothing that counts",
    Ability = "ability of an asset",
    Token = "token",
    TokenDisarms = "token II",
    Draw = "drawing",
    DrawFull = "drawing with a full hand",
    Disarm = "attempt",
    DisarmZone4 = "attempt in zone 4",
    Warhead = "attempt on a warhead",
    Power = "the dictator's ability",
    EndTurn = "ending the turn",
    EndTurnLeft = "ending the turn with actions left",
    Confront = "confronting",
    ConfrontOdds = "confronting: odds of the roll",
    ConfrontTwo = "confronting with a choice of two",
    ConfrontKept = "confronting with the card kept",
    PlaceGain = "place: turns saved",
    PlaceFoes = "place: opponents who skip",
    PlaceSelf = "place: oneself skips",
    PlaceCounts = "place: a facility that counts",
    PlaceLoss = "place: turns that the other loses",
    AnswerHarm = "answer to a card that harms oneself",
    AnswerMove = "answer to a card that moves",
    AnswerDisarm = "answer to a card that disarms",
    AnswerGain = "answer to a move: turns that it saves",
    RerollGood = "rolling again what harms oneself",
    RerollBad = "rolling again what helps oneself",
    RerollConvince = "rolling a confrontation again that harms oneself",
    AddDecides = "adding to a roll: decides it",
    AddInVain = "adding to a roll: changes nothing",
    AnswerPower = "answering with the dictator's ability",
    StopWin = "stopping a confrontation: odds of the roll",
    RoadFoe = "roadblock on another's way",
    RoadOwn = "roadblock on one's own way",
    ClearOwn = "roadblock cleared from one's own way",
    Stop = "stopping",
    Facing = "accepting a founder",
} }

/// What is said of classes of cards follows on the list: playing one, and giving one up.
const PLAYED: usize = Reason::NAMES.len();
const GIVEN_UP: usize = PLAYED + Class::COUNT;
pub(crate) const REASON_COUNT: usize = GIVEN_UP + Class::COUNT;
/// The names of all reasons, in order.
pub(crate) const REASONS: &[&str] =
    &joined::<REASON_COUNT>(&[Reason::NAMES, &Class::PLAYED, &Class::GIVEN_UP]);

/// Whoever listens to what speaks for an answer.
struct Pleading<F>(F);

impl<F: FnMut(usize, f32)> Pleading<F> {
    fn say(&mut self, reason: Reason, amount: f32) {
        (self.0)(reason as usize, amount);
    }

    fn say_if(&mut self, holds: bool, reason: Reason) {
        if holds {
            self.say(reason, 1.0);
        }
    }

    fn say_played(&mut self, class: Class) {
        (self.0)(PLAYED + class as usize, 1.0);
    }

    fn say_given_up(&mut self, class: Class, amount: f32) {
        (self.0)(GIVEN_UP + class as usize, amount);
    }
}

/// The ways of the players as far as they are asked for, each found once for all answers.
struct Ways<'g> {
    game: &'g Dictators,
    journeys: [OnceCell<Journey>; crate::action::PLAYERS],
}

impl Ways<'_> {
    fn of(&self, seat: Seat) -> &Journey {
        self.journeys[seat.index()].get_or_init(|| Journey::new(self.game, seat))
    }

    /// Turns that a player saves by being somewhere else.
    fn gain(&self, seat: Seat, to: Place) -> f32 {
        let journey = self.of(seat);
        journey.turns_from(self.game.public.player(seat).place) - journey.turns_from(to)
    }

    fn best_gain(&self, seat: Seat, to: Places) -> f32 {
        let gains = to.iter().map(|place| self.gain(seat, place));
        gains.fold(-2.0, f32::max)
    }
}

/// How far what is fitted is believed. The more games of `greedy` it is fitted on, the surer it becomes of what `greedy` always
/// does, and searches that are as sure overlook what `greedy` overlooks.
const CAUTION: f32 = 0.8;

impl Dictators {
    /// One weight for each legal answer.
    pub(crate) fn promises(&self, seat: Seat, legal: &ActionSet, weights: &mut Vec<f32>) {
        weights.clear();
        if legal.len() == 1 {
            weights.push(1.0);
            return;
        }
        let by_reason = &FITTED.answers.weights;
        let ways = self.ways();
        let answers = legal.iter().filter_map(Action::from_index);
        weights.extend(answers.map(|answer| {
            let mut sum = 0.0;
            let mut hear = Pleading(|reason: usize, amount| sum += by_reason[reason] * amount);
            self.plead(seat, answer, &ways, &mut hear);
            (CAUTION * sum).exp()
        }));
    }

    /// What speaks for each legal answer.
    pub(crate) fn reasons_for(&self, seat: Seat, legal: &ActionSet) -> Vec<Vec<(usize, f32)>> {
        let ways = self.ways();
        let answers = legal.iter().filter_map(Action::from_index);
        let plead = |answer| {
            let mut reasons = Vec::new();
            let mut hear = Pleading(|reason, amount| reasons.push((reason, amount)));
            self.plead(seat, answer, &ways, &mut hear);
            reasons
        };
        answers.map(plead).collect()
    }

    fn ways(&self) -> Ways<'_> {
        Ways {
            game: self,
            journeys: Default::default(),
        }
    }

    fn plead<F: FnMut(usize, f32)>(
        &self,
        seat: Seat,
        answer: Action,
        ways: &Ways,
        case: &mut Pleading<F>,
    ) {
        if let Some(frame) = self.open_window() {
            return self.plead_in_window(seat, frame, answer, ways, case);
        }
        match (self.public.frames.last(), answer) {
            (None, Action::Word(word)) if self.public.stage == Stage::Audience => {
                self.plead_for_audience(seat, word, case);
            }
            (None, answer) => self.plead_for_action(answer, ways, case),
            (Some(Frame::Play(play)), answer) => self.plead_for_choice(play, answer, ways, case),
            (Some(Frame::Discard { .. }), Action::Card(kind)) => {
                case.say_given_up(Class::of(self.public.deck(), kind), 1.0);
            }
            (Some(Frame::Suggest { .. } | Frame::Search { .. }), Action::Card(kind))
                if !kind.is_event() =>
            {
                case.say_given_up(Class::of(self.public.deck(), kind), -1.0);
            }
            (Some(Frame::Block(_)), Action::Road(road)) => {
                self.plead_for_block(seat, road, ways, case)
            }
            (Some(Frame::Clear { .. }), Action::Road(road)) => {
                case.say(Reason::ClearOwn, self.on_the_way(seat, road, ways));
            }
            (Some(&Frame::Escort { who, .. }), Action::Place(place)) => {
                case.say(Reason::PlaceLoss, -ways.gain(who, place));
            }
            (Some(&Frame::TokenPlace { who, token }), Action::Place(place)) => match token {
                Token::I => case.say(Reason::PlaceGain, ways.gain(who, place)),
                _ => case.say_if(place.nuclear_zone() <= 3, Reason::PlaceCounts),
            },
            (Some(Frame::Vision { .. }), Action::Word(Word::Power)) => {
                case.say(Reason::AnswerPower, 1.0)
            }
            (Some(Frame::Founder { .. }), Action::Word(Word::Pass)) => {
                case.say(Reason::Facing, 1.0)
            }
            (_, Action::Word(Word::Stop)) => case.say(Reason::Stop, 1.0),
            _ => {}
        }
    }

    fn plead_for_audience<F: FnMut(usize, f32)>(
        &self,
        seat: Seat,
        word: Word,
        case: &mut Pleading<F>,
    ) {
        if word == Word::Pass {
            return;
        }
        case.say(Reason::Confront, 1.0);
        let odds = self.odds(seat, self.convince_bonus(seat));
        case.say(Reason::ConfrontOdds, odds);
        case.say_if(word == Word::ConfrontTwo, Reason::ConfrontTwo);
        case.say_if(word == Word::ConfrontKept, Reason::ConfrontKept);
    }

    /// What the player whose turn it is does with an action.
    fn plead_for_action<F: FnMut(usize, f32)>(
        &self,
        answer: Action,
        ways: &Ways,
        case: &mut Pleading<F>,
    ) {
        let seat = self.public.active;
        let left = self.actions_left();
        match answer {
            Action::Place(place) => {
                case.say(Reason::Travel, 1.0);
                case.say(Reason::TravelGain, ways.gain(seat, place));
                case.say_if(self.fare(place).how != How::Road, Reason::Flight);
            }
            Action::Card(kind) => {
                let class = Class::of(self.public.deck(), kind);
                case.say_played(class);
                let cost = self.price(kind);
                case.say(Reason::CardCost, cost.into());
                case.say_if(cost == left, Reason::CardLast);
                self.plead_for_ops(&Play::new(seat, What::Card(kind)), cost, ways, case);
            }
            Action::Ability(ability) => {
                case.say(Reason::Ability, 1.0);
                let play = Play::new(seat, What::Ability(ability));
                let cost = self.public.deck().abilities[ability.index()].cost;
                if let Some(op) = self.ops(play.what).first() {
                    case.say_played(Class::of_op(op));
                }
                self.plead_for_ops(&play, cost, ways, case);
            }
            Action::Token(token) => {
                case.say(Reason::Token, 1.0);
                case.say_if(token == Token::II, Reason::TokenDisarms);
            }
            Action::Word(Word::Draw) => {
                case.say(Reason::Draw, 1.0);
                let room = self.hand_size(seat) < usize::from(self.hand_limit(seat));
                case.say_if(!room, Reason::DrawFull);
            }
            Action::Word(Word::Disarm) => {
                case.say(Reason::Disarm, 1.0);
                let counts = self.counts_here(seat, 0);
                case.say_if(!counts, Reason::DisarmZone4);
            }
            Action::Word(Word::Warhead) => case.say(Reason::Warhead, 1.0),
            Action::Word(Word::Power) => case.say(Reason::Power, 1.0),
            Action::Word(Word::EndTurn) => {
                case.say(Reason::EndTurn, 1.0);
                case.say(Reason::EndTurnLeft, left.into());
            }
            _ => {}
        }
    }

    /// Whether a facility that counts can be disarmed within so many roads.
    fn counts_here(&self, seat: Seat, roads: u8) -> bool {
        let (places, _) = self.spots(seat, roads);
        places.iter().any(|place| place.nuclear_zone() <= 3)
    }

    fn plead_for_ops<F: FnMut(usize, f32)>(
        &self,
        play: &Play,
        cost: u8,
        ways: &Ways,
        case: &mut Pleading<F>,
    ) {
        let (seat, from) = (play.by, self.public.player(play.by).place);
        for op in self.ops(play.what) {
            let reach = match *op {
                Op::MoveByRoad { roads, pass } => self.by_road(seat, roads, pass),
                Op::MoveByAir { zones } => self.by_air(from, zones),
                Op::Fly | Op::Tunnel => from.routes(),
                Op::TravelPast => from.neighbours(),
                Op::SkipYou => {
                    case.say(Reason::CardSkips, 1.0);
                    continue;
                }
                Op::DisarmBonus(_) => {
                    let turn = &self.public.turn;
                    let attempt = !turn.travelled && self.actions_left() >= cost + 2;
                    let vain = !attempt || !self.counts_here(seat, 0) || turn.disarm_bonus >= 2;
                    case.say_if(vain, Reason::BonusInVain);
                    continue;
                }
                Op::Attempt { roads } => {
                    case.say_if(!self.counts_here(seat, roads), Reason::AttemptInVain);
                    continue;
                }
                _ => continue,
            };
            case.say(Reason::CardGain, ways.best_gain(seat, reach));
        }
    }

    /// What is chosen for a card or an ability.
    fn plead_for_choice<F: FnMut(usize, f32)>(
        &self,
        play: &Play,
        answer: Action,
        ways: &Ways,
        case: &mut Pleading<F>,
    ) {
        let Action::Place(place) = answer else { return };
        debug_assert!(play.step == Step::Choosing);
        for op in self.ops(play.what) {
            match op {
                Op::SkipThere => {
                    let there = self.public.at(place);
                    case.say(Reason::PlaceFoes, there.without(play.by).len() as f32);
                    case.say_if(there.contains(play.by), Reason::PlaceSelf);
                }
                Op::Astray => {
                    let victim = play.target.unwrap_or(play.by);
                    case.say(Reason::PlaceLoss, -ways.gain(victim, place));
                }
                Op::Attempt { .. } => case.say_if(place.nuclear_zone() <= 3, Reason::PlaceCounts),
                op if op.moves_you() || *op == Op::TravelPast => {
                    case.say(Reason::PlaceGain, ways.gain(play.by, place));
                }
                _ => {}
            }
        }
    }

    fn plead_in_window<F: FnMut(usize, f32)>(
        &self,
        seat: Seat,
        frame: &Frame,
        answer: Action,
        ways: &Ways,
        case: &mut Pleading<F>,
    ) {
        match (answer, frame) {
            (Action::Token(_), Frame::Roll(roll)) => self.plead_for_addition(roll, 5, case),
            (Action::Word(Word::Power), frame) => {
                case.say(Reason::AnswerPower, 1.0);
                if let Frame::Roll(roll) = frame {
                    self.plead_for_reroll(seat, roll, case);
                }
            }
            (Action::Card(kind), frame) => {
                case.say_played(Class::of(self.public.deck(), kind));
                match (self.public.deck().design(kind).ops.first(), frame) {
                    (Some(Op::Reroll), Frame::Roll(roll)) => {
                        self.plead_for_reroll(seat, roll, case)
                    }
                    (Some(Op::AddToRoll { six, twenty }), Frame::Roll(roll)) => {
                        let by = match roll.purpose {
                            Purpose::Convince => *twenty,
                            _ => *six,
                        };
                        self.plead_for_addition(roll, by, case);
                    }
                    (Some(Op::Cancel(_)), Frame::Present(present)) => {
                        case.say(Reason::StopWin, self.odds(present.by, present.bonus));
                    }
                    (Some(Op::Cancel(_)), Frame::Move(moving)) => {
                        case.say(Reason::AnswerGain, ways.gain(moving.by, moving.to));
                    }
                    (Some(Op::Cancel(_)), Frame::Play(play)) => {
                        self.plead_against(seat, play, ways, case)
                    }
                    _ => {}
                }
            }
            _ => {}
        }
    }

    /// What speaks for cancelling a card.
    fn plead_against<F: FnMut(usize, f32)>(
        &self,
        seat: Seat,
        play: &Play,
        ways: &Ways,
        case: &mut Pleading<F>,
    ) {
        let aimed = play.target == Some(seat) || self.harmed(play).contains(seat);
        case.say_if(aimed, Reason::AnswerHarm);
        let ops = self.ops(play.what);
        if ops.iter().any(|op| op.moves_you()) {
            case.say(Reason::AnswerMove, 1.0);
            let gain = play.place.map_or(0.0, |place| ways.gain(play.by, place));
            case.say(Reason::AnswerGain, gain);
        }
        let disarms = ops
            .iter()
            .any(|op| matches!(op, Op::Attempt { .. } | Op::DisarmBonus(_)));
        case.say_if(disarms, Reason::AnswerDisarm);
    }

    /// Whether a roll on the table succeeds with so much more.
    fn succeeds(&self, roll: &Roll, more: i8) -> bool {
        let needed = match roll.purpose {
            Purpose::Convince => MINIMUM[self.public.disarmed_count(roll.by)],
            _ => DISARMED_FROM,
        };
        (roll.die as i8)
            .saturating_add(roll.bonus)
            .saturating_add(more)
            >= needed
    }

    fn plead_for_reroll<F: FnMut(usize, f32)>(
        &self,
        seat: Seat,
        roll: &Roll,
        case: &mut Pleading<F>,
    ) {
        let harms = self.succeeds(roll, 0) != (roll.by == seat);
        case.say(
            if harms {
                Reason::RerollGood
            } else {
                Reason::RerollBad
            },
            1.0,
        );
        let convince = roll.purpose == Purpose::Convince;
        case.say_if(harms && convince, Reason::RerollConvince);
    }

    fn plead_for_addition<F: FnMut(usize, f32)>(
        &self,
        roll: &Roll,
        by: i8,
        case: &mut Pleading<F>,
    ) {
        let decides = !self.succeeds(roll, 0) && self.succeeds(roll, by);
        case.say(
            if decides {
                Reason::AddDecides
            } else {
                Reason::AddInVain
            },
            1.0,
        );
    }

    /// How much a road lies on a player's way: 1 where the next step leads over it, less where it is further on.
    fn on_the_way(&self, seat: Seat, road: Road, ways: &Ways) -> f32 {
        let (one, two) = road.ends();
        let journey = ways.of(seat);
        let here = self.public.player(seat).place;
        let ahead = journey.turns_from(here);
        let (first, second) = (journey.turns_from(one), journey.turns_from(two));
        let near = if first > second { one } else { two };
        if first == second {
            return 0.0;
        }
        match here {
            here if here == near => 1.0,
            here if here.neighbours().contains(near) && journey.turns_from(near) < ahead => 0.5,
            _ => 0.0,
        }
    }

    fn plead_for_block<F: FnMut(usize, f32)>(
        &self,
        seat: Seat,
        road: Road,
        ways: &Ways,
        case: &mut Pleading<F>,
    ) {
        let foes = self.public.opponents(seat);
        let most = foes.map(|foe| self.on_the_way(foe, road, ways));
        case.say(Reason::RoadFoe, most.fold(0.0, f32::max));
        case.say(Reason::RoadOwn, self.on_the_way(seat, road, ways));
    }
}
