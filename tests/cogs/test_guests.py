"""Invited people and removed ones, as everybody at the table and in the channel sees it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from simcord.results import InteractionResult

from bot.tables import guests
from bot.ui.names import escape
from bot.ui.publishing.outbox.places import hand_of
from bot.ui.publishing.outbox.slots import Slot
from bot.words import locales, say
from tests.cogs.mishaps import press, private, public, told, unchanged
from tests.cogs.world import World, controls, custom_id, parts, shown, words, world

NAMES = ("Ana", "Ben", "Cleo")
FOUR = (*NAMES, "Dan")


async def players(here: World, name: str = "Ana") -> Any:
    """The host's list of players, from the lobby's button."""
    return shown(await here.click(name, here.table_message(), "players"))


async def invite(here: World, *names: str) -> InteractionResult:
    """Ana marks these people in the list."""
    listed = await players(here)
    chosen: InteractionResult = await here["Ana"].select(
        listed, [here[name] for name in names], custom_id="bean:1:invite"
    )
    return chosen


def called(here: World) -> list[list[int]]:
    """Whom each new message in the channel has mentioned."""
    mentioned = []
    for request in here.env.http_requests:
        body = request.json if request.method == "POST" and isinstance(request.json, dict) else {}
        said = body.get("data") or body
        mentioned.append(said.get("allowed_mentions", {}).get("users", []))
    return [users for users in mentioned if users]


def actions(message: Any) -> list[str]:
    return [custom_id(control).removeprefix("bean:1:") for control in controls(message)]


async def test_a_table_for_invited_people_says_so_and_lets_only_those_in(tmp_path: Path) -> None:
    async with world(tmp_path, *FOUR) as here:
        opened = await here["Ana"].slash(here.channel, "play", invited=True)
        asked = opened.followups[-1]
        assert asked.ephemeral
        assert "invite" in actions(asked)
        assert say("en", "lobby-invited-only", host="Ana") in words(here.table_message())
        async with unchanged(here, 1, "Ana"):
            refused = await here.click("Cleo", here.table_message(), "join")
        assert told(refused, "only-the-invited", table=1, host="Ana")
        await invite(here, "Ben", "Dan")
        mentions = f"{here['Ben'].mention}, {here['Dan'].mention}"
        assert say("en", "lobby-invited", people=mentions) in words(here.table_message())
        await here.click("Ben", here.table_message(), "join")
        assert "2. Ben" in words(here.table_message())
        assert say("en", "lobby-invited", people=here["Dan"].mention) in words(here.table_message())
        assert not here.env.errors


async def test_whoever_is_invited_is_mentioned_once(tmp_path: Path) -> None:
    async with world(tmp_path, *FOUR) as here:
        await here.open("Ana", start=False)
        await invite(here, "Ben")
        assert called(here) == [[here["Ben"].id]]
        assert public(here) == [words(here.table_message())]
        await invite(here, "Ben", "Cleo")
        assert called(here) == [[here["Ben"].id], [here["Cleo"].id]]
        await here["Ana"].slash(here.channel, "table")
        await here.click("Dan", here.table_message(), "join")
        await here["Ana"].slash(here.channel, "invite", player=here["Cleo"])
        assert len(called(here)) == 2


async def test_the_list_shows_who_is_invited_and_taking_somebody_out_takes_it_back(tmp_path: Path) -> None:
    async with world(tmp_path, *FOUR) as here:
        await here["Ana"].slash(here.channel, "play", invited=True)
        await invite(here, "Ben", "Cleo")
        (select,) = [part for part in parts(await players(here)) if part.get("type") == 5]
        assert {int(one["id"]) for one in select["default_values"]} == {here["Ben"].id, here["Cleo"].id}
        await invite(here, "Cleo")
        assert told(await here.click("Ben", here.table_message(), "join"), "only-the-invited", table=1, host="Ana")


async def test_the_host_opens_the_table_to_everybody_again(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here["Ana"].slash(here.channel, "play", invited=True)
        listed = await players(here)
        await here.click("Ana", listed, "invited-only", "off")
        assert "🚪" not in words(here.table_message())
        await here.click("Ben", here.table_message(), "join")
        assert "2. Ben" in words(here.table_message())
        await here.click("Ana", listed, "invited-only", "on")
        assert "🚪" in words(here.table_message())


@pytest.mark.long
async def test_invitations_survive_a_restart_and_go_with_the_table_into_the_rematch(tmp_path: Path) -> None:
    async with world(tmp_path, *FOUR, "Eve") as here:
        await here["Ana"].slash(here.channel, "play", invited=True)
        await invite(here, "Ben", "Dan")
        await here.click("Ben", here.table_message(), "join")
        await here.restart()
        assert told(await here.click("Eve", here.table_message(), "join"), "only-the-invited", table=1, host="Ana")
        await here.click("Dan", here.table_message(), "join")
        await here.click("Ana", here.table_message(), "start")
        await here.close("Ana")
        await press(here, "Ben", here.table_message(), "bean:1:rematch")
        assert "🚪" in words(here.table_message(2))
        for name in ("Ana", "Dan"):
            await here.click(name, here.table_message(2), "join")
        assert told(
            await press(here, "Eve", here.table_message(2), "bean:2:join"), "only-the-invited", table=2, host="Ben"
        )


async def test_only_the_host_has_the_list_and_the_commands(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open("Ana", "Ben", start=False)
        async with unchanged(here, 1, "Ana", "Ben"):
            refused = [
                await here.click("Ben", here.table_message(), "players"),
                await press(here, "Ben", here.table_message(), "bean:1:invite", [str(here["Cleo"].id)]),
                await press(here, "Ben", here.table_message(), "bean:1:invited-only:on"),
                await press(here, "Ben", here.table_message(), f"bean:1:remove:{here['Ana'].id}"),
                await here["Ben"].slash(here.channel, "invite", player=here["Cleo"]),
                await here["Ben"].slash(here.channel, "remove", player="Ana"),
            ]
        for answer in refused:
            assert told(answer, "only-the-host", host="Ana")


async def test_in_a_game_only_the_host_is_asked_whether_somebody_is_to_be_removed(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES, "Dan") as here:
        await here.open(*NAMES)
        cleo = here["Cleo"].id
        async with unchanged(here, 1, "Ana", "Ben", "Cleo"):
            for name in ("Ben", "Dan"):
                asked = await press(here, name, here.table_message(), f"bean:1:ask-remove:{cleo}")
                assert told(asked, "only-the-host", host="Ana")
        assert cleo in (await here.bot.tables.get(1)).people()


async def test_bots_are_not_invited(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open("Ana", start=False)
        robot = here.guild.add_member(here.env.create_user("robot", bot=True))
        assert told(await here["Ana"].slash(here.channel, "invite", player=robot), "invite-no-bots")
        await here["Ana"].select(await players(here), [robot, here["Ben"]], custom_id="bean:1:invite")
        assert guests.invited(await here.bot.tables.get(1)) == (here["Ben"].id,)


async def test_who_is_removed_from_a_lobby_is_told_and_needs_an_invitation(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES, start=False)
        await here.click("Ana", await players(here), "remove", str(here["Ben"].id))
        assert "2. Cleo" in words(here.table_message())
        assert words(here.direct_message("Ben")) == say("en", "removed-from-lobby", host="Ana", table=1)
        assert told(await here.click("Ben", here.table_message(), "join"), "host-removed-you", table=1, host="Ana")
        assert here["Ben"].mention in words(await players(here))
        await here["Ana"].slash(here.channel, "invite", player=here["Ben"])
        await here.click("Ben", here.table_message(), "join")
        assert "3. Ben" in words(here.table_message())


async def list_in_game(here: World) -> None:
    """The host's panel shows who plays."""
    await here.click("Ana", here.table_message(), "hand")
    await here.click("Ana", here.hand_message("Ana"), "more")
    await here.click("Ana", here.hand_message("Ana"), "players")


async def test_of_two_people_of_one_name_the_one_is_removed_who_was_meant(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        here.people["other"] = here.guild.add_member(here.env.create_user("other", global_name="Ben"))
        await here.open("Ana", "Ben", "other", start=False)
        assert {f"2. {escape('Ben (2)')}", f"3. {escape('Ben (3)')}"} <= set(
            words(here.table_message()).splitlines()
        )
        async with unchanged(here, 1, "Ana", "Ben"):
            unclear = await here["Ana"].slash(here.channel, "remove", player="Ben")
        assert told(unclear, "no-such-player")
        removed = await here["Ana"].slash(here.channel, "remove", player="Ben (3)")
        assert private(removed) == say("en", "removed-done-lobby", name=escape("Ben (3)"), table=1)
        table = await here.bot.tables.get(1)
        assert table.people() == (here["Ana"].id, here["Ben"].id)
        assert "2. Ben" in words(here.table_message()).splitlines()


async def asked_to_remove(here: World, name: str) -> Any:
    """The host is asked whether this person is to be removed from the game."""
    await list_in_game(here)
    await here.click("Ana", here.hand_message("Ana"), "ask-remove", str(here[name].id))
    return here.hand_message("Ana")


async def test_a_host_removes_a_player_from_a_game_after_a_question(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        before = here.direct_message("Ben")
        question = await asked_to_remove(here, "Ben")
        assert say("en", "remove-ask", name="Ben", table=1) in words(question)
        table = await here.bot.tables.get(1)
        seat = table.seated(here["Ben"].id)
        assert seat in table.present()
        await here.click("Ana", question, "remove")
        assert seat in table.played_by_computers()
        assert "removed by the host · a computer plays" in words(here.table_message())
        assert say("en", "removed-done", name="Ben") in words(here.hand_message("Ana"))
        # A message of its own, since nobody is told of an edit; the hand goes with the one before.
        assert here.direct_message("Ben").id != before.id
        assert here.now(before) is None
        assert words(here.direct_message("Ben")) == say("en", "removed-from-game", host="Ana", table=1)
        assert not controls(here.direct_message("Ben"))
        assert not here.env.errors


async def test_who_was_removed_sees_and_plays_nothing_until_the_host_lets_them_back(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        await here.click("Ben", here.table_message(), "hand")
        hand = here.hand_message("Ben")
        await here.click("Ana", await asked_to_remove(here, "Ben"), "remove")
        # The panel in the channel that was awake shows no card any more.
        assert "host has removed you" in words(here.now(hand))
        for control in ("hand", "join", "hint", "ask-leave", "ask-harvest", "leave"):
            refused = await press(here, "Ben", here.table_message(), f"bean:1:{control}")
            assert told(refused, "host-removed-you", table=1, host="Ana"), control
        for command in ("hand", "plant", "join", "leave"):
            refused = await here["Ben"].slash(here.channel, command, table=1)
            assert told(refused, "host-removed-you", table=1, host="Ana"), command
        await here.restart()
        refused = await here["Ben"].slash(here.channel, "join", table=1)
        assert told(refused, "host-removed-you", table=1, host="Ana")
        await here["Ana"].slash(here.channel, "invite", player=here["Ben"])
        assert words(here.direct_message("Ben")) == say("en", "let-back", host="Ana", table=1)
        await here.click("Ben", here.direct_message("Ben"), "join")
        assert "Your hand" in words(here.hand_message("Ben"))
        assert "removed by the host" not in words(here.table_message())


@pytest.mark.long
async def test_of_a_removal_no_later_host_is_said_to_have_done_it(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        await here.click("Ana", await asked_to_remove(here, "Ben"), "remove")
        await here.leave("Ana")
        said = private(await here["Ben"].slash(here.channel, "join", table=1)), words(here.direct_message("Ben"))
        for locale in locales():
            for reason in ("host-removed-you", "removed-from-game", "removed-from-lobby"):
                told = say(locale, reason, table=1, host="Cleo").split(". ")
                assert "Cleo" not in told[0], (locale, reason)
        assert all("The host has removed you from table #1. " in words for words in said)


@pytest.mark.long
async def test_the_host_lets_the_only_other_person_back_from_the_list_that_no_other_player_has(
    tmp_path: Path,
) -> None:
    async with world(tmp_path, "Ana", "Ben") as here:
        await here["Ana"].slash(here.channel, "play", computers=1)
        await here.click("Ben", here.table_message(), "join")
        await here.click("Ana", here.table_message(), "start")
        await here.click("Ben", here.table_message(), "hand")
        await here.click("Ben", here.hand_message("Ben"), "more")
        assert "players" not in actions(here.hand_message("Ben"))
        await here.click("Ana", await asked_to_remove(here, "Ben"), "remove")
        await list_in_game(here)
        await here.click("Ana", here.hand_message("Ana"), "readmit")
        await here.click("Ben", here.direct_message("Ben"), "join")
        assert here["Ben"].id in (await here.bot.tables.get(1)).people()


async def test_whoever_plays_with_computers_alone_has_no_list(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        await here["Ana"].slash(here.channel, "play", start=True)
        await here.click("Ana", here.table_message(), "hand")
        await here.click("Ana", here.hand_message("Ana"), "more")
        assert "players" not in actions(here.hand_message("Ana"))


async def test_the_others_are_told_above_their_panels(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        await here.click("Cleo", here.table_message(), "hand")
        await here.click("Ana", await asked_to_remove(here, "Ben"), "remove")
        assert say("en", "removed-told", host="Ana", name="Ben") in words(here.hand_message("Cleo"))


async def test_a_host_removes_by_the_command_and_readmits_by_the_panel(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        listed = await here["Ana"].autocomplete(here.channel, "remove", "player", "be")
        assert [choice["name"] for choice in listed] == ["Ben"]
        asked = await here["Ana"].slash(here.channel, "remove", player=listed[0]["value"])
        await here.click("Ana", shown(asked), "remove")
        assert here["Ben"].id not in (await here.bot.tables.get(1)).people()
        await list_in_game(here)
        await here.click("Ana", here.hand_message("Ana"), "readmit", str(here["Ben"].id))
        assert say("en", "readmitted", name=here["Ben"].mention, table=1) in words(here.hand_message("Ana"))
        await here.click("Ben", here.direct_message("Ben"), "join")
        assert here["Ben"].id in (await here.bot.tables.get(1)).people()


@pytest.mark.parametrize(
    ("player", "reason", "facts"),
    [("Zoe", "no-such-player", {}), ("Ana", "no-such-player", {})],
)
async def test_nobody_else_is_removed(
    tmp_path: Path, player: str, reason: str, facts: dict[str, str | int]
) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        async with unchanged(here, 1, "Ana", "Ben", "Cleo"):
            assert told(await here["Ana"].slash(here.channel, "remove", player=player), reason, **facts)
            pressed = await press(here, "Ana", here.table_message(), f"bean:1:remove:{here['Ana'].id}")
            assert told(pressed, "remove-the-host", table=1)
            pressed = await press(here, "Ana", here.table_message(), "bean:1:remove:5")
            assert told(pressed, "nobody-to-remove", table=1)
            pressed = await press(here, "Ana", here.table_message(), "bean:1:remove:pea")
            assert told(pressed, "unknown-control")


async def test_nobody_who_was_removed_is_asked_to_play_again(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        await here.click("Ana", await asked_to_remove(here, "Ben"), "remove")
        await here.close("Ana")
        await press(here, "Ana", here.table_message(), "bean:1:rematch")
        assert say("en", "lobby-again", names="Cleo", count=1) in words(here.table_message(2))


async def test_join_finds_the_table_that_one_may_sit_down_at(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open("Ana", start=False)
        await here["Cleo"].slash(here.channel, "play", invited=True)
        assert told(await here["Ben"].slash(here.channel, "join"), "joined", table=1)
        assert told(await here["Ben"].slash(here.channel, "join"), "only-the-invited", table=2, host="Cleo")


async def test_forget_takes_an_invitation_off_the_lobby(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open("Ana", start=False)
        await invite(here, "Ben", "Cleo")
        await here.forget("Ben")
        assert say("en", "lobby-invited", people=here["Cleo"].mention) in words(here.table_message())
        rows = await here.database.read("SELECT person_id FROM guests")
        assert [person for (person,) in rows] == [here["Cleo"].id]


@pytest.mark.long
async def test_who_is_removed_with_closed_messages_reads_it_where_they_press(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        here.close_dms("Ben")
        await here.open(*NAMES)
        await here.click("Ana", await asked_to_remove(here, "Ben"), "remove")
        assert here.bot.publisher.slots.get(Slot(1, hand_of(here["Ben"].id))) is None
        assert "has removed you" in private(await here.click("Ben", here.table_message(), "hand"))
        assert not here.env.errors
