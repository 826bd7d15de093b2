-- Who watches a table without a seat there: they are called when its game begins, and when there is a rematch.

CREATE TABLE watchers (
    table_id   INTEGER NOT NULL REFERENCES tables (id),
    person_id  INTEGER NOT NULL,
    PRIMARY KEY (table_id, person_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX watchers_by_person ON watchers (person_id);
