//! The candidates (chapter 12 of the rules page): every advantage and disadvantage is one question asked of a candidate.

use crate::board::Party;
use crate::state::CampaignTrail;
use engine::Seat;

/// The twelve candidates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Candidate {
    Incumbent,
    PartyFavorite,
    Establishment,
    Outsider,
    Experienced,
    Wealthy,
    Newcomer,
    Orator,
    Strategist,
    Clean,
    Genius,
    Populist,
}

engine::keys!(Candidate as "TrailCandidateKey" {
    Incumbent = "incumbent",
    PartyFavorite = "party-favorite",
    Establishment = "establishment",
    Outsider = "outsider",
    Experienced = "experienced",
    Wealthy = "wealthy",
    Newcomer = "newcomer",
    Orator = "orator",
    Strategist = "strategist",
    Clean = "clean",
    Genius = "genius",
    Populist = "populist",
});

const HAND_LIMIT: usize = 5;

/// What a candidate may and must do. A scenario without candidates plays by the plain rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Abilities(Option<Candidate>);

impl Abilities {
    #[inline]
    pub fn is(self, candidate: Candidate) -> bool {
        self.0 == Some(candidate)
    }
    /// CT-C11: voters in the home state at set-up.
    pub fn home_voters(self) -> u16 {
        if self.is(Candidate::Newcomer) { 0 } else { 2 }
    }
    /// What a fundraise action of `printed` gives.
    pub fn funds(self, printed: u16) -> u16 {
        match self.0 {
            Some(Candidate::Incumbent) => printed + 20,
            Some(Candidate::Clean) => printed.saturating_sub(20).max(10),
            _ => printed,
        }
    }
    /// CT-Y4: what flip contributors takes from its victim, and what of it the taker keeps.
    pub fn flipped(self, printed: u16) -> (u16, u16) {
        match self.0 {
            Some(Candidate::Incumbent) => (printed + 20, 0),
            Some(Candidate::Clean) => (printed, 20),
            _ => (printed, 0),
        }
    }
    /// CT-C2: what a register action, or sway minds, gives.
    pub fn registered(self, printed: u16) -> u16 {
        match self.0 {
            Some(Candidate::Establishment) => printed.saturating_sub(2),
            _ => printed,
        }
    }
    /// CT-C6
    pub fn campaign_price(self) -> u16 {
        if self.is(Candidate::Outsider) { 80 } else { 60 }
    }
    /// CT-A10, CT-C9: the most voters a campaign action places.
    pub fn campaign_most(self) -> u8 {
        match self.0 {
            Some(Candidate::Strategist) => 8,
            Some(Candidate::Populist) => 4,
            _ => 6,
        }
    }
    /// CT-Y7, CT-C9: the most voters a smear campaign removes.
    pub fn smear_most(self) -> u8 {
        match self.0 {
            Some(Candidate::Strategist) => 10,
            Some(Candidate::Populist) => 6,
            _ => 8,
        }
    }
    /// CT-C7: the most in one state, placed or removed.
    pub fn most_in_a_state(self) -> Option<u8> {
        self.is(Candidate::PartyFavorite).then_some(3)
    }
    /// CT-C7: voters of an advertise or campaign action that come from the undecided supply.
    pub fn undecided_voters(self) -> u8 {
        if self.is(Candidate::PartyFavorite) {
            2
        } else {
            0
        }
    }
    /// CT-C10: taken off the final cost of an advertise or campaign action.
    pub fn discount(self) -> u16 {
        if self.is(Candidate::Wealthy) { 20 } else { 0 }
    }
    /// CT-C4: added to the cost of every issue.
    pub fn issue_surcharge(self) -> u16 {
        if self.is(Candidate::Genius) { 10 } else { 0 }
    }
    /// CT-Y6, CT-C4, CT-C10: ethics voters for so many issues of a mudslinging action.
    pub fn mudslinging_price(self, issues: u8) -> u8 {
        let extra = if self.is(Candidate::Genius) { 2 } else { 0 };
        let less = u8::from(self.is(Candidate::Wealthy));
        if issues == 0 {
            0
        } else {
            2 * issues + extra - less
        }
    }
    /// CT-Y7, CT-C6, CT-C10
    pub fn smear_price(self) -> u8 {
        4 + u8::from(self.is(Candidate::Outsider)) - u8::from(self.is(Candidate::Wealthy))
    }
    /// How many icons of an advertise or mudslinging action may be used.
    pub fn most_icons(self) -> u8 {
        match self.0 {
            Some(Candidate::Orator) => 2,
            Some(Candidate::Populist) => 1,
            _ => u8::MAX,
        }
    }
    /// CT-C8
    pub fn has_extra_issue(self) -> bool {
        self.is(Candidate::Populist)
    }
    /// CT-C10: bound to the pawn's state and those around it.
    pub fn stays_near(self) -> bool {
        self.is(Candidate::Wealthy)
    }
    /// CT-C2: voters that may be placed while travelling.
    pub fn travel_voters(self) -> u8 {
        if self.is(Candidate::Establishment) {
            2
        } else {
            0
        }
    }
}

impl CampaignTrail {
    #[inline]
    pub(crate) fn candidate(&self, seat: Seat) -> Abilities {
        Abilities(self.public.candidates[seat.index()])
    }

    /// CT-T3, CT-S17: how many cards a player is dealt and refills to. The ties that the Genius wins are those of the whole
    /// party, so beside a running mate, who plays half of its cards, he pays for them with a smaller hand.
    pub(crate) fn hand_limit(&self, seat: Seat) -> usize {
        let alone = self.public.roster.size(self.party(seat)) == 1;
        match self.public.candidates[seat.index()] {
            Some(Candidate::Newcomer) => 6,
            Some(Candidate::Orator | Candidate::Populist) => 4,
            Some(Candidate::Genius) if alone => 3,
            Some(Candidate::Genius) => 2,
            _ => HAND_LIMIT,
        }
    }

    /// CT-X2: the party that has the Genius.
    #[inline]
    pub(crate) fn genius(&self) -> Option<Party> {
        self.public.genius
    }
}
