"""How often Discord is called: less than once a move, since Discord allows few calls in a channel."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.ui.pictures import Paint
from bot.ui.publishing.outbox.patience import COMPUTERS, LONGEST, Patience
from bot.ui.publishing.outbox.places import PUBLIC
from bot.ui.publishing.outbox.slots import Slot
from tests.breadth import few
from tests.cogs.calling import EVENINGS, Evening, spend
from tests.cogs.crowd import Crowd
from tests.cogs.drawing import plainly
from tests.cogs.takers import Takers
from tests.cogs.world import World, controls, words, world

MOVES, MANY = 15, 600
"""Moves of an evening in the ordinary run, and in the long one."""
IN_TIME = 2.0
"""Seconds within which whoever must decide something reads it, but for one in a hundred: whoever turns to somebody
again and again does not call them each time (`UNANSWERED`)."""
EVERY_EVENING = pytest.mark.parametrize("evening", EVENINGS, ids=lambda evening: evening.name)
FEW_EVENINGS = pytest.mark.parametrize("evening", few(EVENINGS), ids=lambda evening: evening.name)

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eli")
THINKING = 4.0
"""Seconds from one act to the next, on average: the faster people act, the more changes share a call."""
MOST, ALWAYS = 0.8, 1.0
"""Calls a move where somebody presses a button of the table now and then, and however people play."""


@FEW_EVENINGS
async def test_a_move_costs_no_more_calls_than_an_evening_may(tmp_path: Path, evening: Evening) -> None:
    await _keeps_to_its_goal(tmp_path, evening, MOVES)


@pytest.mark.long
@EVERY_EVENING
async def test_a_move_costs_no_more_calls_all_evening(tmp_path: Path, evening: Evening) -> None:
    await _keeps_to_its_goal(tmp_path, evening, MANY)


async def _keeps_to_its_goal(path: Path, evening: Evening, moves: int) -> None:
    found = await spend(path, evening, moves)
    assert found.moves >= moves
    assert found.a_move <= evening.goal, found.calls.most_common(5)
    late = [seconds for seconds in found.read_after if seconds > IN_TIME]
    assert len(late) <= len(found.read_after) // 100, late


@pytest.mark.long
async def test_what_nobody_waits_for_waits_longer_where_the_budget_is_short(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path, *NAMES[:3], seed=1, pace=None) as here:
        await here.open(*NAMES[:3])
        await here.env.advance_time(16 * 60)
        actor = next(name for name in NAMES[:3] if "plant" in _actions(here, name))
        monkeypatch.setattr(here.bot.publisher.outbox.queues, "used", lambda: 1.0)
        await here.click(actor, here.hand_message(actor), "plant")
        await here.env.advance_time(12)
        assert f"{actor} planted" not in words(here.table_message())
        await here.env.advance_time(LONGEST)
        assert f"{actor} planted" in words(here.table_message())


async def test_what_waits_is_told_of_the_calls_that_are_made(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        used = here.bot.publisher.outbox.queues.used
        assert used() < 1
        for _ in range(50):
            here.bot.budget.called("/channels/1/messages/2")
        assert used() >= 1


@pytest.mark.long
async def test_what_computers_did_waits_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with world(tmp_path, "Ana", seed=1, pace=None) as here:
        await here["Ana"].slash(here.channel, "play", computers=2)
        await here.click("Ana", here.table_message(), "start")
        await here.env.advance_time(16 * 60)
        queues, patience = here.bot.publisher.outbox.queues, list[Patience]()
        mark = queues.mark

        def marking(queue: int, slot: Slot, **how: Any) -> None:
            if slot.place == PUBLIC:
                patience.append(how["patience"])
            mark(queue, slot, **how)

        monkeypatch.setattr(queues, "mark", marking)
        for _ in range(8):
            found = [one for one in ("plant", "turn-up", "end", "plant-all") if one in _actions(here, "Ana")]
            if found:
                await here.click("Ana", here.hand_message("Ana"), found[0])
            await here.env.advance_time(20)
        assert COMPUTERS in patience


@pytest.mark.long
@pytest.mark.parametrize(("game", "names", "draw"), [("duel", NAMES[:2], plainly), ("duel", NAMES[:2], None)])
async def test_a_move_costs_less_than_one_call_on_average(
    tmp_path: Path, game: str, names: tuple[str, ...], draw: Paint | None
) -> None:
    async with world(tmp_path, *names, seed=1, pace=None, draw=draw) as here:
        table = await here.open(*names, game=game)
        await here.env.advance_time(60)
        moves, requests = await here.moves(), len(here.env.http_requests)

        company = Crowd(here, table, names, thinking=THINKING)
        # A quarter of a game of five tells as much as a whole one.
        await company.play(75)
        await here.env.advance_time(60)

        calls = _counted(here, requests)
        moves = await here.moves() - moves
        assert moves > 50
        assert 0 < len(calls) <= MOST * moves


@pytest.mark.long
async def test_where_nobody_presses_a_button_of_the_table_a_move_costs_one_call_at_most(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES, seed=1, pace=None, draw=plainly) as here:
        table = await here.open(*NAMES)
        # By now the click on *Start* is too old to edit the table's message through it.
        await here.env.advance_time(16 * 60)
        moves, requests = await here.moves(), len(here.env.http_requests)
        takers = Takers(here, table, NAMES, seed=1, thinking=THINKING)
        await takers.play(45)
        await here.env.advance_time(60)
        calls = _counted(here, requests)
        moves = await here.moves() - moves
        assert moves > 70
        assert 0 < len(calls) <= ALWAYS * moves
        assert not [press for press in takers.presses if press.in_vain]


def _counted(here: World, since: int) -> list[str]:
    """The paths of the calls from this request on that are within the limits of channels."""
    return [request.path for request in here.env.http_requests[since:] if not _is_an_answer(request.path)]


def _is_an_answer(path: str) -> bool:
    """Answers to interactions, and edits through them, are outside of the limits of channels."""
    return path.startswith(("/interactions/", "/webhooks/"))


@pytest.mark.parametrize("pressed", few([True, False]))
async def test_a_table_that_somebody_presses_never_waits_for_more(tmp_path: Path, *, pressed: bool) -> None:
    async with world(tmp_path, *NAMES[:3], seed=1, pace=None) as here:
        await here.open(*NAMES[:3])
        await here.env.advance_time(16 * 60)
        actor = next(name for name in NAMES[:3] if "plant" in _actions(here, name))
        if pressed:
            slots, public = here.bot.publisher.slots, Slot(1, PUBLIC)
            row = slots.get(public)
            assert row is not None
            slots.put(row._replace(token="of a press", token_at=int(here.bot.tables.moment())))
        await here.env.advance_time(2)
        await here.click(actor, here.hand_message(actor), "plant")
        await here.env.advance_time(3)
        assert (f"{actor} planted" in words(here.table_message())) is pressed
        await here.env.advance_time(6)
        assert f"{actor} planted" in words(here.table_message())


def _actions(here: World, name: str) -> list[str]:
    return [control.action for control in controls(here.hand_message(name))]
