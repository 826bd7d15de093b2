"""What has not changed is not drawn again, and what is remembered has a limit."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from bot.art.pictures import draw, hand, others, seats, table
from bot.art.pictures.bohne import laid, trick
from bot.art.scenes.hand import Hand
from bot.art.scenes.table import Mark, Table
from bot.ui.components import Scene
from bot.ui.pictures import Pictures
from tests.art.pictures import examples
from tests.art.pictures.remembered import remembered


def test_only_the_seat_that_has_changed_is_drawn_again() -> None:
    scene = examples.table(7)
    table.draw_table(scene)
    before = seats.panel.cache_info()
    said = scene.seats[3]._replace(mark=Mark.OFFERS)
    table.draw_table(scene._replace(title="Ben trades", seats=(*scene.seats[:3], said, *scene.seats[4:])))
    after = seats.panel.cache_info()
    assert (after.misses - before.misses, after.hits - before.hits) == (1, 6)


def test_whose_turn_it_is_draws_two_seats_again() -> None:
    scene = examples.table(5)
    table.draw_table(scene)
    before = seats.panel.cache_info()
    table.draw_table(scene._replace(acting=(3,)))
    assert seats.panel.cache_info().misses - before.misses == 2


def test_of_the_others_above_a_hand_only_who_has_changed_is_drawn_again_and_the_hand_is_not() -> None:
    scene = examples.BELOW_OTHERS["4 others"]
    draw(scene)
    tiles, hands = others.other_tile.cache_info(), hand.packed_hand.cache_info()
    changed = scene.others[2]._replace(hand=1)
    draw(scene._replace(others=(*scene.others[:2], changed, scene.others[3])))
    assert others.other_tile.cache_info().misses - tiles.misses == 1
    assert hand.packed_hand.cache_info().misses == hands.misses


def test_of_a_trick_only_the_card_and_the_seat_that_have_changed_are_drawn_again() -> None:
    scene = examples.trick(6, taking=True)
    draw(scene)
    before = laid.slot.cache_info(), trick.scorer.cache_info()
    taken, less = scene.laid[4]._replace(taker="Ben"), scene.seats[1]._replace(worth=3)
    cards = (*scene.laid[:4], taken, scene.laid[5])
    draw(scene._replace(laid=cards, seats=(scene.seats[0], less, *scene.seats[2:])))
    after = laid.slot.cache_info(), trick.scorer.cache_info()
    for old, new, same in zip(before, after, (5, 5), strict=True):
        assert (new.misses - old.misses, new.hits - old.hits) == (1, same)


def test_a_picture_packed_in_two_pieces_is_the_picture_that_is_drawn() -> None:
    for scene in examples.BELOW_OTHERS.values():
        with Image.open(BytesIO(draw(scene))) as image:
            whole = hand.draw_hand(scene)
            assert image.size == whole.size
            assert image.convert("RGB").tobytes() == whole.convert("RGB").tobytes()


@pytest.mark.parametrize("scene", [examples.table(4), examples.hand(7)], ids=["table", "hand"])
async def test_an_equal_picture_is_not_drawn_again(scene: Hand | Table) -> None:
    drawn: list[object] = []

    def counting(one: Scene) -> bytes:
        drawn.append(one)
        return draw(one)

    pictures = Pictures(counting)
    first = await pictures.drawn(scene, 5)
    assert first is not None
    assert await pictures.drawn(scene._replace(), 5) is first
    assert drawn == [scene]
    await pictures.finish()


def test_whole_pictures_are_remembered_in_one_place_only() -> None:
    assert [one.__name__ for one in remembered() if one.__annotations__["return"] == "bytes"] == []


def test_all_that_is_remembered_of_pictures_has_a_limit() -> None:
    ours = list(remembered())
    unlimited = {one.__name__ for one in ours if one.cache_parameters()["maxsize"] is None}
    assert len(ours) > 12
    assert unlimited == {"colours", "kept", "font"}
