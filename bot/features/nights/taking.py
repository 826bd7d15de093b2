"""The steps of a night, each as it is taken: what is said, and to whom; which tables are opened."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence

import discord

from bot import store
from bot.features.nights.board import NightBoard, url_of
from bot.features.nights.events import NightEvents
from bot.features.nights.finding import found_event
from bot.features.nights.saying import Saying
from bot.store import Status
from bot.store.nights import changing, rows, series, steps
from bot.store.nights.rows import GuestRow, NightRow
from bot.store.nights.steps import Kind, Step
from bot.tables import Tables
from bot.tables.nights import planning
from bot.tables.nights.hours import TOLD_FROM, called_together, coming
from bot.tables.nights.opening import lacking, open_table, seated_at
from bot.ui.layout import Screen
from bot.ui.messages.computers import names
from bot.ui.messages.nights import hours as screens
from bot.ui.messages.nights.hours import Called, How, Outcome
from bot.ui.publishing.outbox.places import PUBLIC
from bot.ui.publishing.outbox.slots import Slot
from bot.ui.publishing.people import language_of
from bot.ui.publishing.publisher import Publisher


class Taking:
    """Takes steps; raises what Discord's calls raise. Each may be taken again after it was cut short."""

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        publisher: Publisher,
        board: NightBoard,
        events: NightEvents,
    ) -> None:
        self._client = client
        self._tables = tables
        self._publisher = publisher
        self._board = board
        self._events = events
        self._saying = Saying(client, tables, publisher.people, publisher.sending)

    async def take(self, night: NightRow, step: Step) -> None:
        """Take this step."""
        match step.kind:
            case Kind.ANNOUNCEMENT:
                await self._announce(night, step)
            case Kind.EVENT:
                await self._follow(night, step)
            case Kind.TABLE:
                await self._open(night, step)
            case Kind.DIRECT | Kind.LOST:
                await self._say_to_one(night, step)
            case Kind.LAST:
                await self._tell_winners(night, step)
            case Kind.ASKED:
                await self._ask(night, step)
            case _:
                await self._say(night, step)

    async def _announce(self, night: NightRow, step: Step) -> None:
        """Post the announcement or bring it up to date; one that was posted and not noted is found in its
        channel."""
        noted = night.message_id
        if noted is None and step.begun_at is not None:
            night = night._replace(message_id=await self._saying.found(night, step.begun_at))
        if night.message_id is None and not night.ahead:
            return
        await steps.begin(self._tables.database, step, self._tables.now())
        message_id = await self._board.show(night)
        if message_id != noted:
            if noted is not None:
                # The event says where it is by a link to the announcement.
                await steps.owe(self._tables.database, night.id, self._tables.now(), Step(Kind.EVENT))
            await changing.note_message(self._tables.database, night.id, message_id)

    async def _follow(self, night: NightRow, step: Step) -> None:
        """Bring the event up to date; if somebody has deleted it, the host is asked what that means."""
        noted = night.event_id
        if noted is None and step.begun_at is not None:
            night = night._replace(event_id=await found_event(self._client, night))
        await steps.begin(self._tables.database, step, self._tables.now())
        followed = await self._events.follow(night)
        if followed.lost and night.event_id is not None:
            await planning.event_deleted(self._tables, night.event_id)
        elif followed.event_id != noted:
            wanted = night.wants_event
            await changing.note_event(self._tables.database, night.id, followed.event_id, wanted=wanted)

    async def _open(self, night: NightRow, step: Step) -> None:
        """Open a table, and show its lobby."""
        candidates = self._tables.chance.shuffle(names(night.locale))
        table = await open_table(self._tables, night, step.part, candidates)
        if table is None or table.row.status is not Status.LOBBY:
            return
        slot = Slot(table.id, PUBLIC)
        await self._publisher.slots.read(table.id)
        if step.begun_at is not None:
            # It may stand there already, where the bot may read that.
            with contextlib.suppress(discord.Forbidden):
                await self._publisher.orphans.take_over(table, PUBLIC)
        await steps.begin(self._tables.database, step, self._tables.now())
        if self._publisher.slots.get(slot) is None:
            await self._publisher.delivery.deliver(slot, fresh=False)

    async def _say_to_one(self, night: NightRow, step: Step) -> None:
        direct = step.kind is Kind.DIRECT
        person = step.part if direct else night.host_id
        if person <= 0:
            return
        locale, url = language_of(await self._publisher.people.get(person)), url_of(night)
        layout = (
            screens.direct_reminder_screen(locale, night, url) if direct else screens.lost_screen(locale, night)
        )
        await self._saying.to(person, step, layout)

    async def _say(self, night: NightRow, step: Step) -> None:
        """Say what is said in the channel."""
        guests = await rows.guests_of(self._tables.database, night.id)
        if step.kind is Kind.CALL:
            await self._call(night, step, coming(guests))
            return
        goes_on = night.weekly and await series.goes_on(self._tables.database, night)
        layout, called = self._said(night, step, guests, goes_on=goes_on)
        # Whoever was meant may have said that they don't come.
        if called or not step.people:
            await self._saying.in_channel(night, step, layout, called)
        if step.kind is Kind.MOVED:
            await changing.note_heard(self._tables.database, night)

    def _said(
        self, night: NightRow, step: Step, guests: Sequence[GuestRow], *, goes_on: bool
    ) -> tuple[Screen, Sequence[int]]:
        """What is said, and who is mentioned."""
        url, meant = url_of(night), [one for one in guests if one.person_id in step.people]
        coming_still = [one.person_id for one in coming(meant)]
        interested = [one.person_id for one in planning.interested(meant)]
        match step.kind:
            case Kind.REMINDER:
                count = len(coming(guests))
                return screens.reminder_screen(night, step.part, coming_still, count, url), coming_still
            case Kind.MOVED:
                return screens.moved_screen(night, step.part, interested, url), interested
            case Kind.CANCELLED:
                return screens.cancelled_screen(night, step.part, interested, goes_on=goes_on), interested
            case Kind.HOST:
                return screens.new_host_screen(night), [night.host_id]
            case Kind.RESTS:
                return screens.resting_screen(night, planning.WEEKS_ALONE), [night.host_id]
            case _:
                return screens.missed_screen(night, nobody=not coming(guests)), ()

    async def _ask(self, night: NightRow, step: Step) -> None:
        """Ask the host whether the night is to be kept, or let the question say what was decided."""
        layout = screens.asked_screen(night)
        if night.asked_id is not None:
            await self._saying.anew(night, night.asked_id, layout)
            await changing.note_asked(self._tables.database, night.id, None)
        elif night.asks:
            message_id = await self._saying.in_channel(night, step, layout, [night.host_id])
            await changing.note_asked(self._tables.database, night.id, message_id)

    async def _tell_winners(self, night: NightRow, step: Step) -> None:
        """Say who has won, or say it anew once the last games are over."""
        layout = screens.last_screen(night, await self._outcomes(night))
        if night.last_id is not None:
            await self._saying.anew(night, night.last_id, layout)
            return
        message_id = await self._saying.in_channel(night, step, layout)
        await changing.note_last(self._tables.database, night.id, message_id)

    # Tables

    async def _call(self, night: NightRow, step: Step, guests: Sequence[GuestRow]) -> None:
        """Call people to their tables, as many tables in one message as it may mention people."""
        tables = await rows.tables_of(self._tables.database, night.id)
        seated = {one.number: [guest.person_id for guest in seated_at(guests, one.number)] for one in tables}
        at_once = called_together(map(len, seated.values()))
        ours = tables[step.part * at_once : (step.part + 1) * at_once]
        called = [await self._called(night, one, seated[one.number]) for one in ours if seated[one.number]]
        if called:
            late = self._tables.now() - night.starts_at > TOLD_FROM
            layout = screens.call_screen(night, step.part, called, late=late)
            people = [person for one in called for person in one.people]
            await self._saying.in_channel(night, step, layout, people)

    async def _called(self, night: NightRow, one: rows.NightTable, people: Sequence[int]) -> Called:
        if one.table_id is None:
            return Called(None, None, people, server=one.refused == "too-many-tables-here")
        table = await self._tables.get(one.table_id)
        missing, host = lacking(night, len(table.seats)), table.row.host_id
        return Called(table.id, await self._url(night, table.id), people, missing, host=host)

    async def _outcomes(self, night: NightRow) -> list[Outcome]:
        tables = await rows.tables_of(self._tables.database, night.id)
        return [await self._outcome(night, one.table_id) for one in tables if one.table_id is not None]

    async def _outcome(self, night: NightRow, table_id: int) -> Outcome:
        """How one table has come out, by its rows alone: this version may not know its game."""
        row = await store.get_table(self._tables.database, table_id)
        results = await store.results_of(self._tables.database, table_id)
        url = await self._url(night, table_id)
        if results:
            seats = {seat.seat: seat.name for seat in await store.seats_of(self._tables.database, table_id)}
            return Outcome(table_id, url, How.WON, [seats[one.seat] for one in results if one.won])
        if row is not None and row.status is Status.RUNNING:
            return Outcome(table_id, url, How.PLAYING)
        begun = await store.events_of(self._tables.database, table_id)
        return Outcome(table_id, url, How.CLOSED if begun else How.WAITING)

    async def _url(self, night: NightRow, table_id: int) -> str | None:
        await self._publisher.slots.read(table_id)
        shown = self._publisher.slots.get(Slot(table_id, PUBLIC))
        place = f"https://discord.com/channels/{night.guild_id}/{night.channel_id}"
        return None if shown is None else f"{place}/{shown.message_id}"
