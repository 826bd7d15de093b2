"""Fields grow before one reads: what stands there, what glows and what is gold, for every size of a tile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial
from itertools import combinations
from math import dist
from statistics import mean

import pytest
from PIL import Image, ImageColor

from bot.art.canvas.boxes import Box
from bot.art.canvas.colours import FEWER, HALF, MOST
from bot.art.canvas.saving import WIDE, flat
from bot.art.palette import FITS, FURROW, GLOW_AIR, GOLD_AIR, OUTLINE, PANEL, SOIL, THALER
from bot.art.pictures.earth import EDGE
from bot.art.pictures.others import HEAD, HIGH, NARROWEST, other_tile
from bot.art.pictures.tiles import tile
from bot.art.scenes.fields import Field, Step
from bot.art.scenes.hand import Other
from bot.games.bohnanza.cards import KINDS, Bean
from tests.art.pictures.growing import BEANS, EMPTY, PROTECTED, field, stew
from tests.art.pictures.laid import Laid, laid, touching
from tests.art.pictures.sheets import PHONE
from tests.art.sight import SIGHTS, as_seen, lab
from tests.breadth import few

TABLE = ((225, 138), (225, 128), (225, 110), (225, 230))
NARROW = ((147, 138), (147, 218), (147, 128), (147, 110))
LOW = ((147, 74), (147, 94))
HAND = ((360, 190), (232, 190), (204, 190), (204, 128), (350, 128), (350, 96), (204, 96))
SIZES = (*TABLE, *NARROW, *LOW, *HAND)
EACH_SIZE = pytest.mark.parametrize("size", few(SIZES, TABLE[0], LOW[0], HAND[-1]), ids="{0[0]}x{0[1]}".format)
GROWN = (*TABLE, *NARROW[:3], *HAND[:5])
"""Tiles with room for five beans."""
STEW = ("red", "soy", "blue", "stink", "garden", "chili", "cognac", "wax")
STATES = {
    "empty": EMPTY,
    "usual": field("soy", 3)._replace(next=Step(5, 2)),
    "nearly": field("soy", 3),
    "full": field("soy", 7),
    "protected": field("soy", 1)._replace(protected=True),
    "unprotected": field("soy", 1),
}
DIFFER = 12.0
"""Colours so far apart (CIE 1976 ΔE) are told apart at a glance."""
PART, DOME = 0.04, 0.01
"""So large a part of two tiles differs at least; by the sign of a protected field alone, DOME."""


def drawn(one: Field, size: tuple[int, int]) -> Image.Image:
    """The field on a panel, in the colours of the palette."""
    image = Image.new("RGB", (size[0] + 20, size[1] + 20), PANEL)
    tile(image, Box(10, 10, *size), one)
    return flat(image, HALF).convert("RGB")


def every_field() -> Iterator[Field]:
    """Each bean from the first card to one more than pays, stews, a protected field and empty ones."""
    for bean in BEANS:
        yield from (field(bean, cards) for cards in range(1, len(KINDS[Bean(bean)].pays) + 1))
    yield from (stew(*STEW[:cards]) for cards in range(2, len(STEW) + 1))
    yield from (
        PROTECTED,
        field("coffee", 1)._replace(protected=True),
        EMPTY,
        Field(only="chili"),
        field("blue", 24),
    )


def test_only_a_field_that_already_pays_may_glow() -> None:
    assert not Field(("soy",), 1, 0, Step(2, 1)).nearly
    assert Field(("soy",), 3, 1, Step(4, 2)).nearly
    assert not Field(("soy",), 2, 1, Step(4, 2)).nearly
    assert not any(one.nearly for one in every_field() if not one.pays)


def test_a_field_at_its_most_is_full_and_no_empty_one_is() -> None:
    assert field("soy", 7).full
    assert not field("soy", 6).full
    assert not EMPTY.full
    assert [one for one in every_field() if one.full and one.nearly] == []


@EACH_SIZE
def test_the_air_tells_what_glows_and_what_is_full(size: tuple[int, int]) -> None:
    """And a full field has a dark edge and gold soil."""
    for name, one in STATES.items():
        image = drawn(one, size)
        shown = Counter(pixels(image))
        assert (shown[rgb(GLOW_AIR)] > PART * size[0] * size[1]) == (name == "nearly")
        assert (shown[rgb(GOLD_AIR)] > PART * size[0] * size[1]) == (name == "full")
        edge = [image.getpixel((10 + x, 10 + size[1] // 2)) for x in range(EDGE)]
        assert (edge == [rgb(OUTLINE)] * EDGE) == (name == "full")
        if name != "protected":
            assert image.getpixel((24, 5 + size[1])) == rgb(THALER if name == "full" else SOIL)


def test_the_soil_of_a_mixed_field_is_darker() -> None:
    image = drawn(stew("red", "soy"), TABLE[0])
    assert image.getpixel((20, TABLE[0][1] + 2)) == rgb(FURROW)


@pytest.mark.parametrize("size", few(GROWN, TABLE[0], NARROW[0], HAND[3]), ids="{0[0]}x{0[1]}".format)
@pytest.mark.parametrize("bean", few(BEANS, BEANS[0], BEANS[-1]))
def test_one_to_five_beans_stand_there(size: tuple[int, int], bean: str) -> None:
    """From six on there is a crate, in which no more have room."""
    for cards in range(1, 6):
        assert len(beans(field(bean, cards), size)) == cards
    assert {len(beans(field(bean, cards), size)) for cards in (6, 9, 19)} <= {2, 3}


@EACH_SIZE
def test_one_and_many_differ_before_one_reads(size: tuple[int, int]) -> None:
    assert len(beans(field("coffee", 1), size)) == 1
    half = (0, 0, 10 + size[0] // 2, size[1] + 20)
    one, many = (on_phone(drawn(field("coffee", cards), size).crop(half)) for cards in (1, 12))
    assert apart(one, many) > 0.1


@EACH_SIZE
def test_no_face_is_hidden(size: tuple[int, int]) -> None:
    """Beans stand half a bean beside each other or, in rows, more than half a bean above."""
    for bean in BEANS:
        for cards in range(1, 6):
            found = beans(field(bean, cards), size)
            for one, other in combinations(found, 2):
                wide = other.right - other.left
                assert abs(one.left - other.left) > 0.5 * wide or abs(one.top - other.top) > 0.55 * wide


@EACH_SIZE
def test_nothing_touches_and_nothing_leaves_its_tile(size: tuple[int, int]) -> None:
    for one in every_field():
        found = laid(partial(tile, Image.new("RGB", size, PANEL), Box(0, 0, *size), one))
        assert touching(found) == [], one
        left, top = min(each.left for each in found) if found else 0, min([each.top for each in found], default=0)
        right, bottom = (
            max([each.right for each in found], default=0),
            max([each.bottom for each in found], default=0),
        )
        assert left >= 0
        assert top >= 0
        assert right <= size[0]
        assert bottom <= size[1]


@EACH_SIZE
@pytest.mark.parametrize("sight", few(["everybody", *SIGHTS], "deuteranopia"))
def test_states_are_told_apart_on_a_phone_as_everybody_sees_them(size: tuple[int, int], sight: str) -> None:
    small = {
        name: as_seen(on_phone(drawn(one, size)), sight) if sight in SIGHTS else on_phone(drawn(one, size))
        for name, one in STATES.items()
    }
    for one, other in combinations(STATES, 2):
        least = DOME if {one, other} == {"protected", "unprotected"} else PART
        assert apart(small[one], small[other]) > least, (one, other)


@pytest.mark.parametrize("wide", few([NARROWEST, 72, 110, 150, 230]))
@pytest.mark.parametrize("sight", few(["everybody", *SIGHTS], "deuteranopia"))
def test_above_a_hand_states_and_fields_that_suit_are_told_apart(wide: int, sight: str) -> None:
    """A field that suits has a frame of a colour that nothing else has there."""
    tiles = {
        (name, fits): on_phone(other(STATES[name], wide, fits=fits).crop((0, HEAD, wide + 8, HIGH)))
        for name in ("empty", "usual", "nearly", "full")
        for fits in (False, True)
    }
    small = {key: as_seen(image, sight) if sight in SIGHTS else image for key, image in tiles.items()}
    for one, two in combinations(small, 2):
        assert apart(small[one], small[two]) > PART, (one, two)


@pytest.mark.long
@pytest.mark.parametrize("wide", few([NARROWEST, 66, 72, 84, 96, 110, 150, 230]))
def test_above_a_hand_nothing_touches(wide: int) -> None:
    for one in every_field():
        for fits in (False, True):
            found = laid(partial(other, one, wide, fits=fits))
            assert touching(found) == [], (one, fits)
            assert max(each.right for each in found) <= max(2 * wide + 16, 0)


@pytest.mark.parametrize("colour", [GLOW_AIR, GOLD_AIR, FITS, THALER, SOIL, FURROW])
@pytest.mark.parametrize("most", [MOST, HALF, FEWER])
def test_colours_of_states_come_out_true(colour: str, most: int) -> None:
    assert flat(Image.new("RGB", (1, 1), colour), most).convert("RGB").getpixel((0, 0)) == rgb(colour)


def rgb(colour: str) -> tuple[int, int, int]:
    red, green, blue = ImageColor.getrgb(colour)[:3]
    return red, green, blue


def beans(one: Field, size: tuple[int, int]) -> list[Laid]:
    """Where the beans of a field stand."""
    found = laid(partial(tile, Image.new("RGB", size, PANEL), Box(0, 0, *size), one))
    return [each for each in found if each.kind == "beans"]


def other(one: Field, wide: int, *, fits: bool) -> Image.Image:
    """Another player above a hand, with two fields so wide."""
    other_tile.cache_clear()
    shown = Other(0, "Mia", 5, 7, (one, EMPTY), (0,) if fits else ())
    return other_tile(shown, 2 * wide + 16).convert("RGB")


def on_phone(image: Image.Image) -> Image.Image:
    return image.resize(
        (round(image.width * PHONE / WIDE), round(image.height * PHONE / WIDE)), Image.Resampling.LANCZOS
    )


def apart(one: Image.Image, other: Image.Image) -> float:
    """Which part of the pixels is told apart at a glance."""
    pairs = zip(pixels(one), pixels(other), strict=True)
    return mean(one != two and dist(lab(one), lab(two)) > DIFFER for one, two in pairs)


def pixels(image: Image.Image) -> list[tuple[int, int, int]]:
    raw = image.tobytes()
    return list(zip(raw[::3], raw[1::3], raw[2::3], strict=True))
