"""The words of every language have room where they stand in a picture: none is cut."""

from __future__ import annotations

from typing import Any

import pytest
from PIL import Image, ImageDraw

from bot.art.canvas.boxes import Box
from bot.art.canvas.letters import DOTS
from bot.art.palette import TABLE
from bot.art.pictures.cards import front_card
from bot.art.pictures.fan import FRONT_HIGH, FRONT_WIDE
from bot.art.pictures.hand import RIGHT_PART, WIDER
from bot.art.pictures.side import side
from bot.art.scenes.hand import Card, Group
from bot.games.bohnanza.cards import KINDS
from bot.words import locales, say

HIGH = 206
"""The height of a row of one's own fields."""


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is written into pictures from now on."""
    found: list[str] = []
    text = ImageDraw.ImageDraw.text

    def noted(self: ImageDraw.ImageDraw, xy: Any, words: str, *args: Any, **named: Any) -> None:
        found.append(words)
        text(self, xy, words, *args, **named)

    monkeypatch.setattr(ImageDraw.ImageDraw, "text", noted)
    return found


@pytest.mark.parametrize("locale", locales())
def test_the_front_card_has_the_whole_name_of_its_bean(locale: str, drawn: list[str]) -> None:
    front_card.cache_clear()
    names = [say(locale, "bean-name", bean=bean) for bean in KINDS]
    for bean, name in zip(KINDS, names, strict=True):
        front_card(Card(bean, name, ()), FRONT_WIDE, FRONT_HIGH)
    assert drawn == names


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("wide", [RIGHT_PART, WIDER])
def test_cards_to_plant_and_stored_ones_stand_under_whole_words(locale: str, wide: int, drawn: list[str]) -> None:
    words = [say(locale, "picture-to-plant"), say(locale, "picture-stored")]
    groups = [Group(said, ("red", "soy")) for said in words]
    together = [tuple(groups)] if wide == WIDER else [(group,) for group in groups]
    for some in together:
        side(Image.new("RGB", (wide, HIGH), TABLE), Box(0, 0, wide, HIGH), some, 3)
    assert [said for said in words if said not in drawn] == []
    assert [said for said in drawn if DOTS in said] == []
