-- Rated games: who stands how in each game, and what each side of it is worth. Points are kept in thousandths, volatility in
-- millionths.

-- 0 casual, 1 rated, 2 rated and entered in the books.
ALTER TABLE tables ADD COLUMN rated BIGINT NOT NULL DEFAULT 0;
CREATE INDEX tables_to_rate ON tables (rated, status);

-- One row a game: whoever enters a result changes it first, so that results are entered one after the other.
CREATE TABLE rating_books (
    game TEXT PRIMARY KEY,
    entries BIGINT NOT NULL
);

CREATE TABLE ratings (
    user_id TEXT NOT NULL,
    game TEXT NOT NULL,
    rating BIGINT NOT NULL,
    deviation BIGINT NOT NULL,
    volatility BIGINT NOT NULL,
    games BIGINT NOT NULL,
    -- When the last rated game ended.
    played BIGINT NOT NULL,
    PRIMARY KEY (user_id, game)
);
CREATE INDEX ratings_of_a_game ON ratings (game, rating);

-- A rated table that is over is entered once.
CREATE TABLE rated_games (
    table_id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    -- Whether it counts; one that was given up at once does not.
    counted BIGINT NOT NULL,
    entered BIGINT NOT NULL
);
CREATE INDEX rated_games_alike ON rated_games (game, options, counted, entered);

CREATE TABLE rated_results (
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    game TEXT NOT NULL,
    side TEXT NOT NULL,
    -- Seats of one party win and lose together.
    party BIGINT NOT NULL,
    -- Empty once the account is deleted.
    user_id TEXT NOT NULL,
    -- 2 won, 1 drawn, 0 lost.
    result BIGINT NOT NULL,
    rating_before BIGINT NOT NULL,
    deviation_before BIGINT NOT NULL,
    rating BIGINT NOT NULL,
    deviation BIGINT NOT NULL,
    entered BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX rated_results_of_a_user ON rated_results (user_id, game, entered);

-- What the sides of a game with these options are worth, fitted from its rated games.
CREATE TABLE side_worths (
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    -- The names of the sides.
    sides TEXT NOT NULL,
    fitted TEXT NOT NULL,
    PRIMARY KEY (game, options)
);
