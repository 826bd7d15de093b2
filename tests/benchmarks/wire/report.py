"""Tables of what was measured, and whether the goals are met."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from tests.benchmarks.wire.measuring import Run
from tests.benchmarks.wire.scenarios import BEHIND_AFTER, Scenario

Runs: TypeAlias = Sequence[Run]
Figure: TypeAlias = Callable[[Run], float]

NEVER = 3.0
"""Seconds that a click without an answer counts as: Discord waits no longer."""


def cpu_a_click(run: Run) -> float:
    """Milliseconds of CPU on the machine, workers included."""
    return (run.cpu + run.workers) / len(run.took) * 1000


def cpu_of_the_loop(run: Run) -> float:
    """Milliseconds of CPU a click in the process of the event loop."""
    return run.cpu / len(run.took) * 1000


def median(run: Run) -> float:
    """Milliseconds from click to answer."""
    return statistics.median(_took(run)) * 1000


def p99(run: Run) -> float:
    """Milliseconds in which 99 of 100 clicks are answered."""
    return statistics.quantiles(_took(run), n=100)[98] * 1000


def unanswered(run: Run) -> float:
    """Clicks."""
    return run.took.count(None)


def commits_a_move(run: Run) -> float:
    """Durable commits."""
    return run.commits / max(1, run.moves)


def renders_a_call(run: Run) -> float:
    """Messages rendered."""
    return run.renders / max(1, run.calls)


def memory(run: Run) -> float:
    """MiB of the bot's own process at the end."""
    return run.memory


BOTH: Sequence[tuple[str, Figure, str]] = (
    ("CPU a click, ms", cpu_a_click, ".2f"),
    ("click → answer, median, ms", median, ".1f"),
    ("click → answer, p99, ms", p99, ".1f"),
    ("clicks not answered", unanswered, ".0f"),
    (f"calls later than {BEHIND_AFTER:.0f} s after the last click", lambda run: run.behind, ".0f"),
    ("edits that waited by intention, as late", lambda run: run.waited, ".0f"),
    ("calls to Discord a click", lambda run: run.calls / len(run.took), ".2f"),
    ("calls a click that count for its limit of all", lambda run: run.counted / len(run.took), ".2f"),
    ("kB sent a click", lambda run: run.sent / len(run.took) / 1000, ".2f"),
    ("memory, MiB", memory, ".0f"),
    ("clicks a second", lambda run: len(run.took) / run.clicking, ".0f"),
    ("small Discord and driver, share of a core", lambda run: run.driver / run.clicking, ".0%"),
    ("anything else, share of a core", lambda run: run.others, ".0%"),
    ("a durable write on this disk, ms", lambda run: run.disk * 1000, ".2f"),
)
OURS_ALONE: Sequence[tuple[str, Figure, str]] = (
    ("CPU a click without workers, ms", cpu_of_the_loop, ".2f"),
    ("memory of the workers, MiB", lambda run: run.below, ".0f"),
    ("moves a click", lambda run: run.moves / len(run.took), ".2f"),
    ("durable commits a move", commits_a_move, ".2f"),
    ("renders a call to Discord", renders_a_call, ".2f"),
)


def heading(scenario: Scenario, runs: int) -> str:
    """The scenario in one line, above the columns: our bot's, and each of the bare ones' with the ratio to it."""
    how = "one at a time" if scenario.rate is None else f"{scenario.rate:g} clicks/s"
    title = f"\n{scenario.name} ({scenario.clicks} clicks, {how}; median of {runs})"
    return f"{title}\n{'':46}{'ours':>10}{'same calls':>12}{'ratio':>7}{'answer alone':>14}{'ratio':>7}"


def rows(ours: Runs, bare: Runs, answering: Runs) -> Iterator[str]:
    """Each figure on a line, then the calls by what was clicked."""
    for words, figure, form in BOTH:
        mine = _median(ours, figure)
        yield f"{words:46}{mine:>10{form}}{_beside(mine, bare, figure, form, 12)}" + _beside(
            mine, answering, figure, form, 14
        )
    for words, figure, form in OURS_ALONE:
        yield f"{words:46}{_median(ours, figure):>10{form}}"
    yield from _kinds_of_calls(ours)


def _beside(mine: float, runs: Runs, figure: Figure, form: str, width: int) -> str:
    theirs = _median(runs, figure)
    return f"{theirs:>{width}{form}}" + (f"{mine / theirs:7.2f}" if theirs else f"{'':7}")


def _kinds_of_calls(ours: Runs) -> Iterator[str]:
    """The calls a click by their kind, of all clicks and of each kind of click; in the first of the runs."""
    run = ours[0]
    clicked = {"all clicks": run.kinds + Counter({"": len(run.took)})} | run.following
    yield f"{'calls a click, by what was clicked':46}" + "".join(f"{action:>15}" for action in clicked)
    yield f"{'  clicks':46}" + "".join(f"{calls['']:>15}" for calls in clicked.values())
    for kind in sorted(run.kinds, key=lambda kind: -run.kinds[kind]):
        yield f"  {kind:44}" + "".join(f"{calls[kind] / calls['']:>15.2f}" for calls in clicked.values())


def verdicts(scenario: Scenario, ours: Runs, bare: Runs, answering: Runs) -> Iterator[str]:
    """Each goal on a line: what it is, what came out, whether it is met."""
    goals = scenario.goals
    for words, figure, most, beside in (
        ("CPU a click, by same calls", cpu_a_click, goals.cpu, bare),
        ("median, by same calls", median, goals.median, bare),
        ("CPU a click, by answer alone", cpu_a_click, goals.answering_cpu, answering),
        ("median, by answer alone", median, goals.answering_median, answering),
        ("p99, by same calls", p99, goals.p99, bare),
    ):
        if most is not None:
            yield _verdict(scenario, words, _median(ours, figure) / _median(beside, figure), most)
    yield _verdict(scenario, "commits a move", _median(ours, commits_a_move), goals.commits)
    yield _verdict(scenario, "renders a call", _median(ours, renders_a_call), goals.renders)
    yield _verdict(scenario, "memory, MiB", _median(ours, memory), goals.memory)
    yield _verdict(scenario, "clicks not answered", _median(ours, unanswered), 0)
    yield _verdict(scenario, "calls too late", _median(ours, lambda run: run.behind), 0)


def _verdict(scenario: Scenario, words: str, found: float, most: float) -> str:
    return f"{scenario.name:20}{words:30}{found:8.2f}   at most {most:<5g}{'met' if found <= most else 'MISSED'}"


def _median(runs: Sequence[Run], figure: Figure) -> float:
    return statistics.median(map(figure, runs))


def _took(run: Run) -> list[float]:
    return [NEVER if seconds is None else seconds for seconds in run.took]
