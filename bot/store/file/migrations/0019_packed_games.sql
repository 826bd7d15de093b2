-- Games that are over, packed: all events of a table in one piece, in place of their rows in events.

CREATE TABLE packed_games (
    table_id  INTEGER PRIMARY KEY REFERENCES tables (id),
    format    INTEGER NOT NULL,                     -- 1: zlib's of all texts in their order, U+001E between two
    count     INTEGER NOT NULL CHECK (count >= 1),  -- how many events there are
    digest    BLOB    NOT NULL,                     -- SHA-256 of what was packed
    blob      BLOB    NOT NULL
) STRICT;
