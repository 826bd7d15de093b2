-- Who paused a game: their seat, which keeps no name of its own.

ALTER TABLE tables ADD COLUMN paused_by INTEGER;  -- NULL: nobody who sits there, or not known
