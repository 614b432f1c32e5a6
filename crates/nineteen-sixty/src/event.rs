//! Events: one interpreter for the effects of all cards (chapter 7 and section 23.10 of the rules page).

use crate::action::{Action, Use, Word};
use crate::activity::TAX;
use crate::board::{Issue, Region, State, StateSet};
use crate::campaigning::region_of;
use crate::cards::{Card, CardSet};
use crate::desk::Clerk;
use crate::effects::{Cap, Effect, ElectionEvent, Lasting, PointsOn, Space, TaxOn, Who, Within};
use crate::flow::{Flow, Offers};
use crate::log::{Event, Pile};
use crate::rulings::{
    EVENTS_CAMPAIGN_WITH_TAX, EVENTS_POSITION_WITH_RESTRICTION, SPENT_DEBATE_EVENTS,
    TURNED_UP_IN_VAIN,
};
use crate::side::{Side, ahead};
use crate::state::{AddSupport, CheckPlace, Force, Frame, NineteenSixty, RemoveSupport, Resolving};
use crate::turn::DEBATE_TURN;

impl NineteenSixty {
    /// one effect after another, as written. Then the card leaves the game, unless an effect of its own has
    /// laid it down elsewhere.
    pub(crate) fn continue_event(
        &mut self,
        mut resolving: Resolving,
        desk: &mut impl Clerk,
    ) -> Flow {
        let effects = effects_of(&resolving);
        let Some(&effect) = effects.get(resolving.next as usize) else {
            self.public.frames.pop();
            if self.public.in_play.contains(resolving.card) {
                self.put_away(resolving.card, Pile::Removed, desk);
            }
            return Flow::On;
        };
        resolving.next = if self.condition_fails(effect) {
            effects.len() as u8
        } else {
            resolving.next + 1
        };
        self.public.frames.replace(Frame::Event(resolving));
        self.carry_out(effect, &resolving, desk);
        Flow::On
    }

    fn condition_fails(&self, effect: Effect) -> bool {
        match effect {
            Effect::OnlyIfLeads(side, issue) => self.public.issues[issue].leader() != Some(side),
            Effect::OnlyIfLeadsSeveral(side) => self.public.issues_led(side) < 2,
            _ => false,
        }
    }

    /// the player meant, if there is one.
    fn meant(&self, who: Who, resolver: Side) -> Option<Side> {
        match who {
            Who::Resolver => Some(resolver),
            Who::Opponent => Some(resolver.opponent()),
            Who::Kennedy => Some(Side::Kennedy),
            Who::Nixon => Some(Side::Nixon),
            Who::Leads(issue) => self.public.issues[issue].leader(),
            Who::LeadsState(state) => self.public.support[state].leader(),
            Who::StrongerIn(states) => {
                let sum: i16 = states
                    .iter()
                    .map(|&state| self.public.support[state].value())
                    .sum();
                crate::side::Lean::signed(sum).leader()
            }
            Who::OnAirIn(region) => self.public.on_air(region),
        }
    }

    fn carry_out(&mut self, effect: Effect, resolving: &Resolving, desk: &mut impl Clerk) {
        let resolver = resolving.resolver;
        if let Some(who) = subject(effect) {
            if let Some(side) = self.meant(who, resolver) {
                self.carry_out_for(side, effect, resolving.card, desk);
            }
            return;
        }
        match effect {
            Effect::GatherMomentum(region) => self.gather_momentum(region, desk),
            Effect::Raise { issue, places } => self.raise(issue, places, desk),
            Effect::LeadersLose(issues) => self.leaders_lose(issues, desk),
            Effect::Stays(space) => self.lay_down(resolving.card, space, desk),
            _ => {}
        }
    }

    /// An effect that speaks of one player.
    fn carry_out_for(&mut self, side: Side, effect: Effect, card: Card, desk: &mut impl Clerk) {
        let frames = &mut self.public.frames;
        match effect {
            Effect::MayAdd {
                total, cap, within, ..
            } => self.begin_adding(side, total, cap, within),
            Effect::MayAddOnAir { total, cap, .. } => {
                frames.push(Frame::OnAir { side, total, cap })
            }
            Effect::Gain { n, state, .. } => self.gain_by_event(side, state, n, desk),
            Effect::MaySwing { n, .. } => frames.push(Frame::Swing { side, n }),
            Effect::MayRemove {
                total, cap, within, ..
            } => {
                self.begin_removing(side, side.opponent(), total, cap, within);
            }
            Effect::MustRemove { total, within, .. } => {
                self.begin_removing(side, side, total, Cap::None, within);
            }
            Effect::Lose { n, state, .. } => self.lose_support(side, state, n, desk),
            Effect::LoseAtToken { n, .. } => {
                self.lose_support(side, self.public.tokens[side], n, desk);
            }
            // moves ordered by an event cost nothing.
            Effect::MoveToken { to, .. } => self.move_token(side, to, desk),
            Effect::MoveTokenToOneOf { states, .. } => {
                let states = states.iter().copied().collect();
                frames.push(Frame::MoveToken { side, states });
            }
            Effect::GainMomentum { n, .. } => self.gain_momentum(side, n, desk),
            Effect::LoseMomentum { n, .. } => self.lose_momentum(side, n, desk),
            Effect::DrawLevel { .. } => {
                let momentum = self.public.momentum;
                let lacking = momentum[side.opponent()].saturating_sub(momentum[side]);
                self.gain_momentum(side, lacking, desk);
            }
            Effect::GainIssue { issue, n, .. } => self.gain_issue(side, issue, n, desk),
            Effect::LoseIssue { issue, n, .. } => self.lose_issue(side, issue, n, desk),
            Effect::LoseEachIssue { .. } => {
                Issue::ALL
                    .iter()
                    .for_each(|&issue| self.lose_issue(side, issue, 1, desk));
            }
            Effect::MayAddToOneIssue { n, .. } => frames.push(Frame::OneIssue { side, n }),
            Effect::MayAddToIssues { n, .. } => frames.push(Frame::SpreadIssues { side, left: n }),
            Effect::MustRemoveIssues { n, .. } => frames.push(Frame::DropIssues { side, left: n }),
            Effect::ReorderIssues { .. } => frames.push(Frame::Reorder { side, first: None }),
            Effect::GainMedia { region, n, .. } => self.gain_media(side, region, n, desk),
            Effect::MayPlaceMedia { n, .. } => frames.push(Frame::PlaceMedia { side, left: n }),
            Effect::MayRemoveMedia { n, .. } => frames.push(Frame::DropMedia { side, left: n }),
            Effect::MayEndorse { .. } => frames.push(Frame::Endorse {
                side,
                optional: true,
            }),
            Effect::MayRetrieve { .. } => frames.push(Frame::Retrieve { side, only: None }),
            Effect::MayRetrieveCard { card, .. } => {
                frames.push(Frame::Retrieve {
                    side,
                    only: Some(card),
                });
            }
            Effect::MayRedraw { .. } => frames.push(Frame::Redraw { side, discarded: 0 }),
            Effect::MayDraw { n, .. } => frames.push(Frame::DrawCards { side, n }),
            Effect::ShowHand { .. } => self.show_hand(side, desk),
            Effect::MaySpend { points, .. } => {
                let barred =
                    self.barred_issue(Some(card).filter(|_| EVENTS_POSITION_WITH_RESTRICTION));
                self.public.frames.push(Frame::Spend {
                    side,
                    points,
                    barred,
                });
            }
            Effect::MayCampaign { points, .. } => self.campaign_by_event(side, points, desk),
            Effect::MayResolveDiscard { .. } => frames.push(Frame::ResolveDiscard { side }),
            Effect::ResolveFromDeck { n, .. } => frames.push(Frame::TurnUp { side, left: n }),
            Effect::MayRefreshCandidate { .. } => frames.push(Frame::Refresh { side }),
            Effect::ExhaustCandidate { .. } => self.exhaust_candidate(side, desk),
            Effect::Lasts { rows, .. } => self.put_in_force(side, card, rows, desk),
            Effect::Check { n, state, .. } => self.begin_checks(side, CheckPlace::State(state), n),
            Effect::CheckAnywhere { n, .. } => frames.push(Frame::Recount { side, n }),
            _ => {}
        }
    }

    /// E-18: a Campaigning action like any other, with at most one point in a state.
    fn campaign_by_event(&mut self, side: Side, points: u8, desk: &mut impl Clerk) {
        if EVENTS_CAMPAIGN_WITH_TAX && self.is_taxed(side, Use::Campaigning) {
            if !self.can_spend(side, TAX) {
                return;
            }
            self.lose_momentum(side, TAX, desk);
        }
        self.begin_campaign(side, points, true);
    }

    fn begin_adding(&mut self, side: Side, total: u8, cap: Cap, within: Within) {
        let mut open = within.states();
        if within == Within::Empty {
            open = open & self.public.empty_states();
        }
        self.public.frames.push(Frame::Add(AddSupport {
            side,
            left: total,
            cap,
            open,
            once: StateSet::default(),
            declared: StateSet::default(),
            declare: None,
        }));
    }

    /// The chooser takes off the victim's cubes; who takes off his own must, whoever takes off another's may.
    fn begin_removing(&mut self, side: Side, victim: Side, total: u8, cap: Cap, within: Within) {
        self.public.frames.push(Frame::Remove(RemoveSupport {
            side,
            victim,
            left: total,
            cap,
            open: within.states(),
            once: StateSet::default(),
            optional: side != victim,
        }));
    }

    /// The four Gathering Momentum cards: equal numbers change nothing. At most one empty state can need a
    /// check, the one in which the opponent stands (A-37g).
    fn gather_momentum(&mut self, region: Region, desk: &mut impl Clerk) {
        let states = region.states();
        let led = |side| (self.public.led_by(side) & states).len();
        let Some(side) = ahead(led) else { return };
        self.gain_momentum(side, 1, desk);
        for state in (self.public.empty_states() & states).iter() {
            self.gain_by_event(side, state, 1, desk);
        }
    }

    /// an issue that rises changes places with the one above it; at the top it stays.
    fn raise(&mut self, issue: Issue, places: u8, desk: &mut impl Clerk) {
        let before = self.public.track;
        for _ in 0..places {
            let track = &mut self.public.track;
            if let Some(place) = track.iter().position(|&at| at == issue)
                && place > 0
            {
                track.swap(place, place - 1);
            }
        }
        let track = self.public.track;
        if track != before {
            desk.note(|| Event::TrackChanged { track });
        }
    }

    /// Medal Count and Cassius Clay: who leads both is judged before the losses.
    fn leaders_lose(&mut self, issues: [Issue; 2], desk: &mut impl Clerk) {
        let leaders = issues.map(|issue| self.public.issues[issue].leader());
        for (issue, leader) in issues.into_iter().zip(leaders) {
            if let Some(side) = leader {
                self.lose_issue(side, issue, 1, desk);
            }
        }
        if let [Some(one), Some(other)] = leaders
            && one == other
        {
            self.lose_momentum(one, 1, desk);
        }
    }

    /// The owner's opponent sees the hand, and remembers it.
    fn show_hand(&mut self, side: Side, desk: &mut impl Clerk) {
        let hand = self.hidden.hands[side];
        self.hidden.shown_hand[side] = hand;
        desk.reveal();
        desk.note(|| Event::HandShown {
            side,
            cards: Some(hand),
        });
    }

    fn exhaust_candidate(&mut self, side: Side, desk: &mut impl Clerk) {
        if std::mem::take(&mut self.public.candidate[side]) {
            desk.note(|| Event::CandidateExhausted { side });
        }
    }

    /// stays in sight until the end of the turn.
    fn put_in_force(&mut self, side: Side, card: Card, rows: &[Lasting], desk: &mut impl Clerk) {
        self.public.in_play.remove(card);
        self.public.in_force[side].insert(card);
        self.public.force[side].add(rows);
        desk.note(|| Event::CardPutAway {
            card,
            pile: Pile::InForce,
        });
    }

    /// A Debate event after turn 6 does nothing and leaves the game.
    fn lay_down(&mut self, card: Card, space: Space, desk: &mut impl Clerk) {
        let pile = match space {
            Space::Debate(_) if self.public.turn > DEBATE_TURN => SPENT_DEBATE_EVENTS,
            Space::Debate(_) => Pile::DebateSpace,
            Space::ElectionDay(_) => Pile::ElectionSpace,
            Space::Prevention(cards) => {
                let prevented: CardSet = cards.iter().copied().collect();
                self.public.prevented = self.public.prevented.union(prevented);
                Pile::PreventionSpace
            }
        };
        self.put_away(card, pile, desk);
    }

    // --- Questions inside events -------------------------------------------------------------------------------

    /// Lets a question of an event work: it asks while there is something to choose.
    pub(crate) fn continue_event_question(&mut self, frame: Frame, desk: &mut impl Clerk) -> Flow {
        match frame {
            Frame::Add(add) => self.ask_while(add.left > 0 && !add.open.is_empty()),
            Frame::Remove(remove) => self.continue_removing(remove, desk),
            Frame::OnAir { side, .. } => {
                let any = Region::ALL
                    .iter()
                    .any(|&region| self.public.on_air(region) == Some(side));
                self.ask_while(any)
            }
            Frame::Swing { side, .. } => self.ask_while(!self.swing_states(side).is_empty()),
            Frame::MoveToken { side, states } => self.continue_moving(side, states, desk),
            Frame::SpreadIssues { left, .. } | Frame::PlaceMedia { left, .. } => {
                self.ask_while(left > 0)
            }
            Frame::DropIssues { side, left } => self.continue_dropping_issues(side, left, desk),
            Frame::DropMedia { side, left } => {
                let any = self.public.media_total(side.opponent()) > 0;
                self.ask_while(left > 0 && any)
            }
            Frame::Retrieve { only, .. } => self.ask_while(!self.retrievable(only).is_empty()),
            Frame::Redraw { side, discarded } => {
                if !self.hidden.hands[side].is_empty() {
                    return Flow::Ask;
                }
                self.finish_redraw(side, discarded, desk);
                Flow::On
            }
            Frame::ResolveDiscard { .. } => self.ask_while(!self.resolvable_discards().is_empty()),
            Frame::DrawCards { .. } => {
                let none = self.hidden.deck.is_empty() && self.public.discard.is_empty();
                self.ask_while(!none)
            }
            Frame::TurnUp { side, left } => self.turn_up(side, left, desk),
            Frame::Refresh { side } => self.ask_while(!self.public.candidate[side]),
            _ => Flow::Ask,
        }
    }

    pub(crate) fn offer_event_question(&self, frame: &Frame, offers: &mut Offers) {
        match *frame {
            Frame::Add(add) => match add.declare {
                Some(state) => offers.numbers(add.room(state)),
                None => offer_states(offers, add.open, true),
            },
            Frame::Remove(remove) => {
                offer_states(offers, self.removable(&remove), remove.optional);
            }
            Frame::OnAir { side, .. } => {
                offers.regions(|region| self.public.on_air(region) == Some(side));
                offers.words(&[Word::Stop]);
            }
            Frame::Swing { side, .. } => offer_states(offers, self.swing_states(side), true),
            Frame::MoveToken { states, .. } => offer_states(offers, states, false),
            Frame::OneIssue { .. } | Frame::SpreadIssues { .. } => {
                offers.issues(|_| true);
                offers.words(&[Word::Stop]);
            }
            Frame::DropIssues { side, .. } => {
                offers.issues(|issue| self.public.issues[issue].leader() == Some(side));
            }
            Frame::Reorder { first, .. } => offers.issues(|issue| first != Some(issue)),
            Frame::PlaceMedia { .. } => {
                offers.regions(|_| true);
                offers.words(&[Word::Stop]);
            }
            Frame::DropMedia { side, .. } => {
                offers.regions(|region| self.public.on_air(region) == Some(side.opponent()));
                offers.words(&[Word::Stop]);
            }
            Frame::Endorse { optional, .. } => {
                offers.regions(|_| true);
                if optional {
                    offers.words(&[Word::Stop]);
                }
            }
            Frame::Retrieve { only, .. } => offer_cards(offers, self.retrievable(only)),
            Frame::Redraw { side, .. } => offer_cards(offers, self.hidden.hands[side]),
            Frame::ResolveDiscard { .. } => offer_cards(offers, self.resolvable_discards()),
            Frame::DrawCards { .. } | Frame::Refresh { .. } => {
                offers.words(&[Word::Accept, Word::Stop]);
            }
            Frame::Spend { .. } => {
                offers.actions();
                offers.words(&[Word::Stop]);
            }
            _ => {}
        }
    }

    pub(crate) fn answer_event_question(
        &mut self,
        frame: Frame,
        action: Action,
        desk: &mut impl Clerk,
    ) {
        let stopped = action == Action::Word(Word::Stop);
        match frame {
            Frame::Redraw { side, discarded } if stopped => {
                self.finish_redraw(side, discarded, desk)
            }
            _ if stopped => {
                self.public.frames.pop();
            }
            Frame::Add(add) => self.answer_add(add, action, desk),
            Frame::Remove(remove) => self.answer_remove(remove, action, desk),
            Frame::OnAir { side, total, cap } => self.answer_on_air(side, total, cap, action),
            Frame::Swing { side, n } => self.answer_swing(side, n, action, desk),
            Frame::MoveToken { side, .. } => self.answer_move(side, action, desk),
            Frame::OneIssue { side, n } => {
                self.public.frames.pop();
                self.answer_issue(side, action, n, desk);
            }
            Frame::SpreadIssues { side, left } => {
                self.public.frames.replace(Frame::SpreadIssues {
                    side,
                    left: left - 1,
                });
                self.answer_issue(side, action, 1, desk);
            }
            Frame::DropIssues { side, left } => {
                self.public.frames.replace(Frame::DropIssues {
                    side,
                    left: left - 1,
                });
                if let Action::Issue(issue) = action {
                    self.lose_issue(side, issue, 1, desk);
                }
            }
            Frame::Reorder { side, first } => self.answer_reorder(side, first, action, desk),
            Frame::PlaceMedia { side, left } => {
                self.public.frames.replace(Frame::PlaceMedia {
                    side,
                    left: left - 1,
                });
                if let Some(region) = region_of(action) {
                    self.gain_media(side, region, 1, desk);
                }
            }
            Frame::DropMedia { side, left } => {
                self.public.frames.replace(Frame::DropMedia {
                    side,
                    left: left - 1,
                });
                if let Some(region) = region_of(action) {
                    self.lose_media(side.opponent(), region, 1, desk);
                }
            }
            Frame::Endorse { side, .. } => {
                self.public.frames.pop();
                if let Some(region) = region_of(action) {
                    self.endorse(side, region, desk);
                }
            }
            Frame::Retrieve { side, .. } => self.answer_retrieve(side, action, desk),
            Frame::Redraw { side, discarded } => {
                self.public.frames.replace(Frame::Redraw {
                    side,
                    discarded: discarded + 1,
                });
                if let Action::Card(card) = action {
                    self.discard_from_hand(side, card, desk);
                }
            }
            Frame::DrawCards { side, n } => {
                self.public.frames.pop();
                self.draw_to_hand(side, n, desk);
            }
            Frame::Spend {
                side,
                points,
                barred,
            } => {
                self.public.frames.pop();
                if let Action::Use(usage) = action {
                    self.begin_action(side, usage, points, barred);
                }
            }
            Frame::ResolveDiscard { side } => self.answer_resolve_discard(side, action, desk),
            Frame::Refresh { side } => {
                self.public.frames.pop();
                self.public.candidate[side] = true;
                desk.note(|| Event::CandidateRefreshed { side });
            }
            _ => {}
        }
    }

    /// E-01.: where checks are needed their number is declared, counts against total and limit
    /// whether or not it succeeds, and closes the state for this event.
    fn answer_add(&mut self, mut add: AddSupport, action: Action, desk: &mut impl Clerk) {
        match (add.declare, action) {
            (Some(state), Action::Number(count)) => self.check_by_event(add, state, count, desk),
            (None, Action::State(state)) if !self.event_needs_check(add.side, state) => {
                add.left -= 1;
                take_one(add.cap, &mut add.open, &mut add.once, state);
                self.public.frames.replace(Frame::Add(add));
                self.gain_support(add.side, state, 1, desk);
            }
            (None, Action::State(state)) if add.room(state) == 1 => {
                self.check_by_event(add, state, 1, desk);
            }
            (None, Action::State(state)) => {
                add.declare = Some(state);
                self.public.frames.replace(Frame::Add(add));
            }
            _ => {}
        }
    }

    fn check_by_event(
        &mut self,
        mut add: AddSupport,
        state: State,
        count: u8,
        desk: &mut impl Clerk,
    ) {
        let side = add.side;
        add.declare = None;
        add.left -= count;
        add.open.remove(state);
        add.declared.insert(state);
        self.public.frames.replace(Frame::Add(add));
        desk.note(|| Event::ChecksDeclared { side, state, count });
        self.begin_checks(side, CheckPlace::State(state), count);
    }

    /// States from which a cube can be taken off.
    pub(crate) fn removable(&self, remove: &RemoveSupport) -> StateSet {
        remove.open & self.public.led_by(remove.victim)
    }

    /// A loss that must be taken and leaves no choice is taken at once.
    fn continue_removing(&mut self, mut remove: RemoveSupport, desk: &mut impl Clerk) -> Flow {
        let states = self.removable(&remove);
        if remove.left == 0 || states.is_empty() {
            return self.ask_while(false);
        }
        let cubes = |state| self.public.support[state].cubes(remove.victim);
        let all: u16 = states.iter().map(cubes).sum();
        if remove.optional || (all > u16::from(remove.left) && states.len() > 1) {
            return Flow::Ask;
        }
        for state in states.iter() {
            let count = cubes_to_take(self.public.support[state].cubes(remove.victim), remove.left);
            self.lose_support(remove.victim, state, count, desk);
            remove.left -= count;
        }
        self.ask_while(false)
    }

    /// E-06, E-07
    fn answer_remove(&mut self, mut remove: RemoveSupport, action: Action, desk: &mut impl Clerk) {
        let Action::State(state) = action else { return };
        remove.left -= 1;
        take_one(remove.cap, &mut remove.open, &mut remove.once, state);
        self.public.frames.replace(Frame::Remove(remove));
        self.lose_support(remove.victim, state, 1, desk);
    }

    /// E-12
    fn answer_on_air(&mut self, side: Side, total: u8, cap: Cap, action: Action) {
        self.public.frames.pop();
        if let Some(region) = region_of(action) {
            let within = Within::Regions(std::slice::from_ref(&Region::ALL[region as usize]));
            self.begin_adding(side, total, cap, within);
        }
    }

    /// States that the opponent leads but does not carry.
    pub(crate) fn swing_states(&self, side: Side) -> StateSet {
        let opponent = side.opponent();
        let led = self.public.led_by(opponent);
        led.iter()
            .filter(|&state| !self.public.carries(opponent, state))
            .collect()
    }

    /// E-05: support first, then the token goes there.
    fn answer_swing(&mut self, side: Side, n: u8, action: Action, desk: &mut impl Clerk) {
        let Action::State(state) = action else { return };
        let states = StateSet(1 << state as u64);
        self.public
            .frames
            .replace(Frame::MoveToken { side, states });
        self.gain_by_event(side, state, n, desk);
    }

    /// E-13
    fn continue_moving(&mut self, side: Side, states: StateSet, desk: &mut impl Clerk) -> Flow {
        let mut places = states.iter();
        if let (Some(only), None) = (places.next(), places.next()) {
            self.move_token(side, only, desk);
            return self.ask_while(false);
        }
        Flow::Ask
    }

    fn answer_move(&mut self, side: Side, action: Action, desk: &mut impl Clerk) {
        self.public.frames.pop();
        if let Action::State(state) = action {
            self.move_token(side, state, desk);
        }
    }

    /// E-08. Restricted Positioning does not concern events.
    fn answer_issue(&mut self, side: Side, action: Action, n: u8, desk: &mut impl Clerk) {
        if let Action::Issue(issue) = action {
            self.gain_issue(side, issue, n, desk);
        }
    }

    fn continue_dropping_issues(
        &mut self,
        side: Side,
        mut left: u8,
        desk: &mut impl Clerk,
    ) -> Flow {
        let total: u16 = Issue::ALL
            .iter()
            .map(|&issue| self.public.issues[issue].cubes(side))
            .sum();
        if left > 0 && total > u16::from(left) && self.public.issues_led(side) > 1 {
            return Flow::Ask;
        }
        for &issue in Issue::ALL {
            let count = cubes_to_take(self.public.issues[issue].cubes(side), left);
            self.lose_issue(side, issue, count, desk);
            left -= count;
        }
        self.ask_while(false)
    }

    /// E-09: first place, then second; the third follows.
    fn answer_reorder(
        &mut self,
        side: Side,
        first: Option<Issue>,
        action: Action,
        desk: &mut impl Clerk,
    ) {
        let Action::Issue(issue) = action else { return };
        let Some(first) = first else {
            return self.public.frames.replace(Frame::Reorder {
                side,
                first: Some(issue),
            });
        };
        self.public.frames.pop();
        let rest = Issue::ALL
            .iter()
            .copied()
            .find(|&other| other != first && other != issue);
        let track = [first, issue, rest.unwrap_or(first)];
        if self.public.track != track {
            self.public.track = track;
            desk.note(|| Event::TrackChanged { track });
        }
    }

    /// Cards that can be taken back from the discard pile.
    pub(crate) fn retrievable(&self, only: Option<Card>) -> CardSet {
        let wanted = only.map_or(self.public.discard, CardSet::only);
        self.public.discard.intersection(wanted)
    }

    /// E-14: taken in the open, so everybody knows it is in that hand.
    fn answer_retrieve(&mut self, side: Side, action: Action, desk: &mut impl Clerk) {
        self.public.frames.pop();
        let Action::Card(card) = action else { return };
        self.public.discard.remove(card);
        self.hidden.hands[side].insert(card);
        self.public.known_hand[side].insert(card);
        desk.note(|| Event::Retrieved { side, card });
    }

    /// E-15: as many are drawn as were discarded.
    fn finish_redraw(&mut self, side: Side, discarded: u8, desk: &mut impl Clerk) {
        self.public.frames.pop();
        self.draw_to_hand(side, discarded, desk);
    }

    /// Cards of the discard pile whose event is not prevented.
    pub(crate) fn resolvable_discards(&self) -> CardSet {
        self.public.discard.minus(self.public.prevented)
    }

    /// E-19, A-47
    fn answer_resolve_discard(&mut self, side: Side, action: Action, desk: &mut impl Clerk) {
        self.public.frames.pop();
        let Action::Card(card) = action else { return };
        self.public.discard.remove(card);
        self.public.in_play.insert(card);
        self.begin_event(card, side, desk);
    }

    /// E-20, A-47: a card without the player's icon, or prevented, goes to the discard pile unresolved.
    fn turn_up(&mut self, side: Side, left: u8, desk: &mut impl Clerk) -> Flow {
        let Some(card) = (left > 0).then(|| self.draw_card(desk)).flatten() else {
            return self.ask_while(false);
        };
        self.public.frames.replace(Frame::TurnUp {
            side,
            left: left - 1,
        });
        self.public.in_play.insert(card);
        let resolved = card.facts().icon.shows(side) && !self.public.prevented.contains(card);
        desk.note(|| Event::TurnedUp {
            side,
            card,
            resolved,
        });
        if resolved {
            self.begin_event(card, side, desk);
        } else {
            self.put_away(card, TURNED_UP_IN_VAIN, desk);
        }
        Flow::On
    }
}

/// The effects that an event works through now.
fn effects_of(resolving: &Resolving) -> &'static [Effect] {
    match resolving.card.space() {
        Some(Space::ElectionDay(ElectionEvent::Resolve(effects))) if resolving.election_day => {
            effects
        }
        _ => resolving.card.facts().effects,
    }
}

/// Of whom an effect speaks, if it speaks of one player.
pub(crate) fn subject(effect: Effect) -> Option<Who> {
    match effect {
        Effect::MayAdd { who, .. }
        | Effect::MayAddOnAir { who, .. }
        | Effect::Gain { who, .. }
        | Effect::MaySwing { who, .. }
        | Effect::MayRemove { who, .. }
        | Effect::MustRemove { who, .. }
        | Effect::Lose { who, .. }
        | Effect::LoseAtToken { who, .. }
        | Effect::MoveToken { who, .. }
        | Effect::MoveTokenToOneOf { who, .. }
        | Effect::GainMomentum { who, .. }
        | Effect::LoseMomentum { who, .. }
        | Effect::DrawLevel { who }
        | Effect::GainIssue { who, .. }
        | Effect::LoseIssue { who, .. }
        | Effect::LoseEachIssue { who }
        | Effect::MayAddToOneIssue { who, .. }
        | Effect::MayAddToIssues { who, .. }
        | Effect::MustRemoveIssues { who, .. }
        | Effect::ReorderIssues { who }
        | Effect::GainMedia { who, .. }
        | Effect::MayPlaceMedia { who, .. }
        | Effect::MayRemoveMedia { who, .. }
        | Effect::MayEndorse { who }
        | Effect::MayRetrieve { who }
        | Effect::MayRetrieveCard { who, .. }
        | Effect::MayRedraw { who }
        | Effect::MayDraw { who, .. }
        | Effect::ShowHand { who }
        | Effect::MaySpend { who, .. }
        | Effect::MayCampaign { who, .. }
        | Effect::MayResolveDiscard { who }
        | Effect::ResolveFromDeck { who, .. }
        | Effect::MayRefreshCandidate { who }
        | Effect::ExhaustCandidate { who }
        | Effect::Lasts { who, .. }
        | Effect::Check { who, .. }
        | Effect::CheckAnywhere { who, .. } => Some(who),
        Effect::OnlyIfLeads(..)
        | Effect::OnlyIfLeadsSeveral(_)
        | Effect::GatherMomentum(_)
        | Effect::Raise { .. }
        | Effect::LeadersLose(_)
        | Effect::Stays(_) => None,
    }
}

fn offer_states(offers: &mut Offers, states: StateSet, optional: bool) {
    offers.states(states);
    if optional {
        offers.words(&[Word::Stop]);
    }
}

fn offer_cards(offers: &mut Offers, cards: CardSet) {
    offers.cards(cards);
    offers.words(&[Word::Stop]);
}

fn cubes_to_take(there: u16, wanted: u8) -> u8 {
    there.min(u16::from(wanted)) as u8
}

/// Counts one cube in `state` against the limit for each state.
fn take_one(cap: Cap, open: &mut StateSet, once: &mut StateSet, state: State) {
    let second = once.contains(state);
    once.insert(state);
    match cap {
        Cap::Two if second => open.remove(state),
        Cap::One => open.remove(state),
        Cap::None | Cap::Two => {}
    }
}

impl AddSupport {
    /// How much more one state can take.
    pub(crate) fn room(&self, state: State) -> u8 {
        let taken = u8::from(self.once.contains(state));
        self.left
            .min(self.cap.limit(self.left).saturating_sub(taken))
    }
}

impl Force {
    /// Adds what an event does until the end of the turn.
    pub(crate) fn add(&mut self, rows: &[Lasting]) {
        for row in rows {
            match *row {
                Lasting::Points {
                    on: PointsOn::Everything,
                    change,
                } => self.points += change,
                Lasting::Points {
                    on: PointsOn::Campaigning,
                    change,
                } => self.campaigning_points += change,
                Lasting::Points {
                    on: PointsOn::Positioning,
                    change,
                } => self.positioning_points += change,
                Lasting::FreeTravel => self.free_travel = true,
                Lasting::NoChecks => self.no_checks = true,
                Lasting::ChecksEverywhere => self.checks_everywhere = true,
                Lasting::Closed(within) => self.closed |= within.states(),
                Lasting::ClosedWhereOpponentLeads => self.closed_where_opponent_leads = true,
                Lasting::MayNotSpendMomentum => self.may_not_spend = true,
                Lasting::Tax(TaxOn::Campaigning) => self.tax_on_campaigning = true,
                Lasting::Tax(TaxOn::Events) => self.tax_on_events = true,
                Lasting::Pledged => self.pledged = true,
                Lasting::FreePreempt => self.free_preempt = true,
                Lasting::SecondDraw => self.second_draw = true,
            }
        }
    }
}
