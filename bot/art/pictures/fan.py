"""Draws the cards of a hand in their order: the front one large, the others behind it, many in two rows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PIL import Image

from bot.art.canvas.letters import write
from bot.art.canvas.saving import WIDE
from bot.art.palette import SECOND_ON_TABLE, TURN
from bot.art.pictures.cards import covered_card, front_card, held_card, lay
from bot.art.pictures.counts import pill
from bot.art.scenes.hand import Card

LEFT = 26
TOP = 72
FRONT_WIDE, FRONT_HIGH = 176, 264
HIGH = 224
OPEN, OPEN_STEP = 124, 128
"""The width of a card that nothing lies on, and the distance to the next one."""
COVERED = 150
NARROWEST = 58
"""So much of a card must be seen for its meter."""
ONE_ROW = 13
"""Up to so many cards besides the front one stand in one row."""
SECOND_ROW = 270
"""How far below the first row the second stands."""
MOST = 29
"""At most so many cards besides the front one are drawn."""


class Row(NamedTuple):
    """Cards side by side: where they begin, how wide they spread at most, their base line."""

    cards: Sequence[Card]
    first: int
    """The position in the hand of the first of them."""
    left: int
    base: int


def fan_bottom(cards: int, top: int = TOP) -> int:
    """Where a hand of so many cards ends that begins there, positions included."""
    if not cards:
        return top
    return top + FRONT_HIGH + 36 + (SECOND_ROW if in_two_rows(cards) else 0)


def in_two_rows(cards: int) -> bool:
    """Whether a hand of so many cards is too wide for one row."""
    return cards - 1 > ONE_ROW


def fan(image: Image.Image, cards: tuple[Card, ...], top: int = TOP) -> None:
    """Draw the hand from there on."""
    if not cards:
        return
    for row in _rows(cards[1:], top):
        _draw_row(image, row)
    lay(image, front_card(cards[0], FRONT_WIDE, FRONT_HIGH), LEFT, top, 18)
    write(image, (LEFT + FRONT_WIDE // 2, top + FRONT_HIGH + 35), "1", 34, TURN, "ms")
    if (more := len(cards) - 1 - MOST) > 0:
        pill(image, WIDE - LEFT - 30, top + FRONT_HIGH + SECOND_ROW - 26, f"+{more}", 30)


def _rows(others: tuple[Card, ...], top: int) -> Iterator[Row]:
    """Give one row beside the front card, and a second one below both if the first is full."""
    left, base = LEFT + FRONT_WIDE, top + FRONT_HIGH
    if len(others) <= ONE_ROW:
        yield Row(others, 2, left, base)
        return
    shown = others[:MOST]
    beside, below = WIDE - LEFT - left, WIDE - 2 * LEFT
    upper = round(len(shown) * beside / (beside + below))
    yield Row(shown[:upper], 2, left, base)
    yield Row(shown[upper:], 2 + upper, LEFT, base + SECOND_ROW)


def _draw_row(image: Image.Image, row: Row) -> None:
    """Draw the cards from the last one to the first, as one holds them."""
    if not row.cards:
        return
    room = WIDE - LEFT - row.left
    covered = len(row.cards) * OPEN_STEP > room
    step = room // len(row.cards) if covered else min(OPEN_STEP, room // len(row.cards))
    for place in reversed(range(len(row.cards))):
        right = row.left + (place + 1) * step
        wide = min(COVERED, step + 26) if covered else OPEN
        wide = min(wide, right - row.left) if row.left == LEFT else wide
        card = row.cards[place]
        picture = covered_card(card, wide, HIGH, step) if covered else held_card(card, wide, HIGH)
        lay(image, picture, right - wide, row.base - HIGH, 18)
        write(
            image, (right - min(step, wide) // 2, row.base + 36), str(row.first + place), 30, SECOND_ON_TABLE, "ms"
        )
