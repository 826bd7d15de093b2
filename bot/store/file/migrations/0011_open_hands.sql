-- Which people have said that everybody who looks back at a game may see their hand; seats say who. No row: no.

CREATE TABLE open_hands (
    table_id  INTEGER NOT NULL REFERENCES tables (id),
    seat      INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
