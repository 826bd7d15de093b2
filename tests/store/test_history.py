"""Games that were played to their end are listed and counted; games that go on, or were left, are not."""

from collections.abc import Sequence

from bot.store import (
    Computer,
    Database,
    Ended,
    Ending,
    Partner,
    Played,
    Result,
    Status,
    append,
    close_table,
    forget_person,
    games_of,
    games_on,
    last_games,
    leave_seat,
    partners_of,
    played_by,
    results_of,
)
from bot.store.computers import add_computer
from bot.store.lobby import start
from tests.store.scenes import ANA, BEN, CEM, GUILD, game, lobby

SCORES = (14, 12, 9)
HARVESTS = ((("soy", 9), ("red", 5)), (("blue", 12),), ())


def ending(scores: Sequence[int] = SCORES) -> Ending:
    """Everybody has as many thalers as points, from ten turns, two trades and a gift."""
    best = sorted(scores, reverse=True)
    return Ending(
        30,
        tuple(
            [
                Result(seat, score, best.index(score) + 1, score == best[0], 10, 2, 1, score, HARVESTS[seat])
                for seat, score in enumerate(scores)
            ]
        ),
        "0.1.0",
    )


async def ended(database: Database, now: int, scores: Sequence[int] = SCORES, left: int | None = None) -> int:
    """A game of Ana, Ben and Cem that ended like this."""
    table = await game(database, now=now)
    if left is not None:
        await leave_seat(database, table.id, left, None, now, None)
    await append(database, table.id, 1, [], Status.ENDED, now, None, ending=ending(scores))
    return table.id


async def test_results_come_with_the_last_events_or_not_at_all(database: Database) -> None:
    table = await ended(database, 200)
    assert await results_of(database, table) == ending().results
    running, closed = await game(database), await game(database)
    await close_table(database, closed.id, Status.CLOSED, 200, None)
    for other in (running, closed):
        assert await results_of(database, other.id) == ()


async def test_games_are_listed_newest_first_and_as_they_were_ranked(database: Database) -> None:
    first = await ended(database, 200)
    second = await ended(database, 300, (9, 14, 14), left=CEM)
    await game(database)
    page = await games_of(database, ANA, 0, 10)
    assert page == await games_on(database, GUILD, 0, 10)
    assert (page.total, [one.table_id for one in page.games]) == (2, [second, first])
    newest = page.games[0]
    assert (newest.game, newest.ended_at) == ("bohnanza", 300)
    seats = [(one.name, one.score, one.rank, one.won, one.left) for one in newest.seats]
    assert seats == [("Ben", 14, 1, True, False), ("Cem", 14, 1, True, True), ("Ana", 9, 3, False, False)]
    assert [one.table_id for one in (await games_of(database, ANA, 1, 10)).games] == [first]
    assert await games_of(database, 99, 0, 10) == await games_on(database, 99, 0, 10) == ((), 0)


async def test_what_somebody_did_is_summed_up_by_kind_of_game(database: Database) -> None:
    await ended(database, 200)
    await ended(database, 300, (9, 14, 12))
    with_computer = await lobby(database, (BEN, "Ben"))
    await add_computer(database, with_computer.id, Computer("Toki", "hard"), 100, None)
    await start(database, with_computer.id, [ANA, BEN, -1_000_000_001], ['{"kind":"dealt"}'], 100, None)
    await append(database, with_computer.id, 1, [], Status.ENDED, 400, None, ending=ending())
    with_people, against_one = await played_by(database, ANA)
    assert with_people == Played("bohnanza", 3, False, 2, 1, 23, 4, 2, 20, 4, 2, 23, "soy")
    assert (against_one.with_computers, against_one.games, against_one.wins) == (True, 1, 1)
    assert (await played_by(database, CEM))[0].favourite is None
    assert await partners_of(database, ANA, 5) == (Partner("Ben", 3), Partner("Cem", 2))
    assert await partners_of(database, ANA, 1) == (Partner("Ben", 3),)


async def test_a_game_that_somebody_left_counts_for_the_others(database: Database) -> None:
    await ended(database, 200, left=CEM)
    assert await played_by(database, CEM) == ()
    assert await partners_of(database, CEM, 5) == ()
    assert [one.games for one in await played_by(database, ANA)] == [1]
    assert await partners_of(database, ANA, 5) == (Partner("Ben", 1),)


async def test_who_was_forgotten_has_no_games_and_is_nobodys_partner(database: Database) -> None:
    table = await ended(database, 200)
    await forget_person(database, BEN, "somebody")
    assert (await games_of(database, BEN, 0, 5)).total == 0
    assert await played_by(database, BEN) == ()
    assert await partners_of(database, ANA, 5) == (Partner("Cem", 1),)
    (found,) = (await games_on(database, GUILD, 0, 5)).games
    assert [(one.name, one.person_id) for one in found.seats] == [("Ana", ANA), ("somebody", -1), ("Cem", CEM)]
    assert await results_of(database, table) == ending().results


async def test_the_last_games_are_those_played_to_the_end_oldest_first(database: Database) -> None:
    for now, scores in ((200, (14, 12, 9)), (300, (3, 8, 9)), (400, (7, 7, 1))):
        await ended(database, now, scores)
    await ended(database, 500, left=ANA)
    assert await last_games(database, ANA, 5) == (
        Ended(1, 3, 14, won=True),
        Ended(3, 3, 3, won=False),
        Ended(1, 3, 7, won=True),
    )
    assert [one.score for one in await last_games(database, ANA, 2)] == [3, 7]
    assert len(await last_games(database, BEN, 5)) == 4
    await forget_person(database, ANA, "somebody")
    assert await last_games(database, ANA, 5) == ()
