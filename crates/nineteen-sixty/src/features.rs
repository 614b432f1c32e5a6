//! A position in numbers, from which the chance of winning is fitted (`hustings fit 1960`).
//!
//! Every number is Kennedy's less Nixon's, so that one side's features are the other's with the sign turned, and the
//! chances of both add up to one.

use crate::action::Use;
use crate::board::{Issue, Region, State};
use crate::cards::Card;
use crate::effects::{Effect, ElectionEvent, Space, Who};
use crate::policy::hold;
use crate::side::{Lean, Side};
use crate::state::{CheckPlace, Frame, NineteenSixty, Pick, Public, Stage};
use crate::turn::{DEBATE_TURN, ELECTION_TURN, PLAYS};

engine::measures! { Feature {
    Kennedy = "being Kennedy",
    LeadByOne = "votes of states led by 1",
    LeadByTwo = "votes of states led by 2",
    LeadByThree = "votes of states led by 3",
    Carried = "votes of states carried",
    FirmlyCarried = "votes of states led by 6 or more",
    Endorsed = "votes of empty states endorsed",
    Edge = "votes of empty states by their edge",
    Margin = "expected votes over their spread",
    Momentum = "momentum",
    HasMomentum = "having any momentum",
    Media = "media cubes",
    MoreMedia = "more media cubes",
    OnAir = "votes of regions on the air",
    Endorsements = "votes of regions endorsed",
    FirstIssue = "leading the first issue",
    SecondIssue = "leading the second issue",
    ThirdIssue = "leading the third issue",
    IssueCubes = "issue cubes",
    Rest = "rest cubes",
    Bag = "share of the bag",
    Cards = "cards in hand",
    HandPoints = "points in hand",
    OwnEvents = "own events in hand",
    Candidate = "candidate card",
    VicePresident = "vice president card",
    DebateStack = "points laid by for the debates",
    ElectionStack = "votes in reach of cards laid by for election day",
    Debate = "points on the debate board",
    ElectionChecks = "checks on election day",
    Force = "points by events in force",
    Token = "votes of the candidate's state",
    Pick = "points of a card about to be played",
    PickOwn = "own event about to be played",
    Campaigning = "campaigning points unspent",
    Positioning = "positioning points unspent",
    Advertising = "advertising points unspent",
    EventSupport = "support that an event has still to move",
    EventOther = "other business of an event",
} }

/// The names of all features, in order.
pub(crate) const NAMES: &[&str] = Feature::NAMES;
pub(crate) const COUNT: usize = NAMES.len();
pub(crate) type Features = [f32; COUNT];

/// Votes are counted in tens, so that weights are of a size.
const VOTES: f32 = 0.1;

struct Tally(Features);

impl Tally {
    fn add(&mut self, feature: Feature, side: Side, amount: f32) {
        self.0[feature as usize] += if side == Side::Kennedy {
            amount
        } else {
            -amount
        };
    }

    fn add_lead(&mut self, feature: Feature, leader: Option<Side>, amount: f32) {
        if let Some(side) = leader {
            self.add(feature, side, amount);
        }
    }
}

impl NineteenSixty {
    /// Kennedy's features.
    pub(crate) fn features_for_kennedy(&self) -> Features {
        let mut tally = Tally([0.0; COUNT]);
        tally.0[Feature::Kennedy as usize] = 1.0;
        count_states(&self.public, &mut tally);
        count_board(&self.public, &mut tally);
        for &side in Side::ALL {
            self.count_cards(side, &mut tally);
        }
        for card in self.public.election_space.iter() {
            count_election_event(card, &mut tally);
        }
        for frame in self.public.frames.as_slice() {
            self.count_unfinished(frame, &mut tally);
        }
        tally.0
    }

    fn count_cards(&self, side: Side, tally: &mut Tally) {
        let (public, hidden) = (&self.public, &self.hidden);
        for card in hidden.hands[side].iter() {
            let facts = card.facts();
            tally.add(Feature::Cards, side, 1.0);
            tally.add(Feature::HandPoints, side, f32::from(facts.points));
            if let Some(owner) = facts.icon.only() {
                let own = if owner == side { 1.0 } else { -1.0 };
                tally.add(Feature::OwnEvents, side, own);
            }
        }
        let laid = hidden.stacks[side]
            .union(hidden.aside[side])
            .union(public.revealed[side]);
        for card in laid.iter() {
            if public.turn <= DEBATE_TURN {
                tally.add(Feature::DebateStack, side, debate_worth(side, card));
            } else {
                tally.add(
                    Feature::ElectionStack,
                    side,
                    self.votes_in_reach(side, card) * VOTES,
                );
            }
        }
        for &issue in Issue::ALL {
            for card in public.debate.cards[issue][side].iter() {
                tally.add(Feature::Debate, side, f32::from(card.facts().points));
            }
        }
        let flag = |is: bool| f32::from(u8::from(is));
        tally.add(Feature::Candidate, side, flag(public.candidate[side]));
        tally.add(
            Feature::VicePresident,
            side,
            flag(public.vice_president[side]),
        );
    }

    /// Electoral votes that the three checks of a card laid by may decide: large states, closely held.
    pub(crate) fn votes_in_reach(&self, side: Side, card: Card) -> f32 {
        let Some(state) = card.facts().state else {
            return 0.0;
        };
        let lead = f32::from(Lean::of(side, 1).value() * self.public.support[state].value());
        // Three checks rarely turn more than two cubes.
        f32::from(state.votes()) * (1.0 - (lead + 0.5).abs() / 4.0).max(0.05)
    }

    /// Work in progress: what it still promises to whoever is at it.
    fn count_unfinished(&self, frame: &Frame, tally: &mut Tally) {
        let (feature, side, amount) = match *frame {
            Frame::Play(play) => match (self.hidden.picks[play.side], play.card) {
                (Some(Pick::Card(card)), _) => {
                    let facts = card.facts();
                    let own = facts
                        .icon
                        .only()
                        .map_or(0.0, |owner| if owner == play.side { 1.0 } else { -1.0 });
                    tally.add(Feature::PickOwn, play.side, own);
                    (Feature::Pick, play.side, f32::from(facts.points))
                }
                (Some(_), _) => (Feature::Pick, play.side, 5.0),
                // Announced and about to be carried out.
                (None, _) if play.points > 0 && !self.is_acting() => {
                    let feature = match play.usage {
                        Use::Event => return tally.add(Feature::EventOther, play.side, 1.0),
                        Use::Campaigning => Feature::Campaigning,
                        Use::Advertising => Feature::Advertising,
                        Use::Positioning => Feature::Positioning,
                    };
                    (feature, play.side, f32::from(play.points))
                }
                _ => return,
            },
            Frame::Campaign(campaign) => (
                Feature::Campaigning,
                campaign.side,
                f32::from(campaign.points),
            ),
            Frame::Position(position) => (
                Feature::Positioning,
                position.side,
                f32::from(position.points),
            ),
            // Half of the points that bought them came out as cubes.
            Frame::Advertise { side, left } | Frame::PlaceMedia { side, left } => {
                (Feature::Advertising, side, 2.0 * f32::from(left))
            }
            Frame::Checks(checks) => match checks.place {
                CheckPlace::State(_) => (
                    Feature::EventSupport,
                    checks.side,
                    f32::from(checks.left) / 2.0,
                ),
                CheckPlace::Media => (Feature::Advertising, checks.side, f32::from(checks.left)),
            },
            Frame::Add(add) => (Feature::EventSupport, add.side, f32::from(add.left)),
            Frame::Remove(remove) => (
                Feature::EventSupport,
                remove.victim.opponent(),
                f32::from(remove.left),
            ),
            Frame::OnAir { side, total, .. } => (Feature::EventSupport, side, f32::from(total)),
            Frame::DebateAward { side, left } => (Feature::EventSupport, side, f32::from(left)),
            Frame::SpreadIssues { side, left } => (Feature::Positioning, side, f32::from(left)),
            Frame::OneIssue { side, n } => (Feature::Positioning, side, f32::from(n)),
            Frame::Spend { side, points, .. } => (Feature::Campaigning, side, f32::from(points)),
            Frame::Swing { side, .. }
            | Frame::ResolveDiscard { side }
            | Frame::Endorse { side, .. }
            | Frame::Retrieve { side, .. }
            | Frame::DrawCards { side, .. }
            | Frame::DropMedia { side, .. }
            | Frame::Refresh { side } => (Feature::EventOther, side, 1.0),
            _ => return,
        };
        tally.add(feature, side, amount);
    }

    /// Whether the action of the play in progress is under way.
    pub(crate) fn is_acting(&self) -> bool {
        self.public.frames.as_slice().len() > 1
    }

    /// How much of the game is over, in plays, up to [`STEPS`].
    pub(crate) fn plays_made(&self) -> usize {
        let plays = match self.public.stage {
            Stage::Activity { plays } => plays.min(PLAYS),
            Stage::Momentum { .. } | Stage::Strategy | Stage::TurnEnds => PLAYS,
            _ => 0,
        };
        let turns = usize::from(self.public.turn.clamp(1, ELECTION_TURN) - 1);
        (turns * usize::from(PLAYS) + usize::from(plays)).min(STEPS)
    }
}

/// The steps of a game from its first play to Election Day.
pub(crate) const STEPS: usize = (ELECTION_TURN as usize - 1) * PLAYS as usize;

/// A spread of votes that is always there: what cannot be foreseen from the board.
const LEAST_SPREAD: f32 = 20.0;

fn count_states(public: &Public, tally: &mut Tally) {
    use Feature::*;
    let (mut lead, mut spread) = (0.0, LEAST_SPREAD * LEAST_SPREAD);
    for &state in State::ALL {
        let support = public.support[state];
        let (side, feature) = match (
            support.leader(),
            public.endorsements[state.region()].leader(),
        ) {
            (None, Some(side)) => (side, Endorsed),
            (None, None) => (state.edge(), Edge),
            (Some(side), _) => match support.cubes(side) {
                1 => (side, LeadByOne),
                2 => (side, LeadByTwo),
                3 => (side, LeadByThree),
                4 | 5 => (side, Carried),
                _ => (side, FirmlyCarried),
            },
        };
        let votes = f32::from(state.votes());
        tally.add(feature, side, votes * VOTES);
        let hold = hold(public, state, support);
        lead += votes * hold;
        spread += votes * votes * (1.0 - hold * hold);
    }
    tally.0[Margin as usize] = lead / spread.sqrt();
}

fn count_board(public: &Public, tally: &mut Tally) {
    use Feature::*;
    for &side in Side::ALL {
        tally.add(Momentum, side, f32::from(public.momentum[side]));
        tally.add(
            HasMomentum,
            side,
            f32::from(u8::from(public.momentum[side] > 0)),
        );
        tally.add(Media, side, f32::from(public.media_total(side)));
        tally.add(Rest, side, f32::from(public.rest[side]));
        tally.add(Force, side, f32::from(public.force[side].points));
        tally.add(Token, side, f32::from(public.tokens[side].votes()) * VOTES);
    }
    tally.add_lead(
        MoreMedia,
        crate::side::ahead(|side| public.media_total(side)),
        1.0,
    );
    for &region in Region::ALL {
        let votes = region_votes(region);
        tally.add_lead(OnAir, public.on_air(region), votes);
        tally.add_lead(Endorsements, public.endorsements[region].leader(), votes);
    }
    for (issue, feature) in public
        .track
        .into_iter()
        .zip([FirstIssue, SecondIssue, ThirdIssue])
    {
        let support = public.issues[issue];
        tally.add_lead(feature, support.leader(), 1.0);
        tally.0[IssueCubes as usize] += f32::from(support.value().clamp(-5, 5));
    }
    let bag = [Side::Kennedy, Side::Nixon].map(|side| f32::from(public.bag[side]));
    tally.0[Bag as usize] = (bag[0] - bag[1]) / (bag[0] + bag[1]).max(1.0);
}

/// Electoral votes of a region, counted in tens.
pub(crate) fn region_votes(region: Region) -> f32 {
    const fn votes(region: Region) -> f32 {
        let (mut sum, mut index) = (0, 0);
        while index < State::ALL.len() {
            let state = State::ALL[index];
            if state.region() as usize == region as usize {
                sum += state.votes() as u32;
            }
            index += 1;
        }
        sum as f32 * VOTES
    }
    const TABLE: [f32; 4] = [
        votes(Region::West),
        votes(Region::Midwest),
        votes(Region::South),
        votes(Region::East),
    ];
    TABLE[region as usize]
}

/// What a card laid by brings its owner in the Debates: points on his own side, or on the other's.
pub(crate) fn debate_worth(side: Side, card: Card) -> f32 {
    let facts = card.facts();
    let own = if facts.icon.shows(side) { 1.0 } else { -0.5 };
    f32::from(facts.points) * own
}

/// Checks that an event on the board will give somebody on Election Day.
fn count_election_event(card: Card, tally: &mut Tally) {
    let Some(Space::ElectionDay(ElectionEvent::Resolve(effects))) = card.space() else {
        return;
    };
    for effect in effects {
        if let Effect::Check { who, n, .. } | Effect::CheckAnywhere { who, n } = effect {
            let side = match who {
                Who::Kennedy => Side::Kennedy,
                Who::Nixon => Side::Nixon,
                _ => continue,
            };
            tally.add(Feature::ElectionChecks, side, f32::from(*n));
        }
    }
}
