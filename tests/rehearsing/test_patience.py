"""Nothing in a rehearsal is waited for without an end: it can be left out, or there is a limit."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.errors import Harmless
from bot.playground.gateway.logins import Logins
from bot.rehearsing import patience, rehearse, stage
from bot.rehearsing.patience import NoAnswer, Patience, carried_through
from bot.rehearsing.stage import Stage
from bot.rehearsing.step import Outcome, Step
from bot.rehearsing.steps import elsewhere
from tests.breadth import few_rows
from tests.playground.page import words
from tests.rehearsing import person
from tests.rehearsing.hall import hall, held
from tests.rehearsing.person import WHO, Person
from tests.rehearsing.test_differences import small_films
from tests.rehearsing.test_rehearsal import few_commands, outcomes, steps

__all__ = ["few_commands", "small_films"]


def step(key: str, walk: Callable[[Stage], Awaitable[None]]) -> Step:
    """A step that looks for nothing."""
    return Step(key, key, "", "", (), walk)


async def never(*_: object, **__: object) -> None:
    """Wait for what does not come."""
    await asyncio.Event().wait()


async def test_a_person_may_take_as_long_as_they_like_and_is_waited_for_aloud(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(patience, "LIMIT", 0.02)
    monkeypatch.setattr(patience, "EVERY", 0.01)
    said = asyncio.Queue[str]()
    async with Patience(said.put_nowait) as waiting:
        with waiting.as_long_as_it_likes("for you"):
            assert {await said.get() for _ in range(5)} == {"Still waiting for you"}


async def test_discord_may_not_and_is_waited_for_aloud(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "LIMIT", 0.05)
    monkeypatch.setattr(patience, "EVERY", 0.01)
    said = list[str]()

    async def stuck() -> None:
        async with Patience(said.append) as waiting:
            with waiting.as_long_as_it_likes("for you"):
                pass
            await never()

    with pytest.raises(NoAnswer):
        await stuck()
    assert set(said) == {"Still waiting for Discord to answer"}


@pytest.mark.long
async def test_a_step_for_which_discord_does_nothing_is_broken_off_and_the_next_one_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def stuck(stage: Stage) -> None:
        # What cannot be taken back is left behind.
        stage.undo(never)
        monkeypatch.setattr(patience, "LIMIT", 180.0)
        await stage.holds("", never())

    monkeypatch.setattr(patience, "LIMIT", 0.05)
    monkeypatch.setattr(stage, "TIDYING", 0.05)
    async with hall(tmp_path) as (here, page):
        rehearsal = await held(tmp_path, here, page, [step("stuck", stuck), *steps("once")])
    assert outcomes(rehearsal) == {"stuck": Outcome.BROKEN_OFF, "once": Outcome.HELD}
    assert "Discord has not answered for 3 minutes" in rehearsal.printed
    assert "could not be deleted (TimeoutError)" in rehearsal.printed


async def test_what_is_posted_stands_in_its_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = discord.TextChannel.send

    async def send(channel: discord.TextChannel, *, view: Any, **more: Any) -> discord.Message:
        # As where a limit is over: whoever comes later may go first.
        if "One" in str(view.to_components()):
            await asyncio.sleep(0.1)
        return await real(channel, view=view, **more)

    async def walk(stage: Stage) -> None:
        for number in ("One", "Two", "Three"):
            stage.guide(number)
        await stage.pressed("go")

    monkeypatch.setattr(discord.TextChannel, "send", send)
    async with hall(tmp_path) as (here, page):
        somebody = Person(page, silent=("order",))
        rehearsing = asyncio.create_task(held(tmp_path, here, page, [step("order", walk)], person=somebody))
        await page.until(lambda: len(page.public()) == 3)
        assert [words(one).split("\n")[2] for one in page.public()] == ["One", "Two", "Three"]
        await page.click(WHO, page.public()[0], "rehearse:order:leave")
        assert outcomes(await rehearsing) == {"order": Outcome.LEFT_OUT}


@pytest.mark.long
async def test_a_message_that_does_not_arrive_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(discord.TextChannel, "send", never)
    monkeypatch.setattr(stage, "LIMIT", 0.05)
    monkeypatch.setattr(rehearse, "TIDYING", 0.05)
    async with hall(tmp_path) as (here, page):
        rehearsal = await held(tmp_path, here, page, steps("moment"))
    assert outcomes(rehearsal) == {"moment": Outcome.BROKEN_OFF}
    assert "left behind" not in rehearsal.printed


@pytest.mark.long
async def test_a_press_whose_answer_is_not_taken_counts_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(discord.InteractionResponse, "defer", never)
    monkeypatch.setattr(stage, "SHORTLY", 0.05)
    async with hall(tmp_path) as (here, page):
        somebody = Person(page, silent=("moment",))
        rehearsing = asyncio.create_task(held(tmp_path, here, page, steps("moment"), person=somebody))
        [guide] = await page.until(lambda: [one for one in page.public() if "count down" in words(one)])
        pressing = asyncio.create_task(page.click(WHO, guide, "rehearse:moment:leave"))
        assert outcomes(await rehearsing) == {"moment": Outcome.LEFT_OUT}
        pressing.cancel()


@pytest.mark.long
async def test_a_large_file_on_its_way_can_be_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = discord.TextChannel.send

    async def send(channel: discord.TextChannel, **more: Any) -> discord.Message:
        if "file" in more:
            await never()
        return await real(channel, **more)

    monkeypatch.setattr(discord.TextChannel, "send", send)
    async with hall(tmp_path) as (here, page):
        rehearsing = asyncio.create_task(held(tmp_path, here, page, steps("film")))
        [guide] = await page.until(lambda: [one for one in page.public() if "too large" in words(one)])
        assert (await page.click(WHO, guide, "rehearse:film:leave"))["outcome"] == "ok"
        assert outcomes(await rehearsing) == {"film": Outcome.LEFT_OUT}


def only_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """The second of two shards is never let in."""
    real = Logins.take
    monkeypatch.setattr(Logins, "take", lambda logins, shard: shard != 1 and real(logins, shard))


@pytest.mark.long
async def test_connections_that_do_not_come_up_are_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    only_one(monkeypatch)
    monkeypatch.setattr(elsewhere, "COMES_UP", 0.5)
    async with hall(tmp_path) as (here, page):
        rehearsal = await held(tmp_path, here, page, steps("shards"))
    assert outcomes(rehearsal) == {"shards": Outcome.NOT_HERE}
    assert rehearsal.results[0].why == "a second connection does not come up"


async def test_connections_that_do_not_come_up_can_be_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    only_one(monkeypatch)
    async with hall(tmp_path) as (here, page):
        rehearsal = await held(tmp_path, here, page, steps("shards"), person=Person(page, leaves=("shards",)))
    assert outcomes(rehearsal) == {"shards": Outcome.LEFT_OUT}


@pytest.mark.parametrize(
    ("where", "name", "done"),
    few_rows([(Logins, "take", lambda *_: False), (discord.Client, "connect", never)]),
    ids=["refused", "asleep until the next try"],
)
async def test_a_bot_that_is_not_let_in_says_so_and_ends(
    where: type, name: str, done: Callable[..., object], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(where, name, done)
    monkeypatch.setattr(rehearse, "LIMIT", 0.5)
    async with hall(tmp_path) as (here, page):
        with pytest.raises(Harmless, match="has not let the bot in"):
            await held(tmp_path, here, page, steps("once"))


async def test_the_command_with_which_one_begins_is_waited_for_aloud(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = asyncio.Event()

    class Late(Person):
        async def begin(self) -> None:
            await said.wait()
            await super().begin()

    async def aloud(say: Callable[[str], None], words: str) -> None:
        say(words)
        if "/rehearse" in words:
            said.set()

    monkeypatch.setattr(patience, "say_every_minute", aloud)
    async with hall(tmp_path) as (here, page):
        rehearsal = await held(tmp_path, here, page, steps("once"), person=Late(page))
    assert "Still waiting for /rehearse" in rehearsal.printed


@pytest.mark.long
async def test_one_ctrl_c_while_a_step_tidies_up_leaves_nothing_behind(tmp_path: Path) -> None:
    tidying, go_on, undone = asyncio.Event(), asyncio.Event(), list[str]()

    async def newest() -> None:
        tidying.set()
        await go_on.wait()
        undone.append("newest")

    async def oldest() -> None:
        undone.append("oldest")

    async def walk(stage: Stage) -> None:
        stage.undo(oldest)
        stage.undo(newest)

    async with hall(tmp_path) as (here, page):
        somebody = Person(page)
        made = [step("made", walk), *steps("once")]
        rehearsing = asyncio.create_task(held(tmp_path, here, page, made, person=somebody))
        await tidying.wait()
        somebody.stop()
        await asyncio.sleep(0.05)
        go_on.set()
        assert outcomes(await rehearsing) == {"made": Outcome.HELD}
    assert undone == ["newest", "oldest"]


@pytest.mark.long
async def test_a_walk_of_the_tests_in_which_nothing_is_to_be_done_fails_and_says_where(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def walk(stage: Stage) -> None:
        stage.guide("Do nothing, or leave it out.")
        await stage.pressed("go")

    monkeypatch.setattr(person, "SILENCE", 0.3)
    async with hall(tmp_path) as (here, page):
        with pytest.raises(AssertionError, match=r"nothing to do .* last: nothing\n[^$]*Do nothing") as failed:
            await held(tmp_path, here, page, [*steps("once"), step("still", walk)])
    assert "2/2 still" in failed.value.__notes__[0]


async def test_what_is_carried_through_tells_whether_somebody_has_stopped_it() -> None:
    assert not await carried_through(asyncio.sleep(0))
    carrying = asyncio.create_task(carried_through(asyncio.sleep(0.01)))
    await asyncio.sleep(0)
    carrying.cancel()
    assert await carrying
