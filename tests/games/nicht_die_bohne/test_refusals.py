"""Bad input: every reason for which a move is refused, and what kind of refusal it is."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest

import bot.games.nicht_die_bohne
from bot.games.contract import IllegalMove, MalformedMove, OutOfDate, Refusal
from bot.games.nicht_die_bohne.cards import Card
from bot.games.nicht_die_bohne.moves import Lay, Move, Take
from bot.games.nicht_die_bohne.state import Phase, State
from tests.games.nicht_die_bohne.tables import lay, refusal, table, take, trick
from tests.games.refusing import raised


class Case(NamedTuple):
    """A move that must be refused for this reason."""

    kind: type[Refusal]
    reason: str
    state: State
    seat: int
    move: Move


def laying(card: str) -> Lay:
    return Lay(Card(card))


def taking(card: str) -> Take:
    return Take(Card(card))


LEAD = table("red-5 red-6", "blue-5 blue-6", "green-5 green-6", "yellow-5 yellow-6")
LED = lay(LEAD, 0, "red-5")
ONE_DOWN = lay(LED, 1, "blue-5")
UP = trick(LEAD, "red-5", "blue-5", "green-5", "yellow-5")
ONE_TAKEN = take(UP, 0, "blue-5")
NEXT = take(ONE_TAKEN, 1, "green-5")
FIVE = trick(
    table("red-5", "blue-5", "green-5", "yellow-5", "red-6"), "red-5", "blue-5", "green-5", "yellow-5", "red-6"
)
TWO_TAKEN = take(take(FIVE, 0, "blue-5"), 1, "green-5")
OVER = LEAD._replace(phase=Phase.ENDED)

CASES = [
    Case(MalformedMove, "no-such-seat", LEAD, 4, laying("red-5")),
    Case(MalformedMove, "no-such-seat", LEAD, -1, laying("red-5")),
    Case(IllegalMove, "game-over", OVER, 0, laying("red-5")),
    Case(IllegalMove, "game-over", OVER, 0, taking("red-5")),
    Case(MalformedMove, "no-such-card", LEAD, 0, laying("red-11")),
    Case(MalformedMove, "no-such-card", UP, 0, taking("")),
    Case(IllegalMove, "wait-for-the-lead", LEAD, 1, laying("blue-5")),
    Case(IllegalMove, "wait-for-the-lead", NEXT, 0, laying("red-6")),
    Case(OutOfDate, "card-not-in-hand", LEAD, 0, laying("blue-5")),
    Case(OutOfDate, "card-not-in-hand", LED, 1, laying("red-6")),
    Case(OutOfDate, "card-not-in-hand", NEXT, NEXT.leader, laying("yellow-5")),
    Case(IllegalMove, "led-already", LED, 0, laying("red-6")),
    Case(IllegalMove, "led-already", LED, 0, laying("red-5")),
    Case(OutOfDate, "same-card-laid", ONE_DOWN, 1, laying("blue-5")),
    Case(IllegalMove, "cards-are-up", UP, 1, laying("blue-6")),
    Case(IllegalMove, "cards-are-up", UP, 0, laying("red-5")),
    Case(IllegalMove, "nothing-to-take-yet", LEAD, 0, taking("red-5")),
    Case(IllegalMove, "nothing-to-take-yet", ONE_DOWN, 0, taking("blue-5")),
    Case(IllegalMove, "nothing-to-take-yet", NEXT, 0, taking("green-5")),
    Case(IllegalMove, "not-your-turn-to-take", UP, 1, taking("green-5")),
    Case(IllegalMove, "not-your-turn-to-take", ONE_TAKEN, 0, taking("green-5")),
    Case(IllegalMove, "own-card-not-to-take", UP, 0, taking("red-5")),
    Case(IllegalMove, "own-card-not-to-take", ONE_TAKEN, 1, taking("blue-5")),
    Case(IllegalMove, "token-card-not-to-take", ONE_TAKEN, 1, taking("red-5")),
    Case(OutOfDate, "card-taken-already", TWO_TAKEN, 2, taking("blue-5")),
    Case(OutOfDate, "card-not-in-the-trick", UP, 0, taking("red-6")),
    Case(OutOfDate, "card-not-in-the-trick", UP, 0, taking("blue-6")),
]


def _named(case: Case) -> str:
    return f"{case.reason}: {case.seat} {case.move}"


@pytest.mark.parametrize("case", CASES, ids=_named)
def test_bad_input_is_refused_for_its_reason(case: Case) -> None:
    why = refusal(case.state, case.seat, case.move)
    assert (type(why), why.reason, why.facts) == (case.kind, case.reason, {})


def test_every_reason_in_the_source_is_provoked_here() -> None:
    found = set(raised(Path(bot.games.nicht_die_bohne.__file__).parent))
    assert found == {(case.kind.__name__, case.reason) for case in CASES}


def test_laying_twice_the_second_click_changes_nothing() -> None:
    assert refusal(ONE_DOWN, 1, laying("blue-5")).reason == "same-card-laid"
    last = lay(lay(ONE_DOWN, 2, "green-5"), 3, "yellow-5")
    assert refusal(last, 3, laying("yellow-5")).reason == "cards-are-up"
