//! Setting a table up (chapter 2 of the rules page).

use crate::action::{Action, Word};
use crate::board::{
    CITIES as CITY_STATES, Issues, Parties, Party, PartySet, State, StateSet, States,
};
use crate::candidates::Candidate;
use crate::deck::CardSet;
use crate::desk::{CITIES, Clerk, ORDER, TOPICS};
use crate::log::Event;
use crate::options::{Mode, Options, Roster};
use crate::state::{
    Automated, Beneath, Bottom, CampaignTrail, Frame, Frames, Hidden, MONTHS, OCTOBER, Pick,
    Public, Stage,
};
use engine::{Key, MAX_SEATS, Seat, SeatSet, Set, SetupError};

/// CT-S3: voters in each state of its first star.
const FIRST_STAR_VOTERS: u16 = 2;
/// CT-S4: voters of the second star where the first star's party does not play.
const SECOND_STAR_VOTERS: u16 = 1;

impl CampaignTrail {
    /// The table up to the choice of candidates.
    pub(crate) fn set_up(
        options: &Options,
        desk: &mut impl Clerk,
    ) -> Result<CampaignTrail, SetupError> {
        let roster = options.roster()?;
        let mut game = CampaignTrail {
            public: Public {
                options: options.clone(),
                roster,
                stage: Stage::DealHands,
                month: 0,
                round: 0,
                order: [Party::Democrat, Party::Libertarian, Party::Republican],
                voters: States::default(),
                holders: States::new([Party::Democrat; 51]),
                electoral_votes: Parties::default(),
                registered: Parties::default(),
                chest: Parties::default(),
                candidates: [None; MAX_SEATS],
                genius: None,
                pawns: [None; MAX_SEATS],
                homes: [None; MAX_SEATS],
                stacks: [0; MONTHS],
                bottoms: [0; MONTHS],
                discard: CardSet::default(),
                in_play: CardSet::default(),
                ongoing: [CardSet::default(); MAX_SEATS],
                fresh: [CardSet::default(); MAX_SEATS],
                covering: CardSet::default(),
                unprepared: Parties::default(),
                known_hand: [CardSet::default(); MAX_SEATS],
                topics: [0; 2],
                cities: [State::CA; 2],
                arena: Issues::default(),
                automated: Parties::default(),
                counted: Parties::default(),
                result: None,
                frames: Frames::default(),
            },
            hidden: Hidden {
                deck: CardSet::default(),
                bottoms: [Bottom::default(); MONTHS],
                hands: [CardSet::default(); MAX_SEATS],
                beneath: Beneath::default(),
                offered: [[None; 2]; MAX_SEATS],
                picked: [None; MAX_SEATS],
                drawn: CardSet::default(),
                asked: SeatSet::EMPTY,
                responses: [None; MAX_SEATS],
                offers: [CardSet::default(); MAX_SEATS],
            },
        };
        game.hidden.deck = game.cards_of_the_game();
        game.place_first_voters();
        game.set_up_automated();
        game.deal_candidates(desk);
        Ok(game)
    }

    /// CT-S6, CT-Y1: which cards this table plays with.
    pub(crate) fn cards_of_the_game(&self) -> CardSet {
        let options = &self.public.options;
        let deck = options.deck();
        let two_players =
            options.mode == Mode::Versus && self.public.roster.seats == 2 && options.automated == 0;
        let standard = if two_players {
            deck.standard.minus(deck.not_for_two)
        } else {
            deck.standard
        };
        if options.dirty_politics {
            standard.union(deck.dirty)
        } else {
            standard
        }
    }

    /// CT-S2, CT-S3, CT-S4, CT-O2
    fn place_first_voters(&mut self) {
        let in_play = self.public.roster.in_play;
        for &state in State::ALL {
            let [first, second] = self.deck().stars[state];
            let (party, count) = if in_play.contains(first) {
                (first, FIRST_STAR_VOTERS)
            } else {
                (second, SECOND_STAR_VOTERS)
            };
            self.public.voters[state][party] = count;
        }
        self.settle_all();
    }

    /// CT-S5
    fn deal_candidates(&mut self, desk: &mut impl Clerk) {
        let mut pile: Set<Candidate> = Candidate::all().collect();
        for seat in self.public.roster.all() {
            for at in 0..2 {
                let candidate = desk.candidate(pile);
                pile.remove(candidate);
                self.hidden.offered[seat.index()][at] = Some(candidate);
            }
        }
        let left = SeatSet::first(usize::from(self.public.roster.seats));
        self.public.frames.push(Frame::PickCandidates { left });
    }

    /// One player's secret choice of candidate or home; the last one lets all see.
    pub(crate) fn answer_pick(
        &mut self,
        seat: Seat,
        left: SeatSet,
        action: Action,
        desk: &mut impl Clerk,
    ) {
        let left = left.without(seat);
        let (pick, frame) = match action {
            Action::Candidate(candidate) => {
                (Pick::Candidate(candidate), Frame::PickCandidates { left })
            }
            Action::State(state) => (Pick::Home(state), Frame::PickHomes { left }),
            _ => return,
        };
        self.hidden.picked[seat.index()] = Some(pick);
        self.public.frames.replace(frame);
        if left.is_empty() {
            self.public.frames.pop();
            desk.reveal();
        }
    }

    /// CT-S5, CT-S7 to CT-S8, CT-S11 to CT-S17: what follows from the candidates.
    pub(crate) fn deal_hands(&mut self, desk: &mut impl Clerk) {
        for seat in self.public.roster.all() {
            if let Some(Pick::Candidate(candidate)) = self.hidden.picked[seat.index()].take() {
                self.take_candidate(seat, candidate, desk);
            }
        }
        self.hidden.offered = [[None; 2]; MAX_SEATS];
        self.settle_all();
        for seat in self.public.roster.all() {
            let count = self.hand_limit(seat);
            let mut dealt = CardSet::default();
            for _ in 0..count {
                let card = desk.card(self.hidden.deck);
                self.hidden.deck.remove(card);
                dealt.insert(card);
            }
            self.hidden.hands[seat.index()] = dealt;
            let team = self.public.roster.insiders(seat);
            desk.note(|| Event::drew(self.player(seat), team, dealt));
        }
        self.split_the_deck();
        if self.public.options.has_debates() {
            self.choose_debates(desk);
        }
        self.choose_order(desk);
        let left = SeatSet::first(usize::from(self.public.roster.seats));
        self.public.frames.push(Frame::PickHomes { left });
        self.public.stage = Stage::TakeHomes;
    }

    /// CT-S11, CT-S12, CT-S13, CT-X1: resources are doubled for a party of one player.
    fn take_candidate(&mut self, seat: Seat, candidate: Candidate, desk: &mut impl Clerk) {
        let party = self.party(seat);
        self.public.candidates[seat.index()] = Some(candidate);
        if candidate == Candidate::Genius {
            self.public.genius = Some(party);
        }
        desk.note(|| Event::CandidateTaken {
            seat: self.player(seat),
            candidate,
        });
        let times = if self.public.roster.size(party) == 1 {
            2
        } else {
            1
        };
        let (money, voters) = self.deck().candidates[candidate];
        self.gain_money(party, money * times, desk);
        self.gain_voters(party, voters * times, desk);
    }

    /// CT-S8, CT-O5, CT-V3
    fn split_the_deck(&mut self) {
        let count = self.hidden.deck.len() as u8;
        self.public.stacks = if self.has_automated() {
            let mut stacks = [0; MONTHS];
            stacks[OCTOBER] = count;
            stacks
        } else {
            let (third, rest) = (count / 3, count % 3);
            [
                third,
                third + u8::from(rest == 2),
                third + u8::from(rest > 0),
            ]
        };
    }

    /// CT-S14, CT-S15
    fn choose_debates(&mut self, desk: &mut impl Clerk) {
        let mut topics: u128 = (1 << self.deck().topics.len().min(127)) - 1;
        let mut cities = CITY_STATES;
        for debate in 0..2 {
            let topic = desk.member(TOPICS, topics);
            topics &= !(1 << topic);
            let city = State::at(desk.member(CITIES, u128::from(cities.0)));
            cities = cities.without(city);
            self.public.topics[debate] = topic as u8;
            self.public.cities[debate] = city;
        }
        let cities = self.public.cities;
        desk.note(|| Event::DebatesChosen { cities });
        self.open_arena(0);
    }

    /// CT-S16, CT-O6, CT-V1: automated parties first, then the others in an order that chance decides.
    fn choose_order(&mut self, desk: &mut impl Clerk) {
        let roster = self.public.roster;
        let mut order = self.public.order;
        let mut at = 0;
        for party in roster.automated.iter() {
            order[at] = party;
            at += 1;
        }
        let mut left = roster.humans();
        while !left.is_empty() {
            let party = if left.len() == 1 {
                left.iter().next().expect("one is left")
            } else {
                Party::at(desk.member(ORDER, u128::from(left.0)))
            };
            left = left.without(party);
            order[at] = party;
            at += 1;
        }
        for party in PartySet(PartySet::ALL.0 & !roster.in_play.0).iter() {
            order[at] = party;
            at += 1;
        }
        self.public.order = order;
        self.tell_order(desk);
    }

    pub(crate) fn tell_order(&self, desk: &mut impl Clerk) {
        desk.note(|| Event::OrderSet {
            order: self.order().collect(),
        });
    }

    /// CT-S9, CT-S18: the states that the cards in hand show.
    pub(crate) fn possible_homes(&self, seat: Seat) -> StateSet {
        let hand = self.hand(seat);
        hand.iter().fold(StateSet::EMPTY, |homes, card| {
            homes.with(self.facts(card).reference)
        })
    }

    /// CT-S9, CT-S10, CT-C11
    pub(crate) fn take_homes(&mut self, desk: &mut impl Clerk) {
        for seat in self.public.roster.all() {
            let Some(Pick::Home(state)) = self.hidden.picked[seat.index()].take() else {
                continue;
            };
            self.public.homes[seat.index()] = Some(state);
            self.public.pawns[seat.index()] = Some(state);
            desk.note(|| Event::HomeTaken {
                seat: self.player(seat),
                state,
            });
            let count = self.candidate(seat).home_voters();
            self.add_voters(self.party(seat), state, count, desk);
        }
        self.public.stage = Stage::RoundBegins;
    }

    /// CT-O3, CT-O4, CT-V2
    fn set_up_automated(&mut self) {
        let roster: Roster = self.public.roster;
        for party in roster.automated.iter() {
            self.public.automated[party] = Automated {
                track: crate::automated::FIRST_VOTERS,
                cards: self.automated_cards(),
                debate_cards: crate::automated::DEBATE_CARDS,
                seen: 0,
            };
        }
    }

    pub(crate) fn has_automated(&self) -> bool {
        !self.public.roster.automated.is_empty()
    }

    /// CT-T2: who of a team goes first is for its President to say.
    pub(crate) fn answer_team_order(
        &mut self,
        at: u8,
        party: Party,
        action: Action,
        desk: &mut impl Clerk,
    ) {
        let roster = self.public.roster;
        let seat = match action {
            Action::Word(Word::VicePresident) => roster.vice_president(party),
            _ => roster.speaker(party),
        };
        let Some(seat) = seat else { return };
        self.public.frames.pop();
        desk.note(|| Event::GoesFirst {
            seat: self.player(seat),
        });
        self.public.stage = Stage::Turn { at, seat, done: 0 };
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Action as _, Game, Quick, Status};

    /// A table whose players have picked candidates and homes.
    fn opened(options: &Options, seed: u64) -> CampaignTrail {
        let mut quick = Quick::new(seed);
        let mut game =
            CampaignTrail::new(options, &mut quick, &mut ()).expect("the options are legal");
        while game.public.homes[0].is_none() {
            let Status::Waiting(seats) = game.status() else {
                break;
            };
            let seat = seats.lowest().expect("somebody picks");
            let index = game.legal(seat).nth(0).expect("there is a choice");
            let action = Action::from_index(index).expect("it exists");
            game.answer(seat, action, &mut quick, &mut ())
                .expect("it is legal");
        }
        game
    }

    /// CT-S6, CT-S7, CT-S8, CT-S17, CT-Y1: how the deck is divided.
    #[test]
    fn stacks_are_equal_but_for_the_remainder() {
        for (players, plain, dirty) in [
            (2, [25, 25, 25], [30, 30, 30]),
            (3, [28, 28, 29], [33, 33, 34]),
            (4, [26, 27, 27], [31, 32, 32]),
            (5, [25, 25, 25], [30, 30, 30]),
            (6, [23, 23, 24], [28, 28, 29]),
        ] {
            for (dirty_politics, expected) in [(false, plain), (true, dirty)] {
                let options = Options {
                    players,
                    dirty_politics,
                    ..Options::default()
                };
                let usual_hands = |game: &CampaignTrail| {
                    let mut seats = game.public.roster.all();
                    seats.all(|seat| game.hand_limit(seat) == 5)
                };
                let mut games = (0..500).map(|seed| opened(&options, seed));
                let game = games
                    .find(usual_hands)
                    .expect("most candidates have five cards");
                assert_eq!(game.public.stacks, expected, "{players} players");
            }
        }
    }

    /// CT-T3, CT-S17: the Genius has a smaller hand beside a running mate.
    #[test]
    fn hands_differ_by_candidate() {
        for (players, candidate, cards) in [
            (2, Candidate::Incumbent, 5),
            (2, Candidate::Newcomer, 6),
            (2, Candidate::Orator, 4),
            (2, Candidate::Populist, 4),
            (2, Candidate::Genius, 3),
            (6, Candidate::Genius, 2),
        ] {
            let options = Options {
                players,
                ..Options::default()
            };
            let mut game = opened(&options, 7);
            for seat in game.public.roster.all() {
                assert_eq!(game.hand(seat).len(), game.hand_limit(seat));
            }
            game.public.candidates[0] = Some(candidate);
            let limit = game.hand_limit(Seat(0));
            assert_eq!(limit, cards, "{candidate:?} of {players}");
        }
    }

    /// CT-S5, CT-S9 to CT-S13, CT-S18, CT-X1: candidates, homes and resources.
    #[test]
    fn resources_come_from_candidates_and_are_doubled_for_one_player() {
        for players in 2..=6 {
            let options = Options {
                players,
                ..Options::default()
            };
            let game = opened(&options, 7);
            let roster = game.public.roster;
            for party in roster.in_play.iter() {
                let times = if roster.size(party) == 1 { 2 } else { 1 };
                let (mut money, mut voters) = (0, 0);
                for seat in roster.team(party) {
                    let candidate = game.public.candidates[seat.index()].expect("picked");
                    let (his_money, his_voters) = game.deck().candidates[candidate];
                    money += his_money * times;
                    voters += his_voters * times;
                    let home = game.public.homes[seat.index()].expect("picked");
                    assert!(home.may_be_home() && game.possible_homes(seat).contains(home));
                    assert!(game.public.voters[home][party] >= game.candidate(seat).home_voters());
                    assert_eq!(game.public.pawns[seat.index()], Some(home));
                }
                assert_eq!(
                    (game.public.chest[party], game.public.registered[party]),
                    (money, voters)
                );
            }
            let picked: Vec<_> = roster
                .all()
                .filter_map(|seat| game.public.candidates[seat.index()])
                .collect();
            let different: Set<Candidate> = picked.iter().copied().collect();
            assert_eq!(different.len(), picked.len());
            assert_ne!(game.public.cities[0], game.public.cities[1]);
        }
    }

    /// CT-S16: every party goes first at times.
    #[test]
    fn chance_decides_the_order() {
        let options = Options {
            players: 3,
            ..Options::default()
        };
        let first: PartySet = (0..60)
            .map(|seed| opened(&options, seed).public.order[0])
            .fold(PartySet::default(), PartySet::with);
        assert_eq!(first, PartySet::ALL);
    }
}
