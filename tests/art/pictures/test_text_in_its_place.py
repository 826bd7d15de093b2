"""No text leaves its picture, none lies over another, and none that must be read is too small."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from PIL import Image, ImageDraw

from bot.art.pictures import draw
from tests.art.pictures.remembered import remembered
from tests.art.pictures.sheets import KINDS
from tests.art.pictures.test_pictures import EACH


class Text(NamedTuple):
    """A text where it was drawn."""

    says: str
    left: float
    top: float
    right: float
    bottom: float

    def over(self, other: Text) -> bool:
        """Whether the two lie over each other by more than the space around letters."""
        across = min(self.right, other.right) - max(self.left, other.left)
        down = min(self.bottom, other.bottom) - max(self.top, other.top)
        return across > 1 and down > 1


@EACH
def test_text_stays_where_it_belongs(kind: str, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[tuple[Image.Image, Text]] = []
    text = ImageDraw.ImageDraw.text

    def noted(self: ImageDraw.ImageDraw, xy: Any, words: str, *args: Any, **named: Any) -> None:
        box = self.textbbox(xy, words, font=named["font"], anchor=named["anchor"])
        drawn.append((self._image, Text(words, *box)))
        text(self, xy, words, *args, **named)

    _forget()
    monkeypatch.setattr(ImageDraw.ImageDraw, "text", noted)
    draw(KINDS[kind][name])
    assert drawn
    assert [said for image, said in drawn if said.left < 0 or said.right > image.width] == []
    assert [said for image, said in drawn if said.top < 0 or said.bottom > image.height] == []
    for number, (image, one) in enumerate(drawn):
        assert [other for there, other in drawn[number + 1 :] if there is image and one.over(other)] == []


def _forget() -> None:
    """Draw everything anew but for fonts."""
    for one in remembered("bot.art.pictures"):
        one.cache_clear()
