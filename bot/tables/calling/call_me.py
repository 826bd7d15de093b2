"""What somebody asks for who wants to be called to the tables of a server."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime
from zoneinfo import ZoneInfo

from bot.games import CATALOGUE
from bot.games.contract import MalformedMove
from bot.store.calling.call_me import CallMe, Candidate, call_me_of, drop_call_me, put_call_me
from bot.tables.tables import Tables

USUAL_HOURS = (10, 22)
"""From and until when of their own clock somebody is called who has not chosen: nobody is woken."""
USUAL_TIMES = 1
"""How often within 24 hours."""
OFTEN = (1, 2, 3, 5, 10)
"""What can be chosen of that."""


async def want(tables: Tables, guild_id: int, person_id: int) -> CallMe:
    """Let somebody be called on a server: as they have chosen, or as is usual."""
    wish = await call_me_of(tables.database, guild_id, person_id)
    if wish is None:
        wish = CallMe(guild_id, person_id, (), *USUAL_HOURS, USUAL_TIMES)
        await put_call_me(tables.database, wish)
    return wish


async def choose_games(tables: Tables, guild_id: int, person_id: int, games: Collection[str]) -> CallMe:
    """Let them be called for these games; all of them, or none, stand for any that there will be."""
    if not set(games) <= set(CATALOGUE):
        raise MalformedMove("unknown-control")
    chosen = tuple([key for key in CATALOGUE if key in games])
    return await _change(tables, guild_id, person_id, games=() if len(chosen) == len(CATALOGUE) else chosen)


async def choose_hours(
    tables: Tables, guild_id: int, person_id: int, first: int | None, last: int | None
) -> CallMe:
    """Let them be called from `first` or until `last`; one that is None stays. Both the same: at any hour."""
    before = await want(tables, guild_id, person_id)
    hours = (before.from_hour if first is None else first, before.until_hour if last is None else last)
    if not all(0 <= hour < 24 for hour in hours):
        raise MalformedMove("unknown-control")
    return await _change(tables, guild_id, person_id, from_hour=hours[0], until_hour=hours[1])


async def choose_often(tables: Tables, guild_id: int, person_id: int, times: int) -> CallMe:
    """Let them be called so often within 24 hours at most."""
    if times not in OFTEN:
        raise MalformedMove("unknown-control")
    return await _change(tables, guild_id, person_id, a_day=times)


async def end(tables: Tables, person_id: int, guild_id: int | None = None) -> None:
    """Call somebody no more on a server, or anywhere."""
    await drop_call_me(tables.database, person_id, guild_id)


def suits(candidate: Candidate, game: str, now: int) -> bool:
    """Whether somebody wants to be called for this game at this moment, by their own clock."""
    wish, zone = candidate
    if wish.games and game not in wish.games:
        return False
    if wish.from_hour == wish.until_hour:
        return True
    if zone is None:
        # They have erased it: which hour it is where they live is not known.
        return False
    hour = datetime.fromtimestamp(now, ZoneInfo(zone)).hour
    if wish.from_hour < wish.until_hour:
        return wish.from_hour <= hour < wish.until_hour
    return hour >= wish.from_hour or hour < wish.until_hour


async def _change(tables: Tables, guild_id: int, person_id: int, **chosen: object) -> CallMe:
    wish = (await want(tables, guild_id, person_id))._replace(**chosen)  # type: ignore[arg-type]  # Fields of it.
    await put_call_me(tables.database, wish)
    return wish
