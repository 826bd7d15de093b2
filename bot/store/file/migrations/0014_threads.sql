-- Whether each new table of a server opens a thread, unless whoever opens it says otherwise.
ALTER TABLE servers ADD COLUMN threads INTEGER NOT NULL DEFAULT 0 CHECK (threads IN (0, 1));

-- The threads that were opened for tables, by Discord's numbers: where each is, and whether it was archived since its
-- last table ended.
CREATE TABLE threads (
    id         INTEGER PRIMARY KEY,
    guild_id   INTEGER NOT NULL,
    parent_id  INTEGER NOT NULL,
    archived   INTEGER NOT NULL DEFAULT 0 CHECK (archived IN (0, 1))
) STRICT;
CREATE INDEX threads_by_parent ON threads (parent_id);
CREATE INDEX threads_to_archive ON threads (id) WHERE NOT archived;
