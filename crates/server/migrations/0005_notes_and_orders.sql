-- What a player writes for themselves at a table. Nobody else ever reads it.

CREATE TABLE notes (
    table_id TEXT NOT NULL,
    user_id TEXT NOT NULL,
    side TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, user_id, side)
);
CREATE INDEX notes_of_a_user ON notes (user_id);

-- What a player wants answered while they are away.
CREATE TABLE orders (
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    user_id TEXT NOT NULL,
    -- 1 to pass in every response window.
    pass BIGINT NOT NULL,
    -- JSON: the orders, and what came of earlier ones.
    list TEXT NOT NULL,
    told TEXT NOT NULL,
    -- Counts changes: whoever changes a version that is no longer the last one does not.
    version BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX orders_of_a_user ON orders (user_id);
