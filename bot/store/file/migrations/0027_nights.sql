-- Nights: evenings with a date. One row for each occurrence; those of a weekly night have the same series.

CREATE TABLE nights (
    id           INTEGER PRIMARY KEY AUTOINCREMENT,
    series       INTEGER NOT NULL,                  -- the number of the first of them
    guild_id     INTEGER NOT NULL,
    channel_id   INTEGER NOT NULL,
    host_id      INTEGER NOT NULL,                  -- 0 and below: whoever it was has been forgotten
    locale       TEXT    NOT NULL,                  -- the language of its public messages
    title        TEXT    NOT NULL,
    game         TEXT    NOT NULL,
    seats        INTEGER NOT NULL,                  -- at one table at most
    starts_at    INTEGER NOT NULL,                  -- unix seconds
    zone         TEXT    NOT NULL,                  -- IANA; in it a weekly night begins at the same time of day
    minute       INTEGER NOT NULL,                  -- of the day there, at which it is meant to begin
    weekly       INTEGER NOT NULL CHECK (weekly IN (0, 1)),
    division     TEXT    NOT NULL,                  -- 'lot' or 'rating'
    computers    INTEGER NOT NULL CHECK (computers IN (0, 1)),
    stage        TEXT    NOT NULL,
    rings_at     INTEGER,                           -- when it goes on by itself; NULL: not any more
    message_id   INTEGER,                           -- its announcement
    event_id     INTEGER,                           -- Discord's scheduled event
    asked_id     INTEGER,                           -- the question to its host, as long as it is open
    last_id      INTEGER,                           -- the message that says who has won
    told_at      INTEGER,                           -- when it was last told that it has moved
    heard        INTEGER NOT NULL,                  -- the moment that those who come know of
    wants_event  INTEGER NOT NULL CHECK (wants_event IN (0, 1)),
    touched_at   INTEGER NOT NULL,
    interaction  INTEGER UNIQUE                     -- the command or click that has planned it
) STRICT;

CREATE INDEX nights_by_ring ON nights (rings_at) WHERE rings_at IS NOT NULL;
CREATE INDEX nights_by_guild ON nights (guild_id, stage);

CREATE TABLE night_guests (
    night_id     INTEGER NOT NULL REFERENCES nights (id),
    person_id    INTEGER NOT NULL,
    name         TEXT    NOT NULL,                  -- as the server shows it
    answer       TEXT    NOT NULL,                  -- 'coming', 'maybe' or 'not'
    direct       INTEGER NOT NULL CHECK (direct IN (0, 1)),     -- whether they want a direct message before it
    answered_at  INTEGER NOT NULL,
    at_table     INTEGER,                           -- at which of its tables they are to sit, from 1 on
    PRIMARY KEY (night_id, person_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX night_guests_by_person ON night_guests (person_id);

CREATE TABLE night_tables (
    night_id  INTEGER NOT NULL REFERENCES nights (id),
    number    INTEGER NOT NULL,                     -- from 1 on
    table_id  INTEGER UNIQUE REFERENCES tables (id),
    refused   TEXT,                                 -- why it was not opened
    PRIMARY KEY (night_id, number)
) STRICT, WITHOUT ROWID;

-- What is still to be done of what a night owes: noted together with what makes it necessary, and gone once done.
CREATE TABLE night_steps (
    id        INTEGER PRIMARY KEY AUTOINCREMENT,    -- in this order; another one when it is owed anew
    night_id  INTEGER NOT NULL REFERENCES nights (id),
    kind      TEXT    NOT NULL,
    part      INTEGER NOT NULL,
    due_at    INTEGER NOT NULL,
    begun_at  INTEGER,                              -- when a message was first sent of which no answer is noted
    tries     INTEGER NOT NULL DEFAULT 0,
    UNIQUE (night_id, kind, part)
) STRICT;

CREATE INDEX night_steps_by_due ON night_steps (due_at);

-- Whom the message of a step is to mention: who that is must not change while one after the other is sent.
CREATE TABLE night_mentions (
    step_id    INTEGER NOT NULL REFERENCES night_steps (id) ON DELETE CASCADE,
    person_id  INTEGER NOT NULL,
    PRIMARY KEY (step_id, person_id)
) STRICT, WITHOUT ROWID;

