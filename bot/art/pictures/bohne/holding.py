"""Draws the picture of a hand of Nicht die Bohne, with one's own card in the trick and one's own scoring area."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from bot.art.canvas.boxes import Box, fill
from bot.art.canvas.letters import fitting, spelled, width, write, write_in
from bot.art.canvas.saving import WIDE, flat, ground, png
from bot.art.canvas.stickers import put
from bot.art.palette import PANEL, RIM, SECOND_ON_PANEL, SECOND_ON_TABLE, TABLE, TABLE_SHADOW
from bot.art.pictures.bohne.areas import areas, card, total
from bot.art.pictures.bohne.laid import trick
from bot.art.scenes.bohne import Area, Holding

LEFT = 26
TOP = 76
CARD, STEP, ROW = 124, 94, 130
"""The size of a card's sticker, and the distances to the next one in its row and to the next row."""
BELOW = 176
"""The height of what stands below the cards."""
LAID = 172
"""How wide one's own card in the trick is with the words above it, and how high at least."""
SCORE = 190
TRICK = 206
GAP = 14


def holding_picture(scene: Holding) -> bytes:
    """Draw the hand as PNG."""
    return png(draw_holding(scene))


def draw_holding(scene: Holding) -> Image.Image:
    """Draw the hand, in the colours of the palette."""
    first = TOP + (TRICK + GAP if scene.trick else 0)
    a_row = (WIDE - 2 * LEFT - (LAID + 16 if scene.laid else 0)) // STEP
    rows = -(-len(scene.cards) // a_row)
    top = first + max(rows * ROW, LAID if scene.laid else 0) + GAP
    picture = ground(top + (BELOW if scene.areas else 0))
    above = Image.new("RGB", (WIDE, top), TABLE)
    _words(above, scene)
    if scene.trick:
        trick(above, Box(LEFT, TOP, WIDE - 2 * LEFT, TRICK), scene.trick)
    _cards(above, scene.cards, first, -(-len(scene.cards) // max(rows, 1)))
    if scene.laid:
        _laid(above, Box(WIDE - LEFT - LAID, first, LAID, top - first - GAP), scene.laid_says, scene.laid)
    picture.paste(flat(above), (0, 0))
    if scene.areas:
        picture.paste(_own_area(scene.areas, scene.worth, scene.score), (0, top))
    return picture


def _words(image: Image.Image, scene: Holding) -> None:
    write(image, (WIDE - LEFT, 52), scene.how_many, 34, SECOND_ON_TABLE, "rs")
    text, size = fitting(spelled(scene.title), 36, WIDE - 2 * LEFT - 24 - width(scene.how_many, 34))
    write(image, (LEFT, 52), text, size, RIM)


def _cards(image: Image.Image, cards: tuple[str, ...], top: int, a_row: int) -> None:
    for place, name in enumerate(cards):
        row, column = divmod(place, a_row)
        put(image, card(name), LEFT - 13 + column * STEP, top + row * ROW, CARD)


def _laid(image: Image.Image, box: Box, says: str, laid: str) -> None:
    """Draw one's own card in the trick."""
    fill(image, box, 20, TABLE_SHADOW)
    write_in(image, Box(box.x + 6, box.y + 4, box.w - 12, 40), says, 28, SECOND_ON_TABLE)
    put(image, card(laid), box.middle - CARD // 2, box.y + 40 + (box.h - 44 - CARD) // 2, CARD)


@lru_cache(maxsize=32)
def _own_area(shown: tuple[Area, ...], worth: int, score: str) -> Image.Image:
    """Draw one's own scoring area, and what it is worth altogether."""
    image = Image.new("RGB", (WIDE, BELOW), TABLE)
    box = Box(LEFT, 0, WIDE - 2 * LEFT, BELOW - 22)
    fill(image, Box(box.x, 5, box.w, box.h), 20, TABLE_SHADOW)
    fill(image, box, 20, PANEL)
    areas(image, Box(box.x + 14, 14, box.w - 28 - SCORE, box.h - 28), shown)
    right = Box(box.right - SCORE - 4, 12, SCORE - 10, box.h - 24)
    total(image, Box(right.x, right.y + (0 if score else 24), right.w, 76), worth, 56)
    if score:
        write_in(image, Box(right.x, right.y + 84, right.w, 40), score, 30, SECOND_ON_PANEL)
    return flat(image)
