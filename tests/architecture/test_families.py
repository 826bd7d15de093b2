"""Families of games stand apart: what all share imports none of them and names none of their cards or commands."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

from bot.games.bohnanza.cards import KINDS
from bot.games.bohnanza.state import Phase
from bot.games.nicht_die_bohne.cards import FACE, Colour, Kind
from bot.games.nicht_die_bohne.state import Phase as TrickPhase
from bot.store import Status
from bot.ui.families import FAMILIES
from tests.architecture.syntax import nodes

ROOT = Path(__file__).parents[2]
MODULES = {
    ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): file
    for folder in ("bot", "cogs")
    for file in sorted((ROOT / folder).rglob("*.py"))
}
GAMES = sorted(folder.name for folder in (ROOT / "bot/games").iterdir() if (folder / "__init__.py").is_file())
REGISTRIES = {"bot.games", "bot.players", "bot.ui.families"}
"""Only these know which families there are."""


def family_of(module: str) -> str | None:
    """The family of games to which a module belongs: `bot.ui.bohnanza.clicks`, `bot.players.bohnanza_worth`."""
    rooms = module.split(".")
    return next((name for name in GAMES for room in rooms if room == name or room.startswith(f"{name}_")), None)


def imported(module: str) -> Iterator[str]:
    """All that a module imports, names from other modules as well."""
    for node in nodes(MODULES[module]):
        match node:
            case ast.Import(names=names):
                yield from (name.name for name in names)
            case ast.ImportFrom(module=source, names=names):
                yield from (f"{source}.{name.name}" for name in names)


SHARED = sorted(module for module in MODULES if family_of(module) is None)


def test_every_family_has_its_rooms() -> None:
    assert all({f"bot.games.{name}", f"bot.ui.{name}", f"cogs.{name}"} <= set(MODULES) for name in FAMILIES)
    assert len(SHARED) > 60


def test_what_all_games_share_imports_no_game() -> None:
    shared = set(SHARED) - REGISTRIES
    assert sorted((module, name) for module in shared for name in imported(module) if family_of(name)) == []


def test_a_family_imports_no_other() -> None:
    own = set(MODULES) - set(SHARED)
    found = [(module, name) for module in own for name in imported(module)]
    assert sorted((one, name) for one, name in found if family_of(name) not in (None, family_of(one))) == []


@cache
def vocabulary() -> set[str]:
    """Cards and phases, and the commands of play."""
    rooms = [import_module(f"cogs.{name}") for name in FAMILIES]
    cogs = [
        cog for room in rooms for cog in vars(room).values() if getattr(cog, "__module__", "") == room.__name__
    ]
    found = {command.name for cog in cogs for command in getattr(cog, "__cog_app_commands__", ())}
    assert found
    phases = set(map(str, (*Phase, *TrickPhase))) - set(map(str, Status))
    cards = {*KINDS, *FACE, *map(str, (*Colour, *Kind))}
    # High Bohn's General Store and the program's own store share a name.
    parts = {module.split(".")[1] for module in SHARED if "." in module}
    return {*cards, *phases, *(found - parts), *(f"/{name}" for name in found)}


def test_what_all_games_share_names_no_card_phase_or_command() -> None:
    for module in sorted(set(SHARED) - REGISTRIES):
        texts = {str(node.value) for node in nodes(MODULES[module]) if isinstance(node, ast.Constant)}
        assert texts & vocabulary() == set(), module
