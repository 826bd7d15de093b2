"""The parts of a panel by the action of the control that opens each."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple, TypeAlias

from bot.games.contract import Refusal
from bot.ui.bohnanza.high_bohn import questions
from bot.ui.bohnanza.parts import build, copies, harvest, meters, more, offers, room
from bot.ui.bohnanza.wording.phrases import Sight
from bot.ui.layout import Item

Draw: TypeAlias = Callable[[Sight], Iterable[Item]]
"""Draws a part from `seen`, whose `part` is not None; raises Refusal if it is no longer possible."""


def arguments(seen: Sight) -> tuple[str, ...]:
    """What the part is about."""
    return () if seen.part is None else seen.part.args


class Drawn(NamedTuple):
    """A part as it stands in the panel now."""

    items: tuple[Item, ...]
    page: bool
    """Whether it takes the place of hand and fields, too."""


PARTS: Mapping[str, Draw] = {
    "build": build.build,
    "copies": lambda seen: copies.copies_part(seen, arguments(seen)),
    "offers": lambda seen: offers.offers_part(seen, arguments(seen)),
    "harvest": harvest.menu,
    "ask-harvest-field": harvest.question,
    "ask-harvest-plant": room.question,
    "room": room.menu,
    "meters": meters.meters,
    "more": more.more,
}
"""They stand below hand and fields, in place of the usual buttons."""
PAGES: Mapping[str, Draw] = {}
"""They need the room of hand and fields as well."""


def drawn(seen: Sight) -> Drawn | None:
    """The part that this panel shows, or None if it shows none, or can no longer show it."""
    if seen.part is None:
        return None
    action = seen.part.action
    draw = PARTS.get(action) or PAGES.get(action)
    if draw is None:
        return None
    try:
        questions.check(seen.view, action)
        return Drawn(tuple(draw(seen)), action in PAGES)
    except Refusal:
        return None
