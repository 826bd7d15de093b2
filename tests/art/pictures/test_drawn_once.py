"""What has not changed is not drawn again, and what is remembered has a limit."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from bot.art.canvas import letters
from bot.art.pictures import above, draw, hand, lanes, market, others, seats, table
from bot.art.pictures.bohne import laid, trick
from bot.art.scenes.hand import Hand
from bot.art.scenes.table import Mark, Table
from bot.ui.components import Scene
from bot.ui.pictures import Pictures
from tests.art.pictures import examples
from tests.art.pictures.remembered import remembered
from tests.breadth import few


def test_only_the_seat_that_has_changed_is_drawn_again() -> None:
    scene = examples.table(7)
    table.draw_table(scene)
    before = seats.panel.cache_info()
    said = scene.seats[3]._replace(mark=Mark.OFFERS)
    table.draw_table(scene._replace(seats=(*scene.seats[:3], said, *scene.seats[4:])))
    after = seats.panel.cache_info()
    assert (after.misses - before.misses, after.hits - before.hits) == (1, 6)


def test_a_word_that_stands_in_other_pictures_too_is_not_drawn_again() -> None:
    image = Image.new("RGB", (200, 60))
    letters.write(image, (10, 40), "Ana", 34)
    before = letters._letters.cache_info()
    letters.write(image, (90, 50), "Ana", 34, "#ff0000")
    after = letters._letters.cache_info()
    assert (after.misses - before.misses, after.hits - before.hits) == (0, 1)


def test_a_seat_is_drawn_onto_a_panel_that_is_there_already() -> None:
    scene = examples.table(7)
    table.draw_table(scene)
    before = seats._bare.cache_info()
    table.draw_table(scene._replace(seats=(scene.seats[0]._replace(thalers=99), *scene.seats[1:])))
    after = seats._bare.cache_info()
    assert (after.misses - before.misses, after.hits - before.hits) == (0, 1)


def test_whose_turn_it_is_draws_two_seats_again() -> None:
    seats.panel.cache_clear()
    scene = examples.table(5)
    table.draw_table(scene)
    before = seats.panel.cache_info()
    table.draw_table(scene._replace(turn=3))
    assert seats.panel.cache_info().misses - before.misses == 2


@pytest.mark.parametrize("players", range(3, 8))
def test_an_offer_draws_no_seat_again_and_no_other_offer(players: int) -> None:
    """The third one needs room, which the seats give."""
    table.draw_table(examples.trading(players, 0))
    for offers in (1, 2):
        before = seats.panel.cache_info(), lanes.lane_strip.cache_info()
        table.draw_table(examples.trading(players, offers))
        panels, strips = seats.panel.cache_info(), lanes.lane_strip.cache_info()
        assert panels.misses == before[0].misses
        assert strips.misses - before[1].misses <= 1


def test_what_lies_above_the_seats_is_not_drawn_again_when_one_of_them_changes() -> None:
    scene = examples.trading(4, 3, 2)
    table.draw_table(scene)
    before = above.offers_and_steps.cache_info(), market.market_part.cache_info()
    changed = scene.seats[1]._replace(thalers=99)
    table.draw_table(scene._replace(seats=(scene.seats[0], changed, *scene.seats[2:])))
    after = above.offers_and_steps.cache_info(), market.market_part.cache_info()
    assert [now.misses for now in after] == [then.misses for then in before]


def test_of_the_others_above_a_hand_only_who_has_changed_is_drawn_again_and_the_hand_is_not() -> None:
    scene = examples.BELOW_OTHERS["4 others"]
    draw(scene)
    tiles, cards, fields = (
        others.other_tile.cache_info(),
        hand.packed_cards.cache_info(),
        hand.packed_fields.cache_info(),
    )
    changed = scene.others[2]._replace(hand=1)
    draw(scene._replace(others=(*scene.others[:2], changed, scene.others[3])))
    assert others.other_tile.cache_info().misses - tiles.misses == 1
    assert hand.packed_cards.cache_info().misses == cards.misses
    assert hand.packed_fields.cache_info().misses == fields.misses


def test_of_a_hand_only_the_strip_that_has_changed_is_drawn_again() -> None:
    scene = examples.hand(7)
    draw(scene)
    cards, fields = hand.packed_cards.cache_info().misses, hand.packed_fields.cache_info().misses
    draw(scene._replace(thalers=1))
    assert hand.packed_cards.cache_info().misses == cards
    assert hand.packed_fields.cache_info().misses == fields + 1
    draw(scene._replace(cards=scene.cards[1:], thalers=1))
    assert hand.packed_cards.cache_info().misses == cards + 1
    assert hand.packed_fields.cache_info().misses == fields + 1


def test_a_picture_packed_in_pieces_has_the_pixels_of_each() -> None:
    scene = examples.BELOW_OTHERS["4 others"]
    strip = others.others_strip(scene.others)
    pieces = tuple(hand.pieces(scene))
    with Image.open(BytesIO(draw(scene))) as image:
        assert image.height == sum(piece.high for piece in pieces)
        above = image.crop((0, 0, *strip.size)).convert("RGB")
        below = image.crop((0, strip.height, *image.size)).convert("RGB")
    assert above.tobytes() == strip.convert("RGB").tobytes()
    with Image.open(BytesIO(draw(scene._replace(cards=(), others=scene.others)))) as image:
        fields = image.crop((0, image.height - pieces[-1].high, *image.size)).convert("RGB")
    assert below.crop((0, pieces[1].high, *below.size)).tobytes() == fields.tobytes()


@pytest.mark.parametrize("players", range(3, 8))
def test_of_a_table_only_the_strip_that_has_changed_is_packed_again(players: int) -> None:
    table.packed_above.cache_clear()
    table.packed_row.cache_clear()
    scene = examples.trading(players, 2)
    draw(scene)
    above_, rows = table.packed_above.cache_info(), table.packed_row.cache_info()
    changed = scene.seats[-1]._replace(thalers=77)
    draw(scene._replace(seats=(*scene.seats[:-1], changed)))
    assert table.packed_above.cache_info().misses == above_.misses
    assert table.packed_row.cache_info().misses == rows.misses + 1
    draw(scene._replace(lanes=scene.lanes[:1]))
    assert table.packed_above.cache_info().misses == above_.misses + 1
    assert table.packed_row.cache_info().misses == rows.misses + 1


@pytest.mark.parametrize("players", few(range(3, 8), 4, 7))
def test_a_table_in_strips_has_the_pixels_of_the_whole(players: int) -> None:
    for scene in (examples.table(players), examples.trading(players, 3)):
        with Image.open(BytesIO(draw(scene))) as image:
            assert image.convert("RGB").tobytes() == table.draw_table(scene).convert("RGB").tobytes()


def test_a_field_that_another_seat_has_too_is_not_drawn_again() -> None:
    scene = examples.table(4)
    one, other = scene.seats[:2]
    draw(scene)
    drawn = seats.field_tile.cache_info().misses
    draw(scene._replace(seats=(one, other._replace(fields=one.fields), *scene.seats[2:])))
    assert seats.field_tile.cache_info().misses == drawn


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
    assert [one.__name__ for one in remembered() if one.__wrapped__.__annotations__["return"] == "bytes"] == []


def test_all_that_is_remembered_of_pictures_has_a_limit() -> None:
    ours = list(remembered())
    unlimited = {one.__name__ for one in ours if one.cache_parameters()["maxsize"] is None}
    assert len(ours) > 12
    assert unlimited == {"colours", "kept", "font"}
