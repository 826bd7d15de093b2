"""Nobody has the bot call a person again and again, and whoever does not want to be invited is not."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from simcord.backend.models import Message

from bot.games.bohnanza.state import Phase
from bot.store.calls import HOUR, MOST
from bot.ui.publishing.outbox.posting import STALE_AFTER
from bot.ui.publishing.panels.faces import LOOKING, UNANSWERED
from bot.words import say
from tests.cogs.mishaps import position, press, private, public, told
from tests.cogs.test_guests import asked_to_remove, called, invite, players
from tests.cogs.world import World, controls, custom_id, shown, words, world
from tests.games.bohnanza.tables import table as position_of

NAMES = ("Ana", "Ben", "Cleo")
FOUR = (*NAMES, "Dan")
TRADING = position_of(phase=Phase.TRADE, hands=["soy red", "chili", "red blue"], face_up="soy blue")


async def invite_by_command(here: World, name: str, table: int = 1, host: str = "Ana") -> Any:
    return await here[host].slash(here.channel, "invite", player=here[name], table=table)


def messages(here: World, name: str) -> list[Message]:
    """All direct messages that this person was ever sent and that are still there."""
    return list(here.env.backend.messages.get(here[name].user.dm_channel.id, {}).values())


def sent_to(here: World, name: str) -> int:
    """How many direct messages this person was ever sent, those deleted since included."""
    path = f"/channels/{here[name].user.dm_channel.id}/messages"
    return len([one for one in here.env.http_requests if one.method == "POST" and one.path.endswith(path)])


async def uninvitable(here: World) -> list[int]:
    return [person for (person,) in await here.database.read("SELECT person_id FROM uninvitable")]


def pressable(message: Any) -> set[str]:
    return {control.action for control in controls(message)}


async def test_invited_and_unmarked_again_and_again_a_person_is_called_once_an_hour(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open("Ana", start=False)
        for _ in range(3):
            await invite(here, "Ben")
            assert here["Ben"].mention in words(here.table_message())
            await invite(here)
        await here.restart()
        quietly = say("en", "invited-quietly", name=here["Ben"].mention, table=1)
        assert private(await invite_by_command(here, "Ben")) == quietly
        assert called(here) == [[here["Ben"].id]]
        assert told(await invite_by_command(here, "Cleo"), "invited", name=here["Cleo"].mention, table=1)
        assert called(here) == [[here["Ben"].id], [here["Cleo"].id]]


@pytest.mark.long
async def test_whoever_leaves_and_is_invited_again_by_another_host_is_called_after_an_hour(tmp_path: Path) -> None:
    async with world(tmp_path, *FOUR) as here:
        await here.open("Ana", "Cleo", start=False)
        await invite(here, "Ben")
        await here.click("Ben", here.table_message(), "join")
        await here.click("Ben", here.table_message(), "leave")
        await here.click("Ana", here.table_message(), "leave")

        async def invited_again() -> str:
            listed = shown(await here.click("Cleo", here.table_message(), "players"))
            await here["Cleo"].select(listed, [], custom_id="bean:1:invite")
            return private(await invite_by_command(here, "Ben", host="Cleo"))

        facts: dict[str, str | int] = {"name": here["Ben"].mention, "table": 1}
        assert await invited_again() == say("en", "invited-quietly", **facts)
        assert called(here) == [[here["Ben"].id]]
        await here.env.advance_time(HOUR - 60)
        # A lobby that nobody touches would close.
        assert await invited_again() == say("en", "invited-quietly", **facts)
        await here.env.advance_time(60)
        assert await invited_again() == say("en", "invited", **facts)
        assert called(here) == [[here["Ben"].id]] * 2


@pytest.mark.long
async def test_new_tables_one_after_the_other_call_nobody_again_and_again(tmp_path: Path) -> None:
    async with world(tmp_path, *FOUR) as here:
        for table in range(1, MOST + 4):
            await here["Ana"].slash(here.channel, "play")
            await invite_by_command(here, "Ben", table)
            await here["Ana"].slash(here.channel, "close", table=table)
            if table == MOST + 1:
                # Being forgotten does not begin anew.
                await here.forget("Ana")
        assert called(here) == [[here["Ben"].id]] * MOST
        await here["Cleo"].slash(here.channel, "play")
        newest = max(slot.table for slot in here.bot.publisher.slots.all())
        await invite_by_command(here, "Dan", newest, host="Cleo")
        assert called(here)[-1] == [here["Dan"].id]


@pytest.mark.long
async def test_removed_from_a_game_and_let_back_again_and_again_a_person_is_written_to_once(
    tmp_path: Path,
) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        before = sent_to(here, "Ben")
        for turn in range(4):
            await here.click("Ana", await asked_to_remove(here, "Ben"), "remove")
            assert words(here.direct_message("Ben")) == say("en", "removed-from-game", host="Ana", table=1)
            if turn == 1:
                await here.restart()
            await invite_by_command(here, "Ben")
            assert words(here.direct_message("Ben")) == say("en", "let-back", host="Ana", table=1)
        # Once that they were removed, and once that they are let back; also where a message is edited no longer.
        assert sent_to(here, "Ben") == before + 2
        await here.env.advance_time(STALE_AFTER + 60)
        await here.click("Ana", await asked_to_remove(here, "Ben"), "remove")
        await invite_by_command(here, "Ben")
        assert sent_to(here, "Ben") == before + 2
        assert len(messages(here, "Ben")) == 1
        await here.click("Ben", here.direct_message("Ben"), "join")
        assert here["Ben"].id in (await here.bot.tables.get(1)).people()
        assert not here.env.errors


async def test_behind_an_invitation_one_says_that_one_does_not_want_any(tmp_path: Path) -> None:
    async with world(tmp_path, *FOUR) as here:
        await here.open("Ana", start=False)
        assert "invitations" not in pressable(here.table_message())
        await invite(here, "Ben", "Cleo")
        await here["Dan"].slash(here.channel, "play")
        await invite_by_command(here, "Ben", 2, host="Dan")
        before = public(here)
        answer = await here.click("Ben", here.table_message(), "invitations")
        assert private(answer) == say("en", "invitations-chosen", on="off")
        assert await uninvitable(here) == [here["Ben"].id]
        # Nobody but their number is stored.
        assert await here.database.read("SELECT * FROM people WHERE id = ?", (here["Ben"].id,)) == []
        assert words(here.table_message()).count(here["Ben"].mention) == 0
        assert here["Cleo"].mention in words(here.table_message())
        assert here["Ben"].mention not in words(here.table_message(2))
        assert len(public(here)) == len(before)
        await here.restart()
        refused = await invite_by_command(here, "Ben")
        assert told(refused, "cannot-be-invited", people=here["Ben"].mention)
        assert here["Ben"].mention not in words(here.table_message())
        # One press takes it back, in the same answer.
        await here.click("Ben", shown(answer), "invitations", "on")
        assert private(answer) == say("en", "invitations-chosen", on="on")
        assert told(
            await invite_by_command(here, "Ben", 2, "Dan"), "invited-quietly", name=here["Ben"].mention, table=2
        )
        assert await uninvitable(here) == []
        assert not here.env.errors


async def test_who_marks_them_in_the_list_is_told_kindly_and_invites_the_others(tmp_path: Path) -> None:
    async with world(tmp_path, *FOUR) as here:
        await here.open("Ana", start=False)
        await here["Ben"].slash(here.channel, "settings", invitations="off")
        listed = await players(here)
        result = await here["Ana"].select(listed, [here["Ben"], here["Cleo"]], custom_id="bean:1:invite")
        assert say("en", "cannot-be-invited", people=here["Ben"].mention) in private(result)
        assert called(here) == [[here["Cleo"].id]]
        assert say("en", "lobby-invited", people=here["Cleo"].mention) in words(here.table_message())
        # An open table is open to them, also after the host has removed them and means to let them back.
        await here.click("Ben", here.table_message(), "join")
        await here["Ana"].slash(here.channel, "remove", player="Ben")
        assert told(await here.click("Ben", here.table_message(), "join"), "host-removed-you", table=1, host="Ana")
        assert told(await invite_by_command(here, "Ben"), "cannot-be-invited", people=here["Ben"].mention)
        await here.click("Ben", here.table_message(), "join")
        assert here["Ben"].id in (await here.bot.tables.get(1)).people()


async def test_a_seat_in_a_game_is_given_back_without_a_call(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        await here.click("Ana", await asked_to_remove(here, "Ben"), "remove")
        await here["Ben"].user.slash("settings", invitations="off")
        before = sent_to(here, "Ben")
        assert told(await invite_by_command(here, "Ben"), "readmitted", name=here["Ben"].mention, table=1)
        assert sent_to(here, "Ben") == before
        assert words(here.direct_message("Ben")) == say("en", "let-back", host="Ana", table=1)
        # Behind this invitation, too, and the seat stays where it is.
        answer = await here.click("Ben", here.direct_message("Ben"), "invitations")
        assert say("en", "invitations-chosen", on="off") in private(answer)
        assert words(here.direct_message("Ben")) == say("en", "let-back", host="Ana", table=1)
        await here.click("Ben", here.direct_message("Ben"), "join")
        assert "Your hand" in words(here.hand_message("Ben"))
        assert not here.env.errors


async def test_a_rematch_carries_no_invitation_to_whoever_wants_none(tmp_path: Path) -> None:
    async with world(tmp_path, *FOUR, "Eve") as here:
        await here["Ana"].slash(here.channel, "play", invited=True)
        await invite(here, "Ben", "Cleo", "Dan", "Eve")
        for name in ("Ben", "Cleo"):
            await here.click(name, here.table_message(), "join")
        await here.click("Ana", here.table_message(), "start")
        await here["Dan"].slash(here.channel, "settings", invitations="off")
        await here["Ben"].slash(here.channel, "settings", invitations="off")
        await here.close("Ana")
        await press(here, "Ana", here.table_message(), "bean:1:rematch")
        # Whoever has just played may sit down again.
        for name in ("Ben", "Cleo", "Eve"):
            assert here[name].mention in words(here.table_message(2))
        assert here["Dan"].mention not in words(here.table_message(2))


async def test_the_settings_show_it_and_change_it(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        own = shown(await here["Ben"].slash(here.channel, "settings"))
        assert say("en", "settings-invitations", on="on") in words(own)
        answer = await here.click("Ben", own, "invitations", "off")
        assert private(answer) == say("en", "invitations-chosen", on="off")
        own = shown(await here["Ben"].slash(here.channel, "settings"))
        assert say("en", "settings-invitations", on="off") in words(own)
        about = [custom_id(one) for one in controls(own) if one.action == "invitations"]
        assert about == ["bean:0:invitations:on"]
        said = private(await here["Ben"].slash(here.channel, "settings", invitations="on"))
        assert said == say("en", "invitations-chosen", on="on")
        assert told(
            await here["Ben"].slash(here.channel, "settings", invitations="off", whose="server"),
            "invitations-own-choice",
        )
        await here.open("Ana", start=False)
        assert told(
            await press(here, "Ben", here.table_message(), "bean:0:invitations:perhaps"), "unknown-control"
        )
        assert say("en", "about-alone") in private(await here["Ben"].slash(here.channel, "about"))


async def test_the_wish_outlives_forget_and_the_question_says_so(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open("Ana", start=False)
        await invite(here, "Ben")
        notice = say("en", "forget-uninvitable")
        assert notice not in private(await here["Ben"].slash(here.channel, "forget"))
        await here["Ben"].slash(here.channel, "settings", invitations="off")
        question = await here["Ben"].slash(here.channel, "forget")
        assert notice in private(question)
        await here.click("Ben", shown(question), "forget")
        assert await here.database.read("SELECT * FROM calls") == []
        assert told(await invite_by_command(here, "Ben"), "cannot-be-invited", people=here["Ben"].mention)
        await here["Ben"].slash(here.channel, "settings", invitations="on")
        await here.forget("Ben")
        assert await uninvitable(here) == []


@pytest.mark.long
async def test_offers_by_name_in_a_row_write_to_a_person_once_until_they_do_something(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        await position(here, 1, TRADING)
        await here.env.advance_time(UNANSWERED)
        before = sent_to(here, "Ben")

        async def offer(number: int) -> None:
            await here["Ana"].slash(here.channel, "offer", give="soy", want="chili", to="Ben")
            assert f"#{number}" in words(here.direct_message("Ben"))
            await here["Ana"].slash(here.channel, "withdraw", offer=str(number))

        for number in range(1, 6):
            await offer(number)
        assert sent_to(here, "Ben") == before + 1
        await here.env.advance_time(UNANSWERED)
        await offer(6)
        assert sent_to(here, "Ben") == before + 2
        assert not here.env.errors


async def test_an_offer_that_somebody_was_looking_at_has_called_them_for_nothing(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        await position(here, 1, TRADING)
        await here.click("Ben", here.table_message(), "hand")
        before = sent_to(here, "Ben")
        for number in (1, 2):
            await here["Ana"].slash(here.channel, "offer", give="soy", want="chili", to="Ben")
            await here["Ana"].slash(here.channel, "withdraw", offer=str(number))
            # The second one comes when they look no longer.
            assert sent_to(here, "Ben") == before + number - 1
            await here.env.advance_time(LOOKING + 1)


@pytest.mark.long
async def test_watchers_of_a_rematch_that_is_closed_again_and_again_are_not_called_each_time(
    tmp_path: Path,
) -> None:
    async with world(tmp_path, *FOUR) as here:
        await here.open(*NAMES)
        await here["Dan"].slash(here.channel, "watch")
        await here.close("Ana")
        for table in range(2, MOST + 5):
            await here["Ana"].slash(here.channel, "rematch", table=1)
            await here["Ana"].slash(here.channel, "close", table=table)
        assert called(here) == [[here["Dan"].id]] * MOST
