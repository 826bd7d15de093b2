-- What whoever runs the bot decides, and servers that removed it.

CREATE TABLE shut_out (
    kind   TEXT    NOT NULL CHECK (kind IN ('person', 'server')),
    id     INTEGER NOT NULL,                            -- Discord's number of it
    since  INTEGER NOT NULL,
    PRIMARY KEY (kind, id)
) STRICT, WITHOUT ROWID;

-- Channels whose tables were closed because their server is shut out, and where nobody has said so yet.
CREATE TABLE words_owed (
    channel_id  INTEGER PRIMARY KEY,
    locale      TEXT NOT NULL                           -- of the table there
) STRICT;

-- The line that stands on tables and in /help.
CREATE TABLE announcement (
    id      INTEGER PRIMARY KEY CHECK (id = 1),
    text    TEXT    NOT NULL,                           -- '': there is none
    passed  INTEGER NOT NULL CHECK (passed IN (0, 1))   -- 1: every open table has been told
) STRICT;

-- Each use of a host's tool; kept for a year.
CREATE TABLE host_uses (
    id       INTEGER PRIMARY KEY,
    used_at  INTEGER NOT NULL,
    command  TEXT    NOT NULL,
    subject  INTEGER                                    -- Discord's number of the person or server; NULL: of nobody
) STRICT;

-- Servers that the bot is on no more, and since when that is known.
CREATE TABLE servers_left (
    id     INTEGER PRIMARY KEY,
    since  INTEGER NOT NULL
) STRICT;
