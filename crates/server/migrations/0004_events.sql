-- Round robins and knock-outs of a club.

-- The event that a table belongs to, empty where there is none.
ALTER TABLE tables ADD COLUMN event TEXT NOT NULL DEFAULT '';

CREATE TABLE events (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    speed TEXT NOT NULL,
    -- single, double or knockout.
    form TEXT NOT NULL,
    rated BIGINT NOT NULL,
    owner TEXT NOT NULL,
    -- open, running or over.
    status TEXT NOT NULL,
    -- The round that is played, counted from 1; 0 before the start.
    round BIGINT NOT NULL,
    created BIGINT NOT NULL
);
CREATE INDEX events_of_an_owner ON events (owner);

CREATE TABLE event_players (
    event_id TEXT NOT NULL,
    -- Before the start in the order of joining, from the start on the strongest first; from 0.
    number BIGINT NOT NULL,
    -- Empty once the account is deleted.
    user_id TEXT NOT NULL,
    name TEXT NOT NULL,
    -- Rating in whole points at the start.
    rating BIGINT NOT NULL,
    -- 0 plays, 1 withdrew and forfeits what is left, 2 withdrew early and is out of the table.
    withdrawn BIGINT NOT NULL,
    PRIMARY KEY (event_id, number)
);
CREATE INDEX events_of_a_player ON event_players (user_id);

CREATE TABLE event_games (
    event_id TEXT NOT NULL,
    round BIGINT NOT NULL,
    board BIGINT NOT NULL,
    -- 0, and 1 or 2 where a drawn knock-out game is played again.
    replay BIGINT NOT NULL,
    first BIGINT NOT NULL,
    -- -1 where nobody is there to meet.
    second BIGINT NOT NULL,
    -- Empty where nothing is played.
    table_id TEXT NOT NULL,
    -- first, second, draw; walkover-first, walkover-second, bye or void where nothing was played; empty until then.
    result TEXT NOT NULL,
    PRIMARY KEY (event_id, round, board, replay)
);
CREATE INDEX event_games_of_a_table ON event_games (table_id);
