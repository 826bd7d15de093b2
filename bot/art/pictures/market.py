"""Draws the middle of the table: face-up cards, and apart from them the draw pile and the discard pile."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from bot.art.canvas.boxes import Box, fill, framed
from bot.art.canvas.saving import flat
from bot.art.palette import OUTLINE, PANEL, RIM, TABLE, TABLE_SHADOW
from bot.art.pictures.cards import card_back, plain_card
from bot.art.pictures.counts import pill
from bot.art.scenes.table import Market

GAP = 12
"""The distance between face-up cards."""
RIM_WIDE = 3
EDGES = 16
"""So much of the cards below stands out at the right of a pile."""
BACK = "#7a3325"
"""The colour of the edges of a pile of backs, as in the drawing."""
PILL = 34


class Sizes(NamedTuple):
    """How large cards and piles are at most, how far the piles are from each other and from the cards."""

    card_w: int
    card_h: int
    pile_w: int
    pile_h: int
    between: int
    apart: int

    @property
    def piles(self) -> int:
        """How wide both piles are."""
        return 2 * (RIM_WIDE + self.pile_w + EDGES) + self.between

    @property
    def high(self) -> int:
        """How high the market is."""
        return self.card_h + 16


LARGE = Sizes(118, 152, 104, 134, 2, 28)
SMALL = Sizes(100, 128, 86, 110, 2, 18)


def market_width(market: Market, sizes: Sizes, room: int) -> int:
    """How wide it is where it may have so much room."""
    return sizes.piles + (sizes.apart + _cards_width(market, sizes, room) if market.face_up else 0)


@lru_cache(maxsize=24)
def market_part(market: Market, sizes: Sizes, room: int, ground: str = TABLE) -> Image.Image:
    """Draw it as wide as `market_width` says, in the colours of the palette."""
    wide = market_width(market, sizes, room)
    image = Image.new("RGB", (wide, sizes.high), ground)
    for name, box in zip(market.face_up, _cards(market, sizes, room), strict=True):
        plain_card(image, name, *box, rim=RIM_WIDE)
    x, y = wide - sizes.piles + RIM_WIDE, sizes.high - sizes.pile_h - 20
    _draw_pile(image, Box(x, y, sizes.pile_w, sizes.pile_h), market.draw_pile)
    x += sizes.pile_w + EDGES + sizes.between + RIM_WIDE
    _discard_pile(image, Box(x, y, sizes.pile_w, sizes.pile_h), market)
    return flat(image)


def _cards(market: Market, sizes: Sizes, room: int) -> Iterator[Box]:
    """Say where the face-up cards lie: side by side, and smaller, in several rows, where they are many."""
    w, h, columns = _card_size(len(market.face_up), sizes, room)
    rows = -(-len(market.face_up) // columns) if columns else 0
    top = (sizes.high - rows * h - (rows - 1) * GAP) // 2
    for place in range(len(market.face_up)):
        row, column = divmod(place, columns)
        yield Box(RIM_WIDE + column * (w + GAP), top + row * (h + GAP), w, h)


def _cards_width(market: Market, sizes: Sizes, room: int) -> int:
    w, _, columns = _card_size(len(market.face_up), sizes, room)
    return columns * (w + GAP) - GAP + 2 * RIM_WIDE


def _card_size(number: int, sizes: Sizes, room: int) -> tuple[int, int, int]:
    """Give the largest width and height with which so many cards fit, and how many lie side by side then."""
    left = room - sizes.piles - sizes.apart - 2 * RIM_WIDE
    found = (0, 0, 0)
    for rows in range(1, number + 1):
        columns = -(-number // rows)
        high = (sizes.card_h - (rows - 1) * GAP) // rows
        w = min((left + GAP) // columns - GAP, high * sizes.card_w // sizes.card_h)
        found = max(found, (w, w * sizes.card_h // sizes.card_w, columns))
    return found


def _draw_pile(image: Image.Image, box: Box, cards: int) -> None:
    if cards:
        _edges(image, box, cards, BACK)
        fill(image, Box(box.x - 3, box.y - 3, box.w + 6, box.h + 6), 15, RIM)
        card_back(image, box.x, box.y - 2, round(box.w / 0.725))
    else:
        _no_pile(image, box)
    pill(image, box.middle, box.bottom - 6, str(cards), PILL)


def _discard_pile(image: Image.Image, box: Box, market: Market) -> None:
    if market.discard_top is None:
        _no_pile(image, box)
    else:
        _edges(image, box, market.discard, PANEL)
        plain_card(image, market.discard_top, *box, rim=RIM_WIDE)
    pill(image, box.middle, box.bottom - 6, str(market.discard), PILL)


def _edges(image: Image.Image, box: Box, cards: int, colour: str) -> None:
    """Draw what is seen of the cards below the topmost one."""
    for edge in range(min(cards - 1, 2), 0, -1):
        behind = Box(box.x + 5 * edge, box.y - 4 * edge - 3, box.w + 6, box.h + 6)
        framed(image, behind, 14, colour, OUTLINE, 3)


def _no_pile(image: Image.Image, box: Box) -> None:
    """Draw the place of a pile that is not there."""
    framed(image, box, 13, TABLE, TABLE_SHADOW, 4)
