//! A position in numbers, from which the chance of winning is fitted (`hustings fit campaign-trail`).
//!
//! Every number is one party's less the other's, so that the chances of the two add up to one. Where three parties play
//! nothing is fitted yet, and the numbers set by hand (`outlook.rs`) judge.

use crate::board::{Party, State};
use crate::candidates::Candidate;
use crate::outlook::Outlook;
use crate::politick::Politick;
use crate::state::{CampaignTrail, Frame};
use engine::{Key, joined};

engine::measures! { Feature {
    Expected = "votes to be expected",
    Margin = "votes to be expected over their spread",
    Held = "votes of states held",
    LedByOne = "votes of states led by 1",
    LedByTwo = "votes of states led by 2",
    LedByThree = "votes of states led by 3 or 4",
    LedByFive = "votes of states led by 5 or more",
    Voters = "registered voters",
    EarlyVoters = "registered voters, each worth less than the one before",
    Money = "money",
    EarlyMoney = "money, each million worth less than the one before",
    Together = "voters and money to go with them",
    Debate = "what markers in a debate will bring",
    Lasting = "what ongoing cards will bring",
    Ongoing = "ongoing cards",
    Pending = "what work in progress will bring",
    Hand = "cards in hand",
    BestCampaign = "the best campaign in hand",
    DebateIcons = "debate icons in hand",
    ChangesOfPlans = "answers in hand: change of plans",
    DryUps = "answers in hand: local funds dry up",
    OnTurn = "being about to play a card",
} }

const OF_CANDIDATES: usize = Feature::NAMES.len();
pub(crate) const COUNT: usize = OF_CANDIDATES + Candidate::COUNT;
pub(crate) type Features = [f32; COUNT];
/// The names of all features, in order; a candidate's name stands for having it.
pub(crate) const NAMES: &[&str] = &joined::<COUNT>(&[Feature::NAMES, Candidate::KEYS]);

/// Votes are counted in tens and money in hundred millions, so that weights are of a size.
const TENTH: f32 = 0.1;

struct Tally(Features);

impl Tally {
    fn add(&mut self, feature: Feature, amount: f32) {
        self.0[feature as usize] += amount;
    }
}

impl CampaignTrail {
    /// The features of the first of two parties against the second.
    pub(crate) fn features_between(&self, first: Party, second: Party) -> Features {
        let outlook = Outlook::of(self);
        let mut tally = Tally([0.0; COUNT]);
        for (party, sign) in [(first, 1.0), (second, -1.0)] {
            self.count_party(&outlook, party, sign, &mut tally);
        }
        self.count_states(&outlook, first, second, &mut tally);
        tally.0
    }

    fn count_states(&self, outlook: &Outlook, first: Party, second: Party, tally: &mut Tally) {
        let public = &self.public;
        let (mut lead, mut spread) = (0.0, 0.0);
        for &state in State::ALL {
            let votes = f32::from(state.votes());
            let chance = outlook.expected(state, first, 0) / votes;
            lead += votes * (2.0 * chance - 1.0);
            spread += votes * votes * 4.0 * chance * (1.0 - chance);
            let voters = public.voters[state];
            let (own, other) = (voters[first], voters[second]);
            let feature = match own.abs_diff(other) {
                0 => continue,
                1 => Feature::LedByOne,
                2 => Feature::LedByTwo,
                3 | 4 => Feature::LedByThree,
                _ => Feature::LedByFive,
            };
            let sign = if own > other { TENTH } else { -TENTH };
            tally.add(feature, sign * votes);
        }
        tally.add(Feature::Margin, lead / (spread + 25.0).sqrt());
    }

    fn count_party(&self, outlook: &Outlook, party: Party, sign: f32, tally: &mut Tally) {
        let public = &self.public;
        let mut add = |feature, amount: f32| tally.add(feature, sign * amount);
        add(Feature::Expected, TENTH * outlook.votes[party]);
        add(
            Feature::Held,
            TENTH * f32::from(public.electoral_votes[party]),
        );
        let voters = f32::from(public.registered[party]);
        let money = f32::from(public.chest[party]) * TENTH;
        let early = |amount: f32, most: f32| most * (1.0 - (-amount / most).exp());
        add(Feature::Voters, TENTH * voters);
        add(Feature::EarlyVoters, TENTH * early(voters, EARLY));
        add(Feature::Money, TENTH * money);
        add(Feature::EarlyMoney, TENTH * early(money, EARLY));
        add(Feature::Together, TENTH * voters.min(money));
        add(Feature::Debate, TENTH * outlook.debate_standing(party));
        if let Some((whose, worth)) = outlook.pending
            && whose == party
        {
            add(Feature::Pending, TENTH * worth);
        }
        if let Some(Frame::Play(play)) = public.frames.as_slice().first()
            && self.party(play.seat) == party
            && public.frames.as_slice().len() == 1
            && self.picked_card(play).is_none()
        {
            add(Feature::OnTurn, 1.0);
        }
        for seat in public.roster.team(party) {
            let hand = self.hand(seat);
            let politicks = &self.deck().politicks;
            let held = |politick: Politick| hand.intersection(politicks[politick]).len() as f32;
            add(Feature::Lasting, TENTH * outlook.in_front_of(seat));
            add(Feature::Ongoing, public.ongoing[seat.index()].len() as f32);
            add(Feature::Hand, hand.len() as f32);
            add(Feature::BestCampaign, TENTH * outlook.best_campaign(seat));
            add(Feature::DebateIcons, outlook.debate_icons(seat) as f32);
            add(Feature::ChangesOfPlans, held(Politick::ChangeOfPlans));
            add(Feature::DryUps, held(Politick::LocalFundsDryUp));
        }
        for seat in public.roster.team(party) {
            if let Some(candidate) = public.candidates[seat.index()] {
                tally.0[OF_CANDIDATES + candidate.index()] += sign;
            }
        }
    }
}

/// Of so many voters, or tens of millions, each is worth less than the one before.
const EARLY: f32 = 6.0;
