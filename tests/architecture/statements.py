"""The SQL of the bot, counted by what PostgreSQL would not take: `python -m tests.architecture.statements`.

A statement is a text in the code that begins as one does, with what stands in its braces put in as far as the
module says it. The same text twice is one statement. A query that is only a part of others is not counted beside
them.
"""

from __future__ import annotations

import ast
import importlib
import re
import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[2]
STORE = ROOT / "bot/store"
FILE = STORE / "file"
UNKNOWN = "…"
"""Stands where a name is put in that only a running bot knows."""

_BEGINS = re.compile(
    r"(SELECT|INSERT|UPDATE|DELETE|WITH|CREATE|ALTER|DROP|PRAGMA|VACUUM|BEGIN|COMMIT|ROLLBACK|SAVEPOINT|RELEASE)\b"
)
FLAGS = "left|archived|removed|reminded"
"""Columns of 0 and 1 that conditions ask by their bare names."""
KINDS: Mapping[str, str] = {
    "`PRAGMA`, `sqlite_schema`": r"^PRAGMA|\bsqlite_schema\b",
    "`VACUUM`": r"^VACUUM",
    "`BEGIN IMMEDIATE`": r"^BEGIN IMMEDIATE",
    "`INSERT OR IGNORE`": r"^INSERT OR IGNORE",
    "`INSERT OR REPLACE`": r"^INSERT OR REPLACE",
    "`ON CONFLICT DO UPDATE` without its key": r"ON CONFLICT DO UPDATE",
    "`json_each`, `json_valid`": r"\bjson_\w+\(",
    "numbered parameters, `?1`": r"\?\d",
    "`min` or `max` of two values, `iif`": r"\biif\(|\b(min|max)\((?:[^()]|\([^()]*\))*,",
    "a comparison that is summed": r"\bsum\([^()]*(\bIN\b|[=<>]|\bIS\b)",
    "`unixepoch`, `zeroblob`": r"\b(unixepoch|zeroblob)\(",
    "the largest number plus one, for one writer alone": r"max\(\w+\), -?\d+\) *\+ 1",
    "a number, 0 or 1, as a truth": rf"\b(NOT|AND|OR|WHERE|WHEN) (\w+\.)?({FLAGS})\b(?! [=<>I])",
    "`left`, a word of its own there": r"(?<!JOIN )\bleft\b",
    "`STRICT`": r"\) STRICT\b",
    "`WITHOUT ROWID`": r"\bWITHOUT ROWID\b",
    "`INTEGER`, of 64 bits here and of 32 there": r"^(CREATE|ALTER) TABLE.*\bINTEGER\b",
    "`BLOB`, `AUTOINCREMENT`": r"\b(BLOB|AUTOINCREMENT)\b",
}
"""What SQLite has by itself, or takes less strictly than PostgreSQL, each by how it is found in a statement."""


class Counted(NamedTuple):
    """The distinct statements of one place."""

    where: str
    statements: frozenset[str]

    def of(self, kind: str) -> int:
        """How many of them are of this kind."""
        return sum(re.search(KINDS[kind], sql) is not None for sql in self.statements)

    @property
    def plain(self) -> int:
        """How many are of no kind at all: only the signs of their parameters are others."""
        return sum(not any(re.search(kind, sql) for kind in KINDS.values()) for sql in self.statements)


def counted() -> tuple[Counted, ...]:
    """What is asked of games and people, what keeps the file, the steps of its schema, what hosts' tools ask."""
    hosting = (ROOT / "bot/hosting").rglob("*.py")
    return (
        Counted("games and people", _statements(path for path in STORE.rglob("*.py") if FILE not in path.parents)),
        Counted("the file", _statements(FILE.rglob("*.py"))),
        Counted(
            "migrations", frozenset(sql for path in FILE.rglob("*.sql") for sql in script(path.read_text("utf-8")))
        ),
        Counted("`bot/hosting/`", _statements(hosting)),
    )


def script(text: str) -> Iterator[str]:
    """Every statement of a script."""
    begun = ""
    for line in text.splitlines(keepends=True):
        begun += line.partition("--")[0] + "\n"
        if begun.strip() and sqlite3.complete_statement(begun):
            yield _one_line(begun).rstrip("; ")
            begun = ""


def _statements(paths: Iterator[Path]) -> frozenset[str]:
    """The distinct statements of these modules."""
    found: set[str] = set()
    for path in paths:
        module = ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
        found |= set(in_module(path.read_text("utf-8"), vars(importlib.import_module(module))))
    return whole(found)


def whole(found: Iterable[str]) -> frozenset[str]:
    """The distinct ones of these statements, without queries that are only parts of others."""
    distinct = frozenset(found)
    return frozenset(sql for sql in distinct if not any(_is_part(sql, other) for other in distinct))


def in_module(source: str, names: Mapping[str, Any]) -> Iterator[str]:
    """Every statement of one module, whose top-level names these are."""
    tree = ast.parse(source)
    # Docstrings are said by nobody, and what stands in braces has its turn with the text around it.
    parts = {
        part
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr | ast.JoinedStr)
        for part in _texts_below(node)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr | ast.Constant) and node not in parts:
            sql = _one_line(_text(node, names))
            if _BEGINS.match(sql):
                yield sql


def _texts_below(node: ast.Expr | ast.JoinedStr) -> Iterator[ast.AST]:
    """The docstring that this is, or all that a text with braces is made of."""
    if isinstance(node, ast.JoinedStr):
        yield from (part for part in ast.walk(node) if part is not node)
    elif isinstance(node.value, ast.Constant):
        yield node.value


def _text(node: ast.AST, names: Mapping[str, Any]) -> str:
    match node:
        case ast.Constant(value=value):
            return str(value)
        case ast.JoinedStr(values=parts):
            return "".join(_text(part, names) for part in parts)
        case ast.FormattedValue(value=put_in):
            return _known(put_in, names)
    return UNKNOWN


def _known(put_in: ast.expr, names: Mapping[str, Any]) -> str:
    """What stands in braces, where the module itself says it."""
    try:
        return str(eval(ast.unparse(put_in), dict(names)))
    except NameError:
        return UNKNOWN


def _is_part(sql: str, other: str) -> bool:
    return sql.startswith("SELECT") and sql != other and sql in other


def _one_line(text: str) -> str:
    return " ".join(text.split())


def rows(places: Sequence[Counted]) -> Iterator[str]:
    """The table of SIZES.md."""
    yield f"| statements | {' | '.join(place.where for place in places)} |"
    yield "|---" * (len(places) + 1) + "|"
    yield _row("all of them", [len(place.statements) for place in places])
    yield _row("that PostgreSQL would take, but for `?`", [place.plain for place in places])
    for kind in KINDS:
        yield _row(kind, [place.of(kind) for place in places])


def _row(what: str, numbers: Sequence[int]) -> str:
    return f"| {what} | {' | '.join(map(str, numbers))} |"


def main() -> None:
    """Print it."""
    print("\n".join(rows(counted())))


if __name__ == "__main__":
    main()
