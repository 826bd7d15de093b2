"""A seat's panel: nothing in its head or its town touches, and a name keeps the room that there is."""

from __future__ import annotations

from functools import partial
from itertools import combinations
from math import hypot

import pytest
from PIL import Image

from bot.art.canvas.boxes import Box
from bot.art.canvas.letters import DOTS
from bot.art.palette import PANEL
from bot.art.pictures import heads, seats, towns
from bot.art.pictures.heads import head
from bot.art.pictures.seats import A_ROW, panel
from bot.art.pictures.tiles import tile
from bot.art.pictures.towns import ICON, PRICE, TOWN_ROOM, buildings
from bot.art.scenes.table import Mark, Seat
from tests.art.pictures.examples import NAMES, SEATS, TOWN
from tests.art.pictures.growing import FULL_TOWN_FIELDS
from tests.art.pictures.laid import Laid, laid, touching
from tests.breadth import few, some

WIDE = 475
STORED = ("red", "stink", "soy")
TO_PLANT = ("red", "blue", "wax", "soy")
HEADS = [
    Seat(0, name, hand, thalers, (), mark, to_plant, (), stored, computer=computer)
    for name in (*NAMES, "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW")
    for hand, thalers in ((5, 7), (14, 13))
    for mark in (None, *Mark)
    for to_plant in ((), TO_PLANT[:1], TO_PLANT)
    for stored in ((), STORED[:1], STORED)
    for computer in (False, True)
]


def laid_in_head(seat: Seat) -> list[Laid]:
    """What lies in its head, but for cards to plant, which are beans on cards."""
    return laid(partial(head, Image.new("RGB", (WIDE, heads.HIGH), PANEL), WIDE, seat))


@pytest.mark.long
def test_nothing_in_a_head_touches_and_nothing_leaves_it() -> None:
    for seat in some(HEADS):
        found = laid_in_head(seat)
        assert touching(found) == [], seat
        assert min(one.left for one in found) >= 8, seat
        assert max(one.right for one in found) <= WIDE - 12, seat
        assert max(one.bottom for one in found) <= heads.HIGH, seat


@pytest.mark.parametrize("mark", [None, *Mark])
@pytest.mark.parametrize("name", ["Computer Ada", "Jürgen Müller", "Annika Svens"])
def test_a_mark_cuts_no_name_for_which_there_is_room(name: str, mark: Mark | None) -> None:
    """Numbers come closer to each other before a name is cut."""
    found = laid_in_head(Seat(0, name, 5, 7, (), mark, computer=True))
    assert name in [one.says for one in found if one.kind == "text"]


def test_what_is_cut_is_the_name_alone() -> None:
    for seat in some(HEADS):
        texts = [one.says for one in laid_in_head(seat) if one.kind == "text"]
        assert {str(seat.hand), str(seat.thalers)} <= set(texts)
        assert len([text for text in texts if DOTS in text]) <= 1


@pytest.mark.parametrize("wide", [WIDE, 440, 330])
@pytest.mark.parametrize("number", range(1, len(TOWN) + 1))
def test_no_badge_of_a_town_touches_another(monkeypatch: pytest.MonkeyPatch, wide: int, number: int) -> None:
    """And none leaves its room."""
    coins: list[tuple[int, int]] = []
    monkeypatch.setattr(towns, "coin", lambda image, x, y, *_: coins.append((x, y)))
    room = Box(12, 4, wide - 24, ICON + 4)
    buildings(Image.new("RGB", (wide, 60), PANEL), room, TOWN[:number])
    assert len(coins) == number
    assert all(hypot(one[0] - two[0], one[1] - two[1]) >= 2 * PRICE for one, two in combinations(coins, 2))
    assert min(x for x, _ in coins) - PRICE >= room.x
    assert max(x for x, _ in coins) + PRICE <= room.right


@pytest.mark.parametrize("fields", [1, 2, 3, 4, 6])
@pytest.mark.parametrize("more", few([0, 20, 60, 100], 0, 100))
@pytest.mark.parametrize("town", [False, True])
def test_a_panel_of_any_height_keeps_what_lies_in_it_apart(
    monkeypatch: pytest.MonkeyPatch, fields: int, more: int, *, town: bool
) -> None:
    """Its fields are drawn where they lie, so that one sees what else is there."""
    high = 180 + TOWN_ROOM * town + 34 * (fields > A_ROW) + more
    shown = (*SEATS[0].fields, *FULL_TOWN_FIELDS)[:fields]
    seat = SEATS[4]._replace(fields=shown, town=TOWN * town, stored=STORED * town)
    panel.cache_clear()
    monkeypatch.setattr(seats, "lay_field", lambda picture, box, field: tile(picture.convert("RGB"), box, field))
    found = laid(partial(panel, seat, WIDE, high, acts=True, town=town))
    assert touching([one for one in found if one.kind != "buildings"]) == []
    assert max(one.bottom for one in found) <= high
