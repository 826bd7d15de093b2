"""Lessons: given to one person in private, there where they ask, and followed button by button."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from bot.games import CATALOGUE, taught
from bot.games.contract import MalformedMove
from bot.store import Status, games_to_fill_in, tables_of
from bot.tables import Person, lobby
from bot.tables.clocks.expiry import DAY, GRACE
from bot.tables.lessons.lesson import Lesson
from bot.tables.lessons.library import FIRST, LESSONS
from bot.tables.lessons.script import Script
from bot.tables.limits import Limits
from bot.tables.retention import prune
from tests.breadth import few
from tests.cogs.drawing import plainly
from tests.cogs.mishaps import press as mishap
from tests.cogs.mishaps import told
from tests.cogs.test_deadlines import later
from tests.cogs.test_packed import packed
from tests.cogs.world import World, controls, custom_id, parts, shown, words, world

ANY = tuple(Status)


class Pointed(NamedTuple):
    """Where the guide points: a button, or a line of a list."""

    custom_id: str
    value: str | None = None


def pointed_at(message: Any) -> Pointed | None:
    """What the guide names; None if it names nothing."""
    named = re.search(r"👉 (?:Press|Choose) \*\*(.+?)\*\*", words(message))
    if named is None:
        return None
    for part in parts(message):
        for line in part.get("options", [part]):
            emoji = line.get("emoji") or {}
            if " ".join(filter(None, [emoji.get("name"), line.get("label")])) == named[1]:
                return Pointed(str(part["custom_id"]), line.get("value"))
    raise AssertionError(f"there is no {named[1]}")


async def press(here: World, name: str, message: Any) -> Any:
    """Press the button that the guide names, or choose from its list; what is shown then."""
    target, actor = pointed_at(message), here.actor(name, message)
    assert target is not None
    if target.value is None:
        return shown(await actor.click(message, custom_id=target.custom_id))
    return shown(await actor.select(message, [target.value], custom_id=target.custom_id))


async def follow(here: World, name: str, message: Any, steps: int = 100) -> Any:
    """Press so many of these buttons; what is shown then."""
    for _ in range(steps):
        if pointed_at(message) is None:
            return message
        message = await press(here, name, message)
    return message


async def begin(here: World, name: str = "Ana", **options: str) -> Any:
    return shown(await here[name].slash(here.channel, "learn", **options))


@pytest.mark.parametrize("lesson", few(LESSONS))
async def test_whoever_presses_what_is_named_gets_to_the_end(tmp_path: Path, lesson: str) -> None:
    async with world(tmp_path, "Ana") as here:
        before = len(here.env.http_requests)
        result = await here["Ana"].slash(here.channel, "learn", what=lesson)
        assert result.ephemeral
        over = await follow(here, "Ana", shown(result))
        assert "🎓" in words(over)
        others = [("learn", key) for key in LESSONS if key != lesson]
        assert [(one.action, *one.args) for one in controls(over)] == [*others, ("learn-how", lesson)]
        [row] = await tables_of(here.database, here["Ana"].id, ANY)
        assert row.status is Status.ENDED
        # Nothing is posted, neither in the channel nor among direct messages.
        posts = [one for one in here.env.http_requests[before:] if one.method == "POST" and "messages" in one.path]
        assert posts == []
        assert not here.env.errors


@pytest.mark.long
@pytest.mark.parametrize("place", few(["channel", "messages", "both"], "both"))
async def test_the_end_of_a_lesson_stays_that(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: str) -> None:
    async with world(tmp_path, "Ana") as here:
        messages = []
        if place != "channel":
            messages.append(shown(await here["Ana"].user.slash("learn")))
            await follow(here, "Ana", messages[0], 100 if place == "messages" else 3)
        if place != "messages":
            messages.append(await follow(here, "Ana", await begin(here)))
        await here.env.advance_time(1)
        ends = [words(here.now(message)) for message in messages]
        assert all(end.startswith("### 🎓 That was a whole game") for end in ends)

        async def still() -> None:
            await here.env.advance_time(1)
            for message, end in zip(messages, ends, strict=True):
                assert words(here.now(message)) == end
                assert [one.action for one in controls(here.now(message))] == [*["learn"] * 3, "learn-how"]

        # Its token goes, the bot is restarted, a day passes, the game is packed, and then it is old.
        await here.env.advance_time(15 * 60)
        await still()
        await here.restart()
        await still()
        await later(here, DAY + GRACE, monkeypatch)
        await still()
        assert await packed(here) == 1
        await here.restart()
        await still()
        await prune(here.bot.tables, here.bot.tables.now() + 1)
        await still()
        again = shown(await here.click("Ana", here.now(messages[-1]), "learn", "first_duel"))
        assert "step 1 of" in words(again)
        assert not here.env.errors


@pytest.mark.long
@pytest.mark.parametrize("lesson", few(LESSONS))
async def test_at_the_end_a_press_opens_a_table_of_the_game(tmp_path: Path, lesson: str) -> None:
    async with world(tmp_path, "Ana", "Ben") as here:
        over = await follow(here, "Ana", await begin(here, what=lesson))
        await here.click("Ana", over, "learn-how", lesson)
        table = await here.bot.tables.get(2)
        assert (table.row.status, table.row.game) == (Status.LOBBY, LESSONS[lesson].teaches)
        assert table.row.host_id == here["Ana"].id
        # It stands in the channel, and the lesson's end where it was.
        await here.click("Ben", here.table_message(2), "join")
        assert len(table.seats) == 2
        assert words(here.now(over)) == words(over)
        assert not here.env.errors


async def test_among_direct_messages_that_press_says_where_a_table_can_stand(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        result = await here["Ana"].user.slash("learn", what="first_duel")
        over = await follow(here, "Ana", shown(result))
        told_how = shown(await here.click("Ana", over, "learn-how", "first_duel"))
        assert "In a channel of a server, `/play` opens a table" in words(told_how)
        assert "That's the bean duel" in words(here.now(over))
        assert len(await tables_of(here.database, here["Ana"].id, ANY)) == 1


async def test_who_may_open_no_tables_is_told_so(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", limits=Limits(lobbies_an_hour=1)) as here:
        over = await follow(here, "Ana", await begin(here, what="first_duel"))
        assert told(await here.click("Ana", over, "learn-how", "first_duel"), "too-many-lobbies", most=1)


async def test_among_direct_messages_it_is_an_ordinary_message(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        result = await here["Ana"].user.slash("learn")
        assert not result.ephemeral
        message = await follow(here, "Ana", shown(result), 4)
        assert "step 4 of" in words(message)
        await here.restart()
        assert "step 5 of" in words(await follow(here, "Ana", here.now(message), 3))
        assert not here.env.errors


async def test_it_goes_on_after_a_restart_and_wherever_it_was_left(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        message = await follow(here, "Ana", await begin(here), 5)
        await here.restart()
        again = await begin(here)
        for shows in (message, again):
            assert "step 4 of 19" in words(shows)
        over = await follow(here, "Ana", again)
        assert "That was a whole game" in words(over)
        assert len(await tables_of(here.database, here["Ana"].id, ANY)) == 1


async def test_another_lawful_move_is_answered_kindly_and_changes_nothing(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        message = await begin(here)
        table = await here.bot.tables.get(1)
        again = shown(await here.click("Ana", message, "plant", "red-1", "1"))
        assert "Not yet" in words(again)
        assert "👉 Press **🍒 Plant Red in field 1**" in words(again)
        assert table.sequence == 1
        message = await follow(here, "Ana", again, 1)
        again = shown(await here.click("Ana", message, "turn-up"))
        assert "Not yet" in words(again)
        message = await follow(here, "Ana", again, 1)
        for wrong in ("decline", "end"):
            message = shown(await here.click("Ana", message, wrong))
            assert "Not yet" in words(message)
        assert "step 3 of" in words(message)


async def test_a_move_against_the_rules_is_refused_as_in_any_game(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        await begin(here)
        again = await here["Ana"].slash(here.channel, "plant", card="garden", field="1")
        assert "Not yet" not in words(shown(again))
        assert "step 1 of" in words(shown(again))


async def test_what_is_refused_is_answered_where_one_looks(tmp_path: Path) -> None:
    """Directly above the instruction, in the message that was pressed, even a switch that no step is about."""
    async with world(tmp_path, "Ana") as here:
        message = await begin(here)
        for presses in ([("plant", "red-1", "1")], [("more",), ("done-by-default", "on")]):
            again = message
            for pressed in presses:
                again = shown(await here.click("Ana", again, *pressed))
            assert again.id == message.id
            lines = words(again).splitlines()
            refused = next(at for at, line in enumerate(lines) if line.startswith("↩️ Not yet"))
            assert lines[refused + 1].startswith("-# 🎓")


async def test_pictures_can_be_turned_off_and_on_again_in_the_middle_of_a_lesson(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", draw=plainly) as here:
        message = await begin(here)
        for pressed in ("pictures-off", "pictures-on"):
            opened = shown(await here.click("Ana", message, "more"))
            switched = shown(await here.click("Ana", opened, pressed))
            message = here.now(message) or switched
            assert "where 📍 is" in words(message)
            assert "step 1 of" in words(message)


async def test_an_offer_that_is_not_the_one_is_not_made(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        message = await follow(here, "Ana", await begin(here), 3)
        for pressed in (("offer",), ("give", "red-2"), ("want", "soy"), ("send",)):
            message = shown(await here.click("Ana", message, *pressed))
        assert "Not yet" in words(message)
        assert "step 4 of" in words(message)


async def test_looking_around_leads_back(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        message = await begin(here)
        away = shown(await here.click("Ana", message, "meters"))
        assert "👉 Press **Back**" in words(away)
        back = await press(here, "Ana", away)
        assert pointed_at(back) == pointed_at(message)
        hinted = shown(await here.click("Ana", back, "hint"))
        assert pointed_at(hinted) == pointed_at(message)


async def test_it_is_nobody_elses_and_no_game_of_a_server(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben", limits=Limits(server_tables=1)) as here:
        await begin(here)
        await begin(here, "Ben")
        # They still may open a table.
        await here["Ana"].slash(here.channel, "play")
        assert "table #3" in words(here.table_message(3))
        over = await follow(here, "Ana", await begin(here))
        assert "🎓" in words(over)
        assert await games_to_fill_in(here.database) == ()
        assert await here.database.read("SELECT * FROM ended_games") == []
        for command in ("history", "stats"):
            assert "wins" not in words(shown(await here["Ana"].slash(here.channel, command)))
        assert told(await here["Ana"].slash(here.channel, "replay"), "replay-nothing-here")


@pytest.mark.long
async def test_lessons_begun_and_ended_again_and_again_end_at_the_hours_limit(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben", limits=Limits(lobbies_an_hour=3)) as here:
        for _ in range(3):
            await begin(here)
            closed = shown(await here.leave("Ana"))
        before = await here.database.read("SELECT count(*) FROM tables")
        for _ in range(2):
            refused = await here["Ana"].slash(here.channel, "learn")
            assert told(refused, "no-lesson-this-hour", most=3)
            refused = await here.click("Ana", closed, "learn")
            assert told(refused, "no-lesson-this-hour", most=3)
        assert told(await here["Ana"].slash(here.channel, "play"), "too-many-lobbies", most=3)
        await here.restart()
        assert told(await here["Ana"].slash(here.channel, "learn"), "no-lesson-this-hour", most=3)
        await here.forget("Ana")
        assert await here.database.read("SELECT count(*) FROM tables") == before
        assert "step 1 of" in words(await begin(here, "Ben"))
        await here.env.advance_time(3600)
        assert "step 1 of" in words(await begin(here))


async def test_a_lesson_that_was_left_makes_room_for_a_table_and_a_table_for_none(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", limits=Limits(open_tables=2)) as here:
        first = await begin(here)
        await begin(here, what="first_duel")
        await here["Ana"].slash(here.channel, "play")
        assert "This lesson is over" in words(here.now(first))
        assert (await here.bot.tables.get(2)).running
        assert "step 1 of" in words(await begin(here, what="first_duel"))
        await here["Ana"].slash(here.channel, "play")
        assert not (await here.bot.tables.get(2)).open
        refused = await here["Ana"].slash(here.channel, "learn")
        assert told(refused, "no-lesson-beside-tables", most=2)
        assert not here.env.errors


async def test_all_lessons_together_have_a_limit(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben", "Cleo", limits=Limits(lessons=2)) as here:
        message = await begin(here)
        await begin(here, "Ben")
        assert told(await here["Cleo"].slash(here.channel, "learn"), "too-many-lessons")
        # Whoever has one goes on.
        assert words(await begin(here)) == words(message)
        await here.leave("Ben")
        assert "step 1 of" in words(await begin(here, "Cleo"))


async def test_no_lobby_can_open_it(tmp_path: Path) -> None:
    assert not set(LESSONS) & set(CATALOGUE)
    async with world(tmp_path, "Ana") as here:
        person = Person(here["Ana"].id, "Ana")
        with pytest.raises(MalformedMove):
            await lobby.open_table(here.bot.tables, FIRST, here.guild.id, here.channel.id, person, "en", None)
        await here.open("Ana", start=False)
        with pytest.raises(MalformedMove):
            await lobby.choose_game(here.bot.tables, 1, person.id, FIRST, None)


async def test_after_a_day_it_is_cleared_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with world(tmp_path, "Ana") as here:
        await begin(here)
        await later(here, DAY - GRACE, monkeypatch)
        assert (await here.bot.tables.get(1)).running
        await later(here, DAY + GRACE, monkeypatch)
        assert not (await here.bot.tables.get(1)).open
        assert "step 1 of" in words(await begin(here))
        assert len(await tables_of(here.database, here["Ana"].id, ANY)) == 2


async def test_it_can_be_ended_and_begun_again(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        message = await follow(here, "Ana", await begin(here), 2)
        for pressed in ("more", "ask-leave"):
            message = shown(await here.click("Ana", message, pressed))
        assert "Leave the lesson?" in words(message)
        closed = shown(await here.click("Ana", message, "leave"))
        assert "This lesson is over" in words(closed)
        assert "step 1 of" in words(shown(await here.click("Ana", closed, "learn")))
        assert not here.env.errors


async def test_from_a_lobby_it_is_given_to_whoever_asks_alone(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben") as here:
        await here.open("Ana", start=False)
        result = await here.click("Ben", here.table_message(), "learn")
        assert shown(result).flags.ephemeral
        assert "step 1 of" in words(shown(result))
        assert "Ben" not in words(here.table_message())


async def test_commands_play_it_where_there_is_no_other_game(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        await begin(here)
        result = await here["Ana"].slash(here.channel, "plant", field="1")
        assert "step 2 of" in words(shown(result))
        for command in ("hand", "table", "hint"):
            assert "step 2 of" in words(shown(await here["Ana"].slash(here.channel, command)))


async def test_closed_direct_messages_do_not_hinder(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        here.close_dms("Ana")
        assert "🎓" in words(await follow(here, "Ana", await begin(here)))
        assert not here.env.errors


async def test_a_click_that_is_delivered_twice_counts_once(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        message = await begin(here)
        pointed = pointed_at(message)
        assert pointed is not None
        wanted = next(one for one in controls(message) if custom_id(one) == pointed.custom_id)
        await here.double_click("Ana", message, wanted)
        assert (await here.bot.tables.get(1)).sequence == 2


async def test_two_commands_at_once_begin_one_lesson(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        await begin(here)
        await begin(here)
        assert len(await tables_of(here.database, here["Ana"].id, ANY)) == 1


OLD = Script.model_validate(
    {
        "key": FIRST,
        "game": "rio_grande_2000",
        "players": 3,
        "shorter": {"beans": ["soy", "black_eyed", "red", "garden"], "last_exhaustion": 1},
        "hands": [["red-1", "soy-1"], ["soy-2"], ["red-4"]],
        "pile": ["red-3", "garden-2"],
        "steps": [
            {"key": "plant", "press": [["plant"]], "do": [["Plant", "red-1", 0]]},
            {"key": "plant-second", "press": [["plant"]], "do": [["Plant", "soy-1", 1]]},
            {"key": "end", "press": [["end"]], "do": [["EndTrading"]]},
        ],
    }
)
"""A first lesson as an older version might have given it: with another deck, and other people at the table."""


async def left_behind(
    here: World, monkeypatch: pytest.MonkeyPatch, script: Script, steps: int, key: str = FIRST
) -> Any:
    """So many clicks of a lesson of an older version, and then the upgrade; the panel before it."""
    with monkeypatch.context() as older:
        game = taught(key, script.game, script.players, script.shorter)
        older.setitem(LESSONS, key, Lesson(script, game))
        here.bot.tables.catalogue = {**here.bot.tables.catalogue, key: game}
        message = await follow(here, "Ana", await begin(here, what=key), steps)
    await here.restart()
    return message


@pytest.mark.long
@pytest.mark.parametrize("steps", few([0, 1, 2], 1))
async def test_a_lesson_whose_script_has_changed_ends_kindly_and_is_begun_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, steps: int
) -> None:
    async with world(tmp_path, "Ana") as here:
        message = await left_behind(here, monkeypatch, OLD, steps)
        assert "This lesson is over" in words(here.now(message))
        # Discord may still show the panel as it was.
        old = ("bean:1:plant:red-1:0", "bean:1:plant:soy-1:1", "bean:1:end:1")[steps]
        closed = here.now(message)
        assert told(await mishap(here, "Ana", closed, old), "lesson-is-over")
        [row] = await tables_of(here.database, here["Ana"].id, ANY)
        assert row.status is Status.CLOSED
        over = await follow(here, "Ana", shown(await here.click("Ana", closed, "learn")))
        assert "That was a whole game" in words(over)
        assert not here.env.errors


async def test_the_command_begins_such_a_lesson_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with world(tmp_path, "Ana") as here:
        await left_behind(here, monkeypatch, OLD, 1)
        assert "step 1 of 19" in words(await begin(here))
        assert not here.env.errors


async def test_after_a_day_such_a_lesson_is_cleared_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with world(tmp_path, "Ana") as here:
        await left_behind(here, monkeypatch, OLD, 1)
        await later(here, DAY + GRACE, monkeypatch)
        [row] = await tables_of(here.database, here["Ana"].id, ANY)
        assert row.status is Status.CLOSED


@pytest.mark.parametrize(
    ("cards", "step"), [({}, 3), ({"soy-10": "soy-8", "soy-8": "soy-10"}, 1)], ids=["same", "other"]
)
async def test_a_lesson_that_the_new_script_leads_to_its_end_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, cards: dict[str, str], step: int
) -> None:
    """Steps have come after it, and its pile lies as it did, or two cards that nobody has seen lie otherwise."""
    script = LESSONS["first_town"]._script
    pile = [cards.get(card, card) for card in script.pile]
    shorter = script.model_copy(update={"steps": script.steps[:3], "pile": pile})
    async with world(tmp_path, "Ana") as here:
        await left_behind(here, monkeypatch, shorter, 3, "first_town")
        assert f"step {step} of 10" in words(await begin(here, what="first_town"))
