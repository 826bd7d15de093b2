"""Cards are drawn in messages once Discord has the emojis, and as symbols wherever Discord shows none."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from bot import uploading
from bot.games.chance import seeded
from bot.ui.families import DRAWINGS
from bot.uploading import name_of
from tests.cogs.world import World, parts, raw, words, world

HOUR = 60 * 60

LINK = re.compile(r"https://\S+")
DRAWN = re.compile(r"\u2060?<:(\w+):(\d+)>\u2060?")


def emojis(here: World) -> dict[str, int]:
    """What this Discord has, by name."""
    return {emoji.name: emoji.id for emoji in here.env.backend.application_emojis.values()}


def calls(here: World) -> list[str]:
    """The calls for emojis since the last time."""
    made = [entry for entry in here.env.backend.http_requests if "/emojis" in entry.path]
    here.env.backend.http_requests.clear()
    return [entry.method for entry in made]


def signs(message: Any) -> list[dict[str, Any]]:
    """The emojis of buttons and options."""
    found = [place.get("emoji") for part in parts(message) for place in (part, *part.get("options", ()))]
    return [emoji for emoji in found if emoji]


def undrawn(here: World, message: Any) -> str:
    """The words with the symbols back in their places."""
    symbols = {str(emojis(here)[name_of(drawing)]): symbol for symbol, drawing in DRAWINGS.items()}
    return LINK.sub("", DRAWN.sub(lambda found: symbols[found[2]], words(message)))


async def test_the_first_start_uploads_every_drawing_and_the_next_one_none(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", emoji_pace=0) as here:
        assert set(emojis(here)) == {name_of(drawing) for drawing in DRAWINGS.values()}
        assert calls(here) == ["GET"] + ["POST"] * len(DRAWINGS)
        await here.restart()
        assert calls(here) == ["GET"]
        assert len(emojis(here)) == len(DRAWINGS)


async def test_a_table_and_a_hand_show_the_drawings_and_say_the_same(tmp_path: Path) -> None:
    said = {}
    for pace in (None, 0):
        path = tmp_path / str(pace)
        path.mkdir()
        async with world(path, "Ana", "Ben", "Cleo", chance=seeded(3), emoji_pace=pace) as here:
            await here.open("Ana", "Ben", "Cleo")
            messages = here.table_message(), here.hand_message("Ana")
            if pace is None:
                said = {at: LINK.sub("", words(message)) for at, message in enumerate(messages)}
                continue
            assert DRAWN.search(words(messages[0]))
            assert DRAWN.search(words(messages[1]))
            assert {at: undrawn(here, message) for at, message in enumerate(messages)} == said
            known = {str(number) for number in emojis(here).values()}
            assert {str(emoji["id"]) for emoji in signs(messages[1])} <= known
            assert signs(messages[1])


@pytest.mark.long
async def test_after_a_restart_nothing_is_sent_again_for_the_emojis(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben", "Cleo", emoji_pace=0) as here:
        await here.open("Ana", "Ben", "Cleo")
        before = {name: raw(here.hand_message(name)) for name in here.people}
        here.env.backend.http_requests.clear()
        await here.restart()
        assert not [one for one in here.env.backend.http_requests if "/messages" in one.path]
        assert {name: raw(here.hand_message(name)) for name in here.people} == before


@pytest.mark.long
async def test_messages_from_before_show_them_with_the_next_change_and_nobody_is_written_to_for_it(
    tmp_path: Path,
) -> None:
    async with world(tmp_path, "Ana", "Ben", "Cleo") as here:
        await here.open("Ana", "Ben", "Cleo")
        ids = {name: here.direct_message(name).id for name in here.people}
        await here.env.advance_time(2 * 60 * 60)
        here.emoji_pace = 0
        await here.restart()
        assert not DRAWN.search(words(here.table_message()))
        await here.click("Ben", here.table_message(), "hand")
        assert DRAWN.search(words(here.hand_message("Ben")))
        await here.click("Ana", here.hand_message("Ana"), "plant")
        assert DRAWN.search(words(here.table_message()))
        assert here.direct_message("Cleo").id == ids["Cleo"]


@pytest.mark.long
async def test_completions_show_symbols(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben", "Cleo", emoji_pace=0) as here:
        await here.open("Ana", "Ben", "Cleo")
        await here.click("Ana", here.hand_message("Ana"), "plant")
        choices = await here["Ana"].autocomplete(here.channel, "plant", "card", "")
        assert any(symbol in str(choices) for symbol in DRAWINGS)
        assert "<:" not in str(choices)


async def test_a_discord_that_takes_no_emojis_gets_symbols(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with world(tmp_path, "Ana", "Ben", "Cleo") as here:
        here.env.inject_error(
            "GET", f"/applications/{here.bot.application_id}/emojis", status=403, code=50001, times=None
        )
        here.emoji_pace = 0
        await here.restart()
        await here.open("Ana", "Ben", "Cleo")
        assert not DRAWN.search(words(here.table_message()))
        assert [record.levelname for record in caplog.records if "emoji" in record.getMessage()] == ["WARNING"]


@pytest.mark.long
async def test_a_replaced_one_is_deleted_after_a_day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert uploading.KEPT == 24 * HOUR
    monkeypatch.setattr(uploading, "KEPT", HOUR)
    async with world(tmp_path, "Ana", emoji_pace=0) as here:
        here.env.backend.create_application_emoji("bean_soy_000000")
        here.env.backend.create_application_emoji("somebody_elses")
        await here.restart()
        await here.env.advance_time(HOUR - 60)
        assert "bean_soy_000000" in emojis(here)
        await here.env.advance_time(120)
        assert "bean_soy_000000" not in emojis(here)
        assert "somebody_elses" in emojis(here)
