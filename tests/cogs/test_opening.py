"""Opening a table where it can stand, and saying why where it cannot."""

from __future__ import annotations

from pathlib import Path

import discord
import pytest
from simcord.results import InteractionResult

from bot.games.bohnanza.state import Phase
from bot.store import Status, tables_in
from bot.ui import reply
from bot.words import say
from tests.cogs.mishaps import deliver, payload, position, press, private, public, told, unchanged
from tests.cogs.spots import NOTHING, Spot
from tests.cogs.world import World, controls, raw, words, world
from tests.games.bohnanza.tables import table as position_of


async def test_play_where_others_may_read_along(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben") as here:
        spot = Spot(here, NOTHING, here["Ben"].user.dm_channel.id)
        asked = spot.types("Ana", "play", {})
        await here.env.settle()
        assert told(InteractionResult(here.env, asked), "play-in-a-server")
        assert public(here) == []


@pytest.mark.parametrize("missing", ["send_messages", "view_channel", "read_message_history"])
async def test_play_where_the_bot_lacks_a_permission(tmp_path: Path, missing: str) -> None:
    async with world(tmp_path, "Ana") as here:
        me = here.guild.me
        assert me is not None
        denied = discord.PermissionOverwrite(**{missing: False})
        channel = here.guild.create_text_channel("closed", overwrites={me: denied})
        result = await here["Ana"].slash(channel, "play")
        assert say("en", f"permission-{missing.replace('_', '-')}") in private(result)
        assert "I need" in private(result)
        assert await tables_in(here.database, channel.id, tuple(Status)) == ()


async def test_all_permissions_that_are_missing_are_named(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        me = here.guild.me
        assert me is not None
        denied = discord.PermissionOverwrite(send_messages=False, read_message_history=False)
        channel = here.guild.create_text_channel("closed", overwrites={me: denied})
        result = await here["Ana"].slash(channel, "play")
        assert "I need Send Messages and Read Message History." in private(result)


async def test_play_where_only_the_commands_were_added(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with world(tmp_path, "Ana") as here:
        monkeypatch.setattr(here.bot, "get_guild", lambda _: None)
        result = await here["Ana"].slash(here.channel, "play")
        assert told(result, "bot-not-in-server", url=here.bot.invite_link())
        assert await tables_in(here.database, here.channel.id, tuple(Status)) == ()


async def test_a_lobby_that_cannot_be_shown_is_closed_and_leaves_nothing_behind(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        here.env.inject_error("POST", "/interactions/*/callback", status=404, code=10062)
        await here["Ana"].slash(here.channel, "play")
        (row,) = await tables_in(here.database, here.channel.id, tuple(Status))
        assert row.status is Status.CLOSED
        assert public(here) == []
        assert not here.env.errors


async def test_a_lobby_opened_slowly_is_still_for_everybody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path, "Ana", "Ben") as here:
        monkeypatch.setattr(reply, "PATIENCE", 0.0)
        await here["Ana"].slash(here.channel, "play")
        monkeypatch.undo()
        message = here.table_message()
        assert not message.flags.ephemeral
        await here.click("Ben", message, "join")
        assert "2. Ben" in words(here.table_message())
        assert len(public(here)) == 1


async def test_a_lobby_in_a_channel_where_much_was_written_stays_where_it_is(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben") as here:
        for number in range(20):
            await here["Ana"].send(here.channel, f"hello {number}")
        table = await here.open("Ana", start=False)
        message = here.table_message(table)
        here.close_dms("Ben")
        await here.click("Ben", message, "join")
        assert here.table_message(table).id == message.id


async def test_rematch_by_two_people_opens_one_lobby(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben", "Cleo") as here:
        await ended(here)
        over = here.table_message(1)
        await here.click("Ben", over, "rematch")
        await here.click("Cleo", over, "rematch")
        await here.click("Cleo", over, "rematch")
        (lobby,) = await tables_in(here.database, here.channel.id, (Status.LOBBY,))
        assert (await here.bot.tables.get(lobby.id)).people() == (here["Ben"].id, here["Cleo"].id)


async def test_a_rematch_pressed_in_a_direct_message_opens_in_the_channel_and_says_where(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben", "Cleo") as here:
        await ended(here)
        over = {name: here.hand_message(name) for name in ("Ben", "Cleo")}
        for name in over:
            pressed = await here.click(name, over[name], "rematch")
            (lobby,) = await tables_in(here.database, here.channel.id, (Status.LOBBY,))
            message = here.table_message(lobby.id)
            assert message.channel.id == here.channel.id
            # The greeting says it, once: it comes to where they have pressed.
            assert private(pressed) == words(over[name])
            greeting = here.hand_message(name, lobby.id)
            assert say("en", "greeting", game=say("en", "game-rio_grande_2000"), table=lobby.id) in words(greeting)
            assert message.jump_url in str(raw(greeting))
            # Nothing new comes of a second press: that has an answer of its own.
            pressed = await here.click(name, over[name], "rematch")
            assert told(pressed, "joined-elsewhere", table=lobby.id, url=message.jump_url)
        assert (await here.bot.tables.get(lobby.id)).people() == (here["Ben"].id, here["Cleo"].id)
        lobbies = [one for one in here.channel.history() if "start" in [each.action for each in controls(one)]]
        assert [one.id for one in lobbies] == [message.id]
        assert not here.env.errors


async def test_a_rematch_whose_channel_is_gone_says_so_and_leaves_no_lobby(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben", "Cleo") as here:
        await ended(here)
        hand = here.hand_message("Ben")
        path = f"/channels/{here.channel.id}/messages"
        here.env.inject_error("POST", path, status=404, code=10003, times=None)
        assert told(await here.click("Ben", hand, "rematch"), "rematch-channel-gone")
        assert await tables_in(here.database, here.channel.id, (Status.LOBBY,)) == ()


async def test_rematch_at_the_same_moment_opens_one_lobby(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben", "Cleo") as here:
        await ended(here)
        over = here.table_message(1)
        both = [payload(here, name, over, "bean:1:rematch")[1] for name in ("Ben", "Cleo")]
        here.env.backend.emit("INTERACTION_CREATE", both[0])
        await deliver(here, both[1])
        (lobby,) = await tables_in(here.database, here.channel.id, (Status.LOBBY,))
        assert set((await here.bot.tables.get(lobby.id)).people()) == {here["Ben"].id, here["Cleo"].id}


async def test_rematch_is_for_those_who_played(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben", "Cleo", "Eve") as here:
        await ended(here)
        async with unchanged(here, 1):
            assert told(await here.click("Eve", here.table_message(1), "rematch"), "not-seated", table=1)
        assert await tables_in(here.database, here.channel.id, (Status.LOBBY,)) == ()


async def test_a_game_that_is_over_can_be_played_no_more(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben", "Cleo") as here:
        await ended(here)
        assert [control.action for control in controls(here.table_message(1))] == [
            "rematch",
            "replay",
            "review",
            "rules",
        ]
        async with unchanged(here, 1, "Ben", "Cleo"):
            result = await press(here, "Ana", here.table_message(1), "bean:1:end:1")
        assert told(result, "table-is-ended", table=1)


async def ended(here: World) -> None:
    """A game of Ana, Ben and Cleo at table 1 that has just ended."""
    await here.open("Ana", "Ben", "Cleo")
    last = position_of(phase=Phase.TRADE, hands=["soy", "blue", "red"], ending=True, draw="", exhaustions=2)
    await position(here, 1, last)
    await here["Ana"].slash(here.channel, "end")
    assert (await here.bot.tables.get(1)).row.status is Status.ENDED
