//! Which choice a player means.

use engine::{Choice, Texts};

/// What was typed, looked for among the choices.
#[derive(Debug, PartialEq)]
pub enum Found<'c> {
    Choice(&'c Choice),
    /// A number that no choice has.
    NoSuchNumber,
    /// A name, or something else, that is no choice here.
    NotOffered,
}

/// A number counts from 1 in the order shown. A name is the answer's own, its text, or the end of a name that no
/// other choice shares: `NY` for `state NY`.
pub fn find<'c>(choices: &'c [Choice], typed: &str, texts: &Texts) -> Found<'c> {
    if let Ok(number) = typed.parse::<usize>() {
        let choice = number.checked_sub(1).and_then(|place| choices.get(place));
        return choice.map_or(Found::NoSuchNumber, Found::Choice);
    }
    let whole = |choice: &&Choice| {
        choice.name.eq_ignore_ascii_case(typed)
            || texts.say(&choice.text).eq_ignore_ascii_case(typed)
    };
    let end = |choice: &&Choice| {
        let end = choice.name.split_once(' ').map(|(_, end)| end);
        end.is_some_and(|end| end.eq_ignore_ascii_case(typed))
    };
    if let Some(choice) = choices.iter().find(whole) {
        return Found::Choice(choice);
    }
    let mut ends = choices.iter().filter(end);
    match (ends.next(), ends.next()) {
        (Some(choice), None) => Found::Choice(choice),
        _ => Found::NotOffered,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Message;

    #[test]
    fn numbers_names_texts_and_ends_of_names_are_understood() {
        let texts =
            Texts::new("en", &["ny = New York\noh = Ohio\nlose = Lose Ohio"]).expect("valid");
        let choices = [("state NY", "ny"), ("state OH", "oh"), ("lose OH", "lose")];
        let choices = choices.map(|(name, text)| Choice {
            index: 0,
            name: name.into(),
            target: String::new(),
            text: Message::new(text),
        });
        let found = |typed| match find(&choices, typed, &texts) {
            Found::Choice(choice) => choice.name.clone(),
            other => format!("{other:?}"),
        };
        assert_eq!(found("2"), "state OH");
        assert_eq!(found("STATE oh"), "state OH");
        assert_eq!(found("new york"), "state NY");
        assert_eq!(found("ny"), "state NY");
        assert_eq!(found("oh"), "NotOffered", "two choices end so");
        assert_eq!(found("0"), "NoSuchNumber");
        assert_eq!(found("4"), "NoSuchNumber");
        assert_eq!(found("Texas"), "NotOffered");
    }
}
