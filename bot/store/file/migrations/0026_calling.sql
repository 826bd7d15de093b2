-- Who has asked to be called to the tables of a server, and when.
CREATE TABLE call_me (
    guild_id    INTEGER NOT NULL,
    person_id   INTEGER NOT NULL,
    games       TEXT    NOT NULL,      -- their keys, with spaces between them; empty: all
    from_hour   INTEGER NOT NULL,      -- of their own clock, 0 to 23
    until_hour  INTEGER NOT NULL,      -- the same as `from_hour`: at any hour
    a_day       INTEGER NOT NULL,      -- so often within 24 hours at most
    PRIMARY KEY (guild_id, person_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX call_me_by_person ON call_me (person_id);

-- When a host has called players to a table; a caller who was forgotten is 0. A row tells nothing any more after a day, but
-- that of a lobby says that it has had its call.
CREATE TABLE player_calls (
    table_id    INTEGER PRIMARY KEY REFERENCES tables (id),
    guild_id    INTEGER NOT NULL,
    caller_id   INTEGER NOT NULL,
    called_at   INTEGER NOT NULL,
    whom        TEXT    NOT NULL CHECK (whom IN ('nobody', 'players', 'role')),
    role_id     INTEGER NOT NULL,      -- 0 where no role was called
    message_id  INTEGER NOT NULL       -- 0 until the message is posted
) STRICT;

CREATE INDEX player_calls_by_caller ON player_calls (caller_id, called_at);
CREATE INDEX player_calls_by_server ON player_calls (guild_id, whom, called_at);

-- Who was called by these calls; a row tells nothing any more after a day.
CREATE TABLE called_players (
    table_id    INTEGER NOT NULL REFERENCES tables (id),
    person_id   INTEGER NOT NULL,
    guild_id    INTEGER NOT NULL,
    called_at   INTEGER NOT NULL,
    PRIMARY KEY (table_id, person_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX called_players_by_person ON called_players (person_id, guild_id);
CREATE INDEX called_players_by_moment ON called_players (called_at);

-- Who has said at a lobby that they are coming, and until when it shows that.
CREATE TABLE coming (
    table_id    INTEGER NOT NULL REFERENCES tables (id),
    person_id   INTEGER NOT NULL,
    name        TEXT    NOT NULL,
    until       INTEGER NOT NULL,
    PRIMARY KEY (table_id, person_id)
) STRICT, WITHOUT ROWID;

-- Who wants a seat at a lobby that was full, in their order, and when they were called to one.
CREATE TABLE seat_wishes (
    number      INTEGER PRIMARY KEY,
    table_id    INTEGER NOT NULL REFERENCES tables (id),
    person_id   INTEGER NOT NULL,
    called_at   INTEGER NOT NULL,      -- 0 until then
    message_id  INTEGER NOT NULL,      -- 0 until the message is posted
    UNIQUE (table_id, person_id)
) STRICT;

-- The role that is called in place of players, by Discord's number; 0 where there is none.
ALTER TABLE servers ADD COLUMN call_role_id INTEGER NOT NULL DEFAULT 0;
