"""Several shards: what one of them cannot hear is not the others' matter."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.store import Status, tables_in
from tests.cogs.mishaps import told
from tests.cogs.test_opening import ended
from tests.cogs.test_story_pace import open_table
from tests.cogs.world import World, world

NAMES = ("Ana", "Ben", "Cleo")
SHARDS = 3
LIVE = 600
"""Seconds in which everybody's time is over."""


async def beans(here: World) -> None:
    """A table of everybody's on the server of shard 1."""
    await open_table(here, *NAMES)


async def elsewhere(here: World) -> None:
    """A table of Dora's with computers on a server of shard 2."""
    guild = here.env.create_guild("Elsewhere", shard_id=2)
    channel = guild.create_text_channel("table")
    dora = guild.add_member(here.env.create_user("dora", global_name="Dora"))
    await dora.slash(channel, "play", pace="live", computers=2)
    await dora.click(channel.history()[-1], custom_id="bean:2:start")


async def done(here: World) -> tuple[int, int]:
    """How much has happened at both tables."""
    return (await here.bot.tables.get(1)).sequence, (await here.bot.tables.get(2)).sequence


async def lose(here: World, shard: int) -> None:
    """This shard loses its connection, and all that people do is not heard."""
    here.bot.dispatch("shard_disconnect", shard)
    await here.env.settle()


@pytest.mark.long
async def test_clocks_stand_still_where_a_shard_is_lost_and_go_on_elsewhere(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES, shards=SHARDS) as here:
        await beans(here)
        await elsewhere(here)
        ours, theirs = await done(here)
        await lose(here, 1)
        await here.env.advance_time(LIVE)
        assert (await done(here))[0] == ours
        assert (await done(here))[1] > theirs
        # Another shard that comes back is not this one.
        here.bot.dispatch("shard_resumed", 2)
        await here.env.advance_time(LIVE)
        assert (await done(here))[0] == ours
        here.bot.dispatch("shard_resumed", 1)
        await here.env.settle()
        # The time without it did not count: they have some again.
        assert (await done(here))[0] == ours
        (clock,) = (await here.bot.tables.get(1)).clocks.values()
        assert clock.due_at > int(here.env.now().timestamp()) + 50
        await here.env.advance_time(LIVE)
        assert (await done(here))[0] > ours
        assert not here.env.errors


@pytest.mark.long
async def test_without_the_shard_of_direct_messages_all_clocks_stand_still(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES, shards=SHARDS) as here:
        await beans(here)
        await elsewhere(here)
        before = await done(here)
        await lose(here, 0)
        await here.env.advance_time(LIVE)
        assert await done(here) == before
        # It had to log in anew.
        here.bot.dispatch("shard_ready", 0)
        await here.env.settle()
        await here.env.advance_time(6)
        assert await done(here) == before
        await here.env.advance_time(LIVE)
        assert min(await done(here)) > max(0, min(before))
        assert not here.env.errors


async def test_a_minute_without_direct_messages_is_given_back_on_all_servers(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES, shards=SHARDS) as here:
        await beans(here)
        before = (await here.bot.tables.get(1)).sequence
        await here.env.advance_time(110)
        await lose(here, 0)
        # Meanwhile the three minutes are over.
        await here.env.advance_time(80)
        here.bot.dispatch("shard_resumed", 0)
        await here.env.settle()
        await here.env.advance_time(6)
        assert (await here.bot.tables.get(1)).sequence == before
        await here.env.advance_time(LIVE)
        assert (await here.bot.tables.get(1)).sequence > before


@pytest.mark.parametrize(("up", "reason"), [(True, "rematch-channel-gone"), (False, "rematch-not-yet")])
async def test_a_rematch_on_a_server_whose_shard_is_not_up_yet_is_put_off(
    tmp_path: Path, reason: str, *, up: bool
) -> None:
    async with world(tmp_path, *NAMES, shards=SHARDS) as here:
        await ended(here)
        guild = here.bot.get_guild(here.guild.id)
        assert guild is not None
        here.bot._connection._remove_guild(guild)
        if not up:
            here.bot._ready.clear()
        assert told(await here.click("Ben", here.hand_message("Ben"), "rematch"), reason)
        assert not await tables_in(here.database, here.channel.id, (Status.LOBBY,))
