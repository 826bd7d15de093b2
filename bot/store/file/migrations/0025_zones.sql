-- Where somebody's clocks are, as they have said themselves: an IANA time zone, such as Europe/Berlin.
CREATE TABLE zones (
    person_id  INTEGER PRIMARY KEY,
    zone       TEXT    NOT NULL
) STRICT;
