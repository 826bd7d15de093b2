-- Results of every game that was played to its end, told by its events and kept when they are gone; seats say who.

CREATE TABLE ended_games (
    table_id   INTEGER PRIMARY KEY REFERENCES tables (id),
    game       TEXT    NOT NULL,
    guild_id   INTEGER NOT NULL,
    ended_at   INTEGER NOT NULL,
    players    INTEGER NOT NULL,
    computers  INTEGER NOT NULL,                    -- how many of the seats were theirs from the first
    turns      INTEGER,                             -- NULL: not known, the events were gone
    version    TEXT    NOT NULL DEFAULT ''          -- of the program whose computers played last; '': not known
) STRICT;

CREATE INDEX ended_games_by_server ON ended_games (guild_id, ended_at);

-- What each seat did; NULL: not known, the events were gone.
ALTER TABLE results ADD COLUMN turns INTEGER;       -- its own
ALTER TABLE results ADD COLUMN trades INTEGER;
ALTER TABLE results ADD COLUMN gifts INTEGER;       -- made, not received
ALTER TABLE results ADD COLUMN thalers INTEGER;     -- from all its harvests

CREATE TABLE harvests (
    table_id  INTEGER NOT NULL REFERENCES tables (id),
    seat      INTEGER NOT NULL,
    bean      TEXT    NOT NULL,
    thalers   INTEGER NOT NULL CHECK (thalers > 0),
    PRIMARY KEY (table_id, seat, bean)
) STRICT, WITHOUT ROWID;

-- Games whose events are gone keep what is known. All others are filled in from their events once the bot runs.
INSERT INTO ended_games (table_id, game, guild_id, ended_at, players, computers)
SELECT
    id, game, guild_id, touched_at,
    (SELECT count(*) FROM seats WHERE table_id = tables.id),
    (SELECT count(computer) FROM seats WHERE table_id = tables.id)
FROM tables WHERE id IN (SELECT table_id FROM results);
