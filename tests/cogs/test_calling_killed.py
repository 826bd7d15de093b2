"""The bot is killed at any moment of a call: it is neither lost nor made twice."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.store import Status
from bot.store.calling.call_me import CallMe, put_call_me
from bot.store.calling.player_calls import Whom, call_to
from cogs.calling import look
from tests.cogs.mishaps import press
from tests.cogs.test_crash import at_every_moment
from tests.cogs.world import World, words

CALL, SEAT = "📣", "🪑"


def nonces(here: World, mark: str) -> set[str]:
    """What tells Discord that messages with this mark are one and the same, however often they are sent."""
    sent = [request.json for request in here.env.http_requests if request.method == "POST"]
    return {
        str(body["nonce"]) for body in sent if isinstance(body, dict) and mark in str(body) and "nonce" in body
    }


def there(here: World, mark: str) -> int:
    return len([message for message in here.channel.history() if mark in words(message)])


async def looked(here: World) -> None:
    with here.env._bot_scope():
        await look(here.bot)
    await here.env.settle()


async def test_killed_at_any_moment_of_a_call_of_players(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def wants(here: World) -> None:
        await put_call_me(here.database, CallMe(here.guild.id, here["Cleo"].id, (), 0, 0, 1))

    async def story(here: World) -> None:
        await wants(here)
        await press(here, "Ana", here.table_message(), "bean:1:call-players")

    async def going_on(here: World) -> None:
        await looked(here)
        call = await call_to(here.database, 1)
        assert call is None or call.whom is Whom.PLAYERS
        if call is None:
            await wants(here)
            await press(here, "Ana", here.table_message(), "bean:1:call-players")
        await looked(here)
        assert there(here, CALL) == 1
        assert len(nonces(here, CALL)) == 1

    assert await at_every_moment(tmp_path, monkeypatch, story, going_on) > 5


@pytest.mark.long
async def test_killed_at_any_moment_of_a_seat_that_becomes_free(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(here: World) -> Any:
        if (await here.bot.tables.get(1)).row.game != "duel":
            await press(here, "Ana", here.table_message(), "bean:1:game", ["duel"])

    async def story(here: World) -> None:
        await full(here)
        await press(here, "Cleo", here.table_message(), "bean:1:want-seat")
        await press(here, "Ben", here.table_message(), "bean:1:leave")

    async def going_on(here: World) -> None:
        await full(here)
        [wished] = await here.database.read("SELECT count(*) FROM seat_wishes")
        if wished == (0,):
            await press(here, "Cleo", here.table_message(), "bean:1:want-seat")
        table = await here.bot.tables.get(1)
        if table.seat_of(here["Ben"].id) is not None:
            await press(here, "Ben", here.table_message(), "bean:1:leave")
        await looked(here)
        assert table.row.status is Status.LOBBY
        assert there(here, SEAT) == 1
        assert len(nonces(here, SEAT)) == 1

    assert await at_every_moment(tmp_path, monkeypatch, story, going_on) > 5
