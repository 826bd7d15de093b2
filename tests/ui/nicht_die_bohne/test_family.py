"""Secrets of the private screens, and when a new hand message arrives."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.chance import seeded
from bot.games.contract import Refusal, Seat
from bot.games.nicht_die_bohne.state import State
from bot.ui.nicht_die_bohne import family
from bot.ui.nicht_die_bohne.messages.parts import PARTS
from bot.ui.nicht_die_bohne.messages.sheets import sheets_screen
from bot.ui.screens import Click, Face, Part, Play
from tests.breadth import examples
from tests.games.nicht_die_bohne.random_games import GAME
from tests.games.nicht_die_bohne.resampling import redeal
from tests.games.nicht_die_bohne.tables import lay, table, take, trick
from tests.ui.nicht_die_bohne.acting import answer, click, command, moves, said
from tests.ui.nicht_die_bohne.examples import Position, game, look
from tests.ui.reading import raw

CARDS = ("red-1", "blue-minus-1", "green-x2", "yellow-nicht_die_bohne", "red-10")


@cache
def positions() -> list[Position]:
    """Those of four whole games."""
    return [position for players in range(3, 7) for position in game(players, seed=4)[::9]]


@examples(60)
@given(st.deferred(lambda: st.sampled_from(positions())), st.integers(0, 5), st.integers(0, 2**32))
def test_no_screen_depends_on_what_only_others_know(there: Position, seat: int, luck: int) -> None:
    """Deal all that this seat cannot know anew: every screen stays the same (DESIGN.md 5)."""
    seat %= len(there.state.players)
    again = redeal(there.state, seat, seeded(luck))
    for face in Face:
        for part in (None, *map(Part, PARTS)):
            sights = [look(state, seat)._replace(part=part) for state in (again, there.state)]
            hands = [raw(family.hand(seen, None, face)) for seen in sights]
            assert hands[0] == hands[1]
    unknown = redeal(there.state, None, seeded(luck))
    assert raw(family.table(look(unknown))) == raw(family.table(look(there.state)))
    for state in (again, unknown):
        assert raw(sheets_screen(look(state, seat))) == raw(sheets_screen(look(there.state, seat)))
    for clicked in asked(there.state):
        assert outcome(again, seat, clicked) == outcome(there.state, seat, clicked)
    for name in ("/lay", "/take"):
        lists = [family.complete(look(state, seat), Click(name), "card", "") for state in (again, there.state)]
        assert lists[0] == lists[1]


def asked(state: State) -> list[Click]:
    """Clicks and commands of all kinds."""
    here = (state.round, state.trick)
    clicks = [click("take", *here, owner) for owner in range(len(state.players))]
    for card in CARDS:
        clicks += [click("lay", *here, card), command("lay", card), command("take", card)]
    return clicks


def outcome(state: State, seat: Seat, clicked: Click) -> str:
    """What a click brings about, as far as this seat hears of it."""
    try:
        found = answer(state, seat, clicked)
        assert isinstance(found, Play)
        (move,) = moves(state, seat, clicked)
        GAME.decide(state, seat, move, seeded(1))
        return repr(move)
    except Refusal as refused:
        return said(refused.reason, refused.facts)


# When a new hand message arrives

START = table("red-1 red-2", "blue-1 blue-2", "green-1 green-2", "yellow-1 yellow-2")
LED = lay(START, 0, "red-1")
UP = trick(START, "red-1", "blue-1", "green-1", "yellow-1")


def alerted(before: State | None, after: State) -> list[Seat]:
    """Who gets a new hand message."""
    seats = range(len(after.players))
    return [
        seat
        for seat in seats
        if family.alert(None if before is None else GAME.view(before, seat), GAME.view(after, seat), seat)
    ]


@pytest.mark.parametrize(
    ("before", "after", "seats"),
    [
        (None, START, [0]),
        (START, LED, [1, 2, 3]),
        (LED, lay(LED, 2, "green-1"), []),
        (lay(LED, 2, "green-1"), lay(lay(LED, 2, "green-1"), 2, "green-2"), []),
        (lay(lay(LED, 2, "green-1"), 3, "yellow-1"), UP, [0]),
        (UP, take(UP, 0, "green-1"), [2]),
        (take(UP, 0, "green-1"), take(take(UP, 0, "green-1"), 2, "blue-1"), [3]),
    ],
    ids=["deal", "lead", "lay", "exchange", "turned up", "take", "next lead"],
)
def test_who_is_newly_waited_for_gets_a_new_message(before: State | None, after: State, seats: list[Seat]) -> None:
    assert alerted(before, after) == seats


@pytest.mark.parametrize(
    ("before", "after", "same"),
    [
        (START, LED, False),
        (LED, lay(LED, 2, "green-1"), True),
        (lay(lay(LED, 2, "green-1"), 3, "yellow-1"), UP, False),
        (UP, take(UP, 0, "green-1"), True),
        (take(UP, 0, "green-1"), take(take(UP, 0, "green-1"), 2, "blue-1"), False),
    ],
    ids=["lead", "lay", "turned up", "take", "next lead"],
)
def test_the_table_asks_the_same_within_a_phase_of_a_trick(before: State, after: State, *, same: bool) -> None:
    assert family.asks_the_same(GAME.view(before, None), GAME.view(after, None)) == same
