"""A bare bot: discord.py alone, which makes the recorded calls again for each click that it is sent, or the answer
alone.

It knows no games and no database, and draws nothing: its messages are the recorded ones, ready to be sent, and its
pictures as many bytes.
"""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import os
import signal
import sys
from collections import defaultdict
from pathlib import Path
from typing import Any, TypeAlias

import discord
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

from bot.interpreter import event_loop
from tests.benchmarks.wire.plan import Again, Planned, read
from tests.benchmarks.wire.scenarios import ANSWERING

Body: TypeAlias = dict[str, Any]

NONE = discord.AllowedMentions.none()


class Recorded(discord.ui.LayoutView):
    """A message as it was recorded."""

    def __init__(self, components: list[Body]) -> None:
        super().__init__(timeout=None)
        self._recorded = components

    def to_components(self) -> list[Body]:
        return self._recorded

    def has_components_v2(self) -> bool:
        return True

    def is_dispatchable(self) -> bool:
        return False


class Form(discord.ui.Modal):
    """A form as it was recorded."""

    def __init__(self, recorded: Body) -> None:
        super().__init__(title="-")
        self._recorded = recorded

    def to_dict(self) -> Body:
        return self._recorded


class Bare(commands.Bot):
    """The bot; its clicks come in the order of the plan."""

    def __init__(self, plan: list[Planned], *, answers_alone: bool) -> None:
        intents = discord.Intents(guilds=True, guild_messages=True)
        super().__init__(
            command_prefix=(), help_command=None, intents=intents, allowed_mentions=NONE, max_messages=None
        )
        self._plan = [_ready(number, click) for number, click in enumerate(plan)]
        if answers_alone:
            self._plan = [(answer, file, []) for answer, file, _ in self._plan]
        self._came = 0
        self._clicks: dict[int, discord.Interaction] = {}
        self._ids: dict[int, int] = {}
        self._turn: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Answer the click, then make the calls that followed it; those of one person one after the other."""
        number, self._came = self._came, self._came + 1
        self._clicks[number] = interaction
        answer, file, later = self._plan[number]
        await self._answer(interaction, answer, file)
        async with self._turn[interaction.channel_id or 0]:
            for call, body in later:
                await self._call(call, body)

    async def _answer(self, interaction: discord.Interaction, answer: Body, file: int) -> None:
        data = answer.get("data") or {}
        match answer["type"]:
            case 4:
                private = bool(data.get("flags", 0) & 64)
                await interaction.response.send_message(view=_view(data), ephemeral=private, **_new(data, file))
            case 7:
                await interaction.response.edit_message(view=_view(data), **_edited(data, file))
            case 9:
                form = Form(data)
                form.stop()
                await interaction.response.send_modal(form)
            case _:
                await interaction.response.defer(ephemeral=True)

    async def _call(self, call: Again, body: Body) -> None:
        """Make one call again."""
        parts, click = call.parts, self._clicks.get(call.click)
        match call.method, parts:
            case "PATCH", ["webhooks", _, _, "messages", "@original"] if click is not None:
                await click.edit_original_response(view=_view(body), **_edited(body, call.file))
            case "PATCH", ["webhooks", _, _, "messages", message] if click is not None:
                number = self._ids.get(int(message), int(message))
                await click.followup.edit_message(number, view=_view(body), **_edited(body, call.file))
            case "POST", ["webhooks", _, _] if click is not None:
                private = bool(body.get("flags", 0) & 64)
                new = _new(body, call.file)
                sent = await click.followup.send(view=_view(body), ephemeral=private, wait=True, **new)
                self._ids[call.made or 0] = sent.id
            case "POST", ["channels", channel, "messages"]:
                here = self.get_partial_messageable(int(channel))
                new = _new(body, call.file)
                self._ids[call.made or 0] = (await here.send(view=_view(body), allowed_mentions=NONE, **new)).id
            case "PATCH", ["channels", channel, "messages", message]:
                files = _edited(body, call.file)
                await self._message(channel, message).edit(view=_view(body), allowed_mentions=NONE, **files)
            case "DELETE", ["channels", channel, "messages", message]:
                await self._message(channel, message).delete()
            case _:
                await self.http.request(Route(call.method, call.path), json=body)

    def _message(self, channel: str, message: str) -> discord.PartialMessage:
        number = self._ids.get(int(message), int(message))
        return self.get_partial_messageable(int(channel)).get_partial_message(number)


def _ready(number: int, click: Planned) -> tuple[Body, int, list[tuple[Again, Body]]]:
    """What a click is answered, with how large a file, and what is called after that; a click without an answer is
    only acknowledged."""
    calls = [(call, json.loads(call.body or "{}")) for call in click.calls]
    answers = [(body, call.file) for call, body in calls if _answers(number, call)]
    later = [(call, body) for call, body in calls if not _answers(number, call)]
    return *(answers or [({"type": 6}, 0)])[0], later


def _answers(number: int, call: Again) -> bool:
    return call.click == number and call.path.endswith("/callback")


def _new(data: Body, size: int) -> Body:
    """A file of so many bytes beside a new message, if there was one."""
    return {"file": _file(data, size)} if size else {}


def _edited(data: Body, size: int) -> Body:
    """What an edit brings or takes away; a file that it keeps has another number here, and stays by itself."""
    if size:
        return {"attachments": [_file(data, size)]}
    return {"attachments": []} if data.get("attachments") == [] else {}


def _file(data: Body, size: int) -> discord.File:
    [named] = data["attachments"]
    return discord.File(io.BytesIO(bytes(size)), named["filename"])


def _view(data: Body) -> Recorded:
    return Recorded(data.get("components") or [])


def main() -> None:
    """Log in with the token of the environment; arguments: API, gateway, plan, which of both bots it is."""
    Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = sys.argv[1], URL(sys.argv[2])
    discord.utils.setup_logging()
    with contextlib.suppress(asyncio.CancelledError), asyncio.Runner(loop_factory=event_loop()) as runner:
        runner.run(_serve(Bare(read(Path(sys.argv[3])), answers_alone=sys.argv[4] == ANSWERING)))


async def _serve(bot: Bare) -> None:
    """Until a signal asks for the end."""
    async with bot, asyncio.TaskGroup() as group:
        serving = group.create_task(bot.start(os.environ["DISCORD_TOKEN"]))
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, serving.cancel)


if __name__ == "__main__":
    main()
