"""Changes of tables: which messages each of them leaves out of date, and who has to be called."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

from bot.games.contract import Seat
from bot.store import Status
from bot.tables import Changed, Table, Tables
from bot.ui.faults import trace
from bot.ui.publishing import tokens
from bot.ui.publishing.people import language_of
from bot.ui.publishing.places import PUBLIC, hand_of, panel_of
from bot.ui.publishing.slots import Slot
from bot.ui.screens import Face, Seen
from bot.ui.seeing import facts, screens

if TYPE_CHECKING:
    from bot.ui.publishing.publisher import Publisher

log = logging.getLogger(__name__)


class Changes:
    """Marks for the publisher what a change of a table leaves out of date, `behind` seconds after it."""

    def __init__(self, publisher: Publisher, tables: Tables, *, behind: float) -> None:
        self._publisher = publisher
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
                    await self._mark_changed(changed)
                except Exception as error:
                    # One table that cannot be shown must not keep the others from it.
                    log.error("cannot show table %d: %s", changed.table.id, trace(error))
        self._looking = None

    async def _mark_changed(self, changed: Changed) -> None:
        """Mark the messages of a table that has changed; everybody it has begun to wait for gets a new one."""
        table, actor = changed.table, changed.actor
        self._publisher.mark(table, PUBLIC, later=self._may_wait(changed))
        people = [seat for seat in table.seats if seat.person_id > 0]
        over = changed.decision is not None and table.row.status is Status.ENDED
        for seat in people:
            if over:
                self._publisher.panels.ended(table.id, seat.person_id)
            await self._mark_private(changed, seat.seat, seat.person_id)
        shown = {place.person_id for place in self._publisher.slots.messages(table.id) if place != PUBLIC}
        seated = {seat.person_id for seat in people}
        for stood_up in shown - seated:
            self._mark_panel(table, stood_up)
            self._publisher.mark(table, hand_of(stood_up))
        self._publisher.end_nudges(table, seated | shown, actor)

    def _may_wait(self, changed: Changed) -> bool:
        """Whether the table's message may wait for more: nobody has pressed a button there for a while, so that
        each edit is counted, and what was done leaves the others with what they were asked. Those who play follow
        it in their panels, within a second; the table may be five seconds behind, or each move of an evening among
        direct messages would cost a counted edit of a message that nobody looks at."""
        table, before, after, _, decision = changed
        row = self._publisher.slots.get(Slot(table.id, PUBLIC))
        if before is None or decision is None or row is None or not table.under_way:
            return False
        if tokens.good(row, int(self._publisher.tables.moment())):
            return False
        still = set(table.game.to_act(after))
        if not still or not still <= set(table.game.to_act(before)):
            return False
        return screens(table).asks_the_same(table.view_of(before, None), table.view_of(after, None))

    async def _mark_private(self, changed: Changed, seat: Seat, person_id: int) -> None:
        """Mark what one person sees of a table that has changed. Whoever the game begins to wait for, and is not
        looking, gets a new direct message: nothing else notifies."""
        table, before, after, actor = changed[:4]
        hand, alert = hand_of(person_id), False
        if after is not None and person_id != actor and seat in table.present() and table.under_way:
            then = None if before is None else table.view_of(before, seat)
            now = table.view_of(after, seat)
            alert = screens(table).alert(then, now, seat) and not self._looks(table, person_id)
            if alert and screens(table).approached(then, now, seat):
                # Who offers something, and takes it back, could have them called at each click.
                alert = self._publisher.panels.approached(table.id, person_id, actor)
            if then is not None:
                await self._tell(changed, seat, person_id, then, now)
        panels, has_panel = self._publisher.panels, self._mark_panel(table, person_id)
        if alert:
            panels.besides(table.id, person_id).called = True
            self._publisher.mark(table, hand, fresh=True)
        elif has_panel and table.running and panels.face(Slot(table.id, hand)) is Face.CARD:
            if panels.card_is_old(changed, seat, person_id):
                self._publisher.mark(table, hand)
        elif not (self._publisher.at_rest(table, hand) and self._publisher.shown(table, hand)):
            self._publisher.mark(table, hand)

    def _looks(self, table: Table, person_id: int) -> bool:
        """Whether this person is looking at a panel that follows the table."""
        panels = self._publisher.panels
        return panels.looking(table.id, person_id) and panels.live(table.id, person_id) is not None

    async def _tell(self, changed: Changed, seat: Seat, person_id: int, then: Any, now: Any) -> None:
        """Note for the panel what others have just done to this person, by what they saw `then` and see `now`."""
        table, decision = changed.table, changed.decision
        if decision is None:
            return
        # After a restart a person is not in memory, and must not be told in another's language.
        person = await self._publisher.people.get(person_id)
        locale = language_of(person)
        looked = Seen(facts(table, locale), now, table.recent.news, locale)
        words = screens(table).happened(looked, then, table.news(decision, seat))
        if words:
            self._publisher.panels.happened(table.id, person_id, words)

    def _mark_panel(self, table: Table, person_id: int) -> bool:
        """Mark the private answer in the channel if it is out of date; returns whether there is one."""
        panel = panel_of(person_id)
        if self._publisher.slots.get(Slot(table.id, panel)) is None:
            return False
        if not (self._publisher.at_rest(table, panel) and self._publisher.shown(table, panel)):
            self._publisher.mark(table, panel)
        return True
