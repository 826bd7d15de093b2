-- Tempo: how fast computers play at a table, and who is done with every trade until they say otherwise.

ALTER TABLE tables ADD COLUMN tempo TEXT NOT NULL DEFAULT 'brisk';
ALTER TABLE seats ADD COLUMN done_by_default INTEGER NOT NULL DEFAULT 0 CHECK (done_by_default IN (0, 1));
