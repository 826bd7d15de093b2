"""A place where the bot is not: it hears nothing there but interactions, and says nothing but their answers."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import discord
import pytest
from simcord.backend.models import Interaction, Message
from simcord.results import InteractionResult, to_discord_message

from bot.store import MessageRow
from bot.ui.controls import Control
from bot.ui.publishing.outbox.editing import Editing
from bot.ui.publishing.outbox.places import PUBLIC, panel_of
from bot.ui.publishing.outbox.slots import Slot
from bot.ui.seeing import waited_for
from tests.cogs.installs import OWNERS
from tests.cogs.knowing import CARD, FRONT
from tests.cogs.privately import tokens_are_young
from tests.cogs.spots import GROUP, THEIRS, Said, Spot
from tests.cogs.tricks import cards_shown
from tests.cogs.world import World, controls, custom_id, parts, raw, words, world

HOST = "Zoe"
"""Whose direct messages with the bot stand for the group's: SimCord has none among people."""
MOVES = ("plant", "harvest-plant", "plant-all", "turn-up", "leave-rest", "discard", "end", "draw")
"""What brings a game on, in this order of preference."""
ENDING = frozenset({"leave", "ask-leave", "cancel", "ask-close", "pause", "computers", "learn", "players"})
"""What ends a game, holds it up, or begins another."""
RESTS, LASTS, CALLS = "is resting", "Up to date until", "it became your turn"


def server(may: discord.Permissions) -> Said:
    """A server on which the bot is not, and what somebody may do there."""
    return Said({"context": 0, OWNERS: THEIRS}, in_server=True, may=may)


STRANGE = server(discord.Permissions(send_messages=True, use_external_apps=True, manage_messages=True))
"""One on which everybody may do what is needed, and moderates besides."""


class Group:
    """A direct message among people, in which the bot is not."""

    def __init__(self, here: World, said: Said = GROUP) -> None:
        self.here = here
        self.said = said
        # After everything that is said in private: Discord holds it in one list there as well.
        self.spot = Spot(here, said, here[HOST].user.dm_channel.id)
        self.channel = self.spot.channel
        here.env.inject_error("*", f"/channels/{self.channel}*", status=403, code=50001, times=None)
        self.results: list[InteractionResult] = []
        self.lost = set[int]()
        """Messages of which Discord has taken no more edits before their time."""
        self.since = len(here.env.http_requests)

    # What people do

    async def types(self, name: str, command: str, **options: Any) -> InteractionResult:
        """Somebody types a command."""
        return await self._done(self.spot.types(name, command, options))

    async def presses(self, name: str, message: Any, action: str, *args: str) -> InteractionResult:
        """Somebody presses the one button of this action on a message."""
        found = [one for one in controls(message) if one.action == action and one.args[: len(args)] == args]
        assert found, (action, [one.action for one in controls(message)])
        return await self._done(self.spot.presses(name, self.stored(message), custom_id(found[0])))

    async def presses_by_its_id(self, name: str, message: Any, custom: str) -> InteractionResult:
        """Somebody presses a button that a message had once."""
        return await self._done(self.spot.presses(name, self.stored(message), custom))

    async def _done(self, record: Interaction) -> InteractionResult:
        await self.here.env.settle()
        result = InteractionResult(self.here.env, record)
        assert record.responded, "nothing was answered"
        self.results.append(result)
        return result

    async def opens(self, *names: str, start: bool = True, installed: bool = False, **options: Any) -> int:
        """The first of these opens a table, the others join, and the game starts. If they have `installed` the
        bot, they join by a command."""
        await self.types(names[0], "play", **options)
        table = max(slot.table for slot in self.here.bot.publisher.slots.all())
        for name in names[1:]:
            if installed:
                await self.types(name, "join", table=table)
            else:
                await self.presses(name, self.table(table), "join")
        if start:
            await self.presses(names[0], self.table(table), "start")
        return table

    async def awaited(self, table: int = 1) -> list[str]:
        """Whom the game waits for."""
        known = await self.here.bot.tables.get(table)
        return [name for name in self.here.people if waited_for(known, self.here[name].id)]

    async def moves(self, name: str, table: int = 1) -> str:
        """Somebody presses the first button in their panel that brings the game on, and has it shown here before;
        returns what it does."""
        if not self.movable(name, table):
            await self.presses(name, self.table(table), "hand")
        found = self.movable(name, table)
        assert found, (name, [one.action for one in controls(self.panel(name, table))])
        action, args = found[0]
        await self.presses(name, self.panel(name, table), action, *args)
        return action

    async def goes_on(self, table: int = 1) -> str:
        """Somebody whom the game waits for makes a move; returns who."""
        name = (await self.awaited(table))[0]
        await self.moves(name, table)
        return name

    async def turn_over(self) -> tuple[str, str]:
        """Whose turn it is brings it to its end, with a quarter of an hour before each move; returns who that was,
        and whose turn it is then."""
        first = then = (await self.awaited())[0]
        while then == first:
            await self.here.env.advance_time(16 * 60)
            await self.presses(first, self.table(), "go-on")
            await self.moves(first)
            then = (await self.awaited())[0]
        return first, then

    def movable(self, name: str, table: int = 1) -> list[tuple[str, tuple[str, ...]]]:
        """The buttons of somebody's panel here that bring the game on."""
        message = self.has(name, table)
        there = [] if message is None else controls(message)
        return [(one.action, one.args) for action in MOVES for one in there if one.action == action]

    def joins(self) -> None:
        """The bot is added to this server; it may see nothing there."""
        self.spot.about(Said({"context": 0, OWNERS: {"0": str(self.here.guild.id)}}, True, self.said.may))

    async def restarts(self) -> None:
        """The bot is stopped, and started again."""
        await self.here.restart()
        for table in {slot.table for slot in self.here.bot.publisher.slots.all()} | {1}:
            await self.here.bot.publisher.slots.read(table)

    async def restarts_unread(self, *tables: int) -> None:
        """The same where only these tables can be read."""
        await self.here.restart()
        for table in tables:
            await self.here.bot.publisher.slots.read(table)

    # What is there

    def stored(self, message: Any) -> Message:
        """What Discord holds of a message here."""
        return self.here.env.backend.get_message(self.channel, message.id)

    def now(self, message: Any) -> Any:
        """What a message is by now."""
        return to_discord_message(self.here.env, self.stored(message))

    def table(self, table: int = 1) -> Any:
        """The table's message."""
        row = self.here.bot.publisher.slots.get(Slot(table, PUBLIC))
        assert row is not None
        return to_discord_message(self.here.env, self.here.env.backend.get_message(row.channel_id, row.message_id))

    def shown(self, table: int = 1) -> bool:
        """Whether Discord still holds the table's message."""
        row = self.here.bot.publisher.slots.get(Slot(table, PUBLIC))
        return row is not None and row.message_id in self.here.env.backend.messages[self.channel]

    def panel(self, name: str, table: int = 1) -> Any:
        """Somebody's panel here."""
        row = self.here.bot.publisher.slots.get(Slot(table, panel_of(self.here[name].id)))
        assert row is not None, f"{name} has no panel here"
        return to_discord_message(self.here.env, self.here.env.backend.get_message(row.channel_id, row.message_id))

    def has(self, name: str, table: int = 1) -> Any:
        """Somebody's panel here, if they have one that Discord still holds."""
        row = self.here.bot.publisher.slots.get(Slot(table, panel_of(self.here[name].id)))
        held = None if row is None else self.here.env.backend.messages[row.channel_id].get(row.message_id)
        return None if held is None else to_discord_message(self.here.env, held)

    def public(self) -> list[Message]:
        """What everybody here reads, from above."""
        there = self.here.env.backend.messages.get(self.channel, {})
        return [one for _, one in sorted(there.items()) if not one.is_ephemeral]

    def harmless(self, message: Any) -> list[Control]:
        """The buttons of a message that end nothing, and open no list and no form."""
        found = [one for one in controls(message) if one.action not in ENDING]
        return [one for one in found if custom_id(one) in self._buttons(message)]

    def _buttons(self, message: Any) -> set[str]:
        return {str(part["custom_id"]) for part in parts(message) if part.get("type") == 2 and "custom_id" in part}

    # What must hold

    async def check(self, table: int = 1) -> None:
        """The last table that anybody saw is true or says that it rests; no call was refused, nobody has a second
        panel, and no card stands where others read it."""
        self.keeps_secrets()
        self.only_answers()
        self._panels(table)
        await self._true(table)
        assert not self.here.env.errors

    def keeps_secrets(self) -> None:
        """No card stands where others read it."""
        for message in self.public():
            text = str(message.components)
            assert not CARD.search(text)
            assert FRONT not in text
            assert not list(cards_shown({"components": message.components}))

    def only_answers(self) -> None:
        """Nothing but answers reaches this place, and no more of them than Discord takes."""
        followed = Counter[str]()
        for request in self.here.env.http_requests[self.since :]:
            # The bot is not here: nothing but answers reaches this place.
            assert not request.path.startswith(f"/channels/{self.channel}"), request.path
            if request.method == "POST" and re.fullmatch(r"/webhooks/\d+/[^/]+", request.path):
                followed[request.path] += 1
        assert all(times <= 5 for times in followed.values()), followed

    def counted(self) -> list[str]:
        """The calls that Discord counts: all but those by the tokens of clicks."""
        made = self.here.env.http_requests[self.since :]
        return [
            f"{one.method} {one.path}" for one in made if not one.path.startswith(("/webhooks/", "/interactions/"))
        ]

    def _panels(self, table: int) -> None:
        there = self.here.env.backend.messages.get(self.channel, {}).values()
        for name in self.here.people:
            mine = [one for one in there if one.is_ephemeral and one.visible_to(self.here[name].id)]
            acting = [one for one in mine if self._acts(one, table)]
            assert len(acting) <= 1, [words(one) for one in acting]

    def _acts(self, message: Message, table: int) -> bool:
        found = [one for one in controls(message) if one.table == table]
        return any(one.action not in ("hand", "mentions", "watch") for one in found)

    async def _true(self, number: int) -> None:
        table = await self.here.bot.tables.get(number)
        mine = [one for one in self.public() if any(two.table == number for two in controls(one))]
        live = [one for one in mine if RESTS not in words(one) and CALLS not in words(one)]
        if not table.open:
            return
        shown = (await self.here.bot.publisher.prepare(table, PUBLIC)).render()
        row = self.here.bot.publisher.slots.get(Slot(number, PUBLIC))
        if row is not None and self.here.bot.publisher.anew.lost(row):
            # Nothing that lives was left to say so; the next click does.
            self.lost.add(row.message_id)
        elif row is not None and row.token is not None:
            # Somebody has pressed something there since.
            self.lost.discard(row.message_id)
            assert mine[-1].id not in self.lost or not self._claims(mine[-1])
        for one in [one for one in live if one.id not in self.lost]:
            if self._claims(one):
                assert _lines(raw(one)) == _lines(shown.to_components()), one.id

    def _claims(self, message: Message) -> bool:
        """Whether a message says that it is up to date now; one that does not rest says until when it is."""
        until = re.search(LASTS + r" <t:(\d+):t>", words(message))
        assert until, words(message)
        return int(until[1]) + 60 > self.here.env.now().timestamp()


def _lines(components: Any) -> list[str]:
    """What stands in a message, but for until when that is kept up to date."""
    found = [str(part["content"]) for part in _walked(components) if "content" in part]
    return [line for line in found if LASTS not in line]


def _walked(components: Any) -> Iterator[dict[str, Any]]:
    for part in components:
        yield part
        yield from _walked(part.get("components", ()))


@asynccontextmanager
async def group(tmp_path: Path, *names: str, said: Said = GROUP, **options: Any) -> AsyncIterator[Group]:
    """These people, and a place where the bot is not."""
    async with world(tmp_path, *names, HOST, **options) as here:
        with pytest.MonkeyPatch.context() as patch, tokens_are_young(here, patch):
            there = Group(here, said)
            outworn = Editing._outworn

            def lose(editing: Editing, row: MessageRow) -> None:
                there.lost.add(row.message_id)
                outworn(editing, row)

            patch.setattr(Editing, "_outworn", lose)
            yield there
