//! Help, and what could not be read of what was typed, in the language of the user.
//!
//! The commands explain themselves in English, in `commands.rs`. In other languages `locales/*/help.ftl` has a message for
//! each command, `help-sim`, and for each argument, `help-sim-games` or, where it means the same everywhere, `help-any-seed`.

use crate::commands::Cli;
use crate::console::{Console, Failure};
use crate::words::{ENGLISH, LANGUAGES, Language};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, Command, CommandFactory};
use engine::{Message, Texts};
use std::ffi::OsString;

const HELP: &[(&str, &str)] = &[("it", include_str!("../../../locales/it/help.ftl"))];

/// The language that `--language` names, if it is one. Looked for before anything else is read, so that whatever is
/// wrong is told in it.
pub fn language_asked_for(args: &[OsString]) -> Option<Language> {
    let mut words = args.iter().filter_map(|word| word.to_str());
    while let Some(word) = words.next() {
        let named = match word.strip_prefix("--language") {
            Some("") => words.next(),
            Some(rest) => rest.strip_prefix('='),
            None => continue,
        };
        return LANGUAGES
            .iter()
            .copied()
            .find(|known| Some(*known) == named);
    }
    None
}

/// The commands with their help in a language.
pub fn translated(command: Command, language: Language) -> Command {
    if language == ENGLISH {
        return command;
    }
    let texts = Texts::of(language, HELP).expect("the built-in Fluent files are tested to load");
    translate(command, "", &texts)
}

fn translate(command: Command, path: &str, texts: &Texts) -> Command {
    let find = |id: &str| texts.has(id).then(|| texts.say(&Message::new(id)));
    let mut command = match find(&format!("help{path}")) {
        Some(about) => command.about(about),
        None => command,
    };
    if let Some(after) = command.get_after_help().map(ToString::to_string) {
        let notes = find(&format!("help{path}-after"));
        let notes = notes.map(|notes| notes + "\n\n").unwrap_or_default();
        let example = after.find("Example: ").map_or("", |at| &after[at..]);
        command = command.after_help(notes + &say_example(example, texts));
    }
    command = command.mut_args(|arg| {
        let id = arg.get_id().as_str().replace('_', "-");
        let own = find(&format!("help{path}-{id}"));
        match own.or_else(|| find(&format!("help-any-{id}"))) {
            Some(help) => explained(arg, help, texts),
            None => arg,
        }
    });
    // What clap adds by itself has English words that nothing else can change.
    let flag = |name: &'static str, short, action| {
        let help = texts.say(&Message::new(format!("help-{name}")));
        Arg::new(name)
            .long(name)
            .short(short)
            .action(action)
            .help(help)
    };
    command = command
        .disable_help_flag(true)
        .disable_help_subcommand(true)
        .arg(flag("help", 'h', ArgAction::Help));
    if path.is_empty() {
        command = command
            .disable_version_flag(true)
            .arg(flag("version", 'V', ArgAction::Version));
    }
    let names: Vec<String> = command
        .get_subcommands()
        .map(|sub| sub.get_name().to_owned())
        .collect();
    for name in names {
        let path = format!("{path}-{name}");
        command = command.mut_subcommand(name, |sub| translate(sub, &path, texts));
    }
    command
}

/// An argument with its help and what clap would add to it: variable, default, possible values.
fn explained(arg: Arg, help: String, texts: &Texts) -> Arg {
    if !arg.get_action().takes_values() {
        return arg.help(help);
    }
    let said = |id: &'static str, what: String| texts.say(&Message::known(id).with("what", what));
    let mut parts = vec![help];
    let variable = arg
        .get_env()
        .map(|name| name.to_string_lossy().into_owned());
    parts.extend(variable.map(|name| said("help-word-env", name)));
    let defaults = arg
        .get_default_values()
        .iter()
        .map(|value| value.to_string_lossy());
    let defaults = defaults.collect::<Vec<_>>().join(", ");
    parts.extend((!defaults.is_empty()).then(|| said("help-word-default", defaults)));
    let possible = arg.get_possible_values();
    let possible = possible
        .iter()
        .map(|value| value.get_name())
        .collect::<Vec<_>>()
        .join(", ");
    parts.extend((!possible.is_empty()).then(|| said("help-word-possible", possible)));
    arg.help(parts.join(" "))
        .hide_env(true)
        .hide_default_value(true)
        .hide_possible_values(true)
}

/// `Example: hustings …`, once for each line that has one.
fn say_example(example: &str, texts: &Texts) -> String {
    let line = |line: &str| match line.split_once(": ") {
        Some(("Example", typed)) => texts.say(&Message::new("help-example").with("typed", typed)),
        Some((_, typed)) => texts.say(&Message::new("help-example-again").with("typed", typed)),
        None => line.to_owned(),
    };
    example.lines().map(line).collect::<Vec<_>>().join("\n")
}

/// The words that clap writes around a help text, as messages of `help.ftl`.
const AROUND: &[(&str, &str)] = &[
    ("Usage:", "help-word-usage"),
    ("Commands:", "help-word-commands"),
    ("Arguments:", "help-word-arguments"),
    ("Options:", "help-word-options"),
    ("[OPTIONS]", "help-word-options-typed"),
    ("[COMMAND]", "help-word-command-typed"),
    ("<COMMAND>", "help-word-one-command-typed"),
];

fn around(help: String, language: Language) -> String {
    if language == ENGLISH {
        return help;
    }
    let texts = Texts::of(language, HELP).expect("the built-in Fluent files are tested to load");
    AROUND.iter().fold(help, |help, (written, id)| {
        help.replace(written, &texts.say(&Message::known(id)))
    })
}

/// Help and version are answers; everything else that could not be read becomes one sentence.
pub fn explain(
    error: clap::Error,
    args: &[OsString],
    console: &mut Console,
) -> Result<(), Failure> {
    if matches!(
        error.kind(),
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion
    ) {
        let help = around(error.render().ansi().to_string(), console.language());
        return console.write(help.as_bytes());
    }
    let message = Message::known("usage-problem").with("problem", problem(&error));
    Err(Failure::Use(message.with("help", help_for(args))))
}

/// Where clap has nothing to say, as messages know it.
const NONE: &str = "none";

/// What is wrong with what was typed.
fn problem(error: &clap::Error) -> Message {
    use ErrorKind::*;
    let told = |kind| error.get(kind).map_or_else(|| NONE.to_owned(), words);
    let message = |id| Message::known(id).with("argument", told(ContextKind::InvalidArg));
    match error.kind() {
        DisplayHelpOnMissingArgumentOrSubcommand | MissingSubcommand => {
            Message::known("usage-more")
        }
        UnknownArgument => {
            message("usage-unknown").with("similar", told(ContextKind::SuggestedArg))
        }
        InvalidSubcommand => Message::known("usage-no-command")
            .with("command", told(ContextKind::InvalidSubcommand))
            .with("similar", told(ContextKind::SuggestedSubcommand)),
        InvalidValue => message("usage-value")
            .with("value", told(ContextKind::InvalidValue))
            .with("valid", told(ContextKind::ValidValue)),
        ValueValidation => message("usage-value")
            .with("value", told(ContextKind::InvalidValue))
            .with("valid", range(error).unwrap_or_else(|| NONE.to_owned())),
        NoEquals => message("usage-no-equals"),
        TooManyValues | TooFewValues | WrongNumberOfValues => message("usage-count"),
        ArgumentConflict => message("usage-conflict").with("other", told(ContextKind::PriorArg)),
        MissingRequiredArgument => message("usage-missing"),
        InvalidUtf8 => Message::known("usage-not-utf8"),
        _ => Message::known("usage-unreadable"),
    }
}

/// The numbers that would have been in order, which clap tells only in an English sentence.
fn range(error: &clap::Error) -> Option<String> {
    let told = std::error::Error::source(error)?.to_string();
    let (_, range) = told.split_once(" is not in ")?;
    Some(range.to_owned())
}

fn words(value: &ContextValue) -> String {
    match value {
        ContextValue::Strings(several) if several.is_empty() => NONE.to_owned(),
        ContextValue::Strings(several) => several.join(", "),
        other => other.to_string(),
    }
}

/// The help that fits what was typed.
fn help_for(args: &[OsString]) -> String {
    let known = Cli::command();
    let mut typed = args.iter().skip(1).filter_map(|word| word.to_str());
    match typed.find_map(|word| known.find_subcommand(word)) {
        Some(command) => format!("hustings {} --help", command.get_name()),
        None => "hustings --help".into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    fn italian() -> Texts {
        Texts::of("it", HELP).expect("the file can be read")
    }

    /// Every message that a command asks for: its own, its notes, and either name of each argument.
    fn asked(command: &Command, path: &str, all: &mut Vec<Vec<String>>) {
        all.push(vec![format!("help{path}")]);
        let after = command
            .get_after_help()
            .map(ToString::to_string)
            .unwrap_or_default();
        if !after.is_empty() && !after.starts_with("Example: ") {
            all.push(vec![format!("help{path}-after")]);
        }
        for arg in command.get_arguments() {
            let id = arg.get_id().as_str().replace('_', "-");
            all.push(vec![format!("help{path}-{id}"), format!("help-any-{id}")]);
        }
        for sub in command.get_subcommands() {
            asked(sub, &format!("{path}-{}", sub.get_name()), all);
        }
    }

    #[test]
    fn every_command_and_argument_is_explained_in_italian_and_nothing_else_is() {
        let mut all = Vec::new();
        asked(&Cli::command(), "", &mut all);
        let texts = italian();
        let missing: Vec<_> = all
            .iter()
            .filter(|names| !names.iter().any(|id| texts.has(id)))
            .collect();
        assert!(missing.is_empty(), "{missing:?}");
        let mut known: BTreeSet<String> = all.into_iter().flatten().collect();
        known.extend(AROUND.iter().map(|(_, id)| (*id).to_owned()));
        known.extend(
            [
                "help-help",
                "help-version",
                "help-example",
                "help-example-again",
                "help-word-env",
                "help-word-default",
                "help-word-possible",
            ]
            .map(str::to_owned),
        );
        let source = HELP[0].1;
        let unused: Vec<&str> = source
            .lines()
            .filter_map(|line| line.split_once(" =").map(|(id, _)| id))
            .filter(|id| id.starts_with("help") && !known.contains(*id))
            .collect();
        assert!(unused.is_empty(), "{unused:?}");
    }

    fn help_of(command: &mut Command) -> Vec<String> {
        let mut all = vec![around(command.render_long_help().to_string(), "it")];
        all.extend(command.get_subcommands_mut().flat_map(help_of));
        all
    }

    #[test]
    fn italian_help_has_no_english_in_it() {
        let mut command = translated(Cli::command(), "it");
        command.clone().debug_assert();
        command.build();
        for help in help_of(&mut command) {
            let lower = help.to_lowercase();
            let mut words =
                lower.split(|c: char| !c.is_alphabetic() && c != '-' && c != '.' && c != '/');
            let english = [
                "the", "of", "and", "usage", "options", "commands", "with", "your", "example",
                "default", "values",
            ];
            assert_eq!(words.find(|word| english.contains(word)), None, "{help}");
        }
    }

    #[test]
    fn the_language_is_known_before_anything_is_read() {
        let args = |line: &str| line.split(' ').map(OsString::from).collect::<Vec<_>>();
        assert_eq!(
            language_asked_for(&args("hustings --language it sim")),
            Some("it")
        );
        assert_eq!(
            language_asked_for(&args("hustings sim --language=it")),
            Some("it")
        );
        assert_eq!(
            language_asked_for(&args("hustings sim --language tlh")),
            None
        );
        assert_eq!(language_asked_for(&args("hustings sim")), None);
    }
}
