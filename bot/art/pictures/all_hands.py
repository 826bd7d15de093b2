"""The picture of all hands: a row for each seat, its name and its cards from the front."""

from __future__ import annotations

from PIL import Image

from bot.art.canvas.boxes import Box, fill
from bot.art.canvas.letters import fitting, spelled, write, written
from bot.art.canvas.saving import HIGHEST, WIDE, flat, png
from bot.art.canvas.stickers import put, thing
from bot.art.drawings import Drawing
from bot.art.palette import OUTLINE, PANEL, RIM, TABLE, TABLE_SHADOW
from bot.art.pictures.cards import plain_card
from bot.art.scenes.all_hands import AllHands, Held

LEFT = 20
HEAD = 86
GAP = 12
HIGH = 138
"""The height of a row, where they all have room."""
NAME = 236
"""How wide the name is, with the sign of a computer."""
SIGN = 38
INSIDE = 12
WIDTH, NARROWEST = 0.8, 0.5
"""How wide a card is, as a part of its height, and how wide at least in one line."""
SQUARE = 1.0
"""The same width where there are two lines: there a bean is the larger the wider its card."""
APART = 8
"""The distance from card to card."""
BETWEEN = 6
"""The distance from one line of cards to the other."""


def all_hands_picture(scene: AllHands) -> bytes:
    """Draw all hands as PNG."""
    return png(draw_all_hands(scene), full=True)


def draw_all_hands(scene: AllHands) -> Image.Image:
    """Draw all hands, in the colours of the palette."""
    rows = max(len(scene.hands), 1)
    high = min(HIGH, (HIGHEST - HEAD - 8) // rows - GAP)
    image = Image.new("RGB", (WIDE, HEAD + rows * (high + GAP) + 8), TABLE)
    title, size = fitting(spelled(scene.title), 46, WIDE - 2 * LEFT - 12)
    write(image, (LEFT + 6, 58), title, size, RIM)
    for number, held in enumerate(scene.hands):
        _row(image, Box(LEFT, HEAD + number * (high + GAP), WIDE - 2 * LEFT, high), held)
    return flat(image)


def _row(image: Image.Image, box: Box, held: Held) -> None:
    fill(image, Box(box.x, box.y + 5, box.w, box.h), 18, TABLE_SHADOW)
    fill(image, box, 18, PANEL)
    x = box.x + 18
    if held.computer:
        put(image, thing("computer"), x - 4, box.centre - SIGN // 2, SIGN)
        x += SIGN + 4
    text, size = fitting(written(held.name, held.place), 33, box.x + NAME - x)
    write(image, (x, box.centre), text, size, OUTLINE, "lm")
    left = box.x + NAME + 14
    _cards(image, Box(left, box.y + INSIDE, box.right - 16 - left, box.h - 2 * INSIDE), held.cards)


def _cards(image: Image.Image, room: Box, cards: tuple[Drawing, ...]) -> None:
    """Draw the cards in one line, or in two where they would be too narrow."""
    if _wide(room, len(cards)) >= room.h * NARROWEST:
        _line(image, room, cards, WIDTH)
        return
    half, high = -(-len(cards) // 2), (room.h - BETWEEN) // 2
    _line(image, Box(room.x, room.y, room.w, high), cards[:half], SQUARE)
    _line(image, Box(room.x, room.bottom - high, room.w, high), cards[half:], SQUARE)


def _wide(room: Box, cards: int) -> int:
    """How wide each of so many cards is side by side, at most."""
    return (room.w + APART) // max(cards, 1) - APART


def _line(image: Image.Image, room: Box, cards: tuple[Drawing, ...], part: float) -> None:
    """Draw the cards side by side, each whole; those of beans are at most so wide as a part of their height."""
    for place, card in enumerate(cards):
        if card.kind == "beans":
            wide = min(round(room.h * part), _wide(room, len(cards)))
            plain_card(image, card.name, room.x + place * (wide + APART), room.y, wide, room.h)
        else:
            size = min(room.h, round(_wide(room, len(cards)) / WIDTH))
            wide = round(size * WIDTH)
            x = room.x + place * (wide + APART)
            put(image, card, x - (size - wide) // 2, room.centre - size // 2, size)
