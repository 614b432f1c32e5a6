//! Files that users name: read with a limit, and every trouble told in one sentence.

use crate::console::{Failure, file_words};
use engine::Message;
use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};

/// No journal or scenario comes near this; whatever is larger was named by mistake.
const LARGEST: u64 = 32 * 1024 * 1024;

/// The text of a file, or a sentence that says why there is none.
pub fn read_text(path: &Path) -> Result<String, Message> {
    let about = |id| Message::known(id).with("file", path.display().to_string());
    let cannot = |error| cannot_read(path, error);
    let file = fs::File::open(path).map_err(cannot)?;
    let facts = file.metadata().map_err(cannot)?;
    if facts.is_dir() {
        return Err(about("fail-folder"));
    }
    let too_large = || about("fail-too-large");
    if facts.len() > LARGEST {
        return Err(too_large());
    }
    // A pipe or a device has no length to look at beforehand.
    let mut bytes = Vec::new();
    file.take(LARGEST + 1)
        .read_to_end(&mut bytes)
        .map_err(cannot)?;
    if bytes.len() as u64 > LARGEST {
        return Err(too_large());
    }
    String::from_utf8(bytes).map_err(|_| about("fail-not-text"))
}

fn cannot_read(path: &Path, error: std::io::Error) -> Message {
    file_words("fail-read", path, &error)
}

/// Writes a file, or says why it cannot be.
pub fn write_text(path: &Path, text: &str) -> Result<(), Message> {
    fs::write(path, text).map_err(|error| file_words("fail-write", path, &error))
}

/// Files as they are; of folders all files within that end in `.extension`, in order.
pub fn walk(paths: &[PathBuf], extension: &str) -> Result<Vec<PathBuf>, Failure> {
    let mut found = Vec::new();
    for path in paths {
        let about = fs::metadata(path);
        let about = about.map_err(|error| Failure::Use(cannot_read(path, error)))?;
        if about.is_dir() {
            let before = found.len();
            collect(path, extension, &mut found).map_err(Failure::Use)?;
            found[before..].sort();
        } else {
            found.push(path.clone());
        }
    }
    Ok(found)
}

fn collect(folder: &Path, extension: &str, found: &mut Vec<PathBuf>) -> Result<(), Message> {
    let cannot = |error| cannot_read(folder, error);
    for entry in fs::read_dir(folder).map_err(cannot)? {
        let entry = entry.map_err(cannot)?;
        let path = entry.path();
        // A link to a folder is not followed: it could lead back here.
        if entry.file_type().map_err(cannot)?.is_dir() {
            collect(&path, extension, found)?;
        } else if path.extension().is_some_and(|end| end == extension) {
            found.push(path);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_over_the_limit_is_refused_before_it_is_read() {
        let folder = tempfile::tempdir().expect("a folder for tests");
        let path = folder.path().join("huge.json");
        let file = fs::File::create(&path).expect("can be written");
        file.set_len(LARGEST + 1).expect("a file with a hole");
        let error = read_text(&path).expect_err("too large");
        assert_eq!(error.id, "fail-too-large");
    }

    #[test]
    fn folders_missing_files_and_foreign_bytes_are_told_apart() {
        let folder = tempfile::tempdir().expect("a folder for tests");
        let told = |path: &Path| read_text(path).expect_err("not a text file").id;
        assert_eq!(told(folder.path()), "fail-folder");
        assert_eq!(told(&folder.path().join("none")), "fail-read");
        let path = folder.path().join("bytes");
        fs::write(&path, [0xff, 0xfe]).expect("can be written");
        assert_eq!(told(&path), "fail-not-text");
    }

    #[test]
    fn folders_are_walked_in_order_and_other_files_left_alone() {
        let folder = tempfile::tempdir().expect("a folder for tests");
        fs::create_dir(folder.path().join("b")).expect("can be made");
        for name in ["z.toml", "b/a.toml", "b/notes.txt"] {
            fs::write(folder.path().join(name), "").expect("can be written");
        }
        let found = walk(&[folder.path().to_owned()], "toml").expect("readable");
        let names: Vec<_> = found
            .iter()
            .map(|path| path.strip_prefix(folder.path()).expect("within"))
            .collect();
        assert_eq!(names, [Path::new("b/a.toml"), Path::new("z.toml")]);
    }
}
