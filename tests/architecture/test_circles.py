"""No two files import each other, however far around, not even for their types: each can be read on its own."""

from __future__ import annotations

from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter

from tests.architecture.test_families import MODULES, imported

KNOWN = "bot.ui.publishing"
"""The one room whose files import each other; it counts as a single file."""


def file_of(name: str) -> str | None:
    """The module that is imported with this name: itself, or the one that it is taken from."""
    return next((module for module in (name, name.rpartition(".")[0]) if module in MODULES), None)


def seen_as(module: str) -> str:
    """The module itself, but its room where that is the known one."""
    return KNOWN if f"{module}.".startswith(f"{KNOWN}.") else module


def imports() -> Iterator[tuple[str, str]]:
    """Each module with each that it imports: at its head, within a function, or while types are checked."""
    for module in MODULES:
        for name in imported(module):
            if (other := file_of(name)) is not None and seen_as(other) != seen_as(module):
                yield seen_as(module), seen_as(other)


def circle(links: Iterator[tuple[str, str]]) -> list[str]:
    """The first circle among these links, from a module back to itself; empty where there is none."""
    graph: TopologicalSorter[str] = TopologicalSorter()
    for module, other in links:
        graph.add(module, other)
    try:
        graph.prepare()
    except CycleError as error:
        found: list[str] = error.args[1]
        return found
    return []


def test_no_files_import_each_other_in_a_circle() -> None:
    assert circle(imports()) == []


def test_a_circle_is_found() -> None:
    assert circle(iter([("a", "b"), ("b", "c"), ("c", "a"), ("c", "d")])) in (
        ["a", "c", "b", "a"],
        ["b", "a", "c", "b"],
        ["c", "b", "a", "c"],
    )


def test_an_import_for_types_alone_is_an_import() -> None:
    links = set(imports())
    assert {("bot.run", "bot.client"), ("bot.run", "bot.hosting.measuring")} <= links
    assert len(links) > 2000
