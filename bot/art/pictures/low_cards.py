"""Draws the cards of a hand as low as they can be told apart, each whole, above its position."""

from __future__ import annotations

from PIL import Image

from bot.art.canvas.boxes import Box, fill
from bot.art.canvas.letters import write
from bot.art.canvas.saving import WIDE
from bot.art.palette import SECOND_ON_TABLE, TURN
from bot.art.pictures.cards import plain_card
from bot.art.pictures.counts import pill
from bot.art.pictures.fan import LEFT
from bot.art.scenes.hand import Card

WIDEST, GAP = 131, 8
HIGH, IN_TWO_ROWS = 112, 78
"""The height of the cards of one row, and of two."""
POSITION = 34
IN_A_ROW = 13
MOST = 30
"""At most so many cards are drawn."""
FRONT = 7
"""How wide the rim of the front card is."""


def low_cards_high(cards: int) -> int:
    """How high so many cards are, positions included."""
    if cards <= IN_A_ROW:
        return HIGH + POSITION if cards else 0
    return 2 * (IN_TWO_ROWS + POSITION)


def low_cards(image: Image.Image, cards: tuple[Card, ...], top: int) -> None:
    """Draw the cards in one row, or many in two; the front one has an orange rim."""
    shown = cards[:MOST]
    rows, high = (1, HIGH) if len(cards) <= IN_A_ROW else (2, IN_TWO_ROWS)
    a_row = -(-len(shown) // rows)
    wide = min(WIDEST, (WIDE - 2 * LEFT - GAP * (a_row - 1)) // max(a_row, 1))
    left = (WIDE - a_row * (wide + GAP) + GAP) // 2
    for place, card in enumerate(shown):
        row, column = divmod(place, a_row)
        x, y = left + column * (wide + GAP), top + row * (high + POSITION)
        front = place == 0
        if front:
            fill(image, Box(x - FRONT, y - FRONT, wide + 2 * FRONT, high + 2 * FRONT), 17, TURN)
        plain_card(image, card.bean, x, y, wide, high, rim=0 if front else 3)
        colour = TURN if front else SECOND_ON_TABLE
        write(image, (x + wide // 2, y + high + POSITION - 4), str(place + 1), 30, colour, "ms")
    if (more := len(cards) - MOST) > 0:
        pill(image, WIDE - LEFT - 30, top + high + POSITION + high // 2, f"+{more}", 30)
