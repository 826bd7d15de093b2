-- Nothing stays here: a row as large as a move is written and taken back in one transaction, so that whoever hosts the
-- bot knows that moves can be saved also while nobody moves.
CREATE TABLE trials (
    id INTEGER PRIMARY KEY,
    written BLOB NOT NULL
) STRICT;
