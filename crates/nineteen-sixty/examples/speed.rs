use engine::{Game, Quick, Seat, Status};
use hustings_nineteen_sixty::*;
fn main() {
    let n: u64 = std::env::args()
        .nth(1)
        .and_then(|a| a.parse().ok())
        .unwrap_or(10000);
    let mut q = Quick::new(1);
    for ed in [Edition::Gmt, Edition::Zman] {
        let t = std::time::Instant::now();
        let mut dec = 0u64;
        let mut k = 0;
        let mut d = 0;
        let mut mx = 0;
        for _ in 0..n {
            let mut g = NineteenSixty::new(
                &Options {
                    edition: ed,
                    ..Default::default()
                },
                &mut q,
                &mut (),
            )
            .unwrap();
            let mut len = 0;
            while let Status::Waiting(s) = g.status() {
                let seat = s.lowest().unwrap();
                let l = g.legal(seat);
                let i = q.below(l.len() as u32);
                let a = <Action as engine::Action>::from_index(l.nth(i as usize).unwrap()).unwrap();
                g.apply(seat, a, &mut q, &mut ());
                len += 1;
            }
            dec += len;
            mx = mx.max(len);
            let Status::Over(o) = g.status() else {
                unreachable!()
            };
            if o.winners.is_empty() {
                d += 1
            }
            if o.winners.contains(Seat(0)) {
                k += 1
            }
        }
        let s = t.elapsed().as_secs_f64();
        println!(
            "{ed:?}: {:.0} games/s {:.2}M dec/s, {:.0} dec/game max {mx}, kennedy {:.3} draws {d} size {}",
            n as f64 / s,
            dec as f64 / s / 1e6,
            dec as f64 / n as f64,
            k as f64 / n as f64,
            std::mem::size_of::<NineteenSixty>()
        );
    }
}
