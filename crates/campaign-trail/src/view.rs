//! What each viewer knows, and worlds that fit it. Party mates share what they know (CT-T8).

use crate::candidates::Candidate;
use crate::deck::{Card, CardSet};
use crate::desk::{CANDIDATES, CARDS};
use crate::scenario::misplaced;
use crate::state::{Bottom, CampaignTrail, Frame, Hidden, MONTHS, Pick, Public, Seats};
use engine::{Chance, Key, MAX_SEATS, Message, Seat, SeatSet, Set, Viewer};
use serde::Serialize;

/// Exactly what one viewer knows, memory included.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "TrailView", concrete(P = Public)))]
pub struct View<P = Public> {
    #[cfg_attr(feature = "types", ts(skip))]
    pub viewer: Viewer,
    #[serde(flatten)]
    pub public: P,
    /// Whom the viewer may know the table to be waiting for.
    #[cfg_attr(feature = "types", ts(skip))]
    pub awaited: SeatSet,
    pub hand: Seats<Pile>,
    /// Cards whose place the viewer does not know.
    /// Whoever is shown the rest can work it out, so it is not sent.
    #[serde(skip)]
    pub unseen: CardSet,
    /// Cards face down beneath ongoing cards, as far as the viewer knows them: each with the card above it.
    pub beneath: Vec<(Card, Card)>,
    /// Cards at the bottom of each stack, where the viewer's party put them there.
    #[cfg_attr(feature = "types", ts(as = "Option<[Vec<Card>; MONTHS]>"))]
    pub bottom_cards: Option<[Bottom; MONTHS]>,
    /// What only the viewer and the running mate know.
    pub own: Option<Own>,
}

/// A hand of which some cards may be known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "TrailPile"))]
pub struct Pile {
    pub size: u8,
    pub known: CardSet,
}

/// What only one player knows, and what only the team knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "TrailOwn"))]
pub struct Own {
    /// Picked and not yet shown.
    pub pick: Option<Pick>,
    /// Whether the player can still answer in the window that is open, and what was answered.
    pub asked: bool,
    pub response: Option<Card>,
    /// Candidate cards dealt to the team.
    pub offered: Seats<[Option<Candidate>; 2]>,
    /// What the team's Experienced Candidate has just drawn.
    pub drawn: CardSet,
    /// What the team's players hold out to each other.
    pub offers: Seats<CardSet>,
}

impl Own {
    /// The card picked for a play whose action is still to be named.
    pub fn picked_card(&self) -> Option<Card> {
        match self.pick {
            Some(Pick::Card(card)) => Some(card),
            _ => None,
        }
    }
}

impl CampaignTrail {
    /// The seats whose cards a viewer sees.
    pub(crate) fn insiders(&self, viewer: Viewer) -> SeatSet {
        match viewer {
            Viewer::Seat(seat) if seat.0 < self.public.roster.seats => {
                self.public.roster.insiders(seat)
            }
            _ => SeatSet::EMPTY,
        }
    }

    /// The seat that has an Experienced Candidate, who knows what lies at the bottom of the stacks.
    fn experienced(&self) -> Option<Seat> {
        let roster = self.public.roster;
        roster
            .all()
            .find(|&seat| self.public.candidates[seat.index()] == Some(Candidate::Experienced))
    }

    pub(crate) fn knows_bottoms(&self, viewer: Viewer) -> bool {
        self.experienced()
            .is_some_and(|seat| self.insiders(viewer).contains(seat))
    }

    /// Who owns an ongoing card.
    pub(crate) fn owner(&self, card: Card) -> Option<Seat> {
        let roster = self.public.roster;
        roster
            .all()
            .find(|seat| self.public.ongoing[seat.index()].contains(card))
    }

    pub(crate) fn view_for(&self, viewer: Viewer) -> View {
        self.view_with(viewer, self.public.clone())
    }

    /// The same with something else in the place of what is public.
    pub(crate) fn view_with<P>(&self, viewer: Viewer, public_part: P) -> View<P> {
        let (public, hidden) = (&self.public, &self.hidden);
        let inside = self.insiders(viewer);
        let mut unseen = hidden.deck;
        let mut hand = [Pile::default(); MAX_SEATS];
        for seat in public.roster.all() {
            let cards = hidden.hands[seat.index()];
            let known = if inside.contains(seat) {
                cards
            } else {
                public.known_hand[seat.index()]
            };
            unseen = unseen.union(cards.minus(known));
            hand[seat.index()] = Pile {
                size: cards.len() as u8,
                known,
            };
        }
        let mut beneath = Vec::new();
        for above in public.covering.iter() {
            let Some(card) = hidden.beneath[above] else {
                continue;
            };
            if self
                .owner(above)
                .is_some_and(|owner| inside.contains(owner))
            {
                beneath.push((above, card));
            } else {
                unseen.insert(card);
            }
        }
        let knows_bottoms = self.knows_bottoms(viewer);
        if !knows_bottoms {
            unseen = hidden
                .bottoms
                .iter()
                .fold(unseen, |unseen, bottom| unseen.union(bottom.cards()));
        }
        View {
            viewer,
            public: public_part,
            awaited: engine::Game::awaited(self, viewer),
            hand,
            unseen,
            beneath,
            bottom_cards: knows_bottoms.then_some(hidden.bottoms),
            own: match viewer {
                Viewer::Seat(seat) if !inside.is_empty() => Some(self.own(seat, inside)),
                _ => None,
            },
        }
    }

    fn own(&self, seat: Seat, team: SeatSet) -> Own {
        let hidden = &self.hidden;
        let drawing = matches!(self.public.frames.last(), Some(Frame::Return { seat, .. }) if team.contains(*seat));
        let mut own = Own {
            pick: hidden.picked[seat.index()],
            asked: hidden.asked.contains(seat),
            response: hidden.responses[seat.index()],
            offered: [[None; 2]; MAX_SEATS],
            drawn: if drawing {
                hidden.drawn
            } else {
                CardSet::default()
            },
            offers: [CardSet::default(); MAX_SEATS],
        };
        for mate in team.iter() {
            own.offered[mate.index()] = hidden.offered[mate.index()];
            own.offers[mate.index()] = hidden.offers[mate.index()];
        }
        own
    }

    /// A whole world that fits a view: cards whose place is unknown are dealt anew, and what others have picked in
    /// secret is picked anew.
    pub(crate) fn imagine_from<C: Chance + ?Sized>(view: &View, chance: &mut C) -> CampaignTrail {
        let public = view.public.clone();
        let mut world = CampaignTrail {
            hidden: Hidden {
                deck: CardSet::default(),
                bottoms: view.bottom_cards.unwrap_or_default(),
                hands: view.hand.map(|pile| pile.known),
                beneath: Default::default(),
                offered: [[None; 2]; MAX_SEATS],
                picked: [None; MAX_SEATS],
                drawn: CardSet::default(),
                asked: SeatSet::EMPTY,
                responses: [None; MAX_SEATS],
                offers: [CardSet::default(); MAX_SEATS],
            },
            public,
        };
        let mut unseen = view.unseen;
        for seat in world.public.roster.all() {
            let size = usize::from(view.hand[seat.index()].size);
            while world.hand(seat).len() < size && !unseen.is_empty() {
                let card = take_any(&mut unseen, chance);
                world.hidden.hands[seat.index()].insert(card);
            }
        }
        for &(above, card) in &view.beneath {
            world.hidden.beneath[above] = Some(card);
        }
        for above in world.public.covering.iter() {
            if world.hidden.beneath[above].is_none() && !unseen.is_empty() {
                world.hidden.beneath[above] = Some(take_any(&mut unseen, chance));
            }
        }
        for stack in 0..MONTHS {
            while world.hidden.bottoms[stack].len() < world.public.bottoms[stack]
                && !unseen.is_empty()
            {
                let card = take_any(&mut unseen, chance);
                world.hidden.bottoms[stack].push(card);
            }
        }
        world.hidden.deck = unseen;
        world.restore_own(view);
        world.imagine_secrets(view.viewer, chance);
        world
    }

    fn restore_own(&mut self, view: &View) {
        let (Some(own), Viewer::Seat(seat)) = (view.own, view.viewer) else {
            return;
        };
        self.hidden.picked[seat.index()] = own.pick;
        self.hidden.responses[seat.index()] = own.response;
        if own.asked {
            self.hidden.asked = SeatSet::only(seat);
        }
        self.hidden.offered = own.offered;
        self.hidden.drawn = own.drawn;
        self.hidden.offers = own.offers;
    }

    /// What players outside the viewer's knowledge may have picked, drawn or held out. How far somebody has come with a
    /// play of his own is hidden too, so he may still be choosing.
    pub(crate) fn imagine_secrets<C: Chance + ?Sized>(&mut self, viewer: Viewer, chance: &mut C) {
        let inside = self.insiders(viewer);
        match self.public.frames.last().copied() {
            Some(Frame::PickCandidates { left }) => self.imagine_candidates(viewer, left, chance),
            Some(Frame::PickHomes { left }) => {
                for seat in self.public.roster.all() {
                    if !left.contains(seat) && !viewer.is(seat) {
                        let homes = self.possible_homes(seat);
                        let state = chance.pick_member(CARDS, u128::from(homes.0)) as usize;
                        self.hidden.picked[seat.index()] = Some(Pick::Home(Key::at(state)));
                    }
                }
            }
            Some(Frame::Window(window)) => {
                let asked = self.window_asks(window.party, window.kind);
                let others = asked.iter().filter(|&seat| !viewer.is(seat));
                self.hidden.asked = others.fold(self.hidden.asked, SeatSet::with);
            }
            Some(Frame::Return { seat, .. }) if !inside.contains(seat) => {
                let hand = self.hand(seat);
                let unknown = hand.minus(self.public.known_hand[seat.index()]);
                self.hidden.drawn = if unknown.is_empty() { hand } else { unknown };
            }
            Some(Frame::Offer { party, made }) if made > 0 => {
                let speaker = self.public.roster.speaker(party);
                if let Some(seat) = speaker.filter(|&seat| !inside.contains(seat)) {
                    let mut hand = self.hand(seat);
                    self.hidden.offers[seat.index()] =
                        (0..made).map(|_| take_any(&mut hand, chance)).collect();
                }
            }
            _ => {}
        }
    }

    fn imagine_candidates<C: Chance + ?Sized>(
        &mut self,
        viewer: Viewer,
        left: SeatSet,
        chance: &mut C,
    ) {
        let inside = self.insiders(viewer);
        let mut pile: Set<Candidate> = Candidate::all().collect();
        for candidate in self.hidden.offered.iter().flatten().flatten() {
            pile.remove(*candidate);
        }
        for seat in self.public.roster.all() {
            if !inside.contains(seat) {
                for at in 0..2 {
                    let candidate =
                        Candidate::at(chance.pick_member(CANDIDATES, pile.bits()) as usize);
                    pile.remove(candidate);
                    self.hidden.offered[seat.index()][at] = Some(candidate);
                }
            }
            if !left.contains(seat) && !viewer.is(seat) {
                let at = chance.pick(CANDIDATES, 2) as usize;
                self.hidden.picked[seat.index()] =
                    self.hidden.offered[seat.index()][at].map(Pick::Candidate);
            }
        }
    }

    /// Every pile of action cards, for the law that none is lost.
    pub(crate) fn all_piles(&self) -> Vec<CardSet> {
        let (public, hidden) = (&self.public, &self.hidden);
        let mut piles = vec![hidden.deck, public.discard, public.in_play];
        piles.extend(hidden.bottoms.iter().map(Bottom::cards));
        piles.extend(hidden.hands);
        piles.extend(public.ongoing);
        piles.extend(
            hidden
                .beneath
                .cells()
                .iter()
                .flatten()
                .map(|&card| CardSet::only(card)),
        );
        piles
    }

    /// Every card of the game lies in exactly one place.
    pub(crate) fn check_cards(&self) -> Result<(), Message> {
        let mut seen = CardSet::default();
        for pile in self.all_piles() {
            if let Some(card) = pile.intersection(seen).first() {
                return Err(misplaced("scenario-twice", card));
            }
            seen = seen.union(pile);
        }
        let all = self.cards_of_the_game();
        if let Some(card) = all.minus(seen).first() {
            return Err(misplaced("scenario-nowhere", card));
        }
        match seen.minus(all).first() {
            Some(card) => Err(misplaced("scenario-not-in-game", card)),
            None => Ok(()),
        }
    }
}

/// A random card, taken out of a set that is not empty.
fn take_any<C: Chance + ?Sized>(cards: &mut CardSet, chance: &mut C) -> Card {
    let card = Card::at(chance.pick_member(CARDS, cards.bits()) as usize);
    cards.remove(card);
    card
}
