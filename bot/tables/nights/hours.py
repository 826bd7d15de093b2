"""What a night does by itself when its time has come: each turn of it is one transaction, which notes what is owed
for it, so that it can be cut short anywhere."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from bot.games import CATALOGUE
from bot.store.nights import opening, rows
from bot.store.nights.changing import Changing, change_night
from bot.store.nights.rows import AHEAD, GOING_ON, Answer, GuestRow, NightRow, Stage
from bot.store.nights.steps import Kind, Step
from bot.tables.nights.dividing import divide, divide_by_rating
from bot.tables.nights.planning import (
    CALLED_AT_ONCE,
    HOUR,
    call_off,
    decided,
    drop_steps,
    go_on_weekly,
    interested,
    tell,
)
from bot.tables.ratings.judging import UNKNOWN
from bot.tables.ratings.ladders import ladder_of
from bot.tables.tables import Tables

LATE = HOUR
"""Seconds after its time at which a night is opened at the latest."""
LASTS = 3 * HOUR
"""Seconds after which its last message comes though games still go on."""
WAITED = 30 * 24 * HOUR
"""Seconds for which it is waited for games that go on after that."""
TOLD_FROM = 5 * 60
"""Seconds from which on it is said that a night begins late."""


def coming(guests: Iterable[GuestRow]) -> list[GuestRow]:
    """Those who said that they come, in the order in which they did."""
    return [guest for guest in guests if guest.answer is Answer.COMING]


def called_together(sizes: Iterable[int]) -> int:
    """The people of how many tables of these sizes one message calls."""
    return max(1, CALLED_AT_ONCE // max(1, *sizes))


async def remind(tables: Tables, night_id: int) -> None:
    """Have those who come reminded, and the event looked at."""

    def note(change: Changing, night: NightRow) -> None:
        if not _due(change, night):
            return
        guests = coming(change.guests())
        change.set(stage=Stage.REMINDED, rings_at=night.starts_at)
        direct = [Step(Kind.DIRECT, guest.person_id) for guest in guests if guest.direct]
        # The announcement says no more that they will be, and is there anew if somebody has deleted it.
        change.owe(Step(Kind.ANNOUNCEMENT), Step(Kind.EVENT), *tell(guests, Kind.REMINDER), *direct)

    await change_night(tables.database, night_id, (Stage.PLANNED,), tables.now(), note)


async def begin(tables: Tables, night_id: int) -> None:
    """Divide those who come among tables, and have these opened and everybody called; without anybody, the night
    does not take place."""
    divided = False

    def note(change: Changing, night: NightRow) -> None:
        nonlocal divided
        # Somebody may have answered, or moved it, since it was looked at.
        people = {guest.person_id for guest in coming(change.guests())}
        divided = not _due(change, night) or people == {person for table in division for person in table}
        if divided and _due(change, night):
            _open(change, night, division)

    while not divided:
        night = await rows.night(tables.database, night_id)
        if night is None or not night.ahead:
            return
        division = await _divide(tables, night, await rows.guests_of(tables.database, night_id))
        await change_night(tables.database, night_id, AHEAD, tables.now(), note)


def _open(change: Changing, night: NightRow, division: Sequence[Sequence[int]]) -> None:
    if not division:
        _miss(change, night)
        return
    drop_steps(change, Kind.REMINDER, Kind.DIRECT, Kind.MOVED, Kind.ASKED)
    change.set(stage=Stage.OPENED, rings_at=change.now + LASTS)
    opening.note_division(change, division)
    opened = [Step(Kind.TABLE, number) for number in range(1, len(division) + 1)]
    calls = -(-len(division) // called_together(map(len, division)))
    change.owe(*opened, *[Step(Kind.CALL, part) for part in range(calls)])
    change.owe(Step(Kind.ANNOUNCEMENT), *decided(night))


async def miss(tables: Tables, night_id: int) -> None:
    """Say that a night was missed; a weekly one is held a week later."""
    await change_night(tables.database, night_id, AHEAD, tables.now(), _miss)


async def end(tables: Tables, night_id: int) -> None:
    """Have it said who has won, as far as that is known; a weekly one is held a week later."""
    done = await opening.all_over(tables.database, night_id)
    held = any(one.table_id is not None for one in await rows.tables_of(tables.database, night_id))

    def note(change: Changing, night: NightRow) -> None:
        change.set(stage=Stage.OVER, rings_at=None if done else change.now + WAITED)
        change.owe(Step(Kind.ANNOUNCEMENT), Step(Kind.EVENT))
        if held:
            # Where no table could be opened, its people are still to be told why.
            drop_steps(change, Kind.CALL, Kind.TABLE)
            change.owe(Step(Kind.LAST))
        if night.weekly:
            go_on_weekly(change, night)

    await change_night(tables.database, night_id, (Stage.OPENED,), tables.now(), note)


async def settle(tables: Tables, night_id: int) -> None:
    """Have it said who has won at the tables that were still open when the night was over."""

    def note(change: Changing, night: NightRow) -> None:
        change.set(rings_at=None)
        change.owe(Step(Kind.LAST))

    await change_night(tables.database, night_id, (Stage.OVER,), tables.now(), note)


async def lose(tables: Tables, night_id: int, *, told: bool) -> None:
    """Call off a night whose channel or server is gone, with all that would follow; its host is told, where
    anybody can be `told`. For one that is over no game is waited any more."""

    def note(change: Changing, night: NightRow) -> None:
        if night.stage is Stage.OVER:
            change.set(rings_at=None)
        else:
            call_off(change, night, [Step(Kind.LOST)] if told else [])

    await change_night(tables.database, night_id, (*GOING_ON, Stage.OVER), tables.now(), note)


async def drop_guests(tables: Tables, night_id: int, people: Collection[int]) -> None:
    """Take people off a night that has not begun: those who left the server, were shut out, or asked to be
    forgotten. If its host is among them, the first of those who come takes over; without one, it is called off."""

    def note(change: Changing, night: NightRow) -> None:
        for person in people:
            change.run("DELETE FROM night_guests WHERE night_id = ? AND person_id = ?", night.id, person)
        change.owe(Step(Kind.ANNOUNCEMENT))
        if night.host_id in people:
            _hand_over(change, night)

    await change_night(tables.database, night_id, AHEAD, tables.now(), note)


def _hand_over(change: Changing, night: NightRow) -> None:
    heir = next(iter(coming(change.guests())), None)
    if heir is None:
        call_off(change, night, tell(interested(change.guests()), Kind.CANCELLED))
    else:
        change.set(host_id=heir.person_id)
        change.owe(Step(Kind.HOST))


def _due(change: Changing, night: NightRow) -> bool:
    """Whether a night is to take its turn: it may have been moved since that was seen."""
    return night.rings_at is not None and night.rings_at <= change.now


def _miss(change: Changing, night: NightRow) -> None:
    if not _due(change, night):
        return
    change.run("DELETE FROM night_steps WHERE night_id = ?", night.id)
    change.set(stage=Stage.MISSED, rings_at=None)
    change.owe(Step(Kind.MISSED), Step(Kind.ANNOUNCEMENT), Step(Kind.EVENT), *decided(night))
    if night.weekly:
        go_on_weekly(change, night)


async def _divide(tables: Tables, night: NightRow, guests: Sequence[GuestRow]) -> Sequence[Sequence[int]]:
    """Who sits at which table; the order of the tables tells nothing of how well their people play."""
    people, game = [guest.person_id for guest in coming(guests)], CATALOGUE[night.game]
    if night.division is rows.Division.LOT:
        return divide(people, night.seats, game.players, tables.chance)
    known = await opening.ratings_among(tables.database, ladder_of(night.game).name, people)
    found = divide_by_rating(people, night.seats, game.players, known, UNKNOWN, tables.chance)
    return tables.chance.shuffle(found)
