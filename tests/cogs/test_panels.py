"""One panel a person: where it stands, what takes its place, and how it follows its table."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.games.bohnanza.state import Phase
from bot.store import MessageRow
from bot.ui.names import escape
from bot.ui.publishing.outbox.places import hand_of, panel_of
from bot.ui.publishing.outbox.posting import STALE_AFTER
from bot.ui.publishing.outbox.slots import Slot
from bot.ui.publishing.outbox.tokens import AWAKE, GOOD_FOR
from bot.ui.publishing.panels.faces import LOOKING, OLD
from bot.ui.screens import Face
from bot.ui.seeing import turn_of
from bot.words import say
from tests.cogs.decks import shorten
from tests.cogs.driving import Driver
from tests.cogs.mishaps import position, press, show, told
from tests.cogs.privately import Watch, tokens_are_young
from tests.cogs.takers import Takers
from tests.cogs.world import World, controls, shown, words, world
from tests.games.bohnanza.tables import table as position_of

NAMES = ("Ana", "Ben", "Cleo")
PLANTING = position_of(hands=["soy red blue", "chili wax", "red"])


async def start(here: World) -> Watch:
    """Three people, and Ana is to plant soy; only direct messages so far."""
    await here.open(*NAMES)
    await position(here, 1, PLANTING)
    return Watch(here, 1)


def face(here: World, name: str) -> Face:
    """What the person's direct message is."""
    return here.bot.publisher.panels.face(Slot(1, hand_of(here[name].id)))


def row(here: World, name: str) -> MessageRow | None:
    """The person's private answer in the channel."""
    return here.bot.publisher.slots.get(Slot(1, panel_of(here[name].id)))


def counted(here: World, since: int) -> list[str]:
    """The calls that count towards Discord's limits."""
    return [f"{call.method} {call.path}" for call in here.env.http_requests[since:] if "/channels" in call.path]


async def test_my_hand_brings_the_panel_to_the_channel_and_the_direct_message_says_that_it_is_there(
    tmp_path: Path,
) -> None:
    async with world(tmp_path, *NAMES) as here:
        watch = await start(here)
        panel = shown(await here.click("Ben", here.table_message(), "hand"))
        assert panel.ephemeral
        assert watch.acts(panel)
        assert face(here, "Ben") is Face.CARD
        direct = here.direct_message("Ben")
        assert not watch.acts(direct)
        assert words(direct).startswith(say("en", "panel-card"))
        assert "Chili" not in words(direct)
        watch.check(*NAMES)


async def test_who_plays_in_the_channel_has_no_direct_message_edited(tmp_path: Path) -> None:
    """Through two turns, with trades by which hands change, and cards drawn."""
    async with world(tmp_path, *NAMES) as here:
        watch, people = Watch(here, await here.open(*NAMES)), Takers(here, 1, NAMES, seed=1)
        for name in NAMES:
            await here.click(name, here.table_message(), "hand")
        since = len(here.env.http_requests)
        while turn_of(await people.game()) < 3:
            await people.step()
        assert any(one.counted for one in people.presses)
        assert counted(here, since) == []
        for name in NAMES:
            assert words(here.direct_message(name)).startswith(say("en", "panel-card"))
        watch.check(*NAMES)


async def call_ben(here: World) -> None:
    """Ben has looked at his hand a while ago, and now has to plant."""
    ends = position_of(phase=Phase.TRADE, hands=["soy", "red blue", "chili"], face_up="")
    await start(here)
    await position(here, 1, ends)
    await here.click("Ben", here.table_message(), "hand")
    await here.env.advance_time(LOOKING)
    await here.click("Ana", here.hand_message("Ana"), "end")


async def test_a_direct_message_that_calls_says_why_until_its_reader_does_something(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await call_ben(here)
        first, then, *_ = words(here.direct_message("Ben")).split("\n")
        assert (first, then) == ("### 🔔 Table #1: plant your front card", say("en", "panel-card"))
        assert "Red" not in words(here.direct_message("Ben"))
        since = len(here.env.http_requests)
        await here.click("Ben", here.hand_message("Ben"), "plant")
        assert words(here.direct_message("Ben")).startswith(say("en", "panel-card"))
        await here.click("Ben", here.hand_message("Ben"), "turn-up")
        assert len([call for call in counted(here, since) if call.startswith("PATCH")]) == 1


async def test_it_calls_no_longer_though_what_its_reader_does_is_no_move(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await call_ben(here)
        assert "🔔" in words(here.direct_message("Ben"))
        await here.click("Ben", here.hand_message("Ben"), "more")
        assert words(here.direct_message("Ben")).startswith(say("en", "panel-card"))


async def test_each_new_panel_takes_the_former_one_away(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        watch = await start(here)
        for _ in range(3):
            await here.click("Ana", here.table_message(), "hand")
            await here["Ana"].slash(here.channel, "hand")
            watch.check(*NAMES)
        assert len(watch.answers("Ana")) == 1
        for _ in range(2):
            await here["Ana"].user.slash("hand")
            watch.check(*NAMES)
        assert watch.answers("Ana") == []
        assert len(watch.directs("Ana")) == 1


async def test_play_here_and_wake_up_move_the_panel_to_where_they_are_pressed(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        watch = await start(here)
        await here.click("Ana", here.table_message(), "hand")
        await here.click("Ana", here.direct_message("Ana"), "hand")
        assert watch.acts(here.direct_message("Ana"))
        assert watch.answers("Ana") == []
        await here.click("Ana", here.table_message(), "hand")
        await here.env.advance_time(AWAKE + 2)
        (asleep,) = watch.answers("Ana")
        assert not watch.acts(asleep)
        assert watch.acts(here.direct_message("Ana"))
        await here.click("Ana", asleep, "hand")
        assert watch.acts(watch.answers("Ana")[0])
        assert not watch.acts(here.direct_message("Ana"))
        watch.check(*NAMES)


async def test_a_refused_public_button_puts_the_panel_at_the_bottom_of_the_channel(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        watch = await start(here)
        await here.click("Ben", here.table_message(), "hand")
        await here["Cleo"].send(here.channel, "What a day!")
        refused = await press(here, "Ben", here.table_message(), "bean:1:turn-up:1")
        assert told(refused, "turn-of-another", player="Ana", phase="plant")
        newest = max(here.env.backend.messages[here.channel.id])
        assert newest == shown(refused).id
        watch.check(*NAMES)


async def test_a_public_button_that_worked_leaves_a_panel_that_follows_where_it_is(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        watch = await start(here)
        await position(here, 1, position_of(hands=["soy red", "chili", "red"], planted=1))
        panel = shown(await here.click("Ana", here.table_message(), "hand"))
        result = await here.click("Ana", here.table_message(), "turn-up")
        assert result.followups == []
        assert row(here, "Ana") is not None
        assert watch.answers("Ana")[0].id == panel.id
        assert "turned up" in words(watch.answers("Ana")[0])
        # When its token is old, the next chance is taken for one that lives longer.
        await here.env.advance_time(OLD + 1)
        await here.click("Ana", here.table_message(), "end")
        assert watch.answers("Ana")[0].id != panel.id
        watch.check(*NAMES)


async def test_panels_follow_what_others_do_and_that_is_not_counted(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        watch = await start(here)
        for name in NAMES:
            await here.click(name, here.table_message(), "hand")
        before, since = words(watch.answers("Ben")[0]), len(here.env.http_requests)
        await here.click("Ana", watch.answers("Ana")[0], "plant")
        await here.click("Ana", watch.answers("Ana")[0], "turn-up")
        assert words(watch.answers("Ben")[0]) != before
        assert counted(here, since) == []
        watch.check(*NAMES)


async def test_who_looks_is_not_called_and_who_does_not_gets_a_new_direct_message(tmp_path: Path) -> None:
    ends = position_of(phase=Phase.TRADE, hands=["soy", "red blue", "chili"], face_up="")
    async with world(tmp_path, *NAMES) as here:
        watch = await start(here)
        await position(here, 1, ends)
        await here.click("Ben", here.table_message(), "hand")
        card = here.direct_message("Ben").id
        await here.click("Ana", here.hand_message("Ana"), "end")
        assert here.direct_message("Ben").id == card
        await position(here, 1, ends)
        await here.env.advance_time(LOOKING)
        await here.click("Ana", here.hand_message("Ana"), "end")
        # The card comes anew, which notifies; the panel stays.
        assert here.direct_message("Ben").id != card
        assert not watch.acts(here.direct_message("Ben"))
        assert watch.acts(watch.answers("Ben")[0])
        watch.check(*NAMES)


@pytest.mark.long
async def test_who_offers_and_takes_back_has_a_card_edited_once(tmp_path: Path) -> None:
    """Whoever was turned to is called once; the call that is over does not come back with the next offer."""
    async with world(tmp_path, *NAMES) as here:
        await start(here)
        await position(here, 1, position_of(phase=Phase.TRADE, hands=["soy", "red blue", "chili"], face_up="wax"))
        await here.click("Ben", here.table_message(), "hand")
        await here.env.advance_time(LOOKING)
        since, card = len(here.env.http_requests), say("en", "panel-card")
        for _ in range(3):
            await here["Ana"].slash(here.channel, "offer", give="soy for a red bean to Ben")
            offered = words(here.direct_message("Ben"))
            await here.click("Ana", here.hand_message("Ana"), "withdraw")
            assert words(here.direct_message("Ben")).startswith(card)
        assert offered.startswith(card)
        edits = [call for call in counted(here, since) if call.startswith("PATCH") and _in_dm(here, "Ben", call)]
        assert len(edits) == 1


def _in_dm(here: World, name: str, call: str) -> bool:
    return f"/channels/{here[name].user.dm_channel.id}/" in call


async def test_a_panel_goes_on_after_a_restart(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        watch = await start(here)
        panel = shown(await here.click("Ben", here.table_message(), "hand"))
        await here.restart()
        since = len(here.env.http_requests)
        await position(here, 1, position_of(hands=["soy red", "chili", "red"], planted=1))
        await here.click("Ana", here.hand_message("Ana"), "turn-up")
        assert watch.answers("Ben")[0].id == panel.id
        assert "Trade with" in words(watch.answers("Ben")[0])
        assert not [call for call in counted(here, since) if str(panel.id) in call]
        await here.env.advance_time(AWAKE + 2)
        assert not watch.acts(watch.answers("Ben")[0])
        watch.check(*NAMES)


@pytest.mark.long
async def test_a_restart_before_the_direct_message_follows_leaves_one_panel(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES, pace=None) as here:
        watch = await start(here)
        await here.env.advance_time(60)
        await show(here, 1, *[hand_of(here[name].id) for name in NAMES], fresh=True)
        # Each queue pauses now.
        for name in NAMES:
            await here.click(name, here.table_message(), "hand")
        await here.restart()
        await here.env.advance_time(60)
        for name in NAMES:
            assert watch.acts(watch.answers(name)[0])
            assert not watch.acts(watch.directs(name)[0])
        watch.check(*NAMES)


@pytest.mark.long
async def test_after_a_restart_each_panel_falls_asleep_at_its_own_time(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        watch = await start(here)
        for name in reversed(NAMES):
            await here.click(name, here.table_message(), "hand")
            await here.env.advance_time(100)
        await here.restart()
        await here.bot.publisher.slots.read(1)
        await here.env.advance_time(AWAKE - 290)
        assert [watch.acts(watch.answers(name)[0]) for name in NAMES] == [True, True, False]
        await here.env.advance_time(100)
        assert [watch.acts(watch.answers(name)[0]) for name in NAMES] == [True, False, False]
        watch.check(*NAMES)


async def test_a_panel_that_was_dismissed_is_the_direct_message_again(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        watch = await start(here)
        panel = shown(await here.click("Ben", here.table_message(), "hand"))
        here.env.backend.delete_message(here.channel.id, panel.id)
        # That she has planted says nothing new in Ben's panel; what she turns up does.
        for action in ("plant", "turn-up"):
            await here.click("Ana", here.hand_message("Ana"), action)
        assert row(here, "Ben") is None
        assert face(here, "Ben") is not Face.CARD
        watch.check(*NAMES)


async def test_tokens_are_used_while_they_are_young_and_kept_no_longer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path, *NAMES) as here:
        await start(here)
        with tokens_are_young(here, monkeypatch) as used:
            for name in NAMES:
                await here.click(name, here.table_message(), "hand")
            await here.env.advance_time(GOOD_FOR + 60)
            await here.click("Ana", here.hand_message("Ana"), "plant")
        assert used
        await here.database.write_noted()
        kept = await here.database.read(
            "SELECT person_id FROM messages WHERE token IS NOT NULL AND kind != 'table'"
        )
        assert [person for (person,) in kept] == [here["Ana"].id]


async def test_forget_takes_the_panel_away_and_its_token(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        watch = await start(here)
        await here.click("Ben", here.table_message(), "hand")
        await here.forget("Ben")
        assert watch.answers("Ben") == []
        await here.database.write_noted()
        theirs = await here.database.read(f"SELECT * FROM messages WHERE person_id = {here['Ben'].id}")
        assert theirs == []


async def test_with_closed_direct_messages_the_channel_does_everything(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        here.close_dms("Ben")
        watch = await start(here)
        panel = shown(await here.click("Ben", here.table_message(), "hand"))
        await here.env.advance_time(AWAKE + 2)
        assert [control.action for control in controls(watch.answers("Ben")[0])] == ["hand"]
        await here.click("Ben", watch.answers("Ben")[0], "hand")
        assert watch.answers("Ben")[0].id == panel.id
        assert watch.acts(watch.answers("Ben")[0])
        watch.check(*NAMES)


async def test_a_panel_that_cannot_be_shown_keeps_no_other_awake(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path, *NAMES) as here:
        watch = await start(here)
        for name in NAMES:
            await here.click(name, here.table_message(), "hand")
        outbox, deliver = here.bot.publisher.outbox, here.bot.publisher.outbox.carrier
        failing = Slot(1, panel_of(here["Ana"].id))

        async def fails(slot: Slot, *, fresh: bool) -> bool:
            if slot == failing:
                raise ValueError("cannot be drawn")
            return await deliver(slot, fresh=fresh)

        monkeypatch.setattr(outbox, "carrier", fails)
        await here.env.advance_time(AWAKE + 2)
        assert [watch.acts(watch.answers(name)[0]) for name in NAMES[1:]] == [False, False]
        # Whoever presses later falls asleep as well.
        await here.click("Ben", here.table_message(), "hand")
        await here.env.advance_time(AWAKE + 2)
        assert not watch.acts(watch.answers("Ben")[-1])


@pytest.mark.long
async def test_a_panel_among_old_direct_messages_that_is_sent_anew_tells_only_what_lasts(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await start(here)
        await here.env.advance_time(STALE_AFTER + 60)
        pressed = here.direct_message("Ben")
        await here.click("Ben", pressed, "hand")
        for action in ("plant", "turn-up"):
            await here.click("Ana", here.hand_message("Ana"), action)
        anew = here.direct_message("Ben")
        assert anew.id != pressed.id
        assert face(here, "Ben") is Face.RESTING
        assert words(anew).startswith(say("en", "panel-resting"))


async def test_names_in_a_refusal_above_the_panel_are_text(tmp_path: Path) -> None:
    names = ("**Ana**", "Ben", "Cleo")
    async with world(tmp_path, *names) as here:
        await here.open(*names)
        await position(here, 1, PLANTING)
        ana = escape("**Ana**")
        refused = await press(here, "Ben", here.table_message(), "bean:1:turn-up:1")
        assert say("en", "turn-of-another", player=ana, phase="plant") in words(shown(refused))


async def test_a_refused_command_brings_the_panel_there_and_nothing_piles_up(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        watch = Watch(here, 1)
        await here.open(*NAMES)
        await position(here, 1, PLANTING)
        for _ in range(3):
            refused = await here["Ben"].slash(here.channel, "end")
            assert told(refused, "turn-of-another", player="Ana", phase="plant")
            assert len(watch.answers("Ben")) == 1
            assert "Field 1" in words(watch.answers("Ben")[0])


async def test_a_panel_says_once_that_the_game_is_paused_and_by_whom(tmp_path: Path) -> None:
    names = ("**Ana**", "Ben", "Cleo")
    async with world(tmp_path, *names) as here:
        await here.open(*names)
        await position(here, 1, PLANTING)
        await here["**Ana**"].slash(here.channel, "pause")
        for action in ("bean:1:turn-up:1", "bean:1:hand"):
            panel = words(shown(await press(here, "Ben", here.table_message(), action)))
            assert panel.startswith(f"### ⏸️ Paused by {escape('**Ana**')}. The clock is stopped, nothing is lost.")
            assert panel.lower().count("paused") == 1
        assert f"⏸️ Paused by {escape('**Ana**')} · " in words(here.table_message()).splitlines()[0]


@pytest.mark.long
async def test_nothing_old_stands_above_the_end_sheet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shorten(monkeypatch, "rio_grande_2000", "stink green soy black_eyed red")
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        driver = Driver(here, 1, NAMES)
        await here.click("Ben", here.table_message(), "hand")
        here.bot.publisher.panels.happened(1, here["Ben"].id, "✅ Ana took #1: you gave 🌱 Soy.")
        await driver.play()
        assert await driver.over()
        for name in NAMES:
            assert words(here.hand_message(name)).startswith("## 🏁"), name
        # What is said after it stands there.
        late = await press(here, "Ben", here.hand_message("Ben"), "bean:1:harvest")
        assert told(late, "table-is-ended", table=1)
