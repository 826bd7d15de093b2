"""Makes sprites: drawings as PNGs of the size that is asked for."""

from __future__ import annotations

from resvg_py import svg_to_bytes

from bot.art.drawings import Drawing, svg
from bot.art.shelf import Shelf

EMOJI = 128
"""The side of an emoji, in pixels: what Discord keeps of one."""
LARGE = 180
"""The side of the sprites that stand in pictures, and from which smaller ones there are made."""


def png(drawing: Drawing, size: int = EMOJI) -> bytes:
    """Draw it as a square PNG, `size` pixels wide, without any ground; raises KeyError.

    This takes some milliseconds (10 at 128 pixels, more with the area): never on the event loop.
    """
    return svg_to_bytes(svg_string=svg(drawing), width=size, height=size, skip_system_fonts=True)


_shelf = Shelf()


def use(shelf: Shelf) -> None:
    """Look for sprites on this shelf from now on, and lay them there; those of changed drawings are removed."""
    global _shelf  # One for the whole program, like the drawings themselves.
    _shelf = shelf
    shelf.tidy()


def lies_ready(drawing: Drawing, size: int) -> bool:
    """Whether this sprite was drawn before, and is whole; raises KeyError."""
    return _shelf.get(drawing, size) is not None


def kept(drawing: Drawing, size: int) -> bytes:
    """Give the same as `png`, but draw it only if it was never drawn before; raises KeyError."""
    made = _shelf.get(drawing, size)
    if made is None:
        made = png(drawing, size)
        _shelf.put(drawing, size, made)
    return made
