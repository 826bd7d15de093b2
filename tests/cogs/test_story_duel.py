"""The bean duel from the lobby to the final score: two people, by buttons and by commands."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.games.bohnanza.state import Phase
from bot.store import Status
from tests.breadth import few
from tests.cogs.decks import shorten
from tests.cogs.driving import Driver
from tests.cogs.mishaps import told, unchanged
from tests.cogs.world import World, controls, custom_id, raw, shown, words, world
from tests.ui.bohnanza.public import allowed

BOTH = ("Ana", "Ben")
BEANS = "chili stink green soy black_eyed red"
PUBLIC = allowed("duel")


async def _names(here: World, table: int) -> tuple[str, str]:
    """Who is on turn, and who waits."""
    running = await here.bot.tables.get(table)
    active = running.seats[running.state.active].name
    return active, next(name for name in BOTH if name != active)


async def _until(here: World, driver: Driver, phase: Phase, *, planted: int = 0) -> tuple[str, str]:
    """Play on until somebody is asked just this, with a card to choose from."""
    for _ in range(200):
        state = (await driver.game()).state
        if state.phase is phase and state.planted == planted and state.players[state.active].hand:
            return await _names(here, driver.table)
        await driver.step()
    raise AssertionError("that does not come about")


@pytest.mark.parametrize("closed", few([(), ("Ben",)]), ids=["open", "closed"])
async def test_a_whole_duel_by_buttons_with_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, closed: tuple[str, ...]
) -> None:
    shorten(monkeypatch, "duel", BEANS)
    async with world(tmp_path, *BOTH, seed=5) as here:
        for name in closed:
            here.close_dms(name)
        table = await here.open(*BOTH, game="duel")
        driver = Driver(here, table, BOTH, closed)
        await driver.play(20)
        before = words(here.table_message(table)), words(await driver.hand("Ana"))
        await here.restart()
        await driver.game()
        await here.bot.publisher.slots.read(table)
        assert (words(here.table_message(table)), words(await driver.hand("Ana"))) == before
        await driver.play()
        running = await driver.game()
        assert running.row.status is Status.ENDED
        scores = [len(player.thalers) for player in running.state.players]
        shown = words(here.table_message(table))
        assert all(
            f"**{seat.name}** – {score} 🪙" in shown for seat, score in zip(running.seats, scores, strict=True)
        )
        assert not here.env.errors


async def test_a_turn_by_commands(tmp_path: Path) -> None:
    async with world(tmp_path, *BOTH, seed=5) as here:
        table = await here.open(*BOTH, game="duel")
        first, second = await _names(here, table)
        await here[first].slash(here.channel, "plant")
        listed = await here[first].autocomplete(here.channel, "discard", "card", "")
        state = (await here.bot.tables.get(table)).state
        assert len(listed) == len(state.players[state.active].hand) == 4
        nothing = await here[second].autocomplete(here.channel, "discard", "card", "")
        assert not nothing
        hand = state.players[state.active].hand
        await here[first].slash(here.channel, "discard", card="#3")
        state = (await here.bot.tables.get(table)).state
        assert state.phase is Phase.PLANT_TURNED_UP
        assert hand[2] in (*state.discard, *state.face_up)
        left = len(state.face_up)
        await here[first].slash(here.channel, "end")
        state = (await here.bot.tables.get(table)).state
        assert (len(state.face_up), state.phase) == (left, Phase.PLANT_OFFERED)
        bean = state.face_up[0].rpartition("-")[0].replace("_", "-")
        await here[second].slash(here.channel, "discard", card=bean)
        assert len((await here.bot.tables.get(table)).state.face_up) == left - 1
        assert not here.env.errors


async def test_out_of_turn_nothing_happens_and_it_is_said_kindly(tmp_path: Path) -> None:
    async with world(tmp_path, *BOTH, seed=5) as here:
        table = await here.open(*BOTH, game="duel")
        first, second = await _names(here, table)
        for command, options in (
            ("plant", {}),
            ("end", {}),
            ("discard", {"card": "#1"}),
            ("harvest", {"field": "1"}),
            ("offer", {"give": "#1"}),
            ("accept", {"offer": "1"}),
            ("pass", {}),
        ):
            async with unchanged(here, table):
                refused = await here[second].slash(here.channel, command, **options)
            assert shown(refused).ephemeral
        async with unchanged(here, table):
            early = await here[first].slash(here.channel, "discard", card="#2")
        assert told(early, "first-card-must-be-planted")
        async with unchanged(here, table):
            menu = await here.click(second, here.table_message(table), "harvest")
        assert told(menu, "harvest-on-own-turn")


@pytest.mark.long
async def test_a_double_click_discards_and_leaves_once(tmp_path: Path) -> None:
    async with world(tmp_path, *BOTH, seed=5) as here:
        table = await here.open(*BOTH, game="duel")
        driver = Driver(here, table, BOTH)
        active, _ = await _until(here, driver, Phase.PLANT_TURNED_UP, planted=2)
        turn = (await driver.game()).state.turn
        message = here.table_message(table)
        leave = next(control for control in controls(message) if control.action == "leave-rest")
        clicks = await here.double_click(active, message, leave)
        assert await here.moves(*(click.id for click in clicks)) == 1
        state = (await driver.game()).state
        assert (state.turn, state.phase) == (turn + 1, Phase.PLANT_OFFERED)
        name, _ = await _names(here, table)
        hand = here.hand_message(name, table)
        discard = next(control for control in controls(hand) if control.action == "discard")
        count = len(state.discard)
        clicks = await here.double_click(name, hand, discard)
        assert await here.moves(*(click.id for click in clicks)) == 1
        state = (await driver.game()).state
        assert len(state.discard) == count + 1
        assert not here.env.errors


@pytest.mark.long
async def test_public_messages_name_no_card_and_no_place(tmp_path: Path) -> None:
    async with world(tmp_path, *BOTH, seed=6) as here:
        table = await here.open(*BOTH, game="duel")
        driver = Driver(here, table, BOTH)
        for _ in range(12):
            await driver.step()
            message = here.table_message(table)
            for control in controls(message):
                assert PUBLIC.fullmatch(custom_id(control))
            state = (await driver.game()).state
            hidden = {card for player in state.players for card in player.hand}
            assert not [
                card for card in hidden if f'"{card}"' in str(raw(message)) or f":{card}" in str(raw(message))
            ]


@pytest.mark.long
async def test_who_leaves_a_duel_is_played_for_and_the_other_finishes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shorten(monkeypatch, "duel", BEANS)
    async with world(tmp_path, *BOTH, seed=5) as here:
        table = await here.open(*BOTH, game="duel")
        driver = Driver(here, table, BOTH)
        await driver.play(10)
        await here.ask_leave("Ana", table)
        await here.click("Ana", here.hand_message("Ana", table), "leave")
        assert await driver.waiting() == ["Ben"]
        await driver.play()
        assert await driver.over()
        assert not here.env.errors
