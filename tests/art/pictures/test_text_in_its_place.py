"""No text leaves its picture, none lies over another, and none that must be read is too small: on a phone, where a
picture is 360 CSS pixels wide, it is at least ten pixels high."""

from __future__ import annotations

from bot.art.canvas.saving import WIDE
from tests.art.pictures.sheets import PHONE
from tests.art.pictures.test_pictures import EACH
from tests.art.pictures.written import written

HEIGHT = 9.7
"""27 of the 1,000 pixels: ten on any phone wider than 370."""
METER = 8
"""The numbers of a meter on a card in hand, and those on its coins: what they say stands in words, too."""


WITHOUT_WORDS = {("holding", "12 cards, by themselves")}
"""The cards of Nicht die Bohne carry drawn numbers, and beside them nothing is written."""


@EACH
def test_text_stays_where_it_belongs(kind: str, name: str) -> None:
    drawn = written(kind, name)
    assert bool(drawn) == ((kind, name) not in WITHOUT_WORDS)
    assert [one.says for one in drawn if one.left < 0 or one.right > one.image.width] == []
    assert [one.says for one in drawn if one.top < 0 or one.bottom > one.image.height] == []
    for number, one in enumerate(drawn):
        assert [other.says for other in drawn[number + 1 :] if other.image is one.image and one.over(other)] == []


@EACH
def test_whatever_must_be_read_is_ten_pixels_high_on_a_phone(kind: str, name: str) -> None:
    high = [(one.says, one.size * PHONE / WIDE) for one in written(kind, name)]
    assert bool(high) == ((kind, name) not in WITHOUT_WORDS)
    assert [
        (says, pixels)
        for says, pixels in high
        if pixels < (METER if kind.startswith("hand") and says.isdigit() else HEIGHT)
    ] == []
