"""A small world for stories: a server, a channel, people, and the bot on a real database."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, nullcontext
from functools import partial
from pathlib import Path
from typing import Any

import simcord
from simcord.actors import MemberActor
from simcord.backend.errors import BackendError
from simcord.backend.models import Interaction
from simcord.backend.serializers import message_payload
from simcord.builders import ChannelHandle, GuildHandle
from simcord.components import walk_components
from simcord.enums import ComponentType, InteractionType
from simcord.interactions import base_payload
from simcord.results import InteractionResult, to_discord_message

from bot.client import BeanBot
from bot.games.chance import Chance, seeded
from bot.interaction_ages import InteractionAges
from bot.store import Database
from bot.tables import Limits, Tables, Timing
from bot.tables.sleep import sleep
from bot.ui.controls import Control, read
from bot.ui.pictures import Paint
from bot.ui.publishing.outbox.places import PUBLIC, hand_of, panel_of
from bot.ui.publishing.outbox.slots import Slot
from bot.ui.screens import Face
from tests.cogs.installs import installed_on_servers
from tests.cogs.quick_commands import quick_commands
from tests.cogs.quick_database import quick_database
from tests.cogs.quick_simcord import Env, quick_simcord
from tests.cogs.scheduled_events import events_as_on_discord

PATIENCE = 20.0
"""Seconds for the bot to settle, on a machine that has other things to do as well."""
SELDOM = 300.0
"""Seconds between two looks for games that stand still."""
NO_LIMITS = Limits()
AT_ONCE = Timing(delay=0, patience=0)
"""Computers that take no time."""


class Heard(list[Any]):
    """A list that tells of whatever is added to it."""

    def __init__(self, before: Sequence[Any], tell: Callable[[Any], None]) -> None:
        super().__init__(before)
        self._tell = tell

    def append(self, one: Any) -> None:
        super().append(one)
        self._tell(one)


class World:
    """The bot, the server and its people; `restart` ends the bot's process and starts another on the same file."""

    def __init__(
        self,
        path: Path,
        chance: Chance,
        pace: float | None,
        timing: Timing,
        limits: Limits,
        dm_pace: float = 0.0,
        emoji_pace: float | None = None,
        draw: Paint | None = None,
        shards: int = 1,
    ) -> None:
        self.path = path
        self.pace = pace
        self.dm_pace = dm_pace
        self.emoji_pace = emoji_pace
        self.draw = draw
        self.shards = shards
        self.timing = timing
        self.limits = limits
        self._chance = chance
        self.database: Database
        self.bot: BeanBot
        self.env: simcord.Env
        self.guild: GuildHandle
        self.channel: ChannelHandle
        self.people: dict[str, MemberActor] = {}
        self.hear: list[Callable[[Any], None]] = []
        """They are told of each call to Discord when it is made."""

    def chance(self) -> Chance:
        """The same luck goes on after a restart."""
        return self._chance

    async def build(self) -> BeanBot:
        """A new bot on the database."""
        self.database = await Database.open(self.path)
        make = partial(
            BeanBot, timing=self.timing, dm_pace=self.dm_pace, emoji_pace=self.emoji_pace, draw=self.draw
        )
        if self.shards > 1:
            make = partial(make, shards=self.shards)
        if self.pace is not None:
            make = partial(make, pace=self.pace)
        self.bot = make(
            self.database,
            tables=lambda database: Tables(
                database,
                chance=self.chance,
                now=self._moment,
                limits=self.limits,
            ),
        )
        self.bot.ages = InteractionAges(elapsed=self._moment, wall=self._moment)
        publisher = self.bot.publisher
        publisher.outbox.queues.sleep = publisher.dm_channels.sleep = self._pause
        if self.bot.uploading is not None:
            self.bot.uploading.sleep, self.bot.uploading.rest = self._pause, self._sleep_until
        publisher.playback.sleep = self.bot.films.sleep = self._sleep_until
        publisher.outbox.queues.rest = self.bot.computers.sleep = self.bot.alarm.sleep = self._sleep_until
        for looks in (self.bot.watch, self.bot.absentees):
            # Hours pass in a moment here: more seldom than on Discord.
            looks.sleep, looks.every = self._sleep_until, SELDOM
        return self.bot

    def _called(self, request: Any) -> None:
        """No call comes past aiohttp here, which tells the budget elsewhere."""
        self.bot.budget.called(request.path)
        for hear in self.hear:
            hear(request)

    def _moment(self) -> float:
        return self.env.now().timestamp() if hasattr(self, "env") else 0

    async def _pause(self, seconds: float) -> None:
        """Wait for virtual time alone: it passes when `advance_time` says so."""
        wait = asyncio.sleep(seconds)
        await (self.env.external_wait(wait, reason="pace") if seconds else wait)

    async def _sleep_until(self, until: asyncio.Event, seconds: float) -> None:
        """The same for computers, which something may wake."""
        await self.env.external_wait(sleep(until, seconds), reason="a moment")

    def populate(self, env: simcord.Env, *names: str) -> None:
        """Make the server, its channel and these people."""
        self.env = env
        env.backend.http_requests = Heard(env.backend.http_requests, self._called)
        # Direct messages come over the first shard, the server's over another one.
        self.guild = env.create_guild("Beans", shard_id=1 if self.shards > 1 else None)
        self.channel = self.guild.create_text_channel("table")
        for name in names:
            self.add(name)

    def add(self, name: str) -> MemberActor:
        """One more person on the server."""
        self.people[name] = self.guild.add_member(self.env.create_user(name.lower(), global_name=name))
        return self.people[name]

    def __getitem__(self, name: str) -> MemberActor:
        return self.people[name]

    async def restart(self) -> None:
        """Stop the bot and start a new one on the same database."""
        old = self.database
        await self.bot.close()
        await old.close()
        await self.env.restart_bot(await self.build())
        await self.env.settle()

    def close_dms(self, name: str) -> None:
        """From now on direct messages to this person fail."""
        path = f"/channels/{self[name].user.dm_channel.id}/messages"
        self.env.inject_error("POST", path, status=403, code=50007, message="Cannot send to this user", times=None)

    def keep(self, message: Any) -> None:
        """From now on a message of the channel cannot be deleted."""
        path = f"/channels/{self.channel.id}/messages/{message.id}"
        self.env.inject_error("DELETE", path, status=403, code=50013, message="Missing Permissions")

    # What is on the screens

    def table_message(self, table: int = 1) -> Any:
        """The table message in the channel."""
        return self._message(self.channel, Slot(table, PUBLIC))

    def hand_message(self, name: str, table: int = 1) -> Any:
        """The person's panel: the private answer in the channel while it is awake, otherwise their DM."""
        slot = Slot(table, panel_of(self[name].id))
        if self.bot.publisher.panels.face(slot) is Face.LIVE:
            return self._message(self.channel, slot)
        return self.direct_message(name, table)

    def direct_message(self, name: str, table: int = 1) -> Any:
        """The person's hand in their DM."""
        return self._message(self[name].user.dm_channel, Slot(table, hand_of(self[name].id)))

    def _message(self, channel: ChannelHandle, slot: Slot) -> Any:
        row = self.bot.publisher.slots.get(slot)
        assert row is not None, f"nothing in {slot}"
        # Not out of `channel.history()`, which makes every message of the channel anew.
        return to_discord_message(self.env, self.env.backend.get_message(channel.id, row.message_id))

    async def click(self, name: str, message: Any, action: str, *args: str) -> InteractionResult:
        """Click the one button of this action on a message; `args` narrow it down from the front."""
        found = [c for c in controls(message) if c.action == action and c.args[: len(args)] == args]
        assert found, f"no {action} on this message: {[c.action for c in controls(message)]}"
        result: InteractionResult = await self.actor(name, message).click(message, custom_id=custom_id(found[0]))
        return result

    async def ask_leave(self, name: str, table: int = 1) -> InteractionResult:
        """Ask to leave from the hand, where that stands among what is seldom needed."""
        if "more" in {control.action for control in controls(self.hand_message(name, table))}:
            await self.click(name, self.hand_message(name, table), "more")
        return await self.click(name, self.hand_message(name, table), "ask-leave")

    async def leave(self, name: str, **options: int) -> InteractionResult:
        """Leave by the command, and mean it where that is asked."""
        return await self._confirmed(name, "leave", "leave", **options)

    async def close(self, name: str, **options: int) -> InteractionResult:
        """Close a table by the command, and mean it where that is asked."""
        return await self._confirmed(name, "close", "cancel", **options)

    async def forget(self, name: str) -> InteractionResult:
        """Have everything erased, and mean it."""
        return await self._confirmed(name, "forget", "forget")

    async def _confirmed(self, name: str, command: str, action: str, **options: int) -> InteractionResult:
        asked: InteractionResult = await self[name].slash(self.channel, command, **options)
        question = shown(asked)
        if action not in {control.action for control in controls(question)}:
            return asked
        return await self.click(name, question, action)

    async def double_click(self, name: str, message: Any, control: Control) -> tuple[Interaction, Interaction]:
        """Click a button twice, so fast that both clicks are on their way before the bot answers."""
        first, second = self.send_click(name, message, control), self.send_click(name, message, control)
        await self.env.settle()
        return first, second

    def send_click(self, name: str, message: Any, control: Control) -> Interaction:
        """Put a click of this button on its way, without waiting for anything."""
        backend = self.env.backend
        stored = backend.get_message(_channel_of(message), message.id)
        record, payload = base_payload(
            backend,
            type=InteractionType.MESSAGE_COMPONENT,
            channel_id=stored.channel_id,
            guild_id=self.guild.id if stored.channel_id == self.channel.id else None,
            user_id=self[name].id,
            data={"custom_id": custom_id(control), "component_type": ComponentType.BUTTON},
        )
        record.source_message_id = stored.id
        backend.emit("INTERACTION_CREATE", {**payload, "message": dict(message_payload(backend, stored))})
        return record

    async def moves(self, *interactions: int) -> int:
        """How many of these interactions (of all, where none is named) changed a table."""
        rows = await self.database.read("SELECT id FROM interactions")
        return len([row for row in rows if not interactions or row[0] in interactions])

    def now(self, message: Any) -> Any | None:
        """What a message is by now; None if it was deleted."""
        try:
            return to_discord_message(self.env, self.env.backend.get_message(_channel_of(message), message.id))
        except BackendError:
            return None

    def actor(self, name: str, message: Any) -> Any:
        """The person as they act on this message: as a member of the server, or in their DM."""
        return self[name] if _channel_of(message) == self.channel.id else self[name].user

    async def open(self, *names: str, start: bool = True, game: str | None = None) -> int:
        """The first of these opens a table, the others join, and the game starts."""
        await self[names[0]].slash(self.channel, "play", **({"game": game} if game else {}))
        table = max(slot.table for slot in self.bot.publisher.slots.all())
        for name in names[1:]:
            await self.click(name, self.table_message(table), "join")
        if start:
            await self.click(names[0], self.table_message(table), "start")
        return table


def _channel_of(message: Any) -> int:
    return int(message.channel_id if hasattr(message, "channel_id") else message.channel.id)


def custom_id(control: Control) -> str:
    """The custom_id that was read as this control."""
    return ":".join(["bean", str(control.table), control.action, *control.args])


def shown(result: InteractionResult) -> Any:
    """Where a click has led: the private message below a public one, otherwise the message that was clicked or
    answers a command."""
    found = result.followups[-1] if result.followups else result.response
    assert found is not None, "no answer"
    return found


def raw(message: Any) -> list[dict[str, Any]]:
    """The raw components of a message."""
    components = message.components
    return [part if isinstance(part, dict) else part.to_dict() for part in components]


def controls(message: Any) -> list[Control]:
    """The controls of a message that can be used, in their order."""
    there = [part for part in parts(message) if not part.get("disabled")]
    return [control for part in there if (control := read(str(part.get("custom_id", ""))))]


def words(message: Any) -> str:
    """All that stands in a message, line by line."""
    return "\n".join(str(part["content"]) for part in parts(message) if "content" in part)


def parts(message: Any) -> Iterator[Mapping[str, Any]]:
    """All raw components of a message, nested ones too."""
    yield from walk_components(raw(message))


@asynccontextmanager
async def world(
    path: Path,
    *names: str,
    seed: int = 7,
    chance: Chance | None = None,
    pace: float | None = 0.0,
    timing: Timing = AT_ONCE,
    limits: Limits = NO_LIMITS,
    dm_pace: float = 0.0,
    emoji_pace: float | None = None,
    draw: Paint | None = None,
    shards: int = 1,
    threads: bool = False,
) -> AsyncIterator[World]:
    """A running bot and these people; `pace` and `dm_pace` are the publisher's, None its own; `timing` is the
    computers'; by default there are no limits, no emojis and no pictures, and no `threads` of the database."""
    file, luck = path / "beans.sqlite3", chance or seeded(seed)
    made = World(file, luck, pace, timing, limits, dm_pace, emoji_pace, draw, shards)
    with nullcontext() if threads else quick_database():
        bot = await made.build()
        try:
            running = simcord.run(bot)
            # The bot waits for its first moments before it is handed over.
            made.env = running._env = Env(bot, settle_timeout=PATIENCE)
            with quick_simcord(), quick_commands(), installed_on_servers(), events_as_on_discord():
                async with running as env:
                    made.populate(env, *names)
                    await env.settle()
                    yield made
        finally:
            await made.bot.close()
            await made.database.close()
