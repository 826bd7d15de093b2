"""The playground as a small Discord against which a recorded rehearsal is played."""

from __future__ import annotations

import asyncio
import io
import json
from collections.abc import Awaitable, Mapping, Sequence
from pathlib import Path
from typing import Any

import aiohttp

from bot.rehearsing.record.file import Entry
from tests.playground.page import Page, Payload, walk
from tests.playground.scene import RawBot
from tests.rehearsing.comparing import Json, Known
from tests.rehearsing.hall import hall
from tests.rehearsing.person import DEEDS, WHO, Person
from tests.rehearsing.replaying import Difference, Sent, replay

GROUP = "friends"


async def played(entries: Sequence[Entry], folder: Path) -> list[Difference]:
    """What a recorded rehearsal and the playground have not in common."""
    async with hall(folder) as (here, page), aiohttp.ClientSession() as session:
        bot = RawBot(session, here)
        await bot.connect()
        await page.until(lambda: page.online)
        await page.send("install", WHO, installed=True)
        try:
            return await replay(entries, OnPlayground(bot, page))
        finally:
            await bot.leave()


class OnPlayground:
    """Calls the playground as a bot, and does at its page what people have done."""

    def __init__(self, bot: RawBot, page: Page) -> None:
        self._bot = bot
        self._page = page
        self._heard = 0
        self._last: asyncio.Future[Payload] | None = None
        """What became of the last thing that somebody did."""

    async def call(self, method: str, path: str, body: Json, files: Sequence[Sent]) -> tuple[int, Json]:
        """What it answers to a call."""
        data: object = body
        if files:
            data = aiohttp.FormData({"payload_json": json.dumps(body)})
            for number, file in enumerate(files):
                content = io.BytesIO(file.content)
                data.add_field(f"files[{number}]", content, filename=file.name, content_type=file.kind)
        token = "" if path.startswith(("/webhooks", "/interactions")) else None
        answer = await self._bot.call(method, path, data, token)
        return answer.status, answer.data

    async def does(self, event: Mapping[str, Any], known: Known) -> Json:
        """Let somebody do what this event tells of; gives what the bot is told of that."""
        match event["type"]:
            case 2 | 4:
                doing = self._type(event, known)
            case 3:
                doing = self._click(event, known)
            case _:
                doing = self._submit(event, known, self._last)
        self._last = asyncio.ensure_future(doing)
        hearing = asyncio.ensure_future(self._bot.event("INTERACTION_CREATE", self._heard))
        await asyncio.wait({self._last, hearing}, return_when=asyncio.FIRST_COMPLETED)
        if self._last.done() and self._last.exception() is not None:
            hearing.cancel()
            self._last.result()
        told = await hearing
        self._heard += 1
        return told

    def _type(self, event: Mapping[str, Any], known: Known) -> Awaitable[Payload]:
        """Send a command off, or have the one option completed that is being typed."""
        kind = "command" if event["type"] == 2 else "autocomplete"
        given = [{**one, "value": known.real(one["value"])} for one in event["data"].get("options", ())]
        command = event["data"]["name"]
        return self._page.send(kind, WHO, channel=self._place(event, known), name=command, options=given)

    def _place(self, event: Mapping[str, Any], known: Known) -> str:
        if event["channel_id"] in known:
            return known.real(event["channel_id"])
        if event["context"] == 0:
            return self._page.channel
        name = GROUP if event["context"] == 2 else WHO
        return next(str(one["id"]) for one in self._page.world["channels"] if one["name"] == name)

    async def _message(self, event: Mapping[str, Any], known: Known) -> Payload:
        number = int(known.real(event["message"]["id"]))
        shown: Payload = await self._page.until(
            lambda: next((here[number] for here in self._page.channels.values() if number in here), None), 5
        )
        return shown

    async def _click(self, event: Mapping[str, Any], known: Known) -> Payload:
        message, custom_id = await self._message(event, known), event["data"]["custom_id"]
        await self._page.until(
            lambda: custom_id in {one.get("custom_id") for one in walk(message["components"])}, 5
        )
        return await self._page.click(WHO, message, custom_id, *event["data"].get("values", ()))

    async def _submit(
        self, event: Mapping[str, Any], known: Known, opening: asyncio.Future[Payload] | None
    ) -> Payload:
        assert opening is not None
        modal = (await opening)["modal"]
        message = await self._message(event, known)
        return await self._page.submit(WHO, message["channel_id"], message, modal, word="words")

    async def did(self, what: str) -> None:
        """Let somebody do something of which the bot is not told."""
        if what in DEEDS:
            await DEEDS[what](Person(self._page))

    async def let_pass(self, seconds: int) -> None:
        """Let so many seconds pass at once."""
        await self._page.send("set_forward", WHO, seconds=seconds)
