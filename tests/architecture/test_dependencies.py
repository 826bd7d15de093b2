"""What the program imports is installed with it, and not only by chance with something else."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

from tests.architecture.syntax import nodes

ROOT = Path(__file__).parents[2]
OURS = {"bot", "cogs"}


def imported() -> dict[str, str]:
    """The packages of others that the program imports, each with one of the files that do."""
    found = {}
    for folder in OURS:
        for file in (ROOT / folder).rglob("*.py"):
            for node in nodes(file):
                names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
                if isinstance(node, ast.ImportFrom) and not node.level:
                    names = [node.module or ""]
                found.update({name.split(".")[0]: str(file.relative_to(ROOT)) for name in names})
    return {name: file for name, file in found.items() if name not in OURS | sys.stdlib_module_names}


def normal(name: str) -> str:
    """A distribution's name as an index compares it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def test_every_import_is_a_dependency_of_its_own() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    wanted = [*project["dependencies"], *project["optional-dependencies"]["metrics"]]
    declared = {normal(re.split(r"[^\w.-]", one)[0]) for one in wanted}
    distributions = packages_distributions()
    found = imported()
    assert {"discord", "pydantic", "typer", "click"} <= found.keys()
    undeclared = {
        name: file for name, file in found.items() if declared.isdisjoint(map(normal, distributions.get(name, ())))
    }
    assert undeclared == {}
