"""/history and /stats: games that have ended, and only these, for one person alone."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from bot.games import FIRST
from bot.games.contract import Deeds, Outcome, Standing, Summary
from bot.store import Status, append
from bot.tables.results import ending
from bot.tables.retention import prune
from bot.ui.messages.past import AT_ONCE
from bot.words import say
from tests.cogs.drawing import Brush, brush, galleries
from tests.cogs.mishaps import private
from tests.cogs.world import World, controls, shown, words, world

__all__ = ["brush"]

NAMES = ("Ana", "Ben", "Cleo")
SCORES = (14, 12, 12)


async def over(here: World, *names: str, game: str = FIRST) -> int:
    """A game of these people that has just ended: the first has won, the others share the second place."""
    table = await here.open(*names, game=game)
    found = await here.bot.tables.get(table)
    standings = tuple([Standing(seat, SCORES[seat], min(2, seat + 1), 0) for seat in range(len(names))])
    did = Deeds(turns=10, trades=3, gifts=1, harvested=(("soy", 10), ("red", 4)))
    kept = ending(Summary(Outcome(standings, (0,), None), 30, (did,) * len(names)))
    now = int(here.env.now().timestamp())
    await append(here.database, table, found.sequence, [], Status.ENDED, now, None, ending=kept)
    here.bot.tables.reread_tables([table])
    return table


async def asked(here: World, name: str, command: str, **options: str) -> str:
    """What this person is told, and nobody else."""
    return private(await here[name].slash(here.channel, command, **options))


async def test_a_list_of_ones_games_and_what_one_did_in_them(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES, "Dan") as here:
        running = await here.open(*NAMES)
        assert "haven't played a game to its end" in await asked(here, "Ana", "history")
        assert "No game has ended" in await asked(here, "Ana", "history", whose="server")
        assert "haven't played a game to its end" in await asked(here, "Ana", "stats")

        first = await over(here, *NAMES)
        second = await over(here, "Ben", "Ana", "Dan")
        told = await asked(here, "Ana", "history")
        assert f"#{running} " not in told
        assert told.index(f"#{second} ") < told.index(f"#{first} ")
        assert "🏆 Ben 14, **2. Ana 12**, 2. Dan 12" in told
        assert "**🏆 Ana 14**, 2. Ben 12, 2. Cleo 12" in told
        listed = shown(await here["Ana"].slash(here.channel, "history"))
        assert [(one.action, one.table) for one in controls(listed)] == [
            *[("replay", second), ("replay", first), ("review", second), ("review", first)]
        ]
        await prune(here.bot.tables, here.bot.tables.now() + 1)
        listed = shown(await here["Ana"].slash(here.channel, "history"))
        assert not controls(listed), "only how they ended is still known"
        assert f"#{second} " not in await asked(here, "Cleo", "history")
        assert f"#{second} " in await asked(here, "Cleo", "history", whose="server")

        told = await asked(here, "Ana", "stats")
        assert "3 players\n2 games · 1 win · on average score 13.0, place 1.5" in told
        assert "1.4 🪙 a turn · 6 trades · 2 gifts made · favourite bean: 🌱 Soy Bean" in told
        assert "**Most often with:** Ben (2 games), Dan (1 game), Cleo (1 game)" in told
        assert say("en", "still-counting") not in told
        here.bot.filling_in.done = False
        for command in ("history", "stats"):
            assert say("en", "still-counting") in await asked(here, "Ana", command)

        await here.forget("Ben")
        assert "🏆 Somebody 14, **2. Ana 12**" in await asked(here, "Ana", "history")
        assert "Ben" not in await asked(here, "Ana", "history", whose="server")
        assert "Ben" not in await asked(here, "Ana", "stats")
        assert not here.env.errors


async def test_a_list_is_turned_page_by_page_in_one_message(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        tables = [await over(here, *NAMES) for _ in range(AT_ONCE + 1)]
        listed: Any = shown(await here["Ana"].slash(here.channel, "history"))
        assert f"#{tables[0]} " not in words(listed)
        assert [one.args for one in controls(listed) if one.action == "history"] == [("me", "1")]
        older: Any = shown(await here.click("Ana", listed, "history", "me", "1"))
        assert f"#{tables[0]} " in words(older)
        assert f"#{tables[-1]} " not in words(older)
        assert "Page 2 of 2" in words(older)
        again = shown(await here.click("Ana", older, "history", "me", "0"))
        await here.forget("Ana")
        # There is no second page any more.
        assert "haven't played a game" in words(shown(await here.click("Ana", again, "history", "me", "1")))
        assert not here.env.errors


async def test_a_server_lists_its_games_to_those_who_are_there(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        table = await over(here, *NAMES)
        said = private(await here["Ana"].user.slash("history", whose="server"))
        assert said == say("en", "history-in-a-server")
        assert f"#{table} " in private(await here["Ana"].user.slash("history"))


async def test_the_last_games_are_a_chart_or_a_line_and_nobody_elses(tmp_path: Path, brush: Brush) -> None:
    async with world(tmp_path, *NAMES, draw=brush) as here:
        await over(here, *NAMES)
        assert not galleries(shown(await here["Ana"].slash(here.channel, "stats"))), "one game is no chart"
        await over(here, "Ben", "Ana", "Cleo")
        (chart,) = galleries(shown(await here["Ana"].slash(here.channel, "stats")))
        assert "🏆 1/3 (14), 2/3 (12)" in json.dumps(chart, ensure_ascii=False)
        await here["Ana"].slash(here.channel, "settings", pictures="off")
        message = shown(await here["Ana"].slash(here.channel, "stats"))
        assert not galleries(message)
        assert "oldest first: 🏆 1/3 (14), 2/3 (12)" in words(message)
        assert not here.env.errors
