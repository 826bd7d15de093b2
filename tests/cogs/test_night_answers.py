"""Who comes to a night: the three answers, the page of a night and of all nights, reminders by direct message."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from bot import store
from bot.features.nights.board import url_of
from bot.store.nights.rows import guests_of
from bot.ui.messages.nights import actions
from bot.words import say
from tests.cogs.mishaps import press, private, told
from tests.cogs.nights import HOUR, later, night_of, plan, wake
from tests.cogs.test_nights import actions_of, board
from tests.cogs.test_settings import manager
from tests.cogs.world import World, controls, parts, shown, words, world


async def answers(here: World) -> dict[str, str]:
    """What everybody has said to the first night, by name."""
    return {guest.name: guest.answer.value for guest in await guests_of(here.database, 1)}


async def test_three_answers_stand_in_the_announcement_at_once_and_cost_no_counted_call(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben", "Cleo", "Dan") as here:
        await plan(here, "Ana")
        first = len(here.env.http_requests)
        for name, answer in (("Ben", "coming"), ("Cleo", "maybe"), ("Dan", "not")):
            await here.click(name, board(here), actions.ANSWER, "1", answer)
        assert await answers(here) == {"Ana": "coming", "Ben": "coming", "Cleo": "maybe", "Dan": "not"}
        read = words(board(here))
        assert say("en", "night-coming", count=2, names="Ana and Ben") in read
        assert say("en", "night-maybe", count=1, names="Cleo") in read
        assert say("en", "night-not", count=1) in read
        assert "Dan" not in read
        await here.env.advance_time(60)
        counted = [one.path for one in here.env.http_requests[first:] if one.path.startswith("/channels")]
        assert counted == []
        assert not here.env.errors


async def test_whoever_changes_their_mind_is_listed_once(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben") as here:
        await plan(here, "Ana")
        for answer in ("coming", "not", "maybe", "coming", "coming"):
            await here.click("Ben", board(here), actions.ANSWER, "1", answer)
        assert words(board(here)).count("Ben") == 1
        assert await answers(here) == {"Ana": "coming", "Ben": "coming"}


async def test_names_are_text_and_two_of_one_name_are_told_apart(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "**Ben** @everyone", "ANA") as here:
        await plan(here, "Ana")
        await here.click("**Ben** @everyone", board(here), actions.ANSWER, "1", "coming")
        await here.click("ANA", board(here), actions.ANSWER, "1", "coming")
        read = words(board(here))
        assert "@everyone" not in read
        assert r"\*\*Ben\*\*" in read
        assert r"Ana \(1\)" in read
        assert r"ANA \(3\)" in read


async def test_whoever_comes_may_be_reminded_by_direct_message(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben") as here:
        await plan(here, "Ana")
        below = shown(await here.click("Ben", board(here), actions.ANSWER, "1", "coming"))
        assert below.ephemeral
        assert say("en", "night-answered", answer="coming", near="no", host="no") in words(below)
        below = shown(await here.click("Ben", below, actions.DIRECT, "1", "on"))
        assert say("en", "night-direct", on="on") in words(below)
        [_, ben] = await guests_of(here.database, 1)
        assert ben.direct
        await here.click("Ben", below, actions.DIRECT, "1", "off")
        [_, ben] = await guests_of(here.database, 1)
        assert not ben.direct


async def test_whoever_may_come_reads_that_no_seat_waits_for_them(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben") as here:
        await plan(here, "Ana")
        below = await here.click("Ben", board(here), actions.ANSWER, "1", "maybe")
        assert private(below) == say("en", "night-answered", answer="maybe", near="no", host="no")
        # Whoever doesn't come sees that in the announcement, and is told nothing more.
        assert not (await here.click("Ben", board(here), actions.ANSWER, "1", "not")).followups


async def test_whoever_does_not_come_is_not_reminded(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben") as here:
        await plan(here, "Ana")
        result = await press(here, "Ben", board(here), f"bean:0:{actions.DIRECT}:1:on")
        assert told(result, "night-not-coming")


async def test_whoever_comes_when_it_is_near_is_promised_no_reminder(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben") as here:
        await plan(here, "Ana", within=1800)
        assert "An hour before" not in words(board(here))
        below = shown(await here.click("Ben", board(here), actions.ANSWER, "1", "coming"))
        assert words(below) == say("en", "night-answered", answer="coming", near="yes", host="no")
        assert not controls(below)
        refused = await press(here, "Ben", board(here), f"bean:0:{actions.DIRECT}:1:on")
        assert told(refused, "night-reminded")


async def test_times_in_lists_are_the_readers_or_name_the_city(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben") as here:
        await plan(here, "Ana", starts_at=1_767_380_400)
        await store.choose_zone(here.database, here["Ben"].id, "America/New_York")
        for name, when in (("Ana", "2026-01-02 20:00 (Berlin)"), ("Ben", "2026-01-02 14:00")):
            listed = shown(await here[name].slash(here.channel, "night"))
            [option] = [one for part in parts(listed) for one in part.get("options", ())]
            assert option["description"].startswith(f"{when} · ")
            [offered] = await here[name].autocomplete(here.channel, "night", "night", "")
            assert offered["name"].endswith(f"· {when}")


async def test_all_nights_are_listed_and_lead_to_each(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben") as here:
        await plan(here, "Ana", title="The first *one*")
        await plan(here, "Ana", "Ben", within=12_000, title="The second one", weekly=True)
        listed = shown(await here["Ben"].slash(here.channel, "night"))
        read = words(listed)
        assert read.index(r"The first \*one\*") < read.index("The second one")
        assert "1 is coming" in read
        assert "2 are coming" in read
        page = shown(await here["Ben"].select(listed, ["2"], custom_id=f"bean:0:{actions.LOOK}"))
        assert say("en", "night-answered", answer="coming", near="no", host="no") in words(page)
        assert not {actions.MOVE, actions.CANCEL} & actions_of(page)
        assert "The first" in words(shown(await here.click("Ben", page, actions.START)))
        # Each is found by the command, too.
        assert "The second one" in private(await here["Ben"].slash(here.channel, "night", night=2))


async def test_a_host_who_does_not_come_reads_that_the_night_takes_place(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben") as here:
        await plan(here, "Ana", "Ben")
        answered = await here.click("Ana", board(here), actions.ANSWER, "1", "not")
        assert told(answered, "night-answered", answer="not", near="no", host="yes")
        assert not (await here.click("Ben", board(here), actions.ANSWER, "1", "not")).followups


async def test_whoever_comes_to_two_nights_at_the_same_time_reads_that(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben") as here:
        other = await plan(here, "Ben", title="Beans elsewhere", within=5 * HOUR)
        await plan(here, "Ana", within=3 * HOUR)
        below = private(await here.click("Ben", board(here), actions.ANSWER, "2", "coming"))
        assert say("en", "night-also", title="Beans elsewhere", when=f"<t:{other.starts_at}:F>") in below
        assert "elsewhere" not in private(await here.click("Ben", board(here), actions.ANSWER, "2", "maybe"))
        await plan(here, "Ana", title="Much later", within=20 * HOUR)
        assert "⚠️" not in private(await here.click("Ben", board(here), actions.ANSWER, "3", "coming"))


async def test_a_night_that_has_begun_is_listed_as_such(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben", "Cleo") as here:
        await plan(here, "Ana", "Ben", within=HOUR)
        assert "has begun" not in words(shown(await here["Cleo"].slash(here.channel, "night")))
        await later(here, HOUR)
        assert "hosted by Ana · ▶️ has begun" in words(shown(await here["Cleo"].slash(here.channel, "night")))


async def test_an_answer_given_on_the_page_reaches_the_announcement(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben") as here:
        await plan(here, "Ana")
        page = shown(await here.click("Ben", board(here), actions.MORE))
        assert say("en", "night-answered", answer="none", near="no", host="no") in words(page)
        page = shown(await here.click("Ben", page, actions.ANSWER, "1", "coming"))
        page = shown(await here.click("Ben", page, actions.DIRECT, "1", "on"))
        assert say("en", "night-direct", on="on") in words(page)
        assert {actions.START, actions.ANSWER} <= actions_of(page)
        await here.env.advance_time(6)
        await wake(here)
        assert "Ben" in words(board(here))


@pytest.mark.parametrize("taken", [True, False])
async def test_the_last_press_on_the_announcement_lets_it_follow_for_nothing(
    tmp_path: Path, *, taken: bool
) -> None:
    async with world(tmp_path, "Ana", "Ben", "Cleo") as here:
        night = await night_of(here, (await plan(here, "Ana")).id)
        page = shown(await here.click("Ben", board(here), actions.MORE))
        await here.click("Cleo", board(here), actions.ANSWER, "1", "maybe")
        if not taken:
            # Discord takes the token no longer, though its time is not over.
            application = here.bot.application_id
            [token] = [click.interaction.token for click in here.bot.night_board._clicks.values()]
            path = f"/webhooks/{application}/{token}/messages/@original"
            here.env.inject_error("PATCH", path, status=404, code=10015, message="Unknown Webhook", times=None)
        first = len(here.env.http_requests)
        await here.click("Ben", page, actions.ANSWER, "1", "coming")
        await here.env.advance_time(6)
        await wake(here)
        assert "Ben" in words(board(here))
        assert board(here).id == night.message_id
        counted = [one.path for one in here.env.http_requests[first:] if one.path.startswith("/channels")]
        assert len(counted) == (0 if taken else 1)


async def test_an_announcement_that_is_gone_is_posted_again_while_it_can_be_answered(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben") as here:
        night = await night_of(here, (await plan(here, "Ana")).id)
        here.env.backend.delete_message(here.channel.id, board(here).id)
        await here.env.settle()
        page = shown(await here["Ben"].slash(here.channel, "night", night=1))
        await here.click("Ben", page, actions.ANSWER, "1", "coming")
        await here.env.advance_time(6)
        await wake(here)
        assert "Ben" in words(board(here))
        assert (await night_of(here)).message_id == board(here).id != night.message_id


async def test_with_the_reminder_the_announcement_is_as_the_night_is_and_is_there_if_somebody_has_deleted_it(
    tmp_path: Path,
) -> None:
    async with world(tmp_path, "Ana", "Ben") as here:
        night = await night_of(here, (await plan(here, "Ana", within=2 * HOUR)).id)
        assert "An hour before" in words(board(here))
        here.env.backend.delete_message(here.channel.id, board(here).id)
        await here.env.settle()
        await later(here, HOUR)
        announcement, reminder = sorted(here.channel.history(), key=lambda message: message.id)
        assert (await night_of(here)).message_id == announcement.id != night.message_id
        assert "everybody who comes is called" in words(announcement)
        assert "An hour before" not in words(announcement)
        assert url_of(await night_of(here)) in {str(part.get("url")) for part in parts(reminder)}


async def test_host_and_managers_find_what_only_they_may(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben") as here:
        await plan(here, "Ana")
        dana = await manager(here)
        for who in (here["Ana"], dana):
            page = shown(await who.slash(here.channel, "night", night=1))
            assert {actions.MOVE, actions.CANCEL} <= actions_of(page)


@pytest.mark.parametrize("stage", ["cancelled", "over"])
async def test_what_is_over_is_not_answered(tmp_path: Path, stage: str) -> None:
    async with world(tmp_path, "Ana", "Ben") as here:
        await plan(here, "Ana")
        before = board(here)
        await here.database.write(lambda connection: connection.execute("UPDATE nights SET stage = ?", (stage,)))
        result = await press(here, "Ben", before, f"bean:0:{actions.ANSWER}:1:coming")
        assert told(result, "night-over")
        assert await answers(here) == {"Ana": "coming"}


@pytest.mark.parametrize(("column", "value"), [("guild_id", 5), ("channel_id", 7)])
async def test_a_night_of_another_server_or_a_hidden_channel_is_nobodys_business(
    tmp_path: Path, column: str, value: int
) -> None:
    async with world(tmp_path, "Ana", "Ben") as here:
        await plan(here, "Ana")

        def put_elsewhere(connection: sqlite3.Connection) -> None:
            connection.execute(f"UPDATE nights SET {column} = ?", (value,))

        await here.database.write(put_elsewhere)
        for pressed in (
            f"{actions.MORE}:1",
            f"{actions.ANSWER}:1:coming",
            f"{actions.MOVE}:1",
            f"{actions.CANCEL}:1",
        ):
            assert told(await press(here, "Ben", board(here), f"bean:0:{pressed}"), "no-such-night")
        assert say("en", "nights-none") in private(await here["Ben"].slash(here.channel, "night"))


async def test_answers_that_cross_each_other_leave_the_newest_in_the_announcement(tmp_path: Path) -> None:
    names = ("Ana", "Ben", "Cleo", "Dan", "Eva")
    async with world(tmp_path, *names) as here:
        await plan(here, "Ana")
        for name in names[1:]:
            [coming] = [one for one in controls(board(here)) if one.args[1:] == ("coming",)]
            here.send_click(name, board(here), coming)
        await here.env.settle()
        assert all(name in words(board(here)) for name in names)
