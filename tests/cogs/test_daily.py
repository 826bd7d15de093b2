"""/daily: the same deal to everybody, each alone; what is told of it, to whom, and when."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.store import NOWHERE, Status, daily, tables_of
from bot.tables import Person, Tables
from bot.tables.daily import dealing
from bot.tables.daily.dealing import DAY
from bot.tables.daily.week import begins_at, kind_on
from bot.words import say
from cogs import deadlines
from tests.breadth import few
from tests.cogs.drawing import plainly
from tests.cogs.mishaps import press, told
from tests.cogs.speaking import Spoken, spoken
from tests.cogs.test_deadlines import standing
from tests.cogs.world import World, controls, custom_id, parts, shown, words, world
from tests.tables.daily.tries import NOON, SAME, SATURDAY, begin, finish, finish_quickly, step, thinking_once

__all__ = ["spoken", "thinking_once"]

pytestmark = pytest.mark.usefixtures("thinking_once")

MIDNIGHT = begins_at(SATURDAY + DAY)
ANY = tuple(Status)
MOVES = ("plant", "harvest-plant", "plant-all", "turn-up", "pass", "end")
"""What brings a turn on, in this order of preference."""


def at(here: World, moment: int = NOON) -> None:
    """Let it be this moment, with a secret that deals the same whenever the tests run."""
    here.bot.tables._clock, here.bot.tables._secret = standing(moment), SAME


async def deal(here: World, name: str = "Ana", **options: str) -> Any:
    """Somebody types /daily; what they are shown."""
    result = await here[name].slash(here.channel, "daily", **options)
    assert result.ephemeral
    return shown(result)


async def table_of(here: World, name: str = "Ana") -> Any:
    """The deal that they have begun last."""
    rows = await tables_of(here.database, here[name].id, ANY)
    return await here.bot.tables.get(rows[0].id)


def person(here: World, name: str) -> Person:
    return Person(here[name].id, name)


async def finished(here: World, name: str = "Ana") -> int:
    """They play it to the end; their score."""
    with here.env._bot_scope():
        score = await finish(here.bot.tables, await table_of(here, name), person(here, name))
    await here.env.settle()
    return score


async def others_finish(here: World, *scores: int) -> None:
    """Strangers come to these scores today."""
    for number, score in enumerate(scores, 900):
        stranger = Person(number, f"Stranger {number}")
        await finish_quickly(here.bot.tables, await begin(here.bot.tables, stranger), stranger, score)


def public(here: World) -> list[Any]:
    """What everybody sees in the channel."""
    return [message for message in here.channel.history() if not message.flags.ephemeral]


async def test_it_deals_privately_says_what_it_is_and_posts_nothing(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        at(here)
        message = await deal(here)
        said = words(message)
        assert "### 🗓️ The daily deal of" in said
        assert "one try, without hints and without a clock" in said
        assert "the game ends the first time the draw pile runs out" in said
        assert f"<t:{MIDNIGHT}:R>" in said, "when the next deal comes, in their own time"
        assert f"<t:{begins_at(SATURDAY + 2 * DAY)}:f>" in said, "until when this one waits"
        table = await table_of(here)
        assert (table.row.guild_id, table.row.game) == (NOWHERE, kind_on(SATURDAY).key)
        assert not public(here)
        assert not list(here["Ana"].user.dm_channel.history())
        # It says once what it is, and always which deal it is, and how it ends.
        again = words(await deal(here))
        assert "-# 🗓️ Daily deal of" in again
        assert "The daily deal of" not in again
        assert not here.env.errors


@pytest.mark.parametrize("language", few(["de", "es-ES", "es-419", "it"], "de"))
async def test_it_speaks_the_reader_s_language(tmp_path: Path, spoken: Spoken, language: str) -> None:
    async with world(tmp_path, "Ana") as here:
        at(here)
        spoken.set(here, Ana=language)
        message = await deal(here)
        assert say(language, "daily-rule", piles=1, some="no", without="") in words(message)
        assert "draw pile" not in words(message)
        assert not here.env.errors


async def test_it_is_played_in_the_panel_where_the_computers_answer_at_once(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        at(here)
        message, told_of = await deal(here), set[str]()
        for _ in range(12):
            message = here.now(message)
            assert message is not None
            found = {control.action: control for control in reversed(controls(message))}
            assert "hint" not in found
            told_of |= {line for line in words(message).splitlines() if line.startswith("-# 🤖")}
            action = next(action for action in MOVES if action in found)
            await here["Ana"].click(message, custom_id=custom_id(found[action]))
        table = await table_of(here)
        names = [seat.name for seat in table.seats if seat.computer]
        assert all(any(name in line for line in told_of) for name in names), "what they did is told"
        assert table.sequence > 20
        assert not here.bot.computers._workers
        assert not public(here)
        assert not here.env.errors


async def test_commands_play_it_too_and_no_hint_is_given(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben") as here:
        at(here)
        await deal(here)
        table = await table_of(here)
        assert told(await here["Ana"].slash(here.channel, "hint"), "daily-no-hints")
        hand = shown(await here["Ana"].slash(here.channel, "hand"))
        assert "-# 🗓️ Daily deal" in words(hand)
        # Nobody else learns of it.
        for command in ("hand", "table", "watch", "hint", "replay"):
            refused = await here["Ben"].slash(here.channel, command, table=table.id)
            assert told(refused, "no-such-table", table=table.id)
        assert not here.env.errors


async def test_nobody_gives_it_up_for_a_second_one(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        at(here)
        await deal(here)
        number = (await table_of(here)).id
        until = f"<t:{begins_at(SATURDAY + 2 * DAY)}:f>"
        for command in ("leave", "close"):
            question = shown(await here["Ana"].slash(here.channel, command))
            assert "There is no second try" in words(question)
            assert [control.action for control in controls(question)] == ["back"]
            action = {"leave": "leave", "close": "cancel"}[command]
            forged = await press(here, "Ana", here.now(question), f"bean:{number}:{action}")
            assert told(forged, "daily-stays", until=until)
            back = await here.click("Ana", question, "back")
            assert "There is no second try" not in words(shown(back))
        table = await table_of(here)
        assert (table.id, table.running) == (number, True)
        helped = words(shown(await here["Ana"].slash(here.channel, "help")))
        assert say("en", "daily-waits", day=f"<t:{NOON}:D>", until=until) in helped
        assert "You sit at no table" not in helped
        assert not here.env.errors


@pytest.mark.long
async def test_pressing_twice_deals_once(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben") as here:
        at(here)
        await deal(here)
        await finished(here)
        result = shown(await here["Ana"].slash(here.channel, "daily"))
        await here.click("Ana", result, "daily-share")
        [line] = public(here)
        play = next(control for control in controls(line) if control.action == "daily")
        await here.double_click("Ben", line, play)
        assert len(await tables_of(here.database, here["Ben"].id, ANY)) == 1
        assert not here.env.errors


async def test_whoever_presses_play_it_gets_the_same_deal_and_the_line_tells_no_card(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben") as here:
        at(here)
        first = await deal(here)
        begun = (await table_of(here)).state
        score = await finished(here)
        end = here.now(first)
        assert [control.action for control in controls(end)] == ["daily-result", "replay", "review"]
        result = shown(await here.click("Ana", end, "daily-result"))
        assert f"**{score}** thalers" in words(result)
        assert "You're the first to finish it! Once 5 people have" in words(result)
        hard = await daily.hard_on(here.database, SATURDAY.isoformat())
        assert hard is not None
        assert f"🤖 A hard computer in your seat, with the same luck: **{hard.score}** thalers" in words(result)
        await here.click("Ana", result, "daily-share")
        [line] = public(here)
        assert "**Ana** has played the daily deal of" in words(line)
        assert words(line).count("🫘") + words(line).count("⬜") == 5
        assert str(score) not in words(line).replace(str(NOON), "")
        assert [control.action for control in controls(line)] == ["daily"]
        pressed = await here.click("Ben", line, "daily")
        assert pressed.ephemeral
        assert "### 🗓️ The daily deal of" in words(shown(pressed))
        assert (await table_of(here, "Ben")).state == begun
        assert len(public(here)) == 1
        # Whoever has played it reads how it went instead.
        again = shown(await here.click("Ana", line, "daily"))
        assert f"**{score}** thalers" in words(again)
        assert not here.env.errors


async def test_nobody_sees_how_others_did_before_they_have_finished(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben") as here:
        at(here)
        await others_finish(here, 12, 9, 9, 7, 3)
        message = await deal(here)
        day = SATURDAY.isoformat()
        for name, reason in (("Ana", "daily-not-finished"), ("Ben", "daily-not-begun")):
            forged = await press(
                here, name, here.now(message if name == "Ana" else await _any(here)), f"bean:0:daily-result:{day}"
            )
            assert told(forged, reason)
            forged = await press(
                here, name, here.now(message if name == "Ana" else await _any(here)), f"bean:0:daily-share:{day}"
            )
            assert told(forged, reason)
        assert not public(here)
        await finished(here)
        assert "5 others" in words(await deal(here))
        assert not here.env.errors


async def _any(here: World) -> Any:
    """A private message of Ben's."""
    return shown(await here["Ben"].slash(here.channel, "help"))


@pytest.mark.long
async def test_from_five_on_there_is_a_picture_of_everybody_s_scores(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", draw=plainly) as here:
        at(here)
        await deal(here)
        await others_finish(here, 12, 9, 9)
        await finished(here)
        assert not any(part.get("type") == 12 for part in parts(await deal(here))), "four are too few"
        await others_finish(here, 12, 9, 9, 3)
        message = await deal(here)
        [picture] = [item for part in parts(message) if part.get("type") == 12 for item in part["items"]]
        assert picture["description"].startswith("Results: 3 (1 person)")
        assert "Stranger" not in str([*parts(message)])
        await here["Ana"].slash(here.channel, "settings", pictures="off")
        assert "Results: 3 (1 person)" in words(await deal(here))
        assert not here.env.errors


@pytest.mark.long
async def test_a_restart_in_the_middle_goes_on_where_it_was(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        at(here)
        message = await deal(here)
        with here.env._bot_scope():
            for _ in range(9):
                await step(here.bot.tables, await table_of(here), person(here, "Ana"))
        await here.env.settle()
        before = await here.bot.tables.get(1)
        await here.restart()
        at(here)
        assert (await table_of(here)).state == before.state
        # The buttons of the old message act, and so does the command.
        while (await table_of(here)).sequence == before.sequence:
            message = here.now(message)
            assert message is not None
            found = {control.action: control for control in reversed(controls(message))}
            action = next(action for action in MOVES if action in found)
            await here["Ana"].click(message, custom_id=custom_id(found[action]))
        assert (await table_of(here)).sequence > before.sequence
        assert "-# 🗓️ Daily deal of" in words(await deal(here))
        await finished(here)
        assert not here.env.errors


async def test_a_stop_before_the_deal_is_made_good_when_it_is_asked_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def stopped(tables: Tables, table_id: int) -> None:
        """The bot ends here."""

    async with world(tmp_path, "Ana") as here:
        at(here)
        with monkeypatch.context() as patch:
            patch.setattr(dealing, "_deal", stopped)
            await here["Ana"].slash(here.channel, "daily")
        await here.restart()
        at(here)
        await deal(here)
        assert (await table_of(here)).running
        assert not here.env.errors


@pytest.mark.long
async def test_one_over_midnight_is_finished_first_and_counts_for_its_day(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        at(here, MIDNIGHT - 60)
        await deal(here)
        at(here, MIDNIGHT + 60)
        yesterday, today = f"<t:{NOON}:D>", f"<t:{MIDNIGHT + 12 * 3600}:D>"
        assert yesterday in words(await deal(here))
        assert yesterday in words(await deal(here, day="yesterday"))
        await finished(here)
        assert len(await daily.scores_of(here.database, SATURDAY.isoformat())) == 1
        assert today in words(await deal(here))
        assert (await table_of(here)).row.game == "daily_duel_2_1_coffee_wax"
        assert not here.env.errors


async def test_one_that_was_not_finished_in_time_is_closed_and_says_so(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        at(here)
        message = await deal(here)
        at(here, MIDNIGHT + 24 * 3600 + 600)
        here.bot.tables.opened_at = NOON
        with here.env._bot_scope():
            await deadlines.look(here.bot)
        await here.env.settle()
        assert "is over" in words(here.now(message))
        assert [control.action for control in controls(here.now(message))] == ["daily"]
        assert (await table_of(here)).row.status is Status.CLOSED
        assert not here.env.errors


async def test_yesterday_s_deal_is_shown_with_all_hands(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben") as here:
        at(here)
        await deal(here)
        score = await finished(here)
        result = await deal(here)
        hard = await daily.hard_on(here.database, SATURDAY.isoformat())
        own = (await table_of(here)).id
        assert hard is not None
        # Today no hands are open, and nobody may look at the computer's game.
        replay = shown(await here.click("Ana", result, "replay"))
        assert "hands" not in [control.action for control in controls(replay)]
        forged = await press(here, "Ana", here.now(replay), f"bean:{own}:replay:4:stay:all")
        assert "All hands" not in words(shown(forged))
        assert told(
            await press(here, "Ana", here.now(replay), f"bean:{own}:hands:open:0"),
            "daily-hands",
            when=f"<t:{MIDNIGHT}:R>",
        )
        refused = await here["Ana"].slash(here.channel, "replay", table=hard.table_id)
        assert told(refused, "no-such-table", table=hard.table_id)
        at(here, MIDNIGHT + 60)
        back = await deal(here, day="yesterday")
        assert f"**{score}** thalers" in words(back)
        opened = shown(await here.click("Ana", back, "replay", "0", "stay", "all"))
        assert "**All hands**" in words(opened)
        assert all(seat.name in words(opened) for seat in (await here.bot.tables.get(own)).seats)
        # Whoever did not play it sees it too, since nobody can begin it any more.
        bens = await deal(here, "Ben", day="yesterday")
        assert "You didn't finish this one" in words(bens)
        opened = shown(await here.click("Ben", bens, "replay"))
        assert "**All hands**" in words(opened)
        forged = await press(here, "Ben", here.now(bens), f"bean:{own}:replay:0:stay:all")
        assert told(forged, "no-such-table", table=own)
        assert not here.env.errors


@pytest.mark.long
async def test_from_today_s_result_yesterday_s_takes_its_place(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        at(here)
        await deal(here)
        await finished(here)
        result = await deal(here)
        await here.click("Ana", result, "daily-result", (SATURDAY - DAY).isoformat())
        assert "You didn't finish this one" in words(here.now(result))
        assert "Nobody has finished it" in words(here.now(result))
        far = (SATURDAY - timedelta(days=40)).isoformat()
        assert told(await press(here, "Ana", here.now(result), f"bean:0:daily-result:{far}"), "daily-no-such-day")
        assert told(await press(here, "Ana", here.now(result), "bean:0:daily-result:nonsense"), "unknown-control")
        assert not here.env.errors


@pytest.mark.long
async def test_once_it_is_finished_its_decisions_are_reviewed(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        at(here)
        await deal(here)
        await finished(here)
        result = await deal(here)
        review = shown(await here.click("Ana", result, "review"))
        own = (await table_of(here)).id
        assert say("en", "review-title", table=own) in words(here.now(review))
        assert "as good as a hard computer's" in words(here.now(review))
        assert not here.env.errors


@pytest.mark.long
async def test_among_direct_messages_it_is_played_too_and_told_to_no_channel(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        at(here)
        message = shown(await here["Ana"].user.slash("daily"))
        assert "### 🗓️ The daily deal of" in words(message)
        await finished(here)
        result = shown(await here["Ana"].user.slash("daily"))
        assert "daily-share" not in [control.action for control in controls(result)]
        forged = await press(here, "Ana", here.now(result), f"bean:0:daily-share:{SATURDAY.isoformat()}")
        assert told(forged, "daily-share-in-a-server")
        # Nor does a film of it leave before others have played.
        own = (await table_of(here)).id
        forged = await press(here, "Ana", here.now(result), f"bean:{own}:film:0")
        assert told(forged, "replay-share-there", table=own)
        assert not here.env.errors


async def test_whoever_is_forgotten_gets_the_next_deal(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        at(here)
        message = await deal(here)
        await here.forget("Ana")
        refused = await here["Ana"].slash(here.channel, "daily")
        assert told(refused, "daily-after-forgetting", when=f"<t:{MIDNIGHT}:R>")
        assert await here.database.read("SELECT * FROM daily_tries") == []
        assert here.now(message) is None
        at(here, MIDNIGHT + 5)
        assert "The daily deal of" in words(await deal(here))
        assert not here.env.errors


async def test_its_names_are_translated() -> None:
    names = [say(locale, "name-daily") for locale in ("en", "de", "es", "it")]
    assert names == ["daily", "tagespartie", "diaria", "giornaliera"]
