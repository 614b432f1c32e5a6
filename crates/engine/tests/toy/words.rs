//! What players read, and what scenario files say.

use super::engine::{
    Arg, Chance, Draw, Key, Message, OptionSpec, OptionValues, Scripted, Seat, SeatSet, Texts,
    Words,
};
use super::rules::all_cards;
use super::*;
use serde_json::Value;

pub(super) const NAMES: [&str; 6] = ["north", "east", "south", "west", "coast", "plains"];

const EN: &str = "
list-two = { $first } and { $rest }
list-more = { $first }, { $rest }
seat = { $name ->
    [north] North
    [east] East
    [south] South
    [west] West
    [coast] the Coast
   *[plains] the Plains
 }
card = { $card ->
    [rally] a rally
    [favor] a favor
    [smear] a smear
   *[rebuttal] a rebuttal
 }
scheme = { $scheme ->
    [graft] graft
    [strike] a strike
   *[nap] a nap
 }
help-seats = How many play.
help-parties = Seats opposite each other are partners.
help-machine = The Machine plays too, without a seat.

ask-pledge = How many delegates do you pledge?
ask-turn = Which card do you play?
ask-target = Whom do you smear?
ask-window = Do you rebut the smear?

choose-pledge = pledge { $delegates }
choose-play = play { $card }
choose-rest = play no card
choose-target = smear { $seat }
choose-rebut = rebut it
choose-pass = let it pass

no-rebuttal = A rebuttal only answers a smear.
no-card = You do not hold that card.
no-opponent = Only an opponent at this table can be smeared.
not-asked = That does not answer what is asked.
not-your-turn = You are not asked anything now.
is-over = The game is over.

opened = { $card } lies face up at the bottom of the deck.
pledged = Nobody pledged more than all others.
pledged-gain = { $seat } pledged most and gains the delegates.
played = { $seat } plays { $card }.
rolled = { $seat } rolls { $die } and gains { $gain }.
smeared = { $by } smears { $target }.
rebutted = The smear is rebutted by { $seats }.
hit = { $target } loses a delegate to the smear of { $by }.
drew = { $seat } draws a card.
drew-card = { $seat } draws { $card }.
drew-bottom = { $seat } takes { $card } from the bottom of the deck.
turned = The Machine turns up { $scheme }.
ended = The game is won by { $seats }.
ended-nobody = Nobody wins the game.

sketch = Round { $round }: { $seats } (deck { $deck }, Machine { $machine })
sketch-seat = { $seat } { $delegates }
";

const RULES: &str = "
- **R-1.1** Two to six play, each alone; or four or six in parties of two, who sit opposite and see each other's cards.
- **R-1.2** The deck has a rally, a favor, two smears and a rebuttal for each seat. Everybody is dealt three cards.
- **R-1.3** Before the deal one card is laid face up under the deck.
- **R-1.4** The game ends after three rounds.
- **R-2.1** A round begins with pledges of 0, 1 or 2, in secret and all together.
- **R-2.2** Whoever pledged more than everybody else gains as many delegates.
- **R-3.1** Then each in turn plays a card of their hand, or none.
- **R-3.2** A favor gains one delegate.
- **R-3.3** A rally gains one delegate, or two on a roll of 4 to 6.
- **R-3.4** A smear names an opponent.
- **R-3.5** Every opponent of the smearer may rebut it with a rebuttal of their hand. All answer in secret.
- **R-3.6** A rebuttal cannot be played otherwise.
- **R-3.7** A smear that nobody rebuts takes a delegate from its target.
- **R-3.8** Whoever had their turn draws a card; the face-up card at the bottom comes last.
- **R-4.1** At the end of a round the Machine turns up one of its cards: three of graft, two strikes, a nap.
- **R-4.2** Graft gains the Machine two delegates, four among parties.
- **R-4.3** A strike takes a delegate from everybody.
- **R-5.1** If the Machine has as many delegates as the best side, all lose.
- **R-5.2** Otherwise the side with the most delegates wins.
- **R-5.3** If sides share the most, the game is drawn.
";

fn seat_text(seat: Seat) -> Message {
    Message::new("seat").with("name", NAMES[seat.index()])
}

fn seats_text(seats: SeatSet) -> Arg {
    Arg::List(seats.iter().map(seat_text).collect())
}

fn card_text(card: Card) -> Message {
    Message::new("card").with("card", card.key())
}

impl Words for Caucus {
    const TITLE: &'static str = "Caucus";
    const OPTIONS: &'static [OptionSpec] = &[
        OptionSpec {
            key: "seats",
            values: OptionValues::Range(2, 6),
            default: "3",
            help: "help-seats",
        },
        OptionSpec {
            key: "parties",
            values: OptionValues::Flag,
            default: "false",
            help: "help-parties",
        },
        OptionSpec {
            key: "machine",
            values: OptionValues::Flag,
            default: "false",
            help: "help-machine",
        },
    ];
    const LOCALES: &'static [(&'static str, &'static str)] = &[("en", EN)];
    const RULES_PAGE: &'static str = RULES;

    fn choice_text(&self, _: Seat, answer: Answer) -> Message {
        match answer {
            Answer::Pledge(delegates) => Message::new("choose-pledge").with("delegates", delegates),
            Answer::Play(card) => Message::new("choose-play").with("card", card_text(card)),
            Answer::Rest => Message::new("choose-rest"),
            Answer::Target(seat) => Message::new("choose-target").with("seat", seat_text(seat)),
            Answer::Rebut => Message::new("choose-rebut"),
            Answer::Pass => Message::new("choose-pass"),
        }
    }

    fn event_text(&self, event: &Event) -> Message {
        let of = |id: &str, seat: Seat| Message::new(id).with("seat", seat_text(seat));
        match *event {
            Event::Opened { bottom } => Message::new("opened").with("card", card_text(bottom)),
            Event::Pledged { gainer: None, .. } => Message::new("pledged"),
            Event::Pledged {
                gainer: Some(seat), ..
            } => of("pledged-gain", seat),
            Event::Played { seat, card } => of("played", seat).with("card", card_text(card)),
            Event::Rolled { seat, die, gain } => {
                of("rolled", seat).with("die", die).with("gain", gain)
            }
            Event::Smeared { by, target } => between("smeared", by, target),
            Event::Rebutted { seats } => Message::new("rebutted").with("seats", seats_text(seats)),
            Event::Hit { by, target } => between("hit", by, target),
            Event::Drew {
                seat, card: None, ..
            } => of("drew", seat),
            Event::Drew {
                seat,
                card: Some(card),
                ..
            } => of("drew-card", seat).with("card", card_text(card)),
            Event::DrewBottom { seat, card } => {
                of("drew-bottom", seat).with("card", card_text(card))
            }
            Event::Turned { scheme } => {
                let scheme = Message::new("scheme").with("scheme", scheme.key());
                Message::new("turned").with("scheme", scheme)
            }
            Event::Ended { winners } if winners.is_empty() => Message::new("ended-nobody"),
            Event::Ended { winners } => Message::new("ended").with("seats", seats_text(winners)),
        }
    }

    fn sketch(view: &View, texts: &Texts) -> String {
        let seats = SeatSet::first(view.options.seats as usize)
            .iter()
            .map(|seat| {
                Message::new("sketch-seat")
                    .with("seat", seat_text(seat))
                    .with("delegates", view.delegates[seat.index()])
            });
        let message = Message::new("sketch")
            .with("round", view.round)
            .with("seats", seats.collect::<Vec<_>>())
            .with("deck", view.deck + u8::from(view.bottom.is_some()))
            .with("machine", view.machine);
        texts.say(&message)
    }
}

fn between(id: &str, by: Seat, target: Seat) -> Message {
    Message::new(id)
        .with("by", seat_text(by))
        .with("target", seat_text(target))
}

impl Scripted for Caucus {
    fn inspect(&self) -> Value {
        serde_json::to_value(self).expect("the state has string keys and no foreign types")
    }

    fn arrange(&mut self, path: &str, value: &Value) -> Result<(), Message> {
        self.set(path, value).map_err(Message::plain)
    }

    /// Every part that can be set leaves the table at a question.
    fn resume<C: Chance + ?Sized>(&mut self, _: &mut C) -> Result<(), Message> {
        conserved(self).map_err(Message::plain)
    }

    fn outcome(kind: &str, name: &str) -> Option<(Draw, u32)> {
        match kind {
            "cards" => Some((CARDS, Card::named(name)?.index() as u32)),
            "machine" => Some((MACHINE, Scheme::named(name)?.index() as u32)),
            "dice" => {
                let face: u32 = name.parse().ok()?;
                (1..=6).contains(&face).then(|| (DICE, face - 1))
            }
            _ => None,
        }
    }
}

impl Caucus {
    fn set(&mut self, path: &str, value: &Value) -> Result<(), String> {
        match path.split_once('.') {
            None if path == "round" => {
                self.round = number(value, ROUNDS)?;
            }
            None if path == "turn" => {
                let name = value.as_str().unwrap_or_default();
                self.step = Step::Turn {
                    seat: self.named(name)?,
                };
            }
            Some(("delegates", name)) => {
                let seat = self.named(name)?;
                self.delegates[seat.index()] = number(value, 100)?;
            }
            Some(("hand", name)) => {
                let seat = self.named(name)?;
                let cards: Vec<Card> = serde_json::from_value(value.clone())
                    .map_err(|error| format!("a hand is a list of cards: {error}"))?;
                self.deal_exactly(seat, &cards)?;
            }
            _ => return Err("there are round, turn, delegates.SEAT and hand.SEAT".into()),
        }
        Ok(())
    }

    fn named(&self, name: &str) -> Result<Seat, String> {
        let seats = &NAMES[..self.options.seats as usize];
        let index = seats.iter().position(|seat| *seat == name);
        index
            .map(|index| Seat(index as u8))
            .ok_or_else(|| format!("the seats are {}", seats.join(", ")))
    }

    /// The hand goes back into the deck and these cards come out of it.
    fn deal_exactly(&mut self, seat: Seat, cards: &[Card]) -> Result<(), String> {
        let mut deck = self.deck;
        for (card, count) in self.hands[seat.index()].iter() {
            deck[card] += count;
        }
        let mut hand = Pile::default();
        for &card in cards {
            let left = deck[card].checked_sub(1);
            deck[card] = left.ok_or_else(|| {
                let all = all_cards(self.options.seats)[card];
                format!("not so many of {}: there are {all} in all", card.key())
            })?;
            hand[card] += 1;
        }
        self.deck = deck;
        self.hands[seat.index()] = hand;
        self.known[seat.index()] = Pile::default();
        Ok(())
    }
}

fn number(value: &Value, most: u8) -> Result<u8, String> {
    value
        .as_u64()
        .and_then(|number| u8::try_from(number).ok())
        .filter(|&number| number <= most)
        .ok_or_else(|| format!("a number up to {most} fits here"))
}
