"""How the SQL of the bot is counted, and that SIZES.md tells of every kind."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.architecture.statements import KINDS, STORE, UNKNOWN, Counted, counted, in_module, rows, script, whole

SIZES = STORE.parent / "hosting/SIZES.md"
SOURCE = '''
"""SELECT is no statement here."""
_OPEN = "status IN (?, ?)"
_ALL = "SELECT id FROM tables"

def of(table, connection):
    """DELETE this."""
    connection.execute(f"{_ALL} WHERE {_OPEN}")
    connection.execute(
        f"DELETE FROM {table} "
        "WHERE id = ?"
    )
    connection.execute("DELETE  FROM seats")
    connection.execute("DELETE FROM seats")
'''


def test_a_statement_is_read_with_what_its_braces_put_in_as_far_as_the_module_says_it() -> None:
    names = {"_OPEN": "status IN (?, ?)", "_ALL": "SELECT id FROM tables"}
    assert sorted(in_module(SOURCE, names)) == [
        "DELETE FROM seats",
        "DELETE FROM seats",
        f"DELETE FROM {UNKNOWN} WHERE id = ?",
        "SELECT id FROM tables",
        "SELECT id FROM tables WHERE status IN (?, ?)",
    ]


def test_the_same_text_twice_is_one_statement_and_a_query_within_others_is_none_of_its_own() -> None:
    found = in_module(SOURCE, {"_OPEN": "status IN (?, ?)", "_ALL": "SELECT id FROM tables"})
    assert whole(found) == {
        "DELETE FROM seats",
        f"DELETE FROM {UNKNOWN} WHERE id = ?",
        "SELECT id FROM tables WHERE status IN (?, ?)",
    }


def test_a_script_is_read_without_its_comments() -> None:
    text = "-- A table; of things\nCREATE TABLE a (\n  b TEXT -- c; d\n) STRICT;\n\nDROP TABLE e;\n"
    assert list(script(text)) == ["CREATE TABLE a ( b TEXT ) STRICT", "DROP TABLE e"]


@pytest.mark.parametrize(
    ("sql", "kinds"),
    [
        ("SELECT max(seat), min(coalesce(a, b)) FROM seats WHERE table_id = ?", []),
        ("SELECT max(a, coalesce(b, 0)) FROM c WHERE d = ?1", ["numbered parameters", "`min` or `max`"]),
        ("SELECT a FROM b LEFT JOIN c USING (d) WHERE reminded = 0", []),
        ("SELECT a FROM b WHERE NOT reminded", ["a number, 0 or 1"]),
        ("UPDATE seats SET left = 1", ["`left`"]),
        ("INSERT INTO a VALUES (?) ON CONFLICT (b) DO UPDATE SET c = 1", []),
        ("INSERT INTO a VALUES (?) ON CONFLICT DO UPDATE SET c = 1", ["`ON CONFLICT"]),
        ("SELECT sum(thalers), sum(status IN (?)) FROM a", ["a comparison"]),
        ("SELECT coalesce(max(number), 0) + 1 FROM a", ["the largest number"]),
    ],
)
def test_what_postgresql_would_not_take_is_found(sql: str, kinds: Sequence[str]) -> None:
    place = Counted("here", frozenset([sql]))
    found = [kind for kind in KINDS if place.of(kind)]
    assert len(found) == len(kinds)
    assert all(kind.startswith(begins) for kind, begins in zip(found, kinds, strict=True))
    assert place.plain == (not kinds)


def test_sizes_tells_of_every_kind_and_every_kind_is_there() -> None:
    places = counted()
    said = SIZES.read_text("utf-8")
    for kind in KINDS:
        assert sum(place.of(kind) for place in places), f"{kind} is nowhere any more"
    for row in rows(places):
        assert row.partition(" | ")[0] in said
