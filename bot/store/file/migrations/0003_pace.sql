-- Pace: how long a decision may take, what time is left to whom, and tables that are paused.

ALTER TABLE tables ADD COLUMN pace TEXT NOT NULL DEFAULT 'none';
ALTER TABLE tables ADD COLUMN paused_at INTEGER;                  -- NULL: the game goes on
ALTER TABLE tables ADD COLUMN paused_why TEXT;                    -- 'asked' or 'nobody'

-- So many decisions in a row were made for this person, whose time was over.
ALTER TABLE seats ADD COLUMN missed INTEGER NOT NULL DEFAULT 0;

CREATE TABLE clocks (
    table_id   INTEGER NOT NULL REFERENCES tables (id),
    seat       INTEGER NOT NULL,
    remind_at  INTEGER NOT NULL,
    due_at     INTEGER NOT NULL,
    reminded   INTEGER NOT NULL DEFAULT 0 CHECK (reminded IN (0, 1)),
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX clocks_by_time ON clocks (remind_at);
