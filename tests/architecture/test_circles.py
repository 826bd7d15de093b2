"""No file of the program needs itself, by whatever way: not for its types, and not inside a function, either."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FILES = {
    ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): file
    for folder in ("bot", "cogs")
    for file in (ROOT / folder).rglob("*.py")
}
TANGLED = ("bot.ui.publishing.",)
"""The rooms in which files still import each other in circles."""


def imported(file: Path) -> Iterator[str]:
    """What a file imports, wherever in it that stands, by the names of our files."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in FILES)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{file} imports relatively"
            for alias in node.names:
                known = [name for name in (f"{node.module}.{alias.name}", node.module) if name in FILES]
                yield from map(str, known[:1])


def in_one_tangle(one: str, other: str) -> bool:
    """Whether both files are of one room that is still tangled."""
    return any(one.startswith(room) and other.startswith(room) for room in TANGLED)


def test_no_file_imports_itself_by_way_of_others() -> None:
    graph = {
        name: {other for other in imported(file) if other != name and not in_one_tangle(name, other)}
        for name, file in FILES.items()
    }
    assert len(graph) > 500
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        pytest.fail(" → ".join(error.args[1]))
