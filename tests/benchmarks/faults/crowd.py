"""Some forty people at a dozen tables of all games, over the wire: what they press and type, and what they see."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from bot.games import CATALOGUE
from bot.playground.interactions.interactions import Outcome
from bot.playground.small_discord import SmallDiscord
from bot.playground.web.actions import Actions
from bot.playground.world.events import DirectoryChanged
from bot.playground.world.places import Channel, Person
from bot.ui.controls import Control, read
from tests.playground.page import walk

Message = dict[str, Any]

SELECTS = range(3, 9)
"""The kinds of lists among components, but for buttons and texts to fill in."""
INPUT = 4
BESIDES = frozenset(
    {"hand", "join", "leave", "watch", "invite", "invited-only", "remove", "readmit", "players", "rules", "learn"}
    | {"computers", "add-computer", "remove-computer", "language", "pace", "tempo", "game", "start", "cancel"}
    | {"replay", "turning", "rematch", "hands"}
    | {"coming", "call-players", "want-seat", "call-me", "sit-down"}
)
"""Controls that are no moves, and stand on other private messages than panels, too."""
NEVER = frozenset({"leave", "cancel", "forget", "keep", "share", "learn", "export"})
"""What would end a game before its time, or leads away from it."""
BEGINNING = frozenset({"join", "start"})
"""What a lobby is there for."""


class Told(NamedTuple):
    """An action that did not come to what it should."""

    who: str
    what: str
    outcome: str


class Table(NamedTuple):
    """Where people sit together: its channel, and who they are."""

    channel: int
    people: tuple[int, ...]
    game: str


class Crowd:
    """People who look at their screens alone, and press what they find there."""

    def __init__(self, here: SmallDiscord, luck: random.Random, *, tables: int, seats: int, rest: float) -> None:
        self.here = here
        self.world = here.world
        self.luck = luck
        self.rest = rest
        """Seconds between two actions of one person, on average."""
        self.actions = Actions(here)
        self.outcomes: Counter[str] = Counter()
        self.unanswered: list[Told] = []
        """Clicks to which nothing was said in time while nothing went wrong."""
        self.disturbed = False
        """Whether something goes wrong at the moment."""
        self.connections = 0
        """How often the bot has come and gone."""
        here.on_connection.append(self._note_connection)
        self.calm = asyncio.Event()
        """Whether everybody rests."""
        games = list(CATALOGUE)
        self.tables = [self._seat(place, games[place % len(games)], seats) for place in range(tables)]
        self.world.emit(DirectoryChanged())

    def _seat(self, place: int, game: str, seats: int) -> Table:
        least, most = min(CATALOGUE[game].players), max(CATALOGUE[game].players)
        people = []
        for seat in range(max(least, min(seats, most))):
            person = Person(self.world.snowflakes.next(), f"P{place}-{seat}")
            self.world.people[person.id] = person
            people.append(person.id)
        channel = Channel(self.world.snowflakes.next(), f"table-{place}", None, self.world.place.guild)
        self.world.channels[channel.id] = channel
        return Table(channel.id, tuple(people), game)

    def _note_connection(self) -> None:
        self.connections += 1

    # What people see

    def public(self, table: Table) -> list[Message]:
        """The messages of a table's channel that everybody sees, newest first."""
        return [one for one in self.world.history(table.channel) if "ephemeral_for" not in one]

    def private(self, person: int) -> list[Message]:
        """The messages that one person alone sees, newest first."""
        dms = {str(one.id) for one in self.world.channels.values() if one.person == person}
        shown = reversed(self.world.messages.values())
        return [one for one in shown if one.get("ephemeral_for") == str(person) or one["channel_id"] in dms]

    def live(self) -> dict[tuple[int, int], list[Message]]:
        """By person and table: the private messages that have buttons of a panel."""
        found: dict[tuple[int, int], list[Message]] = {}
        for table in self.tables:
            for person in table.people:
                for message in self.private(person):
                    tables = {one.table for one in controls(message) if one.action not in BESIDES}
                    for number in tables:
                        found.setdefault((person, number), []).append(message)
        return found

    # What people do

    async def play(self, end: asyncio.Event) -> None:
        """Let everybody do something now and then, until the end."""
        async with asyncio.TaskGroup() as tasks:
            for table in self.tables:
                for person in table.people:
                    tasks.create_task(self._one(table, person, end))

    async def _one(self, table: Table, person: int, end: asyncio.Event) -> None:
        while not end.is_set():
            await asyncio.sleep(self.luck.expovariate(1 / self.rest))
            if not self.calm.is_set():
                await self._act(table, person)

    async def _act(self, table: Table, person: int) -> None:
        if self.luck.random() < 0.06:
            return await self._type(table, person)
        shown = self.private(person)[:6]
        public = self.public(table)[:2]
        if not self._there(public):
            if table.people[0] == person:
                await self._command(table, person, "play", game=table.game)
            return None
        message = self._pick([*shown, *public] if self.luck.random() < 0.8 else public)
        if message is not None:
            await self._use(table, person, message)
        return None

    def _there(self, public: Sequence[Message]) -> bool:
        """Whether a table stands in the channel which is not over."""
        return any({"hand", "join"} & {one.action for one in controls(message)} for message in public)

    def _pick(self, messages: Sequence[Message]) -> Message | None:
        found = [one for one in messages if any(_wanted(control) for control in controls(one))]
        return self.luck.choice(found) if found else None

    async def _use(self, table: Table, person: int, message: Message) -> None:
        parts = [one for one in _parts(message) if _wanted(read(one["custom_id"]))]
        moves = [one for one in parts if one["type"] not in SELECTS]
        first = [one for one in moves if _action(one) in BEGINNING]
        if first and self.luck.random() < 0.7:
            parts = moves = first
        part = self.luck.choice(moves if moves and self.luck.random() < 0.8 else parts)
        frame: Message = {"message": message["id"], "custom_id": part["custom_id"]}
        if part["type"] in SELECTS:
            frame["values"] = self._values(part, table)
        outcome = await self._do("click", person, int(message["channel_id"]), part["custom_id"], **frame)
        if outcome.modal is not None:
            await self._fill_in(person, message, outcome.modal)

    def _values(self, part: Message, table: Table) -> list[str]:
        if part["type"] != 3:
            return [str(self.luck.choice(table.people))]
        values = [option["value"] for option in part["options"]]
        least, most = part.get("min_values", 1), min(part.get("max_values", 1), len(values))
        return self.luck.sample(values, self.luck.randint(max(1, least), max(1, least, most)))

    async def _fill_in(self, person: int, message: Message, modal: Message) -> None:
        filled = [self._field(label) for label in modal["components"] if "component" in label]
        where = int(message["channel_id"])
        more = {"message": message["id"], "custom_id": modal["custom_id"], "components": filled}
        await self._do("modal", person, where, modal["custom_id"], **more)

    def _field(self, label: Message) -> Message:
        field = label["component"]
        if field["type"] == INPUT:
            content: Message = {"value": self.luck.choice(("1", "soy", "2 red", ""))}
        else:
            content = {"values": [self.luck.choice(field["options"])["value"]]}
        about = {"type": field["type"], "custom_id": field["custom_id"], "id": 2}
        return {"type": 18, "id": 1, "component": {**about, **content}}

    async def _type(self, table: Table, person: int) -> None:
        where = self.luck.choice(["channel", "channel", "direct"])
        direct = next((one.id for one in self.world.channels.values() if one.person == person), None)
        channel = table.channel if where == "channel" or direct is None else direct
        await self._do("command", person, channel, "/hand", name="hand", options=[])

    async def _command(self, table: Table, person: int, name: str, **options: str) -> None:
        given = [{"name": key, "type": 3, "value": value} for key, value in options.items()]
        await self._do("command", person, table.channel, f"/{name}", name=name, options=given)

    async def _do(self, kind: str, person: int, channel: int, about: str, **frame: Any) -> Outcome:
        undisturbed, connection = not self.disturbed and self.here.gateway.online, self.connections
        done = {"type": kind, "person": str(person), "channel": str(channel), **frame}
        outcome = await self.actions.perform(done, "en-US")
        self.outcomes[outcome.outcome if outcome.reason is None else outcome.reason.id] += 1
        why = "" if outcome.reason is None else outcome.reason.id
        if why == "page-bot-silent" and undisturbed and not self.disturbed and self.connections == connection:
            self.unanswered.append(Told(self.world.people[person].name, about, why))
        return outcome


def _parts(message: Message) -> list[Message]:
    return [one for one in walk(message["components"]) if one.get("custom_id") and not one.get("disabled")]


def _action(part: Message) -> str:
    found = read(part["custom_id"])
    return "" if found is None else found.action


def controls(message: Message) -> Iterator[Control]:
    """The controls of a message that can be used."""
    for one in _parts(message):
        found = read(one["custom_id"])
        if found is not None:
            yield found


def _wanted(control: Control | None) -> bool:
    return control is not None and control.action not in NEVER
