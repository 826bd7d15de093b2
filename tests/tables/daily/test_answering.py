"""The computers of a deal: the same moves of its person bring the same game, to the letter, in any process."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games import shorter
from bot.games.bohnanza.events import Shuffled
from bot.games.bohnanza.view import Phase
from bot.games.contract import Decision, Refusal
from bot.tables.daily.answering import Deal, in_the_place, played_out
from bot.tables.daily.luck import DailyLuck
from bot.tables.daily.week import GAMES, WEEK, Kind
from tests.breadth import examples, few
from tests.tables.daily.tries import deal_of, fingerprint, moves_of, played, strong

TWICE = shorter("twice", "amigo_1997", 5, 2, ())
"""A game in which the draw pile is reshuffled."""
MOVES = 16
"""So many times its person does something where that is enough."""


@pytest.mark.parametrize("kind", few(WEEK, WEEK[2], WEEK[-1]), ids=lambda kind: kind.key)
def test_a_deal_is_played_to_its_end_and_waits_for_its_person_alone(kind: Kind) -> None:
    deal = deal_of(3, kind)
    made = deal.begun()
    while deal.game.outcome(made.after) is None:
        view = deal.game.view(made.after, deal.person)
        waited_for = deal.person in deal.game.to_act(made.after)
        assert waited_for or (view.phase is Phase.TRADE and not view.seats[deal.person].passed)
        made = deal.answered(deal.made(made, moves_of(deal, made.after)))
    assert len(made.events) == len(made.before)


@pytest.mark.long
@examples(12)
@given(st.integers(0, 10**6), st.sampled_from(WEEK))
def test_two_people_who_play_the_same_get_the_same_game(seed: int, kind: Kind) -> None:
    """However it comes about: one plays on, the other after a restart before each of their moves."""
    whole = played(deal_of(seed, kind), MOVES)
    again = deal_of(seed, kind)
    events = again.begun().events
    for _ in range(MOVES):
        state = again.game.replay(kind.players, events)
        made: Decision[Any, Any] = Decision((), state, ())
        events += again.answered(again.made(made, moves_of(again, state))).events
    assert events == whole.events


def test_it_is_the_same_in_another_process() -> None:
    """Nothing may follow from the order of a set, which differs from process to process."""
    key = "daily_high_bohn_4_1"
    code = f"from tests.tables.daily.tries import fingerprint\nprint(fingerprint({key!r}, {MOVES}))"
    # Some other order of sets than here.
    seed = "1" if os.environ.get("PYTHONHASHSEED") != "1" else "2"
    run = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONHASHSEED": seed},
        capture_output=True,
        check=True,
        text=True,
    )
    assert run.stdout.strip() == fingerprint(key, MOVES)


@pytest.mark.long
def test_what_is_reshuffled_depends_on_play_and_the_luck_does_not() -> None:
    seed = b"a day"
    deal = Deal(TWICE, seed, 2, 5)
    shuffled = []
    for made in (played(deal), played_out(deal)):
        found = [event.draw_pile for event in made.events if isinstance(event, Shuffled)]
        assert len(found) == 1
        shuffled.append(found[0])
    one, other = shuffled
    assert set(one) != set(other), "they played differently"
    assert one == DailyLuck(seed, 1).shuffle(sorted(one))
    both = set(one) & set(other)
    assert [card for card in one if card in both] == [card for card in other if card in both]


def test_the_computers_wait_until_the_person_is_done_and_then_go_on() -> None:
    deal = deal_of(3)
    made = deal.begun()
    seen = Counter[str]()
    while deal.game.outcome(made.after) is None:
        view = deal.game.view(made.after, deal.person)
        if view.phase is Phase.TRADE and view.active != deal.person:
            seen["waits"] += 1
            assert deal.answered(Decision((), made.after, ())).events == (), "nothing happens by itself"
        made = deal.answered(deal.made(made, moves_of(deal, made.after)))
    assert seen["waits"] > 5


@pytest.mark.long
def test_whoever_is_done_by_default_is_not_waited_for() -> None:
    deal = deal_of(3)._replace(by_default=True)
    made = deal.begun()
    while deal.game.outcome(made.after) is None:
        assert deal.person in deal.game.to_act(made.after)
        made = deal.answered(deal.made(made, moves_of(deal, made.after)))


@pytest.mark.long
def test_a_computer_whose_move_is_refused_makes_the_simplest(monkeypatch: pytest.MonkeyPatch) -> None:
    refused: list[object] = []

    class Strict(type(GAMES[WEEK[0].key])):  # type: ignore[misc]  # Its game, which refuses one move.
        def decide(self, state: object, seat: int, move: object, chance: object) -> object:
            if type(move).__name__ == "MakeOffer" and not refused:
                refused.append(move)
                raise Refusal("no-such-thing")
            return super().decide(state, seat, move, chance)

    deal = deal_of(3)
    strict = Strict.__new__(Strict)
    strict.__dict__.update(deal.game.__dict__)
    made = played(deal._replace(game=strict))
    assert refused
    assert deal.game.outcome(made.after) is not None


@pytest.mark.parametrize("kind", few(WEEK, WEEK[-1]), ids=lambda kind: kind.key)
def test_a_computer_plays_the_whole_deal_in_the_person_s_place(kind: Kind) -> None:
    deal = deal_of(7, kind)
    made = played_out(deal)
    outcome = deal.game.outcome(made.after)
    assert outcome is not None
    assert len(outcome.standings) == kind.players
    assert played_out(deal).events == made.events
    assert made.events[0] == played(deal, 0).events[0], "it got the same cards"


@pytest.mark.long
def test_nobody_is_stuck_where_a_player_wants_nothing() -> None:
    deal = deal_of(3)
    made = deal.begun()
    while deal.game.outcome(made.after) is None:
        moves = in_the_place(deal, made.after, lambda view, chance: None)
        assert moves
        made = deal.answered(deal.made(made, moves))
    assert strong(deal) is not None
