"""The game of a lobby is chosen in its list: by the host, among those that fit the people there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from simcord.results import InteractionResult

from bot.games import CATALOGUE
from bot.store import Status, append, get_table
from bot.tables.capacity import games_for
from bot.words import say
from tests.breadth import few
from tests.cogs.mishaps import deliver, payload, press, private, public, told, unchanged
from tests.cogs.world import World, raw, words, world

SEVEN = ("Ana", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus")
FIRST = next(iter(CATALOGUE))
CHOOSE = "bean:1:game"


def name(game: str) -> str:
    return say("en", f"game-{game}")


def options(here: World) -> dict[str, bool]:
    """The games in the lobby's list, and whether each is marked as the current one."""
    (select,) = [
        part["components"][0] for part in raw(here.table_message())[0]["components"] if part["type"] == 1
    ][:1]
    return {option["value"]: option.get("default", False) for option in select["options"]}


async def choose(here: World, who: str, game: str) -> InteractionResult:
    """Choose what stands in the list."""
    result: InteractionResult = await here[who].select(here.table_message(), [game], custom_id=CHOOSE)
    return result


async def choose_anyway(here: World, who: str, message: Any, *games: str) -> InteractionResult:
    """Choose what perhaps stands in the list no longer."""
    return await press(here, who, message, CHOOSE, games)


async def test_the_host_changes_the_edition_and_everybody_stays(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben", "Cleo") as here:
        await here.open("Ana", "Ben", "Cleo", start=False)
        assert name("rio_grande_2000") in words(here.hand_message("Ben"))
        await choose(here, "Ana", "amigo_1997")
        lobby = words(here.table_message())
        assert f"## 🫘 {name('amigo_1997')} · table #1" in lobby
        assert say("en", "about-amigo_1997") in lobby
        assert "For 3 to 5 players." in lobby
        assert "(3 of 5)\n1. Ana · host\n2. Ben\n3. Cleo" in lobby
        assert [game for game, marked in options(here).items() if marked] == ["amigo_1997"]
        assert name("amigo_1997") in words(here.hand_message("Ben"))
        assert len(public(here)) == 1
        await here.click("Ana", here.table_message(), "start")
        assert name("amigo_1997") in words(here.table_message())
        assert (await here.bot.tables.get(1)).game is CATALOGUE["amigo_1997"]


async def test_a_guest_or_a_stranger_chooses_nothing(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben", "Eve") as here:
        await here.open("Ana", "Ben", start=False)
        before = await get_table(here.database, 1)
        async with unchanged(here, 1, "Ana", "Ben"):
            for who in ("Ben", "Eve"):
                assert told(await choose(here, who, "amigo_1997"), "only-the-host", host="Ana")
        assert await get_table(here.database, 1) == before
        assert [game for game, marked in options(here).items() if marked] == [FIRST]


async def test_a_refused_choice_is_taken_back_on_the_screen_of_who_made_it(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben") as here:
        await here.open("Ana", "Ben", start=False)
        refused = await choose(here, "Ben", "amigo_1997")
        # The message itself is edited: until then Discord shows the choice, and takes it from nobody again.
        assert refused.response is not None
        assert refused.response.id == here.table_message().id
        assert name(FIRST) in words(refused.response)


@pytest.mark.long
async def test_only_games_for_those_who_are_there_are_offered(tmp_path: Path) -> None:
    async with world(tmp_path, *SEVEN) as here:
        await here.open("Ana", start=False)
        for count, who in enumerate(SEVEN, start=1):
            if count > 1:
                await here.click(who, here.table_message(), "join")
            assert set(options(here)) == {key for key, game in CATALOGUE.items() if game.players[-1] >= count}
        assert list(options(here)) == ["rio_grande_2000"]
        await here.click("Gus", here.table_message(), "leave")
        await here.click("Fay", here.table_message(), "leave")
        assert "amigo_2016" in options(here)


@pytest.mark.long
async def test_a_choice_from_an_old_list_is_refused_and_nothing_is_lost(tmp_path: Path) -> None:
    async with world(tmp_path, *SEVEN) as here:
        await here.open(*SEVEN, start=False)
        async with unchanged(here, 1, "Ana"):
            result = await choose_anyway(here, "Ana", here.table_message(), "amigo_1997")
            assert told(result, "too-many-for-game", game="amigo_1997", count=7, games="rio_grande_2000")
            assert f"With 7 you can play {name('rio_grande_2000')}." in private(result)
            assert told(await choose_anyway(here, "Ana", here.table_message(), "chess"), "no-such-game")
            assert told(await choose_anyway(here, "Ana", here.table_message()), "no-such-game")
        await here.click("Ana", here.table_message(), "start")
        async with unchanged(here, 1, "Ana", "Ben"):
            assert told(await choose_anyway(here, "Ana", here.table_message(), FIRST), "table-is-running", table=1)


@pytest.mark.long
async def test_the_list_works_after_a_restart(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben", "Cleo") as here:
        await here.open("Ana", "Ben", start=False)
        await choose(here, "Ana", "amigo_2016")
        lobby = here.table_message()
        await here.restart()
        assert (await here.bot.tables.get(1)).game is CATALOGUE["amigo_2016"]
        await here["Ana"].select(lobby, ["amigo_1997"], custom_id=CHOOSE)
        await here.click("Cleo", here.table_message(), "join")
        assert f"## 🫘 {name('amigo_1997')}" in words(here.table_message())
        await here.click("Ana", here.table_message(), "start")
        await here.restart()
        assert (await here.bot.tables.get(1)).game is CATALOGUE["amigo_1997"]
        assert not here.env.errors


async def test_a_double_click_changes_the_game_once(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben") as here:
        await here.open("Ana", "Ben", start=False)
        before = await get_table(here.database, 1)
        message = here.table_message()
        both = [payload(here, "Ana", message, CHOOSE, ["amigo_1997"]) for _ in range(2)]
        here.env.backend.emit("INTERACTION_CREATE", both[0][1])
        await deliver(here, both[1][1])
        after = await get_table(here.database, 1)
        assert before is not None
        assert after is not None
        assert (after.game, after.revision) == ("amigo_1997", before.revision + 1)
        assert all(record.responded for record, _ in both)
        assert f"## 🫘 {name('amigo_1997')}" in words(here.table_message())
        assert not here.env.errors


@pytest.mark.long
async def test_a_choice_that_is_replayed_changes_nothing_again(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben") as here:
        await here.open("Ana", "Ben", start=False)
        record, fields = payload(here, "Ana", here.table_message(), CHOOSE, ["amigo_1997"])
        await deliver(here, fields)
        await choose(here, "Ana", "amigo_2016")
        record.responded, record.message_id, record.response_kind = False, None, None
        async with unchanged(here, 1, "Ana", "Ben"):
            await deliver(here, fields)
        assert (await here.bot.tables.get(1)).game is CATALOGUE["amigo_2016"]


@pytest.mark.parametrize("join_sent_first", few([False, True]))
async def test_a_game_for_two_is_chosen_while_a_third_person_sits_down(
    tmp_path: Path, join_sent_first: bool
) -> None:
    async with world(tmp_path, "Ana", "Ben", "Cleo") as here:
        await here.open("Ana", "Ben", start=False)
        message = here.table_message()
        chosen, joined = (
            payload(here, "Ana", message, CHOOSE, ["duel"]),
            payload(here, "Cleo", message, "bean:1:join"),
        )
        first, second = (joined, chosen) if join_sent_first else (chosen, joined)
        here.env.backend.emit("INTERACTION_CREATE", first[1])
        await deliver(here, second[1])
        table = await here.bot.tables.get(1)
        # Discord promises no order: whoever comes second is told why not.
        if table.game.key == "duel":
            assert len(table.seats) == 2
            assert "Table #1 is full" in private(InteractionResult(here.env, joined[0]))
        else:
            assert len(table.seats) == 3
            assert "3 players sit here" in private(InteractionResult(here.env, chosen[0]))
        assert f"## 🫘 {name(table.game.key)}" in words(here.table_message())


async def test_two_people_are_shown_the_duel_and_a_third_is_kindly_refused_there(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben", "Cleo") as here:
        await here.open("Ana", "Ben", start=False)
        hint = f"With 2 players you could already start {', '.join(map(name, games_for(2)))}."
        assert hint in words(here.table_message())
        await choose(here, "Ana", "duel")
        assert hint not in words(here.table_message())
        assert "All seats are taken" in words(here.table_message())
        async with unchanged(here, 1, "Ana", "Ben"):
            clicked = await here.click("Cleo", here.table_message(), "join")
            typed = await here["Cleo"].slash(here.channel, "join", table=1)
        for refused in (clicked, typed):
            assert f"is full: {name('duel')} is for 2 players." in private(refused)
            assert f"The host can choose a game with more seats: {name(FIRST)}" in private(refused)
        await choose(here, "Ana", FIRST)
        await here.click("Cleo", here.table_message(), "join")
        assert "3. Cleo" in words(here.table_message())


async def test_the_duel_is_not_started_alone(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        await here.open("Ana", start=False, game="duel")
        async with unchanged(here, 1, "Ana"):
            result = await here.click("Ana", here.table_message(), "start")
        assert told(result, "wrong-number-of-players", game="duel", count=1, games="")
        assert "is for 2 players, and only one person sits here." in private(result)


@pytest.mark.long
async def test_a_choice_in_a_lobby_that_has_moved_down_is_answered_in_words(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben") as here:
        await here.open("Ana", "Ben", start=False)
        old = here.table_message()
        here.keep(old)
        await here["Ana"].slash(here.channel, "table")
        assert told(await choose_anyway(here, "Ana", old, "amigo_1997"), "game-chosen", table=1, game="amigo_1997")
        assert f"## 🫘 {name('amigo_1997')}" in words(here.table_message())


async def test_a_rematch_keeps_the_game_that_was_chosen(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben", "Cleo") as here:
        await here.open("Ana", "Ben", "Cleo", start=False)
        await choose(here, "Ana", "amigo_2016")
        await here.click("Ana", here.table_message(), "start")
        async with here.bot.tables.changing(1) as held:
            row = await append(here.database, 1, held.sequence, [], Status.ENDED, 0, None)
            await here.bot.tables.reload(held, row)
        await here["Ben"].slash(here.channel, "rematch")
        assert f"## 🫘 {name('amigo_2016')} · table #2" in words(here.table_message(2))


@pytest.mark.parametrize("where", ["closed", "gone"])
async def test_a_lobby_that_is_over_takes_no_choice(tmp_path: Path, where: str) -> None:
    async with world(tmp_path, "Ana", "Ben") as here:
        await here.open("Ana", "Ben", start=False)
        message = here.table_message()
        if where == "closed":
            await here.click("Ana", message, "cancel")
            assert told(await choose_anyway(here, "Ana", message, "amigo_1997"), "table-is-closed", table=1)
        else:
            result = await press(here, "Ana", message, "bean:9:game", ["amigo_1997"])
            assert told(result, "no-such-table", table=9)
        assert not here.env.errors
