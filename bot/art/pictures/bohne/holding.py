"""Draws the picture of a hand of Nicht die Bohne, with one's own card in the trick and one's own scoring area."""

from __future__ import annotations

from functools import lru_cache
from math import ceil

from PIL import Image

from bot.art.canvas.boxes import Box, fill
from bot.art.canvas.saving import WIDE, flat, ground, png
from bot.art.canvas.stickers import put, thing
from bot.art.palette import PANEL, TABLE, TABLE_SHADOW
from bot.art.pictures.bohne.areas import SIDE, areas, card, card_size, total
from bot.art.pictures.bohne.areas import WIDE as CARD_WIDE
from bot.art.pictures.bohne.laid import trick, trick_high
from bot.art.scenes.bohne import Area, Holding

LEFT = 18
TOP = 18
GAP = 14
ALONE, BESIDE_TRICK = 440, 300
"""How high the cards are at most together, by themselves and below a trick."""
STEP = 0.84
"""The distance to the next card in a row, as a part of the sticker."""
WORSE = 0.88
"""Cards that are so much smaller stand in fewer rows."""
BELOW = 196
"""The height of what stands below the cards."""
LAID = 196
"""How wide one's own card in the trick is with what surrounds it, and how high at least."""
SCORE = 190


def holding_picture(scene: Holding) -> bytes:
    """Draw the hand as PNG."""
    return png(draw_holding(scene))


def draw_holding(scene: Holding) -> Image.Image:
    """Draw the hand, in the colours of the palette; only what has changed is drawn anew."""
    inside = WIDE - 2 * LEFT
    band = Box(LEFT, TOP, inside, trick_high(inside, len(scene.trick)) if scene.trick else 0)
    first = band.bottom + GAP if scene.trick else TOP
    room = inside - (LAID + GAP if scene.laid else 0)
    rows, size = laid_out(len(scene.cards), room, BESIDE_TRICK if scene.trick else ALONE)
    high = max(rows * size, LAID if scene.laid else 0)
    top = first + high + (GAP if high else 0)
    picture = ground(top + (BELOW if scene.areas else 4))
    if scene.trick:
        trick(picture, band, scene.trick)
    _cards(picture, scene.cards, Box(LEFT, first, room, high), rows, size)
    if scene.laid:
        wide = LAID if scene.cards else inside
        picture.paste(_own_card(scene.laid, wide, high), (WIDE - LEFT - wide, first))
    if scene.areas:
        picture.paste(_own_area(scene.areas, scene.worth, scene.total), (0, top))
    return picture


def laid_out(cards: int, wide: int, high: int) -> tuple[int, int]:
    """Say in how many rows cards stand, and how large: as few rows as keep them nearly as large as they can be."""
    sizes = [
        (rows, card_size(min(high / rows, wide / (ceil(cards / rows) * STEP)))) for rows in range(1, cards + 1)
    ]
    largest = max((size for _, size in sizes), default=0)
    return next(((rows, size) for rows, size in sizes if size >= WORSE * largest), (0, 0))


def _cards(picture: Image.Image, cards: tuple[str, ...], room: Box, rows: int, size: int) -> None:
    """Draw the cards in rows, none of them covered."""
    a_row = ceil(len(cards) / max(rows, 1))
    step = int(size * STEP)
    left = room.x + (room.w - a_row * step) // 2
    top = room.y + (room.h - rows * size) // 2
    for place, name in enumerate(cards):
        row, column = divmod(place, a_row)
        picture.paste(_card(name, size, step), (left + column * step, top + row * size))


@lru_cache(maxsize=96)
def _card(name: str, size: int, wide: int) -> Image.Image:
    image = Image.new("RGB", (wide, size), TABLE)
    put(image, card(name), (wide - CARD_WIDE * size) / 2 - SIDE * size, 0, size)
    return flat(image)


@lru_cache(maxsize=8)
def _own_card(laid: str, wide: int, high: int) -> Image.Image:
    """Draw one's own card in the trick, which is done."""
    image = Image.new("RGB", (wide, high), TABLE)
    fill(image, Box(0, 0, wide, high), 20, TABLE_SHADOW)
    size = LAID - 22
    x, y = (wide - size) // 2, (high - size) // 2
    put(image, card(laid), x, y, size)
    put(image, thing("done"), x + size - 68, y + size - 74, 70)
    return flat(image)


@lru_cache(maxsize=8)
def _own_area(shown: tuple[Area, ...], worth: int, overall: int | None) -> Image.Image:
    """Draw one's own scoring area, and what it is worth altogether."""
    image = Image.new("RGB", (WIDE, BELOW), TABLE)
    box = Box(LEFT, 0, WIDE - 2 * LEFT, BELOW - 20)
    fill(image, Box(box.x, 5, box.w, box.h), 20, TABLE_SHADOW)
    fill(image, box, 20, PANEL)
    areas(image, Box(box.x + 12, 12, box.w - 24 - SCORE, box.h - 24), shown)
    total(image, Box(box.right - SCORE, 12, SCORE - 6, box.h - 24), worth, overall, 60)
    return flat(image)
