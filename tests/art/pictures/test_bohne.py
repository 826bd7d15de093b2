"""Pictures of Nicht die Bohne: hands of any size, areas that show what they are worth, and names that fit."""

from __future__ import annotations

from functools import cache
from itertools import combinations, product

import pytest
from PIL import Image, ImageChops, ImageColor, ImageStat

from bot.art.canvas.boxes import Box
from bot.art.canvas.letters import DOTS
from bot.art.canvas.saving import WIDE
from bot.art.palette import PANEL
from bot.art.pictures import draw
from bot.art.pictures.bohne.areas import GAP, LARGEST, areas
from bot.art.pictures.bohne.holding import ALONE, BESIDE_TRICK, LAID, LEFT, STEP, laid_out
from bot.art.pictures.bohne.laid import slot, trick
from bot.art.scenes.bohne import Holding, Laid, Trick
from bot.art.sprites import LARGE
from tests.art.pictures.examples import COLOURS, HOLDINGS, TRICKS, colour_area
from tests.art.pictures.sheets import PHONE
from tests.art.sight import SIGHTS, as_seen
from tests.breadth import few

ROOMS = [(WIDE - 2 * LEFT, ALONE), (WIDE - 2 * LEFT - LAID, ALONE), (WIDE - 2 * LEFT, BESIDE_TRICK)]
CELL, HIGH = 82, 104
"""The size of a colour on the table, where it is smallest."""
SEEN = 28
"""Pixels on a phone that a card is wide at least."""
APART = 8.0
"""How much two areas differ at least by their colours, on average over all pixels, for every eye."""
FACES = [
    (*map(str, range(1, numbers + 1)), *["x2"] * x2, *["minus"] * minus, *["nicht_die_bohne"] * nothing)
    for numbers, x2, minus, nothing in product((0, 1, 2, 3, 10), (0, 1), range(4), (0, 1))
]


@pytest.mark.parametrize("cards", range(1, 21))
@pytest.mark.parametrize(("wide", "high"), ROOMS, ids=["by themselves", "own card down", "taking"])
def test_n1_no_card_of_a_hand_is_covered_and_all_are_seen_on_a_phone(cards: int, wide: int, high: int) -> None:
    rows, size = laid_out(cards, wide, high)
    a_row = -(-cards // rows)
    assert rows * size <= high
    assert a_row * int(size * STEP) <= wide
    assert STEP > 0.82
    assert 0.82 * size * PHONE / WIDE >= SEEN


def test_the_fewer_cards_a_hand_has_the_larger_they_are() -> None:
    sizes = [laid_out(cards, WIDE - 2 * LEFT, ALONE)[1] for cards in range(1, 21)]
    # Another row may leave them a little larger than before.
    assert [cards for cards in range(1, 20) if sizes[cards] > sizes[cards - 1] + 4] == []
    assert sizes[0] == sizes[9] >= 1.5 * sizes[19]


def test_one_size_alone_is_drawn_for_itself() -> None:
    """All others are made from what lies ready."""
    sizes = {laid_out(cards, *room)[1] for cards in range(1, 21) for room in ROOMS}
    assert {size for size in sizes if size > LARGE} == {LARGEST}


@cache
def area(faces: tuple[str, ...], worth: int = 0, colour: str = "red") -> Image.Image:
    """One colour of an area, as the table has it."""
    image = Image.new("RGB", (CELL, HIGH), PANEL)
    areas(image, Box(0, 0, CELL, HIGH), (colour_area(colour, faces, worth),))
    return image


@pytest.mark.parametrize("wide", few([CELL, 150], 150))
@pytest.mark.parametrize("faces", few(FACES, *FACES[::8]), ids="-".join)
def test_n3_no_card_leaves_its_colour(faces: tuple[str, ...], wide: int) -> None:
    image = Image.new("RGB", (4 * wide + 5 * GAP, HIGH + 2 * GAP), PANEL)
    room = Box(GAP, GAP, 4 * wide + 3 * GAP, HIGH)
    areas(image, room, tuple([colour_area(colour, faces, -110) for colour in COLOURS]))
    free = [Box(at * (wide + GAP), 0, GAP, image.height) for at in range(5)]
    free += [Box(0, top, image.width, GAP) for top in (0, GAP + HIGH)]
    panel = ImageColor.getrgb(PANEL)
    for strip in free:
        seen = image.crop((strip.x, strip.y, strip.right, strip.bottom))
        assert seen.getcolors() == [(strip.w * strip.h, panel)]


@pytest.mark.parametrize("sight", ["", *SIGHTS])
def test_n3_negative_doubled_and_worthless_areas_are_told_apart_before_one_reads(sight: str) -> None:
    """With the same numbers in them, and the same number below."""
    kinds = [
        ("3", "6"),
        ("3", "6", "minus"),
        ("3", "6", "x2"),
        ("3", "6", "nicht_die_bohne"),
        ("3", "6", "x2", "minus"),
    ]
    seen = [as_seen(area(faces), sight) if sight else area(faces) for faces in kinds]
    for one, other in combinations(seen, 2):
        assert sum(ImageStat.Stat(ImageChops.difference(one, other)).mean) / 3 >= APART


def test_n3_one_or_three_minus_lie_below_the_ground_and_two_above() -> None:
    """The soil's colour is at the bottom of a positive area, and at the top of a negative one."""
    below = [
        area(("7", *["minus"] * count)).getpixel((CELL // 2, 3)) == area(("7",)).getpixel((CELL // 2, HIGH - 3))
        for count in range(4)
    ]
    assert below == [False, True, False, True]


def test_an_area_grows_with_its_cards() -> None:
    """The pile of numbers covers more and more of the air."""
    air = [area(tuple(map(str, range(1, count + 1)))).crop((0, 0, CELL, HIGH // 2)) for count in range(1, 5)]
    ground = air[0].getpixel((4, HIGH // 4))
    free = [sum(image.getpixel((x, HIGH // 4)) == ground for x in range(CELL)) for image in air]
    assert free == sorted(set(free), reverse=True)


NAMES = ("Zoë the Gardener", "Computer Ada", "Noor", "Zoë", "Wolfeschlegelsteinhausen", "Mia")


def test_a_long_name_becomes_its_first_word_unless_that_is_shared(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr("bot.art.pictures.bohne.laid.write", lambda image, at, text, *rest: said.append(text))
    slot.cache_clear()
    image = Image.new("P", (WIDE, 300))
    trick(image, Box(0, 0, WIDE, 260), tuple([Laid(at, name, None, down=True) for at, name in enumerate(NAMES)]))
    slot.cache_clear()
    assert said[1:4] == ["Computer", "Noor", "Zoë"]
    assert said[5] == "Mia"
    assert all(text.endswith(DOTS) for text in (said[0], said[4]))


@pytest.mark.parametrize(
    "scene",
    few([*TRICKS.values(), *HOLDINGS.values()], *list(TRICKS.values())[-1:], *list(HOLDINGS.values())[-1:]),
    ids=[*TRICKS, *HOLDINGS],
)
def test_a_picture_is_small(scene: Trick | Holding) -> None:
    assert len(draw(scene)) <= 80_000


@pytest.mark.parametrize("card", [None, "red_7"])
def test_whoever_is_waited_for_has_an_hourglass(card: str | None) -> None:
    waits, rests = (slot(Laid(0, "Mia", card, awaited=awaited), "Mia", 160, 250) for awaited in (True, False))
    assert ImageChops.difference(waits.convert("RGB"), rests.convert("RGB")).getbbox() is not None
