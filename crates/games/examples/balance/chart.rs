//! Plots as SVG, which a browser shows beside the tables.

use std::fmt::Write;

/// One colour for each series, told apart also by those who see few colours.
const COLOURS: [&str; 4] = ["#0072b2", "#d55e00", "#009e73", "#cc79a7"];
const WIDTH: f64 = 720.0;
const LEFT: f64 = 110.0;
const RIGHT: f64 = 16.0;
const TOP: f64 = 34.0;

/// The way from values to places on the picture.
struct Scale {
    from: f64,
    to: f64,
}

impl Scale {
    fn x(&self, value: f64) -> f64 {
        LEFT + (WIDTH - LEFT - RIGHT) * (value - self.from) / (self.to - self.from)
    }
}

struct Picture {
    svg: String,
}

impl Picture {
    fn new(height: f64, title: &str, series: &[String]) -> Picture {
        let mut picture = Picture {
            svg: format!(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" role=\"img\" \
                 font-family=\"sans-serif\" font-size=\"12\"><title>{title}</title>\
                 <rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>"
            ),
        };
        for (number, name) in series.iter().enumerate() {
            let x = LEFT + 150.0 * number as f64;
            picture.add(format_args!(
                "<circle cx=\"{x:.1}\" cy=\"14\" r=\"4\" fill=\"{}\"/><text x=\"{:.1}\" y=\"18\">{name}</text>",
                COLOURS[number % COLOURS.len()],
                x + 9.0
            ));
        }
        picture
    }

    fn add(&mut self, part: std::fmt::Arguments) {
        self.svg.write_fmt(part).expect("strings take all");
        self.svg.push('\n');
    }

    fn line(&mut self, (x1, y1): (f64, f64), (x2, y2): (f64, f64), style: &str) {
        self.add(format_args!(
            "<line x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\" {style}/>"
        ));
    }

    fn finish(mut self) -> String {
        self.svg.push_str("</svg>\n");
        self.svg
    }
}

/// A value with its interval.
pub type Spread = (f64, (f64, f64));

/// A row for each name with a dot and an interval for each series, and lines where the aims are.
pub fn dots(
    title: &str,
    series: &[String],
    rows: &[(String, Vec<Spread>)],
    range: (f64, f64),
    aims: &[f64],
) -> String {
    let step = 9.0 * series.len() as f64 + 6.0;
    let bottom = TOP + step * rows.len() as f64;
    let scale = Scale {
        from: range.0,
        to: range.1,
    };
    let mut picture = Picture::new(bottom + 24.0, title, series);
    for &aim in aims {
        let x = scale.x(aim);
        picture.line(
            (x, TOP),
            (x, bottom),
            "stroke=\"#999\" stroke-dasharray=\"4 3\"",
        );
        picture.add(format_args!(
            "<text x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{aim:.1}</text>",
            bottom + 16.0
        ));
    }
    for (number, (name, values)) in rows.iter().enumerate() {
        let top = TOP + step * number as f64;
        picture.add(format_args!(
            "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{name}</text>",
            LEFT - 10.0,
            top + step / 2.0 + 1.0
        ));
        for (number, &(value, (low, high))) in values.iter().enumerate() {
            let colour = COLOURS[number % COLOURS.len()];
            let y = top + 7.0 + 9.0 * number as f64;
            let style = format!("stroke=\"{colour}\" stroke-width=\"2\"");
            picture.line((scale.x(low), y), (scale.x(high), y), &style);
            picture.add(format_args!(
                "<circle cx=\"{:.1}\" cy=\"{y:.1}\" r=\"3.5\" fill=\"{colour}\"/>",
                scale.x(value)
            ));
        }
    }
    picture.finish()
}

/// A line for each series: how big a part of it each number from 1 on has.
pub fn lines(title: &str, series: &[String], parts: &[Vec<f64>], axis: &str) -> String {
    const HEIGHT: f64 = 260.0;
    let longest = parts.iter().map(Vec::len).max().unwrap_or(1).max(2);
    let highest = parts.iter().flatten().copied().fold(0.01, f64::max);
    let scale = Scale {
        from: 1.0,
        to: longest as f64,
    };
    let bottom = TOP + HEIGHT;
    let y = |part: f64| bottom - HEIGHT * part / highest;
    let mut picture = Picture::new(bottom + 40.0, title, series);
    picture.line((LEFT, bottom), (WIDTH - RIGHT, bottom), "stroke=\"#333\"");
    for number in (1..=longest).filter(|number| *number == 1 || number % 5 == 0) {
        picture.add(format_args!(
            "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{number}</text>",
            scale.x(number as f64),
            bottom + 16.0
        ));
    }
    picture.add(format_args!(
        "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{axis}</text>",
        (LEFT + WIDTH - RIGHT) / 2.0,
        bottom + 33.0
    ));
    for percent in (5..)
        .step_by(5)
        .take_while(|percent| f64::from(*percent) / 100.0 < highest)
    {
        let height = y(f64::from(percent) / 100.0);
        picture.line((LEFT, height), (WIDTH - RIGHT, height), "stroke=\"#ddd\"");
        picture.add(format_args!(
            "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{percent} %</text>",
            LEFT - 8.0,
            height + 4.0
        ));
    }
    for (number, parts) in parts.iter().enumerate() {
        let points: Vec<String> = (1..)
            .zip(parts)
            .map(|(number, &part)| format!("{:.1},{:.1}", scale.x(f64::from(number)), y(part)))
            .collect();
        picture.add(format_args!(
            "<polyline points=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"2\"/>",
            points.join(" "),
            COLOURS[number % COLOURS.len()]
        ));
    }
    picture.finish()
}
