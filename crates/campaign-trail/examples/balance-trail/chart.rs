//! Shares with their intervals, one line each, against the band that they are meant to lie in.

use crate::counts::Estimate;

/// One line of a chart.
pub struct Line {
    pub label: String,
    pub estimate: Estimate,
    /// Where it is meant to lie.
    pub aim: (f64, f64),
}

const WIDTH: f64 = 720.0;
const LEFT: f64 = 230.0;
const RIGHT: f64 = 700.0;
const TOP: f64 = 50.0;
const STEP: f64 = 20.0;
const INSIDE: &str = "#1f4e8c";
const OUTSIDE: &str = "#b3261e";

/// An SVG image. Shares go from 0 to `most`.
pub fn draw(title: &str, lines: &[Line], most: f64) -> String {
    let x = |share: f64| LEFT + (share / most).clamp(0.0, 1.0) * (RIGHT - LEFT);
    let bottom = TOP + STEP * lines.len() as f64;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {:.0}\" font-family=\"sans-serif\" font-size=\"13\">\n\
         <title>{title}</title>\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n\
         <text x=\"{LEFT}\" y=\"20\" font-weight=\"bold\">{title}</text>\n",
        bottom + 30.0
    );
    let tenths = (most * 10.0).round() as u32;
    for tenth in 0..=tenths {
        let at = x(f64::from(tenth) / 10.0);
        svg += &format!(
            "<path d=\"M{at:.1} {:.0}V{bottom:.0}\" stroke=\"#ddd\"/><text x=\"{at:.1}\" y=\"{:.0}\" text-anchor=\"middle\">{}%</text>\n",
            TOP - 10.0,
            bottom + 18.0,
            10 * tenth
        );
    }
    for (row, line) in lines.iter().enumerate() {
        let y = TOP + STEP * row as f64;
        let Estimate { share, low, high } = line.estimate;
        let inside = line.aim.0 <= share && share <= line.aim.1;
        let colour = if inside { INSIDE } else { OUTSIDE };
        svg += &format!(
            "<rect x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{:.1}\" fill=\"#e6efe0\"/>\n\
             <text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>\n\
             <path d=\"M{:.1} {y:.1}H{:.1}\" stroke=\"{colour}\" stroke-width=\"2\"/>\n\
             <circle cx=\"{:.1}\" cy=\"{y:.1}\" r=\"4\" fill=\"{colour}\"><title>{}: {}</title></circle>\n",
            x(line.aim.0),
            y - STEP / 2.0,
            x(line.aim.1) - x(line.aim.0),
            STEP,
            LEFT - 8.0,
            y + 4.0,
            line.label,
            x(low),
            x(high),
            x(share),
            line.label,
            line.estimate.text()
        );
    }
    svg + "</svg>\n"
}
