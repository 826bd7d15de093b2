"""What the pictures of all games have in common: their names, people in them, and their alt text."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bot.art.names import marked
from bot.games.contract import Seat
from bot.ui.components import ALT_LIMIT, Picture, Scene, units
from bot.ui.phrases import cut, played, together
from bot.ui.screens import Seen
from bot.words import say

TABLE, HAND = "table.png", "hand.png"
"""What the files are called: it tells nothing of what they show."""


def picture(seen: Seen[Any, Any], scene: Scene, sentences: Iterable[str], at_once: Scene | None = None) -> Picture:
    """This scene for whoever sees this, and the sentences that say the same, the weightiest first; `at_once` is
    what of it is of hurry, if that is not all."""
    name = TABLE if seen.view.own is None else HAND
    return Picture(name, scene, _whole(say(seen.locale, "alt-separator"), sentences), at_once)


def _whole(separator: str, sentences: Iterable[str]) -> str:
    """As many of the sentences as have room, none of them in part; of the first one, whatever has room."""
    text = ""
    for sentence in sentences:
        longer = f"{text}{separator}{sentence}" if text else cut(sentence, ALT_LIMIT // 2)
        if units([longer]) > ALT_LIMIT:
            break
        text = longer
    return text


def drawn_name(seen: Seen[Any, Any], seat: Seat) -> str:
    """A player's name within a text of a picture, which draws a sign where its font lacks letters."""
    return marked(seen.table.seats[seat].name, seat)


def drawn_names(seen: Seen[Any, Any], seats: Iterable[Seat]) -> str:
    """Who sits there, within a text of a picture: `Ana, Ben and Cleo`."""
    return together(seen.locale, [drawn_name(seen, seat) for seat in seats])


def said_name(seen: Seen[Any, Any], seat: Seat) -> str:
    """A player's name in an alt text, where nothing is read as markup; a computer is marked as one."""
    facts = seen.table.seats[seat]
    return facts.name if facts.computer is None else say(seen.locale, "computer-name", name=facts.name)


def said_names(seen: Seen[Any, Any], seats: Iterable[Seat]) -> str:
    """Who sits there, in an alt text: `Ana, Ben and Cleo`."""
    return together(seen.locale, [said_name(seen, seat) for seat in seats])


def by_computer(seen: Seen[Any, Any], seat: Seat) -> bool:
    """Whether a computer plays this seat, for good or for now."""
    facts = seen.table.seats[seat]
    return played(facts) or facts.away
