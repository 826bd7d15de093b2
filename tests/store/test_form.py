"""Somebody's last games: how each ended for them."""

from bot.store import Database, Ended, forget_person, last_games
from tests.store.scenes import ANA, BEN
from tests.store.test_history import ended


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
