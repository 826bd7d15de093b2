-- How long things are kept: results outlive the events of a game, and people are remembered while they are seen.

-- Of a game that is over and whose events are gone: who had how much; equal ranks share a place. The seats say who.
CREATE TABLE results (
    table_id  INTEGER NOT NULL REFERENCES tables (id),
    seat      INTEGER NOT NULL,
    score     INTEGER NOT NULL,
    rank      INTEGER NOT NULL CHECK (rank >= 1),
    won       INTEGER NOT NULL CHECK (won IN (0, 1)),
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

-- When somebody last did anything at a table; of those known before, nobody noted it.
ALTER TABLE people ADD COLUMN seen_at INTEGER NOT NULL DEFAULT 0;
UPDATE people SET seen_at = unixepoch();
