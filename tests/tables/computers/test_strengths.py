"""How well computers play: an expert sits only where there is one, and elsewhere the best one of that game."""

from __future__ import annotations

import pytest

from bot.games.contract import MalformedMove
from bot.store import Computer
from bot.tables import Table, learning, lobby
from bot.tables.computers.seats import add_computer
from bot.tables.computers.strengths import fitting
from bot.tables.lessons.library import LESSONS
from tests.tables.computers.scenes import NAMES
from tests.tables.hall import ANA, CHANNEL, GAME, GUILD, Hall

EXPERTS = (Computer("Alma", "expert"), Computer("Bruno", "easy"))


def strengths(table: Table) -> list[str | None]:
    """How well everybody plays; None for people."""
    return [seat.computer for seat in table.seats]


async def opened(hall: Hall, game: str, *computers: Computer) -> Table:
    return await lobby.open_table(hall.tables, game, GUILD, CHANNEL, ANA, "en", None, computers)


async def test_an_expert_that_is_seated_where_there_is_none_plays_as_the_best_one(hall: Hall) -> None:
    assert strengths(await opened(hall, GAME, *EXPERTS)) == [None, "expert", "easy"]
    assert strengths(await opened(hall, "duel", EXPERTS[0])) == [None, "hard"]
    assert strengths(await opened(hall, "nicht_die_bohne", *EXPERTS)) == [None, "hard", "easy"]


async def test_where_a_lobby_chooses_a_game_without_experts_they_stay_as_the_best_one(hall: Hall) -> None:
    table = await opened(hall, GAME, *EXPERTS)
    await lobby.choose_game(hall.tables, table.id, ANA.id, "high_bohn", None)
    assert strengths(table) == [None, "expert", "easy"]
    await lobby.choose_game(hall.tables, table.id, ANA.id, "nicht_die_bohne", None)
    assert strengths(table) == [None, "hard", "easy"]
    hall.reopen()
    assert strengths(await hall.tables.get(table.id)) == [None, "hard", "easy"]


async def test_an_old_button_adds_the_best_one(hall: Hall) -> None:
    table = await opened(hall, "nicht_die_bohne")
    await add_computer(hall.tables, table.id, ANA.id, "expert", ["Alma"], None)
    assert strengths(table) == [None, "hard"]


@pytest.mark.parametrize("strength", ["wizard", "", "simplest", "random"])
def test_a_strength_that_there_is_not_is_refused(strength: str) -> None:
    with pytest.raises(MalformedMove):
        fitting(GAME, strength)


@pytest.mark.parametrize("key", LESSONS)
async def test_in_a_lesson_the_usual_ones_sit(hall: Hall, key: str) -> None:
    """An expert never teaches."""
    table = await learning.give(hall.tables, key, ANA, NAMES, "en", None)
    assert set(strengths(table)) == {None, "normal"}
