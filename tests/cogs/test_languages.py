"""The language of a table: chosen for it or by its server, or that of whoever opens it."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.ui.messages.computers import names
from bot.ui.seeing import seen
from bot.words import say
from tests.cogs.mishaps import press, private, told
from tests.cogs.speaking import Spoken, spoken
from tests.cogs.world import World, raw, words, world

__all__ = ["spoken"]

PEOPLE = ("Ana", "Ben", "Cleo")


async def language_of(here: World, table: int) -> str:
    """What a table speaks: noted, and said in its message."""
    locale = (await here.bot.tables.get(table)).row.locale
    title = say(locale, "lobby-title", game=say(locale, "game-rio_grande_2000"), table=table)
    assert title in words(here.table_message(table))
    return locale


async def play(here: World, name: str, **options: str | int) -> int:
    """The number of the table that somebody opens."""
    await here[name].slash(here.channel, "play", **options)
    return max(slot.table for slot in here.bot.publisher.slots.all())


def listed(here: World, table: int) -> list[tuple[str, str, bool]]:
    """The list of languages in a lobby: what each is called, what it stands for, and whether it is chosen."""
    box = raw(here.table_message(table))[0]["components"]
    lists = [part for row in box for part in row.get("components", ())]
    (found,) = [part for part in lists if part.get("custom_id") == f"bean:{table}:language"]
    return [(one["label"], one["value"], bool(one.get("default"))) for one in found["options"]]


async def test_a_table_speaks_the_language_that_was_named(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        assert await language_of(here, await play(here, "Ana", language="es")) == "es"
        assert await language_of(here, await play(here, "Ana", language="it")) == "it"


async def test_the_lobby_shows_its_language_and_its_host_chooses_another(tmp_path: Path, spoken: Spoken) -> None:
    async with world(tmp_path, *PEOPLE) as here:
        spoken.set(here, Ben="it")
        table = await here.open(*PEOPLE, start=False)
        assert [label for label, _, chosen in listed(here, table) if chosen] == ["Language: English"]
        assert {label for label, _, chosen in listed(here, table) if not chosen} >= {
            "Deutsch",
            "Español (España)",
            "Español (Latinoamérica)",
            "Italiano",
        }
        refused = await here["Ben"].select(here.table_message(), ["it"], custom_id="bean:1:language")
        assert private(refused) == say("it", "only-the-host", host="Ana")
        await here["Ana"].select(here.table_message(), ["de"], custom_id="bean:1:language")
        assert await language_of(here, table) == "de"
        assert ("Sprache: Deutsch", "de", True) in listed(here, table)
        odd = await press(here, "Ana", here.table_message(), "bean:1:language", ["tlh"])
        assert told(odd, "unknown-control")
        assert await language_of(here, table) == "de"
        await here.click("Ana", here.table_message(), "start")
        late = await press(here, "Ana", here.table_message(), "bean:1:language", ["es"])
        assert told(late, "table-is-running", table=1)
        assert (await here.bot.tables.get(table)).row.locale == "de"
        assert not here.env.errors


async def test_another_language_in_the_lobby_costs_the_answer_alone(tmp_path: Path, spoken: Spoken) -> None:
    async with world(tmp_path, *PEOPLE) as here:
        spoken.set(here, Ben="it")
        await here.open(*PEOPLE, start=False)
        before = len(here.env.http_requests)
        await here["Ana"].select(here.table_message(), ["de"], custom_id="bean:1:language")
        await here["Ana"].select(here.table_message(), ["de"], custom_id="bean:1:language")
        assert len(here.env.http_requests) == before + 2
        assert await language_of(here, 1) == "de"


async def test_somebody_who_was_forgotten_is_called_so_in_each_language(tmp_path: Path, spoken: Spoken) -> None:
    async with world(tmp_path, *PEOPLE) as here:
        spoken.set(here, Ben="it")
        await play(here, "Ana", language="es")
        for name in PEOPLE[1:]:
            await here.click(name, here.table_message(), "join")
        await here.click("Ana", here.table_message(), "start")
        await here.forget("Cleo")
        await here["Ben"].slash(here.channel, "hand")
        assert say("es", "forgotten-name") in words(here.table_message())
        table = await here.bot.tables.get(1)
        gone = next(seat.seat for seat in table.seats if seat.person_id < 0)
        assert seen(table, None, "it").table.seats[gone].name == say("it", "forgotten-name")
        assert seen(table, None, "es-419").table.seats[gone].name == say("es", "forgotten-name")


async def test_chosen_in_an_old_lobby_message_it_is_told_in_words(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        table = await play(here, "Ana")
        old = here.table_message()
        here.keep(old)
        await here["Ana"].slash(here.channel, "table")
        chosen = await press(here, "Ana", old, "bean:1:language", ["es"])
        assert private(chosen) == say("en", "language-chosen", table=table, language="Español (España)")
        assert await language_of(here, table) == "es"


async def test_a_new_table_speaks_as_whoever_opens_it_whatever_the_one_before_spoke(
    tmp_path: Path, spoken: Spoken
) -> None:
    async with world(tmp_path, "Ana", "Ben") as here:
        spoken.set(here, Ana="de", Ben="es-419")
        spoken.server = "it"
        assert await language_of(here, await play(here, "Ana", language="it")) == "it"
        assert await language_of(here, await play(here, "Ben")) == "es-419"
        await here.restart()
        assert await language_of(here, await play(here, "Ana")) == "de"


async def test_what_its_server_has_chosen_comes_before_the_language_of_whoever_opens_it(
    tmp_path: Path, spoken: Spoken
) -> None:
    async with world(tmp_path, "Ana") as here:
        spoken.set(here, Ana="it")
        await here.bot.publisher.servers.choose_language(here.guild.id, "de")
        assert await language_of(here, await play(here, "Ana")) == "de"
        await here.bot.publisher.servers.choose_language(here.guild.id, "")
        assert await language_of(here, await play(here, "Ana")) == "it"


async def test_a_table_opened_when_there_was_only_english_goes_on_in_it(tmp_path: Path, spoken: Spoken) -> None:
    async with world(tmp_path, "Ana") as here:
        spoken.set(here, Ana="de")
        await play(here, "Ana")
        await here.database.write(lambda connection: connection.execute("UPDATE tables SET locale = ''"))
        await here.restart()
        await here["Ana"].slash(here.channel, "table")
        assert say("en", "lobby-title", game=say("en", "game-rio_grande_2000"), table=1) in words(
            here.table_message()
        )
        assert ("Language: English", "en", True) in listed(here, 1)


async def test_computers_have_names_of_the_tables_language(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        table = await play(here, "Ana", language="it", computers=2)
        await here["Ana"].slash(here.channel, "table")
        seats = (await here.bot.tables.get(table)).seats
        assert {seat.name for seat in seats if seat.computer} <= set(names("it"))


@pytest.mark.long
async def test_a_game_and_its_rematch_keep_the_language_also_after_a_restart(
    tmp_path: Path, spoken: Spoken
) -> None:
    async with world(tmp_path, *PEOPLE) as here:
        spoken.set(here, Ben="it")
        table = await play(here, "Ana", language="es")
        for name in PEOPLE[1:]:
            await here.click(name, here.table_message(), "join")
        await here.click("Ana", here.table_message(), "start")
        await here.restart()
        assert say("es", "table-button-harvest") in str(raw(here.table_message()))
        await here.close("Ana", table=table)
        assert say("es", "table-closed", game=say("es", "game-rio_grande_2000"), table=1) in words(
            here.table_message()
        )
        await press(here, "Ben", here.table_message(), "bean:1:rematch")
        assert await language_of(here, 2) == "es"
