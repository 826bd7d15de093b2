"""Several tables in one channel, and one person at several tables."""

from __future__ import annotations

from pathlib import Path

import pytest
from simcord.results import InteractionResult

from bot.games.bohnanza.state import Phase
from bot.store import Status, append, events_of
from tests.cogs.mishaps import position, private, told
from tests.cogs.world import World, controls, words, world
from tests.games.bohnanza.tables import table as position_of

NAMES = ("Ana", "Ben", "Cleo", "Dan")
ANA_PLANTS = position_of(hands=["soy red", "blue", "chili"])
BEN_PLANTS = position_of(active=1, hands=["soy red", "blue", "chili"])


async def two_tables(here: World) -> None:
    """Ana plays at two tables here and is waited for at the second alone."""
    await here.open("Ana", "Ben", "Cleo")
    await here.open("Ana", "Ben", "Dan")
    await position(here, 1, BEN_PLANTS)
    await position(here, 2, ANA_PLANTS)


async def count(here: World, table: int) -> int:
    return len(await events_of(here.database, table))


async def answer(here: World, name: str, asked: InteractionResult, action: str, table: int) -> InteractionResult:
    """Press the button of this table in a private question."""
    assert asked.response is not None
    result: InteractionResult = await here[name].click(asked.response, custom_id=f"bean:{table}:{action}")
    return result


async def test_a_command_means_the_table_that_waits_for_the_person(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await two_tables(here)
        before = await count(here, 1), await count(here, 2)
        result = await here["Ana"].slash(here.channel, "plant")
        assert "table #2" in private(result)
        assert (await count(here, 1), await count(here, 2)) == (before[0], before[1] + 1)


async def test_where_several_wait_the_person_is_asked(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await two_tables(here)
        await position(here, 1, ANA_PLANTS)
        before = await count(here, 1), await count(here, 2)
        asked = await here["Ana"].slash(here.channel, "plant")
        assert told(asked, "which-table", tables="#2 and #1")
        assert [(control.table, control.action) for control in controls(asked.response)] == [
            (2, "hand"),
            (1, "hand"),
        ]
        assert (await count(here, 1), await count(here, 2)) == before
        await here["Ana"].slash(here.channel, "plant", table=1)
        assert (await count(here, 1), await count(here, 2)) == (before[0] + 1, before[1])


@pytest.mark.long
async def test_the_answer_is_the_hand_in_place_of_the_question(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await two_tables(here)
        await position(here, 1, ANA_PLANTS)
        asked = await here["Ana"].slash(here.channel, "plant")
        shown = await answer(here, "Ana", asked, "hand", 1)
        assert "Your hand" in words(shown.response)
        assert "table #1" in words(shown.response)
        assert "plant" in [control.action for control in controls(shown.response)]
        assert not shown.followups
        assert "which" not in words(shown.response)


@pytest.mark.long
async def test_the_answer_does_what_the_command_asked_for(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await two_tables(here)
        await position(here, 1, ANA_PLANTS)
        first = here.table_message(1)
        asked = await here["Ben"].slash(here.channel, "table")
        shown = await answer(here, "Ben", asked, "table", 1)
        assert told(shown, "posted-anew", table=1, channel=here.channel.mention)
        assert here.table_message(1).id != first.id
        asked = await here.leave("Ben")
        question = (await answer(here, "Ben", asked, "ask-leave", 2)).response
        assert told(await here.click("Ben", question, "leave"), "left-game", table=2)
        assert told(await here.leave("Ben"), "left-game", table=1)


async def test_the_host_of_several_lobbies_starts_or_closes_the_one_that_is_meant(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        for _ in range(2):
            await here.open("Ana", "Ben", "Cleo", start=False)
        asked = await here["Ana"].slash(here.channel, "start")
        await answer(here, "Ana", asked, "start", 1)
        assert (await here.bot.tables.get(1)).running
        await here.open("Ana", start=False)
        asked = await here.close("Ana")
        assert {control.action for control in controls(asked.response)} == {"ask-close"}
        await answer(here, "Ana", asked, "ask-close", 2)
        assert not (await here.bot.tables.get(2)).open
        assert (await here.bot.tables.get(3)).open


@pytest.mark.long
async def test_the_table_here_comes_before_one_elsewhere(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await two_tables(here)
        first, here.channel = here.channel, here.guild.create_text_channel("other")
        await here.open("Ana", "Ben", "Cleo")
        await position(here, 3, ANA_PLANTS)
        assert "table #3" in private(await here["Ana"].slash(here.channel, "plant"))
        assert "table #2" in private(await here["Ana"].slash(first, "plant"))


@pytest.mark.long
async def test_commands_work_in_the_direct_messages(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await two_tables(here)
        assert "table #2" in private(await here["Ana"].user.slash("plant"))
        assert "table #1" in private(await here["Ana"].user.slash("hand", table=1))
        assert told(await here["Ana"].user.slash("plant", table=1), "turn-of-another", player="Ben", phase="plant")
        assert told(await here["Ana"].user.slash("join"), "no-lobby-to-join")
        asked = (await here["Ana"].user.slash("leave", table=2)).response
        assert told(await here.click("Ana", asked, "leave"), "left-game", table=2)


async def test_clicks_at_one_table_do_nothing_at_the_other(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await two_tables(here)
        before = await count(here, 1), words(here.table_message(1)), words(here.hand_message("Ana", 1))
        await here.click("Ana", here.hand_message("Ana", 2), "plant")
        assert (await count(here, 1), words(here.table_message(1)), words(here.hand_message("Ana", 1))) == before
        assert "Soy" in words(here.table_message(2))


async def test_join_means_the_newest_lobby_here(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open("Ana", start=False)
        await here.open("Ben", start=False)
        assert told(await here["Cleo"].slash(here.channel, "join"), "joined", table=2)
        assert told(await here["Cleo"].slash(here.channel, "join"), "joined", table=1)


async def test_the_tables_are_offered_while_typing(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await two_tables(here)
        choices = await here["Ana"].autocomplete(here.channel, "plant", "table", "")
        assert [choice["value"] for choice in choices] == [2, 1]
        assert await here["Dan"].autocomplete(here.channel, "plant", "table", "1") == []
        assert await here["Cleo"].autocomplete(here.channel, "plant", "card", "x", table=2) == []


async def test_a_table_named_in_a_command_must_be_an_own_one(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await two_tables(here)
        await position(here, 2, position_of(phase=Phase.TRADE, hands=["soy", "blue", "red"], face_up="chili"))
        result = await here["Cleo"].slash(here.channel, "offer", give="1 soy", table=2)
        assert told(result, "not-seated", table=2)


@pytest.mark.long
async def test_a_game_that_is_over_asks_no_question(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        first = await here.open(*NAMES)
        async with here.bot.tables.changing(first) as held:
            row = await append(here.database, first, held.sequence, [], Status.ENDED, 0, None)
            await here.bot.tables.reload(held, row)
        second = await here.open(*NAMES)
        channel = here.channel.mention
        assert told(await here["Ana"].slash(here.channel, "table"), "posted-anew", table=second, channel=channel)


async def test_a_command_of_play_in_the_own_lobby_says_that_the_game_has_not_begun(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open("Ana", start=False)
        assert told(await here["Ana"].slash(here.channel, "end"), "table-is-lobby", table=1)
        assert told(await here["Ana"].slash(here.channel, "join"), "seated-already", table=1)
