//! The reliability diagram: of positions called 70%, how many were won?

use crate::console::Console;
use bots::{Bin, Calibration};
use engine::Message;
use std::fmt::Write;

const SIDE: f64 = 400.0;
const LEFT: f64 = 60.0;
const TOP: f64 = 30.0;
/// The largest dot; others are smaller as they stand for fewer positions.
const LARGEST: f64 = 9.0;

/// An SVG image.
pub fn draw(measured: &Calibration, console: &Console) -> String {
    let say = |id: &'static str| console.say(&Message::known(id));
    let x = |share: f64| LEFT + share * SIDE;
    let y = |share: f64| TOP + (1.0 - share) * SIDE;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 490 490\" font-family=\"sans-serif\" font-size=\"13\">\n\
         <title>{}</title>\n\
         <rect width=\"490\" height=\"490\" fill=\"#fff\"/>\n",
        say("cli-fit-diagram-title")
    );
    let mut add = |element: String| {
        svg.push_str(&element);
        svg.push('\n');
    };
    for tenth in (0..=10).step_by(2) {
        let share = f64::from(tenth) / 10.0;
        add(format!(
            "<path d=\"M{:.0} {:.0}H{:.0}M{:.0} {:.0}V{:.0}\" stroke=\"#ddd\"/>",
            x(0.0),
            y(share),
            x(1.0),
            x(share),
            y(0.0),
            y(1.0)
        ));
        add(format!(
            "<text x=\"{:.0}\" y=\"{:.0}\" text-anchor=\"middle\">{}%</text>",
            x(share),
            y(0.0) + 20.0,
            10 * tenth
        ));
        add(format!(
            "<text x=\"{:.0}\" y=\"{:.0}\" text-anchor=\"end\">{}%</text>",
            x(0.0) - 8.0,
            y(share) + 4.0,
            10 * tenth
        ));
    }
    add(format!(
        "<path d=\"M{:.0} {:.0}L{:.0} {:.0}\" stroke=\"#888\" stroke-dasharray=\"4 4\"/>",
        x(0.0),
        y(0.0),
        x(1.0),
        y(1.0)
    ));
    let shown: Vec<&Bin> = measured.bins.iter().filter(|bin| bin.samples > 0).collect();
    let mut line = String::new();
    for (place, bin) in shown.iter().enumerate() {
        let step = if place == 0 { 'M' } else { 'L' };
        // Writing to a string cannot fail.
        let _ = write!(line, "{step}{:.1} {:.1}", x(bin.said), y(bin.won));
    }
    add(format!(
        "<path d=\"{line}\" fill=\"none\" stroke=\"#1f4e8c\" stroke-width=\"2\"/>"
    ));
    let most = shown.iter().map(|bin| bin.samples).max().unwrap_or(1) as f64;
    for bin in shown {
        let radius = LARGEST * (bin.samples as f64 / most).sqrt();
        let told = Message::known("cli-fit-diagram-bin")
            .with("positions", bin.samples)
            .with("said", console.percent(bin.said, 1))
            .with("won", console.percent(bin.won, 1));
        add(format!(
            "<circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"{:.1}\" fill=\"#1f4e8c\"><title>{}</title></circle>",
            x(bin.said),
            y(bin.won),
            radius.max(2.0),
            console.say(&told)
        ));
    }
    add(format!(
        "<text x=\"{:.0}\" y=\"478\" text-anchor=\"middle\">{}</text>",
        x(0.5),
        say("cli-fit-diagram-said")
    ));
    add(format!(
        "<text transform=\"translate(16 {:.0}) rotate(-90)\" text-anchor=\"middle\">{}</text>",
        y(0.5),
        say("cli-fit-diagram-won")
    ));
    let error = Message::known("cli-fit-diagram-error")
        .with("positions", measured.samples)
        .with("error", console.figure(100.0 * measured.error, 2));
    add(format!(
        "<text x=\"{:.0}\" y=\"20\" text-anchor=\"middle\">{}</text>",
        x(0.5),
        console.say(&error)
    ));
    svg.push_str("</svg>\n");
    svg
}
