//! Which code and which tests name each rule of a game: for the test `coverage` of every game, which includes this file.

use engine::rule_line;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// Where a game keeps what is to be covered.
pub struct Coverage {
    /// Its name in titles.
    pub title: &'static str,
    /// Its rules page, one statement a line.
    pub page: &'static str,
    /// Its folder below `crates/`, and its package without `hustings-`.
    pub package: &'static str,
    /// Its folder below `scenarios/`, which its pages below `docs/rules/` are named after too.
    pub scenarios: &'static str,
    /// What the numbers of its rules begin with.
    pub prefix: &'static str,
    /// How many dots a whole number has: chapters may be named too.
    pub dots: usize,
}

/// The files that name a rule.
#[derive(Default)]
struct Places {
    code: BTreeSet<String>,
    tests: BTreeSet<String>,
}

impl Coverage {
    /// The files of a folder with that ending, named by their path in it, each with its text.
    pub fn files(folder: &str, ending: &str) -> Vec<(String, String)> {
        let top = repository().join(folder);
        let mut found = Vec::new();
        let mut folders = vec![top.clone()];
        while let Some(folder) = folders.pop() {
            for entry in std::fs::read_dir(&folder).expect("the folder is there") {
                let path = entry.expect("the entry can be read").path();
                if path.is_dir() {
                    folders.push(path);
                } else if path.extension().is_some_and(|found| found == ending) {
                    let text = std::fs::read_to_string(&path).expect("the file is text");
                    let name = path.strip_prefix(&top).expect("it is below the folder");
                    found.push((name.display().to_string(), text));
                }
            }
        }
        found.sort();
        found
    }

    fn sources(&self) -> Vec<(String, String)> {
        Coverage::files(&format!("crates/{}/src", self.package), "rs")
    }

    pub fn scenarios(&self) -> Vec<(String, String)> {
        Coverage::files(&format!("scenarios/{}", self.scenarios), "toml")
    }

    /// The numbers of the rules page, in its order.
    fn rules(&self) -> Vec<String> {
        let statements = self.page.lines().filter_map(|line| {
            let number = line.strip_prefix("- **")?.split("**").next()?;
            number.starts_with(self.prefix).then(|| number.to_owned())
        });
        statements.collect()
    }

    /// The numbers in a text, with their places.
    fn citations(&self, text: &str) -> Vec<(usize, String)> {
        let starts = text.match_indices(self.prefix).map(|(at, _)| at);
        let cited = starts.filter_map(|at| {
            let rest = &text[at + self.prefix.len()..];
            let letters = rest.chars().take_while(char::is_ascii_alphabetic).count();
            let digits = rest[letters..].chars();
            let digits = digits
                .take_while(|c| c.is_ascii_digit() || *c == '.')
                .count();
            let number = rest[..letters + digits].trim_end_matches('.');
            let whole = digits > 0 && number.matches('.').count() >= self.dots;
            whole.then(|| (at, format!("{}{number}", self.prefix)))
        });
        cited.collect()
    }

    /// The rules that a text names, ranges such as `R-12.3 to R-12.5` included.
    fn named(&self, text: &str, rules: &[String]) -> BTreeSet<usize> {
        let mut found = BTreeSet::new();
        let mut last: Option<(usize, usize)> = None;
        for (at, number) in self.citations(text) {
            let Some(rule) = rules.iter().position(|rule| *rule == number) else {
                continue;
            };
            if let Some((from, end)) = last
                && text[end..at].trim() == "to"
            {
                found.extend(from..rule);
            }
            found.insert(rule);
            last = Some((rule, at + number.len()));
        }
        found
    }

    fn covered(&self) -> BTreeMap<usize, Places> {
        let rules = self.rules();
        let mut covered: BTreeMap<usize, Places> = BTreeMap::new();
        for (name, text) in self.sources() {
            let (code, tests) = if name.starts_with("laws") {
                ("", text.as_str())
            } else {
                text.split_once("#[cfg(test)]\nmod tests")
                    .unwrap_or((text.as_str(), ""))
            };
            let short = name.rsplit('/').next().unwrap_or(&name);
            for rule in self.named(code, &rules) {
                let places = covered.entry(rule).or_default();
                places.code.insert(short.to_owned());
            }
            for rule in self.named(tests, &rules) {
                let places = covered.entry(rule).or_default();
                places.tests.insert(short.to_owned());
            }
        }
        for (name, text) in self.scenarios() {
            for rule in self.named(&text, &rules) {
                let places = covered.entry(rule).or_default();
                places
                    .tests
                    .insert(name.trim_end_matches(".toml").to_owned());
            }
        }
        covered
    }

    fn table(&self) -> String {
        let Coverage {
            title,
            package,
            scenarios,
            ..
        } = self;
        let mut page = format!(
            "# {title}: which code and which tests name each rule\n\n\
             Generated by `UPDATE_DOCS=1 cargo test -p hustings-{package} --test coverage`; a test fails when it is out of date or\n\
             when a rule is named by neither. Code is in `crates/{package}/src`, tests are there or in `scenarios/{scenarios}`.\n\
             Of many scenarios the first four are named.\n\n\
             | rule | code | tests |\n| --- | --- | --- |\n"
        );
        let list = |names: &BTreeSet<String>| {
            let shown = names.iter().take(4).map(|name| format!("`{name}`"));
            let mut shown: Vec<String> = shown.collect();
            if names.len() > 4 {
                shown.push(format!("and {} more", names.len() - 4));
            }
            shown.join(", ")
        };
        let covered = self.covered();
        let none = Places::default();
        for (number, rule) in self.rules().iter().enumerate() {
            let places = covered.get(&number).unwrap_or(&none);
            let (code, tests) = (list(&places.code), list(&places.tests));
            page += &format!("| {rule} | {code} | {tests} |\n");
        }
        page
    }

    /// Every one of so many rules is named by code or by a test.
    pub fn is_complete(&self, rules: usize) {
        let (covered, found) = (self.covered(), self.rules());
        assert_eq!(found.len(), rules, "the statements of the rules page");
        let missing = found.iter().enumerate();
        let missing = missing.filter(|(number, _)| !covered.contains_key(number));
        let missing: Vec<&String> = missing.map(|(_, rule)| rule).collect();
        assert!(missing.is_empty(), "no code and no test names {missing:?}");
    }

    /// The generated table is the one in the repository; `UPDATE_DOCS=1` writes it anew.
    pub fn is_told(&self) {
        let name = format!("docs/rules/{}-coverage.md", self.scenarios);
        let (path, table) = (repository().join(&name), self.table());
        if std::env::var_os("UPDATE_DOCS").is_some() {
            std::fs::write(&path, &table).expect("the table can be written");
        }
        let found = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(
            found == table,
            "{name} is out of date: run this test with UPDATE_DOCS=1"
        );
    }

    /// A number that no line of the rules page states would send a player nowhere.
    pub fn citations_resolve(&self) {
        let locale = format!("{}.ftl", self.scenarios);
        let words = Coverage::files("locales/en", "ftl").into_iter();
        let words = words.filter(|(name, _)| *name == locale);
        for (name, text) in self
            .sources()
            .into_iter()
            .chain(self.scenarios())
            .chain(words)
        {
            for (_, number) in self.citations(&text) {
                assert!(
                    rule_line(self.page, &number).is_some(),
                    "{name} cites {number}, which is nowhere"
                );
            }
        }
    }
}

/// The top of the repository; the games lie two folders below it.
pub fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}
