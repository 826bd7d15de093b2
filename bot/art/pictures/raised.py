"""Draws the panel on which something about a player stands, before anything stands on it."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from bot.art.canvas.boxes import Box, fill, framed, upper_half
from bot.art.palette import PANEL, RIM, TABLE, TABLE_SHADOW, TURN


class Make(NamedTuple):
    """How a panel is made, in pixels: the height of its head, of its shadow, its corners' radius and its rim."""

    head: int
    shadow: int = 5
    corner: int = 20
    rim: int = 3


@lru_cache(maxsize=24)
def raised(w: int, h: int, make: Make, *, lit: bool) -> Image.Image:
    """Draw a panel and its shadow below, with a wider rim and a coloured head where it is `lit`.

    It is drawn once: whoever draws onto it makes a copy.
    """
    image = Image.new("RGB", (w, h + make.shadow), TABLE)
    fill(image, Box(0, make.shadow, w, h), make.corner, TABLE_SHADOW)
    framed(image, Box(0, 0, w, h), make.corner, PANEL, TURN if lit else RIM, make.rim * (1 + lit))
    if lit:
        upper_half(image, Box(0, 0, w, make.head), make.corner, TURN)
    return image
