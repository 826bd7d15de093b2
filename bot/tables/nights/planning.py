"""Nights before they begin: planned, answered, moved, cancelled, kept, and held again."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.games import CATALOGUE
from bot.games.contract import IllegalMove, MalformedMove
from bot.store import AlreadyHandled
from bot.store.nights import changing, rows
from bot.store.nights.changing import Changing, change_night
from bot.store.nights.rows import AHEAD, Answer, GuestRow, NightRow, Plan, Stage
from bot.store.nights.series import alone_for
from bot.store.nights.steps import Kind, Step
from bot.tables.nights.weeks import minute_of, next_week
from bot.tables.tables import Person, Tables

HOUR = 3600
DAY = 24 * HOUR
REMINDED_BEFORE = HOUR
"""Seconds before a night at which those who come are reminded."""
FARTHEST = 366 * DAY
"""Seconds from now within which a night has to begin."""
MOST_OF_ONE = 5
"""So many nights to come one person may have on one server; a weekly one is one of them."""
MOST_HERE = 20
"""So many nights to come a server may have."""
MOST_GUESTS = 70
"""So many may come to one night: ten of the largest tables."""
LONGEST_TITLE = 100
"""Characters: as many as a scheduled event's name may have."""
TOLD_AGAIN = 600
"""Seconds between two messages that a night has moved."""
WEEKS_ALONE = 3
"""After so many weeks in a row in which nobody but its host has come, a weekly night rests."""
CALLED_AT_ONCE = 10
"""So many people are mentioned in one message at most."""


async def plan(tables: Tables, wish: Plan, host: Person, interaction: int | None) -> NightRow:
    """Plan a night; its host comes, and it is announced. Raises AlreadyHandled where this interaction has planned
    one already, and IllegalMove."""
    wish = wish._replace(title=" ".join(wish.title.split()))
    _require(tables, wish)
    stage, rings_at = _first_stage(wish.starts_at, tables.now())
    async with tables.opening:
        if interaction is not None and await rows.planned_by(tables.database, interaction):
            raise AlreadyHandled(interaction)
        await _require_another(tables, wish, host.id)
        return await changing.plan_night(
            tables.database,
            wish,
            host,
            minute_of(wish.starts_at, wish.zone),
            stage,
            rings_at,
            tables.now(),
            interaction,
            [Step(Kind.ANNOUNCEMENT), Step(Kind.EVENT)],
        )


async def get(tables: Tables, night_id: int) -> NightRow:
    """Give this night; raises MalformedMove if there is none."""
    found = await rows.night(tables.database, night_id)
    if found is None:
        raise MalformedMove("no-such-night")
    return found


async def answer(tables: Tables, night_id: int, person: Person, said: Answer) -> tuple[GuestRow, ...]:
    """Note what somebody says to a night, and give what everybody says. Whoever calls brings the announcement up
    to date: the click on it does so best."""

    def note(change: Changing, night: NightRow) -> None:
        others = [guest.answer for guest in change.guests() if guest.person_id != person.id]
        if said is not Answer.NOT and others.count(said) >= MOST_GUESTS:
            raise IllegalMove("night-full", most=MOST_GUESTS)
        change.answers(*person, said)

    await _change(tables, night_id, note)
    return await rows.guests_of(tables.database, night_id)


async def choose_direct(tables: Tables, night_id: int, person_id: int, *, direct: bool) -> None:
    """Note whether somebody who has answered wants a direct message an hour before."""
    await changing.choose_direct(tables.database, night_id, person_id, direct=direct)


async def move(
    tables: Tables, night_id: int, person_id: int, starts_at: int, zone: str, *, manages: bool = False
) -> NightRow:
    """Let a night begin at another moment, and a weekly one from then on at that time of day: the choice of its
    host, or of somebody who `manages` the server. All who come are told."""
    _require_moment(tables, starts_at)

    def note(change: Changing, night: NightRow) -> None:
        _require_host(night, person_id, manages=manages)
        if (starts_at, zone) == (night.starts_at, night.zone):
            return
        stage, rings_at = _first_stage(starts_at, tables.now())
        minute = minute_of(starts_at, zone)
        change.set(starts_at=starts_at, zone=zone, minute=minute, stage=stage, rings_at=rings_at)
        drop_steps(change, Kind.REMINDER, Kind.DIRECT)
        change.owe(Step(Kind.ANNOUNCEMENT), Step(Kind.EVENT))
        tell_moved(change, night, starts_at)

    return await _change(tables, night_id, note)


async def cancel(
    tables: Tables, night_id: int, person_id: int, *, manages: bool = False, series: bool = True
) -> NightRow:
    """Cancel a night, and with its `series` all that would follow; otherwise a weekly one is held a week later.
    All who come are told."""

    def note(change: Changing, night: NightRow) -> None:
        _require_host(night, person_id, manages=manages)
        call_off(change, night, tell(interested(change.guests()), Kind.CANCELLED))
        if night.weekly and not series:
            plan_next(change, night)

    return await _change(tables, night_id, note)


async def again(tables: Tables, night_id: int, person: Person, interaction: int | None) -> NightRow:
    """Plan a night like one that is over, at the same time of a week, and of every week if it was a weekly one;
    whoever asks is its host. Raises AlreadyHandled, and IllegalMove if there is one already."""
    night = await get(tables, night_id)
    starts_at = next_week(night.starts_at, night.zone, night.minute, tables.now())
    return await plan(tables, night.plan._replace(starts_at=starts_at), person, interaction)


async def event_deleted(tables: Tables, event_id: int) -> None:
    """Somebody has deleted a night's scheduled event: the night takes place, and its host is asked whether it is
    to."""
    found = await rows.night_of_event(tables.database, event_id)
    if found is None:
        return

    def note(change: Changing, night: NightRow) -> None:
        change.set(event_id=None, wants_event=False)
        if night.ahead:
            change.owe(Step(Kind.ANNOUNCEMENT), Step(Kind.ASKED))

    await change_night(tables.database, found.id, tuple(Stage), tables.now(), note)


async def keep(tables: Tables, night_id: int, person_id: int, *, manages: bool = False) -> NightRow:
    """Keep a night whose scheduled event was deleted: another one is made, and nobody is asked any more."""

    def note(change: Changing, night: NightRow) -> None:
        _require_host(night, person_id, manages=manages)
        change.set(wants_event=True)
        change.owe(Step(Kind.EVENT), Step(Kind.ANNOUNCEMENT), *decided(night))

    return await _change(tables, night_id, note)


def interested(guests: Sequence[GuestRow]) -> list[GuestRow]:
    """Those who come, or may come."""
    return [guest for guest in guests if guest.answer is not Answer.NOT]


def tell(guests: Sequence[GuestRow], kind: Kind, due_at: int = 0) -> list[Step]:
    """The steps in which these people are told something, as many at a time as one message may mention."""
    people = [guest.person_id for guest in guests]
    pages = [people[first : first + CALLED_AT_ONCE] for first in range(0, len(people), CALLED_AT_ONCE)]
    return [Step(kind, part, due_at, tuple(page)) for part, page in enumerate(pages)]


def tell_moved(change: Changing, night: NightRow, starts_at: int) -> None:
    """Have all who come told of the new time, inside a transaction: at once, but not again and again, nor of one
    that they know, where it is moved back before they were told of another."""
    due_at = change.owed(Kind.MOVED)
    drop_steps(change, Kind.MOVED)
    if due_at is None:
        due_at = max(change.now, (night.told_at or 0) + TOLD_AGAIN)
    if starts_at != night.heard:
        change.owe(*tell(interested(change.guests()), Kind.MOVED, due_at))
        change.set(told_at=due_at)


def decided(night: NightRow) -> list[Step]:
    """The step in which a question to a night's host says what was decided, if there is one."""
    return [] if night.asked_id is None else [Step(Kind.ASKED)]


def call_off(change: Changing, night: NightRow, told: Sequence[Step]) -> None:
    """Let a night not take place, inside a transaction; these steps tell of it."""
    change.set(stage=Stage.CANCELLED, rings_at=None)
    change.run("DELETE FROM night_steps WHERE night_id = ?", night.id)
    change.owe(Step(Kind.ANNOUNCEMENT), Step(Kind.EVENT), *decided(night), *told)


def go_on_weekly(change: Changing, night: NightRow) -> None:
    """Plan the next of a weekly night that is over, inside a transaction, or tell its host that it rests, since
    nobody else comes."""
    if night.host_id > 0 and alone_for(change, night.series, WEEKS_ALONE):
        change.owe(Step(Kind.RESTS))
    else:
        plan_next(change, night)


def plan_next(change: Changing, night: NightRow) -> None:
    """Plan the next of a weekly night, inside a transaction. If its host was forgotten, whoever came first is the
    next one's; without anybody none follows."""
    guests = change.guests()
    names = {guest.person_id: guest.name for guest in guests}
    came = [guest.person_id for guest in guests if guest.answer is Answer.COMING]
    host = next((person for person in (night.host_id, *came) if person > 0), None)
    if host is None:
        return
    starts_at = next_week(night.starts_at, night.zone, night.minute, change.now)
    stage, rings_at = _first_stage(starts_at, change.now)
    following = changing.insert_night(
        change.connection,
        night.plan._replace(starts_at=starts_at),
        (host, names.get(host, "")),
        night.minute,
        stage,
        rings_at,
        change.now,
        series=night.series,
        wants_event=night.wants_event,
    )
    following.owe(Step(Kind.ANNOUNCEMENT), Step(Kind.EVENT))


def drop_steps(change: Changing, *kinds: Kind) -> None:
    """Take back what was owed, inside a transaction."""
    for kind in kinds:
        change.run("DELETE FROM night_steps WHERE night_id = ? AND kind = ?", change.night_id, kind)


def _first_stage(starts_at: int, now: int) -> tuple[Stage, int]:
    """How far a new night is, and when it goes on: nobody is reminded of one that is near."""
    remind_at = starts_at - REMINDED_BEFORE
    return (Stage.PLANNED, remind_at) if remind_at > now else (Stage.REMINDED, starts_at)


async def _change(tables: Tables, night_id: int, note: Callable[[Changing, NightRow], None]) -> NightRow:
    """Change a night that has not begun, or refuse it."""
    changed = await change_night(tables.database, night_id, AHEAD, tables.now(), note)
    if changed is None:
        await get(tables, night_id)
        raise IllegalMove("night-over")
    return changed


def _require(tables: Tables, wish: Plan) -> None:
    if wish.game not in CATALOGUE:
        raise MalformedMove("no-such-game")
    if not 0 < len(wish.title) <= LONGEST_TITLE:
        raise IllegalMove("night-title", most=LONGEST_TITLE)
    players = CATALOGUE[wish.game].players
    if wish.seats not in players:
        raise IllegalMove("night-seats", game=wish.game, least=players[0], most=players[-1])
    _require_moment(tables, wish.starts_at)


def _require_moment(tables: Tables, starts_at: int) -> None:
    if starts_at <= tables.now():
        raise IllegalMove("night-past")
    if starts_at > tables.now() + FARTHEST:
        raise IllegalMove("night-too-far", days=FARTHEST // DAY)


async def _require_another(tables: Tables, wish: Plan, person_id: int) -> None:
    here = await rows.nights_of(tables.database, wish.guild_id, AHEAD)
    there = [night for night in here if (night.starts_at, night.channel_id) == (wish.starts_at, wish.channel_id)]
    if any(night.host_id == person_id or night.title == wish.title for night in there):
        raise IllegalMove("night-twice")
    if sum(night.host_id == person_id for night in here) >= MOST_OF_ONE:
        raise IllegalMove("too-many-nights", most=MOST_OF_ONE)
    if len(here) >= MOST_HERE:
        raise IllegalMove("too-many-nights-here", most=MOST_HERE)


def _require_host(night: NightRow, person_id: int, *, manages: bool) -> None:
    if night.host_id != person_id and not manages:
        raise IllegalMove("night-not-yours")
