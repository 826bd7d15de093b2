"""Which calls that Discord counts a game costs, which message each was about, and what had changed before it."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import Any, NamedTuple

from bot.tables import Changed
from bot.ui.publishing.outbox.places import PUBLIC, Place, hand_of
from bot.ui.publishing.outbox.posting import STALE_AFTER
from bot.ui.publishing.outbox.slots import Slot
from bot.ui.seeing import screens
from tests.cogs.world import World

FREE = ("interactions", "webhooks")
"""Answers to clicks, and what their tokens edit, stand outside of Discord's limits for a bot and a channel."""
TOLD = {
    "TurnBegan": "next turn",
    "Traded": "offer taken",
    "Offered": "offer made",
    "TurnedUp": "turned up",
    "TradingEnded": "trading ended",
    "Harvested": "harvested",
    "Planted": "planted",
    "Declined": "offer gone",
    "Withdrawn": "offer gone",
    "Passed": "done",
    "CameBack": "done",
}
"""What a decision is called here by its events; the first that is there says it."""


class Call(NamedTuple):
    """A call that Discord counts: which one, about which message, and why, as far as that shows from outside."""

    method: str
    message: str
    why: str

    def __str__(self) -> str:
        return f"{self.method:6} {self.message:24} {self.why}"


class Counting:
    """Counts from when it is made, at one table, whose people may be asked what they see."""

    def __init__(self, here: World, table: int) -> None:
        self._here = here
        self._table = table
        self.calls: list[Call] = []
        self.read_after: list[float] = []
        """Seconds from what asks somebody to decide until their own message was sent or edited."""
        self._changes: defaultdict[Place, list[str]] = defaultdict(list)
        """What has changed since each message was sent or edited."""
        self._asked: dict[int, float] = {}
        self._people = {person.user.dm_channel.id: person.id for person in here.people.values()}
        here.hear.append(self._called)
        here.bot.tables.subscribe(self._changed)

    def by_kind(self) -> Counter[Call]:
        """How many there were of each kind."""
        return Counter(self.calls)

    # What is told

    def _changed(self, changed: Changed) -> None:
        table, before, after, actor, decision = changed
        if table.id != self._table or decision is None or after is None:
            return
        events = {type(event).__name__ for event in decision.events}
        told = next((words for event, words in TOLD.items() if event in events), "other")
        for place in (PUBLIC, *map(hand_of, self._people.values())):
            self._changes[place].append(told)
        for seat in table.seats:
            then = None if before is None else table.view_of(before, seat.seat)
            if seat.person_id != actor and screens(table).alert(then, table.view_of(after, seat.seat), seat.seat):
                self._asked.setdefault(seat.person_id, self._now())

    def _called(self, request: Any) -> None:
        _, where, *rest = request.path.split("/")
        if request.method == "GET":
            return
        if where in FREE:
            self._answered(request, where, rest)
        elif where == "channels" and int(rest[0]) in self._people:
            self._direct(request, self._people[int(rest[0])])
        elif where == "channels" and int(rest[0]) == self._here.channel.id:
            self._in_channel(request, rest)
        else:
            self._note(request, f"{where}/{'/'.join(rest[2:])}", "")

    def _answered(self, request: Any, where: str, rest: list[str]) -> None:
        backend = self._here.env.backend
        number = int(rest[0]) if where == "interactions" else backend.interaction_tokens[rest[1]]
        click = backend.interactions[number]
        edits = request.method == "PATCH" or (request.json or {}).get("type") == 7
        if edits and request.path.endswith(("callback", "original")) and self._is_table(click.source_message_id):
            self._changes[PUBLIC].clear()
        elif request.method != "DELETE":
            if click.channel_id in self._people:
                self._changes[hand_of(click.user_id)].clear()
            self._read(click.user_id)

    def _direct(self, request: Any, person: int) -> None:
        place, changes = hand_of(person), self._changes[hand_of(person)]
        row = self._here.bot.publisher.slots.get(Slot(self._table, place))
        face = self._here.bot.publisher.panels.face(Slot(self._table, place))
        last = changes[-1] if changes else "nothing changed"
        if request.method == "POST":
            old = row is not None and self._here.bot.tables.now() - row.posted_at > STALE_AFTER
            self._note(request, "direct message", "after 50 minutes" if old else f"called: {last}")
        else:
            self._note(
                request, *(("direct message", "") if request.method == "DELETE" else (f"direct, {face}", last))
            )
        if request.method != "DELETE":
            changes.clear()
            self._read(person)

    def _in_channel(self, request: Any, rest: list[str]) -> None:
        changes = self._changes[PUBLIC]
        if request.method == "POST" and (request.json.get("allowed_mentions") or {}).get("users"):
            self._note(request, "line", changes[-1] if changes else "")
        elif request.method == "POST":
            row = self._here.bot.publisher.slots.get(Slot(self._table, PUBLIC))
            old = row is not None and self._here.bot.tables.now() - row.posted_at > STALE_AFTER
            self._note(request, "table", "after 50 minutes" if old else "scrolled away, or asked for")
        elif request.method == "PATCH" and self._is_table(int(rest[2])):
            self._note(request, "table", " + ".join(sorted(set(changes))) or "nothing changed")
            self._changes[PUBLIC].clear()
        else:
            self._note(request, "the one before", "")

    def _note(self, request: Any, message: str, why: str) -> None:
        self.calls.append(Call(request.method, message, why))

    def _read(self, person: int) -> None:
        if person in self._asked:
            self.read_after.append(self._now() - self._asked.pop(person))

    def _is_table(self, message_id: int | None) -> bool:
        row = self._here.bot.publisher.slots.get(Slot(self._table, PUBLIC))
        return row is not None and row.message_id == message_id

    def _now(self) -> float:
        return float(self._here.env.now().timestamp())
