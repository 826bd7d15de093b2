-- Which versions of the program have had this database, and since when, in unix seconds, each the last time that it came after
-- another. Every later version keeps this table as it is: an older one reads in it which one to install again.

CREATE TABLE versions (
    version  TEXT    PRIMARY KEY,
    since    INTEGER NOT NULL
) STRICT;

-- Before this was noted there was no other.
INSERT INTO versions SELECT '0.1.0', 0 WHERE EXISTS (SELECT 1 FROM tables) OR EXISTS (SELECT 1 FROM people);
