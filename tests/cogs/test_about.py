"""What the bot says about itself, and whom it remembers: those who sit at a table, and nobody who only looks."""

from __future__ import annotations

import asyncio
from importlib import metadata
from pathlib import Path
from typing import Any

import pytest
from simcord.backend.models import Interaction
from simcord.interactions import base_payload

from bot.store.file.erasures import read_erasures
from bot.words import say
from tests.cogs.mishaps import private, told
from tests.cogs.world import World, world


@pytest.fixture
def languages(monkeypatch: pytest.MonkeyPatch) -> dict[int, str]:
    """The language of each person's Discord, by their number; English where none is named."""
    spoken: dict[int, str] = {}

    def payload(*args: Any, user_id: int, **more: Any) -> tuple[Interaction, dict[str, Any]]:
        record, fields = base_payload(*args, user_id=user_id, **more)
        return record, fields | {"locale": spoken.get(user_id, "en-US")}

    monkeypatch.setattr("simcord.interactions.base_payload", payload)
    return spoken


async def stored(here: World) -> dict[str, str]:
    """The names and languages in the file, by what the tests call these people."""
    await here.restart()
    rows = await here.database.read("SELECT id, name, locale FROM people")
    called = {actor.id: name for name, actor in here.people.items()}
    assert all(name == called[number] for number, name, _ in rows)
    return {called[number]: str(locale) for number, _, locale in rows}


async def test_about_says_what_is_stored_how_to_erase_it_and_who_runs_the_bot(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        plain = private(await here["Ana"].slash(here.channel, "about"))
        assert metadata.version("bean-table") in plain
        for part in ("about-what", "about-stored", "about-how-long", "about-erase"):
            assert say("en", part, days=here.bot.keep) in plain
        assert "`/forget`" in plain
        assert "runs this bot" not in plain
        here.bot.contact = "Zoe, zoe@example.org"
        assert private(await here["Ana"].user.slash("about")).endswith(
            "**Who runs this bot:** Zoe, zoe@example.org"
        )


async def test_whoever_only_looks_is_not_stored(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben", "Cleo", "Dan") as here:
        for command in ("rules", "about"):
            await here["Ben"].slash(here.channel, command)
            await here["Ben"].user.slash(command)
        assert await stored(here) == {}
        await here.open("Ana", "Cleo", "Dan")
        for action in ("rules", "hand", "harvest"):
            await here.click("Ben", here.table_message(), action)
        assert told(await here["Ben"].slash(here.channel, "join", table=1), "table-is-running", table=1)
        assert told(await here["Ben"].slash(here.channel, "hint"), "no-table-here")
        assert (await stored(here)).keys() == {"Ana", "Cleo", "Dan"}


@pytest.mark.long
async def test_whoever_opens_joins_or_takes_a_rematch_is_known_with_their_language(
    tmp_path: Path, languages: dict[int, str]
) -> None:
    async with world(tmp_path, "Ana", "Ben", "Cleo") as here:
        spoken = {"Ana": "de", "Ben": "it", "Cleo": "es-ES"}
        languages |= {here[name].id: locale for name, locale in spoken.items()}
        await here.open("Ana", "Ben", "Cleo")
        assert {name: (await here.bot.people.get(here[name].id)).locale for name in spoken} == spoken
        assert await stored(here) == spoken


@pytest.mark.long
async def test_a_new_language_of_a_person_who_plays_is_known_at_once(
    tmp_path: Path, languages: dict[int, str]
) -> None:
    async with world(tmp_path, "Ana", "Ben", "Cleo") as here:
        await here.open("Ana", "Ben", "Cleo")
        message = here.table_message()
        languages[here["Ben"].id] = "de"
        await here["Ben"].slash(here.channel, "rules")
        assert (await stored(here))["Ben"] == "de"
        languages[here["Ben"].id] = "es-ES"
        await here["Ben"].user.slash("hand")
        assert (await stored(here))["Ben"] == "es-ES"
        languages[here["Ben"].id] = "de"
        await here.click("Ben", message, "harvest")
        assert (await stored(here))["Ben"] == "de"
        languages[here["Ben"].id] = "it"
        await here.click("Ben", message, "hand")
        assert (await stored(here))["Ben"] == "it"


async def test_whoever_was_forgotten_is_not_stored_by_looking(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben", "Cleo") as here:
        await here.open("Ana", "Ben", "Cleo")
        await here.forget("Ben")
        erasures = await asyncio.to_thread(read_erasures, here.database.path)
        assert erasures is not None
        assert erasures.moment(here["Ben"].id) is not None
        assert erasures.moment(here["Ana"].id) is None
        await here["Ben"].slash(here.channel, "rules")
        await here.click("Ben", here.table_message(), "hand")
        assert (await stored(here)).keys() == {"Ana", "Cleo"}
