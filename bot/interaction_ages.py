"""How old clicks and commands are when they arrive: after a torn connection Discord delivers old ones again."""

from __future__ import annotations

import math
import time
from collections.abc import Callable

import discord

LATEST = 3.0
"""Seconds that Discord waits for the first answer; then whoever clicked reads that it failed."""
REMEMBERED = 1800.0
"""For so many seconds at least, and twice as many at most, it is remembered how fast clicks arrive."""


class InteractionAges:
    """Tells the age of an interaction by Discord's own clock, which its id holds.

    This machine's clock may be wrong. So what counts is how much longer an interaction was on its way than others
    lately. The machine's clock is asked only where there were no others, and `confirm` then corrects what it said.
    """

    def __init__(
        self, elapsed: Callable[[], float] = time.monotonic, wall: Callable[[], float] = time.time
    ) -> None:
        self._elapsed = elapsed
        self._wall = wall
        self._began = -math.inf
        self.newest = 0.0
        """When the newest interaction was made, in unix seconds by Discord's clock; 0 before the first."""
        self._smallest = self._smallest_before = math.inf
        """The smallest delay of this half-hour and of the last one, by a clock whose zero means nothing."""

    def age(self, interaction_id: int) -> float:
        """How many seconds ago this interaction, which has just arrived, was made."""
        delay = self._delay(interaction_id)
        smallest = min(self._smallest, self._smallest_before)
        if smallest == math.inf:
            smallest = self._elapsed() - self._wall()
        age = max(0.0, delay - smallest)
        if age <= LATEST:
            self._smallest = min(self._smallest, delay)
        return age

    def confirm(self, interaction_id: int) -> None:
        """Note that Discord has just taken an answer to this interaction: it was not as old as it seemed."""
        self._smallest, self._smallest_before = self._delay(interaction_id), math.inf

    def _delay(self, interaction_id: int) -> float:
        now = self._elapsed()
        if now - self._began > REMEMBERED:
            recent = now - self._began <= 2 * REMEMBERED
            self._smallest_before = self._smallest if recent else math.inf
            self._smallest, self._began = math.inf, now
        made = discord.utils.snowflake_time(interaction_id).timestamp()
        self.newest = max(self.newest, made)
        return now - made
