"""Draws the cards of a hand in their order: the front one large, the others beside it, many in two rows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from bot.art.canvas.boxes import Box
from bot.art.canvas.letters import write
from bot.art.canvas.saving import WIDE
from bot.art.palette import SECOND_ON_TABLE, TURN
from bot.art.pictures.cards import covered_card, front_card, lay, named_card, narrow_card
from bot.art.pictures.counts import pill
from bot.art.scenes.hand import Card

LEFT = 18
TOP = 76
POSITION = 36
"""The height of the line below cards that says their positions."""
NARROWEST = 78
"""A card that nothing lies on is no narrower: its meter needs so much."""
COVERED = 150
ONE_ROW = 14
"""Up to so many cards stand in one row."""
SECOND_ROW = 270
"""How far below the first row the second stands."""
MOST = 30
"""At most so many cards are drawn."""


class Sizes(NamedTuple):
    """How large the cards of a hand are."""

    wide: int
    """The width of the front card; no other is wider."""
    high: int
    """The height of the front card."""
    others: int
    """The height of the others."""
    gap: int


SIZES = (
    (3, Sizes(313, 306, 280, 12)),
    (5, Sizes(232, 306, 280, 12)),
    (10, Sizes(190, 290, 266, 8)),
)
"""The sizes of the cards for up to so many."""
NAMED = 5
"""In a hand of so many each card has its name."""
SMALL = Sizes(184, 264, 224, 8)
"""The sizes where there are more."""


class Row(NamedTuple):
    """Cards side by side, each of which ends a step farther to the right."""

    cards: Sequence[Card]
    first: int
    """The position in the hand of the first of them."""
    left: int
    base: int
    step: float


def fan_bottom(cards: int, top: int = TOP) -> int:
    """Where a hand of so many cards ends that begins there, positions included."""
    if not cards:
        return top
    return top + _sizes(cards).high + POSITION + (SECOND_ROW if in_two_rows(cards) else 0)


def in_two_rows(cards: int) -> bool:
    """Whether a hand of so many cards is too wide for one row."""
    return cards > ONE_ROW


def front_box(cards: int, top: int = TOP) -> Box:
    """Where the front card of so many lies: few stand in the middle."""
    wide, high, _, gap = _sizes(cards)
    return Box(max(LEFT, (WIDE - cards * (wide + gap) + gap) // 2), top, wide, high)


def fan(image: Image.Image, cards: tuple[Card, ...], top: int = TOP) -> None:
    """Draw the hand from there on."""
    if not cards:
        return
    front, sizes = front_box(len(cards), top), _sizes(len(cards))
    rows = _rows(cards[1:MOST], front, sizes.gap)
    if _seen(rows) < NARROWEST + sizes.gap:
        rows = _rows(cards[1:MOST], front, 0)
    seen = _seen(rows)
    for row in rows:
        _draw_row(image, row, sizes, seen, named=len(cards) <= NAMED)
    lay(image, front_card(cards[0], front.w, front.h), front.x, front.y, 18)
    _position(image, front.middle, front.bottom, 1)
    if (more := len(cards) - MOST) > 0:
        pill(image, WIDE - LEFT - 30, front.bottom + SECOND_ROW - 26, f"+{more}", 30)


def _sizes(cards: int) -> Sizes:
    return next((sizes for most, sizes in SIZES if cards <= most), SMALL)


def _rows(others: tuple[Card, ...], front: Box, gap: int) -> tuple[Row, ...]:
    """Give one row beside the front card, and a second one below both if the first is full."""
    beside, below = WIDE - front.x - front.right, WIDE - 2 * LEFT + gap
    if not others:
        return ()
    if not in_two_rows(len(others) + 1):
        return (Row(others, 2, front.right, front.bottom, beside / len(others)),)
    upper = round(len(others) * beside / (beside + below))
    lower = len(others) - upper
    return (
        Row(others[:upper], 2, front.right, front.bottom, beside / upper),
        Row(others[upper:], 2 + upper, LEFT - gap, front.bottom + SECOND_ROW, below / lower),
    )


def _seen(rows: tuple[Row, ...]) -> int:
    """How much of each card is seen, its distance to the one before it included."""
    return min([int(row.step) for row in rows], default=WIDE)


def _draw_row(image: Image.Image, row: Row, sizes: Sizes, seen: int, *, named: bool) -> None:
    """Draw the cards from the last one to the first, as one holds them; so much is seen of each at least."""
    whole = min(seen - sizes.gap, sizes.wide)
    for place, card in reversed(tuple(enumerate(row.cards))):
        right = row.left + round((place + 1) * row.step)
        if named:
            picture = named_card(card, whole, sizes.others)
        elif whole >= NARROWEST:
            picture = narrow_card(card.bean, card.meter, whole, sizes.others)
        else:
            wide = min(COVERED, seen + 26, right - LEFT)
            picture = covered_card(card.bean, card.meter, wide, sizes.others, min(seen, wide))
        lay(image, picture, right - picture.width, row.base - sizes.others, 18)
        _position(image, right - min(seen, picture.width) // 2, row.base, row.first + place)


def _position(image: Image.Image, middle: int, bottom: int, position: int) -> None:
    """Write the card's position below it; that of the front card stands out."""
    size, colour = (34, TURN) if position == 1 else (30, SECOND_ON_TABLE)
    write(image, (middle, bottom + POSITION), str(position), size, colour, "ms")
