"""What one person has in private of a table, as Discord holds it, and what must always be true of it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from discord.utils import snowflake_time
from simcord.http import router
from simcord.results import to_discord_message

from bot.ui.controls import Control
from bot.ui.publishing.outbox.tokens import GOOD_FOR
from tests.cogs.world import World, controls, words

LOOKING = frozenset({"hand"})
"""The controls of a message that is not the panel: *Wake up*, *Play here*."""


class Watch:
    """Looks, after every step, at all that Discord holds of one table."""

    def __init__(self, here: World, table: int) -> None:
        self.here = here
        self.table = table

    def answers(self, name: str) -> list[Any]:
        """The person's private answers in the channel that have buttons of this table."""
        return [to_discord_message(self.here.env, message) for message in self._answers(name)]

    def _answers(self, name: str) -> list[Any]:
        stored = self.here.env.backend.messages.get(self.here.channel.id, {}).values()
        mine = [message for message in stored if message.is_ephemeral and message.visible_to(self.here[name].id)]
        return [message for message in mine if self.of(message)]

    def directs(self, name: str) -> list[Any]:
        """The direct messages that have buttons of this table."""
        return [to_discord_message(self.here.env, message) for message in self._directs(name)]

    def _directs(self, name: str) -> list[Any]:
        channel = self.here[name].user.dm_channel.id
        stored = self.here.env.backend.messages.get(channel, {}).values()
        return [message for message in stored if self.of(message)]

    def private(self, name: str) -> list[Any]:
        """All of these, to be read and not to be pressed: Discord's own copies of them."""
        return [*self._answers(name), *self._directs(name)]

    def of(self, message: Any) -> list[Control]:
        """The controls of this table on a message."""
        return [control for control in controls(message) if control.table == self.table]

    def acts(self, message: Any) -> bool:
        """Whether something can be done on this message but to bring the panel there."""
        return any(control.action not in LOOKING for control in self.of(message))

    def check(self, *names: str) -> None:
        """One private answer that is awake and one direct message a person at most; on one of them at most can be
        played. What fell asleep can be deleted by nobody."""
        for name in names:
            answers, directs = self._answers(name), self._directs(name)
            asleep = [message for message in answers if not self.acts(message)]
            assert len(answers) - len(asleep) <= 1, [words(message) for message in answers]
            assert len(directs) <= 1, [words(message) for message in directs]
            assert sum(map(self.acts, [*answers, *directs])) <= 1, [words(one) for one in (*answers, *directs)]
        assert not self.here.env.errors


@contextmanager
def tokens_are_young(here: World, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Let no token be used meanwhile that is over fourteen minutes old; the paths of the calls through tokens."""
    used: list[str] = []

    def dispatch(backend: Any, method: str, path: str, **more: Any) -> Any:
        _, place, *rest = path.split("/")
        if place == "webhooks" and rest[1] in backend.interaction_tokens:
            made = snowflake_time(backend.interaction_tokens[rest[1]])
            assert (here.env.now() - made).total_seconds() <= GOOD_FOR + 1, path
            used.append(path)
        return original(backend, method, path, **more)

    original = router.dispatch
    with monkeypatch.context() as patched:
        patched.setattr(router, "dispatch", dispatch)
        yield used
