"""The parts of a table's picture: none lies over another, all stay inside, and it is as high while offers come and
go."""

from __future__ import annotations

from itertools import combinations, pairwise
from typing import Any

import pytest
from PIL import Image

from bot.art.canvas.boxes import Box
from bot.art.canvas.saving import HIGHEST, WIDE
from bot.art.canvas.stickers import put
from bot.art.drawings import Drawing
from bot.art.palette import TURN
from bot.art.pictures import market, seats, steps, table
from bot.art.pictures.cards import plain_card
from bot.art.pictures.market import LARGE, SMALL, market_part, market_width
from bot.art.pictures.steps import steps_row
from bot.art.scenes.table import Market, Steps
from tests.art.pictures.examples import DUEL, TABLES, TRADING, many_face_up, trading
from tests.art.pictures.growing import BEANS
from tests.breadth import few

EACH = pytest.mark.parametrize("name", few(TABLES, *list(TABLES)[::4]))


def parts(name: str) -> tuple[Image.Image, list[tuple[Box, Image.Image]]]:
    """A picture, and what is put into it where."""
    found: list[tuple[Box, Image.Image]] = []
    paste = Image.Image.paste

    def noted(self: Image.Image, part: Any, at: Any = None, *mask: Any) -> None:
        if self.mode == "P" and self.width == WIDE:
            found.append((Box(at[0], at[1], part.width, part.height), part))
        paste(self, part, at, *mask)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Image.Image, "paste", noted)
        picture = table.draw_table(TABLES[name])
    return picture, found


@EACH
def test_no_part_lies_over_another_or_leaves_the_picture(name: str) -> None:
    picture, found = parts(name)
    assert len(found) >= len(TABLES[name].seats) + 1
    for box, part in found:
        assert box.x >= 14
        assert box.right <= WIDE - 14
        assert box.bottom <= picture.height - 10
        assert picture.crop((box.x, box.y, box.right, box.bottom)).tobytes() == part.tobytes()
    for (one, _), (other, _) in combinations(found, 2):
        apart = one.right <= other.x or other.right <= one.x or one.bottom <= other.y or other.bottom <= one.y
        assert apart, (one, other)


def test_a_table_is_as_high_as_a_screen_shows() -> None:
    high = {name: table.draw_table(scene).height for name, scene in TABLES.items()}
    assert high["4 players"] == 606
    assert max(high.values()) <= HIGHEST


@pytest.mark.parametrize("players", range(3, 8))
def test_offers_do_not_make_it_higher(players: int) -> None:
    high = [table.draw_table(trading(players, lanes)).height for lanes in (0, 1, 2, 3)]
    assert high[0] == high[1] == high[2]
    assert high[0] - 2 <= high[3] <= high[0]


@pytest.mark.parametrize("number", [0, 1, 2, 3, 5, 8, 16, 30])
@pytest.mark.parametrize(("sizes", "room"), [(LARGE, 530), (LARGE, 650), (SMALL, 447)])
def test_so_many_cards_face_up_have_room_and_none_lies_over_another(
    number: int, sizes: market.Sizes, room: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    cards: list[Box] = []

    def noted(image: Image.Image, name: str, x: int, y: int, w: int, h: int, rim: int = 3) -> None:
        cards.append(Box(x - rim, y - rim, w + 2 * rim, h + 2 * rim))
        plain_card(image, name, x, y, w, h, rim)

    monkeypatch.setattr(market, "plain_card", noted)
    shown = Market(tuple([BEANS[place % len(BEANS)] for place in range(number)]), 9, 9, "red")
    market_part.cache_clear()
    image = market_part(shown, sizes, room)
    assert image.width == market_width(shown, sizes, room) <= room
    assert len(cards) == number + 1
    for one in cards:
        assert one.x >= 0
        assert one.y >= 0
        assert one.right <= image.width
        assert one.bottom <= image.height
    for one, other in combinations(cards, 2):
        assert one.right <= other.x or other.right <= one.x or one.bottom <= other.y or other.bottom <= one.y


def test_two_cards_face_up_are_as_large_as_can_be() -> None:
    scene = TABLES["4 players"]
    alone = market_part(scene.market._replace(face_up=("wax",)), LARGE, 530)
    assert market_part(scene.market, LARGE, 530).width - alone.width == LARGE.card_w + market.GAP


@pytest.mark.parametrize("shown", [TRADING, DUEL], ids=["trading", "duel"])
@pytest.mark.parametrize(
    ("w", "h"), [(290, 156), (410, 73), (410, 156), (435, 62), (475, 84), (712, 156), (964, 84)]
)
def test_steps_stand_beside_each_other_and_the_present_one_is_the_largest(
    shown: Steps, w: int, h: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    for now in range(len(shown.things)):
        found: list[Box] = []

        def noted(image: Image.Image, drawing: Drawing, x: int, y: int, size: int) -> None:
            found.append(Box(x, y, size, size))  # noqa: B023
            put(image, drawing, x, y, size)

        monkeypatch.setattr(steps, "put", noted)
        steps_row.cache_clear()
        image = steps_row(shown._replace(now=now), w, h)
        assert found == sorted(found)
        assert all(box.x >= 0 and box.right <= w and box.y >= 0 and box.bottom <= h for box in found)
        assert all(left.right < right.x for left, right in pairwise(found))
        assert all(box.w < found[now].w for place, box in enumerate(found) if place != now)
        orange = tuple(int(TURN[at : at + 2], 16) for at in (1, 3, 5))
        assert image.convert("RGB").getpixel((found[now].x - 2, found[now].centre)) == orange


def test_orange_is_the_panel_of_the_turn_alone() -> None:
    scene = TABLES["5 players"]
    seats.panel.cache_clear()
    table.draw_table(scene._replace(turn=None))
    drawn = seats.panel.cache_info().misses
    table.draw_table(scene)
    assert seats.panel.cache_info().misses == drawn + 1


def test_a_duel_has_room_for_what_its_opponent_leaves() -> None:
    for number in (1, 3, 8, 16):
        assert table.draw_table(many_face_up(2, number)).height == table.draw_table(many_face_up(2, 0)).height
