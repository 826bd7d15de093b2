"""Clicks that come twice, too late, or from a message that is no longer the newest."""

from __future__ import annotations

from pathlib import Path

import pytest
from simcord.results import InteractionResult

from bot.games.bohnanza.moves import Pass
from bot.games.bohnanza.state import Phase
from bot.store import AlreadyHandled, MessageRow, Status, events_of, tables_in
from bot.tables.acting import act
from bot.ui.publishing.outbox.places import PUBLIC, hand_of
from tests.cogs.mishaps import deliver, old_button, payload, position, press, private, show, told, unchanged
from tests.cogs.world import controls, words, world
from tests.games.bohnanza.tables import table as position_of

NAMES = ("Ana", "Ben", "Cleo")
PLANTING = position_of(hands=["soy red blue", "chili", "red"])


async def test_the_same_button_twice_plants_one_card(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        table = await here.open(*NAMES)
        await position(here, table, PLANTING)
        message, button = here.table_message(), old_button(here.hand_message("Ana"), "plant")
        await press(here, "Ana", message, button)
        async with unchanged(here, table, *NAMES):
            result = await press(here, "Ana", message, button)
        assert "can't be planted now" in private(result)


async def test_two_clicks_at_the_same_moment_plant_one_card(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        table = await here.open(*NAMES)
        await position(here, table, PLANTING)
        hand = here.hand_message("Ana")
        first, second = (payload(here, "Ana", hand, old_button(hand, "plant")) for _ in range(2))
        before = len(await events_of(here.database, table))
        here.env.backend.emit("INTERACTION_CREATE", first[1])
        await deliver(here, second[1])
        assert len(await events_of(here.database, table)) == before + 1
        assert all(record.responded for record, _ in (first, second))
        assert "can't be planted now" in words(here.hand_message("Ana"))
        assert not here.env.errors


async def test_an_interaction_that_is_replayed_does_nothing_twice(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        table = await here.open(*NAMES)
        await position(here, table, position_of(phase=Phase.TRADE, hands=["soy red", "chili"], face_up="soy"))
        record, fields = payload(here, "Ben", here.table_message(), "bean:1:pass:1")
        await deliver(here, fields)
        async with unchanged(here, table, *NAMES):
            # Discord knows that it was answered, and says so with 40060.
            await deliver(here, fields)
        async with unchanged(here, table, *NAMES):
            # After a reconnect it may be that Discord never got the first answer.
            record.responded, record.message_id, record.response_kind = False, None, None
            await deliver(here, fields)
        assert told(InteractionResult(here.env, record), "already-done")


async def test_a_replayed_move_is_known_by_its_interaction_even_if_it_were_lawful_again(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        table = await here.open(*NAMES)
        await position(here, table, position_of(phase=Phase.TRADE, hands=["soy red", "chili"], face_up="soy"))
        record, fields = payload(here, "Ana", here.table_message(), "bean:1:end:1")
        await deliver(here, fields)
        await position(here, table, position_of(phase=Phase.TRADE, hands=["soy red", "chili"], face_up="soy"))
        async with unchanged(here, table, *NAMES):
            record.responded, record.message_id, record.response_kind = False, None, None
            await deliver(here, fields)
        assert told(InteractionResult(here.env, record), "already-done")


async def test_a_replayed_start_deals_once(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        table = await here.open(*NAMES, start=False)
        record, fields = payload(here, "Ana", here.table_message(), "bean:1:start")
        await deliver(here, fields)
        async with unchanged(here, table, *NAMES):
            record.responded, record.message_id, record.response_kind = False, None, None
            await deliver(here, fields)
        assert record.responded


async def test_a_replayed_play_opens_one_table(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here["Ana"].slash(here.channel, "play")
        sent = [fields for _, name, fields in here.env.backend.transcript if name == "INTERACTION_CREATE"]
        assert isinstance(sent[0], dict)
        async with unchanged(here, 1, "Ana"):
            await deliver(here, sent[0])
        assert len(await tables_in(here.database, here.channel.id, tuple(Status))) == 1


async def test_an_interaction_whose_time_is_over_is_kept_and_no_traceback(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        table = await here.open(*NAMES)
        await position(here, table, PLANTING)
        hand = here.hand_message("Ana")
        before = len(await events_of(here.database, table))
        here.env.inject_error("POST", "/interactions/*/callback", status=404, code=10062)
        await here.click("Ana", hand, "plant")
        assert len(await events_of(here.database, table)) == before + 1
        # The publisher brings the hand up to date instead of the answer.
        assert any(control.action == "turn-up" for control in controls(here.hand_message("Ana")))
        assert not here.env.errors


async def test_a_button_on_a_message_that_was_replaced(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        table = await here.open(*NAMES)
        await position(here, table, PLANTING)
        old, button = here.hand_message("Ana"), old_button(here.hand_message("Ana"), "plant")
        await show(here, table, hand_of(here["Ana"].id), fresh=True)
        assert here.hand_message("Ana").id != old.id
        assert old.id not in [message.id for message in here["Ana"].user.dm_channel.history()]
        # The very same wish still makes sense: it is granted, answered privately with the hand.
        result = await press(here, "Ana", here.table_message(), button)
        assert private(result)
        async with unchanged(here, table, *NAMES):
            again = await press(here, "Ana", here.table_message(), button)
        assert "can't be planted now" in private(again)


async def test_the_same_interaction_is_refused_by_the_table_itself(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        table = await here.open(*NAMES)
        await position(here, table, position_of(phase=Phase.TRADE, hands=["soy red", "chili"], face_up="soy"))
        await act(here.bot.tables, table, here["Ben"].id, lambda view: (Pass(),), 77)
        before = await events_of(here.database, table)
        with pytest.raises(AlreadyHandled):
            await act(here.bot.tables, table, here["Cleo"].id, lambda view: (Pass(),), 77)
        assert await events_of(here.database, table) == before


async def test_what_changes_while_the_publisher_notes_what_is_shown_is_shown_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path, *NAMES) as here:
        table = await here.open(*NAMES)
        slots, found = here.bot.publisher.slots, await here.bot.tables.get(table)
        put, changes = slots.put, [PLANTING]

        def changing(row: MessageRow) -> None:
            put(row)
            if changes:
                found.state = changes.pop()
                here.bot.publisher.outbox.mark(found, PUBLIC)

        monkeypatch.setattr(slots, "put", changing)
        await show(here, table, PUBLIC)
        assert "3 cards" in words(here.table_message())
