//! How the game moves from one question to the next.
//!
//! Work in progress lies on a stack of frames. The topmost frame either asks somebody something, or does its work
//! and makes way. When the stack is empty the stage says what comes next. Each chapter of the rules owns its frames;
//! this file only sends them there.

use crate::action::{Action, CARDS, Word};
use crate::cards::{Effect, HELD, Kind, Token};
use crate::desk::{CARDS as CARD_DRAWS, Clerk};
use crate::log::Event;
use crate::op::Ban;
use crate::response::Window;
use crate::state::{Dictators, Frame, Spot, Stage, Step};
use crate::tokens::{card_offers, place_offers, road_offers, seat_offers};
use engine::{ActionSet, Key, Seat, SeatSet};

/// Whether a frame asks or goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Flow {
    Ask,
    On,
}

fn words(words: &[Word]) -> ActionSet {
    words
        .iter()
        .map(|&word| engine::Action::index(Action::Word(word)))
        .collect()
}

/// Adds the members of one set to another.
fn add(set: &mut ActionSet, other: &ActionSet) {
    other.iter().for_each(|index| set.insert(index));
}

impl Dictators {
    /// Plays on to the next question, or to the end.
    pub(crate) fn advance(&mut self, desk: &mut impl Clerk) {
        while self.public.result.is_none() {
            let flow = match self.public.frames.last() {
                Some(&frame) => self.step(frame, desk),
                None => self.next_stage(desk),
            };
            if flow == Flow::Ask {
                return;
            }
        }
    }

    fn next_stage(&mut self, desk: &mut impl Clerk) -> Flow {
        match self.public.stage {
            Stage::SlotBegins => return self.begin_slot(desk),
            Stage::Opening => self.open_turn(desk),
            Stage::Audience if self.may_confront() => return Flow::Ask,
            Stage::Audience => self.public.stage = Stage::Acting,
            Stage::Acting if self.must_end_turn() => self.public.stage = Stage::FounderEffects,
            Stage::Acting => return Flow::Ask,
            Stage::FounderEffects => self.end_with_founder(desk),
            Stage::HandLimit => self.end_with_hand_limit(),
            Stage::CountDown => self.count_down(desk),
            Stage::SlotEnds => self.end_slot(desk),
        }
        Flow::On
    }

    /// Whether everybody can see that nothing is left to do in the turn. Where an attempt could be paid, only the player
    /// knows whether there is anything to disarm.
    fn must_end_turn(&self) -> bool {
        let seat = self.public.active;
        self.hand_size(seat) == 0
            && !self.can_pay_attempt()
            && self.hidden.tokens[seat.index()].is_empty()
            && self.menu() == words(&[Word::EndTurn])
    }

    /// Lets the topmost frame work.
    fn step(&mut self, frame: Frame, desk: &mut impl Clerk) -> Flow {
        match frame {
            Frame::TurnStart => return self.continue_window_only(desk),
            Frame::Arrived { astray, .. } => {
                if astray {
                    self.public.frames.pop();
                    return Flow::On;
                }
                return self.continue_window_only(desk);
            }
            Frame::Play(play) => return self.continue_play(play, desk),
            Frame::Move(moving) => return self.continue_move(moving, desk),
            Frame::Attempt(attempt) => return self.continue_attempt(attempt, desk),
            Frame::Roll(roll) => return self.continue_roll(roll, desk),
            Frame::Present(present) => return self.continue_present(present, desk),
            Frame::Draw { who, left } => self.continue_draw(who, left, desk),
            Frame::Founder { who, card } => return self.continue_founder(who, card, desk),
            Frame::Level { level, cause, next } => self.continue_level(level, cause, next, desk),
            Frame::Discard { who, left } => {
                return self.ask_while(left > 0 && self.hand_size(who) > 0);
            }
            Frame::Block(blocking) => return self.ask_while(!self.blockable(&blocking).is_empty()),
            Frame::Clear { who, left, here } => {
                let (roads, zones) = self.removable(who, here);
                return self.ask_while(left > 0 && !(roads.is_empty() && zones.is_empty()));
            }
            Frame::Suggest { from, .. } => return self.ask_while(self.hand_size(from) > 0),
            Frame::Reorder { left, .. } => return self.ask_while(left > 1),
            Frame::Plan { cards, .. } => return self.ask_while(cards > 0),
            Frame::Rearrange { left, .. } => return self.ask_while(left > 0),
            Frame::TokenPlace { who, token } => {
                return self.ask_while(!self.token_places(who, token).is_empty());
            }
            Frame::Search { .. }
            | Frame::PeekDeck { .. }
            | Frame::PeekFacility { .. }
            | Frame::Cleanse { .. }
            | Frame::PickAudience { .. }
            | Frame::KeepAudience { .. }
            | Frame::Vision { .. }
            | Frame::Escort { .. }
            | Frame::TokenSeat { .. }
            | Frame::Demand { .. } => return Flow::Ask,
        }
        Flow::On
    }

    fn continue_window_only(&mut self, desk: &mut impl Clerk) -> Flow {
        let window = self.run_window(desk);
        if window == Window::Closed {
            self.public.frames.pop();
        }
        window.flow()
    }

    /// Asks as long as there is something to ask, then makes way.
    fn ask_while(&mut self, asking: bool) -> Flow {
        if asking {
            return Flow::Ask;
        }
        self.public.frames.pop();
        Flow::On
    }

    /// Whom the table waits for.
    pub(crate) fn waiting(&self) -> SeatSet {
        if self.public.result.is_some() {
            return SeatSet::EMPTY;
        }
        if let Some(frame) = self.open_window() {
            return self.awaited_in(frame);
        }
        SeatSet::only(self.asked())
    }

    /// The one seat that is asked where no window is open.
    fn asked(&self) -> Seat {
        let Some(frame) = self.public.frames.last() else {
            return self.chooser(self.public.active);
        };
        match *frame {
            Frame::Play(play) => self.play_chooser(&play),
            // Whoever must discard picks the cards, and a founder is the business of whoever gets it.
            Frame::Discard { who, .. } | Frame::Founder { who, .. } => who,
            Frame::Escort { by, .. } => by,
            Frame::Block(blocking) => self.chooser(blocking.who),
            Frame::Clear { who, .. }
            | Frame::Suggest { who, .. }
            | Frame::Search { who }
            | Frame::Reorder { who, .. }
            | Frame::PeekDeck { who }
            | Frame::PeekFacility { who, .. }
            | Frame::Plan { who, .. }
            | Frame::Cleanse { who } => self.chooser(who),
            Frame::PickAudience { who }
            | Frame::KeepAudience { who }
            | Frame::Vision { who, .. }
            | Frame::TokenPlace { who, .. }
            | Frame::TokenSeat { who, .. }
            | Frame::Rearrange { who, .. }
            | Frame::Demand { who, .. } => who,
            _ => self.public.active,
        }
    }

    /// Exactly the answers that a seat can give.
    pub(crate) fn offers(&self, seat: Seat) -> ActionSet {
        if !self.waiting().contains(seat) {
            return ActionSet::EMPTY;
        }
        if let Some(frame) = self.open_window() {
            return self.responses(seat, frame);
        }
        let Some(frame) = self.public.frames.last() else {
            return match self.public.stage {
                Stage::Audience => self.audience_offers(),
                _ => self.menu(),
            };
        };
        self.frame_offers(frame)
    }

    fn frame_offers(&self, frame: &Frame) -> ActionSet {
        match *frame {
            Frame::Play(play) => self
                .need(&play)
                .map_or(ActionSet::EMPTY, |need| need.offers()),
            Frame::Discard { who, .. } => card_offers(self.held(who)),
            Frame::Block(blocking) => {
                let mut set = ActionSet::EMPTY;
                road_offers(self.blockable(&blocking), &mut set);
                if blocking.optional {
                    add(&mut set, &words(&[Word::Stop]));
                }
                set
            }
            Frame::Clear { who, here, .. } => self.clear_offers(who, here),
            Frame::Suggest { from, .. } => card_offers(self.held(from)),
            Frame::Search { .. } => card_offers(self.public.discard.kinds() as u64),
            Frame::Reorder { cards, left, .. } => self.unordered_presidents(cards, left),
            Frame::PeekDeck { .. } => {
                let mut open = ActionSet::EMPTY;
                if !self.hidden.deck.is_empty() {
                    add(&mut open, &words(&[Word::Command]));
                }
                if !self.hidden.presidents.is_empty() {
                    add(&mut open, &words(&[Word::Presidential]));
                }
                open
            }
            Frame::PeekFacility { of, .. } => self.zone_offers(of),
            Frame::Plan { cards: 1, .. } => words(&[Word::Keep, Word::FirstDown]),
            Frame::Plan { .. } => words(&[
                Word::Keep,
                Word::Swap,
                Word::FirstDown,
                Word::SecondDown,
                Word::BothDown,
                Word::BothDownSwapped,
            ]),
            Frame::Cleanse { who } => {
                let player = self.public.player(who);
                let lying = player.founder.iter().chain(player.bans.as_slice());
                lying.map(|lying| CARDS + lying.card.index()).collect()
            }
            Frame::Founder { who, .. } => {
                let mut set = words(&[Word::Pass]);
                if self.hidden.tokens[who.index()].contains(Token::XIII) {
                    add(&mut set, &seat_offers(self.public.opponents(who)));
                }
                set
            }
            Frame::PickAudience { .. } => self.top_presidents(2),
            Frame::KeepAudience { .. } => self.top_presidents(5),
            Frame::Vision { .. } => words(&[Word::Power, Word::Pass]),
            Frame::Escort { who, .. } => place_offers(self.public.player(who).place.neighbours()),
            Frame::TokenPlace { who, token } => place_offers(self.token_places(who, token)),
            Frame::TokenSeat { who, .. } => seat_offers(self.public.opponents(who)),
            Frame::Rearrange { first, .. } => {
                let others = self.public.seats().filter(|&seat| Some(seat) != first);
                let mut set = seat_offers(others);
                if first.is_none() {
                    add(&mut set, &words(&[Word::Stop]));
                }
                set
            }
            Frame::Demand { of, .. } => self.demand_offers(of),
            _ => ActionSet::EMPTY,
        }
    }

    /// what the active player can do with the actions that are left.
    pub(crate) fn menu(&self) -> ActionSet {
        let seat = self.public.active;
        let mut set = place_offers(self.destinations());
        add(&mut set, &words(&[Word::EndTurn]));
        let held = self.held(seat);
        for kind in Kind::all()
            .take(HELD)
            .filter(|kind| held >> kind.index() & 1 == 1)
        {
            if self.can_play(kind) {
                set.insert(CARDS + kind.index());
            }
        }
        if self.can_draw_as_action() {
            add(&mut set, &words(&[Word::Draw]));
        }
        if self.can_pay_attempt() {
            let (places, warhead) = self.spots(seat, 0);
            if !places.is_empty() {
                add(&mut set, &words(&[Word::Disarm]));
            }
            if warhead {
                add(&mut set, &words(&[Word::Warhead]));
            }
        }
        if self.can_use_power() {
            add(&mut set, &words(&[Word::Power]));
        }
        add(&mut set, &self.usable_abilities());
        if self.public.turn.puppeteer.is_none() {
            add(&mut set, &self.usable_tokens());
        }
        set
    }

    ///
    pub(crate) fn can_draw_as_action(&self) -> bool {
        let seat = self.public.active;
        self.actions_left() >= 1
            && self.can_draw()
            && !self.public.suffers(seat, Effect::NoDrawing)
            && !self.public.banned(seat, Ban::DrawAction)
    }

    /// Takes an answer that is legal.
    pub(crate) fn take_answer(&mut self, seat: Seat, action: Action, desk: &mut impl Clerk) {
        if self.open_window().is_some() {
            self.hidden.picks[seat.index()] = Some(action);
            return;
        }
        match self.public.frames.last() {
            None => self.answer_stage(action, desk),
            Some(&frame) => self.answer_frame(frame, action, desk),
        }
    }

    fn answer_stage(&mut self, action: Action, desk: &mut impl Clerk) {
        let seat = self.public.active;
        match (self.public.stage, action) {
            (Stage::Audience, Action::Word(word)) => self.answer_audience(word, desk),
            (_, Action::Place(place)) => self.travel(place, desk),
            (_, Action::Card(kind)) => self.play_card(kind, desk),
            (_, Action::Ability(ability)) => self.activate(ability, desk),
            (_, Action::Token(token)) => self.use_token(token, desk),
            (_, Action::Word(Word::Draw)) => {
                self.spend(1);
                self.draw(seat, 1);
            }
            (_, Action::Word(Word::Disarm)) => {
                let (places, _) = self.spots(seat, 0);
                if let Some(place) = places.first() {
                    self.attempt(Spot::Facility(place), desk);
                }
            }
            (_, Action::Word(Word::Warhead)) => self.attempt(Spot::Warhead, desk),
            (_, Action::Word(Word::Power)) => self.use_power(desk),
            _ => self.public.stage = Stage::FounderEffects,
        }
    }

    fn answer_frame(&mut self, frame: Frame, action: Action, desk: &mut impl Clerk) {
        match (frame, action) {
            (Frame::Play(play), _) if play.step == Step::Choosing => {
                self.choose(play, action, desk)
            }
            (Frame::Discard { who, left }, Action::Card(kind)) => {
                self.replace(Frame::Discard {
                    who,
                    left: left - 1,
                });
                self.discard(who, kind, desk);
            }
            (Frame::Block(mut blocking), Action::Road(road)) => {
                blocking.left -= 1;
                self.replace(Frame::Block(blocking));
                self.block(road, desk);
            }
            (Frame::Clear { who, left, here }, Action::Road(road)) => {
                self.replace(Frame::Clear {
                    who,
                    left: left - 1,
                    here,
                });
                self.unblock(road, desk);
            }
            (Frame::Clear { who, left, here }, Action::TimeZone(zone)) => {
                self.replace(Frame::Clear {
                    who,
                    left: left - 1,
                    here,
                });
                self.open_airspace(zone, desk);
            }
            (Frame::Suggest { who, from }, Action::Card(kind)) => {
                self.public.frames.pop();
                self.hand_over(from, who, kind, desk);
            }
            (Frame::Search { who }, Action::Card(kind)) => self.retrieve(who, kind, desk),
            (Frame::Reorder { who, cards, left }, Action::Audience(card)) => {
                self.reorder(cards, left, card);
                self.replace(Frame::Reorder {
                    who,
                    cards,
                    left: left - 1,
                });
            }
            (Frame::PeekDeck { who }, Action::Word(word)) => {
                self.public.frames.pop();
                let who = self.chooser(who);
                if word == Word::Command {
                    self.look_at_deck(who, 1, desk);
                } else {
                    self.look_at_presidents(who, 1, desk);
                }
            }
            (Frame::PeekFacility { who, of }, Action::NuclearZone(zone)) => {
                self.see_facility(who, of, zone, desk);
            }
            (Frame::Plan { who, cards }, Action::Word(word)) => self.plan(who, cards, word, desk),
            (Frame::Cleanse { who }, Action::Card(kind)) => self.cleanse(who, kind, desk),
            (Frame::Founder { who, card }, Action::Seat(to)) => {
                self.public.frames.pop();
                self.give_founder(who, to, card, desk);
            }
            (Frame::Founder { who, card }, _) => {
                self.public.frames.pop();
                desk.reveal();
                self.settle_founder(who, card, desk);
            }
            (Frame::PickAudience { who }, Action::Audience(card)) => {
                self.pick_audience(who, card, desk)
            }
            (Frame::KeepAudience { who }, Action::Audience(card)) => {
                self.keep_audience(who, card, desk)
            }
            (Frame::Vision { who, bonus }, Action::Word(word)) => {
                self.answer_vision(who, bonus, word == Word::Power, desk);
            }
            (Frame::Escort { who, .. }, Action::Place(place)) => {
                self.public.frames.pop();
                self.put(who, place, desk);
            }
            (Frame::TokenPlace { who, token }, Action::Place(place)) => {
                self.answer_token_place(who, token, place, desk);
            }
            (Frame::TokenSeat { who, token }, Action::Seat(other)) => {
                self.answer_token_seat(who, token, other, desk);
            }
            (
                Frame::Rearrange {
                    who,
                    left,
                    first: None,
                },
                Action::Seat(seat),
            ) => {
                self.replace(Frame::Rearrange {
                    who,
                    left,
                    first: Some(seat),
                });
            }
            (
                Frame::Rearrange {
                    who,
                    left,
                    first: Some(first),
                },
                Action::Seat(seat),
            ) => {
                self.replace(Frame::Rearrange {
                    who,
                    left: left - 1,
                    first: None,
                });
                self.trade_meeples(first, seat, desk);
            }
            (Frame::Demand { who, of }, Action::Word(word)) => {
                self.answer_demand(who, of, word, desk)
            }
            // Stop: nothing more is placed, removed or rearranged.
            _ => {
                self.public.frames.pop();
            }
        }
    }

    pub(crate) fn replace(&mut self, frame: Frame) {
        if let Some(top) = self.public.frames.last_mut() {
            *top = frame;
        }
    }

    /// Just What I Needed: the searching card goes to the discard pile first; an event card found is then resolved.
    fn retrieve(&mut self, who: Seat, kind: Kind, desk: &mut impl Clerk) {
        self.public.frames.pop();
        self.public.discard.take(kind.index());
        if let Some(Frame::Play(play)) = self.public.frames.last_mut()
            && let crate::state::What::Card(card) = play.what
        {
            play.away = true;
            self.public.discard.add(card.index(), 1);
        }
        desk.note(|| Event::Retrieved {
            seat: who,
            card: kind,
        });
        if kind.is_event() {
            self.receive(who, kind, desk);
        } else {
            self.gain_seen(who, kind, crate::state::EVERYBODY);
        }
    }

    /// Lets a player look at the top of the command deck; tells how many cards there were.
    pub(crate) fn look_at_deck(&mut self, who: Seat, count: usize, desk: &mut impl Clerk) -> usize {
        let deck = &mut self.hidden.deck;
        let cards = deck.look(count, who.0, |rest| desk.draw_from(CARD_DRAWS, rest));
        desk.reveal();
        desk.note(|| Event::DeckLookedAt {
            seat: who,
            cards: cards as u8,
        });
        cards
    }

    /// Chairwoman Ludmila puts the two top cards back. How many go to the bottom everybody sees.
    fn plan(&mut self, who: Seat, cards: u8, word: Word, desk: &mut impl Clerk) {
        self.public.frames.pop();
        let deck = &mut self.hidden.deck;
        let last = deck.top.len() - 1;
        // Where the cards lie that go down one after the other, the last of them lowest.
        let (places, count) = match word {
            Word::FirstDown => ([last, 0], 1),
            Word::SecondDown => ([last - 1, 0], 1),
            Word::BothDown => ([last, last - 1], 2),
            Word::BothDownSwapped => ([last - 1; 2], 2),
            Word::Swap if cards > 1 => {
                deck.top.as_mut_slice().swap(last, last - 1);
                return;
            }
            _ => return,
        };
        for &place in &places[..count] {
            let card = deck.top.remove(place);
            deck.bottom.push(card);
        }
        desk.note(|| Event::PutDown {
            seat: self.chooser(who),
            cards: count as u8,
        });
    }

    /// Constitutional Amendment: the founder, or one multi-turn card.
    fn cleanse(&mut self, who: Seat, kind: Kind, desk: &mut impl Clerk) {
        self.public.frames.pop();
        if self
            .public
            .player(who)
            .founder
            .is_some_and(|lying| lying.card == kind)
        {
            self.remove_founder(who, desk);
            return;
        }
        let bans = self.public.player(who).bans;
        if let Some(at) = bans.as_slice().iter().position(|lying| lying.card == kind) {
            self.remove_ban(who, at, desk);
        }
    }
}
