-- Private messages of which nobody knows yet what has become: noted before they are sent or taken away, and
-- forgotten once that is certain, so that a run which is killed in between leaves nobody with two panels.

CREATE TABLE doubts (
    table_id    INTEGER NOT NULL REFERENCES tables (id),
    kind        TEXT    NOT NULL,                   -- 'hand' or 'panel'
    person_id   INTEGER NOT NULL,
    message_id  INTEGER NOT NULL,                   -- 0: not known, or any of the direct messages
    token       TEXT    NOT NULL,                   -- of the click that it answers; empty: it is reached without one
    channel_id  INTEGER NOT NULL,
    token_at    INTEGER NOT NULL,
    original    INTEGER NOT NULL CHECK (original IN (0, 1)),
    PRIMARY KEY (table_id, kind, person_id, message_id, token)
) STRICT, WITHOUT ROWID;

CREATE INDEX doubts_by_person ON doubts (person_id);
