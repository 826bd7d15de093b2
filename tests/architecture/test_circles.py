"""No file of the program needs itself, by whatever way: not for its types, and not inside a function, either."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from tests.architecture.syntax import nodes

ROOT = Path(__file__).parents[2]
FILES = {
    ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): file
    for folder in ("bot", "cogs")
    for file in (ROOT / folder).rglob("*.py")
}


def imported(file: Path) -> Iterator[str]:
    """What a file imports, wherever in it that stands, by the names of our files."""
    for node in nodes(file):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in FILES)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{file} imports relatively"
            for alias in node.names:
                known = [name for name in (f"{node.module}.{alias.name}", node.module) if name in FILES]
                yield from map(str, known[:1])


def test_no_file_imports_itself_by_way_of_others() -> None:
    graph = {name: {other for other in imported(file) if other != name} for name, file in FILES.items()}
    assert len(graph) > 500
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        pytest.fail(" → ".join(error.args[1]))
