"""A game night lived through in the playground: planned, answered, its hours passed by the clock at the top."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.playground.browser.real import playing
from tests.playground.browser.small import with_few_cards
from tests.playground.page import Page, Payload, page_at, words
from tests.playground.playing import Company, control
from tests.test_local import played

HOUR, WEEK = 3600, 7 * 24 * 3600
FRIENDS = ("Cleo", "Dan", "Eli", "Fay", "Gus", "Hal")
ACTIVE = 2
"""How far an event is that has begun."""
MOMENT = 2
"""Seconds after an hour has struck."""


class Night:
    """The people of a night, and what stands in the channel."""

    def __init__(self, page: Page) -> None:
        self.page = page

    async def plan(self, who: str, **options: Any) -> None:
        """From the command to the announcement; who is asked which time it is where they live lives in Berlin."""
        assert (await self.page.command(who, "night", **options))["outcome"] == "ok"
        draft = await self.page.until(lambda: self.private(who, "night-zone", "night-post"))
        if control(draft, "night-zone") and not control(draft, "night-post"):
            await self.page.click(who, draft, "bean:0:night-zone:list", "Europe/Berlin")
        draft = await self.page.until(lambda: self.private(who, "night-post"))
        await self.page.click(who, draft, control(draft, "night-post"))
        await self.page.until(lambda: self.said("night-answer"))

    def private(self, who: str, *actions: str) -> Payload | None:
        """The newest private message to somebody that has a button of one of these actions."""
        return next((one for one in reversed(self.page.private(who)) if control(one, *actions)), None)

    def said(self, action: str = "", *there: str) -> Payload | None:
        """The newest public message that has a button of this action, and says all of these."""
        found = (one for one in reversed(self.page.public()) if not action or control(one, action))
        return next((one for one in found if all(each in words(one) for each in there)), None)

    async def says(self, action: str = "", *there: str) -> Payload:
        """The same, as soon as there is one."""
        return dict(await self.page.until(lambda: self.said(action, *there)))

    async def comes(self, who: str) -> None:
        """Somebody says that they come, and is answered: once the hours pass, it would be too late for that."""
        announcement = await self.says("night-answer")
        number = control(announcement, "night-answer").split(":")[3]
        await self.page.click(who, announcement, f"bean:0:night-answer:{number}:coming")
        await self.page.until(lambda: self.page.private(who) and self.said("night-answer", who))

    def begins(self) -> float:
        """When the last event begins, in seconds since 1970; 0 where there is none."""
        stamps = [event["scheduled_start_time"] for event in self.page.server["events"]]
        return datetime.fromisoformat(stamps[-1]).timestamp() if stamps else 0

    async def until(self, moment: float) -> None:
        """Set the clock forward to a moment after this one."""
        now = datetime.now().timestamp() + self.page.server["ahead"]
        answer = await self.page.send("set_forward", "Alex", seconds=round(moment - now) + MOMENT)
        assert answer["outcome"] == "ok", answer

    def mentioned(self, message: Payload) -> list[str]:
        """Whom a message pings."""
        return sorted(str(one["global_name"]) for one in message["mentions"])


@asynccontextmanager
async def at_night(data: Path, program: Path | None = None) -> AsyncIterator[Night]:
    """The playground as people start it, of this program if it is another one."""
    async with playing(data, *([program] if program else [])) as address, page_at(address) as page:
        await page.until(lambda: page.online and page.world["commands"])
        yield Night(page)


@pytest.mark.long
async def test_a_night_passes_in_a_moment(tmp_path: Path) -> None:
    arguments = ("playground", "--no-browser", "--data", str(tmp_path / "data"))
    async with played(*arguments, folder=tmp_path) as (_, page):
        night = Night(page)
        await night.plan("Alex", when="friday 20:00", title="Bean night", game="duel")
        await page.until(lambda: [one["name"] for one in page.server["events"]] == ["Bean night"])
        await night.comes("Ana")
        begins = night.begins()
        await night.until(begins - HOUR)
        reminder = await night.says("", "Bean night", "begins")
        assert night.mentioned(reminder) == ["Alex", "Ana"]
        await night.until(begins)
        await night.says("start", "1. Alex", "2. Ana")
        await page.until(lambda: page.server["events"][0]["status"] == ACTIVE)
        await night.until(begins + 3 * HOUR)
        await night.says("night-again", "That was **Bean night**")
        await night.says("", "This night is over.")
        await page.until(lambda: page.server["events"] == [])


@pytest.mark.long
async def test_nine_people_at_two_tables_from_the_announcement_to_the_next_week(tmp_path: Path) -> None:
    async with at_night(tmp_path) as night:
        page = night.page
        for name in FRIENDS:
            await page.send("add_person", "Alex", name=name)
        await night.plan("Alex", when="friday 20:00", title="Bean night")
        everybody = sorted(one["name"] for one in page.world["people"])
        for name in everybody:
            if name != "Alex":
                await night.comes(name)
        begins = night.begins()
        await night.until(begins - HOUR)
        assert night.mentioned(await night.says("", "Bean night", "begins")) == everybody
        await night.until(begins)
        call = await night.says("", "Bean night", "Table #1", "Table #2")
        assert night.mentioned(call) == everybody
        lobbies = [await night.says("start", f"table #{number}") for number in (1, 2)]
        assert sorted(sum(f"\n{seat}. " in words(one) for seat in range(1, 8)) for one in lobbies) == [4, 5]
        hosts = [_host(page, one) for one in lobbies]
        for host, lobby in zip(hosts, lobbies, strict=True):
            await page.click(host, lobby, control(lobby, "start"))
        await page.until(lambda: [one for one in page.public() if "is planting" in words(one)][1:])
        for number, host in enumerate(hosts, 1):
            await page.command(host, "close", table=number)
            question = await page.until(partial(night.private, host, "cancel"))
            await page.click(host, question, control(question, "cancel"))
        last = await night.says("night-again", "That was **Bean night**", "Table #1", "Table #2")
        await page.until(lambda: page.server["events"] == [])
        await page.click("Ana", last, control(last, "night-again"))
        await page.until(lambda: night.begins() == begins + WEEK)


@pytest.mark.long
async def test_at_the_end_it_is_told_who_has_won(tmp_path: Path) -> None:
    data = tmp_path / "data"
    async with at_night(data, with_few_cards(tmp_path)) as night:
        await night.plan("Alex", when="friday 20:00", title="Bean night", game="few_cards")
        for name in ("Ana", "Ben"):
            await night.comes(name)
        await night.until(night.begins())
        lobby = await night.says("start", "3. Ben")
        await night.page.click("Alex", lobby, control(lobby, "start"))
        company = Company(night.page, data)
        async with asyncio.timeout(300):
            while not company.over():
                await company.step()
        last = await night.says("night-again", "That was **Bean night**")
        assert any(name in words(last) for name in ("Alex", "Ana", "Ben"))
        assert "still playing" not in words(last)


@pytest.mark.long
async def test_an_event_that_is_deleted_by_hand_has_its_host_asked(tmp_path: Path) -> None:
    async with at_night(tmp_path) as night:
        page = night.page
        await night.plan("Ana", when="friday 20:00", title="Bean night")
        begins, event = night.begins(), page.server["events"][0]["id"]
        assert (await page.send("delete_event", "Alex", event=event))["outcome"] == "ok"
        await night.until(begins - HOUR)
        question = await night.says("night-keep", "Bean night")
        assert night.mentioned(question) == ["Ana"]
        await page.click("Ana", question, control(question, "night-cancel"))
        sure = await page.until(partial(night.private, "Ana", "night-cancel-yes"))
        await page.click("Ana", sure, control(sure, "night-cancel-yes"))
        await night.says("", "Bean night", "cancelled")
        await night.until(begins)
        assert night.said("start") is None


def _host(page: Page, lobby: Payload) -> str:
    """Who hosts a lobby."""
    line = next(one for one in words(lobby).splitlines() if one.startswith("1. "))
    return next(str(one["name"]) for one in page.world["people"] if line.startswith(f"1. {one['name']}"))
