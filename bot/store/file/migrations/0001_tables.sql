-- The first schema. Times are integer unix seconds; ids of people, channels and messages are Discord's.

CREATE TABLE tables (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,  -- never used again: old buttons carry it
    game        TEXT    NOT NULL,
    guild_id    INTEGER NOT NULL,
    channel_id  INTEGER NOT NULL,
    host_id     INTEGER NOT NULL,
    locale      TEXT    NOT NULL,
    status      TEXT    NOT NULL CHECK (status IN ('lobby', 'running', 'ended', 'closed')),
    revision    INTEGER NOT NULL,                   -- counts every change that somebody could see
    created_at  INTEGER NOT NULL,
    touched_at  INTEGER NOT NULL,
    warned_at   INTEGER
) STRICT;

CREATE INDEX tables_by_status ON tables (status, touched_at);
CREATE INDEX tables_by_channel ON tables (channel_id, touched_at);
CREATE INDEX tables_by_host ON tables (host_id);

CREATE TABLE seats (
    table_id   INTEGER NOT NULL REFERENCES tables (id),
    seat       INTEGER NOT NULL CHECK (seat >= 0),
    person_id  INTEGER NOT NULL,
    name       TEXT    NOT NULL,
    left       INTEGER NOT NULL DEFAULT 0 CHECK (left IN (0, 1)),
    PRIMARY KEY (table_id, seat),
    UNIQUE (table_id, person_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_by_person ON seats (person_id);

-- Without row ids, so that the events of one table lie beside each other and are stored once.
CREATE TABLE events (
    table_id  INTEGER NOT NULL REFERENCES tables (id),
    sequence  INTEGER NOT NULL CHECK (sequence >= 1),
    event     TEXT    NOT NULL CHECK (json_valid(event)),
    PRIMARY KEY (table_id, sequence)
) STRICT, WITHOUT ROWID;

CREATE TABLE interactions (
    id          INTEGER PRIMARY KEY,
    table_id    INTEGER REFERENCES tables (id),
    handled_at  INTEGER NOT NULL
) STRICT;

CREATE INDEX interactions_by_time ON interactions (handled_at);

CREATE TABLE messages (
    table_id    INTEGER NOT NULL REFERENCES tables (id),
    viewer_id   INTEGER NOT NULL,                   -- 0: everybody's, in the channel; else a person's own
    channel_id  INTEGER NOT NULL,
    message_id  INTEGER NOT NULL,
    revision    INTEGER NOT NULL,                   -- of the table, as this message shows it
    digest      TEXT    NOT NULL,                   -- of what the message shows
    posted_at   INTEGER NOT NULL,
    PRIMARY KEY (table_id, viewer_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX messages_by_message ON messages (message_id);
CREATE INDEX messages_by_viewer ON messages (viewer_id);

CREATE TABLE people (
    id             INTEGER PRIMARY KEY,
    name           TEXT    NOT NULL,
    locale         TEXT    NOT NULL,
    dm_channel_id  INTEGER,
    dm_closed      INTEGER NOT NULL DEFAULT 0 CHECK (dm_closed IN (0, 1))
) STRICT;
