"""Offers as lanes: every card is seen or counted, nothing lies over a name, and the number of further ones over no
card."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from bot.art.canvas.boxes import Box
from bot.art.canvas.letters import width, write
from bot.art.canvas.stickers import put
from bot.art.drawings import Drawing
from bot.art.pictures import above, draw, lanes
from bot.art.pictures.counts import pill, pill_width
from bot.art.pictures.lanes import ORANGE, OTHER, SAME, lane_name, lane_strip, spread
from bot.art.scenes.table import Lane, Seat
from bot.words import locales, say
from tests.art.pictures.examples import NAMES, SECOND_NAMES, trading
from tests.art.pictures.growing import BEANS
from tests.art.pictures.remembered import remembered
from tests.breadth import few, some

SIZES = [(390, 60), (410, 60), (410, 74), (475, 58), (475, 84), (712, 74)]
"""The sizes of lanes beside the market and above it; room for the number of further offers is free on low ones."""
FREE = [(size, free) for size in SIZES for free in ((0, 30, 38) if size[1] <= 60 else (0,))]
SIDES = st.lists(st.sampled_from(BEANS), max_size=9).map(sorted).map(tuple)
TRADING = Drawing("things", "trading")


class Part(NamedTuple):
    """Something in a lane, from its left edge to its right one."""

    what: str
    left: float
    right: float


@pytest.fixture
def parts(monkeypatch: pytest.MonkeyPatch) -> list[Part]:
    """What is drawn into lanes from now on, in its order."""
    found: list[Part] = []
    card = lanes._card

    def noted_write(image: Image.Image, at: Any, text: str, size: int, **named: Any) -> None:
        left = at[0] - (width(text, size) if named["anchor"][0] == "r" else 0)
        if text:
            found.append(Part(text, left, left + width(text, size)))
        write(image, at, text, size, **named)

    def noted_put(image: Image.Image, drawing: Drawing, x: float, y: float, size: int) -> None:
        if drawing.kind == "things":
            found.append(Part(drawing.name, x, x + size))
        put(image, drawing, x, y, size)

    def noted_card(image: Image.Image, name: str, box: Box) -> None:
        found.append(Part(f"card {name}", box.x, box.right))
        card(image, name, box)

    monkeypatch.setattr(lanes, "write", noted_write)
    monkeypatch.setattr(lanes, "put", noted_put)
    monkeypatch.setattr(lanes, "_card", noted_card)
    return found


@given(SIDES, st.sampled_from([37, 44, 50]), st.integers(90, 400))
def test_every_card_is_seen_or_counted_in_its_room(beans: tuple[str, ...], card: int, room: int) -> None:
    found = spread(beans, card, room)
    assert found.wide <= room
    if found.says.startswith("×"):
        assert found.says == f"×{len(beans)}"
        assert {name for name, _ in found.cards} == {*beans}
    else:
        assert len(found.cards) + int(found.says or 0) == len(beans)
    for (name, left), (other, right) in zip(found.cards, found.cards[1:], strict=False):
        assert right - left >= (SAME if name == other else OTHER)


def test_few_cards_are_all_seen_however_little_room_there_is() -> None:
    for beans in [("red",), ("red", "wax"), ("red", "red", "red"), ("blue", "red", "wax")]:
        assert spread(beans, 44, 90).says == ""


@pytest.mark.parametrize(("size", "free"), FREE)
def test_nothing_in_a_lane_lies_over_something_else(size: tuple[int, int], free: int, parts: list[Part]) -> None:
    w, h = size
    sides = [(), ("red",), ("red", "wax"), ("red",) * 3, ("blue", "red", "wax", "soy"), ("soy",) * 12]
    for place, name in some(enumerate((*NAMES, *SECOND_NAMES))):
        for gives, gets in zip(sides, sides[place % 6 :] + sides[: place % 6], strict=True):
            parts.clear()
            lane_strip.cache_clear()
            lane_strip(Lane(place % 7, name, gives, gets), name, w, h, free)
            (between,) = [part for part in parts if part.what == ("trading" if gives and gets else "gift")]
            before = [part for part in parts if part.right <= between.left]
            after = [part for part in parts if part.left >= between.right]
            assert len(before) + len(after) + 1 == len(parts), (name, gives, gets)
            named, *given_ = before
            assert named.left > 0
            assert all(part.left >= named.right for part in given_), (name, gives)
            assert (bool(given_), bool(after)) == (bool(gives), bool(gets))
            assert max([part.right for part in after], default=0) <= w - free


def test_a_parcel_stands_between_both_where_one_gives_nothing_and_nothing_on_that_side(parts: list[Part]) -> None:
    lane_strip.cache_clear()
    lane_strip(Lane(1, "Ben", ("red",), ()), "Ben", 410, 73)
    assert [part.what for part in parts] == ["Ben", "card red", "gift"]
    parts.clear()
    lane_strip(Lane(1, "Ben", (), ("red",)), "Ben", 410, 73)
    assert [part.what for part in parts] == ["Ben", "card red", "gift"]


def test_what_the_other_gives_is_on_cream_and_what_the_turn_player_gives_on_orange(parts: list[Part]) -> None:
    lane_strip.cache_clear()
    lane_strip(Lane(1, "Ben", ("soy", "wax"), ("red",)), "Ben", 410, 73)
    border = 410 - round(410 * ORANGE)
    on_orange = {part.what: part.left > border for part in parts if part.what.startswith("card")}
    assert on_orange == {"card soy": False, "card wax": False, "card red": True}


@pytest.mark.parametrize(
    ("name", "others", "short"),
    [
        ("Zoë the Gardener", ("Mia", "Ben"), "Zoë"),
        ("Zoë the Gardener", ("Mia", "Zoë"), "Zoë the Gardener"),
        ("Zoë the Gardener", ("Zoë Weber", "Ben"), "Zoë the Gardener"),
        ("Ben", ("Mia", "Zoë"), "Ben"),
    ],
)
def test_a_name_too_long_becomes_its_first_word_if_nobody_shares_it(
    name: str, others: tuple[str, ...], short: str, parts: list[Part]
) -> None:
    seats = [Seat(place, one, 5, 0, ()) for place, one in enumerate((*others, name))]
    lane = Lane(2, name, ("red", "wax"), ("soy",))
    assert lane_name(lane, seats) == short
    lane_strip.cache_clear()
    lane_strip(lane, short, 410, 73)
    assert parts[0].what == short or parts[0].what.endswith("…")


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("size", SIZES)
def test_the_word_for_anyone_is_whole_in_every_language(
    locale: str, size: tuple[int, int], parts: list[Part]
) -> None:
    word = say(locale, "picture-anyone")
    lane_strip.cache_clear()
    lane_strip(Lane(None, word, ("red", "wax"), ("soy",)), word, *size)
    assert parts[0].what == word


@pytest.mark.parametrize("more", few([1, 9, 10, 99], 1, 99))
@pytest.mark.parametrize("players", few([3, 4, 5, 6, 7], 3, 7))
def test_the_number_of_further_offers_lies_over_no_card(
    players: int, more: int, parts: list[Part], monkeypatch: pytest.MonkeyPatch
) -> None:
    pills: list[Box] = []

    def noted(image: Image.Image, x: int, y: int, text: str, size: int) -> None:
        wide = pill_width(text, size)
        pills.append(Box(x - wide // 2, y - 23, wide, 46))
        pill(image, x, y, text, size)

    monkeypatch.setattr(above, "pill", noted)
    for one in remembered("bot.art.pictures"):
        one.cache_clear()
    parts.clear()
    draw(trading(players, 3, more, first=3))
    (over,) = pills
    assert max(part.right for part in parts if part.what != "trading") <= over.x
