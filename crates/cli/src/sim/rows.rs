//! One row a game, as a Parquet file for those who study them.

use super::Run;
use crate::console::Failure;
use bots::{BotName, Finished, game_seed};
use engine::Seat;
use parquet::data_type::{ByteArray, ByteArrayType, Int32Type, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::metadata::KeyValue;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::{SerializedFileWriter, SerializedRowGroupWriter};
use parquet::schema::parser::parse_message_type;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Rows that are encoded at once.
const GROUP: usize = 100_000;

/// A file to be filled.
pub struct Rows {
    path: PathBuf,
    file: File,
}

type Group<'a> = SerializedRowGroupWriter<'a, File>;

impl Rows {
    pub fn create(path: &Path) -> Result<Rows, Failure> {
        let cannot = |error| Failure::file("fail-write", path, error);
        Ok(Rows {
            path: path.to_owned(),
            file: File::create(path).map_err(cannot)?,
        })
    }

    /// Writes the games, in their order.
    pub fn write(self, run: &Run, games: Vec<Finished>) -> Result<(), Failure> {
        let path = self.path;
        let cannot = |error: parquet::errors::ParquetError| {
            Failure::about("fail-write", &path, error.to_string())
        };
        write_file(self.file, run, &games).map_err(cannot)
    }
}

fn write_file(file: File, run: &Run, games: &[Finished]) -> Result<(), ParquetError> {
    let bots: Vec<String> = run.plan.bots.iter().map(BotName::to_string).collect();
    let schema = Arc::new(parse_message_type(&schema(run))?);
    let properties = WriterProperties::builder()
        .set_key_value_metadata(Some(vec![
            KeyValue::new("game".into(), run.kind.name().to_owned()),
            KeyValue::new("options".into(), run.plan.options.to_string()),
            KeyValue::new("bots".into(), bots.join(",")),
            KeyValue::new("seed".into(), run.plan.seed.to_string()),
        ]))
        .build();
    let mut writer = SerializedFileWriter::new(file, schema, Arc::new(properties))?;
    for games in games.chunks(GROUP) {
        let mut group = writer.next_row_group()?;
        write_group(&mut group, run, games)?;
        group.close()?;
    }
    writer.close()?;
    Ok(())
}

fn schema(run: &Run) -> String {
    let scores = run.seats.iter();
    let scores: String = scores
        .map(|seat| format!("required int32 score_{seat}; "))
        .collect();
    format!(
        "message games {{ required int64 game; required binary seed (UTF8); optional binary winner (UTF8); \
         {scores}required int32 decisions; required int32 plies; }}"
    )
}

/// The columns in the order of the schema.
fn write_group(group: &mut Group, run: &Run, games: &[Finished]) -> Result<(), ParquetError> {
    longs(group, games.iter().map(|row| row.game as i64))?;
    let seed = |row: &Finished| game_seed(run.plan.seed, row.game).to_hex();
    texts(group, games.iter().map(seed).map(Some), false)?;
    texts(group, games.iter().map(|row| winner(run, row)), true)?;
    for seat in 0..run.seats.len() {
        ints(group, games.iter().map(|row| row.outcome.scores[seat]))?;
    }
    // The set-up is ply 0 of a journal and each answer one more, so the last ply is the number of answers.
    for _ in ["decisions", "plies"] {
        ints(group, games.iter().map(|row| row.decisions as i32))?;
    }
    Ok(())
}

/// The seats that won, joined by `+`; nothing for a draw.
fn winner(run: &Run, row: &Finished) -> Option<String> {
    let name = |seat: Seat| run.seats[seat.index()];
    let names: Vec<&str> = row.outcome.winners.iter().map(name).collect();
    (!names.is_empty()).then(|| names.join("+"))
}

fn longs(group: &mut Group, values: impl Iterator<Item = i64>) -> Result<(), ParquetError> {
    let values: Vec<i64> = values.collect();
    let mut column = group.next_column()?.expect("the schema has this column");
    column
        .typed::<Int64Type>()
        .write_batch(&values, None, None)?;
    column.close()
}

fn ints(group: &mut Group, values: impl Iterator<Item = i32>) -> Result<(), ParquetError> {
    let values: Vec<i32> = values.collect();
    let mut column = group.next_column()?.expect("the schema has this column");
    column
        .typed::<Int32Type>()
        .write_batch(&values, None, None)?;
    column.close()
}

fn texts(
    group: &mut Group,
    values: impl Iterator<Item = Option<String>>,
    optional: bool,
) -> Result<(), ParquetError> {
    let values: Vec<Option<String>> = values.collect();
    let levels: Vec<i16> = values.iter().map(|text| text.is_some().into()).collect();
    let present: Vec<ByteArray> = values
        .into_iter()
        .flatten()
        .map(|text| ByteArray::from(text.into_bytes()))
        .collect();
    let mut column = group.next_column()?.expect("the schema has this column");
    let levels = optional.then_some(levels.as_slice());
    column
        .typed::<ByteArrayType>()
        .write_batch(&present, levels, None)?;
    column.close()
}
