-- Mentions: whether somebody is mentioned when it is their turn, at tables where the bot is not.

ALTER TABLE people ADD COLUMN mentions INTEGER NOT NULL DEFAULT 1 CHECK (mentions IN (0, 1));
