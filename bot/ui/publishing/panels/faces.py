"""Panels: which of a person's two private messages at a table has the buttons of the game, and what it shows.

Exactly one has them: the answer in the channel while it is awake, otherwise the direct message.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from bot.store import MessageRow
from bot.tables import Table
from bot.ui.messages.hints import Given
from bot.ui.publishing.outbox import tokens
from bot.ui.publishing.outbox.places import Kind, Place, hand_of, panel_of
from bot.ui.publishing.outbox.slots import Slot, Slots, slot_of
from bot.ui.screens import Face, Part
from bot.ui.seeing import waited_for

KEPT = 8192
"""Of how many people at tables it is kept what their panel shows besides the hand."""
LOOKING = 120
"""Seconds after they did something in which a person is taken to look at their panel."""
UNANSWERED = 10 * 60
"""Seconds for which whoever has turned to a person by name does not have them called again, unless they did
something here meanwhile."""
OLD = 10 * 60
"""Seconds after which a panel in the channel is replaced at the next chance: a new one lives longer."""


@dataclass(slots=True)
class Besides:
    """What a panel shows besides the game, and when its person did anything here; lost in a restart."""

    part: Part | None = None
    hint: Given | None = None
    """The last hint that they asked for."""
    happened: str = ""
    seen_at: int = 0
    called: bool = False
    """Whether a direct message calls them, since they were not looking, until they do something here."""
    told: bool = False
    """Whether an answer has told them that they left or closed the lobby."""
    approached: dict[int | None, int] = field(default_factory=dict)
    """Who has turned to them by name since they did anything here, and when that called them; None: computers."""


class Faces(NamedTuple):
    """How much the private messages of a person at a table show: the answer in the channel, if there is one, and
    the direct message."""

    panel: Face | None
    hand: Face


class Panels:
    """The panels of all people at all tables."""

    def __init__(self, slots: Slots, moment: Callable[[], float]) -> None:
        self._slots = slots
        self._moment = moment
        self._besides: OrderedDict[tuple[int, int], Besides] = OrderedDict()
        self._awake: dict[Slot, int] = {}
        """The private messages that follow their tables, by Discord's numbers."""

    def besides(self, table: int, person_id: int) -> Besides:
        """What this person's panel shows besides the game."""
        key = table, person_id
        kept = self._besides.get(key)
        if kept is None:
            kept = self._besides[key] = Besides()
        self._besides.move_to_end(key)
        while len(self._besides) > KEPT:
            self._besides.popitem(last=False)
        return kept

    def pressed(self, table: int, person_id: int, part: Part | None, notice: str) -> bool:
        """A person did something here: their panel shows this now. Whether a direct message called them."""
        kept = self.besides(table, person_id)
        called = kept.called
        kept.part, kept.happened, kept.seen_at = part, notice, int(self._moment())
        kept.called = False
        kept.approached.clear()
        return called

    def advised(self, table: int, person_id: int, hint: Given) -> None:
        """A person was given this hint, in place of any before."""
        self.besides(table, person_id).hint = hint

    def approached(self, table: int, person_id: int, by: int | None) -> bool:
        """Somebody turns to this person by name; returns whether they are to be called for it."""
        kept, now = self.besides(table, person_id), int(self._moment())
        if now - kept.approached.get(by, now - UNANSWERED) < UNANSWERED:
            return False
        kept.approached[by] = now
        return True

    def happened(self, table: int, person_id: int, words: str) -> None:
        """Others have done something to this person; several things stand below each other."""
        kept = self.besides(table, person_id)
        kept.happened = "\n".join([*kept.happened.splitlines(), words][-3:])

    def ended(self, table: int, person_id: int) -> None:
        """The game is over: nothing that was said before stands above the end sheet."""
        kept = self._besides.get((table, person_id))
        if kept is not None:
            kept.part, kept.hint, kept.happened = None, None, ""

    def unsay(self, person_id: int) -> None:
        """This person reads another language now than the one in which they were told what happened."""
        for (_, person), kept in self._besides.items():
            if person == person_id:
                kept.happened = ""

    def looking(self, table: int, person_id: int) -> bool:
        """Whether this person did something here just now."""
        kept = self._besides.get((table, person_id))
        return kept is not None and int(self._moment()) - kept.seen_at < LOOKING

    def face(self, slot: Slot) -> Face:
        """How much the message in this slot shows."""
        return self.face_among(self._slots.messages(slot.table), slot.place)

    def faces(self, messages: Mapping[Place, MessageRow], person_id: int) -> Faces:
        """How much both messages of a person show, at a table with these messages."""
        panel, hand = messages.get(panel_of(person_id)), messages.get(hand_of(person_id))
        if self._follows(panel):
            return Faces(Face.LIVE, Face.CARD)
        awake = Face.LIVE if self._follows(hand) else Face.RESTING
        return Faces(None if panel is None else Face.ASLEEP, awake)

    def face_among(self, messages: Mapping[Place, MessageRow], place: Place) -> Face:
        """How much the message in this place shows, at a table with these messages."""
        faces = self.faces(messages, place.person_id)
        return faces.hand if place.kind is not Kind.PANEL else faces.panel or Face.ASLEEP

    def live(self, table: int, person_id: int) -> Place | None:
        """Where this person has a panel that follows the table, if they do."""
        messages = self._slots.messages(table)
        both = panel_of(person_id), hand_of(person_id)
        return next((place for place in both if self._follows(messages.get(place))), None)

    def _follows(self, row: MessageRow | None) -> bool:
        return row is not None and row.token is not None and tokens.awake(row, int(self._moment()))

    def fading(self, table: int, person_id: int) -> bool:
        """Whether a panel in the channel has followed for so long that it is better replaced."""
        row = self._slots.get(Slot(table, panel_of(person_id)))
        return row is not None and int(self._moment()) - row.token_at > OLD

    def calls_off(self, table: Table, person_id: int) -> None:
        """No direct message calls this person any more, if the table does not wait for them by now."""
        kept = self._besides.get((table.id, person_id))
        if kept is not None and kept.called and not waited_for(table, person_id):
            kept.called = False

    # Falling asleep

    def woke(self, slot: Slot) -> None:
        """The private message in this slot has a new token."""
        row = self._slots.get(slot)
        if row is not None:
            self._awake[slot] = row.message_id

    def forget(self, person_id: int) -> None:
        """Drop what is in memory of a person."""
        for key in [key for key in self._besides if key[1] == person_id]:
            del self._besides[key]
        for slot in [slot for slot in self._awake if slot.place.person_id == person_id]:
            del self._awake[slot]

    def rest(self) -> int | None:
        """The seconds until the next message falls asleep, if one follows its table."""
        ends = [row.token_at + tokens.AWAKE + 1 for row in self._following()]
        return max(0, min(ends) - int(self._moment())) if ends else None

    def tired(self) -> list[MessageRow]:
        """The messages that no longer follow their tables, each once."""
        now = int(self._moment())
        tired = [row for row in self._following() if not tokens.awake(row, now)]
        for row in tired:
            del self._awake[slot_of(row)]
        return tired

    def _following(self) -> list[MessageRow]:
        """The messages that follow their tables; those that are gone, or have a successor, are no longer kept."""
        rows = [self._slots.get(slot) for slot in self._awake]
        there = [row for row in rows if row is not None and self._awake[slot_of(row)] == row.message_id]
        self._awake = {slot_of(row): row.message_id for row in there}
        return there
