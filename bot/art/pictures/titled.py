"""Draws what a picture of columns stands in: a title, and below it one panel."""

from __future__ import annotations

from PIL import Image

from bot.art.canvas.boxes import Box, fill
from bot.art.canvas.letters import fitting, spelled, write
from bot.art.canvas.saving import WIDE
from bot.art.palette import PANEL, RIM, TABLE, TABLE_SHADOW

LEFT, HEAD, BELOW = 20, 86, 26


def titled(says: str, high: int) -> tuple[Image.Image, Box]:
    """Draw a title above a panel that is so many pixels high; also gives where the panel is."""
    image = Image.new("RGB", (WIDE, HEAD + high + BELOW), TABLE)
    title, size = fitting(spelled(says), 46, WIDE - 2 * LEFT - 12)
    write(image, (LEFT + 6, 58), title, size, RIM)
    box = Box(LEFT, HEAD, WIDE - 2 * LEFT, high)
    fill(image, Box(box.x, box.y + 5, box.w, box.h), 22, TABLE_SHADOW)
    fill(image, box, 22, PANEL)
    return image, box
