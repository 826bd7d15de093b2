"""What lies where in a part of a picture: texts, stickers and beans, each by the ink that it shows."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any, NamedTuple

import pytest
from PIL import Image, ImageDraw

from bot.art.canvas import letters, stickers
from bot.art.drawings import Drawing
from bot.art.pictures import furrow

BEHIND = ("nearly", "crate")
"""Things over which others may lie."""


class Laid(NamedTuple):
    """Something that was drawn, and the box of its ink."""

    says: str
    kind: str
    left: float
    top: float
    right: float
    bottom: float

    def touches(self, other: Laid) -> bool:
        """Whether the two lie over each other by more than the softness of an edge."""
        across = min(self.right, other.right) - max(self.left, other.left)
        down = min(self.bottom, other.bottom) - max(self.top, other.top)
        return across > 1 and down > 1


def laid(draw: Callable[[], object]) -> list[Laid]:
    """Draw, and note what lies where; beans have the kind `beans`, signs the kind `things`, words `text`."""
    found: list[Laid] = []
    known: dict[int, Drawing] = {}
    lay, paste, sticker = letters._lay, Image.Image.paste, stickers.sticker

    def written(image: Image.Image, at: tuple[int, int], words: str, size: int, colour: str) -> None:
        box = ImageDraw.Draw(image).textbbox(at, words, font=letters.font(size), anchor="ls")
        found.append(Laid(words, "text", *box))
        lay(image, at, words, size, colour)

    def made(drawing: Drawing, size: int) -> Image.Image:
        picture = sticker(drawing, size)
        known[id(picture)] = drawing
        return picture

    def pasted(self: Image.Image, im: Any, box: Any = None, mask: Any = None) -> None:
        if isinstance(im, Image.Image) and im.mode == "RGBA":
            drawing = known.get(id(im), Drawing("beans", ""))
            ink = im.getchannel("A").point(lambda alpha: 255 * (alpha > 127)).getbbox() or (0, 0, 0, 0)
            x, y = box[:2]
            found.append(Laid(drawing.name, drawing.kind, x + ink[0], y + ink[1], x + ink[2], y + ink[3]))
        paste(self, im, box, mask)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(letters, "_lay", written)
        patch.setattr(Image.Image, "paste", pasted)
        patch.setattr(stickers, "sticker", made)
        patch.setattr(furrow, "sticker", made)
        draw()
    return [one for one in found if one.says not in BEHIND]


def touching(found: list[Laid]) -> list[tuple[str, str]]:
    """What lies over each other, but for beans, which stand close."""
    return [
        (one.says, other.says)
        for one, other in combinations(found, 2)
        if (one.kind, other.kind) != ("beans", "beans") and one.touches(other)
    ]
