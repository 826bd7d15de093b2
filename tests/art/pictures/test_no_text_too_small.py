"""On a phone, where a picture is 360 CSS pixels wide, all that must be read is at least ten pixels high."""

from __future__ import annotations

from typing import Any

import pytest
from PIL import ImageDraw

from bot.art.canvas.saving import WIDE
from bot.art.pictures import draw
from tests.art.pictures.remembered import remembered
from tests.art.pictures.sheets import KINDS, PHONE
from tests.art.pictures.test_pictures import EACH

HEIGHT = 9.7
"""27 of the 1,000 pixels: ten on any phone wider than 370."""
METER = 8
"""The numbers of a meter on a card in hand, and those on its coins: what they say stands in words, too."""


@EACH
def test_whatever_must_be_read_is_ten_pixels_high_on_a_phone(
    kind: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes: dict[str, float] = {}
    text = ImageDraw.ImageDraw.text

    def noted(self: ImageDraw.ImageDraw, xy: Any, words: str, *args: Any, **named: Any) -> None:
        high = named["font"].size * PHONE / WIDE
        sizes[words] = min(high, sizes.get(words, high))
        text(self, xy, words, *args, **named)

    for one in remembered("bot.art.pictures"):
        one.cache_clear()
    monkeypatch.setattr(ImageDraw.ImageDraw, "text", noted)
    draw(KINDS[kind][name])
    meters = {words for words in sizes if kind == "hand" and words.isdigit()}
    assert {words: high for words, high in sizes.items() if high < (METER if words in meters else HEIGHT)} == {}
