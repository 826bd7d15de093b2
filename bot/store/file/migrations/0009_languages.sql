-- Languages: what a person reads whatever their Discord speaks, and what the new tables of a server speak.

ALTER TABLE people ADD COLUMN language TEXT NOT NULL DEFAULT '';   -- '': as in Discord
ALTER TABLE servers ADD COLUMN language TEXT NOT NULL DEFAULT '';  -- '': nobody has chosen one

-- A table's language is its locale. For those opened so far nobody chose it: they speak English, and no table follows
-- their example.
UPDATE tables SET locale = '';

CREATE INDEX tables_by_server ON tables (guild_id);                -- the last one gives the next its language
