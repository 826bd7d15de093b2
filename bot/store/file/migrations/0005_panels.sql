-- Messages by what stands in them: a person may have a direct message and a private answer in the channel at once.
-- For some minutes after a click a message is edited through the click's token, which a restart must not lose.

CREATE TABLE messages_by_kind (
    table_id    INTEGER NOT NULL REFERENCES tables (id),
    kind        TEXT    NOT NULL,                   -- 'table', 'hand', 'panel' or 'nudge'
    person_id   INTEGER NOT NULL,                   -- 0: everybody's
    channel_id  INTEGER NOT NULL,
    message_id  INTEGER NOT NULL,
    revision    INTEGER NOT NULL,                   -- of the table, as this message shows it
    digest      TEXT    NOT NULL,                   -- of what the message shows
    posted_at   INTEGER NOT NULL,
    token       TEXT,                               -- of the last click on it, or of the click that it answered
    token_at    INTEGER NOT NULL DEFAULT 0,
    original    INTEGER NOT NULL DEFAULT 1 CHECK (original IN (0, 1)),  -- 0: a follow-up to that click
    PRIMARY KEY (table_id, kind, person_id)
) STRICT, WITHOUT ROWID;

INSERT INTO messages_by_kind (table_id, kind, person_id, channel_id, message_id, revision, digest, posted_at)
SELECT
    table_id,
    CASE WHEN viewer_id = 0 THEN 'table' WHEN viewer_id > 0 THEN 'hand' ELSE 'nudge' END,
    abs(viewer_id), channel_id, message_id, revision, digest, posted_at
FROM messages;

DROP TABLE messages;
ALTER TABLE messages_by_kind RENAME TO messages;

CREATE INDEX messages_by_message ON messages (message_id);
CREATE INDEX messages_by_person ON messages (person_id);
CREATE INDEX messages_by_token ON messages (token_at) WHERE token IS NOT NULL;
