"""What is written in a picture, and where."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import pytest
from PIL import Image, ImageDraw

from bot.art.canvas import letters
from bot.art.pictures import draw
from tests.art.pictures.remembered import remembered
from tests.art.pictures.sheets import KINDS


class Text(NamedTuple):
    """A text where it was drawn."""

    says: str
    image: Image.Image
    size: float
    """That of its font."""
    left: float
    top: float
    right: float
    bottom: float

    def over(self, other: Text) -> bool:
        """Whether the two lie over each other by more than the space around letters."""
        across = min(self.right, other.right) - max(self.left, other.left)
        down = min(self.bottom, other.bottom) - max(self.top, other.top)
        return across > 1 and down > 1


@cache
def written(kind: str, name: str) -> list[Text]:
    """All texts of a picture of the sheets."""
    return texts(KINDS[kind][name])


def texts(scene: Any) -> list[Text]:
    """All texts of the picture of this scene, which is drawn anew for it, but for fonts."""
    found: list[Text] = []
    lay = letters._lay

    def noted(image: Image.Image, at: tuple[int, int], words: str, size: int, colour: str) -> None:
        box = ImageDraw.Draw(image).textbbox(at, words, font=letters.font(size), anchor="ls")
        found.append(Text(words, image, size, *box))
        lay(image, at, words, size, colour)

    for one in remembered("bot.art.pictures"):
        one.cache_clear()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(letters, "_lay", noted)
        draw(scene)
    return found
