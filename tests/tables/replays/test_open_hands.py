"""All hands of a game are open once every person who played has said so, and never where one cannot."""

from __future__ import annotations

from itertools import combinations

from bot.store import SeatRow
from bot.tables.replays.open_hands import all_open, can_open
from tests.tables.replays.games import GAMES, lived

PEOPLE = (SeatRow(1, 0, 11, "Ana", left=False), SeatRow(1, 1, 12, "Ben", left=False))
COMPUTER = SeatRow(1, 2, -1_000_000_001, "Cato", left=False, computer="normal")


def test_everybody_is_asked_and_computers_agree() -> None:
    seats = (*PEOPLE, COMPUTER)
    for agreed in (said for count in range(3) for said in combinations((0, 1), count)):
        assert all_open(seats, agreed) is (len(agreed) == 2)
    assert all_open((COMPUTER._replace(seat=0),), ())


def test_who_is_gone_never_agrees_whatever_they_said_before() -> None:
    left, forgotten = PEOPLE[1]._replace(left=True), PEOPLE[1]._replace(person_id=-3)
    for gone in (left, forgotten):
        assert not can_open((PEOPLE[0], gone))
        assert not all_open((PEOPLE[0], gone), (0, 1))
    assert can_open((*PEOPLE, COMPUTER))


def test_open_hands_are_those_that_each_seat_saw_itself() -> None:
    for key, players in GAMES:
        course = lived(key, players).course()
        for viewer in (None, 0):
            for number in range(0, course.last(viewer) + 1, 37):
                moment = course.moment(viewer, number, range(players))
                assert [view.own.seat for view in moment.hands] == list(range(players))
                assert moment._replace(hands=()) == course.moment(viewer, number)
                if viewer is not None:
                    assert moment.hands[viewer].own == moment.view.own
