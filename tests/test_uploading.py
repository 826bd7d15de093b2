"""Drawings are uploaded once, replaced ones stay a day, and whatever Discord says, nothing fails."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot import uploading
from bot.art.drawings import Drawing
from bot.ui.emojis import Emojis
from bot.ui.families import DRAWINGS
from bot.ui.layout import screen, text
from bot.uploading import AGAIN, KEPT, LOOKED_UP_AGAIN, Uploading, name_of
from tests.ui.reading import words

NOW = 1_800_000_000
SOY, CHILI = Drawing("beans", "soy"), Drawing("beans", "chili")
TWO = {"🌱": SOY, "🌶️": CHILI}


class Emoji:
    """One that this Discord has; it is as old as its number says, like Discord's own."""

    def __init__(self, discords: Discord, name: str, at: float) -> None:
        self.id = discord.utils.time_snowflake(
            discord.utils.utcnow().fromtimestamp(at, discord.utils.utcnow().tzinfo)
        )
        self.id += len(discords.calls)
        self.name = name
        self.created_at = discord.utils.snowflake_time(self.id)
        self._discord = discords

    async def delete(self) -> None:
        self._discord.called(f"delete {self.name}")
        self._discord.there.remove(self)


class Discord:
    """What a client needs of Discord for emojis; `refuses` is raised by the calls that begin so."""

    def __init__(self) -> None:
        self.there: list[Emoji] = []
        self.calls: list[str] = []
        self.at = float(NOW)
        self.refuses: dict[str, Exception] = {}
        self.under_way = 0

    def called(self, what: str) -> None:
        self.calls.append(what)
        for begins, error in self.refuses.items():
            if what.startswith(begins):
                raise error

    async def fetch_application_emojis(self) -> list[Emoji]:
        self.called("list")
        return list(self.there)

    async def create_application_emoji(self, *, name: str, image: bytes) -> Emoji:
        assert not self.under_way, "two calls at one time"
        self.under_way += 1
        await asyncio.sleep(0)
        self.under_way -= 1
        assert image.startswith(b"\x89PNG")
        assert len(image) <= 256 * 1024
        self.called(f"upload {name}")
        return self.add(name)

    def add(self, name: str, ago: float = 0) -> Emoji:
        self.there.append(Emoji(self, name, self.at - ago))
        return self.there[-1]

    @property
    def names(self) -> Sequence[str]:
        return [emoji.name for emoji in self.there]

    def take(self) -> list[str]:
        calls, self.calls = self.calls, []
        return calls


class Started:
    """Uploading at work: `rests` are the seconds that it wants to wait for; `go_on` lets them pass."""

    def __init__(self, discords: Discord, wanted: dict[str, Drawing]) -> None:
        self.emojis = Emojis()
        self.uploading = Uploading(cast(Any, discords), self.emojis, wanted, pace=1, now=lambda: discords.at)
        self.uploading.sleep = self._sleep
        self.uploading.rest = self._rest
        self.slept: list[float] = []
        self.rests: list[float] = []
        self.resting = asyncio.Event()
        self._on = asyncio.Event()

    async def _sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        await asyncio.sleep(0)

    async def _rest(self, until: asyncio.Event, seconds: float) -> None:
        self.rests.append(seconds)
        self.resting.set()
        await self._on.wait()
        self._on.clear()

    async def go_on(self) -> None:
        self.resting.clear()
        self._on.set()
        async with asyncio.timeout(10):
            await self.resting.wait()


@asynccontextmanager
async def started(discords: Discord, wanted: dict[str, Drawing] = TWO) -> AsyncIterator[Started]:
    """A bot that has started, has looked what there is and has done what there was to do."""
    running = Started(discords, wanted)
    await running.uploading.look()
    task = asyncio.create_task(running.uploading.start())
    async with asyncio.timeout(10):
        await running.resting.wait()
    yield running
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task


def refusal(status: int, code: int, message: str) -> discord.HTTPException:
    response = cast(Any, SimpleNamespace(status=status, reason="no"))
    return discord.HTTPException(response, {"code": code, "message": message})


def shown(running: Started) -> list[str]:
    """The symbols that are drawn."""
    layout = screen(*map(text, TWO))
    layout.dress = running.emojis.now.put_on
    return [symbol for symbol in TWO if symbol not in words(layout)]


async def test_what_is_missing_is_uploaded_once_and_gently() -> None:
    discords = Discord()
    async with started(discords) as first:
        assert discords.take() == ["list", f"upload {name_of(SOY)}", f"upload {name_of(CHILI)}"]
        assert first.slept == [1, 1]
        assert shown(first) == ["🌱", "🌶️"]
        mark = first.emojis.now.mark
        await first.go_on()
        assert discords.take() == []
    async with started(discords) as again:
        assert discords.take() == ["list"]
        assert again.emojis.now.mark == mark


async def test_all_that_was_uploaded_is_one_line_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, "bot.uploading")
    discords = Discord()
    async with started(discords):
        pass
    said = [record.getMessage() for record in caplog.records if record.levelno >= logging.INFO]
    assert said == ["emojis: uploaded 2 of 2"]
    assert caplog.text.count(name_of(SOY)) == 1
    caplog.clear()
    async with started(discords):
        assert not caplog.records


async def test_what_is_there_already_is_shown_from_the_first_message_on() -> None:
    discords = Discord()
    async with started(discords):
        pass
    later = Started(discords, TWO)
    await later.uploading.look()
    assert shown(later) == ["🌱", "🌶️"]


async def test_messages_change_once_and_not_with_every_emoji(monkeypatch: pytest.MonkeyPatch) -> None:
    marks: list[str] = []
    discords = Discord()
    running = Started(discords, TWO)

    async def note(seconds: float) -> None:
        marks.append(running.emojis.now.mark)

    running.uploading.sleep = note
    task = asyncio.create_task(running.uploading.start())
    await running.resting.wait()
    task.cancel()
    assert marks == ["", ""]
    assert running.emojis.now.mark


async def test_one_that_was_replaced_stays_for_a_day() -> None:
    discords = Discord()
    old = discords.add("bean_soy_000000", ago=30 * KEPT)
    discords.at += 1000
    async with started(discords) as running:
        assert old in discords.there
        assert running.rests == [KEPT]
        discords.at += KEPT - 1
        await running.go_on()
        assert old in discords.there
        discords.at += 2
        await running.go_on()
        assert discords.names == [name_of(SOY), name_of(CHILI)]
        assert shown(running) == ["🌱", "🌶️"]


async def test_one_that_was_replaced_is_deleted_by_a_later_start_too() -> None:
    discords = Discord()
    discords.add("bean_soy_000000", ago=2 * KEPT)
    async with started(discords):
        pass
    discords.at += KEPT + 1
    discords.take()
    async with started(discords):
        assert discords.take() == ["list", "delete bean_soy_000000"]


async def test_after_a_return_to_an_older_version_the_newer_one_stays_for_a_day_from_its_upload() -> None:
    discords = Discord()
    for drawing in TWO.values():
        discords.add(name_of(drawing), ago=30 * KEPT)
    newer = discords.add("bean_soy_ffffff", ago=60)
    async with started(discords) as running:
        assert newer in discords.there
        assert running.rests == [KEPT - 60]


@pytest.mark.parametrize("name", ["hello", "bean_soy", "bean_soya_000000", "xbean_soy_000000", "bean_soy_00000g"])
async def test_emojis_of_somebody_else_stay(name: str) -> None:
    discords = Discord()
    theirs = discords.add(name, ago=30 * KEPT)
    for drawing in TWO.values():
        discords.add(name_of(drawing), ago=20 * KEPT)
    async with started(discords):
        assert theirs in discords.there


REFUSED = (refusal(400, 30008, "Maximum number of emojis reached (2000)"), refusal(403, 50001, "Missing Access"))
PASSING = (refusal(502, 0, "bad gateway"), TimeoutError(), OSError(), discord.RateLimited(400.0))


@pytest.mark.parametrize("error", REFUSED)
async def test_what_discord_refuses_is_left_with_one_line_in_the_log(
    error: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    discords = Discord()
    discords.refuses = {f"upload {name_of(CHILI)}": error}
    async with started(discords) as running:
        assert shown(running) == ["🌱"]
        await running.go_on()
        assert [record.levelname for record in caplog.records if record.levelno > 20] == ["WARNING"]
        assert "Traceback" not in caplog.text
        assert discords.calls.count(f"upload {name_of(CHILI)}") <= 2


@pytest.mark.parametrize("error", PASSING)
async def test_what_fails_in_passing_is_tried_again_later(
    error: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    discords = Discord()
    discords.refuses = {"list": error}
    async with started(discords) as running:
        assert running.rests == [AGAIN]
        await running.go_on()
        assert [record.levelname for record in caplog.records] == ["WARNING"]
        assert not running.emojis.now
        discords.refuses = {}
        await running.go_on()
        assert shown(running) == ["🌱", "🌶️"]


async def test_a_start_waits_only_shortly_for_a_slow_discord(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uploading, "AT_START", 0.01)
    running = Started(Discord(), TWO)

    async def never() -> list[Emoji]:
        await asyncio.sleep(60)
        return []

    running.uploading._client.fetch_application_emojis = never  # type: ignore[assignment,method-assign]  # A fake.
    await running.uploading.look()
    assert not running.emojis.now


async def test_a_drawing_that_cannot_be_drawn_is_one_line_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    discords = Discord()
    running = Started(discords, {"🌱": SOY, "?": Drawing("beans", "soy")})
    running.uploading._drawings = {"bean_none_000000": Drawing("beans", "none")}
    await running.uploading.start()
    assert [record.levelname for record in caplog.records] == ["ERROR"]


async def test_emojis_that_somebody_deleted_are_uploaded_again() -> None:
    discords = Discord()
    async with started(discords) as running:
        discords.there.clear()
        discords.take()
        running.emojis.doubted.set()
        await running.go_on()
        assert running.slept[2] == LOOKED_UP_AGAIN
        assert discords.take() == ["list", f"upload {name_of(SOY)}", f"upload {name_of(CHILI)}"]
        assert not running.emojis.doubted.is_set()


async def test_two_bots_in_one_process_have_emojis_of_their_own() -> None:
    one, other = Discord(), Discord()
    other.at += 60
    async with started(one) as first, started(other) as second, started(Discord(), {}) as third:
        assert len({first.emojis.now.mark, second.emojis.now.mark, third.emojis.now.mark}) == 3


def test_every_drawing_that_messages_show_has_a_name_that_discord_takes() -> None:
    names = [name_of(drawing) for drawing in DRAWINGS.values()]
    assert all(re.fullmatch(r"bean_[a-z0-9_]{2,27}", name) for name in names)
    assert len(set(names)) == len(names)
