//! Support, leading, carrying (chapter 4), and when a gain of state support needs a check (section 9.3).

use crate::board::{Issue, Region, State};
use crate::desk::Clerk;
use crate::log::Event;
use crate::side::Side;
use crate::state::{CheckPlace, NineteenSixty};

impl NineteenSixty {
    ///
    pub(crate) fn gain_support(&mut self, side: Side, state: State, n: u8, desk: &mut impl Clerk) {
        if n == 0 {
            return;
        }
        let support = &mut self.public.support[state];
        support.gain(side, u16::from(n));
        let now = *support;
        desk.note(|| Event::SupportGained {
            side,
            state,
            count: u16::from(n),
            now,
        });
    }

    ///
    pub(crate) fn lose_support(&mut self, side: Side, state: State, n: u8, desk: &mut impl Clerk) {
        let support = &mut self.public.support[state];
        let count = support.lose(side, u16::from(n));
        let now = *support;
        if count > 0 {
            desk.note(|| Event::SupportLost {
                side,
                state,
                count,
                now,
            });
        }
    }

    /// never checked when an event gives it.
    pub(crate) fn gain_media(&mut self, side: Side, region: Region, n: u8, desk: &mut impl Clerk) {
        let media = &mut self.public.media[region];
        media.gain(side, u16::from(n));
        let now = *media;
        desk.note(|| Event::MediaGained {
            side,
            region,
            count: u16::from(n),
            now,
        });
    }

    pub(crate) fn lose_media(&mut self, side: Side, region: Region, n: u8, desk: &mut impl Clerk) {
        let media = &mut self.public.media[region];
        let count = media.lose(side, u16::from(n));
        let now = *media;
        if count > 0 {
            desk.note(|| Event::MediaLost {
                side,
                region,
                count,
                now,
            });
        }
    }

    pub(crate) fn gain_issue(&mut self, side: Side, issue: Issue, n: u8, desk: &mut impl Clerk) {
        let support = &mut self.public.issues[issue];
        support.gain(side, u16::from(n));
        let now = *support;
        desk.note(|| Event::IssueGained {
            side,
            issue,
            count: u16::from(n),
            now,
        });
    }

    pub(crate) fn lose_issue(&mut self, side: Side, issue: Issue, n: u8, desk: &mut impl Clerk) {
        let support = &mut self.public.issues[issue];
        let count = support.lose(side, u16::from(n));
        let now = *support;
        if count > 0 {
            desk.note(|| Event::IssueLost {
                side,
                issue,
                count,
                now,
            });
        }
    }

    pub(crate) fn gain_momentum(&mut self, side: Side, n: u8, desk: &mut impl Clerk) {
        if n == 0 {
            return;
        }
        let momentum = &mut self.public.momentum[side];
        *momentum = momentum.saturating_add(n);
        let now = *momentum;
        desk.note(|| Event::MomentumGained {
            side,
            count: n,
            now,
        });
    }

    /// A loss takes no more than there is. Paying is a loss that was found to be affordable before.
    pub(crate) fn lose_momentum(&mut self, side: Side, n: u8, desk: &mut impl Clerk) {
        let momentum = &mut self.public.momentum[side];
        let count = n.min(*momentum);
        *momentum -= count;
        let now = *momentum;
        if count > 0 {
            desk.note(|| Event::MomentumLost { side, count, now });
        }
    }

    /// Whether a player has so much momentum and nothing in force forbids him to spend it.
    #[inline]
    pub(crate) fn can_spend(&self, side: Side, n: u8) -> bool {
        self.public.momentum[side] >= n && !self.public.force[side].may_not_spend
    }

    pub(crate) fn move_token(&mut self, side: Side, state: State, desk: &mut impl Clerk) {
        if self.public.tokens[side] != state {
            self.public.tokens[side] = state;
            desk.note(|| Event::TokenMoved { side, state });
        }
    }

    /// the opponent of whoever gains carries the state or stands in it. Nothing else counts
    /// . Which gains are subject to it at all is: Campaigning and, by edition, events ask here; debate
    /// awards and Election Day do not.
    fn is_contested(&self, side: Side, state: State) -> bool {
        let opponent = side.opponent();
        self.public.tokens[opponent] == state || self.public.carries(opponent, state)
    }

    ///
    fn is_exempt_by_media(&self, side: Side, state: State) -> bool {
        self.public.on_air(state.region()) == Some(side)
    }

    /// with what events in force add: Hostile Press Corps works as if the state were carried, so media and
    /// Advance Men still exempt (A-37h, A-37i).
    pub(crate) fn campaigning_needs_check(&self, side: Side, state: State) -> bool {
        let force = &self.public.force[side];
        (force.checks_everywhere || self.is_contested(side, state))
            && !force.no_checks
            && !self.is_exempt_by_media(side, state)
    }

    /// in the second edition events need checks where Campaigning would.
    pub(crate) fn event_needs_check(&self, side: Side, state: State) -> bool {
        self.public.options.rulebook().events_need_checks
            && self.is_contested(side, state)
            && !self.is_exempt_by_media(side, state)
    }

    /// A fixed gain by an event in a named state (E-02). It asks for no declaration.
    pub(crate) fn gain_by_event(&mut self, side: Side, state: State, n: u8, desk: &mut impl Clerk) {
        if self.event_needs_check(side, state) {
            self.begin_checks(side, CheckPlace::State(state), n);
        } else {
            self.gain_support(side, state, n, desk);
        }
    }
}
