"""Stickers of all drawings: only a few of the large images from which they are made stay in memory."""

from __future__ import annotations

from bot.art.canvas import stickers
from bot.art.drawings import drawings
from bot.art.sprites import LARGE

MOST = 4 * 1024 * 1024
"""Bytes of large images that may stay, whatever is played."""
BYTES = 4
"""Of a pixel: three of its colour, and how much it covers."""


def test_few_large_images_stay_however_many_drawings_all_games_have() -> None:
    for drawing in drawings():
        stickers.sticker(drawing, 20)
    assert len(drawings()) * LARGE * LARGE * BYTES > 2 * MOST
    kept = stickers._large.cache_info().currsize
    assert 0 < kept * LARGE * LARGE * BYTES <= MOST
