"""Stories over the small Discord: the bot as a process of its own, rate limits on, things going wrong."""

from __future__ import annotations

import asyncio
import re
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import NamedTuple

import pytest

from bot.games.bohnanza.cards import BEAN
from bot.page_words import page_words
from bot.playground import Playground, playground
from bot.playground.world.messages import LAYOUT, Body, create
from tests.cogs.knowing import CARD, FRONT
from tests.playground.page import Page, Payload, page_at, words
from tests.playground.playing import NAMES, Company, control
from tests.playground.process import Running, bot_on


class Evening(NamedTuple):
    """All that a story needs."""

    here: Playground
    page: Page
    company: Company
    bot: Running


@asynccontextmanager
async def evening(folder: Path, *closed: str, settings: str = "") -> AsyncIterator[Evening]:
    """A small Discord, its page, and the bot beside it."""
    async with (
        playground(folder / "small-discord.sqlite3", port=0, words=page_words()) as here,
        page_at(here.page) as page,
        bot_on(folder, here, settings) as bot,
    ):
        for name in closed:
            await page.send("dms", name, open=False)
        yield Evening(here, page, Company(page, folder, closed), bot)
        # What discord.py waits for by itself is no call too many.
        assert "We are being rate limited" not in bot.said


def _with(now: Evening, name: str, action: str) -> Payload | None:
    """The newest direct message to a person that has a button of this action."""
    messages = now.page.messages(now.page.dm(name))
    return next((message for message in reversed(messages) if control(message, action)), None)


@pytest.mark.long
async def test_three_people_play_some_turns(tmp_path: Path) -> None:
    async with evening(tmp_path) as now:
        await now.company.open()
        await now.company.step("plant")
        await now.company.step("turn-up")
        name, *_ = await now.page.until(lambda: now.company.to_act("end"))
        for action in ("offer", "give", "send"):
            shown = await now.page.until(partial(_with, now, name, action))
            await now.company.press(name, shown, action)
        other = next(one for one in NAMES if one != name)
        await now.company.press(other, await now.company.table("accept"), "accept")
        await now.company.play(12)
        kinds = now.company.kinds()
        assert {"dealt", "planted", "turned_up", "offered", "traded", "trading_ended", "drawn"} <= set(kinds)
        assert kinds.count("turn_began") >= 2


@pytest.mark.long
async def test_a_table_opens_a_thread_and_is_played_there(tmp_path: Path) -> None:
    async with evening(tmp_path) as now:
        await now.page.until(lambda: now.page.online and now.page.world["commands"])
        await now.page.command("Alex", "play", thread=True)
        threads = await now.page.until(
            lambda: [one for one in now.page.world["channels"] if one["parent"] == now.page.channel]
        )
        assert len(now.page.public()) == 1
        now.page.home = threads[0]["id"]
        for name in ("Ana", "Ben"):
            await now.company.press(name, await now.company.table("join"), "join")
        await now.company.press("Alex", await now.company.table("start"), "start")
        await now.company.play(3)


@pytest.mark.long
async def test_who_asks_to_be_called_is_called_and_sits_down_from_there(tmp_path: Path) -> None:
    """The whole way, with requests as Discord's schema takes them: zone by list and by form, wish, call, why."""
    async with evening(tmp_path) as now:
        page, company = now.page, now.company
        await page.until(lambda: page.online and page.world["commands"])
        await page.command("Alex", "play", game="rio_grande_2000")
        lobby = await company.table("call-me")

        async def private(name: str, action: str) -> Payload:
            return dict(
                await page.until(
                    lambda: next((one for one in page.private(name)[::-1] if control(one, action)), None)
                )
            )

        await company.press("Ana", lobby, "call-me")
        question = await private("Ana", "zone-chosen")
        await page.click("Ana", question, control(question, "zone-chosen"), "Europe/Berlin")
        wish = await private("Ana", "call-me-from")
        await page.click("Ana", wish, control(wish, "call-me-from"), "any")
        await page.until(lambda: "any time of day" in words(page.private("Ana")[-1]))
        await company.press("Ben", lobby, "call-me")
        elsewhere = await private("Ben", "zone-elsewhere")
        form = await company.press("Ben", elsewhere, "zone-elsewhere")
        await page.submit("Ben", page.channel, elsewhere, form["modal"], place="Lisbon")
        await page.until(lambda: "Lisbon" in words(page.private("Ben")[-1]))
        await company.press("Ben", await company.table("coming"), "coming")
        await page.until(lambda: "Coming: Ben" in words(page.public()[0]))
        await company.press("Alex", await company.table("players"), "players")
        await company.press("Alex", await private("Alex", "call-players"), "call-players")
        call = await company.table("why-called")
        assert [one["id"] for one in call["mentions"]] == [page.person("Ana")]
        await company.press("Ana", call, "why-called")
        await page.until(lambda: "because you asked" in words(page.private("Ana")[-1]))
        await company.press("Ana", call, "sit-down")
        await page.until(lambda: "2. Ana" in words(page.public()[0]))


@pytest.mark.long
async def test_in_a_group_message_nobody_is_shown_a_hand(tmp_path: Path) -> None:
    async with evening(tmp_path) as now:
        await now.company.open()
        page, world = now.page, now.here.small_discord.world
        ana, ben = (int(page.person(name)) for name in ("Ana", "Ben"))
        group = world.add_group("Friends", ana, ben)
        world.install(ana, is_installed=True)
        place = str(group.id)
        await page.until(lambda: place in [one["id"] for one in page.world["channels"]])
        # An older version had answered there with a hand for everybody.
        hand = await page.until(lambda: _with(now, "Ana", "more"))
        answered = {"id": "1", "type": 2, "authorizing_integration_owners": {"1": str(ana)}}
        body = Body({"flags": LAYOUT, "components": hand["components"]})
        world.post(create(world, group.id, world.place.bot, body, interaction_metadata=answered))
        (old,) = await page.until(lambda: page.messages(place))
        for command in page.world["commands"]:
            sent = _typed(command, page, place)
            assert (await page.send("command", "Ana", **sent))["outcome"] in ("ok", "thinking"), command["name"]
            assert (await page.send("command", "Ben", **sent))["outcome"] == "failed", "he has not installed it"
        for name in ("Ana", "Ben"):
            for pressed in {control(old, action) for action in ("more", "meters", "hint", "rules")} - {""}:
                assert (await page.click(name, old, pressed))["outcome"] == "ok"
        shown, *answers = page.messages(place)
        assert shown == old
        assert {one["ephemeral_for"] for one in answers if "ephemeral_for" in one} == {str(ana), str(ben)}
        for one in answers:
            # A lobby, for everybody, has no card.
            assert "ephemeral_for" in one or not (CARD.search(str(one)) or FRONT in str(one))


def _typed(command: Payload, page: Page, channel: str) -> Payload:
    """A command with something for every option that it needs."""
    options = [
        {"name": one["name"], "type": one["type"], "value": page.person("Ben") if one["type"] == 6 else "1"}
        for one in command["options"]
        if one.get("required")
    ]
    return {"channel": channel, "name": command["name"], "options": options}


@pytest.mark.long
async def test_a_killed_bot_goes_on_where_it_was(tmp_path: Path) -> None:
    async with evening(tmp_path) as now:
        await now.company.open()
        await now.company.step("plant")
        before = now.company.events()
        name, hand, found = await now.page.until(now.company.to_act)
        click = asyncio.create_task(now.page.click(name, hand, found))
        assert await now.bot.end(signal.SIGKILL) == -signal.SIGKILL
        assert (await click)["outcome"] in ("ok", "failed")
        await now.page.until(lambda: not now.page.online)
        assert (await now.page.click(name, hand, found))["outcome"] == "failed"
        async with bot_on(tmp_path, now.here):
            await now.page.until(lambda: now.page.online)
            assert now.company.events() >= before
            # The buttons that stood there work, or say what is the matter; nothing has to be posted anew.
            assert (await now.page.click(name, hand, found))["outcome"] == "ok"
            await now.company.play(4)
            assert len([one for one in now.page.public() if control(one, "hand")]) == 1


@pytest.mark.long
async def test_a_broken_gateway_is_resumed(tmp_path: Path) -> None:
    async with evening(tmp_path) as now:
        await now.company.open()
        await now.company.step("plant")
        name, hand, found = await now.page.until(now.company.to_act)
        before = now.company.events()
        await now.here.small_discord.gateway.disconnect()
        # Told while nobody listens, and answered all the same.
        assert (await now.page.click(name, hand, found))["outcome"] == "ok"
        assert now.company.events() > before
        await now.bot.until("has successfully RESUMED session")
        await now.company.play(3)
        now.here.small_discord.gateway.invalidate_session()
        await now.here.small_discord.gateway.disconnect()
        await now.bot.until("session has been invalidated")
        await now.bot.until("has connected to Gateway", times=2)
        await now.page.until(lambda: now.page.online)
        await now.company.play(3)


@pytest.mark.long
async def test_without_direct_messages_my_hand_does_everything(tmp_path: Path) -> None:
    async with evening(tmp_path, *NAMES) as now:
        await now.company.open()
        assert not any(now.page.messages(now.page.dm(name)) for name in NAMES)
        table = await now.company.table("hand")
        (active,) = (name for name in NAMES if f"{name} is planting" in words(table))
        await _play_by_my_hand(now, active)
        # The next one was not there by a click of their own: one line mentions them, until they act.
        following = NAMES[(NAMES.index(active) + 1) % 3]
        await now.page.until(lambda: _mentioned(now) == [following])
        await _play_by_my_hand(now, following)
        await now.page.until(lambda: following not in _mentioned(now))
        assert now.company.kinds().count("turn_began") == 2


async def _play_by_my_hand(now: Evening, name: str) -> None:
    """A whole turn, without any direct message."""
    turns = now.company.kinds().count("turn_began")
    await now.company.press(name, await now.company.table("hand"), "hand")
    await now.page.until(lambda: now.company.hand(name))
    while now.company.kinds().count("turn_began") == turns:
        await now.company.step()


def _mentioned(now: Evening) -> list[str]:
    return [one["global_name"] for message in now.page.public() for one in message["mentions"]]


@pytest.mark.long
async def test_of_a_double_click_one_is_a_move(tmp_path: Path) -> None:
    async with evening(tmp_path) as now:
        await now.company.open()
        await now.page.until(lambda: now.company.to_act("plant"))
        # The hand may just be coming anew.
        await asyncio.sleep(0.5)
        name, hand, found = await now.page.until(lambda: now.company.to_act("plant"))
        answers = await asyncio.gather(*(now.page.click(name, hand, found) for _ in range(2)))
        assert [answer["outcome"] for answer in answers] == ["ok", "ok"]
        assert now.company.kinds().count("planted") == 1
        # The hand that was clicked twice has shown what is the matter; which answer came last is chance.
        shown = [frame["message"] for frame in now.page.heard if frame["type"] == "message"]
        said = [words(message) for message in shown if message["id"] == hand["id"]]
        assert [one for one in said if "can't be planted now" in one]


@pytest.mark.long
async def test_after_three_seconds_a_click_has_failed_and_the_game_goes_on(tmp_path: Path) -> None:
    async with evening(tmp_path) as now:
        await now.company.open()
        name, hand, found = await now.page.until(lambda: now.company.to_act("plant"))
        now.bot.process.send_signal(signal.SIGSTOP)
        begun = asyncio.get_running_loop().time()
        answer = await now.page.click(name, hand, found)
        assert 2.9 < asyncio.get_running_loop().time() - begun < 4
        assert (answer["outcome"], answer["reason"]) == ("failed", "The bot didn't answer within three seconds.")
        now.bot.process.send_signal(signal.SIGCONT)
        # Whoever has read that it failed does not find it done after all.
        await now.bot.until("late, and is not carried out")
        assert "planted" not in now.company.kinds()
        # The hand may just have come anew.
        name, hand, found = await now.page.until(lambda: now.company.to_act("plant"))
        assert (await now.page.click(name, hand, found))["outcome"] == "ok"
        assert now.company.kinds().count("planted") == 1
        await now.page.until(lambda: control(now.company.hand(name) or hand, "turn-up"))
        await now.company.play(2)


@pytest.mark.long
async def test_a_log_of_everything_holds_no_hands_no_names_no_numbers_and_no_tokens(tmp_path: Path) -> None:
    async with evening(tmp_path, settings='[log]\nlevel = "DEBUG"\n') as now:
        await now.company.open()
        await now.company.play(12)
        name, hand, _ = await now.page.until(now.company.to_act)
        await now.company.press(name, await now.company.table("hand"), "hand")
        await now.page.choices(name, "plant", "field")
        assert (await now.page.command(name, "hand"))["outcome"] == "ok"
        tokens = [*now.here.small_discord.interactions._by_token, now.here.token]
        assert len(tokens) > 15
        said = now.bot.said
        # It says much all the same: what arrived, what was called, and how it ended.
        assert "WebSocket Event" in said
        assert "POST" in said
        assert "/channels/#/messages" in said
        numbers = [*now.here.small_discord.world.people, hand["channel_id"]]
        assert not [number for number in numbers if str(number) in said]
        assert not [token for token in tokens if token in said]
        beans = "|".join({str(bean) for bean in BEAN.values()})
        assert not re.findall(rf"(?i)\b({beans})\b", said)
        assert not [one for one in NAMES if one in said]
        assert "custom_id" not in said
        assert "bean:1:" not in said
