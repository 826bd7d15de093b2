"""Messages that disappear, grow old or scroll away, and channels that are deleted."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.games.bohnanza.state import Phase
from bot.store import Status
from bot.ui.publishing.outbox.places import PUBLIC
from bot.ui.publishing.outbox.posting import STALE_AFTER
from bot.ui.publishing.outbox.table_messages import SCROLLED_AWAY
from tests.cogs.driving import Driver
from tests.cogs.mishaps import position, private, public, show, told
from tests.cogs.world import World, controls, words, world
from tests.games.bohnanza.tables import table as position_of

NAMES = ("Ana", "Ben", "Cleo")
PLANTING = position_of(hands=["soy red blue", "chili", "red"])
MOVED = "Table #1 continues below ↓"


async def shut(here: World) -> None:
    """From now on the bot cannot write in the channel."""
    me = here.guild.me
    assert me is not None
    denied = discord.Permissions(send_messages=True).value
    here.env.backend.set_overwrite(here.channel.id, Overwrite(me.id, OverwriteType.MEMBER, 0, denied))
    await here.env.settle()


async def start(here: World) -> None:
    await here.open(*NAMES)
    await position(here, 1, PLANTING)


async def delete(here: World, message: Any) -> None:
    """Somebody deletes a message by hand."""
    here.env.backend.delete_message(message.channel.id, message.id)
    await here.env.settle()


async def test_a_table_message_that_was_deleted_comes_again(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await start(here)
        before = here.table_message()
        await delete(here, before)
        assert here.table_message().id != before.id
        assert words(here.table_message()) == words(before)
        assert len(public(here)) == 1


async def test_one_that_was_deleted_again_comes_again_at_the_next_move(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await start(here)
        for _ in range(2):
            await delete(here, here.table_message())
        assert public(here) == []
        await here.click("Ana", here.hand_message("Ana"), "plant")
        assert "Soy" in words(here.table_message())
        assert len(public(here)) == 1


async def test_a_table_message_that_was_deleted_comes_again_by_table(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await start(here)
        for _ in range(2):
            await delete(here, here.table_message())
        result = await here["Ben"].slash(here.channel, "table")
        assert told(result, "posted-anew", table=1, channel=here.channel.mention)
        await here.click("Ben", here.table_message(), "hand")
        assert len(public(here)) == 1


async def test_a_lobby_that_was_deleted_comes_again_by_table(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open("Ana", start=False)
        for _ in range(2):
            await delete(here, here.table_message())
        assert public(here) == []
        await here["Ana"].slash(here.channel, "table")
        await here.click("Ben", here.table_message(), "join")
        assert "2. Ben" in words(here.table_message())


async def test_who_plays_alone_with_computers_can_go_on_where_nothing_was_left_to_press(tmp_path: Path) -> None:
    """A panel that was dismissed is not reported, nobody else changes anything at such a table, and her direct
    messages are closed."""
    async with world(tmp_path, "Ana") as here:
        here.close_dms("Ana")
        await here["Ana"].slash(here.channel, "play", computers=2)
        await here.click("Ana", here.table_message(), "start")
        await here["Ana"].slash(here.channel, "hand")
        panel, before = here.hand_message("Ana"), here.table_message()
        here.env.backend.delete_message(panel.channel.id, panel.id)
        await here.env.settle()
        assert here["Ana"].user.dm_channel.history() == []
        await delete(here, before)
        await here.click("Ana", here.table_message(), "hand")
        assert "plant" in [one.action for one in controls(here.hand_message("Ana"))]


async def test_messages_deleted_while_the_bot_was_away_come_again(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await start(here)
        lost = here.table_message(), here.hand_message("Ana")
        for message in lost:
            del here.env.backend.messages[message.channel.id][message.id]
        await here["Ana"].slash(here.channel, "plant")
        assert "Soy" in words(here.table_message())
        assert "turn-up" in [control.action for control in controls(here.hand_message("Ana"))]


async def test_a_hand_that_was_deleted_comes_again(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await start(here)
        await delete(here, here.hand_message("Ana"))
        await here["Ana"].slash(here.channel, "plant")
        assert "turn-up" in [control.action for control in controls(here.hand_message("Ana"))]


async def test_all_messages_deleted_at_once_come_again(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await start(here)
        message = here.table_message()
        fields = {"ids": [str(message.id)], "channel_id": str(here.channel.id), "guild_id": str(here.guild.id)}
        del here.env.backend.messages[here.channel.id][message.id]
        here.env.backend.emit("MESSAGE_DELETE_BULK", fields)
        await here.env.settle()
        await here.click("Ana", here.hand_message("Ana"), "plant")
        assert len(public(here)) == 1


async def test_table_posts_anew_and_the_old_one_loses_its_buttons(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await start(here)
        await here["Ben"].slash(here.channel, "table")
        old, new = here.channel.history()
        assert words(old) == MOVED
        assert controls(old) == []
        assert new.id == here.table_message().id


@pytest.mark.parametrize(
    ("messages", "turn", "anew"),
    [(SCROLLED_AWAY - 1, 2, False), (SCROLLED_AWAY + 1, 2, True), (SCROLLED_AWAY + 1, 1, False)],
)
async def test_a_table_that_has_scrolled_away_is_posted_anew_at_the_next_turn(
    tmp_path: Path, messages: int, turn: int, anew: bool
) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        # A new message begins to count anew; it shows the first turn.
        await show(here, 1, PUBLIC, fresh=True)
        old = here.table_message()
        for number in range(messages):
            await here["Cleo"].send(here.channel, f"chatter {number}")
        assert here.table_message().id == old.id
        await position(here, 1, PLANTING._replace(turn=turn))
        assert (here.table_message().id != old.id) is anew
        await here.click("Ana", here.hand_message("Ana"), "plant")
        assert (here.table_message().id != old.id) is anew
        assert "Soy" in words(here.table_message())
        shown = [message for message in here.channel.history() if controls(message)]
        assert [message.id for message in shown] == [here.table_message().id]


async def test_a_table_that_scrolls_away_in_the_middle_of_a_turn_stays_until_the_next_one(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await start(here)
        await here.click("Ana", here.hand_message("Ana"), "plant")
        old = here.table_message()
        for number in range(SCROLLED_AWAY + 1):
            await here["Cleo"].send(here.channel, f"chatter {number}")
        for action in ("turn-up", "end"):
            await here.click("Ana", here.hand_message("Ana"), action)
            assert here.table_message().id == old.id
        while "Ana is planting" not in words(here.table_message()) and here.table_message().id == old.id:
            await here.click("Ana", here.hand_message("Ana"), "plant")
        assert here.table_message().id != old.id
        assert words(here.channel.history()[0]) == MOVED
        assert "Ben is planting" in words(here.table_message())


@pytest.mark.parametrize(("seconds", "anew"), [(STALE_AFTER - 60, False), (STALE_AFTER + 60, True)])
async def test_messages_older_than_fifty_minutes_are_posted_anew_at_the_next_move(
    tmp_path: Path, seconds: int, anew: bool
) -> None:
    async with world(tmp_path, *NAMES) as here:
        await start(here)
        old = here.table_message()
        await here.env.advance_time(seconds)
        assert here.table_message().id == old.id
        await here.click("Ana", here.hand_message("Ana"), "plant")
        assert (here.table_message().id != old.id) is anew
        assert "Soy" in words(here.table_message())
        assert (words(here.channel.history()[0]) == MOVED) is anew


async def test_when_the_channel_is_closed_to_the_bot_the_game_goes_on_by_direct_messages(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await start(here)
        await shut(here)
        await here.click("Ana", here.hand_message("Ana"), "plant")
        await here.click("Ana", here.hand_message("Ana"), "turn-up")
        await here.click("Ana", here.hand_message("Ana"), "end")
        assert "Plant these" in words(here.hand_message("Ana"))
        assert not here.env.errors


async def test_table_moves_a_game_whose_channel_was_closed_to_the_bot(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await start(here)
        await shut(here)
        here.channel = here.guild.create_text_channel("elsewhere")
        result = await here["Cleo"].slash(here.channel, "table")
        assert told(result, "posted-anew", table=1, channel=here.channel.mention)
        await here.click("Ana", here.hand_message("Ana"), "plant")
        assert "Soy" in words(here.table_message())
        await here.click("Ben", here.table_message(), "hand")


async def test_table_moves_nothing_while_its_channel_is_there(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await start(here)
        elsewhere = here.guild.create_text_channel("elsewhere")
        result = await here["Cleo"].slash(elsewhere, "table")
        assert told(result, "posted-anew", table=1, channel=here.channel.mention)
        assert elsewhere.history() == []


async def test_table_moves_no_game_to_where_the_bot_cannot_write(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await start(here)
        await shut(here)
        me = here.guild.me
        assert me is not None
        closed = here.guild.create_text_channel(
            "shut", overwrites={me: discord.PermissionOverwrite(send_messages=False)}
        )
        assert "Send Messages" in private(await here["Cleo"].slash(closed, "table"))
        assert (await here.bot.tables.get(1)).row.channel_id == here.channel.id


async def test_a_game_ends_though_its_channel_is_closed_to_the_bot(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        last = position_of(phase=Phase.TRADE, hands=["soy", "blue", "red"], ending=True, draw="", exhaustions=2)
        await position(here, 1, last)
        await shut(here)
        await here.click("Ana", here.hand_message("Ana"), "end")
        assert (await here.bot.tables.get(1)).row.status is Status.ENDED
        assert "win" in words(here.hand_message("Cleo"))


async def test_a_new_hand_arrives_when_the_game_begins_to_wait_and_the_old_one_goes(
    tmp_path: Path,
) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        await position(here, 1, position_of(phase=Phase.TRADE, hands=["soy", "blue", "red"], face_up=""))
        old, others = here.hand_message("Ben"), here.hand_message("Cleo")
        await here.click("Ana", here.hand_message("Ana"), "end")
        assert await Driver(here, 1, NAMES).waiting() == ["Ben"]
        assert here.hand_message("Ben").id != old.id
        assert here.hand_message("Cleo").id == others.id
        assert old.id not in [message.id for message in here["Ben"].user.dm_channel.history()]


async def test_table_says_so_where_it_can_be_posted_nowhere(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await start(here)
        await shut(here)
        assert told(await here["Cleo"].user.slash("table"), "cannot-send-here")
        asked = (await here["Ana"].user.slash("close")).response
        await here.click("Ana", asked, "cancel")
        elsewhere = here.guild.create_text_channel("elsewhere")
        assert told(await here["Cleo"].slash(elsewhere, "table", table=1), "cannot-send-here")
        assert elsewhere.history() == []
