"""SimCord, on which the stories are told, as a small Discord against which a recorded rehearsal is played."""

from __future__ import annotations

import io
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import discord
import simcord
from simcord.backend.errors import BackendError
from simcord.backend.serializers import message_payload
from simcord.enums import InteractionType
from simcord.http import router
from simcord.interactions import base_payload

from bot.rehearsing.record.file import Entry
from tests.rehearsing.comparing import Json, Known, Unknown
from tests.rehearsing.replaying import Difference, Sent, replay

APPLICATION, EVENTS = "/oauth2/applications/@me", "/scheduled-events"


async def played(entries: Sequence[Entry], folder: Path) -> list[Difference]:
    """What a recorded rehearsal and SimCord have not in common; it has no messages among people."""
    client = discord.Client(intents=discord.Intents(guilds=True, guild_messages=True))
    async with simcord.run(client) as env:
        return await replay(entries, OnSimCord(env))


class OnSimCord:
    """Calls SimCord as discord.py does, and makes what it tells the bot of presses."""

    def __init__(self, env: Any) -> None:
        self._env = env
        self._backend = env.backend
        self._guild = env.create_guild("Beans")
        self._channel = self._guild.create_text_channel("table")
        self._event = ""
        """The path of the newest scheduled event."""
        self._person = self._guild.add_member(env.create_user("ana"))

    async def call(self, method: str, path: str, body: Json, files: Sequence[Sent]) -> tuple[int, Json]:
        """What it answers to a call; it does not tell one good status from another."""
        # Here the application has another number than its bot.
        own, bot = str(self._backend.application_id), str(self._backend.bot_user.id)
        bare, _, query = path.replace(f"/{bot}/", f"/{own}/", 1).partition("?")
        params = dict(part.split("=", 1) for part in query.split("&") if part)
        sent = [discord.File(io.BytesIO(file.content), file.name) for file in files]
        try:
            told = router.dispatch(self._backend, method, bare, json=body, params=params, files=sent)
        except BackendError as error:
            return error.status, error.to_json()
        told = json.loads(json.dumps(told, default=str))
        if method == "POST" and bare.endswith(EVENTS):
            self._event = f"{bare}/{told['id']}"
        if bare == APPLICATION:
            # Who rehearses is whose it is.
            told["owner"]["id"] = str(self._person.id)
        return 204 if told is None else 200, told

    async def does(self, event: Mapping[str, Any], known: Known) -> Json:
        """Let somebody do what this event tells of; gives what the bot is told of that."""
        if event["context"] == 2:
            raise Unknown("a message among people")
        direct = event["context"] == 1
        channel = known.real(event["channel_id"]) if event["channel_id"] in known else self._channel.id
        record, told = base_payload(
            self._backend,
            type=InteractionType(event["type"]),
            channel_id=int(channel),
            guild_id=None if direct else self._guild.id,
            user_id=self._person.id,
            data=json.loads(json.dumps(event["data"])),
        )
        if "message" in event:
            message = self._backend.get_message(int(channel), int(known.real(event["message"]["id"])))
            record.source_message_id = message.id
            told["message"] = dict(message_payload(self._backend, message))
        return json.loads(json.dumps(told, default=str))

    async def did(self, what: str) -> None:
        """Let somebody do something of which the bot is not told, as far as it matters here."""
        match what:
            case "dms-closed":
                path = f"/channels/{self._person.user.dm_channel.id}/messages"
                self._env.inject_error("POST", path, status=403, code=50007, message="closed", times=None)
            case "dms-open":
                self._backend.faults.clear()
            case "event-deleted":
                router.dispatch(self._backend, "DELETE", self._event)
            case "written":
                self._backend.create_message(self._channel.id, self._person.id, "words")
            case "locked":
                path = f"/channels/{self._newest_thread()}/messages"
                self._env.inject_error("POST", path, status=400, code=160005, message="locked", times=None)
                told = {"locked": True, "archived": True}
                router.dispatch(self._backend, "PATCH", path.removesuffix("/messages"), json=told)
            case "thread-deleted":
                self._backend.faults.clear()
                router.dispatch(self._backend, "DELETE", f"/channels/{self._newest_thread()}")

    def _newest_thread(self) -> int:
        return int(max(one.id for one in self._backend.channels.values() if one.is_thread))

    async def let_pass(self, seconds: int) -> None:
        """Let so many seconds pass at once."""
        await self._env.advance_time(seconds)
