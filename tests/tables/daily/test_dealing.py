"""A deal is given once for a person and day, the same to everybody, and goes on wherever it was left."""

from __future__ import annotations

import asyncio
import json
import logging
from pathlib import Path

import pytest

from bot import store
from bot.games.bohnanza.moves import Harvest
from bot.games.contract import IllegalMove
from bot.store import NOWHERE, AlreadyHandled, Database, Status, daily, note_erasure
from bot.store.host.copying import stored_of
from bot.tables import Limits, Tables, forgetting, learning, lobby
from bot.tables.acting import act
from bot.tables.clocks import expiry
from bot.tables.daily.dealing import DAY, deal_at, give, key_on, today, under_way
from bot.tables.daily.week import WEEK, begins_at, kind_on
from bot.tables.done_by_default import done_by_default
from bot.tables.watch import standing_still
from tests.tables.daily.tries import (
    NAMES,
    NOON,
    SATURDAY,
    begin,
    finish,
    has_secret,
    moves_of,
    step,
    thinking_once,
)
from tests.tables.hall import ANA, BEN, CLEO, Hall, refused

__all__ = ["thinking_once"]

MIDNIGHT = begins_at(SATURDAY + DAY)


@pytest.fixture
async def here(hall: Hall, thinking_once: None) -> Hall:
    """The hall at noon of a Saturday."""
    hall.time = NOON
    hall.reopen()
    await has_secret(hall.database)
    return hall


async def test_everybody_gets_the_same_cards_seat_and_computers(here: Hall) -> None:
    tables = [await begin(here.tables, person) for person in (ANA, BEN)]
    ana, ben = [await store.events_of(here.database, table.id) for table in tables]
    assert ana == ben
    seats = [[seat.name for seat in table.seats] for table in tables]
    assert seats[0].index("Ana") == seats[1].index("Ben")
    assert set(seats[0]) - {"Ana"} == set(seats[1]) - {"Ben"}
    strengths = {seat.computer for table in tables for seat in table.seats}
    assert strengths == {None, "hard"}
    assert tables[0].row.game == kind_on(SATURDAY).key


async def test_two_people_who_make_the_same_moves_get_the_same_game_also_over_restarts(here: Hall) -> None:
    for person in (ANA, BEN):
        table = await begin(here.tables, person)
        for _ in range(12):
            await step(here.tables, table, person)
            if person is BEN:
                here.time += 7
                here.reopen()
                table = await here.tables.get(table.id)
    assert await store.events_of(here.database, 1) == await store.events_of(here.database, 2)


async def test_another_bot_deals_other_cards(here: Hall, tmp_path: Path) -> None:
    table = await begin(here.tables, ANA)
    database = await Database.open(tmp_path / "other.sqlite3")
    other = await begin(Tables(database, now=lambda: NOON), ANA)
    assert await store.events_of(here.database, table.id) != await store.events_of(database, other.id)
    await database.close()


async def test_there_is_one_try_also_for_whoever_asks_twice_at_once(here: Hall) -> None:
    first, second = await asyncio.gather(*[give(here.tables, ANA, NAMES, "en", number) for number in (1, 2)])
    assert first.table is second.table
    assert sorted([first.fresh, second.fresh]) in ([False, True], [True, True])
    dealt = await store.events_of(here.database, first.table.id)
    await step(here.tables, first.table, ANA)
    again = await give(here.tables, ANA, NAMES, "de", 3)
    assert (again.table, again.fresh) == (first.table, False)
    assert (await store.events_of(here.database, first.table.id))[: len(dealt)] == dealt


async def test_one_that_is_over_is_not_dealt_again(here: Hall) -> None:
    table = await begin(here.tables, ANA)
    score = await finish(here.tables, table, ANA)
    again = await give(here.tables, ANA, NAMES, "en", None)
    assert (again.table.id, again.fresh, again.table.row.status) == (table.id, False, Status.ENDED)
    kept = await daily.try_of(here.database, SATURDAY.isoformat(), ANA.id)
    assert kept is not None
    assert (kept.table_id, kept.score) == (table.id, score)


async def test_a_stop_before_the_cards_were_dealt_costs_nobody_their_try(
    here: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def stop(*_: object) -> None:
        raise ConnectionError

    with monkeypatch.context() as patch:
        patch.setattr("bot.store.start", stop)
        with pytest.raises(ConnectionError):
            await begin(here.tables, ANA)
    here.reopen()
    table = await begin(here.tables, ANA)
    assert table.id == 1
    assert table.running


async def test_a_stop_while_a_try_begins_leaves_no_table(here: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(*_: object) -> None:
        raise ConnectionError

    monkeypatch.setattr(daily, "note_try", stop)
    with pytest.raises(ConnectionError):
        await begin(here.tables, ANA)
    assert await here.database.read("SELECT * FROM tables") == []


async def test_a_deal_begun_before_midnight_stays_that_of_its_day(here: Hall) -> None:
    here.time = MIDNIGHT - 1
    table = await begin(here.tables, ANA)
    here.time = MIDNIGHT + 1
    here.reopen()
    left = await under_way(here.tables, ANA.id)
    assert left is not None
    assert left.daily is not None
    assert (left.id, left.daily.day, left.row.game) == (table.id, SATURDAY, kind_on(SATURDAY).key)
    await finish(here.tables, left, ANA)
    assert len(await daily.scores_of(here.database, SATURDAY.isoformat())) == 1
    sunday = await begin(here.tables, ANA)
    assert sunday.id != table.id
    assert sunday.row.game == kind_on(SATURDAY + DAY).key


@pytest.mark.parametrize(("waited", "closed"), [(0, False), (24 * 3600 - 1, False), (24 * 3600, True)])
async def test_it_waits_for_another_whole_day(here: Hall, waited: int, *, closed: bool) -> None:
    table = await begin(here.tables, ANA)
    here.time = MIDNIGHT + waited - expiry.GRACE - 1
    here.reopen()
    here.time = MIDNIGHT + waited
    assert (table.id in (await expiry.due(here.tables)).close) is closed


async def test_what_is_dealt_on_a_day_stays_whatever_a_new_version_would_deal(
    here: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin(here.tables, ANA)
    monkeypatch.setattr("bot.tables.daily.dealing.kind_on", lambda day: WEEK[3])
    here.reopen()
    assert (await begin(here.tables, BEN)).row.game == kind_on(SATURDAY).key
    assert await key_on(here.tables, SATURDAY + DAY) == WEEK[3].key
    # One that there is no more is dealt as this version would.
    monkeypatch.setattr("bot.tables.daily.dealing.KINDS", {WEEK[3].key: WEEK[3]})
    assert await key_on(here.tables, SATURDAY) == WEEK[3].key


async def test_it_counts_in_no_result_no_rating_no_limit_and_no_list(here: Hall) -> None:
    here.tables.limits = Limits(open_tables=1, lessons=1)
    table = await begin(here.tables, ANA)
    # Beside it there is room for a table and for a lesson, and neither closes it.
    await lobby.open_table(here.tables, "amigo_1997", 500, 600, ANA, "en", None)
    await learning.give(here.tables, "first_duel", BEN, NAMES, "en", None)
    await finish(here.tables, table, ANA)
    assert table.row.status is Status.ENDED
    assert await store.results_of(here.database, table.id) == ()
    assert await store.games_to_fill_in(here.database) == ()
    assert not (await store.games_of(here.database, ANA.id, 0, 5)).games
    for name in ("ended_games", "played", "ratings", "played_with", "harvested"):
        assert await here.database.read(f"SELECT * FROM {name}") == []


async def test_nobody_is_reminded_and_nobody_thinks_for_anybody(here: Hall) -> None:
    table = await begin(here.tables, ANA)
    assert table.row.guild_id == NOWHERE
    assert table.clocks == {}
    assert table.played_by_computers() == {}
    assert standing_still(here.tables, table) == ""
    assert await store.tables_to_play(here.database, 3) == ()
    assert table.id not in [one.id for one in await store.deadlines(here.database)]


async def test_a_replayed_click_is_answered_and_not_repeated(here: Hall) -> None:
    table = await begin(here.tables, ANA)
    sequence = table.sequence
    moves = moves_of(await deal_at(here.tables, table), table.state)
    await act(here.tables, table.id, ANA.id, lambda _: moves, 77)
    after = table.sequence
    assert after > sequence
    with pytest.raises(AlreadyHandled):
        await act(here.tables, table.id, ANA.id, lambda _: moves, 77)
    assert table.sequence == after


async def test_a_move_against_the_rules_changes_nothing(here: Hall) -> None:
    table = await begin(here.tables, ANA)
    sequence = table.sequence
    with pytest.raises(IllegalMove):
        await act(here.tables, table.id, ANA.id, lambda _: (Harvest(0),), None)
    assert table.sequence == sequence


async def test_done_by_default_lets_the_computers_go_on_at_once(here: Hall) -> None:
    table = await begin(here.tables, ANA)
    while table.game.to_act(table.state) == (seat := table.seated(ANA.id),) or table.state.active == seat:
        await step(here.tables, table, ANA)
    sequence = table.sequence
    await done_by_default(here.tables, table.id, ANA.id, None, on=True)
    assert table.sequence > sequence + 1
    assert table.seated(ANA.id) in table.game.to_act(table.state)


async def test_the_secret_is_in_no_copy_and_in_no_log(here: Hall, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    table = await begin(here.tables, ANA)
    await step(here.tables, table, ANA)
    secret = await here.tables.secret()
    assert len(secret) == 32
    copied = json.dumps(await stored_of(here.database, ANA.id))
    for text in (copied, caplog.text, repr(here.tables), repr(table.row)):
        assert secret.hex() not in text
        assert repr(secret)[2:-1] not in text
    here.reopen()
    assert await here.tables.secret() == secret


async def test_whoever_is_forgotten_leaves_a_score_without_a_name_and_gets_no_second_try(here: Hall) -> None:
    finished, left = await begin(here.tables, ANA), await begin(here.tables, BEN)
    score = await finish(here.tables, finished, ANA)
    assert (await stored_of(here.database, ANA.id))["deals_of_the_day"] != []
    for person in (ANA, BEN):
        note_erasure(here.database.path, person.id, here.tables.now())
        await forgetting.stand_up(here.tables, person.id)
        await forgetting.erase(here.tables, person.id, "somebody")
        assert not any((await stored_of(here.database, person.id)).values())
        reason, _ = await refused(begin(here.tables, person))
        assert reason == "daily-after-forgetting"
    rows = await here.database.read("SELECT day, person_id, score FROM daily_tries")
    assert [(day, score) for day, _, score in rows] == [(SATURDAY.isoformat(), score)]
    assert rows[0][1] <= 0
    assert (await here.tables.get(left.id)).row.status is Status.CLOSED
    # Somebody else plays, and both do again on the next day.
    assert (await begin(here.tables, CLEO)).running
    here.time = MIDNIGHT + 1
    assert today(here.tables) == SATURDAY + DAY
    assert (await begin(here.tables, ANA)).running
