//! Greedy must be worth its name: few games, but the odds are far from even. docs/balance-campaign-trail.md has the figures.

use bots::{BotName, Plan, PlayedKind};
use engine::{Kind, Seat};
use hustings_campaign_trail::CampaignTrail;
use serde_json::json;

/// Games won by a greedy bot in the first seat against random players.
fn wins(players: usize, games: u64) -> u64 {
    let mut bots = vec![BotName::Random; players];
    bots[0] = BotName::Greedy;
    let plan = Plan {
        options: json!({ "players": players }),
        bots,
        seed: 1,
    };
    let mut wins = 0;
    Kind::<CampaignTrail>::new()
        .simulate(&plan, 0..games, &mut |finished| {
            wins += u64::from(finished.outcome.winners.contains(Seat(0)));
        })
        .expect("the options are legal");
    wins
}

#[test]
fn greedy_beats_random() {
    assert!(wins(2, 40) >= 36);
    assert!(wins(3, 30) >= 23);
}
