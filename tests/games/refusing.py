"""The refusals that the rules construct, read from their sources."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from bot.games.contract import IllegalMove, MalformedMove, NotYourSeat, OutOfDate
from tests.architecture.syntax import nodes

KINDS = {kind.__name__ for kind in (IllegalMove, MalformedMove, OutOfDate, NotYourSeat)}


def raised(folder: Path) -> Iterator[tuple[str, str]]:
    """Every refusal that the rules construct: its class and its reason, which must be spelled out."""
    for file in sorted(folder.rglob("*.py")):
        for node in nodes(file):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in KINDS:
                reason = node.args[0]
                assert isinstance(reason, ast.Constant), f"{file.name}:{node.lineno}"
                yield node.func.id, str(reason.value)
