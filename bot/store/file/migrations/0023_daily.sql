-- The deal of the day: one for each day (of UTC, as 2026-11-28), and one try at it for each person.

-- From it the luck of all of them follows. Nobody is ever told it, and no copy for a person holds it.
CREATE TABLE daily_secret (
    id      INTEGER PRIMARY KEY CHECK (id = 1),
    secret  BLOB NOT NULL
) STRICT;

CREATE TABLE daily_deals (
    day   TEXT PRIMARY KEY,
    game  TEXT NOT NULL                                     -- its key, as it was when the day began
) STRICT, WITHOUT ROWID;

-- The same deals as a computer played them, once somebody has asked how they did beside it.
CREATE TABLE daily_hard (
    day       TEXT    PRIMARY KEY,
    table_id  INTEGER NOT NULL UNIQUE REFERENCES tables (id),
    score     INTEGER NOT NULL,
    rank      INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE daily_tries (
    day        TEXT    NOT NULL,
    person_id  INTEGER NOT NULL,                            -- 0 and below: whoever it was has been forgotten
    table_id   INTEGER NOT NULL UNIQUE REFERENCES tables (id),
    score      INTEGER,                                     -- NULL: not finished
    rank       INTEGER,                                     -- at their own table
    PRIMARY KEY (day, person_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX daily_tries_by_person ON daily_tries (person_id);
