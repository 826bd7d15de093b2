"""People whose names would be more than names: on every screen they are text."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.store import seats_of
from bot.ui.names import NAMELESS, escape
from tests.cogs.mishaps import private, told
from tests.cogs.tricks import position
from tests.cogs.world import World, parts, words, world
from tests.games.nicht_die_bohne.tables import table, trick

LINK = "https://example.org"
TURNED = "\N{RIGHT-TO-LEFT OVERRIDE}Ana\N{LINE SEPARATOR}# Ben"
UP = trick(table("red-1 red-2", "blue-1 blue-2", "green-1 green-2"), "red-1", "blue-1", "green-1")
HIDDEN = "\N{HANGUL FILLER}\N{ZERO WIDTH SPACE}"


def add(here: World, name: str, shown: str) -> None:
    """Somebody on the server, known to the tests as `name`."""
    here.people[name] = here.guild.add_member(here.env.create_user(name, global_name=shown))


async def test_names_are_text_in_the_lobby_at_the_table_and_in_refusals(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        for name, shown in (("link", LINK), ("turned", TURNED), ("hidden", HIDDEN)):
            add(here, name, shown)
        await here.open("link", "turned", "hidden", start=False)
        refused = await here["turned"].slash(here.channel, "start")
        assert told(refused, "only-the-host", host=LINK)
        assert private(refused).endswith(r": https\:\/\/example\.org.")
        lobby = words(here.table_message())
        await here.click("link", here.table_message(), "start")
        for message in (lobby, words(here.table_message())):
            assert r"https\:\/\/example\.org" in message
            assert r"Ana \# Ben" in message
            # With nothing to see in the name that the server shows, the username stands there.
            assert "hidden" in message
            assert LINK not in message
        assert [seat.name for seat in await seats_of(here.database, 1)] == [LINK, "Ana # Ben", "hidden"]


async def test_labels_and_lists_show_the_name_as_it_is_but_for_what_cannot_be_seen(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        for name, shown in (("link", LINK), ("turned", TURNED), ("star", "*Cleo*")):
            add(here, name, shown)
        await here.open("link", "turned", "star", game="nicht_die_bohne")
        await position(here, 1, UP)
        message = here.table_message()
        labels = " ".join(str(part["label"]) for part in parts(message) if "label" in part)
        assert "(Ana # Ben)" in labels
        assert "(*Cleo*)" in labels
        assert "\N{RIGHT-TO-LEFT OVERRIDE}" not in labels
        assert escape(LINK) in words(message)


async def test_a_name_that_an_older_version_stored_is_text_as_well(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben", "Cleo") as here:
        await here.open("Ana", "Ben", "Cleo")
        await here.bot.close()
        await here.database.close()
        with closing(sqlite3.connect(here.path)) as file, file:
            file.execute("UPDATE seats SET name = ? WHERE name = 'Ben'", (TURNED,))
            file.execute("UPDATE seats SET name = ? WHERE name = 'Cleo'", (HIDDEN,))
        await here.env.restart_bot(await here.build())
        await here.env.settle()
        await here["Ana"].slash(here.channel, "table")
        shown = words(here.table_message())
        assert r"Ana \# Ben" in shown
        assert f"**{NAMELESS}**" in shown
        assert not any(character in shown for character in TURNED[0] + HIDDEN)
