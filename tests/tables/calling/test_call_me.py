"""Who wants to be called is called when they chose, and nobody else."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.games import CATALOGUE
from bot.store import choose_invitable, choose_zone, zone_of
from bot.store.calling.call_me import CallMe, Candidate, call_me_of, servers_calling
from bot.store.departures import forget_server
from bot.store.host.copying import stored_of
from bot.tables.calling import call_me
from bot.tables.calling.call_me import USUAL_HOURS, USUAL_TIMES, suits
from tests.tables.hall import ANA, BEN, GAME, GUILD, OTHER, Hall, refused

BERLIN = "Europe/Berlin"


def at(hour: int, minute: int = 0, zone: str = BERLIN) -> int:
    return int(datetime(2026, 11, 28, hour, minute, tzinfo=ZoneInfo(zone)).timestamp())


@pytest.mark.parametrize(
    ("first", "last", "inside", "outside"),
    [
        (10, 22, [(10, 0), (21, 59)], [(9, 59), (22, 0), (3, 0)]),
        (20, 2, [(20, 0), (23, 59), (0, 0), (1, 59)], [(2, 0), (12, 0), (19, 59)]),
        (0, 0, [(0, 0), (3, 0), (12, 0)], []),
    ],
)
def test_the_hours_are_those_of_the_persons_clock(
    first: int, last: int, inside: list[tuple[int, int]], outside: list[tuple[int, int]]
) -> None:
    wish = CallMe(GUILD, ANA.id, (), first, last)
    for zone in (BERLIN, "America/New_York"):
        assert all(suits(Candidate(wish, zone), GAME, at(*moment, zone)) for moment in inside)
        assert not any(suits(Candidate(wish, zone), GAME, at(*moment, zone)) for moment in outside)


def test_nobody_whose_clock_is_not_known_is_woken() -> None:
    assert not suits(Candidate(CallMe(GUILD, ANA.id, (), 10, 22), None), GAME, at(12))
    assert suits(Candidate(CallMe(GUILD, ANA.id, (), 5, 5), None), GAME, at(3))


def test_only_the_games_count_that_were_chosen() -> None:
    assert suits(Candidate(CallMe(GUILD, ANA.id, (GAME,)), BERLIN), GAME, at(12))
    assert not suits(Candidate(CallMe(GUILD, ANA.id, (OTHER,)), BERLIN), GAME, at(12))


async def test_a_wish_begins_with_what_is_usual_and_is_changed_piece_by_piece(hall: Hall) -> None:
    usual = await call_me.want(hall.tables, GUILD, ANA.id)
    assert usual == CallMe(GUILD, ANA.id, (), *USUAL_HOURS, USUAL_TIMES)
    await call_me.choose_games(hall.tables, GUILD, ANA.id, [OTHER, GAME])
    await call_me.choose_hours(hall.tables, GUILD, ANA.id, 20, None)
    await call_me.choose_hours(hall.tables, GUILD, ANA.id, None, 2)
    await call_me.choose_often(hall.tables, GUILD, ANA.id, 3)
    expected = CallMe(GUILD, ANA.id, tuple([key for key in CATALOGUE if key in (GAME, OTHER)]), 20, 2, 3)
    assert await call_me_of(hall.reopen().database, GUILD, ANA.id) == expected
    # It is chosen anew on each server, and pressed again it stays.
    assert await call_me.want(hall.tables, GUILD, ANA.id) == expected
    assert await call_me_of(hall.database, GUILD + 1, ANA.id) is None


async def test_all_games_stand_for_those_that_are_still_to_come(hall: Hall) -> None:
    assert (await call_me.choose_games(hall.tables, GUILD, ANA.id, list(CATALOGUE))).games == ()


async def test_nothing_is_taken_that_cannot_be_chosen(hall: Hall) -> None:
    assert (await refused(call_me.choose_games(hall.tables, GUILD, ANA.id, ["pea"])))[0] == "unknown-control"
    assert (await refused(call_me.choose_hours(hall.tables, GUILD, ANA.id, 24, None)))[0] == "unknown-control"
    assert (await refused(call_me.choose_often(hall.tables, GUILD, ANA.id, 100)))[0] == "unknown-control"


async def test_it_ends_here_or_everywhere(hall: Hall) -> None:
    for guild in (GUILD, GUILD + 1, GUILD + 2):
        await call_me.want(hall.tables, guild, ANA.id)
    await call_me.want(hall.tables, GUILD, BEN.id)
    await call_me.end(hall.tables, ANA.id, GUILD)
    assert await servers_calling(hall.database, ANA.id) == (GUILD + 1, GUILD + 2)
    await call_me.end(hall.tables, ANA.id)
    assert await servers_calling(hall.database, ANA.id) == ()
    assert await servers_calling(hall.database, BEN.id) == (GUILD,)


async def test_a_server_that_is_gone_for_long_takes_its_wishes_along(hall: Hall) -> None:
    await call_me.want(hall.tables, GUILD, ANA.id)
    await call_me.want(hall.tables, GUILD + 1, ANA.id)
    await forget_server(hall.database, GUILD)
    assert await servers_calling(hall.database, ANA.id) == (GUILD + 1,)


async def test_it_is_in_the_copy_of_what_is_stored(hall: Hall) -> None:
    await call_me.choose_games(hall.tables, GUILD, ANA.id, [GAME])
    copied = {"server": GUILD, "games": GAME, "from_hour": 10, "until_hour": 22, "a_day": 1}
    assert (await stored_of(hall.database, ANA.id))["call_me"] == [copied]


async def test_to_be_invited_by_nobody_leaves_the_rest_as_it_is(hall: Hall) -> None:
    await choose_zone(hall.database, ANA.id, BERLIN)
    await call_me.want(hall.tables, GUILD, ANA.id)
    await choose_invitable(hall.database, ANA.id, invitable=False)
    assert await call_me_of(hall.database, GUILD, ANA.id) is not None
    assert await zone_of(hall.database, ANA.id) == BERLIN
