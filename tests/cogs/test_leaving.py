"""Leaving a game: the others can finish, the seat can be taken back, and all that is stored can be forgotten."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.games import CATALOGUE
from bot.games.bohnanza.state import Phase
from bot.store import Status
from bot.ui.publishing.outbox.places import nudge_for
from bot.words import say
from tests.cogs.decks import shorten
from tests.cogs.driving import Driver
from tests.cogs.mishaps import has, position, press, public, told, unchanged
from tests.cogs.world import World, controls, shown, words, world
from tests.games.bohnanza.tables import table as position_of
from tests.store.scenes import traces

NAMES = ("Ana", "Ben", "Cleo")


async def waiting(here: World, table: int = 1) -> list[str]:
    return await Driver(here, table, NAMES).waiting()


async def test_the_seat_of_who_leaves_is_played_on_and_the_others_finish(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shorten(monkeypatch, "rio_grande_2000", "stink green soy black_eyed red")
    async with world(tmp_path, *NAMES) as here:
        table = await here.open(*NAMES)
        driver = Driver(here, table, NAMES)
        await driver.play(8)
        await here.leave("Ben")
        assert "left · a computer plays" in words(here.table_message())
        await driver.play()
        assert await driver.over()
        assert not here.env.errors


async def test_the_game_never_waits_for_who_left(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        await position(here, 1, position_of(phase=Phase.TRADE, hands=["soy", "red blue", "chili"], face_up="soy"))
        result = await here.leave("Ana")
        assert told(result, "left-game", table=1)
        # Ana's trading was ended and her cards were planted; it is Ben's turn, who was told so by a new hand.
        assert await waiting(here) == ["Ben"]
        assert "plant" in [control.action for control in controls(here.hand_message("Ben"))]


@pytest.mark.long
async def test_an_own_turn_of_who_left_passes_by(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        await position(here, 1, position_of(phase=Phase.TRADE, hands=["", "red blue", "chili"], face_up=""))
        await here.leave("Ben")
        await here["Ana"].slash(here.channel, "end")
        assert await waiting(here) == ["Cleo"]


async def test_buttons_of_who_left_say_so(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        hand = here.hand_message("Ben")
        await here.leave("Ben")
        assert "/join table:1" in words(here.hand_message("Ben"))
        async with unchanged(here, 1, "Ana", "Cleo"):
            assert told(await press(here, "Ben", hand, "bean:1:harvest"), "you-left", table=1)
            assert told(await here.click("Ben", here.table_message(), "hand"), "you-left", table=1)


async def test_join_takes_the_seat_back(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        await here.leave("Ben")
        assert told(await here["Ben"].slash(here.channel, "join"), "took-back", table=1)
        assert "left · a computer plays" not in words(here.table_message())
        assert "Your hand" in words(here.hand_message("Ben"))
        await here.leave("Ben")
        assert told(await here["Ben"].slash(here.channel, "join", table=1), "took-back", table=1)


async def test_a_game_that_all_have_left_is_closed(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        for name in NAMES[:2]:
            await here.leave(name)
        await here.ask_leave("Cleo")
        assert "leaving ends the game" in words(here.hand_message("Cleo"))
        assert (await here.bot.tables.get(1)).running
        await here.click("Cleo", here.hand_message("Cleo"), "leave")
        assert (await here.bot.tables.get(1)).row.status is Status.CLOSED
        assert "is closed" in words(here.table_message())
        assert told(await here["Ana"].slash(here.channel, "join", table=1), "table-is-closed", table=1)


async def test_who_leaves_the_server_is_played_for(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        await position(here, 1, position_of(phase=Phase.TRADE, hands=["soy", "red blue", "chili"], face_up=""))
        here.guild.remove_member(here["Ben"])
        channel = here["Ben"].user.dm_channel.id
        here.env.inject_error("POST", f"/channels/{channel}/messages", status=403, code=50278, times=None)
        await here["Ana"].slash(here.channel, "end")
        assert await waiting(here) == ["Cleo"]
        assert "**Ben**" in words(here.table_message())
        assert "left · a computer plays" in words(here.table_message())
        assert not has(here, 1, nudge_for(here["Ben"].id))
        assert not here.env.errors


async def test_forget_erases_a_person_and_the_others_play_on(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        table = await here.open(*NAMES)
        driver = Driver(here, table, NAMES)
        await driver.play(6)
        person = here["Ana"].id
        assert told(await here.forget("Ana"), "forgotten")
        await here.env.settle()
        for row in await _everything(here):
            assert person not in row
            assert -person not in row
            assert "Ana" not in row
        assert "Ana" not in words(here.table_message())
        assert "Somebody" in words(here.table_message())
        await driver.play(10)
        assert not here.env.errors


async def test_what_is_forgotten_is_in_no_file(tmp_path: Path) -> None:
    async with world(tmp_path, "Zdislawa", *NAMES) as here:
        table = await here.open("Zdislawa", *NAMES)
        await Driver(here, table, ("Zdislawa", *NAMES)).play(12)
        await here.database.write_noted()
        person = here["Zdislawa"].id
        assert all(traces(here.path, "Zdislawa", person))
        assert told(await here.forget("Zdislawa"), "forgotten")
        assert traces(here.path, "Zdislawa", person) == (0, 0)
        assert not here.env.errors


async def test_forget_takes_away_the_line_that_mentions_a_person(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        here.close_dms("Ben")
        await here.open(*NAMES)
        await position(here, 1, position_of(phase=Phase.TRADE, hands=["soy", "red blue", "chili"], face_up=""))
        await here["Ana"].slash(here.channel, "end")
        assert here["Ben"].mention in "".join(public(here))
        await here.forget("Ben")
        assert here["Ben"].mention not in "".join(public(here))
        assert all(-here["Ben"].id not in row for row in await _everything(here))


async def test_forget_after_the_game_keeps_it_without_the_name(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        await here.close("Ana")
        await here.forget("Ana")
        assert [seat.name for seat in (await here.bot.tables.get(1)).seats] == ["Somebody", "Ben", "Cleo"]
        assert all(here["Ana"].id not in row for row in await _everything(here))


@pytest.mark.long
async def test_forget_at_a_table_of_a_game_that_only_another_version_knows(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        await here.database.write(lambda connection: connection.execute("UPDATE tables SET game = 'later'"))
        await here.restart()
        assert told(await here.forget("Ana"), "forgotten")
        rows = await _everything(here)
        assert rows
        assert all(here["Ana"].id not in row and "Ana" not in row for row in rows)
        assert not here.env.errors


async def test_forget_by_somebody_unknown(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        assert told(await here.forget("Ana"), "forgotten")
        assert await _everything(here) == []


async def test_who_was_forgotten_may_come_back_as_somebody_new(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES, "Dan") as here:
        await here.open(*NAMES)
        await here.forget("Ana")
        assert told(await here["Ana"].slash(here.channel, "join", table=1), "table-is-running", table=1)
        second = await here.open("Ana", "Ben", "Dan")
        assert "Your hand" in words(here.hand_message("Ana", second))


async def _everything(here: World) -> list[tuple[object, ...]]:
    """All rows in which a person could stand."""
    found: list[tuple[object, ...]] = []
    for name in ("tables", "seats", "messages", "people"):
        found += [tuple(row) for row in await here.database.read(f"SELECT * FROM {name}")]
    return found


async def test_leave_is_asked_in_the_hand_and_the_seat_is_taken_back_there(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        await here.ask_leave("Ben")
        question = here.hand_message("Ben")
        assert [control.action for control in controls(question)] == ["leave", "back"]
        await here.click("Ben", question, "leave")
        assert "left · a computer plays" in words(here.table_message())
        await here.click("Ben", here.hand_message("Ben"), "join")
        assert "Your hand" in words(here.hand_message("Ben"))
        assert "left · a computer plays" not in words(here.table_message())


async def test_the_host_may_close_the_game_from_the_hand(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        await here.ask_leave("Ana")
        assert [control.action for control in controls(here.hand_message("Ana"))] == [
            "leave",
            "pause",
            "cancel",
            "back",
        ]
        await here.click("Ana", here.hand_message("Ana"), "cancel")
        assert "is closed" in words(here.table_message())
        assert "is closed" in words(here.hand_message("Ana"))


async def test_who_leaves_a_lobby_is_promised_no_seat(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES, start=False)
        await here.click("Ben", here.table_message(), "leave")
        assert words(here.hand_message("Ben")) == say("en", "left-lobby", table=1)
        assert controls(here.hand_message("Ben")) == []


async def test_the_last_to_leave_hears_that_the_table_is_closed(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        for name in ("Ana", "Ben"):
            assert told(await here.leave(name), "left-game", table=1)
        asked = shown(await here["Cleo"].slash(here.channel, "leave"))
        assert asked is not None
        assert "leaving ends the game" in words(asked)
        assert (await here.bot.tables.get(1)).running
        closed = words(shown(await here.click("Cleo", asked, "leave")))
        assert closed == words(here.table_message())
        assert "is closed" in closed


async def test_the_offers_of_who_leaves_are_withdrawn_and_nobody_offers_to_them(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        table = await here.open(*NAMES)
        await position(
            here, table, position_of(phase=Phase.TRADE, hands=["soy red", "chili", "wax"], face_up="soy")
        )
        await here["Ben"].slash(here.channel, "offer", give="chili", want="soy")
        assert "accept" in {control.action for control in controls(here.table_message())}
        await here.leave("Ben")
        assert "accept" not in {control.action for control in controls(here.table_message())}
        choices = await here["Ana"].autocomplete(here.channel, "offer", "to", "")
        assert "Cleo" in {choice["name"] for choice in choices}
        assert "Ben" not in {choice["name"] for choice in choices}


async def test_a_seat_is_taken_back_by_join_in_the_direct_messages(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        await here.leave("Ben")
        assert told(await here["Ben"].user.slash("join"), "took-back", table=1)


async def test_the_commands_ask_what_the_buttons_ask(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        left = shown(await here["Ben"].slash(here.channel, "leave"))
        assert words(left) == say("en", "leave-ask", table=1)
        assert [control.action for control in controls(left)] == ["leave", "back"]
        closed = shown(await here["Ana"].slash(here.channel, "close"))
        assert words(closed) == say("en", "close-ask", table=1)
        assert [control.action for control in controls(closed)] == ["cancel", "pause", "back"]
        assert (await here.bot.tables.get(1)).running
        await here.click("Ana", closed, "back")
        assert "Your hand" in words(here.now(closed))
        assert told(await here["Ben"].slash(here.channel, "close"), "only-the-host", host="Ana")


@pytest.mark.long
async def test_whoever_leaves_by_a_command_may_take_the_seat_back_there(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        left = await here.leave("Ben")
        assert told(left, "left-game", table=1)
        assert [control.action for control in controls(shown(left))] == ["join"]
        await here.click("Ben", shown(left), "join")
        assert "left · a computer plays" not in words(here.table_message())


@pytest.mark.long
async def test_that_a_game_is_closed_is_said_once_in_private(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        cards = {name: here.direct_message(name) for name in NAMES}
        await here.click("Ben", here.table_message(), "hand")
        panel = here.hand_message("Ben")
        closed = shown(await here.close("Ana"))
        assert "is closed" in words(here.now(closed))
        assert "is closed" in words(here.now(panel))
        assert here.now(cards["Ana"]) is None
        assert here.now(cards["Ben"]) is None
        assert "is closed" in words(here.now(cards["Cleo"]))
        assert not here.env.errors


async def test_forget_says_what_is_lost_and_erases_nothing_unasked(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        await here.open("Ben", "Ana", start=False)
        question = shown(await here["Ana"].slash(here.channel, "forget"))
        assert "This can't be undone." in words(question)
        assert f"You leave table #1 ({say('en', f'game-{next(iter(CATALOGUE))}')}) and table #2" in words(question)
        await here.click("Ana", question, "keep")
        assert words(here.now(question)) == "Nothing was erased."
        assert "Ana" in words(here.table_message(2))
        nothing = shown(await here["Cleo"].slash(here.channel, "forget"))
        assert "table #2" not in words(nothing)
        await here.click("Cleo", nothing, "forget")
        assert words(here.now(nothing)) == say("en", "forgotten")


@pytest.mark.long
async def test_two_people_who_were_forgotten_are_told_apart_by_their_seats(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        await here.forget("Ana")
        assert "**Somebody**" in words(here.table_message())
        await here.forget("Cleo")
        for message in (here.table_message(), here.hand_message("Ben")):
            assert "Somebody **" not in words(message)
        assert "**Somebody in seat 1**" in words(here.table_message())
        assert "**Somebody in seat 3**" in words(here.table_message())
