"""A game that is over on the screen: a moment fits into a message in every language, and tells of its step."""

from __future__ import annotations

import pytest

from bot.store import SeatRow, Status, TableRow
from bot.tables import Table
from bot.tables.replays.course import Moment
from bot.ui.controls import LONGEST_ID, read
from bot.ui.layout import TEXT_LIMIT, Screen
from bot.ui.replaying import replay_screen, step
from bot.words import locales
from tests.breadth import few_rows
from tests.tables.replays.games import GAMES, lived
from tests.ui.reading import buttons, words

MANY = (("rio_grande_2000", 7), ("high_bohn", 5), ("nicht_die_bohne", 6))
"""The fullest tables."""


def table(key: str, players: int) -> Table:
    """A table where this game is over; computers play but for the first seat."""
    made = Table(12, lived(key, players).game)
    made.row = TableRow(12, key, 500, 600, 1, "en", Status.ENDED, 1, 0, 0, None)
    made.seats = tuple(
        [SeatRow(12, seat, seat + 1, "A name as long as Discord has", left=seat == 1) for seat in range(players)]
    )
    return made


def moment(key: str, players: int, viewer: int | None, number: int) -> Moment:
    """This happening of the game; -1 is the last."""
    course = lived(key, players).course()
    return course.moment(viewer, course.last(viewer) if number < 0 else number)


def shown(key: str, players: int, viewer: int | None, number: int, *, pictures: bool = False) -> Screen:
    """The same on the screen."""
    return replay_screen(table(key, players), moment(key, players, viewer, number), "en", pictures=pictures)


@pytest.mark.parametrize(("key", "players"), few_rows(MANY))
def test_every_moment_fits_in_every_language(key: str, players: int) -> None:
    course = lived(key, players).course()
    last = course.last(0)
    for number in (0, last // 3, last // 2, last - 3, last):
        for locale in locales():
            for pictures in (False, True):
                screen = replay_screen(table(key, players), course.moment(0, number), locale, pictures=pictures)
                assert screen.length <= TEXT_LIMIT
                assert (screen.picture is not None) is pictures
                assert screen.words().picture is None


@pytest.mark.parametrize(("key", "players"), GAMES)
def test_who_played_sees_their_hand_and_everybody_else_none(key: str, players: int) -> None:
    hand = {"nicht_die_bohne": "Your cards"}.get(key, "Your hand")
    assert hand in words(shown(key, players, 0, 5))
    assert hand in words(shown(key, players, 0, 5, pictures=True))
    assert hand not in words(shown(key, players, None, 5))


@pytest.mark.parametrize(("key", "players"), GAMES)
def test_a_moment_says_what_happened_and_where_it_stands(key: str, players: int) -> None:
    first, last = (words(shown(key, players, 0, number)) for number in (0, -1))
    assert "step 1 of" in first
    assert "The cards are dealt." in first
    assert "The game is over." in last
    assert "ranking" in last
    assert "left" not in first, "who left later had not left then"


def test_buttons_carry_table_and_moment_and_rest_where_they_lead_nowhere() -> None:
    made = {number: buttons(shown("duel", 2, 0, number)) for number in (0, 7, -1)}
    assert [button.disabled for button in made[0]] == [True, True, False, False, False, False]
    assert [button.disabled for button in made[7]] == [False] * 6
    assert [button.disabled for button in made[-1]] == [False, False, True, True, True, False]
    ids = [str(button.custom_id) for button in made[7]]
    steps = [f"bean:12:replay:7:{towards}" for towards in ("turn-back", "back", "play", "next", "turn-next")]
    assert ids == [*steps, "bean:12:export"]
    assert all(len(one) <= LONGEST_ID and read(one) for one in ids)


def test_steps_lead_beside_and_to_where_turns_begin() -> None:
    here, course = table("duel", 2), lived("duel", 2).course()
    begins = course.turn_begins(0, 0, lambda view: int(view.turn), later=True)
    assert step(here, course, 0, 5, "next") == 6
    assert step(here, course, 0, 5, "back") == 4
    assert step(here, course, 0, 0, "turn-next") == begins
    assert step(here, course, 0, begins + 1, "turn-back") == begins
    assert step(here, course, 0, begins, "turn-back") == 0
    assert step(here, course, 0, 5, "sideways") == 5


def test_an_offer_left_in_a_duel_is_the_opponents_before_cards_are_drawn() -> None:
    course = lived("duel", 2).course()
    found = (course.moment(None, number) for number in range(course.last(None)))
    left = next(one for one in found if one.told and one.told[0].what == "offer-left")
    giver, taker = left.told[0].seat, 1 - left.told[0].seat
    here = table("duel", 2)
    here.seats = tuple([seat._replace(name=("Ana", "Ben")[seat.seat]) for seat in here.seats])
    text = words(replay_screen(here, left, "en", pictures=False))
    assert f"Left by {here.seats[giver].name} for {here.seats[taker].name}" in text
