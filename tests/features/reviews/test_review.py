"""What is chosen of a game for its review."""

from __future__ import annotations

from bot.errors import Trace
from bot.features.reviews.judging import Verdict, judge
from bot.features.reviews.review import MOST, Decided, Part, reviewed
from bot.players import Judged


def verdict(part: str, loss: float = 0.0, lead: float = 0.0) -> Verdict:
    return Verdict(Judged(part, "done", "best" if loss else "done", loss, lead or -loss))


def test_the_dearest_decisions_come_first_and_no_more_than_three() -> None:
    losses = [0.5, 2.0, 0.1, 1.0, 3.0]
    found = reviewed(
        "bohnanza", [Decided(place, place, None, verdict("planting", loss)) for place, loss in enumerate(losses)]
    )
    assert [one.judged.loss for one in found.dearest] == [3.0, 2.0, 1.0]
    assert len(found.dearest) == MOST
    assert [one.place for one in found.dearest] == [4, 1, 3]


def test_what_is_as_good_as_the_best_is_none_of_them() -> None:
    found = reviewed("bohnanza", [Decided(1, 1, None, verdict("planting", 0.2))])
    assert found.shown == ()
    assert found.parts == (Part("planting", 1, 1),)


def test_the_best_is_the_one_that_was_furthest_ahead_of_all_else() -> None:
    verdicts = [verdict("trading", lead=0.1), verdict("trading", lead=2.0), verdict("planting", 4.0)]
    found = reviewed("bohnanza", [Decided(place, place, place, one) for place, one in enumerate(verdicts)])
    assert found.best is not None
    assert (found.best.place, found.best.taker) == (1, 1)
    assert [one.place for one in found.shown] == [2, 1]


def test_each_part_is_counted_by_itself_in_the_order_of_the_game() -> None:
    verdicts = [verdict("harvesting", 1.0), verdict("planting"), verdict("planting", 0.7), verdict("trading")]
    found = reviewed("bohnanza", [Decided(place, place, None, one) for place, one in enumerate(verdicts)])
    assert found.parts == (Part("planting", 1, 2), Part("trading", 1, 1), Part("harvesting", 0, 1))


def test_nothing_to_decide_counts_nowhere_and_what_cannot_be_judged_is_told() -> None:
    found = reviewed(
        "bohnanza",
        [Decided(1, 1, None, Verdict()), Decided(2, 1, None, Verdict(fault=Trace("KeyError")))],
        4,
        told_apart=False,
    )
    assert (found.parts, found.shown, found.failed, found.stood_in) == ((), (), 1, 4)
    assert not found.told_apart


def test_one_that_cannot_be_judged_spoils_no_other() -> None:
    faults = [one.fault for one in judge("bohnanza", [("no View", "no move", None)] * 2)]
    assert [None if one is None else one.kind for one in faults] == ["AttributeError"] * 2


def test_of_one_part_in_the_same_turn_only_the_dearest_is_shown() -> None:
    losses = [(3, "trading", 1.0), (3, "trading", 2.0), (3, "planting", 0.5), (4, "trading", 0.7)]
    decided = [Decided(at, turn, None, verdict(part, loss)) for at, (turn, part, loss) in enumerate(losses)]
    assert [one.place for one in reviewed("bohnanza", decided).dearest] == [1, 3, 2]
