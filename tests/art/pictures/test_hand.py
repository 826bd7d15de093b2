"""The picture of a hand: two sizes of cards, none covered up to ten, meters in even columns, nothing touches."""

from __future__ import annotations

from itertools import combinations
from typing import Any, NamedTuple

import pytest
from PIL import Image

from bot.art.canvas.boxes import Box
from bot.art.canvas.letters import width
from bot.art.canvas.saving import WIDE
from bot.art.canvas.stickers import put
from bot.art.drawings import Drawing
from bot.art.palette import TABLE, TURN
from bot.art.pictures import all_hands as drawing_all_hands
from bot.art.pictures import cards as drawing_cards
from bot.art.pictures import fan as drawing_fan
from bot.art.pictures import side as drawing_side
from bot.art.pictures.cards import lay, plain_card
from bot.art.pictures.fan import LEFT, fan, fan_bottom
from bot.art.pictures.hand import RIGHT_PART, WIDER
from bot.art.pictures.side import side
from bot.art.scenes.fields import Step
from bot.art.scenes.hand import Card, Group
from tests.art.pictures.examples import all_hands
from tests.art.pictures.growing import BEANS, card, cards
from tests.art.pictures.remembered import remembered
from tests.breadth import few

WHOLE = range(1, 11)
"""Hands of so many cards have none covered."""
ALL = [*WHOLE, 11, 12, 13, 14, 15, 18, 20, 25, 30]


@pytest.fixture(autouse=True)
def forgotten() -> None:
    """Draw everything anew."""
    for one in remembered("bot.art.pictures"):
        one.cache_clear()


def laid(monkeypatch: pytest.MonkeyPatch, number: int) -> list[Box]:
    """Where the cards of a hand lie, from the front."""
    found: list[Box] = []

    def noted(image: Image.Image, picture: Image.Image, x: int, y: int, radius: int) -> None:
        found.append(Box(x, y, *picture.size))
        lay(image, picture, x, y, radius)

    monkeypatch.setattr(drawing_fan, "lay", noted)
    fan(Image.new("RGB", (WIDE, fan_bottom(number)), TABLE), cards(number))
    return [found[-1], *sorted(found[:-1], key=lambda box: (box.y, box.x))]


def apart(one: Box, other: Box) -> bool:
    """Whether at least four pixels lie between the two."""
    across = max(one.x, other.x) - min(one.right, other.right)
    down = max(one.y, other.y) - min(one.bottom, other.bottom)
    return max(across, down) >= 4


@pytest.mark.parametrize("number", few(WHOLE, 1, 9, 10))
def test_up_to_ten_cards_are_seen_whole(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    assert all(apart(*pair) for pair in combinations(laid(monkeypatch, number), 2))


@pytest.mark.parametrize("number", few(ALL, 1, 10, 11, 30))
def test_a_hand_has_two_sizes_of_cards_of_which_the_front_one_is_the_larger(
    number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    front, *others = laid(monkeypatch, number)
    assert len(others) == number - 1
    assert all(front.h > other.h for other in others)
    if number in WHOLE:
        assert len({(other.w, other.h) for other in others}) <= 1
        assert all(front.w >= other.w for other in others)


@pytest.mark.parametrize("number", few(ALL, 1, 10, 11, 30))
def test_cards_fill_their_row_or_few_stand_in_its_middle(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    found = laid(monkeypatch, number)
    left, right = min(box.x for box in found), max(box.right for box in found)
    assert left >= LEFT
    assert right <= WIDE - LEFT
    assert abs(left + right - WIDE) <= 2
    if number > 2:
        assert left == LEFT


@pytest.mark.parametrize("number", few(ALL, 1, 10, 11, 30))
def test_only_the_front_card_is_orange(number: int) -> None:
    image = Image.new("RGB", (WIDE, fan_bottom(number)), TABLE)
    fan(image, cards(number))
    orange = Image.new("RGB", (1, 1), TURN).getpixel((0, 0))
    front = drawing_fan.front_box(number)
    image.paste(TABLE, (front.x, front.y, front.right, fan_bottom(number)))
    counts = image.getcolors(image.width * image.height) or []
    assert [number for number, colour in counts if colour == orange] in ([], [1])


class Drawn(NamedTuple):
    """A step of a meter as it was drawn: its number from left to right, and its coin."""

    left: float
    right: float
    coin: Box

    @property
    def box(self) -> Box:
        """All of it."""
        return Box(int(self.left), self.coin.y, round(self.coin.right - self.left), self.coin.h)


def steps_of(monkeypatch: pytest.MonkeyPatch, draw_card: Any) -> list[Drawn]:
    """The steps of the meter of a card, in their order."""
    numbers: list[tuple[float, float]] = []
    coins: list[Box] = []

    def noted(image: Image.Image, at: tuple[float, float], text: str, size: int, *rest: str) -> None:
        numbers.append((at[0] - width(text, size), at[0]))

    def noted_coin(image: Image.Image, x: int, y: int, radius: int, *rest: int) -> None:
        coins.append(Box(x - radius, y - radius, 2 * radius, 2 * radius))

    monkeypatch.setattr(drawing_cards, "write", noted)
    monkeypatch.setattr(drawing_cards, "coin", noted_coin)
    draw_card()
    return [Drawn(*number, coin) for number, coin in zip(numbers, coins, strict=True)]


METERS = {
    "one step": (Step(2, 1),),
    "two": (Step(2, 2), Step(3, 3)),
    "three": (Step(2, 2), Step(3, 3), Step(4, 4)),
    "four, two digits": (Step(4, 1), Step(7, 2), Step(10, 3), Step(12, 4)),
    **{bean: card(bean).meter for bean in BEANS},
}
EACH_METER = pytest.mark.parametrize("meter", few(METERS.values(), *list(METERS.values())[::4]), ids=list(METERS))


@EACH_METER
@pytest.mark.parametrize("number", [3, 4, 5, 10, 11])
def test_a_front_cards_meter_stands_in_even_columns_and_in_the_middle(
    meter: tuple[Step, ...], number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    front = drawing_fan.front_box(number)
    front_of = Card("red", "Red", meter)
    even(steps_of(monkeypatch, lambda: drawing_cards.front_card(front_of, front.w, front.h)), front.w, 2, 11)


@EACH_METER
@pytest.mark.parametrize(("wide", "high"), [(232, 280), (171, 280)])
def test_a_named_cards_meter_does(
    meter: tuple[Step, ...], wide: int, high: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    named = Card("red", "Red", meter)
    even(steps_of(monkeypatch, lambda: drawing_cards.named_card(named, wide, high)), wide, 2, 4)


@EACH_METER
@pytest.mark.parametrize(("wide", "high"), [(146, 266), (88, 266), (78, 266), (78, 224)])
def test_a_narrow_cards_meter_stands_upright(
    meter: tuple[Step, ...], wide: int, high: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    even(steps_of(monkeypatch, lambda: drawing_cards.narrow_card("red", meter, wide, high)), wide, 1, 4)


@EACH_METER
@pytest.mark.parametrize("seen", [60, 71, 78])
def test_a_covered_cards_meter_stands_where_it_is_seen(
    meter: tuple[Step, ...], seen: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps = steps_of(monkeypatch, lambda: drawing_cards.covered_card("red", meter, seen + 26, 224, seen))
    assert all(step.left >= 26 and step.coin.right <= seen + 26 - 4 for step in steps)
    assert len({step.right for step in steps}) == 1
    assert all(apart_or_beside(*pair) for pair in combinations(steps, 2))


def even(steps: list[Drawn], wide: int, columns: int, edge: int) -> None:
    """Check that numbers end and coins begin on lines, the block is in the middle, and nothing touches."""
    for column in range(columns):
        assert len({(step.right, step.coin.x) for step in steps[column::columns]}) <= 1
    assert len({step.coin.x - step.right < 8 for step in steps}) == 1
    left, right = min(step.left for step in steps), max(step.coin.right for step in steps)
    assert left >= edge
    assert right <= wide - edge
    if len(steps) <= columns:
        assert abs(left + right - wide) <= 22
    assert all(apart_or_beside(*pair) for pair in combinations(steps, 2))


def apart_or_beside(one: Drawn, other: Drawn) -> bool:
    """Whether two steps do not touch."""
    across = max(one.left, other.left) - min(one.coin.right, other.coin.right)
    down = max(one.coin.y, other.coin.y) - min(one.coin.bottom, other.coin.bottom)
    return across >= 6 or down >= 2


SIGN, STORE = Drawing("things", "field"), Drawing("buildings", "general_store")


@pytest.mark.parametrize("high", few([96, 128, 190, 204, 268], 96, 268))
@pytest.mark.parametrize("number", range(1, 5))
@pytest.mark.parametrize("signs", [(SIGN,), (SIGN, STORE)], ids=["to plant", "and stored"])
def test_cards_beside_fields_stand_behind_their_sign_within_their_box(
    high: int, number: int, signs: tuple[Drawing, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[Box] = []

    def noted(image: Image.Image, drawing: Drawing, x: float, y: float, size: int) -> None:
        shown.append(Box(round(x), round(y), size, size))
        put(image, drawing, x, y, size)

    def noted_card(image: Image.Image, name: str, x: int, y: int, w: int, h: int) -> None:
        shown.append(Box(x - 3, y - 3, w + 6, h + 6))
        plain_card(image, name, x, y, w, h)

    monkeypatch.setattr(drawing_side, "put", noted)
    monkeypatch.setattr(drawing_side, "plain_card", noted_card)
    wide = RIGHT_PART if high >= drawing_side.TALL and number < 3 and len(signs) < 2 else WIDER
    groups = tuple([Group(sign, ("red",) * number) for sign in signs])
    side(Image.new("RGB", (wide, high + 8), TABLE), Box(0, 0, wide, high), groups, 25)
    assert all(box.x >= 0 and box.y >= 0 and box.right <= wide and box.bottom <= high for box in shown)
    for place in range(len(signs)):
        sign, first, *_ = shown[place * (number + 1) : (place + 1) * (number + 1)]
        assert first.x - sign.right >= 4
        assert first.h >= 40


@pytest.mark.parametrize("number", few([1, 7, 9, 12, 14, 25, 30], 1, 12, 30))
@pytest.mark.parametrize("seats", [2, 7])
def test_in_the_picture_of_all_hands_no_card_is_covered(
    number: int, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[Box] = []

    def noted(image: Image.Image, name: str, x: int, y: int, w: int, h: int) -> None:
        shown.append(Box(x, y, w, h))

    monkeypatch.setattr(drawing_all_hands, "plain_card", noted)
    drawing_all_hands.draw_all_hands(all_hands((number,) * seats))
    assert len(shown) == number * seats
    assert all(apart(*pair) for pair in combinations(shown, 2))
    assert all(box.right <= WIDE - LEFT for box in shown)
