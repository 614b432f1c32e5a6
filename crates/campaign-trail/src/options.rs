//! What can be chosen before a table is opened, and who then sits at it (chapters 2, 8, 9 and 10 of the rules page).

use crate::board::{Parties, Party, PartySet};
use crate::deck::{Deck, DeckChoice};
use engine::{MAX_SEATS, Message, OptionSpec, OptionValues, Seat, SeatSet, SetupError};
use serde::{Deserialize, Serialize};

/// The options of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "TrailOptions"))]
pub struct Options {
    /// Players of a versus game.
    pub players: u8,
    /// Which two parties play, where two do. The first is the human one against automated parties.
    pub parties: Pair,
    pub mode: Mode,
    /// How many automated parties; none means one in solo and co-operative play.
    pub automated: u8,
    pub solo_deck: SoloDeck,
    pub dirty_politics: bool,
    #[cfg_attr(feature = "types", ts(as = "String"))]
    pub deck: DeckChoice,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            players: DEFAULT_PLAYERS,
            parties: Pair::DemocratRepublican,
            mode: Mode::Versus,
            automated: 0,
            solo_deck: SoloDeck::Basic,
            dirty_politics: false,
            deck: DeckChoice::default(),
        }
    }
}

const DEFAULT_PLAYERS: u8 = 2;

/// Who plays against whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mode {
    Versus,
    Solo,
    Coop,
}

engine::keys!(Mode as "TrailMode" {
    Versus = "versus",
    Solo = "solo",
    Coop = "coop",
});

/// What automated parties are run by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SoloDeck {
    Basic,
    Advanced,
}

engine::keys!(SoloDeck as "TrailSoloDeck" {
    Basic = "basic",
    Advanced = "advanced",
});

/// Two parties, the one of the first seat first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Pair {
    DemocratRepublican,
    DemocratLibertarian,
    LibertarianRepublican,
    RepublicanDemocrat,
    LibertarianDemocrat,
    RepublicanLibertarian,
}

engine::keys!(Pair as "TrailPair" {
    DemocratRepublican = "democrat-republican",
    DemocratLibertarian = "democrat-libertarian",
    LibertarianRepublican = "libertarian-republican",
    RepublicanDemocrat = "republican-democrat",
    LibertarianDemocrat = "libertarian-democrat",
    RepublicanLibertarian = "republican-libertarian",
});

impl Pair {
    pub fn parties(self) -> [Party; 2] {
        use Party::*;
        match self {
            Pair::DemocratRepublican => [Democrat, Republican],
            Pair::DemocratLibertarian => [Democrat, Libertarian],
            Pair::LibertarianRepublican => [Libertarian, Republican],
            Pair::RepublicanDemocrat => [Republican, Democrat],
            Pair::LibertarianDemocrat => [Libertarian, Democrat],
            Pair::RepublicanLibertarian => [Republican, Libertarian],
        }
    }
}

pub(crate) const OPTION_SPECS: &[OptionSpec] = &[
    OptionSpec {
        key: "players",
        values: OptionValues::Range(2, 6),
        default: "2",
        help: "trail-option-players",
    },
    OptionSpec {
        key: "parties",
        values: OptionValues::OneOf(Pair::KEYS),
        default: "democrat-republican",
        help: "trail-option-parties",
    },
    OptionSpec {
        key: "mode",
        values: OptionValues::OneOf(Mode::KEYS),
        default: "versus",
        help: "trail-option-mode",
    },
    OptionSpec {
        key: "automated",
        values: OptionValues::Range(0, 2),
        default: "0",
        help: "trail-option-automated",
    },
    OptionSpec {
        key: "solo_deck",
        values: OptionValues::OneOf(SoloDeck::KEYS),
        default: "basic",
        help: "trail-option-solo-deck",
    },
    OptionSpec {
        key: "dirty_politics",
        values: OptionValues::Flag,
        default: "false",
        help: "trail-option-dirty-politics",
    },
    OptionSpec {
        key: "deck",
        values: OptionValues::Text,
        default: "house",
        help: "trail-option-deck",
    },
];

/// Who plays for which party.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "TrailRoster"))]
pub struct Roster {
    pub seats: u8,
    /// The party of each seat; of seats that there are not, nothing is said.
    party_of: [Party; MAX_SEATS],
    /// The seats of each party: none, one, or President and Vice President.
    #[cfg_attr(feature = "types", ts(as = "Parties<[Option<u8>; 2]>"))]
    teams: Parties<[Option<Seat>; 2]>,
    pub in_play: PartySet,
    pub automated: PartySet,
}

/// What a seat is in its party.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    Alone,
    President,
    VicePresident,
}

impl Roster {
    fn new(teams: &[(Party, usize)], automated: PartySet) -> Roster {
        let mut roster = Roster {
            seats: 0,
            party_of: [Party::Democrat; MAX_SEATS],
            teams: Parties::default(),
            in_play: automated,
            automated,
        };
        for &(party, size) in teams {
            roster.in_play = roster.in_play.with(party);
            for at in 0..size {
                let seat = Seat(roster.seats);
                roster.party_of[seat.index()] = party;
                roster.teams[party][at] = Some(seat);
                roster.seats += 1;
            }
        }
        roster
    }

    #[inline]
    pub fn party(&self, seat: Seat) -> Party {
        self.party_of[seat.index()]
    }
    /// The seats of a party.
    #[inline]
    pub fn team(&self, party: Party) -> impl Iterator<Item = Seat> + use<> {
        self.teams[party].into_iter().flatten()
    }
    #[inline]
    pub fn size(&self, party: Party) -> usize {
        self.teams[party].iter().flatten().count()
    }
    /// Who answers for the whole party: its President, or its only player.
    #[inline]
    pub fn speaker(&self, party: Party) -> Option<Seat> {
        self.teams[party][0]
    }
    #[inline]
    pub fn vice_president(&self, party: Party) -> Option<Seat> {
        self.teams[party][1]
    }
    /// CT-D11: the other player of the party.
    #[inline]
    pub fn mate(&self, seat: Seat) -> Option<Seat> {
        self.team(self.party(seat)).find(|&other| other != seat)
    }
    pub fn role(&self, seat: Seat) -> Role {
        match self.teams[self.party(seat)] {
            [Some(first), Some(_)] if first == seat => Role::President,
            [Some(_), Some(_)] => Role::VicePresident,
            _ => Role::Alone,
        }
    }
    /// Everybody who shares what `seat` knows.
    pub fn insiders(&self, seat: Seat) -> SeatSet {
        self.team(self.party(seat))
            .fold(SeatSet::EMPTY, SeatSet::with)
    }
    #[inline]
    pub fn all(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.seats).map(Seat)
    }
    #[inline]
    pub fn humans(&self) -> PartySet {
        PartySet(self.in_play.0 & !self.automated.0)
    }
    #[inline]
    pub fn opponents(&self, party: Party) -> PartySet {
        self.in_play.without(party)
    }

    pub fn seat_name(&self, seat: Seat) -> &'static str {
        let names = match self.party(seat) {
            Party::Democrat => ["democrat", "democrat-president", "democrat-vice-president"],
            Party::Libertarian => [
                "libertarian",
                "libertarian-president",
                "libertarian-vice-president",
            ],
            Party::Republican => [
                "republican",
                "republican-president",
                "republican-vice-president",
            ],
        };
        match self.role(seat) {
            Role::Alone => names[0],
            Role::President => names[1],
            Role::VicePresident => names[2],
        }
    }
}

impl Options {
    /// Who plays for which party, or why these options do not go together.
    pub(crate) fn roster(&self) -> Result<Roster, SetupError> {
        match self.mode {
            Mode::Versus => self.versus(),
            Mode::Solo => self.against_automated(1),
            Mode::Coop => self.against_automated(2),
        }
    }

    /// CT-S1, CT-S13, CT-V1
    fn versus(&self) -> Result<Roster, SetupError> {
        let [one, two] = self.parties.parties();
        let three = [Party::Democrat, Party::Libertarian, Party::Republican];
        let sizes: &[(Party, usize)] = match self.players {
            2 => &[(one, 1), (two, 1)],
            3 => &three.map(|party| (party, 1)),
            4 => &[(one, 2), (two, 2)],
            5 => &[(three[0], 2), (three[1], 2), (three[2], 1)],
            6 => &three.map(|party| (party, 2)),
            _ => return wrong("setup-trail-players"),
        };
        let automated = match (self.automated, self.players) {
            (0, _) => PartySet::default(),
            (1, 2 | 4) if self.solo_deck == SoloDeck::Basic => {
                return wrong("setup-trail-automated-deck");
            }
            (1, 2 | 4) => PartySet::ALL.without(one).without(two),
            _ => {
                return wrong("setup-trail-automated-players");
            }
        };
        Ok(Roster::new(sizes, automated))
    }

    /// CT-O1, CT-V1
    fn against_automated(&self, humans: usize) -> Result<Roster, SetupError> {
        if self.players != DEFAULT_PLAYERS {
            return wrong("setup-trail-no-players");
        }
        let [human, other] = self.parties.parties();
        let automated = match self.automated {
            0 | 1 => PartySet::only(other),
            2 => PartySet::ALL.without(human),
            _ => return wrong("setup-trail-automated"),
        };
        Ok(Roster::new(&[(human, humans)], automated))
    }

    /// CT-O5, CT-V3: everything but the basic solo game has debates.
    pub(crate) fn has_debates(&self) -> bool {
        self.mode == Mode::Versus || self.solo_deck == SoloDeck::Advanced
    }

    pub(crate) fn deck(&self) -> &Deck {
        &self.deck.0
    }
}

fn wrong(problem: &'static str) -> Result<Roster, SetupError> {
    Err(SetupError(Message::known(problem)))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// CT-S1: who sits where.
    #[test]
    fn tables_are_laid_by_the_number_of_players() {
        let names = |players: u8| {
            let options = Options {
                players,
                ..Options::default()
            };
            let roster = options.roster().expect("these options go together");
            roster
                .all()
                .map(|seat| roster.seat_name(seat))
                .collect::<Vec<_>>()
        };
        assert_eq!(names(2), ["democrat", "republican"]);
        assert_eq!(names(3), ["democrat", "libertarian", "republican"]);
        assert_eq!(names(4).len(), 4);
        assert_eq!(names(5)[4], "republican");
        assert_eq!(names(6)[5], "republican-vice-president");
    }

    #[test]
    fn options_that_do_not_go_together_are_refused_with_advice() {
        for (options, advice) in [
            (
                Options {
                    automated: 1,
                    players: 3,
                    ..Options::default()
                },
                "players=2",
            ),
            (
                Options {
                    automated: 1,
                    ..Options::default()
                },
                "solo_deck=advanced",
            ),
            (
                Options {
                    mode: Mode::Solo,
                    players: 4,
                    ..Options::default()
                },
                "leave players out",
            ),
            (
                Options {
                    players: 9,
                    ..Options::default()
                },
                "players=2..6",
            ),
        ] {
            let problem = options.roster().expect_err("they do not").to_string();
            assert!(problem.contains(advice), "{problem}");
        }
    }
}
