"""A story over the small Discord: a bot with three shards, two servers of different shards, direct messages."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.page_words import page_words
from bot.playground import Limits, playground
from bot.playground.world.places import Channel
from tests.playground.page import Page, Payload, page_at, words
from tests.playground.playing import NAMES, Company, control
from tests.playground.process import bot_on
from tests.playground.servers import SHARDS, server_on
from tests.playground.test_stories import Evening

HERE, THERE = 1, 2
"""The shards that hear of the two servers on which people play."""


@asynccontextmanager
async def sharded(folder: Path) -> AsyncIterator[tuple[Evening, Channel]]:
    """An evening on one of two servers of which different shards hear, and the channel of the other."""
    limits = Limits(shards=SHARDS, concurrency=SHARDS)
    async with playground(folder / "small-discord.sqlite3", port=0, words=page_words(), limits=limits) as here:
        home, other = server_on(here, HERE), server_on(here, THERE)
        async with page_at(here.page) as page, bot_on(folder, here) as bot:
            page.home = str(home.id)
            yield Evening(here, page, Company(page, folder), bot), other
            assert "We are being rate limited" not in bot.said


def _lobby(page: Page, channel: Channel, *names: str) -> Payload | None:
    """The newest message there that names all of these, and has a button to join."""
    found = [one for one in page.messages(str(channel.id)) if control(one, "join")]
    return next((one for one in reversed(found) if all(name in words(one) for name in names)), None)


@pytest.mark.long
async def test_games_go_on_whatever_befalls_one_of_the_shards(tmp_path: Path) -> None:
    async with sharded(tmp_path) as (now, other):
        gateway = now.here.small_discord.gateway
        await now.company.open()
        # Their hands are direct messages, of which the first shard hears; the table's server is another's.
        await now.company.step("plant")
        assert "3 shards; 3 of them may log in" in now.bot.said

        # The table's shard loses its socket: what people did on the server meanwhile is told when it resumes.
        await gateway.disconnect(shard=HERE)
        table = await now.company.table("hand")
        # Whoever looks there has their hand there: it is somebody for whom the game does not wait.
        waited_for, *_ = await now.page.until(now.company.to_act)
        onlooker = next(name for name in NAMES if name != waited_for)
        shown = await now.page.click(onlooker, table, control(table, "hand"))
        assert shown["outcome"] == "ok"
        await now.bot.until(f"Shard ID {HERE} has successfully RESUMED session")

        # It has to log in anew; the other servers, and direct messages, are heard all the while.
        await gateway.disconnect(shard=HERE, forget=True)
        await now.bot.until(f"Shard ID {HERE} session has been invalidated")
        opened = await now.page.command("Ana", "play", channel=str(other.id), computers=0)
        assert opened["outcome"] == "ok"
        lobby = await now.page.until(lambda: _lobby(now.page, other, "Ana"))
        assert (await now.page.click("Ben", lobby, control(lobby, "join")))["outcome"] == "ok"
        await now.page.until(lambda: _lobby(now.page, other, "Ana", "Ben"))
        before = now.company.events()
        name, hand, found = await now.page.until(now.company.to_act)
        assert hand["channel_id"] == now.page.dm(name)
        assert (await now.page.click(name, hand, found))["outcome"] == "ok"
        assert now.company.events() > before
        await now.bot.until(f"Shard ID {HERE} has connected to Gateway", times=2)
        await now.page.until(lambda: now.page.online)
        await now.company.play(3)
        for shard in range(SHARDS):
            assert now.bot.said.count(f"Shard ID {shard} has connected to Gateway") == 1 + (shard == HERE)

        # And after a restart, both tables are there.
        assert await now.bot.end() == 0
        async with bot_on(tmp_path, now.here) as again:
            await now.page.until(lambda: now.page.online)
            lobby = await now.page.until(lambda: _lobby(now.page, other, "Ana", "Ben"))
            assert (await now.page.click(NAMES[0], lobby, control(lobby, "join")))["outcome"] == "ok"
            await now.page.until(lambda: _lobby(now.page, other, *NAMES))
            await now.company.play(3)
            assert len([one for one in now.page.public() if control(one, "hand")]) == 1
            assert "Traceback" not in again.said
