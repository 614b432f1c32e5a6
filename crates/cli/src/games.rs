//! `hustings games`: what can be played, and how.

use crate::Games;
use crate::commands::GamesArgs;
use crate::console::{Console, Failure};
use crate::setup::seat_names;
use crate::words::{Language, texts, title};
use anstyle::Style;
use bots::PlayedKind;
use engine::{Message, OptionSpec, OptionValues};
use serde_json::{Value, json};

pub fn run(games: &Games, args: &GamesArgs, console: &mut Console) -> Result<(), Failure> {
    if args.json {
        let list = games
            .0
            .iter()
            .map(|kind| describe(*kind, console.language()));
        let list = list.collect::<Result<Vec<_>, _>>()?;
        return console.json(&json!({ "games": list }));
    }
    for (position, kind) in games.0.iter().enumerate() {
        if position > 0 {
            console.line("")?;
        }
        show(*kind, console)?;
    }
    Ok(())
}

fn show(kind: &dyn PlayedKind, console: &mut Console) -> Result<(), Failure> {
    let bold = Style::new().bold();
    let defaults = kind.complete_options(&json!({}))?;
    let texts = texts(kind, console.language());
    console.line(format_args!(
        "{bold}{}{bold:#}  {}",
        kind.name(),
        title(kind, &texts)
    ))?;
    let seats = seat_names(kind, &defaults)?.join(", ");
    console.tell(&Message::known("cli-seats").with("seats", seats))?;
    for spec in kind.options() {
        let option = Message::known("cli-option")
            .with("key", spec.key)
            .with("values", spec.values.describe())
            .with("default", spec.default);
        console.line(texts.say(&option.with("help", Message::new(spec.help))))?;
    }
    Ok(())
}

fn describe(kind: &dyn PlayedKind, language: Language) -> Result<Value, Failure> {
    let defaults = kind.complete_options(&json!({}))?;
    let texts = texts(kind, language);
    let option = |spec: &OptionSpec| {
        let (form, values) = match spec.values {
            OptionValues::OneOf(values) => ("one-of", json!(values)),
            OptionValues::Flag => ("flag", json!([false, true])),
            OptionValues::Range(low, high) => ("range", json!([low, high])),
            OptionValues::Text => ("text", json!([])),
        };
        json!({
            "key": spec.key,
            "form": form,
            "values": values,
            "default": defaults[spec.key],
            "help": texts.say(&Message::new(spec.help)),
        })
    };
    Ok(json!({
        "name": kind.name(),
        "title": title(kind, &texts),
        "rules_version": kind.rules_version(),
        "seats": seat_names(kind, &defaults)?,
        "options": kind.options().iter().map(option).collect::<Vec<_>>(),
        "bots": bots::names().collect::<Vec<_>>(),
    }))
}
