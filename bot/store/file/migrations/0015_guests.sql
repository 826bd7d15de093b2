-- Whom a host invites to their table and whom they have removed from it, and tables for invited people only.

ALTER TABLE tables ADD COLUMN invited_only INTEGER NOT NULL DEFAULT 0 CHECK (invited_only IN (0, 1));

CREATE TABLE guests (
    table_id   INTEGER NOT NULL REFERENCES tables (id),
    person_id  INTEGER NOT NULL,
    standing   TEXT    NOT NULL CHECK (standing IN ('invited', 'removed')),
    PRIMARY KEY (table_id, person_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX guests_by_person ON guests (person_id);

-- Of a seat of a game under way or over: its person was removed from it, or has removed somebody else. The first does not
-- count for their rating, the second cannot raise theirs.
ALTER TABLE seats ADD COLUMN removed INTEGER NOT NULL DEFAULT 0 CHECK (removed IN (0, 1));
ALTER TABLE seats ADD COLUMN has_removed INTEGER NOT NULL DEFAULT 0 CHECK (has_removed IN (0, 1));
