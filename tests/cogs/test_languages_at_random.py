"""Random games of every kind among people of four languages: each reads their own, and the table's has its own."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from bot.art.scenes.bohne import Holding, Trick
from bot.art.scenes.table import Table
from bot.games import CATALOGUE
from bot.tables.clocks.pace import PACES
from bot.ui.components import Scene
from bot.ui.pictures import Paint
from bot.words import locales
from tests.breadth import few, steps
from tests.cogs import wandering
from tests.cogs.drawing import plainly
from tests.cogs.marking import each_speaks, marks, spoken_in
from tests.cogs.promises import quiet_log
from tests.cogs.sending import sent
from tests.cogs.speaking import Spoken, spoken
from tests.cogs.wandering import Wanderer
from tests.cogs.world import World, world

__all__ = ["marks", "spoken"]

STEPS = steps(30)
NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eli")


def _noting(drawn: list[Scene]) -> Paint:
    """Draws, and notes what."""

    def draw(scene: Scene) -> bytes:
        drawn.append(scene)
        return plainly(scene)

    return draw


async def _read(here: World, spoken: Spoken, name: str, language: str, luck: random.Random) -> None:
    """Let somebody read this language: in a Discord that speaks it, or as they chose in one that does not."""
    spoken.set(here, **{name: luck.choice(locales())})
    if spoken.people[here[name].id] != language:
        await here[name].slash(here.channel, "settings", language=language)


@pytest.mark.usefixtures("marks")
@pytest.mark.parametrize("game", few(CATALOGUE, "rio_grande_2000"))
async def test_whatever_people_press_everybody_reads_their_own_language(
    tmp_path: Path, game: str, spoken: Spoken, monkeypatch: pytest.MonkeyPatch
) -> None:
    luck = random.Random(f"languages {game}")
    names = NAMES[: min(5, CATALOGUE[game].players[-1])]
    each = {name: luck.choice(locales()) for name in names}
    monkeypatch.setattr(wandering, "OTHER_COMMANDS", wandering.OTHER_COMMANDS | {"settings"})
    # Of a message that was deleted it can no longer be told who saw it.
    monkeypatch.setitem(wandering.WEIGHTS, "delete", 0)
    drawn: list[Scene] = []
    async with world(tmp_path, *names, seed=luck.randrange(10**6), draw=_noting(drawn)) as here:
        for name, language in each.items():
            await _read(here, spoken, name, language, luck)
        public, pace = luck.choice(locales()), luck.choice(PACES)
        await here[names[0]].slash(here.channel, "play", game=game, language=public, pace=pace)
        for name in names[1:]:
            await here.click(name, here.table_message(), "join")
        await here.click(names[0], here.table_message(), "start")
        wanderer = Wanderer(here, 1, names, luck)
        with quiet_log():
            for _ in range(STEPS):
                await wanderer.step()
        each_speaks(list(sent(here, names)), public, each)
    assert drawn
    for scene in drawn:
        said = spoken_in(scene)
        # Pictures of Nicht die Bohne have no words but names.
        assert len(said) == (0 if isinstance(scene, Trick | Holding) else 1)
        assert said <= ({public} if isinstance(scene, Table) else set(each.values()))
