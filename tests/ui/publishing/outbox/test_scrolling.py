"""How far tables have moved up in their channels."""

from __future__ import annotations

from bot.ui.publishing.outbox.places import PUBLIC
from bot.ui.publishing.outbox.scrolling import Scrolling
from bot.ui.publishing.outbox.slots import Slot

TABLE, OTHER = Slot(1, PUBLIC), Slot(2, PUBLIC)


def write(scrolling: Scrolling, channel_id: int, times: int) -> None:
    for _ in range(times):
        scrolling.written(channel_id)


def test_messages_below_a_table_are_counted_from_its_own_message_on() -> None:
    scrolling = Scrolling()
    scrolling.posted(TABLE, 5)
    write(scrolling, 5, 2)
    scrolling.posted(OTHER, 5)
    write(scrolling, 5, 3)
    write(scrolling, 6, 9)
    assert (scrolling.below(TABLE, 5), scrolling.below(OTHER, 5)) == (5, 3)


def test_a_table_that_is_posted_anew_or_elsewhere_stands_below_all() -> None:
    scrolling = Scrolling()
    scrolling.posted(TABLE, 5)
    write(scrolling, 5, 2)
    scrolling.posted(TABLE, 6)
    write(scrolling, 5, 4)
    assert scrolling.below(TABLE, 6) == 0


def test_a_table_from_before_the_start_is_counted_from_its_first_change_on() -> None:
    scrolling = Scrolling()
    write(scrolling, 5, 2)
    assert scrolling.below(TABLE, 5) == 0
    write(scrolling, 5, 3)
    assert scrolling.below(TABLE, 5) == 3


def test_nothing_is_kept_of_channels_without_a_table_and_of_tables_that_are_over() -> None:
    scrolling = Scrolling()
    write(scrolling, 7, 5)
    for table in range(3):
        scrolling.posted(Slot(table, PUBLIC), 5)
        scrolling.shows(Slot(table, PUBLIC), 2)
    for table in range(3):
        scrolling.forget(Slot(table, PUBLIC))
        scrolling.forget(Slot(table, PUBLIC))
    assert len(scrolling) == 0
    assert vars(scrolling) == vars(Scrolling())


def test_the_turn_of_a_message_is_known_until_it_is_posted_again() -> None:
    scrolling = Scrolling()
    assert not scrolling.shown(TABLE, 3)
    scrolling.shows(TABLE, 3)
    assert [scrolling.shown(TABLE, turn) for turn in (2, 3, 4)] == [False, True, False]
    scrolling.posted(TABLE, 5)
    assert not scrolling.shown(TABLE, 3)


def test_before_the_game_no_message_shows_a_turn() -> None:
    scrolling = Scrolling()
    scrolling.shows(TABLE, 0)
    assert not scrolling.shown(TABLE, 0)
