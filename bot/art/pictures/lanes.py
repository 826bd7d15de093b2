"""Draws open offers as lanes: on cream the other side's name and what it gives, on orange what the player gives
whose turn it is; a parcel instead of the handshake between them where one side gives nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from bot.art.canvas.boxes import Box, fill, framed
from bot.art.canvas.letters import fitting, width, write, written
from bot.art.canvas.saving import flat
from bot.art.canvas.stickers import bean, put, thing
from bot.art.drawings import tint
from bot.art.palette import OUTLINE, PANEL, RIM, TABLE, TABLE_SHADOW, TURN
from bot.art.pictures.counts import times
from bot.art.scenes.table import Lane, Seat

SHADOW = 4
CORNER = 16
LEFT = 16
"""Where a name begins."""
NAME, SMALL_NAME, COUNT = 34, 27, 27
MOST_NAME, BESIDE_NAME = 0.6, 10
"""Cards lie over each other before a name is cut that takes no more than this part of its side; and the space
between both."""
ORANGE = 0.37
"""The part of a lane that is the turn player's side."""
GAP = 6
RIM_WIDE = 2
SAME, OTHER = 12, 22
"""Where cards lie over each other, so much is seen of one below its own kind, and below another."""


class Spread(NamedTuple):
    """Cards side by side: each with its distance from the left edge of the first, how wide each is, what stands
    behind them, how wide all that is."""

    cards: tuple[tuple[str, int], ...]
    card: int
    says: str
    wide: int


def lane_name(lane: Lane, seats: Iterable[Seat]) -> str:
    """Give the name for when there is no room for the whole one: its first word, unless somebody shares that."""
    first = _first_word(lane.name)
    shared = any(seat.place != lane.place and _first_word(seat.name) == first for seat in seats)
    return lane.name if shared or lane.place is None else first


def _first_word(name: str) -> str:
    return name.split(" ")[0]


@lru_cache(maxsize=64)
def lane_strip(lane: Lane, short: str, w: int, h: int, free: int = 0) -> Image.Image:
    """Draw the lane and its shadow below; `short` is the name for little room, and `free` pixels at the right
    hold no card; in the colours of the palette."""
    image = Image.new("RGB", (w, h + SHADOW), TABLE)
    fill(image, Box(0, SHADOW, w, h), CORNER, TABLE_SHADOW)
    fill(image, Box(0, 0, w, h), CORNER, PANEL)
    border, half = w - round(w * ORANGE) - free // 2, h // 2 - 1
    fill(image, Box(border, 0, w - border, h), CORNER, TURN)
    image.paste(TURN, (border, 0, border + CORNER, h))
    _other_side(image, lane, short, Box(LEFT, 0, border - half - 6 - LEFT, h))
    left = border + half + 6
    _side(image, lane.gets, Box(left, 0, w - 10 - free - left, h), centred=True)
    between = "trading" if lane.gives and lane.gets else "gift"
    put(image, thing(between), border - half, 1, 2 * half)
    return flat(image)


def _other_side(image: Image.Image, lane: Lane, short: str, box: Box) -> None:
    whole, least = _drawn(lane, lane.name), _drawn(lane, short)
    needed = round(min(width(least, SMALL_NAME), box.w * MOST_NAME)) + BESIDE_NAME
    cards = spread(lane.gives, _card_width(box.h), box.w - needed)
    room = box.w - BESIDE_NAME - cards.wide
    text, size = fitting(whole if width(whole, SMALL_NAME) <= room else least, NAME, room, SMALL_NAME)
    write(image, (box.x, box.centre), text, size, anchor="lm")
    _side(image, lane.gives, Box(box.right - cards.wide, box.y, cards.wide, box.h))


def _drawn(lane: Lane, name: str) -> str:
    return name if lane.place is None else written(name, lane.place)


def _side(image: Image.Image, beans: tuple[str, ...], box: Box, *, centred: bool = False) -> None:
    """Draw what one side gives."""
    w = _card_width(box.h)
    shown = spread(beans, w, box.w)
    x = box.x + (box.w - shown.wide) // 2 if centred else box.x
    h = shown.card * 4 // 3
    for name, left in shown.cards:
        _card(image, name, Box(x + left, box.centre - h // 2, shown.card, h))
    write(image, (x + shown.wide, box.centre), shown.says, COUNT, anchor="rm")


def _card(image: Image.Image, name: str, box: Box) -> None:
    """Draw a small card, with less round corners than a large one has."""
    fill(image, box.inside(-RIM_WIDE), 10, RIM)
    framed(image, box, 8, tint(bean(name)), OUTLINE, 3)
    put(image, bean(name), box.x + 2, box.centre - box.w // 2 + 2, box.w - 4)


def _card_width(high: int) -> int:
    return round(high * 0.6)


def spread(beans: tuple[str, ...], card: int, room: int) -> Spread:
    """Lay cards of this width side by side, over each other where room is short; what has none even so is counted:
    `×4` of one kind, `+2` cards of others."""
    kinds = tuple(Counter(beans).items())
    for shown in range(len(kinds), 0, -1):
        left = sum(count for _, count in kinds[shown:])
        says = f"+{left}" if left else ""
        for same, other in _steps(kinds[:shown], card, room - _words_width(says)):
            laid = _laid(kinds[:shown], card, same, other, says)
            if laid.wide <= room:
                return laid
    if not kinds:
        return Spread((), card, "", 0)
    more = times(len(beans)) if len(kinds) == 1 else f"+{len(beans) - 1}"
    return _laid(((kinds[0][0], 1),), min(card, room - _words_width(more)), card, card, more)


def _steps(kinds: tuple[tuple[str, int], ...], card: int, room: int) -> Iterator[tuple[int, int]]:
    """From one card to the next of its kind, and to one of another kind: side by side, or over each other."""
    beside = card + GAP
    yield beside, beside
    below = sum(count - 1 for _, count in kinds) * SAME
    between = (room - card - below) // max(len(kinds) - 1, 1)
    yield SAME, min(max(between, OTHER), beside)


def _laid(kinds: Iterable[tuple[str, int]], card: int, same: int, other: int, says: str) -> Spread:
    cards: list[tuple[str, int]] = []
    for name, count in kinds:
        for _ in range(count):
            step = 0 if not cards else same if cards[-1][0] == name else other
            cards.append((name, cards[-1][1] + step if cards else 0))
    return Spread(tuple(cards), card, says, cards[-1][1] + card + _words_width(says))


def _words_width(says: str) -> int:
    return GAP + round(width(says, COUNT)) if says else 0
