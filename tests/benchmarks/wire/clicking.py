"""Sends clicks to the bot that is connected, notes when each was answered, and which calls followed it."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from bot.playground.interactions.interactions import COMPONENT
from bot.playground.small_discord import SmallDiscord
from tests.benchmarks.wire.calls import Call
from tests.benchmarks.wire.plan import Again, Planned
from tests.benchmarks.wire.screens import Screens, Target
from tests.benchmarks.wire.template import SEATS, Seated


@dataclass(slots=True, eq=False)
class Click:
    """A click that was sent, on the clock of `time.perf_counter`."""

    table: int
    at: float
    planned: Planned
    answered: asyncio.Event = field(default_factory=asyncio.Event)
    took: float | None = None
    """Seconds until the answer arrived; None as long as there is none."""


class Clicking:
    """All clicks of one run."""

    def __init__(self, here: SmallDiscord, seated: Sequence[Seated], luck: random.Random) -> None:
        self.clicks: list[Click] = []
        self.screens = Screens(here.world, seated, luck)
        self._here = here
        self._luck = luck
        self._tokens: dict[str, int] = {}
        self._last: dict[int, Click] = {}
        """The last click of each table: what happens there from now on follows it."""

    # Clicks

    def move(self, tables: int) -> Target | None:
        """Something that drives the game on at one of these tables that waits for no answer, if there is any."""
        free = [
            table for table in range(tables) if (last := self._last.get(table)) is None or last.answered.is_set()
        ]
        for table in self._luck.sample(free, len(free)):
            target = self.screens.move(table)
            if target is not None:
                return target
        return None

    def look(self, tables: int) -> Target:
        """A look at somebody's hand at one of these tables."""
        return self.screens.look(self._luck.randrange(tables))

    def open(self, number: int, tables: int) -> Target | None:
        """A look at the hand of each person in turn; None when all have looked."""
        place, table = divmod(number, tables)
        return self.screens.look(table, place) if place < SEATS else None

    def send(self, target: Target) -> Click:
        """Send a click by this person."""
        channel = int(self._here.world.messages[target.message]["channel_id"])
        nth = self.screens.posts[channel].index(target.message)
        now = time.perf_counter()
        begun = self.clicks[0].at if self.clicks else now
        _, person, _, custom_id, component = target
        planned = Planned(now - begun, person, channel, nth, custom_id, component, [])
        return self._send(target.table, target.message, planned)

    def can_send_again(self, planned: Planned) -> bool:
        """Whether there is any message where it was clicked."""
        return any(post in self._here.world.messages for post in self.screens.posts[planned.channel])

    def send_again(self, planned: Planned) -> Click:
        """Send a click that was sent to another bot; if its message is not there yet, or no longer, on the newest
        one, or the table's: whoever answers alone posts nothing."""
        table = self.screens.table_of(planned.channel)
        assert table is not None
        posts, there = self.screens.posts[planned.channel], self._here.world.messages
        nth = posts[planned.nth : planned.nth + 1]
        newest = [post for post in posts if post in there][-1:]
        message = [*(post for post in nth if post in there), *newest, self.screens.public(table)][0]
        return self._send(table, message, planned._replace(calls=[]))

    def _send(self, table: int, message: int, planned: Planned) -> Click:
        here = self._here
        shown = here.world.messages[message]
        channel = here.world.channels[int(shown["channel_id"])]
        interaction = here.interactions.create(COMPONENT, planned.person, channel, shown)
        self._tokens[interaction.token] = len(self.clicks)
        click = self._last[table] = Click(table, time.perf_counter(), planned)
        self.clicks.append(click)
        data = {"component_type": 2, "custom_id": planned.custom_id, "id": planned.component}
        here.dispatch(interaction, data)
        return click

    # What follows them

    def heard(self, call: Call) -> None:
        """Take a call: it belongs to the last click of its table, an answer to its own click."""
        parts = call.parts
        token = self._tokens.get(parts[2], -1) if parts[0] in ("webhooks", "interactions") else -1
        click = self.clicks[token] if token >= 0 else None
        if parts[0] == "interactions" and click is not None:
            if click.took is None and call.status < 300:
                click.took = call.at - click.at
                click.answered.set()
        elif click is not None:
            click = self._last[click.table]
        elif parts[0] == "channels":
            table = self.screens.table_of(int(parts[1]))
            click = None if table is None else self._last.get(table)
        if click is not None and call.status < 300:
            again = Again(call.method, call.path, call.body, token, call.made, call.file)
            click.planned.calls.append(again)
