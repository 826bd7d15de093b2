"""What has not changed is not drawn again, and what is remembered has a limit."""

from __future__ import annotations

from bot.art.pictures import draw, hand, seats, table
from bot.art.scenes.table import Mark
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
    table.draw_table(scene._replace(turn=3))
    assert seats.panel.cache_info().misses - before.misses == 2


def test_an_equal_picture_is_not_drawn_again() -> None:
    for composer, scene in ((table.table_picture, examples.table(4)), (hand.hand_picture, examples.hand(7))):
        first = draw(scene)
        misses = composer.cache_info().misses
        assert draw(scene._replace()) is first
        assert composer.cache_info().misses == misses


def test_all_that_is_remembered_of_pictures_has_a_limit() -> None:
    ours = list(remembered())
    unlimited = {one.__name__ for one in ours if one.cache_parameters()["maxsize"] is None}
    assert len(ours) > 12
    assert unlimited == {"colours", "kept", "font"}
