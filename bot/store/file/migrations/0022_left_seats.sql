-- Who left a seat of a game that a spare has taken since: the seat bears the spare's number, but in the ratings the
-- game is still lost by whoever left it, unless the host had removed them.

CREATE TABLE left_seats (
    table_id   INTEGER NOT NULL REFERENCES tables (id),
    seat       INTEGER NOT NULL,
    person_id  INTEGER NOT NULL,
    removed    INTEGER NOT NULL CHECK (removed IN (0, 1)),
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX left_seats_by_person ON left_seats (person_id);
