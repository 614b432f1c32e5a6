-- Where a user wants to be told that it is their turn.

CREATE TABLE webhooks (
    user_id TEXT PRIMARY KEY,
    url TEXT NOT NULL,
    -- Signs what is posted there.
    secret TEXT NOT NULL
);
