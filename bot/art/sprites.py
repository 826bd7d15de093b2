"""Sprites: drawings as PNGs of the size that is asked for."""

from __future__ import annotations

from resvg_py import svg_to_bytes

from bot.art.drawings import Drawing, svg

EMOJI = 128
"""The side of an emoji, in pixels: what Discord keeps of one."""


def png(drawing: Drawing, size: int = EMOJI) -> bytes:
    """The drawing as a square PNG, `size` pixels wide, on nothing; raises KeyError.

    Takes some milliseconds (10 at 128 pixels, more with the area): never on the event loop.
    """
    return svg_to_bytes(svg_string=svg(drawing), width=size, height=size, skip_system_fonts=True)
