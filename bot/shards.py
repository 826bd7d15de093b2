"""The bot's connections to Discord, its shards: each hears of some servers, the first of direct messages, too."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Any

from discord.ext import commands

if TYPE_CHECKING:
    from yarl import URL

log = logging.getLogger(__name__)

FIRST = 0
"""The shard that hears of direct messages."""
BETWEEN = 5.0
"""Seconds between two logins of shards that Discord counts together."""


class ShardedBot(commands.AutoShardedBot):
    """A bot with as many shards as it was told, or else as Discord advises: one for every thousand servers or so.

    Where one is lost the others go on; discord.py connects it again, one after the other.
    """

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._at_once = 1
        self._may_log_in: dict[int, float] = {}
        """From when on the next of the shards that count together may log in, by what they have in common."""
        self._launching = self._again = False

    async def ask_for_shards(self) -> None:
        """Ask Discord how many shards it advises and how they may log in; raises what a call may."""
        advised, _, limit = await self.http.get_bot_gateway()
        count = self.shard_count = self.shard_count or advised
        self._at_once = limit["max_concurrency"]
        if count > 1:
            log.info("%d shards; %d of them may log in every %d seconds", count, self._at_once, BETWEEN)
        if count < advised:
            log.warning("Discord advises %d shards, and [discord] shards says %d: leave it out", advised, count)
        if limit["remaining"] < count:
            # Whoever goes on gets the token reset.
            minutes = limit["reset_after"] / 60_000
            log.error("Discord allows %d more logins today; going on in %d minutes", limit["remaining"], minutes)
            await asyncio.sleep(minutes * 60)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until this shard may log in: some may at once, depending on their numbers, others seconds later."""
        key, now = (shard_id or FIRST) % self._at_once, time.monotonic()
        moment = max(now, self._may_log_in.get(key, now))
        self._may_log_in[key] = moment + BETWEEN
        await asyncio.sleep(moment - now)

    async def launch_shard(self, gateway: URL, shard_id: int, *, initial: bool = False) -> None:
        """Connect a shard for the first time, however long that takes, until the bot is closed.

        discord.py tries again by calling itself: after an hour that is too deep, and it goes on though the bot is
        closed.
        """
        self._again = True
        if self._launching:
            return
        self._launching = True
        try:
            while self._again and not self.is_closed():
                self._again = False
                await super().launch_shard(gateway, shard_id, initial=initial)
        finally:
            self._launching = False

    def lost(self) -> list[int]:
        """Give the shards that are not connected now."""
        there = self.shards
        numbers = range(self.shard_count or 1)
        return [number for number in numbers if number not in there or there[number].is_closed()]
