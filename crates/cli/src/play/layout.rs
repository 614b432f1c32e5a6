//! Many choices on few lines.

/// Choices with their numbers: one a line while they are few, in columns, read downwards, where they are many.
pub fn numbered(texts: &[String], width: usize) -> Vec<String> {
    const FEW: usize = 8;
    let digits = texts.len().to_string().len();
    let cells: Vec<String> = (1..)
        .zip(texts)
        .map(|(number, text)| format!("{number:>digits$}  {text}"))
        .collect();
    let columns = if cells.len() <= FEW {
        1
    } else {
        let widest = cells.iter().map(|cell| length(cell)).max().unwrap_or(0);
        // Each cell has a margin of two before it.
        (width / (widest + 2)).max(1)
    };
    in_columns(&cells, columns)
}

fn in_columns(cells: &[String], columns: usize) -> Vec<String> {
    let rows = cells.len().div_ceil(columns);
    let columns: Vec<&[String]> = cells.chunks(rows.max(1)).collect();
    let widths: Vec<usize> = columns
        .iter()
        .map(|column| column.iter().map(|cell| length(cell)).max().unwrap_or(0))
        .collect();
    let row = |row: usize| {
        let mut line = String::new();
        for (column, width) in columns.iter().zip(&widths) {
            if let Some(cell) = column.get(row) {
                line += "  ";
                line += cell;
                line += &" ".repeat(width - length(cell));
            }
        }
        line.trim_end().to_owned()
    };
    (0..rows).map(row).collect()
}

fn length(text: &str) -> usize {
    text.chars().count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_choices_stand_one_a_line() {
        let texts = ["Alaska".to_owned(), "Ohio".to_owned()];
        assert_eq!(numbered(&texts, 80), ["  1  Alaska", "  2  Ohio"]);
    }

    #[test]
    fn many_choices_fill_the_width_and_no_more() {
        let texts: Vec<String> = (0..50).map(|n| format!("State {n}")).collect();
        let lines = numbered(&texts, 60);
        assert!(lines.len() < 20);
        assert!(lines.iter().all(|line| line.chars().count() <= 60));
        let all = lines.join("\n");
        assert!((0..50).all(|n| all.contains(&format!("State {n}"))));
    }

    #[test]
    fn a_narrow_terminal_still_shows_everything() {
        let texts = vec!["a choice of many words".to_owned(); 9];
        assert_eq!(numbered(&texts, 5).len(), 9);
        assert!(numbered(&[], 80).is_empty());
    }
}
