-- Events of a game, from the first to the last, that came from a decision made at a seat by somebody else than its person
-- of now: by a computer that stood in for them, or by whoever sat there before.

CREATE TABLE played_for (
    table_id  INTEGER NOT NULL REFERENCES tables (id),
    seat      INTEGER NOT NULL,                    -- -1: any; the game began before this was noted
    first     INTEGER NOT NULL,
    last      INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat, first)
) STRICT, WITHOUT ROWID;

INSERT INTO played_for SELECT id, -1, 0, 0 FROM tables WHERE status IN ('running', 'ended');
