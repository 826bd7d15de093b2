"""Draws the middle of the table: face-up cards, and apart from them the draw pile and the discard pile."""

from __future__ import annotations

from PIL import Image

from bot.art.canvas.boxes import Box, fill, framed
from bot.art.palette import OUTLINE, PANEL, RIM, TABLE, TABLE_SHADOW
from bot.art.pictures.cards import card_back, plain_card
from bot.art.pictures.counts import pill
from bot.art.scenes.table import Table

CARD_WIDE, CARD_HIGH, CARD_STEP = 100, 128, 114
PILE_WIDE, PILE_HIGH, PILE_STEP = 86, 108, 118
PILES = 2 * PILE_STEP - 8
BACK = "#7a3325"
"""The colour of the edges of a pile of backs, as in the drawing."""


def market_width(cards: int, apart: int) -> int:
    """How wide the market is."""
    return PILES + (apart + (cards - 1) * CARD_STEP + CARD_WIDE if cards else 0)


def market(image: Image.Image, right: int, top: int, scene: Table, apart: int, room: int) -> None:
    """Draw the market so that it ends at `right`; more cards than the room takes lie over each other."""
    _discard_pile(image, right - 96, top, scene)
    _draw_pile(image, right - 96 - PILE_STEP, top, scene.draw_pile)
    cards = scene.face_up
    step = CARD_STEP
    if len(cards) > 1:
        step = min(CARD_STEP, (room - PILES - apart - CARD_WIDE) // (len(cards) - 1))
    left = right - PILES - apart - CARD_WIDE - (len(cards) - 1) * step
    for place, name in enumerate(cards):
        plain_card(image, name, left + place * step, top - 2, CARD_WIDE, CARD_HIGH)


def _draw_pile(image: Image.Image, x: int, y: int, cards: int) -> None:
    if not cards:
        _no_pile(image, x, y)
    for edge in range(min(cards - 1, 2), 0, -1):
        framed(image, Box(x + 3 + 5 * edge, y + 5 - 4 * edge, 92, 118), 14, BACK, OUTLINE, 3)
    if cards:
        fill(image, Box(x - 3, y + 5, 92, 114), 15, RIM)
        card_back(image, x, y + 4, 116)
    pill(image, x + PILE_WIDE // 2, y + 112, str(cards))


def _discard_pile(image: Image.Image, x: int, y: int, scene: Table) -> None:
    if scene.discard_top is None:
        _no_pile(image, x, y)
    else:
        for edge in range(min(scene.discard - 1, 2), 0, -1):
            framed(image, Box(x + 3 + 5 * edge, y + 5 - 4 * edge, 92, 118), 14, PANEL, OUTLINE, 3)
        plain_card(image, scene.discard_top, x, y + 8, PILE_WIDE, PILE_HIGH)
    pill(image, x + PILE_WIDE // 2, y + 112, str(scene.discard))


def _no_pile(image: Image.Image, x: int, y: int) -> None:
    """Draw the place of a pile that is not there."""
    framed(image, Box(x, y + 8, PILE_WIDE, PILE_HIGH), 13, TABLE, TABLE_SHADOW, 4)
