"""People who press, type and dismiss at random, on what stands now and on what stood there once."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import discord
from simcord.results import InteractionResult

from bot.ui.controls import Control
from bot.ui.publishing.outbox.places import PUBLIC
from bot.ui.publishing.outbox.slots import Slot
from bot.ui.publishing.outbox.tokens import GOOD_FOR
from tests.cogs.driving import selects
from tests.cogs.mishaps import press
from tests.cogs.privately import LOOKING, Watch
from tests.cogs.test_crash import left, revive
from tests.cogs.world import World, controls, custom_id, raw

NEVER = frozenset({"leave", "cancel", "rematch", "start"})
"""What ends the game or opens another one; no command of these names is typed, either."""
OTHER_COMMANDS = frozenset({"play", "forget", "close"})
WEIGHTS = {
    "move": 40,
    "press": 35,
    "type": 12,
    "old": 8,
    "twice": 3,
    "dismiss": 3,
    "wait": 4,
    "restart": 1.5,
    "kill": 1,
    "pause": 0.7,
    "talk": 1,
    "delete": 0.5,
    "doors": 1,
}
"""What somebody does, and how often."""
ASIDE = LOOKING | frozenset(
    {"back", "hint", "more", "meters", "rules", "read-rules", "as-text", "sheets", "ask-leave", "done-by-default"}
    | {"harvest", "town", "town-type", "pause", "resume", "players", "ask-remove"}
)
"""Controls that make no move which the game waits for."""
NONSENSE = ("#1", "#9", "0", "2", "soy", "2 red", "red 7", "nothing", "give: soy want: chili")


class Done(NamedTuple):
    """What somebody has done: on which message, if on one, and what Discord has of the answers."""

    what: str
    name: str
    message: Any = None
    answers: tuple[InteractionResult, ...] = ()
    public: bool = False
    """Whether it was a button of the table's message."""
    also: str = ""
    """Who pressed it at the same moment."""


class Wanderer:
    """Lets these people do something at random at this table."""

    def __init__(
        self, here: World, table: int, names: Sequence[str], luck: random.Random, closed: Iterable[str] = ()
    ) -> None:
        self.here = here
        self.table = table
        self.names = names
        self.luck = luck
        self.watch = Watch(here, table)
        self.closed = set(closed)
        """Whose direct messages fail."""
        self.kills = 0
        """How often the process has died."""
        self.former: list[tuple[str, Any]] = []
        """Messages that somebody has seen; their buttons may still stand on the screen."""

    async def step(self) -> Done:
        """Somebody does something."""
        what = self.luck.choices(list(WEIGHTS), weights=list(WEIGHTS.values()))[0]
        name = self.luck.choice(self.names)
        done: Done = await getattr(self, f"_{what}")(name)
        await self.here.env.settle()
        return done

    async def waiting(self) -> list[str]:
        """The people at the table whom the game waits for."""
        table = await self.here.bot.tables.get(self.table)
        if not table.running:
            return []
        seats = set(table.game.to_act(table.state)) & set(table.present())
        ids = {table.seats[seat].person_id for seat in seats}
        return [name for name in self.names if self.here[name].id in ids]

    def public(self) -> Any:
        """The table's message, if there is one at this moment."""
        row = self.here.bot.publisher.slots.get(Slot(self.table, PUBLIC))
        there = row is not None and row.message_id in self.here.env.backend.messages[self.here.channel.id]
        return self.here.table_message(self.table) if there else None

    # What people do

    async def _move(self, name: str) -> Done:
        """Somebody whom the game waits for goes on with it."""
        name = self.luck.choice(await self.waiting() or [name])
        panels = [one for one in self._private(name) if self.watch.acts(one)]
        if not panels:
            return await self._press(name)
        moves = [one for one in self._usable(panels[-1]) if one.action not in ASIDE]
        if not moves:
            return await self._press_one(name, panels[-1])
        return await self._use(name, panels[-1], self.luck.choice(moves))

    async def _press(self, name: str) -> Done:
        private, public = self._private(name), self.public()
        if public is not None and (not private or self.luck.random() < 0.35):
            return await self._press_one(name, public)
        return await self._press_one(name, self.luck.choice(private)) if private else Done("nothing", name)

    async def _old(self, name: str) -> Done:
        """Press what may stand on a message no longer, if the message is still there."""
        if not self.former:
            return Done("nothing", name)
        name, message = self.luck.choice(self.former)
        found = self._usable(message)
        if not found or message.id not in self.here.env.backend.messages.get(message.channel.id, {}):
            return Done("nothing", name)
        control = self.luck.choice(found)
        part = _list(message, control)
        values = None if part is None else self._chosen(part)
        return Done("old", name, message, (await press(self.here, name, message, custom_id(control), values),))

    async def _twice(self, name: str) -> Done:
        """A double click, or two people who press the same public button at once."""
        message = self.public() if self.luck.random() < 0.5 else next(iter(self._private(name)), None)
        if message is None or not (found := [one for one in self._usable(message) if not _list(message, one)]):
            return Done("nothing", name)
        control = self.luck.choice(found)
        other = self.luck.choice(self.names) if message.id == getattr(self.public(), "id", 0) else name
        sent = [self.here.send_click(each, message, control) for each in (name, other)]
        await self.here.env.settle()
        answers = tuple([InteractionResult(self.here.env, one) for one in sent])
        return Done("twice", name, message, answers, also=other)

    async def _type(self, name: str) -> Done:
        """A command, with options as their lists offer them, or with nonsense."""
        command = self.luck.choice([one for one in self.here.bot.tree.get_commands() if _may_type(one.name)])
        options: dict[str, Any] = {}
        for option in getattr(command, "parameters", ()):
            if option.name != "table" and (option.required or self.luck.random() < 0.6):
                listed = await self._listed(name, command.name, option, options)
                if listed or option.required:
                    options[option.name] = self.luck.choice(listed or NONSENSE)
        if self.luck.random() < 0.3:
            return Done("type", name, None, (await self.here[name].user.slash(command.name, **options),))
        return Done("type", name, None, (await self.here[name].slash(self.here.channel, command.name, **options),))

    async def _listed(self, name: str, command: str, option: Any, filled: dict[str, Any]) -> list[Any]:
        if option.choices:
            return [choice.value for choice in option.choices]
        if option.type is discord.AppCommandOptionType.user:
            return [self.here[one] for one in self.names]
        if option.type is discord.AppCommandOptionType.integer:
            return list(range(option.min_value or 0, (option.max_value or 9) + 1))
        if option.type is discord.AppCommandOptionType.boolean:
            return [True, False]
        if not option.autocomplete or self.luck.random() < 0.15:
            return list(NONSENSE)
        found = await self.here[name].autocomplete(self.here.channel, command, option.name, "", **filled)
        return [choice["value"] for choice in found]

    async def _dismiss(self, name: str) -> Done:
        for answer in self.watch.answers(name):
            self.here.env.backend.delete_message(self.here.channel.id, answer.id)
        return Done("dismiss", name)

    async def _wait(self, name: str) -> Done:
        await self.here.env.advance_time(self.luck.choice((1, 130, GOOD_FOR)))
        return Done("wait", name)

    async def _restart(self, name: str) -> Done:
        await self.here.restart()
        await self.here.bot.publisher.slots.read(self.table)
        return Done("restart", name)

    async def _kill(self, name: str) -> Done:
        """The process dies, and with it what was noted and not written yet."""
        self.kills += 1
        path = self.here.path.with_name(f"killed-{self.kills}.sqlite3")
        await revive(self.here, left(self.here, path))
        await self.here.bot.publisher.slots.read(self.table)
        return Done("restart", name)

    async def _pause(self, name: str) -> Done:
        """Somebody stops the game or lets it go on; after a while it does."""
        command = self.luck.choice(("pause", "resume"))
        answers = (await self.here[name].slash(self.here.channel, command),)
        return Done("pause", name, None, answers)

    async def _talk(self, name: str) -> Done:
        for _ in range(self.luck.choice((1, 10))):
            await self.here[name].send(self.here.channel, "What a day!")
        return Done("talk", name)

    async def _delete(self, name: str) -> Done:
        """A moderator deletes the table's message."""
        if (message := self.public()) is not None:
            self.here.env.backend.delete_message(self.here.channel.id, message.id)
        return Done("delete", name)

    async def _doors(self, name: str) -> Done:
        """Somebody lets the bot write to them no more, or again."""
        if name not in self.closed:
            self.here.close_dms(name)
            self.closed.add(name)
            return Done("close", name)
        path = f"/channels/{self.here[name].user.dm_channel.id}/messages"
        faults = self.here.env.backend.faults
        faults[:] = [fault for fault in faults if fault["path"] != path]
        self.closed.discard(name)
        return Done("reopen", name)

    # Pressing

    def _private(self, name: str) -> list[Any]:
        """The panel and the card, in the channel and among the direct messages."""
        return [*self.watch.answers(name)[-2:], *self.watch.directs(name)]

    def _usable(self, message: Any) -> list[Control]:
        return [one for one in controls(message) if one.action not in NEVER and one.table == self.table]

    async def _press_one(self, name: str, message: Any) -> Done:
        found = self._usable(message)
        if not found:
            return Done("nothing", name)
        return await self._use(name, message, self.luck.choice(found))

    async def _use(self, name: str, message: Any, control: Control) -> Done:
        """Press a button, choose from a list, and fill in the form that opens."""
        self.former = [*self.former[-20:], (name, message)]
        at_table = (public := self.public()) is not None and message.id == public.id
        actor, part = self.here.actor(name, message), _list(message, control)
        if part is not None:
            result = await actor.select(message, self._chosen(part), custom_id=custom_id(control))
        else:
            result = await actor.click(message, custom_id=custom_id(control))
        answers = [result]
        if result.modal is not None and self.luck.random() < 0.8:
            answers.append(await actor.submit_modal(result, self._filled(result)))
        return Done(control.action, name, message, tuple(answers), at_table)

    def _chosen(self, part: dict[str, Any]) -> list[str]:
        values = [option["value"] for option in part["options"]]
        least, most = part.get("min_values", 1), min(part.get("max_values", 1), len(values))
        return self.luck.sample(values, self.luck.randint(max(1, least), max(1, least, most)))

    def _filled(self, shown: InteractionResult) -> dict[str, Any]:
        assert shown.modal is not None
        return {part["custom_id"]: self._chosen(part) for part in selects(shown.modal["components"])}


def _list(message: Any, control: Control) -> dict[str, Any] | None:
    """The list that this control is, if it is none of the buttons."""
    lists = {part["custom_id"]: part for part in selects(raw(message))}
    return lists.get(custom_id(control))


def _may_type(command: str) -> bool:
    return command not in NEVER | OTHER_COMMANDS | {"pause", "resume"}
