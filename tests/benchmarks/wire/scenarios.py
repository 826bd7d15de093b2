"""What is measured: how many tables, how many clicks, how fast; and what it must come to."""

from __future__ import annotations

from typing import NamedTuple

OURS, BARE, ANSWERING = "ours", "bare", "answering"
"""Our bot; a bare one that makes the same calls; a bare one that answers each click, and does no more."""


class Goals(NamedTuple):
    """The most that is allowed; None where nothing is asked. Ratios are our bot's figure by the bare one's, which
    makes the same calls, or by that of the one that does no more than answer."""

    cpu: float = 2.0
    """Ratio of the CPU times a click."""
    median: float | None = None
    """Ratio of the median times from click to answer."""
    answering_cpu: float | None = None
    """Ratio of the CPU times a click, beside one that answers alone, while our bot shows words."""
    answering_median: float | None = None
    """Ratio of the median times, beside the same."""
    p99: float | None = None
    """Ratio of the times in which 99 of 100 clicks are answered."""
    commits: float = 1.1
    """Durable commits a move."""
    renders: float = 2.0
    """Renders a call to Discord."""
    memory: float = 100.0
    """MiB."""


class Scenario(NamedTuple):
    """Clicks at so many tables of five people; `warm_up` clicks come first and are not measured."""

    name: str
    tables: int
    clicks: int
    rate: float | None
    """Clicks a second, whether or not those before are answered; None: one at a time."""
    goals: Goals
    warm_up: int = 20
    panels: bool = False
    """Whether people play in private messages in the channel, which they open first; else in direct messages."""


IN_WORDS_AT_TEN = Goals(median=1.5, answering_cpu=2.2, answering_median=1.8)
SCENARIOS = (
    Scenario("1 table", 1, 150, None, Goals(median=1.5)),
    Scenario("10 tables", 10, 250, None, IN_WORDS_AT_TEN, warm_up=70),
    Scenario("50 tables, 20/s", 50, 300, 20, Goals(median=3)),
    Scenario("50 tables, 100/s", 50, 1000, 100, Goals(median=8), warm_up=100),
    Scenario("200 tables, 100/s", 200, 1000, 100, Goals(p99=3), warm_up=200),
    Scenario("10 in the channel", 10, 250, None, IN_WORDS_AT_TEN, warm_up=70, panels=True),
)
BETWEEN = 0.05
"""Seconds from an answer to the next click, where they come one at a time."""
BEHIND_AFTER = 2.0
"""Seconds after the last click after which nothing should be left to do."""
IN_WORDS = "IN_WORDS"
"""Set in the environment: our bot draws no pictures."""


def with_pictures(scenario: Scenario) -> Scenario:
    """The same without what is asked of words alone."""
    return scenario._replace(goals=scenario.goals._replace(answering_cpu=None, answering_median=None))


def shortened(scenario: Scenario) -> Scenario:
    """The same with few clicks, to try something out."""
    return scenario._replace(clicks=max(40, scenario.clicks // 5), warm_up=scenario.warm_up // 2)
