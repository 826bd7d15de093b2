"""Leaving a game: the others can finish, the seat can be taken back, and all that is stored can be forgotten."""

from __future__ import annotations

from pathlib import Path

from bot.games.bohnanza.state import Phase
from bot.store import Status
from bot.ui.publishing.places import nudge_for
from bot.words import say
from tests.cogs.driving import Driver
from tests.cogs.mishaps import has, position, press, public, told, unchanged
from tests.cogs.world import World, controls, shown, words, world
from tests.games.bohnanza.tables import table as position_of
from tests.store.scenes import traces

NAMES = ("Ana", "Ben", "Cleo")


async def waiting(here: World, table: int = 1) -> list[str]:
    return await Driver(here, table, NAMES).waiting()


async def test_the_seat_of_who_leaves_is_played_on_and_the_others_finish(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        table = await here.open(*NAMES)
        driver = Driver(here, table, NAMES)
        await driver.play(8)
        await here["Ben"].slash(here.channel, "leave")
        assert "left · a computer plays" in words(here.table_message())
        await driver.play()
        assert await driver.over()
        assert not here.env.errors


async def test_the_game_never_waits_for_who_left(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        await position(here, 1, position_of(phase=Phase.TRADE, hands=["soy", "red blue", "chili"], face_up="soy"))
        result = await here["Ana"].slash(here.channel, "leave")
        assert told(result, "left-game", table=1)
        # Ana's trading was ended and her cards were planted; it is Ben's turn, who was told so by a new hand.
        assert await waiting(here) == ["Ben"]
        assert "plant" in [control.action for control in controls(here.hand_message("Ben"))]


async def test_an_own_turn_of_who_left_passes_by(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        await position(here, 1, position_of(phase=Phase.TRADE, hands=["", "red blue", "chili"], face_up=""))
        await here["Ben"].slash(here.channel, "leave")
        await here["Ana"].slash(here.channel, "end")
        assert await waiting(here) == ["Cleo"]


async def test_buttons_of_who_left_say_so(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        hand = here.hand_message("Ben")
        await here["Ben"].slash(here.channel, "leave")
        assert "/join table:1" in words(here.hand_message("Ben"))
        async with unchanged(here, 1, "Ana", "Cleo"):
            assert told(await press(here, "Ben", hand, "bean:1:harvest"), "you-left", table=1)
            assert told(await here.click("Ben", here.table_message(), "hand"), "you-left", table=1)


async def test_join_takes_the_seat_back(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        await here["Ben"].slash(here.channel, "leave")
        assert told(await here["Ben"].slash(here.channel, "join"), "took-back", table=1)
        assert "left · a computer plays" not in words(here.table_message())
        assert "Your hand" in words(here.hand_message("Ben"))
        await here["Ben"].slash(here.channel, "leave")
        assert told(await here["Ben"].slash(here.channel, "join", table=1), "took-back", table=1)


async def test_a_game_that_all_have_left_is_closed(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        for name in NAMES[:2]:
            await here[name].slash(here.channel, "leave")
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
        assert told(await here["Ana"].slash(here.channel, "forget"), "forgotten")
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
        assert told(await here["Zdislawa"].slash(here.channel, "forget"), "forgotten")
        assert traces(here.path, "Zdislawa", person) == (0, 0)
        assert not here.env.errors


async def test_forget_takes_away_the_line_that_mentions_a_person(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        here.close_dms("Ben")
        await here.open(*NAMES)
        await position(here, 1, position_of(phase=Phase.TRADE, hands=["soy", "red blue", "chili"], face_up=""))
        await here["Ana"].slash(here.channel, "end")
        assert here["Ben"].mention in "".join(public(here))
        await here["Ben"].slash(here.channel, "forget")
        assert here["Ben"].mention not in "".join(public(here))
        assert all(-here["Ben"].id not in row for row in await _everything(here))


async def test_forget_after_the_game_keeps_it_without_the_name(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        await here["Ana"].slash(here.channel, "close")
        await here["Ana"].slash(here.channel, "forget")
        assert [seat.name for seat in (await here.bot.tables.get(1)).seats] == ["Somebody", "Ben", "Cleo"]
        assert all(here["Ana"].id not in row for row in await _everything(here))


async def test_forget_by_somebody_unknown(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        assert told(await here["Ana"].slash(here.channel, "forget"), "forgotten")
        assert await _everything(here) == []


async def test_who_was_forgotten_may_come_back_as_somebody_new(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES, "Dan") as here:
        await here.open(*NAMES)
        await here["Ana"].slash(here.channel, "forget")
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
            assert told(await here[name].slash(here.channel, "leave"), "left-game", table=1)
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
        await here["Ben"].slash(here.channel, "leave")
        assert "accept" not in {control.action for control in controls(here.table_message())}
        choices = await here["Ana"].autocomplete(here.channel, "offer", "to", "")
        assert "Cleo" in {choice["name"] for choice in choices}
        assert "Ben" not in {choice["name"] for choice in choices}


async def test_a_seat_is_taken_back_by_join_in_the_direct_messages(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        await here["Ben"].slash(here.channel, "leave")
        assert told(await here["Ben"].user.slash("join"), "took-back", table=1)
