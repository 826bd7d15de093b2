"""What must be true after every step of a game, of all that Discord holds of a table."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from simcord.components import walk_components
from simcord.results import InteractionResult

from bot.games.bohnanza.cards import BEAN
from bot.tables import Table
from bot.ui.publishing.outbox.contents import digest
from bot.ui.publishing.outbox.places import PUBLIC, Place, hand_of, nudge_for, panel_of
from bot.ui.publishing.outbox.slots import Slot
from bot.ui.publishing.panels.faces import LOOKING
from bot.ui.screens import Face
from bot.words import say
from tests.cogs.drawing import plainly, seen_in
from tests.cogs.knowing import CARD, FRONT, hand_shown
from tests.cogs.privately import Watch
from tests.cogs.tricks import called, cards_shown
from tests.cogs.wandering import ASIDE, Done, Wanderer
from tests.cogs.world import World, controls, raw, words

COMPONENTS, CHARACTERS = 40, 4000
"""So many at most Discord takes in a message."""
UNKIND = ("something-went-wrong", "answer-lost", "not-saved", "game-damaged", "unknown-control")


class Promises:
    """Looks after every step at what everybody has of one table."""

    def __init__(self, here: World, wanderer: Wanderer) -> None:
        self.here = here
        self.wanderer = wanderer
        self.watch: Watch = wanderer.watch
        self.table = wanderer.table
        self._acted: dict[str, float] = {}
        self._rested_at = 0.0
        """When all was looked at last."""
        self._waited: set[str] = set()
        self._directs: dict[str, int] = {}
        self._looked: dict[Slot, tuple[str, Any]] = {}
        self._fitting: dict[int, Any] = {}
        self._from_before: dict[int, tuple[int, list[str]]] = {}
        """What stood on each message when the bot was restarted: what was said above a hand is forgotten."""

    async def note(self, done: Done) -> None:
        """Look at the answers to what somebody has just done."""
        for name in (done.name, done.also) if done.answers else ():
            self._acted[name] = self._now()
        for result in done.answers:
            self._answered_kindly(done, result)
        if done.public and len(done.answers) == 1:
            await self._answered_below(done, done.answers[0])
        if done.what == "restart":
            self._note_restart(await self.here.bot.tables.get(self.table))

    async def check(self) -> None:
        """Look at everything, once what was done has come to rest."""
        table = await self.here.bot.tables.get(self.table)
        await self.here.bot.publisher.slots.read(self.table)
        self.watch.check(*self.wanderer.names)
        self._fits()
        await self._true(table)
        self._keeps_secrets()
        if table.running and table.row.paused_why is None:
            await self._has_buttons()
            await self._called()
        await self.remember()

    def _note_restart(self, table: Table) -> None:
        slots = self.here.bot.publisher.slots.of(self.table)
        shown = [message for slot in slots if (message := self._message(slot))]
        self._from_before = {one.id: (table.row.revision, _words(raw(one))) for one in shown}

    def _now(self) -> float:
        return float(self.here.env.now().timestamp())

    # Every button acts, or is answered kindly

    def _answered_kindly(self, done: Done, result: InteractionResult) -> None:
        assert result.acknowledged, f"{done.what} was not answered"
        shown = [answer for answer in (result.response, *result.followups) if answer is not None]
        for answer in shown:
            for reason in UNKIND:
                assert say("en", reason, table=self.table) not in words(answer), (done.what, reason)

    async def _answered_below(self, done: Done, result: InteractionResult) -> None:
        """What a button of the table does not show there stands in private at the bottom of the channel."""
        if await self.here.moves(result._interaction.id) or done.what in ("resume", "pause"):
            return
        stored = self.here.env.backend.messages[self.here.channel.id]
        seen = [number for number, one in stored.items() if one.visible_to(self.here[done.name].id)]
        # Whoever was removed from the game has no panel: they are answered at once.
        below = result.followups[-1] if result.followups else result.response
        assert below is not None, f"{done.what} was answered nowhere"
        assert below.ephemeral, f"{done.what} was answered nowhere"
        assert max(seen) == below.id, done.what

    # What stands there is true

    async def _true(self, table: Table) -> None:
        """Every message shows what would be drawn for it now, and every hand is the hand."""
        for slot in self.here.bot.publisher.slots.of(self.table):
            message = self._message(slot)
            if message is None or not self._follows(slot):
                continue
            draft = await self.here.bot.publisher.prepare(table, slot.place)
            # Messages that are as they were, and are to be, need no second look.
            looked = digest(draft.contents), message.components
            if self._looked.get(slot) == looked and self._looked[slot][1] is looked[1]:
                continue
            self._looked[slot] = looked
            layout = draft.render()
            expected: Any = layout.to_components()
            if self._from_before.get(message.id) == (table.row.revision, _words(raw(message))):
                continue
            assert _words(expected) == _words(raw(message)), (slot, _words(expected), _words(raw(message)))
            assert _ids(expected) == _ids(raw(message)), (slot, _ids(expected), _ids(raw(message)))
            drawn = "" if layout.picture is None else plainly(layout.picture.scene).decode()
            assert seen_in(self.here, message) == drawn, slot
            self._own_hand(table, slot.place, message)

    def _follows(self, slot: Slot) -> bool:
        """Whether this message shows the table as it is: what fell asleep no longer does."""
        return slot.place == PUBLIC or self.here.bot.publisher.panels.face(slot) is not Face.ASLEEP

    def _own_hand(self, table: Table, place: Place, message: Any) -> None:
        """The cards of the hand in their order, where one is shown."""
        seat = table.seat_of(place.person_id)
        if seat is None or not table.running:
            return
        hand, said = table.state.players[seat].hand, {"components": raw(message)}
        if table.game.family == "bohnanza":
            shown = hand_shown(said)
            assert shown is None or shown == tuple([BEAN[card] for card in hand]), place
        else:
            assert sorted(cards_shown(said)) in ([], sorted([called(card) for card in hand])), place

    # Secrets

    def _keeps_secrets(self) -> None:
        """No card of a hand stands where others read it."""
        for message in self.here.env.backend.messages[self.here.channel.id].values():
            if not message.is_ephemeral and self._fitting.get(-message.id) is not message.components:
                self._fitting[-message.id] = message.components
                text = str(message.components)
                assert not CARD.search(text)
                assert FRONT not in text
                assert not list(cards_shown({"components": message.components}))

    # Limits

    def _fits(self) -> None:
        for channel in self.here.env.backend.messages.values():
            for message in channel.values():
                if self._fitting.get(message.id) is message.components:
                    continue
                self._fitting[message.id] = message.components
                found = list(walk_components(message.components))
                assert len(found) <= COMPONENTS, len(found)
                assert sum(len(str(part.get("content", ""))) for part in found) <= CHARACTERS

    # Whoever is waited for

    async def _has_buttons(self) -> None:
        """Whoever is waited for can go on with the game, or at least bring their panel up."""
        for name in await self.wanderer.waiting():
            private = self.watch.private(name)
            usable = {control.action for message in private for control in self.watch.of(message)}
            if usable - ASIDE or "back" in usable:
                continue
            public = self.wanderer.public()
            # Where somebody has deleted the table's message twice, a command is left until the next change.
            by_table = public is None or "hand" in {one.action for one in controls(public)}
            assert await self._unreached(name), (name, usable)
            assert "hand" in usable or by_table, (name, usable)

    async def _unreached(self, name: str) -> bool:
        """Whether this person has dismissed their panel, which nobody is told, or cannot be written to."""
        panel = Slot(self.table, panel_of(self.here[name].id))
        dismissed = self.here.bot.publisher.slots.get(panel) is not None and self._message(panel) is None
        person = await self.here.bot.people.get(self.here[name].id)
        return dismissed or person.dm_closed or name in self.wanderer.closed

    async def _called(self) -> None:
        """Whoever the game has begun to wait for, and had done nothing for two minutes, is called: by a new direct
        message, or by the line in the channel."""
        for name in set(await self.wanderer.waiting()) - self._waited:
            if self._rested_at - self._acted.get(name, 0) < LOOKING:
                continue
            slots, person = self.here.bot.publisher.slots, self.here[name].id
            line = slots.get(Slot(self.table, nudge_for(person)))
            direct = slots.get(Slot(self.table, hand_of(person)))
            anew = direct is not None and direct.message_id != self._directs.get(name)
            assert anew or line is not None, f"{name} was not called"

    async def remember(self) -> None:
        """Note whom the game waits for, and which direct message each has."""
        table = await self.here.bot.tables.get(self.table)
        self._rested_at = self._now()
        self._waited = set(await self.wanderer.waiting()) if table.row.paused_why is None else self._waited
        for name in self.wanderer.names:
            row = self.here.bot.publisher.slots.get(Slot(self.table, hand_of(self.here[name].id)))
            self._directs[name] = 0 if row is None else row.message_id

    def _message(self, slot: Slot) -> Any:
        row = self.here.bot.publisher.slots.get(slot)
        return None if row is None else self.here.env.backend.messages.get(row.channel_id, {}).get(row.message_id)


def _words(components: Any) -> list[str]:
    """What can be read, but for the link: a table that has moved leaves one where it was."""
    found = [str(part["content"]) for part in walk_components(components) if "content" in part]
    return [re.sub(r" · \[[^]]*\]\(https:[^)]*\)", "", line) for line in found]


def _ids(components: Any) -> list[tuple[str, bool]]:
    found = [part for part in walk_components(components) if "custom_id" in part]
    return [(part["custom_id"], bool(part.get("disabled"))) for part in found]


@contextmanager
def quiet_log() -> Iterator[None]:
    """Nothing went wrong that the keeper of the bot has to hear of."""
    heard: list[str] = []

    class Listening(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            if record.levelno >= logging.ERROR or record.exc_info:
                heard.append(self.format(record))

    listening = Listening()
    logging.getLogger().addHandler(listening)
    try:
        yield
        assert not heard, "\n".join(heard)
    finally:
        logging.getLogger().removeHandler(listening)
