"""The words of every language have room where they stand in a picture: none is cut."""

from __future__ import annotations

import pytest
from PIL import Image

from bot.art.canvas import letters
from bot.art.canvas.letters import DOTS
from bot.art.canvas.saving import WIDE
from bot.art.palette import TABLE
from bot.art.pictures import draw
from bot.art.pictures.fan import NAMED, fan
from bot.art.scenes.hand import Card, Hand
from bot.games.bohnanza.cards import KINDS
from bot.words import locales, say
from tests.art.pictures import growing
from tests.art.pictures.remembered import remembered
from tests.breadth import few

HIGH = 420
"""So high a hand in one row is at most."""


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is written into pictures from now on."""
    found: list[str] = []
    lay = letters._lay

    def noted(image: Image.Image, at: tuple[int, int], words: str, size: int, colour: str) -> None:
        found.append(words)
        lay(image, at, words, size, colour)

    monkeypatch.setattr(letters, "_lay", noted)
    return found


@pytest.mark.parametrize("locale", few(locales(), "de"))
@pytest.mark.parametrize("cards", few(range(1, 12), NAMED))
def test_a_card_that_has_room_for_a_name_has_the_whole_name_of_its_bean(
    locale: str, cards: int, drawn: list[str]
) -> None:
    names = {say(locale, "bean-name", bean=bean): bean for bean in KINDS}
    for name, bean in names.items():
        for one in remembered("bot.art.pictures"):
            one.cache_clear()
        fan(Image.new("RGB", (WIDE, HIGH), TABLE), (Card(bean, name, ()),) * cards)
    assert [said for said in drawn if DOTS in said] == []
    assert [drawn.count(name) for name in names] == [min(cards, 2) if cards <= NAMED else 1] * len(names)


@pytest.mark.parametrize("locale", few(locales(), "de"))
@pytest.mark.parametrize("when", few(["now", "more", "later"]))
def test_what_to_do_with_the_front_card_stands_whole_beside_the_pin(
    locale: str, when: str, drawn: list[str]
) -> None:
    for cards in range(12):
        title = say(locale, "picture-front", cards=cards, when=when)
        draw(Hand(title, say(locale, "picture-cards", cards=cards), growing.cards(cards)))
    assert [said for said in drawn if DOTS in said] == []
