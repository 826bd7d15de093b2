"""The editions from the lobby to the final score: one whole game each, by buttons alone."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bot.games import CATALOGUE
from bot.store import Status, events_of
from bot.tables.capacity import games_for, games_with_room
from bot.words import say
from cogs.opening import GAMES
from tests.breadth import few
from tests.cogs.decks import shorten
from tests.cogs.driving import Driver
from tests.cogs.mishaps import told, unchanged
from tests.cogs.world import World, words, world

STORIES = [("amigo_1997", ("Ana", "Ben", "Cleo", "Dan")), ("amigo_2016", ("Ana", "Ben", "Cleo"))]

BEANS = "stink green soy black_eyed red"


def test_play_lists_every_edition_with_its_name() -> None:
    assert [choice.value for choice in GAMES] == list(CATALOGUE)
    assert [(choice.value, choice.name) for choice in GAMES][:3] == [
        ("rio_grande_2000", "Bohnanza (Rio Grande 2000)"),
        ("amigo_1997", "Bohnanza (Amigo 1997)"),
        ("amigo_2016", "Bohnanza (Amigo 2016)"),
    ]


@pytest.mark.long
@pytest.mark.parametrize(("game", "names"), STORIES, ids=[game for game, _ in STORIES])
async def test_a_whole_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, names: tuple[str, ...]
) -> None:
    shorten(monkeypatch, game, BEANS)
    async with world(tmp_path, *names, seed=10) as here:
        table = await here.open(*names, start=False, game=game)
        lobby = words(here.table_message(table))
        assert say("en", f"game-{game}") in lobby
        assert say("en", f"about-{game}") in lobby
        assert "For 3 to 5 players." in lobby
        await here.click("Ana", here.table_message(table), "start")
        await _the_table_shows_the_edition(here, table, game)
        driver = Driver(here, table, names)
        await driver.play(15)
        await here.restart()
        await driver.game()
        await here.bot.publisher.slots.read(table)
        await driver.play()
        await _the_end_is_shown(here, table)
        assert not here.env.errors


async def _the_table_shows_the_edition(here: World, table: int, game: str) -> None:
    running = await here.bot.tables.get(table)
    shown = words(here.table_message(table))
    start = running.seats[running.state.start].name
    marked = [line.split("**")[1] for line in shown.splitlines() if "· start player" in line]
    assert marked == ([start] if game == "amigo_2016" else [])
    assert ("third field 3 🪙" in shown) == (game == "amigo_1997")
    assert shown.count("empty") - 1 == len(running.seats) * (3 if game == "amigo_2016" else 2)


async def _the_end_is_shown(here: World, table: int) -> None:
    """The scores are the thalers counted from the record by hand; the ties are worded as this edition has them."""
    running = await here.bot.tables.get(table)
    assert running.row.status is Status.ENDED
    scores = [0] * len(running.seats)
    for event in [json.loads(event) for event in await events_of(here.database, table)]:
        if event["kind"] == "harvested":
            scores[event["seat"]] += len(event["thalers"])
        elif event["kind"] == "field_bought":
            scores[event["seat"]] -= len(event["paid"])
    for message in (here.table_message(table), here.hand_message("Ana", table)):
        shown = words(message)
        for seat, score in zip(running.seats, scores, strict=True):
            assert f"**{seat.name}** – {score} 🪙" in shown
        assert (" tied on " in shown) == (len(set(scores)) < len(scores))


@pytest.mark.parametrize("game", few([game for game, _ in STORIES]))
async def test_the_wrong_number_of_people_is_kindly_refused(tmp_path: Path, game: str) -> None:
    six = ("Ana", "Ben", "Cleo", "Dan", "Eli", "Fay")
    async with world(tmp_path, *six) as here:
        await here.open("Ana", "Ben", start=False, game=game)
        async with unchanged(here, 1):
            early = await here.click("Ana", here.table_message(1), "start")
        assert told(early, "wrong-number-of-players", game=game, count=2, games=" ".join(games_for(2)))
        for name in six[2:5]:
            await here.click(name, here.table_message(1), "join")
        async with unchanged(here, 1):
            late = await here.click("Fay", here.table_message(1), "join")
        assert told(late, "table-full", table=1, game=game, games=" ".join(games_with_room(6)))
        await here.click("Ana", here.table_message(1), "start")
        assert (await here.bot.tables.get(1)).row.status is Status.RUNNING


@pytest.mark.parametrize("game", few(CATALOGUE, "rio_grande_2000", "nicht_die_bohne"))
async def test_the_lobby_has_the_rules_of_its_edition(tmp_path: Path, game: str) -> None:
    async with world(tmp_path, "Ana") as here:
        await here.open("Ana", start=False, game=game)
        shown = await here.click("Ana", here.table_message(1), "rules")
        assert shown.response is not None
        assert shown.response.ephemeral
        assert f"📜 {say('en', f'game-{game}')} · the rules" in words(shown.response)
