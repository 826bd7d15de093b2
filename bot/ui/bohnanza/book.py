"""All chapters together: those of the base, then those of the expansions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple, TypeVar

from bot.games.bohnanza.news import News
from bot.games.bohnanza.view import Own, View
from bot.ui.bohnanza.chapter import Chapter, Command, List, PanelPart, Taken, Told
from bot.ui.bohnanza.chapters.drawing import DRAWING
from bot.ui.bohnanza.chapters.duel import DUEL
from bot.ui.bohnanza.chapters.ending import ENDING
from bot.ui.bohnanza.chapters.harvesting.chapter import HARVESTING
from bot.ui.bohnanza.chapters.looking.chapter import LOOKING
from bot.ui.bohnanza.chapters.planting.chapter import PLANTING
from bot.ui.bohnanza.chapters.trading.chapter import TRADING
from bot.ui.bohnanza.chapters.turns import TURNS
from bot.ui.bohnanza.details import PanelDetail, TableDetail
from bot.ui.bohnanza.module import Module, adopted, module_of
from bot.ui.bohnanza.places import Gathered
from bot.ui.bohnanza.wording.phrases import Sight
from bot.ui.screens import Act, Look

BASE = (PLANTING, DRAWING, TRADING, HARVESTING, TURNS, DUEL, ENDING, LOOKING)
"""The chapters of the base. What they offer for the same place stands there in this order."""

K = TypeVar("K")
T = TypeVar("T")


class Book(NamedTuple):
    """What all chapters do, say and offer."""

    controls: Mapping[str, Act[View, News] | Look[View, News]]
    """What a control does by its action, and a slash command by its name behind a slash."""
    waiting: frozenset[str]
    """Those of them that wait while somebody is asked something that comes first."""
    not_in_a_duel: frozenset[str]
    """Those of them that a duel has none of (D4)."""
    lists: Mapping[tuple[str, str], List]
    parts: Mapping[str, PanelPart]
    news: Mapping[str, Told]
    advice: Mapping[type, Callable[[Sight, Any], str]]
    taken: Mapping[type, Taken]


def for_table(seen: Sight, detail: TableDetail) -> Gathered:
    """All that the chapters of this game offer to the message of the table."""
    offering = [one.public for one in _chapters(seen) if one.public is not None]
    return Gathered([offered(seen, detail) for offered in offering], public=True)


def for_panel(seen: Sight, mine: Own, detail: PanelDetail) -> Gathered:
    """All that the chapters of this game offer to a panel."""
    offering = [one.private for one in _chapters(seen) if one.private is not None]
    return Gathered([offered(seen, mine, detail) for offered in offering], public=False)


def _chapters(seen: Sight) -> tuple[Chapter, ...]:
    return (*BASE, *module_of(seen.view).chapters)


def book() -> Book:
    """The chapters of the base and of all expansions."""
    return _book(adopted())


@cache
def _book(modules: tuple[Module, ...]) -> Book:
    return combined((*BASE, *(chapter for module in modules for chapter in module.chapters)))


def combined(chapters: Sequence[Chapter]) -> Book:
    """Combine these chapters; raises ValueError for a key that two of them say."""
    actions = _union([one.actions for one in chapters])
    commands = _union([_typed(one) for one in chapters])
    without_duel = [one for one in chapters if not one.in_a_duel]
    return Book(
        controls=_union([{key: one.act for key, one in found.items()} for found in (actions, commands)]),
        waiting=frozenset(key for found in (actions, commands) for key, one in found.items() if one.waits),
        not_in_a_duel=frozenset(key for one in without_duel for key in (*one.actions, *_typed(one))),
        lists=_union([one.lists for one in chapters]),
        parts=_union([one.parts for one in chapters]),
        news=_union([one.news for one in chapters]),
        advice=_union([one.advice for one in chapters]),
        taken=_union([one.taken for one in chapters]),
    )


def _typed(chapter: Chapter) -> Mapping[str, Command]:
    """The commands of a chapter as clicks name them."""
    return {f"/{name}": command for name, command in chapter.commands.items()}


def _union(parts: Iterable[Mapping[K, T]]) -> Mapping[K, T]:
    found: dict[K, T] = {}
    for part in parts:
        if twice := found.keys() & part.keys():
            raise ValueError(f"two chapters say {', '.join(sorted(map(str, twice)))}")
        found |= part
    return found
