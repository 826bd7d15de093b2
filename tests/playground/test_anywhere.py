"""The bot where it is not: in a message among friends, with one friend, and on a server that never heard of it."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from bot.words import say
from tests.playground.page import Page, Payload, custom_ids, words
from tests.playground.playing import MOVES, NAMES, Company, control
from tests.playground.test_stories import evening
from tests.test_local import played

pytestmark = pytest.mark.long

RESTS, LASTS = "is resting", "Up to date until"


def place(page: Page, name: str) -> str:
    """The channel of this name."""
    return next(str(one["id"]) for one in page.world["channels"] if one["name"] == name)


def public(page: Page, channel: str) -> list[Payload]:
    """What everybody reads there, from above."""
    return [message for message in page.messages(channel) if "ephemeral_for" not in message]


async def added(page: Page, *names: str) -> None:
    """These people add the bot to their own apps, once its commands are there."""
    await page.until(lambda: page.online and page.world["commands"])
    for name in names:
        await page.send("install", name, installed=True)
    await page.until(lambda: any(one["name"] == "friends" for one in page.world["channels"]))


async def press(page: Page, name: str, message: Payload, action: str) -> None:
    """Somebody presses the first button of this action."""
    found = next(one for one in custom_ids(message) if one.split(":")[2] == action)
    assert (await page.click(name, message, found))["outcome"] == "ok"


def says(page: Page, channel: str, what: str) -> bool:
    """Whether this stands in the first message there."""
    return what in words(public(page, channel)[0])


def has_hand(page: Page, name: str) -> bool:
    """Whether this person has been shown their hand privately."""
    return any("Your hand" in words(one) for one in page.private(name))


async def test_friends_play_in_a_message_of_theirs_and_its_table_rests_in_time(tmp_path: Path) -> None:
    arguments = ("playground", "--no-browser", "--data", str(tmp_path / "data"))
    async with played(*arguments, folder=tmp_path) as (running, page):
        await added(page, "Ana")
        friends = place(page, "friends")
        assert (await page.command("Ben", "play", friends))["outcome"] == "failed", "Ben has not added it"
        assert (await page.command("Ana", "play", friends))["outcome"] == "ok"
        [table] = await page.until(lambda: public(page, friends))
        for name in ("Ben", "Alex"):
            await press(page, name, public(page, friends)[0], "join")
            await page.until(partial(says, page, friends, name))
        await press(page, "Ana", public(page, friends)[0], "start")
        await page.until(lambda: any(":hand" in one for one in custom_ids(public(page, friends)[0])))
        assert LASTS in words(public(page, friends)[0])
        for name in ("Ana", "Ben", "Alex"):
            await press(page, name, public(page, friends)[0], "hand")
            await page.until(partial(has_hand, page, name))
        await page.send("set_forward", "Ana", seconds=14 * 60 - 15)
        await page.until(lambda: RESTS in words(public(page, friends)[0]))
        await page.send("set_forward", "Ana", seconds=3600)
        await press(page, "Alex", public(page, friends)[0], "go-on")
        await page.until(lambda: LASTS in words(public(page, friends)[0]))
        assert [one["id"] for one in public(page, friends)] == [table["id"]]
        assert "refused" not in running.said


async def test_two_friends_play_a_duel_and_no_table_stands_where_nobody_else_would_see_it(
    tmp_path: Path,
) -> None:
    arguments = ("playground", "--no-browser", "--data", str(tmp_path / "data"))
    async with played(*arguments, folder=tmp_path) as (_, page):
        await added(page, "Alex", "Ana")
        two = place(page, "the-two-of-us")
        await page.command("Alex", "play", two, game="duel")
        await page.until(lambda: public(page, two))
        await press(page, "Ana", public(page, two)[0], "join")
        await press(page, "Alex", public(page, two)[0], "start")
        await page.until(lambda: any(":hand" in one for one in custom_ids(public(page, two)[0])))
        strange = place(page, "another-server")
        await page.send("permit", "Alex", external_apps=False)
        await page.command("Ana", "play", strange)
        await page.until(
            lambda: any(say("en", "external-apps-denied") in words(one) for one in page.private("Ana"))
        )
        assert not public(page, strange)
        await page.send("permit", "Alex", external_apps=True)
        await page.command("Ana", "play", strange)
        await page.until(lambda: public(page, strange))


async def driven(company: Company, moves: int) -> None:
    """Whoever can makes a move, so many times or until the game is over; whoever has no hand there asks for it."""
    page = company.page
    for _ in range(moves):
        if company.over():
            return
        if company.to_act() is None:
            for name in company.names:
                table = next(one for one in reversed(page.public()) if control(one, "hand", "go-on"))
                if control(table, "go-on"):
                    await company.press(name, table, "go-on")
                    table = await company.table("hand")
                await page.click(name, table, control(table, "hand"))
        try:
            await company.step()
        except TimeoutError:
            # Somebody else's move has taken it away, or the last one has ended the game.
            continue


async def test_a_whole_game_of_four_of_whom_one_is_silent_and_a_restart_in_the_middle(tmp_path: Path) -> None:
    data, four = tmp_path / "data", (*NAMES, "Cleo")
    arguments = ("playground", "--no-browser", "--data", str(data))
    async with played(*arguments, folder=tmp_path) as (_, page):
        await page.send("add_person", "Alex", name="Cleo")
        await added(page, "Alex")
        page.home = place(page, "friends")
        company = Company(page, data, closed=four)
        await company.open(names=four)
        await driven(company, 12)
        # Whoever is waited for does nothing for twenty minutes.
        await page.send("set_forward", "Alex", seconds=20 * 60)
        await page.until(lambda: RESTS in words(page.public()[-1]))
        await driven(company, 12)
        assert LASTS in words(page.public()[-1])
        before = company.events()
    async with played(*arguments, folder=tmp_path) as (running, page):
        page.home = place(page, "friends")
        company = Company(page, data, closed=four)
        company.names = four
        await driven(company, 12)
        assert company.events() > before
        await page.send("set_forward", "Alex", seconds=20 * 60)
        await driven(company, 2000)
        assert company.over()
        for answers in ("403", "refused"):
            assert answers not in running.said
        assert all("ephemeral_for" in one or not control(one, *MOVES) for one in page.messages(page.home))


async def test_a_whole_game_over_the_wire_in_which_all_tokens_die_at_once(tmp_path: Path) -> None:
    async with evening(tmp_path) as now:
        await added(now.page, "Alex")
        now.page.home = place(now.page, "friends")
        now.company.closed = NAMES
        await now.company.open()
        await driven(now.company, 40)
        assert len(now.page.public()) == 1
        # Of this clock the bot knows nothing: Discord refuses what should still be taken.
        await now.page.send("set_forward", "Alex", seconds=16 * 60)
        await driven(now.company, 10)
        assert LASTS in words(now.page.public()[-1])
        await driven(now.company, 1000)
        assert now.company.over()
        for answers in ("403", "Traceback"):
            assert answers not in now.bot.said
