//! The description of the HTTP part, for clients that are written from it.

use serde_json::{Map, Value, json};

/// Method, path, what it does, the body it takes (empty for none).
const OPERATIONS: &[(&str, &str, &str, &str)] = &[
    ("get", "/api/session", "Who you are", ""),
    (
        "post",
        "/api/session",
        "Make a guest where there is none, or rename one",
        "Enter",
    ),
    (
        "post",
        "/api/account",
        "Make an account of a guest, who keeps their games",
        "Credentials",
    ),
    ("delete", "/api/account", "Delete the account", ""),
    (
        "get",
        "/api/account/export",
        "Everything that is known about you",
        "",
    ),
    ("post", "/api/login", "Sign in", "Credentials"),
    ("post", "/api/logout", "Sign out", ""),
    (
        "post",
        "/api/logout-everywhere",
        "Sign out every session",
        "",
    ),
    (
        "post",
        "/api/password",
        "Change the password and sign out everywhere else",
        "NewPassword",
    ),
    (
        "get",
        "/api/me/webhook",
        "Where you are told that it is your turn: url and secret, or null",
        "",
    ),
    (
        "put",
        "/api/me/webhook",
        "Name the address that is told when it is your turn, or null for none",
        "Webhook",
    ),
    (
        "get",
        "/api/games",
        "The games, their options, seats and bots",
        "",
    ),
    (
        "get",
        "/api/games/{name}/reference",
        "What is printed on board and cards",
        "",
    ),
    (
        "get",
        "/api/tables/{id}/reference",
        "The same for a table, which may play with a deck of its own",
        "",
    ),
    (
        "post",
        "/api/games/{name}/seats",
        "Who sits at a table with these options",
        "",
    ),
    (
        "get",
        "/api/locales/{language}",
        "All words of a language, as Fluent source",
        "",
    ),
    (
        "get",
        "/api/rules/{game}",
        "The rules page, as Markdown; query: language",
        "",
    ),
    (
        "post",
        "/api/lessons/{game}/{name}",
        "Open a private table at the position of a lesson, with bots on the other seats",
        "Begin",
    ),
    (
        "get",
        "/api/tables",
        "Your tables, open tables and running public tables",
        "",
    ),
    (
        "post",
        "/api/tables",
        "Open a table; it starts at once if no seat is open",
        "NewTable",
    ),
    ("get", "/api/tables/{id}", "One table", ""),
    ("post", "/api/tables/{id}/sit", "Take an open seat", "Sit"),
    (
        "post",
        "/api/tables/{id}/stand",
        "Give your seat back before the start",
        "Seat",
    ),
    (
        "post",
        "/api/tables/{id}/start",
        "Start a table whose seats are taken",
        "",
    ),
    (
        "post",
        "/api/tables/{id}/resign",
        "Give the game up",
        "Seat",
    ),
    (
        "post",
        "/api/tables/{id}/bot",
        "Let a bot take over your seat, or an open one of your table",
        "HandOver",
    ),
    (
        "post",
        "/api/tables/{id}/rematch",
        "Play again with sides swapped",
        "",
    ),
    (
        "post",
        "/api/tables/{id}/invitations",
        "Fresh links for the open seats of your table",
        "",
    ),
    (
        "get",
        "/api/tables/{id}/journal",
        "The journal of a game that is over",
        "",
    ),
    (
        "get",
        "/api/tables/{id}/replay/{ply}",
        "What you may see of a ply; query: viewer, since",
        "",
    ),
    (
        "get",
        "/api/tables/{id}/story",
        "Of a game that is over: how likely each seat was to win after each ply, and what turned it",
        "",
    ),
    (
        "post",
        "/api/tables/{id}/advice",
        "What the Strategist would answer, as lines of JSON: progress, then the advice; hang up to stop it",
        "Ask",
    ),
    (
        "get",
        "/api/tables/{id}/foresee/{ply}/{seat}/{choice}",
        "What you can foresee of an answer before you give it",
        "",
    ),
    (
        "get",
        "/api/tables/{id}/notes/{seat}",
        "Your private notes on a table",
        "",
    ),
    (
        "put",
        "/api/tables/{id}/notes/{seat}",
        "Write your private notes on a table",
        "Note",
    ),
    (
        "get",
        "/api/tables/{id}/orders/{seat}",
        "Your orders at a slow table, and what came of earlier ones",
        "",
    ),
    (
        "put",
        "/api/tables/{id}/orders/{seat}",
        "Write all your orders anew, in place of the version that you read",
        "Orders",
    ),
    (
        "post",
        "/api/tables/{id}/orders/{seat}/expected",
        "What others may do before you are asked, and what you may be asked once you have given some answers",
        "Expect",
    ),
    (
        "post",
        "/api/join/{token}",
        "Take the seat that an invitation names",
        "",
    ),
    (
        "post",
        "/api/import",
        "Take in a journal as a table that is over",
        "Journal",
    ),
    (
        "get",
        "/api/games/{name}/ratings",
        "The leader board of a game, and what its sides are worth",
        "",
    ),
    (
        "get",
        "/api/players/{name}",
        "How an account stands in every game, with its rated games",
        "",
    ),
    (
        "get",
        "/api/tables/{id}/ratings",
        "Everybody's rating at a rated table, what may be expected, and what came of it",
        "",
    ),
    ("get", "/api/events", "Events that you opened or play", ""),
    (
        "post",
        "/api/events",
        "Open a round robin or a knock-out; whoever has its link can join",
        "NewEvent",
    ),
    (
        "get",
        "/api/events/{id}",
        "An event: players, games and standings",
        "",
    ),
    ("post", "/api/events/{id}/join", "Join before the start", ""),
    (
        "post",
        "/api/events/{id}/leave",
        "Leave before the start, or withdraw",
        "",
    ),
    ("post", "/api/events/{id}/start", "Start your event", ""),
    (
        "get",
        "/api/events/{id}/export/{file}",
        "event.json, standings.csv or games.csv",
        "",
    ),
    (
        "get",
        "/healthz",
        "Whether the server and its database answer",
        "",
    ),
    ("get", "/metrics", "Counters for Prometheus", ""),
];

pub(crate) fn document() -> Value {
    let mut paths: Map<String, Value> = Map::new();
    for (method, path, summary, body) in OPERATIONS {
        let entry = paths.entry(*path).or_insert_with(|| json!({}));
        entry[*method] = operation(path, summary, body);
    }
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Hustings",
            "version": env!("CARGO_PKG_VERSION"),
            "description": "Requests that change something carry JSON and the Origin of the page. The socket is described in docs/protocol.md.",
        },
        "paths": paths,
        "components": { "schemas": schemas() },
    })
}

fn operation(path: &str, summary: &str, body: &str) -> Value {
    let parameter = |part: &str| {
        let name = part.strip_prefix('{')?.strip_suffix('}')?;
        Some(
            json!({ "name": name, "in": "path", "required": true, "schema": { "type": "string" } }),
        )
    };
    let parameters: Vec<Value> = path.split('/').filter_map(parameter).collect();
    let failed = json!({ "description": "Refused, with a sentence that says why",
        "content": { "application/json": { "schema": { "$ref": "#/components/schemas/Error" } } } });
    let mut operation = json!({
        "summary": summary,
        "responses": { "200": { "description": "Done" }, "4XX": failed },
    });
    if !parameters.is_empty() {
        operation["parameters"] = parameters.into();
    }
    if !body.is_empty() {
        let schema = json!({ "$ref": format!("#/components/schemas/{body}") });
        operation["requestBody"] =
            json!({ "content": { "application/json": { "schema": schema } } });
    }
    operation
}

fn object(fields: &[(&str, Value)], required: &[&str]) -> Value {
    let fields: Map<String, Value> = fields
        .iter()
        .map(|(k, v)| ((*k).to_owned(), v.clone()))
        .collect();
    json!({ "type": "object", "properties": fields, "required": required })
}

fn schemas() -> Value {
    let text = || json!({ "type": "string" });
    let number = || json!({ "type": "integer" });
    let seat = json!({ "oneOf": [
        object(&[("who", json!({ "const": "me" })), ("nonce", text())], &["who"]),
        object(&[("who", json!({ "const": "open" }))], &["who"]),
        object(&[("who", json!({ "const": "bot" })), ("bot", text())], &["who", "bot"]),
    ] });
    let live = object(
        &[("seconds", number()), ("increment", number())],
        &["seconds", "increment"],
    );
    let speed = json!({ "oneOf": [
        { "const": "none" },
        object(&[("live", live)], &["live"]),
        object(&[("days", number())], &["days"]),
    ] });
    let error = object(
        &[
            ("code", text()),
            ("text", text()),
            ("message", json!({ "type": "object" })),
            ("advice", text()),
        ],
        &["code", "text", "message"],
    );
    let when = json!({ "oneOf": [
        object(&[("kind", json!({ "const": "whatever" }))], &["kind"]),
        object(&[("kind", json!({ "const": "seen" })), ("event", json!({ "type": "object" })),
                 ("text", json!({ "type": "object" }))], &["kind", "event", "text"]),
    ] });
    let given = object(
        &[("name", text()), ("text", json!({ "type": "object" }))],
        &["name", "text"],
    );
    let order = object(
        &[
            ("id", json!({ "type": ["string", "null"] })),
            ("when", when),
            ("answers", json!({ "type": "array", "items": given })),
        ],
        &["when", "answers"],
    );
    json!({
        "Error": object(&[("error", error)], &["error"]),
        "Enter": object(&[("name", text())], &[]),
        "Credentials": object(&[("name", text()), ("password", text())], &["name", "password"]),
        "NewPassword": object(&[("old", text()), ("new", text())], &["old", "new"]),
        "NewTable": object(&[
            ("game", text()), ("options", json!({ "type": "object" })),
            ("seats", json!({ "type": "array", "items": seat })), ("speed", speed.clone()),
            ("private", json!({ "type": "boolean" })), ("hints", json!({ "type": "boolean" })), ("rated", json!({ "type": "boolean" })), ("bot_pace_ms", number()),
        ], &["game", "seats"]),
        "Begin": object(&[("bot_pace_ms", number())], &[]),
        "NewEvent": object(&[
            ("name", text()), ("game", text()), ("options", json!({ "type": "object" })), ("speed", speed),
            ("form", json!({ "enum": ["single", "double", "knockout"] })), ("rated", json!({ "type": "boolean" })),
        ], &["name", "game", "speed", "form"]),
        "Ask": object(&[("ply", number()), ("seat", text())], &[]),
        "Sit": object(&[("seat", text()), ("nonce", text())], &["seat"]),
        "Seat": object(&[("seat", text())], &[]),
        "Note": object(&[("text", text())], &["text"]),
        "Orders": object(&[
            ("version", number()), ("pass", json!({ "type": "boolean" })),
            ("orders", json!({ "type": "array", "items": order })),
        ], &["version", "pass", "orders"]),
        "Expect": object(&[("answers", json!({ "type": "array", "items": text() }))], &["answers"]),
        "HandOver": object(&[("seat", text()), ("bot", text())], &["seat", "bot"]),
        "Webhook": object(&[("url", json!({ "type": ["string", "null"] }))], &["url"]),
        "Journal": { "type": "object", "description": "A file as /api/tables/{id}/journal gives it." },
    })
}
