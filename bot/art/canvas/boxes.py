"""Boxes with round corners, of one colour, and images cut to such a box."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageColor

FINER = 4
"""Corners are drawn so many times larger and then made smaller, which smooths them."""


class Box(NamedTuple):
    """A rectangle on a picture: left, top, width and height in pixels."""

    x: int
    y: int
    w: int
    h: int

    @property
    def right(self) -> int:
        """Where it ends at the right."""
        return self.x + self.w

    @property
    def bottom(self) -> int:
        """Where it ends below."""
        return self.y + self.h

    @property
    def middle(self) -> int:
        """Its middle from left to right."""
        return self.x + self.w // 2

    @property
    def centre(self) -> int:
        """Its middle from top to bottom."""
        return self.y + self.h // 2

    def inside(self, by: int) -> Box:
        """Give what is left of it `by` pixels from every edge."""
        return Box(self.x + by, self.y + by, self.w - 2 * by, self.h - 2 * by)


def fill(image: Image.Image, box: Box, radius: int, colour: str) -> None:
    """Fill the box; `radius` is that of its corners."""
    x, y, w, h = box
    r = max(0, min(radius, w // 2, h // 2))
    # Read once: Pillow looks a name up for each piece, which takes as long as filling it.
    ink = ImageColor.getcolor(colour, image.mode)
    image.paste(ink, (x + r, y, x + w - r, y + h))
    image.paste(ink, (x, y + r, x + w, y + h - r))
    for (cx, cy), corner in zip(_corners(box, r), _rounded(r), strict=False):
        image.paste(ink, (cx, cy, cx + r, cy + r), corner)


def framed(image: Image.Image, box: Box, radius: int, colour: str, edge: str, width: int) -> None:
    """Fill the box within an edge of `width` pixels."""
    fill(image, box, radius, edge)
    fill(image, box.inside(width), max(radius - width, 2), colour)


def lower_half(image: Image.Image, box: Box, radius: int, colour: str) -> None:
    """Fill the box with round corners below and square ones above."""
    fill(image, box, radius, colour)
    image.paste(colour, (box.x, box.y, box.right, box.bottom - radius))


def upper_half(image: Image.Image, box: Box, radius: int, colour: str) -> None:
    """Fill the box with round corners above and square ones below."""
    fill(image, box, radius, colour)
    image.paste(colour, (box.x, box.y + radius, box.right, box.bottom))


@lru_cache(maxsize=64)
def mask(width: int, height: int, radius: int) -> Image.Image:
    """Make a mask that cuts an image of this size to a box with round corners."""
    whole = Image.new("L", (width, height), 255)
    for place, corner in zip(_corners(Box(0, 0, width, height), radius), _rounded(radius), strict=False):
        whole.paste(corner, place)
    return whole


def _corners(box: Box, r: int) -> tuple[tuple[int, int], ...]:
    x, y, w, h = box
    return ((x, y), (x + w - r, y), (x, y + h - r), (x + w - r, y + h - r))


@lru_cache(maxsize=64)
def _rounded(r: int) -> tuple[Image.Image, ...]:
    """Draw the four corners of this radius, in the order of `_corners`; there are none where they are square."""
    if r < 1:
        return ()
    big = r * FINER
    disc = Image.new("L", (big, big))
    inside = [(big - x - 0.5) ** 2 + (big - y - 0.5) ** 2 <= big**2 for y in range(big) for x in range(big)]
    disc.putdata([255 * one for one in inside])
    first = disc.resize((r, r), Image.Resampling.BOX)
    left_right, top_bottom = Image.Transpose.FLIP_LEFT_RIGHT, Image.Transpose.FLIP_TOP_BOTTOM
    second = first.transpose(left_right)
    return first, second, first.transpose(top_bottom), second.transpose(top_bottom)
