"""People whom direct messages do not reach play with *My hand*; a line mentions them when needed."""

from __future__ import annotations

from pathlib import Path

import pytest
from simcord.backend.models import ResponseKind

from bot.games.bohnanza.state import Phase, State
from bot.store import MessageRow
from bot.ui.publishing.outbox.places import hand_of, nudge_for
from bot.words import say
from tests.cogs.driving import Driver
from tests.cogs.mishaps import has, position, press, public, show
from tests.cogs.world import World, controls, shown, words, world
from tests.games.bohnanza.tables import table as position_of

NAMES = ("Ana", "Ben", "Cleo")
ENDS = position_of(phase=Phase.TRADE, hands=["soy", "red blue", "chili"], face_up="")
"""Ana has only to end trading, then it is Ben's turn."""


def lines(here: World) -> list[str]:
    """The lines that mention somebody."""
    return [text for text in public(here) if "is waiting for you" in text]


async def ben_is_closed(here: World, state: State = ENDS) -> None:
    """Ben's direct messages were closed from the start."""
    here.close_dms("Ben")
    await here.open(*NAMES)
    await position(here, 1, state)


async def test_closed_from_the_start_it_is_said_once_privately_and_the_lobby_shows_it(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        here.close_dms("Ben")
        await here.open("Ana", start=False)
        result = await here.click("Ben", here.table_message(), "join")
        assert say("en", "greeting-closed") in private_followups(result)
        await here.click("Cleo", here.table_message(), "join")
        assert "2. Ben · direct messages closed" in words(here.table_message())
        assert "1. Ana\n" not in words(here.table_message())
        assert len(public(here)) == 1
        await here.click("Ana", here.table_message(), "start")
        assert lines(here) == []


@pytest.mark.long
async def test_my_hand_does_everything(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        for name in NAMES:
            here.close_dms(name)
        table = await here.open(*NAMES)
        driver = Driver(here, table, NAMES, closed=NAMES)
        await driver.play(40)
        assert all(here[name].user.dm_channel.history() == [] for name in NAMES)
        assert not here.env.errors


async def test_a_line_mentions_that_one_person_and_goes_once_they_act(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await ben_is_closed(here)
        assert lines(here) == []
        await here.click("Ana", here.hand_message("Ana"), "end")
        assert lines(here) == [say("en", "nudge", person=here["Ben"].mention, table=1)]
        (post,) = [r for r in here.env.http_requests if "is waiting for you" in str(r.json)]
        assert post.json is not None
        assert post.json["allowed_mentions"] == {"parse": [], "users": [here["Ben"].id]}
        hand = shown(await here.click("Ben", here.table_message(), "hand"))
        await here.click("Ben", hand, "plant")
        assert lines(here) == []
        assert "is waiting" not in "".join(public(here))


@pytest.mark.long
async def test_lines_keep_the_pace_of_the_channel_in_which_they_stand(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES, pace=2.0) as here:
        for name in NAMES:
            here.close_dms(name)
        await here.open(*NAMES)
        await here.env.advance_time(60)
        state = position_of(phase=Phase.PLANT_RECEIVED, set_aside=["", "red", "soy"], hands=["", "", ""])
        (await here.bot.tables.get(1)).state = state
        await show(here, 1, hand_of(here["Ben"].id), hand_of(here["Cleo"].id), fresh=True)
        assert len(lines(here)) == 1
        await here.env.advance_time(3)
        assert len(lines(here)) == 2


async def test_the_line_stays_while_others_act(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await ben_is_closed(here)
        await here.click("Ana", here.hand_message("Ana"), "end")
        await here["Cleo"].slash(here.channel, "harvest", field="1")
        assert len(lines(here)) == 1


async def test_the_line_goes_when_the_game_waits_no_longer(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        state = position_of(phase=Phase.TRADE, hands=["soy", "red blue", "chili"], face_up="soy")
        await ben_is_closed(here, state)
        await here["Ana"].slash(here.channel, "offer", give="soy", to="Ben")
        assert len(lines(here)) == 1
        await here["Ana"].slash(here.channel, "withdraw", offer="1")
        assert lines(here) == []


@pytest.mark.long
async def test_the_line_goes_when_the_table_is_closed(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await ben_is_closed(here)
        await here.click("Ana", here.hand_message("Ana"), "end")
        await here.close("Ana")
        assert lines(here) == []


async def test_closed_in_the_middle_of_a_game(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        await position(here, 1, ENDS)
        here.close_dms("Ben")
        await here.click("Ana", here.hand_message("Ana"), "end")
        assert lines(here) == [say("en", "nudge", person=here["Ben"].mention, table=1)]
        assert not here.env.errors


async def test_no_line_while_the_game_does_not_wait_for_the_person(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        await position(here, 1, ENDS)
        here.close_dms("Ben")
        # The hand was deleted, so that a new one is due, though only Ana is waited for.
        message = here.hand_message("Ben")
        here.env.backend.delete_message(message.channel.id, message.id)
        await position(here, 1, position_of(phase=Phase.TRADE, hands=["soy", "red", "chili"], face_up=""))
        assert (await here.bot.people.get(here["Ben"].id)).dm_closed
        assert lines(here) == []
        await here.click("Ana", here.hand_message("Ana"), "end")
        assert len(lines(here)) == 1


async def test_who_opens_their_messages_again_gets_hands_at_the_next_table(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await ben_is_closed(here)
        here.env.backend.faults.clear()
        second = await here.open(*NAMES, start=False)
        assert "direct messages closed" not in words(here.table_message(second))
        await here.click("Ana", here.table_message(second), "start")
        assert "Your hand" in words(here.hand_message("Ben", second))


@pytest.mark.long
async def test_after_a_restart_the_line_stays_until_the_person_acts(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        here.close_dms("Ben")
        table = await here.open(*NAMES)
        driver = Driver(here, table, NAMES, closed=("Ben",))
        while lines(here) == []:
            await driver.step()
        # As after a crash between the last move and its messages.
        await here.database.write_noted()
        for row in await here.database.read("SELECT * FROM messages"):
            here.bot.publisher.slots.put(MessageRow(*row)._replace(revision=0))
        await here.restart()
        assert len(lines(here)) == 1
        await driver.game()
        hand = await driver.hand("Ben")
        found = {control.action: control for control in controls(hand)}
        action = next(name for name in ("plant-all", "plant", "harvest-plant") if name in found)
        await press(here, "Ben", here.table_message(), ":".join(["bean", "1", action, *found[action].args]))
        assert lines(here) == []
        assert not has(here, table, nudge_for(here["Ben"].id))


async def ben_misses_one(here: World) -> None:
    """Ben is waited for, and just then one direct message fails."""
    await here.open(*NAMES)
    await position(here, 1, ENDS)
    here.close_dms("Ben")
    await here.click("Ana", here.hand_message("Ana"), "end")
    assert len(lines(here)) == 1


def sent_to_ben(here: World) -> int:
    """How often a new direct message to Ben was tried."""
    path = f"/channels/{here['Ben'].user.dm_channel.id}/messages"
    return len([call for call in here.env.http_requests if call.method == "POST" and call.path.endswith(path)])


@pytest.mark.long
async def test_a_hand_that_could_not_be_sent_anew_is_up_to_date_where_it_stands(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        before = here.hand_message("Ben").id
        await position(here, 1, ENDS)
        here.close_dms("Ben")
        await here.click("Ana", here.hand_message("Ana"), "end")
        assert here.hand_message("Ben").id == before
        assert "plant" in [control.action for control in controls(here.hand_message("Ben"))]


@pytest.mark.long
async def test_one_failed_message_is_tried_again_in_the_next_turn_and_not_before(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await ben_misses_one(here)
        here.env.backend.faults.clear()
        tried, before = sent_to_ben(here), here.hand_message("Ben").id
        await show(here, 1, hand_of(here["Ben"].id), fresh=True)
        assert (sent_to_ben(here), len(lines(here))) == (tried, 1)
        table = await here.bot.tables.get(1)
        assert isinstance(table.state, State)
        table.state = table.state._replace(turn=table.state.turn + 1)
        await show(here, 1, hand_of(here["Ben"].id), fresh=True)
        assert (sent_to_ben(here), lines(here)) == (tried + 1, [])
        assert here.hand_message("Ben").id != before
        assert not (await here.bot.people.get(here["Ben"].id)).dm_closed


async def test_whoever_uses_their_direct_messages_gets_hands_there_at_once(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await ben_misses_one(here)
        here.env.backend.faults.clear()
        before = here.hand_message("Ben")
        await here.click("Ben", before, "more")
        assert lines(here) == []
        assert here.hand_message("Ben").id != before.id
        assert "plant" in [control.action for control in controls(here.hand_message("Ben"))]


@pytest.mark.long
async def test_the_click_by_which_somebody_is_heard_of_again_is_answered_before_a_new_hand_comes(
    tmp_path: Path,
) -> None:
    async with world(tmp_path, *NAMES) as here:
        await ben_misses_one(here)
        here.env.backend.faults.clear()
        clicked = await here.click("Ben", here.hand_message("Ben"), "plant")
        assert clicked._interaction.response_kind is ResponseKind.UPDATE
        assert clicked.followups == []


@pytest.mark.long
async def test_who_plays_by_an_old_hand_alone_is_not_written_to_at_each_click(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await ben_misses_one(here)
        tried = sent_to_ben(here)
        for action in ("more", "back", "more", "back"):
            await here.click("Ben", here.hand_message("Ben"), action)
        assert sent_to_ben(here) == tried + 1
        await here.click("Ben", here.hand_message("Ben"), "plant")
        assert lines(here) == []


def private_followups(result: object) -> str:
    return "\n".join(words(answer) for answer in result.followups if answer.ephemeral)  # type: ignore[attr-defined]
