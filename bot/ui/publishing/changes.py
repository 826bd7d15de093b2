"""Changes of tables: after a commit one pass says which messages are out of date for whom, and whom to call."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, NamedTuple

from bot.games.contract import Seat
from bot.store import Status
from bot.tables import Changed, Table, Tables
from bot.ui.faults import trace
from bot.ui.publishing.outbox import tokens
from bot.ui.publishing.outbox.outbox import Outbox
from bot.ui.publishing.outbox.patience import ASKS, AT_ONCE, COMPUTERS, FOLLOWS, MAY, TELLS, Patience
from bot.ui.publishing.outbox.places import PUBLIC, Place, hand_of, panel_of
from bot.ui.publishing.outbox.slots import Slot, Slots
from bot.ui.publishing.panels.faces import Faces, Panels
from bot.ui.publishing.people import People, language_of
from bot.ui.publishing.previews import Previews
from bot.ui.screens import Face, Seen
from bot.ui.seeing import facts, screens

log = logging.getLogger(__name__)


class Meaning(NamedTuple):
    """What a change of a table means to one of its people."""

    called: bool
    """Whether they are called by a new direct message."""
    patience: Patience
    """How long a panel of theirs that follows the table may wait for more."""


NEWS = Meaning(called=False, patience=AT_ONCE)


class Changes:
    """Marks in the outbox what a change of a table leaves out of date, `behind` seconds after it."""

    def __init__(
        self,
        tables: Tables,
        slots: Slots,
        outbox: Outbox,
        panels: Panels,
        people: People,
        previews: Previews,
        *,
        behind: float,
    ) -> None:
        self._tables = tables
        self._slots = slots
        self._outbox = outbox
        self._panels = panels
        self._people = people
        self._previews = previews
        self._behind = behind
        self._changes: list[Changed] = []
        self._looking: asyncio.Task[None] | None = None
        tables.subscribe(self.changed)

    def finish(self) -> None:
        """Look at no more changes."""
        if self._looking is not None:
            self._looking.cancel()

    def changed(self, changed: Changed) -> None:
        """Look, a moment later, which messages of a table that has changed are out of date."""
        self._changes.append(changed)
        if self._looking is None:
            self._looking = asyncio.create_task(self._look(), name="publisher-looking")

    async def _look(self) -> None:
        while self._changes:
            await asyncio.sleep(self._behind)
            changes, self._changes = self._changes, []
            for changed in changes:
                # The event loop sees who has clicked; with turns, bells would lag behind all sends.
                await asyncio.sleep(0)
                try:
                    await self._look_at(changed)
                except Exception as error:
                    # One table that cannot be shown must not keep the others from it.
                    log.error("cannot show table %d: %s", changed.table.id, trace(error))
        self._looking = None

    async def _look_at(self, changed: Changed) -> None:
        """Mark the messages of a table that has changed; everybody it has begun to wait for gets a new one."""
        table, over = changed.table, changed.decision is not None and changed.table.row.status is Status.ENDED
        self._outbox.mark(table, PUBLIC, patience=self._patience(changed))
        messages = self._slots.messages(table.id)
        seats = {seat.person_id: seat.seat for seat in table.seats if seat.person_id > 0}
        shown = [place.person_id for place in messages if place != PUBLIC]
        people = dict.fromkeys([*seats, *shown])
        for person_id in people:
            seat, faces = seats.get(person_id), self._panels.faces(messages, person_id)
            if over and seat is not None:
                self._panels.ended(table.id, person_id)
            means = NEWS if seat is None else await self._means(changed, seat, person_id, faces)
            self._mark_private(changed, person_id, faces, means)
        self._outbox.end_nudges(table, people, changed.actor)

    async def _means(self, changed: Changed, seat: Seat, person_id: int, faces: Faces) -> Meaning:
        """What a change means to one person. Whoever the game begins to wait for, and is not looking, is called by
        a new direct message: nothing else notifies. What others have done to them is noted for their panel."""
        table, before, after, actor = changed[:4]
        if after is None or person_id == actor or seat not in table.present() or not table.under_way:
            return NEWS
        then = None if before is None else table.view_of(before, seat)
        now, known = table.view_of(after, seat), screens(table)
        looks = Face.LIVE in faces and self._panels.looking(table.id, person_id)
        alert = known.alert(then, now, seat)
        called = alert and not looks
        if called and known.approached(then, now, seat):
            # Who offers something, and takes it back, could have them called at each click.
            called = self._panels.approached(table.id, person_id, actor)
        if then is None:
            return Meaning(called, AT_ONCE)
        told = await self._tell(changed, seat, person_id, then, now)
        done = alert or told or now.outcome is not None
        return Meaning(called, AT_ONCE if done else _patience(table, then.own, now.own))

    async def _tell(self, changed: Changed, seat: Seat, person_id: int, then: Any, now: Any) -> bool:
        """Note for the panel what others have just done to this person, by what they saw `then` and see `now`;
        returns whether that is anything."""
        table, decision = changed.table, changed.decision
        if decision is None:
            return False
        # After a restart a person is not in memory, and must not be told in another's language.
        person = await self._people.get(person_id)
        locale = language_of(person)
        looked = Seen(facts(table, locale), now, table.recent.news, locale)
        words = screens(table).happened(looked, then, table.news(decision, seat))
        if words:
            self._panels.happened(table.id, person_id, words)
        return bool(words)

    def _mark_private(self, changed: Changed, person_id: int, faces: Faces, means: Meaning) -> None:
        """Mark what one person sees of a table that has changed, where it is not known to show the table as it is
        or may be about to show something older."""
        table, hand, panel = changed.table, hand_of(person_id), panel_of(person_id)
        patience = AT_ONCE if changed.decision is None else means.patience
        self._panels.calls_off(table, person_id)
        if faces.panel is not None and not self._shows(table, panel, faces.panel):
            self._outbox.mark(table, panel, patience=patience)
        if means.called:
            self._panels.besides(table.id, person_id).called = True
            self._outbox.mark(table, hand, fresh=True)
        elif not self._shows(table, hand, faces.hand):
            self._outbox.mark(table, hand, patience=patience if faces.hand is Face.LIVE else AT_ONCE)

    def _shows(self, table: Table, place: Place, face: Face) -> bool:
        return self._outbox.at_rest(table, place) and self._previews.shown(table, place, face)

    def _patience(self, changed: Changed) -> Patience:
        """How long the table's message may wait for more. Where somebody has pressed a button there of late an
        edit is free; otherwise each is counted, and those who play follow the game in their panels, within a
        second: or each move of an evening among direct messages would cost an edit of what nobody looks at."""
        table, before, _, actor, decision = changed
        row = self._slots.get(Slot(table.id, PUBLIC))
        if before is None or decision is None or row is None or not table.under_way:
            return AT_ONCE
        if tokens.good(row, int(self._tables.moment())):
            return AT_ONCE
        if asks_others(changed):
            return ASKS
        return COMPUTERS if actor is None else TELLS


def _patience(table: Table, then: Any, now: Any) -> Patience:
    """How long the panel of somebody to whom nothing was done may wait for more, by what they had and could do
    `then`, and do `now`: whoever must decide reads it at once, and whoever looks on may be a moment behind."""
    if then == now:
        return FOLLOWS
    same_cards = then._replace(options=now.options) == now
    return MAY if same_cards and now.seat not in table.game.to_act(table.state) else AT_ONCE


def asks_others(changed: Changed) -> bool:
    """Whether a move asks somebody what they were not asked before."""
    table, before, after = changed.table, changed.before, changed.after
    still = set(table.game.to_act(after))
    if not still or not still <= set(table.game.to_act(before)):
        return True
    return not screens(table).asks_the_same(table.view_of(before, None), table.view_of(after, None))
