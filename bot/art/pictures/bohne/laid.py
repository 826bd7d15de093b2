"""Draws the cards of a trick side by side, each above the name of who laid it; one that was taken says by whom."""

from __future__ import annotations

from PIL import Image

from bot.art.canvas.boxes import Box, fill, framed
from bot.art.canvas.letters import fitting, spelled, width, write, write_in, written
from bot.art.canvas.stickers import put, thing
from bot.art.palette import RIM, SECOND_ON_TABLE, TABLE, TABLE_SHADOW
from bot.art.pictures.bohne.areas import card
from bot.art.scenes.bohne import Laid

WIDEST = 240
"""A card has at most so much room."""
NAMES = 84
"""What is left of the height for the names, and for what surrounds them."""
TOKEN = 0.42
"""The size of the token, as a part of the card that it lies on."""


def trick(image: Image.Image, band: Box, laid: tuple[Laid, ...]) -> None:
    """Draw the cards into the band, in its middle."""
    fill(image, band, 20, TABLE_SHADOW)
    wide = min(band.w // max(len(laid), 1), WIDEST)
    left = band.middle - wide * len(laid) // 2
    for place, one in enumerate(laid):
        _laid(image, Box(left + place * wide, band.y, wide, band.h), one)


def _laid(image: Image.Image, box: Box, laid: Laid) -> None:
    across = box.h - NAMES
    x, y = box.middle - across // 2, box.y + 10
    if laid.card is None and not laid.down:
        side = round(across * 0.15)
        framed(image, Box(x + side, y + 6, across - 2 * side, across - 12), 16, TABLE, TABLE_SHADOW, 4)
    elif laid.taker:
        small = round(across * 0.64)
        put(image, card(laid.card or ""), box.middle - small // 2, y, small)
        _taken(image, Box(box.x + 4, y + small + 2, box.w - 8, across - small), laid.taker)
    else:
        put(image, thing("back") if laid.card is None else card(laid.card), x, y, across)
    if laid.token:
        put(image, thing("token"), x - 12, y - 4, round(across * TOKEN))
    write_in(image, Box(box.x + 6, box.bottom - 64, box.w - 12, 40), written(laid.name, laid.place), 30, RIM)


def _taken(image: Image.Image, room: Box, taker: str) -> None:
    text, size = fitting(spelled(taker), 28, room.w - 34)
    left = room.middle - (width(text, size) + 30) / 2
    put(image, thing("next"), left, room.y + 11, 24)
    write(image, (left + 30, room.y + 32), text, size, SECOND_ON_TABLE)
