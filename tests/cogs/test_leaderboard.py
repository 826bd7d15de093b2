"""Leaderboards list whoever said yes, and nobody else: asked once, at an end, and changed at any time."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.games import FIRST
from bot.store import ENOUGH, person
from bot.tables.ratings.ladders import LADDERS
from bot.ui.messages.ratings import AT_ONCE, LISTED
from bot.ui.publishing.outbox.places import hand_of
from bot.words import say
from cogs.leaderboard import HALF_A_YEAR
from tests.breadth import few
from tests.cogs import over
from tests.cogs.mishaps import press, private, show, told
from tests.cogs.speaking import Spoken, spoken
from tests.cogs.test_past import over as played
from tests.cogs.world import World, controls, shown, words, world

__all__ = ["spoken"]

NAMES = ("Ana", "Ben", "Cleo")
ASKED = "Show you on leaderboards?"


async def ends(here: World, *names: str) -> int:
    """A game of these people has just ended, as each of them sees."""
    table, _ = await over.over(here, *names)
    await show(here, table, *[hand_of(here[name].id) for name in names])
    return table


async def evening(here: World, *names: str, games: int = ENOUGH, game: str = FIRST) -> None:
    """So many games of these people have ended, and are rated."""
    for _ in range(games):
        await played(here, *names, game=game)
    await here.bot.rater.catch_up()


async def board(here: World, name: str, **options: str) -> str:
    """The leaderboard, as this person alone sees it."""
    return private(await here[name].slash(here.channel, "leaderboard", **options))


async def settings(here: World, name: str, **options: str) -> str:
    return private(await here[name].slash(here.channel, "settings", **options))


async def listed(here: World, name: str) -> str:
    """What is on the disk about this person."""
    found = await here.database.read("SELECT listed FROM people WHERE id = ?", (here[name].id,))
    return str(found[0][0])


@pytest.mark.long
async def test_everybody_is_asked_at_one_end_alone(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        first = await ends(here, *NAMES)
        for name in NAMES:
            assert ASKED in words(here.hand_message(name, first))
        assert ASKED not in words(here.table_message(first))
        await here.click("Ana", here.hand_message("Ana", first), LISTED, "yes")
        assert await listed(here, "Ana") == "yes"
        assert say("en", "leaderboard-chosen", on="on", games=ENOUGH) in words(here.hand_message("Ana", first))
        await here.click("Ben", here.hand_message("Ben", first), LISTED, "no")
        assert await listed(here, "Ben") == "no"
        for name in ("Ana", "Ben"):
            assert ASKED not in words(here.hand_message(name, first))
            assert "rematch" in {control.action for control in controls(here.hand_message(name, first))}
        # Cleo has not answered, and is not asked again, nor after a restart.
        await here.database.write_noted()
        await here.restart()
        second = await ends(here, *NAMES)
        for name in NAMES:
            assert ASKED not in words(here.hand_message(name, second))
        await show(here, first, hand_of(here["Cleo"].id))
        await here.click("Cleo", here.hand_message("Cleo", first), LISTED, "yes")
        assert await listed(here, "Cleo") == "yes"
        assert not here.env.errors


@pytest.mark.long
async def test_who_did_not_play_answers_nothing(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES, "Dan") as here:
        table = await ends(here, *NAMES)
        refused = await press(here, "Dan", here.table_message(table), f"bean:{table}:{LISTED}:yes")
        assert told(refused, "not-seated", table=table)
        assert (await here.bot.people.get(here["Dan"].id)).listed == "new"


@pytest.mark.long
async def test_nobody_is_asked_whose_game_is_not_rated_or_long_over(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        table, _ = await over.over(here, *NAMES)
        await here.env.advance_time(2 * 3600)
        await show(here, table, hand_of(here["Ana"].id))
        assert ASKED not in words(here.hand_message("Ana", table))
        running = await here.open(*NAMES)
        assert ASKED not in words(here.hand_message("Ana", running))


async def test_who_said_yes_and_has_played_enough_is_listed(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES, "Dan") as here:
        assert "Nobody is on this leaderboard yet" in await board(here, "Dan")
        await evening(here, *NAMES, games=ENOUGH - 1)
        for name in ("Ana", "Ben"):
            await settings(here, name, leaderboard="on")
        told = await board(here, "Ana")
        assert "Nobody is on this leaderboard yet" in told
        assert say("en", "leaderboard-soon", games=1) in told
        await evening(here, *NAMES, games=1)
        told = await board(here, "Ana")
        assert "**1\\. Ana · " in told
        assert "\n2\\. Ben · " in told
        assert "5 games" in told
        assert "Cleo" not in told
        assert say("en", "leaderboard-own", place=1) in told
        assert say("en", "leaderboard-unlisted") in await board(here, "Cleo")
        # Others' games are of another ladder.
        told = await board(here, "Ana", game="nicht_die_bohne")
        assert "Nobody is on" in told
        assert say("en", "leaderboard-soon", games=ENOUGH) in told

        await settings(here, "Ana", leaderboard="off")
        told = await board(here, "Ben")
        assert "Ana" not in told
        assert "**1\\. Ben" in told
        await here.forget("Ben")
        assert "Nobody is on this leaderboard yet" in await board(here, "Cleo")
        assert not here.env.errors


async def test_duels_have_a_leaderboard_and_a_rating_of_their_own(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await evening(here, "Ana", "Ben", game="duel")
        await evening(here, *NAMES, games=1)
        for name in NAMES:
            await settings(here, name, leaderboard="on")
        duels = await board(here, "Ana", game="duel")
        assert "## 🏆 Bohnanza (duel) on this server\n**1\\. Ana · " in duels
        assert "5 games" in duels
        assert "Cleo" not in duels
        assert "computers at Bohnanza (duel): easy" in duels
        assert "four" not in duels
        assert "expert" not in duels
        # The game that was played here last is none.
        tables = await board(here, "Ana")
        assert "## 🏆 Bohnanza on this server" in tables
        assert say("en", "leaderboard-soon", games=ENOUGH - 1) in tables
        assert "computers at Bohnanza, four at a table: easy" in tables
        await evening(here, "Ana", "Ben", game="duel", games=1)
        assert "## 🏆 Bohnanza (duel) on this server" in await board(here, "Cleo")
        told = private(await here["Ana"].slash(here.channel, "stats"))
        assert "**Rating at Bohnanza (duel):** 3" in told
        assert "**Rating at Bohnanza:** after 4 more games" in told
        assert not here.env.errors


@pytest.mark.long
async def test_who_has_not_played_for_half_a_year_comes_back_with_a_game(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await evening(here, *NAMES)
        await settings(here, "Ana", leaderboard="on")
        assert "Ana" in await board(here, "Ben")
        sql = "UPDATE ended_games SET ended_at = ended_at - ?"
        await here.database.write(lambda connection: connection.execute(sql, (HALF_A_YEAR + 1,)))
        assert "Ana" not in await board(here, "Ben")
        await evening(here, *NAMES, games=1)
        assert "Ana" in await board(here, "Ben")


async def test_ratings_are_told_after_enough_games(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await evening(here, *NAMES, games=ENOUGH - 2)
        told = private(await here["Ana"].slash(here.channel, "stats"))
        assert "**Rating at Bohnanza:** after 2 more games · on this server after 2 more games" in told
        await evening(here, *NAMES, games=2)
        told = private(await here["Ana"].slash(here.channel, "stats"))
        assert "**Rating at Bohnanza:** 3" in told
        assert " ± " in told
        assert " on this server 3" in told
        assert "on this server" not in private(await here["Ana"].user.slash("stats"))
        # Not before all games are rated of which some ended a while ago.
        await here.database.write(lambda connection: connection.execute("UPDATE rated SET number = 1"))
        await here.env.advance_time(120)
        for command in ("stats", "leaderboard"):
            told = private(await here["Ana"].slash(here.channel, command))
            assert say("en", "still-rating") in told
            assert " ± " not in told


async def test_it_is_chosen_in_the_settings_for_oneself_alone(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        first = await ends(here, *NAMES)
        assert ASKED in words(here.hand_message("Ana", first))
        assert say("en", "settings-leaderboard", on="off") in await settings(here, "Ana")
        told = await settings(here, "Ana", leaderboard="on")
        assert told == say("en", "leaderboard-chosen", on="on", games=ENOUGH)
        assert await listed(here, "Ana") == "yes"
        assert say("en", "settings-leaderboard", on="on") in await settings(here, "Ana")
        await here.env.settle()
        assert ASKED not in words(here.hand_message("Ana", first))
        await here.forget("Ana")
        assert await person(here.database, here["Ana"].id) is None
        said = private(await here["Ben"].user.slash("leaderboard"))
        assert said == say("en", "leaderboard-in-a-server")


async def test_who_was_never_asked_chooses_in_the_settings_too(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        told = await settings(here, "Ana", leaderboard="on")
        assert told == say("en", "leaderboard-chosen", on="on", games=ENOUGH)
        assert not here.env.errors


@pytest.mark.parametrize("ladder", few([*LADDERS], "duel"))
async def test_a_long_one_is_turned_page_by_page(tmp_path: Path, ladder: str) -> None:
    async with world(tmp_path, *NAMES) as here:
        rules = LADDERS[ladder]
        await evening(here, *NAMES[: rules.players], game=rules.games[0])
        await settings(here, "Ana", leaderboard="on")
        mine, guild = here["Ana"].id, here.guild.id

        def crowd(connection: Any) -> None:
            (table,) = connection.execute("SELECT max(table_id) FROM ended_games").fetchone()
            for number in range(1, AT_ONCE + 1):
                connection.execute(
                    "INSERT INTO seats (table_id, seat, person_id, name) VALUES (?, ?, ?, ?)",
                    (table, 10 + number, number, f"Person {number}"),
                )
                connection.execute(
                    "INSERT INTO ratings VALUES (?, ?, ?, ?, 1, 9, ?)",
                    (number, guild, ladder, 90 - number, table),
                )
                connection.execute(
                    "INSERT INTO people (id, name, locale, listed) VALUES (?, '', 'en', 'yes')", (number,)
                )

        await here.database.write(crowd)
        assert mine > AT_ONCE
        first: Any = shown(await here["Ana"].slash(here.channel, "leaderboard"))
        assert "Ana" not in words(first)
        assert say("en", "leaderboard-own", place=AT_ONCE + 1) in words(first)
        second = shown(await here.click("Ana", first, "leaderboard", ladder, "1"))
        assert f"**{AT_ONCE + 1}\\. Ana" in words(second)
        assert not here.env.errors


@pytest.mark.parametrize("locale", ["de", "es", "it"])
async def test_it_speaks_the_readers_language(tmp_path: Path, spoken: Spoken, locale: str) -> None:
    async with world(tmp_path, *NAMES) as here:
        spoken.set(here, Ana=locale)
        assert say(locale, "leaderboard-title", family="Bohnanza") in await board(here, "Ana")
        assert say(locale, "settings-leaderboard", on="off") in await settings(here, "Ana")
