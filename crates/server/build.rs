//! Lists what is embedded: the built page, or one that says how to build it, and the words of every language.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

const NO_PAGE: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Hustings</title>\
<p>The page is not built into this program: run <code>make web</code>, then build again.</p></html>\n";

fn main() -> io::Result<()> {
    let folder = |name| env::var(name).map(PathBuf::from).map_err(io::Error::other);
    // Asked for now, not when this was compiled: a clone may have been moved since.
    let root = folder("CARGO_MANIFEST_DIR")?.join("../..");
    let out = folder("OUT_DIR")?;
    fs::write(out.join("page.rs"), page(&root, &out)?)?;
    fs::write(out.join("locales.rs"), locales(&root)?)?;
    fs::write(out.join("lessons.rs"), lessons(&root)?)
}

fn page(root: &Path, out: &Path) -> io::Result<String> {
    let built = root.join("web/dist");
    println!("cargo:rerun-if-changed={}", built.display());
    let mut files = Vec::new();
    if built.join("index.html").exists() {
        collect(&built, &mut files)?;
    } else {
        fs::write(out.join("index.html"), NO_PAGE)?;
        files.push(out.join("index.html"));
    }
    let base = if built.join("index.html").exists() {
        built
    } else {
        out.to_owned()
    };
    files.sort();
    let mut list = String::from("const PAGE: &[(&str, &[u8])] = &[");
    for file in &files {
        let name = file.strip_prefix(&base).map_err(io::Error::other)?;
        let name = name.to_string_lossy().replace('\\', "/");
        println!("cargo:rerun-if-changed={}", file.display());
        write!(
            list,
            "({name:?}, include_bytes!({:?})),",
            file.display().to_string()
        )
        .map_err(io::Error::other)?;
    }
    list.push_str("];\n");
    Ok(list)
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        match path.is_dir() {
            true => collect(&path, files)?,
            false => files.push(path),
        }
    }
    Ok(())
}

/// Every `lessons/GAME/NAME`: its notes and its journal.
fn lessons(root: &Path) -> io::Result<String> {
    let folder = root.join("lessons");
    println!("cargo:rerun-if-changed={}", folder.display());
    let mut files = Vec::new();
    collect(&folder, &mut files)?;
    files.sort();
    let mut list = String::from("const SOURCES: &[(&str, &str, &str, &str)] = &[");
    for notes in files.iter().filter(|file| file.ends_with("notes.toml")) {
        let place = notes.parent().unwrap_or(root);
        let journal = place.join("journal.json");
        let place = place.strip_prefix(&folder).map_err(io::Error::other)?;
        let mut names = place.iter().map(|part| part.to_string_lossy());
        let (Some(game), Some(name)) = (names.next(), names.next()) else {
            return Err(io::Error::other("a lesson is a folder lessons/GAME/NAME"));
        };
        let [notes, journal] = [notes, &journal].map(|file| {
            println!("cargo:rerun-if-changed={}", file.display());
            file.display().to_string()
        });
        write!(
            list,
            "({game:?}, {name:?}, include_str!({notes:?}), include_str!({journal:?})),"
        )
        .map_err(io::Error::other)?;
    }
    list.push_str("];\n");
    Ok(list)
}

/// Words that only the command line says.
const NOT_FOR_THE_PAGE: [&str; 3] = ["cli", "help", "scenarios"];

/// Every `locales/LANGUAGE/*.ftl` but those of the command line, and every `lessons/GAME/NAME/LANGUAGE.ftl`.
fn locales(root: &Path) -> io::Result<String> {
    let mut files = Vec::new();
    for folder in ["locales", "lessons"].map(|name| root.join(name)) {
        println!("cargo:rerun-if-changed={}", folder.display());
        collect(&folder, &mut files)?;
    }
    files.sort();
    let mut list = String::from("pub(crate) const LOCALES: &[(&str, &str)] = &[");
    for file in &files {
        let is_words = file.extension().is_some_and(|end| end == "ftl");
        let stem = file.file_stem().unwrap_or_default();
        if !is_words || NOT_FOR_THE_PAGE.iter().any(|other| stem == *other) {
            continue;
        }
        let language = match file.starts_with(root.join("lessons")) {
            true => file.file_stem(),
            false => file.parent().and_then(Path::file_name),
        };
        let language = language.unwrap_or_default();
        println!("cargo:rerun-if-changed={}", file.display());
        write!(
            list,
            "({:?}, include_str!({:?})),",
            language.to_string_lossy(),
            file.display().to_string()
        )
        .map_err(io::Error::other)?;
    }
    list.push_str("];\n");
    Ok(list)
}
