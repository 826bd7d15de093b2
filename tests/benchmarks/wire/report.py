"""Tables of what was measured, and whether the goals are met."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from tests.benchmarks.wire.measuring import Run
from tests.benchmarks.wire.scenarios import BEHIND_AFTER, Scenario

Figure: TypeAlias = Callable[[Run], float]

NEVER = 3.0
"""Seconds that a click without an answer counts as: Discord waits no longer."""


def cpu_a_click(run: Run) -> float:
    """Milliseconds of CPU."""
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
    """MiB of all processes at the end."""
    return run.memory


BOTH: Sequence[tuple[str, Figure, str]] = (
    ("CPU a click, ms", cpu_a_click, ".2f"),
    ("of it in processes beside the bot's own, ms", lambda run: run.workers / len(run.took) * 1000, ".2f"),
    ("click → answer, median, ms", median, ".1f"),
    ("click → answer, p99, ms", p99, ".1f"),
    ("clicks not answered", unanswered, ".0f"),
    (f"calls later than {BEHIND_AFTER:.0f} s after the last click", lambda run: run.behind, ".0f"),
    ("tables that waited by intention, as late", lambda run: run.waited, ".0f"),
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
    ("moves a click", lambda run: run.moves / len(run.took), ".2f"),
    ("durable commits a move", commits_a_move, ".2f"),
    ("renders a call to Discord", renders_a_call, ".2f"),
)


def heading(scenario: Scenario, runs: int) -> str:
    """The scenario in one line, above the columns."""
    how = "one at a time" if scenario.rate is None else f"{scenario.rate:g} clicks/s"
    title = f"\n{scenario.name} ({scenario.clicks} clicks, {how}; median of {runs})"
    return f"{title}\n{'':46}{'ours':>10}{'bare':>10}{'ratio':>8}"


def rows(ours: Sequence[Run], bare: Sequence[Run]) -> Iterator[str]:
    """Each figure on a line."""
    for words, figure, form in BOTH:
        mine, theirs = _median(ours, figure), _median(bare, figure)
        ratio = f"{mine / theirs:8.2f}" if theirs else ""
        yield f"{words:46}{mine:>10{form}}{theirs:>10{form}}{ratio}"
    for words, figure, form in OURS_ALONE:
        yield f"{words:46}{_median(ours, figure):>10{form}}"


def verdicts(scenario: Scenario, ours: Sequence[Run], bare: Sequence[Run]) -> Iterator[str]:
    """Each goal on a line: what it is, what came out, whether it is met."""
    goals = scenario.goals
    for words, figure, most in (
        ("CPU a click, by bare", cpu_a_click, goals.cpu),
        ("median, by bare", median, goals.median),
        ("p99, by bare", p99, goals.p99),
    ):
        if most is not None:
            yield _verdict(scenario, words, _median(ours, figure) / _median(bare, figure), most)
    yield _verdict(scenario, "commits a move", _median(ours, commits_a_move), goals.commits)
    yield _verdict(scenario, "renders a call", _median(ours, renders_a_call), goals.renders)
    yield _verdict(scenario, "memory, MiB", _median(ours, memory), goals.memory)
    yield _verdict(scenario, "clicks not answered", _median(ours, unanswered), 0)
    yield _verdict(scenario, "calls too late", _median(ours, lambda run: run.behind), 0)


def _verdict(scenario: Scenario, words: str, found: float, most: float) -> str:
    return f"{scenario.name:20}{words:24}{found:8.2f}   at most {most:<5g}{'met' if found <= most else 'MISSED'}"


def _median(runs: Sequence[Run], figure: Figure) -> float:
    return statistics.median(map(figure, runs))


def _took(run: Run) -> list[float]:
    return [NEVER if seconds is None else seconds for seconds in run.took]
