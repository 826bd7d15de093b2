"""Scheduled events: what Discord takes of them, who may make and change them, and how they begin and end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any
from unittest.mock import patch

import discord
import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

from tests.playground.page import Payload
from tests.playground.scene import Scene, scene

HOUR = 3600
SCHEDULED, ACTIVE, COMPLETED, CANCELED = 1, 2, 3, 4


def night(here: Scene, hours: float = 24, **more: object) -> Payload:
    """An external event that begins in so many hours and lasts three."""
    begins = datetime.fromtimestamp(here.here.small_discord.world.now(), UTC) + timedelta(hours=hours)
    return {
        "name": "Bean night",
        "privacy_level": 2,
        "entity_type": 3,
        "scheduled_start_time": begins.isoformat(),
        "scheduled_end_time": (begins + timedelta(hours=3)).isoformat(),
        "entity_metadata": {"location": "#table"},
        **more,
    }


def events(here: Scene) -> str:
    """The route of all events of the server."""
    return f"/guilds/{here.bot.guild}/scheduled-events"


async def made(here: Scene, hours: float = 24, **more: object) -> Payload:
    """An event that was made."""
    answer = await here.bot.call("POST", events(here), night(here, hours, **more))
    assert answer.status == 200, answer
    event: Payload = answer.data
    return event


async def test_an_event_is_made_told_changed_and_deleted(tmp_path: Path) -> None:
    async with scene(tmp_path, online=False) as here:
        event = await made(here, description="Bring beans")
        one = f"{events(here)}/{event['id']}"
        assert (event["status"], event["creator_id"], event["channel_id"]) == (SCHEDULED, here.bot.me, None)
        assert (await here.bot.call("GET", one)).data == event
        told = (await here.bot.call("GET", f"{events(here)}?with_user_count=true")).data
        assert told == [event | {"user_count": 0}]
        changed = (await here.bot.call("PATCH", one, {"name": "Bean evening"})).data
        assert changed == event | {"name": "Bean evening"}
        assert (await here.bot.call("GET", f"{one}/users")).data == []
        assert (await here.bot.call("DELETE", one)).status == 204
        assert (await here.bot.call("GET", one)).error == (404, 10070)
        assert (await here.bot.call("DELETE", one)).error == (404, 10070)
        assert (await here.bot.call("GET", "/guilds/1/scheduled-events")).error == (404, 10004)


@pytest.mark.parametrize(
    ("wrong", "where"),
    [
        ({"name": None}, "name"),
        ({"name": ""}, "name"),
        ({"name": "x" * 101}, "name"),
        ({"description": "x" * 1001}, "description"),
        ({"privacy_level": None}, "privacy_level"),
        ({"privacy_level": 1}, "privacy_level"),
        ({"entity_type": 2}, "entity_type"),
        ({"entity_metadata": None}, "entity_metadata"),
        ({"entity_metadata": {"location": "x" * 101}}, "entity_metadata"),
        ({"channel_id": "1"}, "channel_id"),
        ({"scheduled_start_time": None}, "scheduled_start_time"),
        ({"scheduled_start_time": "tomorrow"}, "scheduled_start_time"),
        ({"scheduled_start_time": "2020-01-01T20:00:00+00:00"}, "scheduled_start_time"),
        ({"scheduled_end_time": None}, "scheduled_end_time"),
        ({"scheduled_end_time": "2020-01-01T20:00:00+00:00"}, "scheduled_end_time"),
    ],
)
async def test_events_that_discord_would_not_take(tmp_path: Path, wrong: Payload, where: str) -> None:
    async with scene(tmp_path, online=False) as here:
        for answer in (
            await here.bot.call("POST", events(here), night(here) | wrong),
            await here.bot.call("PATCH", f"{events(here)}/{(await made(here))['id']}", wrong),
        ):
            assert answer.error == (400, 50035)
            assert list(answer.data["errors"]) == [where]
        assert len((await here.bot.call("GET", events(here))).data) == 1


async def test_a_server_has_room_for_a_hundred_events(tmp_path: Path) -> None:
    async with scene(tmp_path, online=False) as here:
        event = await made(here)
        scheduled = here.here.small_discord.world.scheduled
        scheduled.all |= {number: event | {"id": str(number)} for number in range(99)}
        assert (await here.bot.call("POST", events(here), night(here))).error == (400, 30038)
        scheduled.all[1] = event | {"id": "1", "status": COMPLETED}
        assert (await here.bot.call("POST", events(here), night(here))).status == 200


async def test_without_the_permission_the_bot_makes_none_and_leaves_all_as_they_are(tmp_path: Path) -> None:
    async with scene(tmp_path, online=False) as here:
        one = f"{events(here)}/{(await made(here))['id']}"
        assert (await here.page.send("permit", "Alex", create_events=False))["outcome"] == "ok"
        assert (await here.bot.call("POST", events(here), night(here))).error == (403, 50013)
        assert (await here.bot.call("PATCH", one, {"name": "Other"})).error == (403, 50013)
        assert (await here.bot.call("DELETE", one)).error == (403, 50013)
        assert (await here.bot.call("GET", one)).data["name"] == "Bean night"
        await here.page.send("permit", "Alex", create_events=True)
        assert (await here.bot.call("DELETE", one)).status == 204


async def test_what_somebody_else_has_made_is_not_the_bots_to_change(tmp_path: Path) -> None:
    async with scene(tmp_path, online=False) as here:
        theirs = await made(here) | {"creator_id": here.page.person("Ana")}
        here.here.small_discord.world.scheduled.put(theirs)
        one = f"{events(here)}/{theirs['id']}"
        assert (await here.bot.call("PATCH", one, {"name": "Other"})).error == (403, 50013)
        assert (await here.bot.call("DELETE", one)).error == (403, 50013)


@pytest.mark.parametrize(
    ("ways", "status"),
    [([ACTIVE, COMPLETED], 200), ([CANCELED], 200), ([COMPLETED], 400), ([ACTIVE, CANCELED], 400), ([7], 400)],
)
async def test_how_far_an_event_is_goes_one_way(tmp_path: Path, ways: list[int], status: int) -> None:
    async with scene(tmp_path, online=False) as here:
        one = f"{events(here)}/{(await made(here))['id']}"
        answers = [await here.bot.call("PATCH", one, {"status": way}) for way in ways]
        assert answers[-1].status == status
        if status == 200:
            assert (await here.bot.call("PATCH", one, {"name": "Other"})).error == (400, 180000)
            assert (await here.bot.call("GET", events(here))).data == []


async def test_an_event_begins_and_ends_by_itself_as_the_clock_goes(tmp_path: Path) -> None:
    async with scene(tmp_path, online=False) as here:
        await here.bot.connect({"op": 2, "d": {"token": here.here.token, "intents": 1 | 1 << 16}})
        event = await made(here, 2)
        for hours, status in ((2, ACTIVE), (3, COMPLETED)):
            await here.page.send("set_forward", "Alex", seconds=hours * HOUR)
            told = await here.bot.event("GUILD_SCHEDULED_EVENT_UPDATE", status - ACTIVE)
            assert told == event | {"status": status}
        assert (await here.bot.call("GET", events(here))).data == []


async def test_an_event_begins_also_while_nobody_looks(tmp_path: Path) -> None:
    async with scene(tmp_path, online=False) as here:
        await here.bot.connect({"op": 2, "d": {"token": here.here.token, "intents": 1 << 16}})
        await made(here, 0.1 / HOUR)
        assert (await here.bot.event("GUILD_SCHEDULED_EVENT_UPDATE"))["status"] == ACTIVE


@pytest.mark.parametrize(("intents", "told"), [(1 | 1 << 16, True), (1, False)])
async def test_the_bot_hears_of_events_where_it_asks_for_them(tmp_path: Path, intents: int, *, told: bool) -> None:
    async with scene(tmp_path, online=False) as here:
        before = await made(here)
        await here.bot.connect({"op": 2, "d": {"token": here.here.token, "intents": intents}})
        assert (await here.bot.event("GUILD_CREATE"))["guild_scheduled_events"] == [before]
        event = await made(here)
        await here.page.send("delete_event", "Alex", event=event["id"])
        await here.page.send("permit", "Alex", create_events=False)
        # It comes after all of these.
        await here.bot.event("GUILD_ROLE_UPDATE")
        names = [frame["t"].removeprefix("GUILD_SCHEDULED_EVENT_") for frame in here.bot.frames if frame.get("t")]
        assert [name for name in names if name in ("CREATE", "DELETE")] == (["CREATE", "DELETE"] if told else [])


async def test_people_see_the_events_and_delete_them(tmp_path: Path) -> None:
    async with scene(tmp_path, online=False) as here:
        later, sooner = await made(here, 48), await made(here, 24)
        await here.page.until(lambda: here.page.server["events"] == [sooner, later])
        assert (await here.page.send("delete_event", "Ana", event=sooner["id"]))["outcome"] == "ok"
        assert here.page.server["events"] == [later]
        again = await here.page.send("delete_event", "Ana", event=sooner["id"])
        assert again["reason"] == "This event isn't there any more."
        assert (await here.bot.call("GET", f"{events(here)}/{sooner['id']}")).error == (404, 10070)


async def test_a_restart_keeps_events_permission_and_clock(tmp_path: Path) -> None:
    async with scene(tmp_path, online=False) as here:
        event, gone = await made(here), await made(here)
        await here.page.send("delete_event", "Alex", event=gone["id"])
        await here.page.send("permit", "Alex", create_events=False)
        await here.page.send("set_forward", "Alex", seconds=HOUR)
        before = here.page.server
    async with scene(tmp_path, online=False) as here:
        assert here.page.server == before
        assert (await here.bot.call("GET", events(here))).data == [event]
        assert (await here.bot.call("POST", events(here), night(here))).error == (403, 50013)


class Listening(discord.Client):
    """A client that notes when it is ready, and when a role of the server was changed."""

    def __init__(self, intents: discord.Intents) -> None:
        super().__init__(intents=intents, guild_ready_timeout=0.1)
        self.ready = asyncio.Event()
        self.role_changed = asyncio.Event()

    async def on_ready(self) -> None:
        """All servers are known."""
        self.ready.set()

    async def on_guild_role_update(self, _: discord.Role, __: discord.Role) -> None:
        """The permissions are others."""
        self.role_changed.set()


@asynccontextmanager
async def library(here: Scene) -> AsyncIterator[tuple[Listening, discord.Guild]]:
    """Discord's library, unchanged, and the server as it knows it."""
    client = Listening(intents=discord.Intents(guilds=True, guild_scheduled_events=True))
    with (
        patch.object(Route, "BASE", here.here.api_url),
        patch.object(DiscordWebSocket, "DEFAULT_GATEWAY", URL(here.here.gateway_url)),
    ):
        running = asyncio.create_task(client.start(here.here.token))
        await client.ready.wait()
        guild = client.get_guild(int(here.bot.guild))
        assert guild is not None
        try:
            yield client, guild
        finally:
            await client.close()
            await running


def proposal(hours: float = 24) -> dict[str, Any]:
    """What discord.py is asked to make: an external event of three hours."""
    begins = datetime.now(UTC) + timedelta(hours=hours)
    return {
        "name": "Bean night",
        "start_time": begins,
        "end_time": begins + timedelta(hours=3),
        "entity_type": discord.EntityType.external,
        "privacy_level": discord.PrivacyLevel.guild_only,
        "location": "#table",
    }


async def test_discord_py_makes_and_reads_them(tmp_path: Path) -> None:
    async with scene(tmp_path, online=False) as here, library(here) as (_, guild):
        assert guild.me.guild_permissions.create_events
        event = await guild.create_scheduled_event(**proposal(), description="Bring beans")
        await here.page.until(lambda: [one["name"] for one in here.page.server["events"]] == ["Bean night"])
        later = event.start_time + timedelta(days=1)
        moved = await event.edit(start_time=later, end_time=later + timedelta(hours=3))
        assert moved.start_time == later
        assert [one.id for one in await guild.fetch_scheduled_events()] == [event.id]
        await moved.delete()
        with pytest.raises(discord.NotFound):
            await guild.fetch_scheduled_event(event.id)
        with pytest.raises(discord.HTTPException, match="Cannot schedule event in the past"):
            await guild.create_scheduled_event(**proposal(-1))


async def test_discord_py_asks_who_is_there(tmp_path: Path) -> None:
    async with scene(tmp_path, online=False) as here, library(here) as (_, guild):
        ana = int(here.page.person("Ana"))
        found = await guild.query_members(user_ids=[ana, 1], cache=False)
        assert [(member.id, member.display_name) for member in found] == [(ana, "Ana")]


async def test_discord_py_knows_when_it_may_make_none(tmp_path: Path) -> None:
    async with scene(tmp_path, online=False) as here, library(here) as (client, guild):
        await here.page.send("permit", "Alex", create_events=False)
        await client.role_changed.wait()
        assert not guild.me.guild_permissions.create_events
        with pytest.raises(discord.Forbidden):
            await guild.create_scheduled_event(**proposal())


async def test_discord_py_ends_one_that_has_begun_and_cancels_one_that_has_not(tmp_path: Path) -> None:
    async with scene(tmp_path, online=False) as here, library(here) as (_, guild):
        begun, ahead = [await guild.create_scheduled_event(**proposal(hours)) for hours in (1, 24)]
        await here.page.send("set_forward", "Alex", seconds=HOUR)
        begun = await guild.fetch_scheduled_event(begun.id)
        assert begun.status is discord.EventStatus.active
        assert (await begun.end()).status is discord.EventStatus.completed
        assert (await ahead.cancel()).status is discord.EventStatus.cancelled
        assert await guild.fetch_scheduled_events() == []
