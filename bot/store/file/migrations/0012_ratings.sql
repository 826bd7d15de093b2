-- What people did in all their games of a kind, and how well they play: both derived from results.

-- What a person did in all games that they played to the end, by kind of game: the sum of their results.
CREATE TABLE played (
    person_id       INTEGER NOT NULL,
    game            TEXT    NOT NULL,
    players         INTEGER NOT NULL,
    with_computers  INTEGER NOT NULL CHECK (with_computers IN (0, 1)),
    games           INTEGER NOT NULL,
    wins            INTEGER NOT NULL,
    score           INTEGER NOT NULL,
    places          INTEGER NOT NULL,
    known           INTEGER NOT NULL,               -- of how many of these games it is known what follows
    turns           INTEGER NOT NULL,
    trades          INTEGER NOT NULL,
    gifts           INTEGER NOT NULL,
    thalers         INTEGER NOT NULL,
    PRIMARY KEY (person_id, game, players, with_computers)
) STRICT, WITHOUT ROWID;

-- The thalers that each bean paid them.
CREATE TABLE harvested (
    person_id       INTEGER NOT NULL,
    game            TEXT    NOT NULL,
    players         INTEGER NOT NULL,
    with_computers  INTEGER NOT NULL CHECK (with_computers IN (0, 1)),
    bean            TEXT    NOT NULL,
    thalers         INTEGER NOT NULL,
    PRIMARY KEY (person_id, game, players, with_computers, bean)
) STRICT, WITHOUT ROWID;

-- With whom they played how many games to the end, the last of them at which table.
CREATE TABLE played_with (
    person_id  INTEGER NOT NULL,
    other_id   INTEGER NOT NULL,
    games      INTEGER NOT NULL,
    table_id   INTEGER NOT NULL REFERENCES tables (id),
    PRIMARY KEY (person_id, other_id)
) STRICT, WITHOUT ROWID;

INSERT INTO played
SELECT
    own.person_id, game.game, game.players, game.computers > 0, count(*), sum(did.won), sum(did.score), sum(did.rank),
    count(did.turns), coalesce(sum(did.turns), 0), coalesce(sum(did.trades), 0), coalesce(sum(did.gifts), 0),
    coalesce(sum(did.thalers), 0)
FROM ended_games AS game
JOIN seats AS own ON own.table_id = game.table_id
JOIN results AS did ON did.table_id = own.table_id AND did.seat = own.seat
WHERE own.person_id > 0 AND NOT own.left
GROUP BY 1, 2, 3, 4;

INSERT INTO harvested
SELECT own.person_id, game.game, game.players, game.computers > 0, did.bean, sum(did.thalers)
FROM ended_games AS game
JOIN seats AS own ON own.table_id = game.table_id
JOIN harvests AS did ON did.table_id = own.table_id AND did.seat = own.seat
WHERE own.person_id > 0 AND NOT own.left
GROUP BY 1, 2, 3, 4, 5;

INSERT INTO played_with
SELECT own.person_id, other.person_id, count(*), max(game.table_id)
FROM ended_games AS game
JOIN seats AS own ON own.table_id = game.table_id
JOIN seats AS other ON other.table_id = game.table_id AND other.seat != own.seat
WHERE own.person_id > 0 AND NOT own.left AND other.person_id > 0 AND NOT other.left
GROUP BY 1, 2;

-- In which order games ended, whatever the clock showed; 0: before this was counted, or filled in: their dates tell.
ALTER TABLE ended_games ADD COLUMN number INTEGER NOT NULL DEFAULT 0;
CREATE INDEX ended_games_in_order ON ended_games (number, ended_at, table_id);

-- Which version of a computer's play sat here; '': a person, or not known.
ALTER TABLE results ADD COLUMN version TEXT NOT NULL DEFAULT '';

-- How well somebody plays a family of games, and how sure that is: as normally distributed.
CREATE TABLE ratings (
    person_id  INTEGER NOT NULL,
    guild_id   INTEGER NOT NULL,                    -- 0: everywhere
    family     TEXT    NOT NULL,
    mu         REAL    NOT NULL,
    sigma      REAL    NOT NULL,
    games      INTEGER NOT NULL,                    -- that they played to the end
    table_id   INTEGER NOT NULL REFERENCES tables (id), -- of the last one
    PRIMARY KEY (person_id, guild_id, family)
) STRICT, WITHOUT ROWID;

CREATE INDEX ratings_by_server ON ratings (guild_id, family);

-- The last game that ratings know of, and how they were made.
CREATE TABLE rated (
    id        INTEGER PRIMARY KEY CHECK (id = 1),
    number    INTEGER NOT NULL,
    ended_at  INTEGER NOT NULL,
    table_id  INTEGER NOT NULL,
    method    TEXT    NOT NULL
) STRICT;
INSERT INTO rated VALUES (1, 0, 0, 0, '');

-- Whether others may see somebody on leaderboards, and at the end of which table's game they were asked.
ALTER TABLE people ADD COLUMN listed TEXT NOT NULL DEFAULT 'new' CHECK (listed IN ('new', 'yes', 'no'));
ALTER TABLE people ADD COLUMN asked_table INTEGER;
