"""What is logged is told apart by tables and seats: no call passes on somebody's number, or what may hold one."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.architecture.syntax import nodes

ROOT = Path(__file__).parents[2]
PLAYGROUND = ROOT / "bot" / "playground"
"""Nobody but who plays there reads its log, and its people are made up."""
CALLS = {"debug", "info", "warning", "error", "exception", "critical", "log"}
LEVELS = {"level"}
NUMBERS = {"table", "table_id", "table.id", "changed.table.id", "seat", "key[0]", "asked"} | {
    "interaction.id",
    "guild.id",
    "thread.id",
    "thread_id",
    "line.id",
    *("night.id", "night_id"),
}
"""Of tables, nights, seats and clicks, and of places that belong to nobody."""
COUNTS = {"len", "advised", "age", "count", "jump", "minutes", "port", "pruned", "rest", "before", "_at_once"} | {
    "_most",
    "_stop_lasts",
    *("newest", "packed", "free"),
    "limit['remaining']",
    "BETWEEN",
    "DESCRIPTION_LIMIT",
}
KINDS = {
    "__name__",
    "kind",
    "reason",
    "value",
    "why",
    "strerror",
    "trace",
    "_why",
    "error",
    "failure",
    "damage",
} | {"getattr(error, 'code', '?')"}
"""What went wrong: `trace` and our own errors name nobody, as their tests say."""
OTHERS = {
    "_MISSING",
    "MISSING",
    "invocation",
    "file",
    "_folder",
    "_path",
    "path",
    "target",
    "folder",
    "config_path",
    "VERSION",
    "version",
    "host",
} | {
    "english",
    "locale",
    "message",
    "name",
    "said_in",
    "error.args[0]",
    "install_link",
    "invite_link",
    "lost",
}
"""Files, words, commands, and what the host has set."""
HARMLESS = LEVELS | NUMBERS | COUNTS | KINDS | OTHERS


def logged() -> Iterator[tuple[str, ast.expr]]:
    """Everything that is passed to a call of a log, and where."""
    for file in sorted([*(ROOT / "bot").rglob("*.py"), *(ROOT / "cogs").rglob("*.py")]):
        if PLAYGROUND in file.parents:
            continue
        for node in nodes(file):
            if isinstance(node, ast.Call) and _is_log(node.func):
                where = f"{file.relative_to(ROOT)}:{node.lineno}"
                yield from (
                    (where, argument) for argument in (*node.args, *(more.value for more in node.keywords))
                )


def _is_log(called: ast.expr) -> bool:
    return (
        isinstance(called, ast.Attribute)
        and called.attr in CALLS
        and ast.unparse(called.value) in ("log", "logging")
    )


def named(argument: ast.expr) -> Iterator[str]:
    """The names from which a value comes, each by its last part, or as it is written."""
    written = ast.unparse(argument)
    if isinstance(argument, ast.Constant):
        return
    if written in HARMLESS:
        yield written
    elif isinstance(argument, ast.Name):
        yield argument.id
    elif isinstance(argument, ast.Attribute):
        yield written if argument.attr == "id" else argument.attr
    elif isinstance(argument, ast.Call):
        # What is made of something is called by who makes it; `len` of people is a count.
        yield from named(argument.func)
    elif isinstance(
        argument, ast.BinOp | ast.IfExp | ast.JoinedStr | ast.FormattedValue | ast.BoolOp | ast.Compare
    ):
        for part in ast.iter_child_nodes(argument):
            if isinstance(part, ast.expr):
                yield from named(part)
    else:
        yield written


def test_no_number_of_a_person_is_passed_to_a_log() -> None:
    found = [f"{where}: {name}" for where, argument in logged() for name in named(argument)]
    assert len(found) > 100
    # What is new here has to be looked at: whose number is it?
    new = [one for one in found if one.rpartition(": ")[2] not in HARMLESS]
    assert not new, "\n".join(new)


@pytest.mark.parametrize(
    "call",
    [
        "log.info('%d', person_id)",
        "log.error('%s', slot)",
        "log.info(f'{member.id}')",
        "log.info('%s', row.host_id)",
    ],
)
def test_whoever_would_pass_one_on_is_found(call: str) -> None:
    (expression,) = ast.parse(call).body
    assert isinstance(expression, ast.Expr)
    assert isinstance(expression.value, ast.Call)
    assert _is_log(expression.value.func)
    assert {name for argument in expression.value.args for name in named(argument)} - HARMLESS
