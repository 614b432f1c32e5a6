//! What a player typed.

/// One line of input, understood as far as it can be without the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Typed {
    Nothing,
    Undo,
    /// The rule of the question, or of an answer.
    Why(Option<String>),
    Board,
    Log,
    Save(Option<String>),
    Help,
    Quit,
    /// A number or a name.
    Answer(String),
}

impl Typed {
    pub fn read(line: &str) -> Typed {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let argument = (!rest.is_empty()).then(|| rest.to_owned());
        match (word.to_ascii_lowercase().as_str(), argument) {
            ("", _) => Typed::Nothing,
            ("why", about) => Typed::Why(about),
            ("save", file) => Typed::Save(file),
            ("undo", None) => Typed::Undo,
            ("board", None) => Typed::Board,
            ("log", None) => Typed::Log,
            ("help" | "?", None) => Typed::Help,
            ("quit" | "exit", None) => Typed::Quit,
            _ => Typed::Answer(line.to_owned()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_and_answers_are_told_apart() {
        assert_eq!(Typed::read("  "), Typed::Nothing);
        assert_eq!(Typed::read("UNDO"), Typed::Undo);
        assert_eq!(Typed::read("why"), Typed::Why(None));
        assert_eq!(
            Typed::read("why spend NY"),
            Typed::Why(Some("spend NY".into()))
        );
        assert_eq!(
            Typed::read("save a b.json"),
            Typed::Save(Some("a b.json".into()))
        );
        assert_eq!(Typed::read("spend NY"), Typed::Answer("spend NY".into()));
        assert_eq!(Typed::read("7"), Typed::Answer("7".into()));
    }
}
