"""The parts of a panel by the action of the control that opens each."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple, TypeAlias

from bot.games.contract import Refusal
from bot.ui.bohnanza.chapters.harvesting import menu as harvest
from bot.ui.bohnanza.chapters.looking import meters, more, pages
from bot.ui.bohnanza.chapters.planting import room
from bot.ui.bohnanza.chapters.trading import all_offers as offers
from bot.ui.bohnanza.chapters.trading import builder as build
from bot.ui.bohnanza.chapters.trading import other_copies as copies
from bot.ui.bohnanza.high_bohn import move_card as move
from bot.ui.bohnanza.high_bohn import questions, town
from bot.ui.bohnanza.wording.phrases import Sight
from bot.ui.layout import Item
from bot.ui.messages.pace import stands_still

Draw: TypeAlias = Callable[[Sight], Iterable[Item]]
"""Draws a part from `seen`, whose `part` is not None; raises Refusal if it is no longer possible."""


class Drawn(NamedTuple):
    """A part as it stands in the panel now."""

    items: tuple[Item, ...]
    page: bool
    """Whether it takes the place of hand and fields, too."""


PARTS: Mapping[str, Draw] = {
    "build": build.build,
    "copies": copies.other_copies,
    "offers": offers.offers,
    "harvest": harvest.menu,
    "ask-harvest-field": harvest.question,
    "ask-harvest-plant": room.question,
    "room": room.menu,
    "move-card": move.move,
    "meters": meters.meters,
    "more": more.more,
}
"""They stand below hand and fields, in place of the usual buttons."""
PAGES: Mapping[str, Draw] = {"read-rules": pages.rules, "as-text": pages.as_text, "town": town.page}
"""They need the room of hand and fields as well."""
READING = frozenset({"meters", "more", *PAGES})
"""They are there while nobody can move, too."""


def part(action: str) -> Draw:
    """What draws the part of this name."""
    return PARTS.get(action) or PAGES[action]


def drawn(seen: Sight) -> Drawn | None:
    """The part that this panel shows, or None if it shows none, or can no longer show it."""
    if seen.part is None:
        return None
    action = seen.part.action
    if action not in (*PARTS, *PAGES) or (action not in READING and stands_still(seen.table)):
        return None
    try:
        questions.check(seen.view, action)
        return Drawn(tuple(part(action)(seen)), action in PAGES)
    except Refusal:
        return None
