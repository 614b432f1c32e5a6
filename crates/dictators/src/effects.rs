//! The interpreter of cards: what each operation does when it is carried out.

use crate::board::Place;
use crate::cards::Kind;
use crate::desk::Clerk;
use crate::log::Event;
use crate::op::Op;
use crate::state::{
    Attempt, Blocking, Dictators, EVERYBODY, Frame, How, Lying, Play, Spot, Stage, Step, What,
};
use engine::{Key, Seat};

impl Dictators {
    /// Carries out one operation of the play on top.
    pub(crate) fn run_op(&mut self, play: Play, op: Op, desk: &mut impl Clerk) {
        let you = play.by;
        match op {
            Op::MoveByRoad { .. } | Op::MoveByAir { .. } | Op::Tunnel => {
                if let Some(place) = play.place {
                    self.arrive(you, place, desk);
                }
            }
            // A card is answered when it is played; an ability of an asset is a flight like any other.
            Op::Fly => match (play.place, play.what) {
                (Some(place), What::Card(_)) => self.arrive(you, place, desk),
                (Some(place), _) => self.declare_move(you, place, How::Flight, desk),
                _ => {}
            },
            Op::TravelPast => {
                if let Some(place) = play.place {
                    self.declare_move(you, place, How::Road, desk);
                }
            }
            Op::SkipThere => self.skip_there(&play, desk),
            Op::SkipYou => self.add_skip(you, desk),
            Op::Unskip => self.remove_skip(you, desk),
            Op::Draw(count) => self.draw(you, count),
            Op::DrawIfMet(count) => {
                let met = play
                    .place
                    .is_some_and(|place| self.public.at(place).iter().any(|seat| seat != you));
                if met {
                    self.draw(you, count);
                }
            }
            Op::Audit(count) => self.on_target(&play, desk, |game, target, desk| {
                for _ in 0..count {
                    game.drop_random(target, desk);
                }
            }),
            Op::Censor(count) => self.on_target(&play, desk, |game, target, _| {
                game.ask_to_discard(target, count);
            }),
            Op::Discard(count) => self.ask_to_discard(you, count),
            Op::DiscardHand => self.discard_hand(you, desk),
            Op::Drop(count) => {
                for _ in 0..count {
                    self.drop_random(you, desk);
                }
            }
            Op::ShowHand => {
                self.show_hand(you, EVERYBODY);
                desk.reveal();
                desk.note(|| Event::HandShown { seat: you });
            }
            Op::Steal { .. } => self.on_target(&play, desk, |game, target, desk| {
                if let Some(kind) = game.random_card(target, desk) {
                    game.hand_over(target, you, kind, desk);
                }
            }),
            Op::Suggest => self.on_target(&play, desk, |game, from, desk| {
                let who = game.chooser(you);
                game.show_hand(from, 1 << who.0 | 1 << you.0);
                desk.reveal();
                desk.note(|| Event::HandSeen { of: from, by: who });
                if game.hand_size(from) > 0 {
                    game.public.push(Frame::Suggest { who: you, from });
                }
            }),
            Op::ToGuantanamo => self.on_target(&play, desk, |game, target, desk| {
                game.put(target, Place::Gtmo, desk);
            }),
            Op::Astray => {
                if let Some(Frame::Arrived { astray, .. }) = self.answered_mut() {
                    *astray = true;
                }
                self.on_target(&play, desk, |game, target, desk| {
                    if let Some(place) = play.place {
                        game.put(target, place, desk);
                    }
                });
            }
            Op::ToHeadquarters => self.put(you, Place::Cia, desk),
            Op::Escort => {
                let by = self.public.next(you);
                self.public.push(Frame::Escort { who: you, by });
            }
            Op::Search => {
                if !self.public.discard.is_empty() {
                    self.public.push(Frame::Search { who: you });
                }
            }
            Op::Reorder(count) => {
                let who = self.chooser(you);
                let cards = self.look_at_presidents(who, count.into(), desk);
                self.hidden.presidents.known_to_alone(cards, who.0);
                self.public.push(Frame::Reorder {
                    who: you,
                    cards: cards as u8,
                    left: cards as u8,
                });
            }
            Op::PeekDeck => self.public.push(Frame::PeekDeck { who: you }),
            Op::PeekFacility => self.on_target(&play, desk, |game, of, _| {
                if of != you && !game.face_down(of).is_empty() {
                    game.public.push(Frame::PeekFacility { who: you, of });
                }
            }),
            Op::Block { count, where_ } => {
                let roads = self.roads_for(you, where_);
                self.public.push(Frame::Block(Blocking {
                    who: you,
                    left: count,
                    roads,
                    optional: true,
                }));
            }
            Op::Unblock => self.public.push(Frame::Clear {
                who: you,
                left: 1,
                here: true,
            }),
            Op::NoFly => {
                if let Some(zone) = play.zone {
                    self.close_airspace(zone, desk);
                }
            }
            Op::Clear(count) => self.public.push(Frame::Clear {
                who: you,
                left: count,
                here: false,
            }),
            Op::DisarmBonus(bonus) => {
                let next = &mut self.public.turn.disarm_bonus;
                *next = next.saturating_add(bonus);
            }
            Op::Attempt { .. } => {
                let at = match play.place {
                    Some(place) => Spot::Facility(place),
                    None => Spot::Warhead,
                };
                self.declare_attempt(you, at, desk);
            }
            Op::Rearm => self.on_target(&play, desk, |game, target, desk| {
                if let Some(place) = play.place {
                    game.public.player_mut(target).disarmed.remove(place);
                    desk.note(|| Event::Rearmed {
                        seat: target,
                        place,
                    });
                }
            }),
            Op::Status(_) => self.place_ban(&play, desk),
            Op::Puppet => self.on_target(&play, desk, |game, target, desk| {
                let by = game.chooser(you);
                game.public.player_mut(target).puppet_of = Some(by);
                desk.note(|| Event::PuppetMade { by, puppet: target });
            }),
            Op::Defcon(change) if change > 0 => self.raise_defcon(you, desk),
            Op::Defcon(_) => self.calm_defcon(desk),
            Op::Cleanse => {
                let player = self.public.player(you);
                if player.founder.is_some() || !player.bans.is_empty() {
                    self.public.push(Frame::Cleanse { who: you });
                }
            }
            Op::Repossess => self.on_target(&play, desk, |game, target, desk| {
                if let Some(asset) = play.asset {
                    game.lose_asset(target, asset, desk);
                }
            }),
            Op::Cancel(_) => self.cancel_below(desk),
            Op::Reroll => self.roll_below_again(desk),
            Op::AddToRoll { six, twenty } => self.add_to_roll_below(six, twenty, desk),
            Op::Redirect => self.redirect_below(play.target, desk),
            Op::Shield => {
                if let Some(Frame::Play(below)) = self.answered_mut() {
                    below.safe = below.safe.with(you);
                }
                desk.note(|| Event::Ignored { seat: you });
            }
            Op::Actions(change) => {
                let bonus = &mut self.public.turn.bonus;
                *bonus = bonus.saturating_add(change);
                let seat = self.public.active;
                desk.note(|| Event::ActionsChanged { seat, change });
            }
            Op::ActionLimit(limit) => {
                self.public.turn.limit = self.public.turn.limit.min(limit);
            }
            Op::EndTurn => self.public.stage = Stage::FounderEffects,
            // Counted when the President is confronted.
            Op::ConvinceBonus(_) | Op::ChoosePresident => {}
        }
    }

    /// Does something to the target, unless that player ignores it.
    fn on_target<C: Clerk>(
        &mut self,
        play: &Play,
        desk: &mut C,
        effect: impl FnOnce(&mut Dictators, Seat, &mut C),
    ) {
        if let Some(target) = play.target
            && !play.safe.contains(target)
        {
            effect(self, target, desk);
        }
    }

    /// EMP hits everybody there at the moment it is carried out.
    fn skip_there(&mut self, play: &Play, desk: &mut impl Clerk) {
        let Some(place) = play.place else { return };
        for seat in self.public.at(place).iter() {
            if !play.safe.contains(seat) {
                self.add_skip(seat, desk);
            }
        }
    }

    fn remove_skip(&mut self, seat: Seat, desk: &mut impl Clerk) {
        let player = self.public.player_mut(seat);
        player.skips = player.skips.saturating_sub(1);
        let left = player.skips;
        desk.note(|| Event::SkipRemoved { seat, left });
    }

    pub(crate) fn draw(&mut self, who: Seat, left: u8) {
        self.public.push(Frame::Draw { who, left });
    }

    fn drop_random(&mut self, seat: Seat, desk: &mut impl Clerk) {
        if let Some(kind) = self.random_card(seat, desk) {
            self.discard(seat, kind, desk);
        }
    }

    /// A player discards cards by own choice, as far as there are any.
    pub(crate) fn ask_to_discard(&mut self, who: Seat, count: u8) {
        let left = self.hand_size(who).min(count.into()) as u8;
        if left > 0 {
            self.public.push(Frame::Discard { who, left });
        }
    }

    fn place_ban(&mut self, play: &Play, desk: &mut impl Clerk) {
        let (Some(seat), What::Card(card)) = (play.target, play.what) else {
            return;
        };
        let left = self.public.deck().design(card).turns;
        self.public.player_mut(seat).bans.push(Lying { card, left });
        if let Some(Frame::Play(play)) = self.public.frames.last_mut() {
            play.away = true;
        }
        desk.note(|| Event::BanPlaced { seat, card });
    }

    pub(crate) fn lose_asset(&mut self, seat: Seat, asset: Kind, desk: &mut impl Clerk) {
        let assets = &mut self.public.player_mut(seat).assets;
        if let Some(at) = assets.as_slice().iter().position(|&kind| kind == asset) {
            assets.remove(at);
            self.public.discard.add(asset.index(), 1);
            desk.note(|| Event::AssetLost { seat, asset });
        }
    }

    /// Body Double: the play below has another target, and what else was chosen for it is chosen anew. Where there is
    /// no other it is cancelled; what can't be cancelled hits its first target (DS-8).
    fn redirect_below(&mut self, target: Option<Seat>, desk: &mut impl Clerk) {
        let Some(Frame::Play(below)) = self.answered_mut() else {
            return;
        };
        match target {
            Some(target) => {
                below.target = Some(target);
                below.asset = None;
                below.place = None;
                below.step = Step::Choosing;
                desk.note(|| Event::Redirected { target });
            }
            None if below.firm => {}
            None => self.cancel_below(desk),
        }
    }

    pub(crate) fn declare_attempt(&mut self, by: Seat, at: Spot, desk: &mut impl Clerk) {
        let place = match at {
            Spot::Facility(place) => {
                self.show_facility(by, place, EVERYBODY);
                desk.reveal();
                Some(place)
            }
            Spot::Warhead => None,
        };
        desk.note(|| Event::AttemptDeclared { seat: by, place });
        self.public.push(Frame::Attempt(Attempt {
            by,
            at,
            cancelled: false,
        }));
    }
}
