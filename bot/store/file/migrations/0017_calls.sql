-- Whom the bot has called for somebody else, that is mentioned or written to, so that nobody has it call a person again
-- and again; a row tells nothing any more after an hour. A caller who was forgotten is 0.
CREATE TABLE calls (
    person_id  INTEGER NOT NULL,
    table_id   INTEGER NOT NULL REFERENCES tables (id),
    why        TEXT    NOT NULL CHECK (why IN ('invited', 'removed', 'begins', 'rematch')),
    caller_id  INTEGER NOT NULL,
    called_at  INTEGER NOT NULL,
    PRIMARY KEY (person_id, table_id, why)
) STRICT, WITHOUT ROWID;

CREATE INDEX calls_by_moment ON calls (called_at);

-- Who does not want to be invited to tables, by Discord's number.
CREATE TABLE uninvitable (
    person_id  INTEGER PRIMARY KEY
) STRICT;
