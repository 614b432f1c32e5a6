-- Portable between SQLite and PostgreSQL: TEXT and BIGINT only, nothing is NULL, times are milliseconds since 1970.

CREATE TABLE users (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    -- The name in small letters for accounts, 'guest ID' for guests: two accounts cannot look the same.
    name_key TEXT NOT NULL UNIQUE,
    -- Empty for guests.
    password TEXT NOT NULL,
    created BIGINT NOT NULL
);

CREATE TABLE sessions (
    -- SHA-256 of what the cookie holds: a stolen database signs nobody in.
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL,
    expires BIGINT NOT NULL
);
CREATE INDEX sessions_of_a_user ON sessions (user_id);

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    speed TEXT NOT NULL,
    private BIGINT NOT NULL,
    -- Whether players may ask a bot for advice while they play against each other.
    hints BIGINT NOT NULL,
    bot_pace_ms BIGINT NOT NULL,
    owner TEXT NOT NULL,
    -- open, running or over.
    status TEXT NOT NULL,
    -- Secret until the table is over.
    seed TEXT NOT NULL,
    -- The journal's header, empty until the table starts.
    header TEXT NOT NULL,
    -- How it ended, empty until then.
    outcome TEXT NOT NULL,
    -- When the seat that is waited for runs out of time, 0 where there is no clock.
    deadline BIGINT NOT NULL,
    -- The table of the rematch, empty where there is none.
    rematch TEXT NOT NULL,
    created BIGINT NOT NULL
);
CREATE INDEX tables_by_status ON tables (status, created);
CREATE INDEX tables_by_deadline ON tables (deadline);

CREATE TABLE seats (
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    side TEXT NOT NULL,
    -- open, person or bot.
    kind TEXT NOT NULL,
    user_id TEXT NOT NULL,
    name TEXT NOT NULL,
    bot TEXT NOT NULL,
    -- What the seat adds to the seed.
    nonce TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_of_a_user ON seats (user_id);

-- The truth about a table. Writing a ply succeeds once.
CREATE TABLE journal (
    table_id TEXT NOT NULL,
    ply BIGINT NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (table_id, ply)
);

CREATE TABLE chat (
    id TEXT PRIMARY KEY,
    table_id TEXT NOT NULL,
    room TEXT NOT NULL,
    user_id TEXT NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at BIGINT NOT NULL
);
CREATE INDEX chat_of_a_table ON chat (table_id, at);

CREATE TABLE keys (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);
