-- Pictures in messages: which one a message shows, who wants none, and at whose tables there are none.

ALTER TABLE messages ADD COLUMN picture TEXT NOT NULL DEFAULT '';             -- a digest of what it shows; '': none
ALTER TABLE messages ADD COLUMN attachment_id INTEGER NOT NULL DEFAULT 0;     -- Discord's number of the file; 0: not known

-- 'new': nobody has asked them, and they have not pressed anything below one yet.
ALTER TABLE people ADD COLUMN pictures TEXT NOT NULL DEFAULT 'new' CHECK (pictures IN ('new', 'on', 'off'));

CREATE TABLE servers (
    id        INTEGER PRIMARY KEY,
    pictures  INTEGER NOT NULL DEFAULT 1 CHECK (pictures IN (0, 1))           -- at its tables, for everybody
) STRICT;
