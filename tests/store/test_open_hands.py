"""Who has said that others may see their hand: only once the game is over, for as long as they say so."""

import pytest

from bot.store import (
    Database,
    Status,
    WrongSeats,
    WrongStatus,
    append,
    forget_person,
    leave_seat,
    open_hands_of,
    prune_table,
    set_open_hand,
)
from tests.store.scenes import ANA, BEN, CEM, game


async def over(database: Database) -> int:
    """A game of Ana, Ben and Cem that has ended."""
    table = await game(database, "{}")
    await append(database, table.id, 1, ["{}"], Status.ENDED, 200, None)
    return table.id


async def test_a_yes_is_kept_until_it_is_taken_back(database: Database) -> None:
    table = await over(database)
    assert await open_hands_of(database, table) == frozenset()
    for person in (BEN, CEM, BEN):
        await set_open_hand(database, table, person, opened=True)
    assert await open_hands_of(database, table) == {1, 2}
    await set_open_hand(database, table, BEN, opened=False)
    assert await open_hands_of(database, table) == {2}


async def test_nobody_is_asked_before_the_end(database: Database) -> None:
    running = await game(database)
    with pytest.raises(WrongStatus):
        await set_open_hand(database, running.id, ANA, opened=True)
    assert await open_hands_of(database, running.id) == frozenset()


async def test_only_who_played_to_the_end_has_a_hand_to_open(database: Database) -> None:
    table = await game(database, "{}")
    await leave_seat(database, table.id, BEN, None, 150, None)
    await append(database, table.id, 1, ["{}"], Status.ENDED, 200, None)
    for person in (BEN, 99):
        with pytest.raises(WrongSeats):
            await set_open_hand(database, table.id, person, opened=True)


async def test_with_a_person_their_yes_is_forgotten_and_with_a_game_all(database: Database) -> None:
    table = await over(database)
    for person in (ANA, BEN):
        await set_open_hand(database, table, person, opened=True)
    await forget_person(database, ANA, "somebody")
    assert await open_hands_of(database, table) == {1}
    await prune_table(database, table)
    assert await open_hands_of(database, table) == frozenset()
