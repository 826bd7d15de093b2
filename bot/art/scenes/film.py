"""A frame of a film: a picture that is drawn already, as a piece of a moving one."""

from __future__ import annotations

from typing import NamedTuple


class Format(NamedTuple):
    """What all frames of a film have in common."""

    wide: int
    high: int
    """In pixels."""
    colours: int
    """How many of the palette's there are: one less than a power of two, since one more is transparent."""


class Still(NamedTuple):
    """A picture, as a PNG, and how far below the upper edge of the film it stands, in pixels of the film."""

    png: bytes
    top: int = 0


class Frame(NamedTuple):
    """A picture for so long. The frames of a film together, the last of them marked, are a GIF."""

    form: Format
    shown: Still
    before: Still | None
    """What the frame before shows; None makes this the first one."""
    milliseconds: int
    last: bool = False
