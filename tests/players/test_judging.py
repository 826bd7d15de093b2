"""Decisions beside the best: what the best computer does is as good as the best, by what the seat saw alone."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import pytest

from bot.games import CATALOGUE
from bot.games.bohnanza.cards import Card
from bot.games.bohnanza.moves import BuyField, Decline, Harvest, MakeOffer, Plant
from bot.games.bohnanza.view import view
from bot.games.chance import seeded
from bot.games.contract import Seat
from bot.players import FAMILIES, Judged
from bot.players.hint import Reason
from bot.players.judging import judged
from bot.simulate.playing import play
from bot.tables.replays.course import Course, Decision
from bot.tables.replays.replays import course_of
from tests.benchmarks.review import REDEAL
from tests.games.bohnanza.tables import table


class Known(NamedTuple):
    """A decision of a game that computers have played, and how it is judged."""

    seat: Seat
    decision: Decision
    judged: Judged | None


@cache
def course(key: str, player: str) -> Course:
    game = CATALOGUE[key]
    count = max(2, min(game.players[-1], 3))
    return course_of(game, count, play(game, FAMILIES[game.family], (player,) * count, "judging").events)


def decisions(key: str, player: str, seat: Seat = 0) -> Iterator[Known]:
    judge = FAMILIES[CATALOGUE[key].family].judge
    for one in course(key, player).decisions(seat):
        yield Known(seat, one, judge(*one[1:]))


@pytest.mark.parametrize("key", [key for key in CATALOGUE if key != "nicht_die_bohne"])
def test_what_the_best_computer_does_is_nearly_always_as_good_as_the_best(key: str) -> None:
    """Not always: it buys and harvests what is full by rules of its own, and weighs each answer by itself."""
    found = [one.judged for one in decisions(key, "hard") if one.judged is not None]
    good = [one for one in found if one.loss <= FAMILIES["bohnanza"].as_good]
    weak = [one.judged for one in decisions(key, "easy") if one.judged is not None]
    assert len(found) > 10
    assert len(good) >= 0.9 * len(found)
    assert sum(one.loss for one in weak) / len(weak) > 2 * sum(one.loss for one in found) / len(found)


def test_in_nicht_die_bohne_the_best_computer_loses_less_than_a_beginner() -> None:
    lost = {}
    for player in ("hard", "easy"):
        found = [one.judged.loss for one in decisions("nicht_die_bohne", player) if one.judged is not None]
        lost[player] = sum(found) / len(found)
    assert 2 * lost["hard"] < lost["easy"]


@pytest.mark.parametrize("key", CATALOGUE)
def test_a_decision_is_judged_by_what_its_seat_saw_and_never_by_the_next_card(key: str) -> None:
    game, played = CATALOGUE[key], course(key, "easy")
    judge, luck = FAMILIES[game.family].judge, seeded(1)
    for one in list(played.decisions(0))[::9]:
        other = REDEAL[game.family](played._states[one.place - 1], 0, luck)
        assert judge(game.view(other, 0), one.move, one.taker) == judge(*one[1:])


@pytest.mark.parametrize("key", CATALOGUE)
def test_every_part_of_a_game_is_one_that_its_family_tells_of(key: str) -> None:
    parts = {one.judged.part for one in decisions(key, "easy") if one.judged is not None}
    assert parts <= set(FAMILIES[CATALOGUE[key].family].parts)
    assert len(parts) >= 2


def test_a_decision_with_one_way_alone_is_none() -> None:
    assert judged("planting", Plant(Card("red-1"), 0), [(Plant(Card("red-1"), 0), 1.0)]) is None
    assert (
        judged(
            "planting", Plant(Card("red-1"), 0), [(Plant(Card("red-1"), 1), 1.0), (Plant(Card("red-1"), 2), 2.0)]
        )
        is None
    )


def test_what_costs_is_told_from_what_was_best() -> None:
    ways: list[tuple[Any, float]] = [(Harvest(0), 1.0), (Decline(0), 2.5), (None, 0.5)]
    found = judged("trading", Harvest(0), ways)
    assert found is not None
    assert (found.best, found.loss, found.lead) == (Decline(0), 1.5, -1.5)
    assert type(found.best) is Decline
    found = judged("trading", Decline(0), ways)
    assert found is not None
    assert (found.best, found.loss, found.lead) == (Decline(0), 0.0, 1.5)


def test_trading_counts_answers_and_offers_that_were_taken() -> None:
    for key in ("rio_grande_2000", "high_bohn"):
        for one in decisions(key, "easy"):
            if one.judged is not None and one.judged.part == "trading":
                assert isinstance(one.decision.move, MakeOffer) == (one.decision.taker is not None)
    judge = FAMILIES["bohnanza"].judge
    offers = [one.decision for one in decisions("rio_grande_2000", "easy") if one.decision.taker is not None]
    assert offers
    assert all(judge(one.view, one.move, None) is None for one in offers), "nobody took it"


def test_of_a_field_bought_late_is_said_how_little_of_the_game_is_left() -> None:
    state = table(
        players=4, thalers=["stink×5"], fields=["red×2 blue"], hands=["soy"], exhaustions=2, draw="green×3"
    )
    found = FAMILIES["bohnanza"].judge(view(state, 0), BuyField(), None)
    assert found is not None
    assert found.reason == Reason("hint-field-late", {"cards": 3, "times": 1})
