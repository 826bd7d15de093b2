-- Who may open tables on a server, as those who manage it chose: everybody, those who manage it, or also those with a
-- role, by Discord's number.
ALTER TABLE servers ADD COLUMN openers TEXT NOT NULL DEFAULT 'everybody'
    CHECK (openers IN ('everybody', 'managers', 'role'));
ALTER TABLE servers ADD COLUMN role_id INTEGER NOT NULL DEFAULT 0;
