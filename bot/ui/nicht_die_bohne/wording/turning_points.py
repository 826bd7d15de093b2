"""The steps of a game of Nicht die Bohne at which most was decided, by what everybody saw."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bot.games.contract import Seat
from bot.games.nicht_die_bohne.view import View
from bot.tables.replays.course import Step
from bot.ui.screens import Turning

TAKEN = frozenset({"taken", "token-taken"})


def turning_points(steps: Iterable[Step]) -> Sequence[Turning]:
    """The best round, the worst one if it cost points, the card that cost most, and the round after which the lead
    changed for the last time; as they came."""
    known = list(steps)
    rounds = [(step.number, news.scores) for step in known for news in step.told if news.what == "round-ended"]
    found = [*_lead(rounds), *_rounds(rounds), *_card(known)]
    # One step may be several of them: then it is the first.
    return sorted({one.number: one for one in reversed(found)}.values())


def _rounds(rounds: Sequence[tuple[int, tuple[int, ...]]]) -> Iterator[Turning]:
    played = [(points, step, seat) for step, scores in rounds for seat, points in enumerate(scores)]
    if not played:
        return
    best, step, seat = max(played, key=lambda one: one[0])
    yield Turning(step, "best-round", seat, best)
    worst, step, seat = min(played, key=lambda one: one[0])
    if worst < 0:
        yield Turning(step, "worst-round", seat, -worst)


def _lead(rounds: Sequence[tuple[int, tuple[int, ...]]]) -> Iterator[Turning]:
    """The last round after which somebody else had more points than anybody."""
    leader: Seat | None = None
    totals: list[int] = []
    last = []
    for step, scores in rounds:
        totals = [had + points for had, points in zip(totals or [0] * len(scores), scores, strict=True)]
        best = max(totals)
        if totals.count(best) > 1:
            continue
        now = totals.index(best)
        if leader not in (None, now):
            last = [Turning(step, "lead-after-round", now, best, leader)]
        leader = now
    yield from last


def _card(steps: Sequence[Step]) -> Iterator[Turning]:
    """The card that cost whoever took it most points at once."""
    before: tuple[int, ...] = ()
    costs: list[tuple[int, int, Seat]] = []
    for step in steps:
        view: View = step.look()
        now = tuple([seat.value for seat in view.seats])
        takers = {news.seat or 0 for news in step.told if news.what in TAKEN}
        # The last card of a round is followed by an empty area.
        if before and not any(news.what == "round-ended" for news in step.told):
            costs += [(before[seat] - now[seat], -step.number, seat) for seat in takers]
        before = now
    if costs and max(costs)[0] > 0:
        points, number, seat = max(costs)
        yield Turning(-number, "costly-card", seat, points)
