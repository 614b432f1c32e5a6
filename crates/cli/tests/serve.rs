//! `hustings serve` as those meet it who host it: settings, logs, and its end.

#[path = "../../server/tests/support/players.rs"]
#[allow(dead_code)]
mod players;
mod program;

use players::Player;
use program::Program;
use serde_json::{Value, json};
use std::process::Stdio;
use tempfile::TempDir;

fn folder() -> (TempDir, String) {
    let folder = tempfile::tempdir().expect("a folder");
    let database = format!("sqlite://{}", folder.path().join("test.db").display());
    (folder, database)
}

#[test]
fn a_flag_beats_a_variable_and_a_variable_beats_the_file() {
    let (folder, database) = folder();
    let file = folder.path().join("hustings.toml");
    let text = format!("listen = \"127.0.0.2:0\"\ndatabase = \"{database}\"\nlog = \"error\"\n");
    std::fs::write(&file, text).expect("a file");
    let serve = |variable: Option<&str>, flag: Option<&str>| {
        let mut command = Program::command();
        command.arg("--config").arg(&file);
        if let Some(listen) = variable {
            command.env("HUSTINGS_LISTEN", listen);
        }
        if let Some(listen) = flag {
            command.args(["--listen", listen]);
        }
        Program::start(&mut command).address.clone()
    };
    let (variable, flag) = (Some("127.0.0.3:0"), Some("127.0.0.4:0"));
    assert!(serve(None, None).starts_with("http://127.0.0.2:"));
    assert!(serve(variable, None).starts_with("http://127.0.0.3:"));
    assert!(serve(variable, flag).starts_with("http://127.0.0.4:"));
    assert!(serve(None, flag).starts_with("http://127.0.0.4:"));
    assert!(
        folder.path().join("test.db").exists(),
        "the file says where"
    );
}

#[test]
fn every_setting_is_in_the_help_and_may_stand_in_the_file() {
    let help = Program::command().arg("--help").output().expect("help");
    let help = String::from_utf8(help.stdout).expect("text");
    let settings: Vec<&str> = help
        .split_whitespace()
        .filter_map(|word| word.strip_prefix("--"))
        .map(|name| name.trim_end_matches(|letter: char| !letter.is_alphabetic()))
        .filter(|name| !["config", "help", "language"].contains(name))
        .collect();
    assert!(settings.contains(&"allow-private-webhooks"), "{settings:?}");
    for name in settings {
        let variable = name.to_uppercase().replace('-', "_");
        assert!(help.contains(&format!("HUSTINGS_{variable}")), "{name}");
        // A list is right for no setting, so that a known one is refused for its value and not for its name.
        let (folder, _) = folder();
        let file = folder.path().join("hustings.toml");
        std::fs::write(&file, format!("{name} = []\n")).expect("a file");
        let refused = Program::command().arg("--config").arg(&file).output();
        let refused = refused.expect("it starts");
        let told = String::from_utf8_lossy(&refused.stderr);
        assert_eq!(refused.status.code(), Some(2), "{name}");
        assert!(told.contains("invalid type"), "{name}: {told}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_log_is_json_and_holds_no_secret_and_the_end_is_told() {
    let (_folder, database) = folder();
    let mut command = Program::command();
    command
        .args(["--listen", "127.0.0.1:0", "--database", &database])
        .args(["--log", "debug", "--log-json"])
        .stderr(Stdio::piped());
    let mut program = Program::start(&mut command);
    let mut ann = Player::nobody(&program.address);
    ann.post("/api/session", json!({ "name": "Ann" })).await;
    let password = "correct horse battery";
    let credentials = json!({ "name": "Ann", "password": password });
    ann.post("/api/account", credentials.clone()).await;
    ann.post("/api/login", credentials).await;
    let hook = json!({ "url": "http://93.184.216.34/a-secret-path" });
    let put = reqwest::Method::PUT;
    let (_, webhook) = ann.try_change(put, "/api/me/webhook", hook).await;
    let (table, invitations) = ann.table(json!([{ "who": "me" }, { "who": "open" }])).await;
    let link = invitations["nixon"].as_str().expect("a link").to_owned();
    let mut bob = Player::nobody(&program.address);
    bob.post("/api/session", json!({})).await;
    bob.post(&format!("/api{link}"), json!({})).await;
    let mut socket = ann.watch(&table).await;
    let bye = tokio::spawn(async move {
        let word = socket.last_word().await;
        (word, socket.state)
    });
    let (status, told) = tokio::task::spawn_blocking(move || program.terminate())
        .await
        .expect("it ends");
    assert!(status.success(), "{status}");
    let (word, state) = bye.await.expect("the socket closes");
    assert!(word.expect("a word").contains("bye-restart"));
    assert_eq!(state["status"], "running");
    assert!(
        told.contains("listening") && told.contains("stopped"),
        "{told}"
    );
    for line in told.lines() {
        let entry: Value = serde_json::from_str(line).expect("a line of the log is JSON");
        assert!(entry["level"].is_string(), "{line}");
    }
    let token = |player: &Player| {
        let (_, token) = player.cookie.split_once('=').expect("a cookie");
        token.to_owned()
    };
    let signature = link.rsplit('.').next().expect("a signature");
    let secret = webhook["secret"].as_str().expect("a secret");
    let hidden = [password, &token(&ann), &token(&bob), signature, secret];
    for hidden in hidden.into_iter().chain(["argon2", "a-secret-path"]) {
        assert!(!told.contains(hidden), "{hidden} is in the log");
    }
}
