"""A whole game in each language, by buttons alone: from the lobby to the ranking nobody reads another one."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.games import CATALOGUE
from bot.words import say
from tests.cogs.decks import shorten
from tests.cogs.driving import Driver
from tests.cogs.marking import each_speaks, marks, spoken_in
from tests.cogs.sending import sent
from tests.cogs.speaking import Spoken, spoken
from tests.cogs.world import raw, words, world

__all__ = ["marks", "spoken"]

NAMES = ("Ana", "Ben", "Cleo")


BEANS = "stink green soy black_eyed red"


@pytest.mark.long
@pytest.mark.parametrize(("language", "game"), [("es", "duel"), ("de", "amigo_2016"), ("it", "rio_grande_2000")])
async def test_a_game_from_the_lobby_to_the_ranking(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    game: str,
    spoken: Spoken,
    marks: dict[str, str],
) -> None:
    shorten(monkeypatch, game, BEANS)
    names = NAMES[: CATALOGUE[game].players[0]]
    async with world(tmp_path, *names) as here:
        spoken.set(here, **dict.fromkeys(names, language))
        table = await here.open(*names, game=game, start=False)
        lobby = words(here.table_message())
        assert say(language, "lobby-title", game=say(language, f"game-{game}"), table=table) in lobby
        assert say(language, "lobby-seats", count=len(names), most=CATALOGUE[game].players[-1]) in lobby
        await here.click(names[0], here.table_message(), "start")
        driver = Driver(here, table, names)
        await driver.play()
        assert await driver.over()
        assert say(language, "end-ranking") in words(here.table_message())

        assert spoken_in(raw(here.table_message())) == {language}
        each_speaks(list(sent(here, names)), language, dict.fromkeys(names, language))
        assert not here.env.errors
