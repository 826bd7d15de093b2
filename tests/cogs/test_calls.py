"""How often Discord is called: less than once a move, since Discord allows few calls in a channel."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.ui.pictures import Paint
from bot.ui.publishing.places import PUBLIC
from bot.ui.publishing.slots import Slot
from tests.cogs.crowd import Crowd
from tests.cogs.drawing import plainly
from tests.cogs.takers import Takers
from tests.cogs.world import World, controls, words, world

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eli")
THINKING = 4.0
"""Seconds from one act to the next, on average: the faster people act, the more changes share a call."""
MOST, ALWAYS = 0.8, 1.0
"""Calls a move where somebody presses a button of the table now and then, and however people play."""


@pytest.mark.parametrize(
    ("game", "names", "draw"),
    [("rio_grande_2000", NAMES, plainly), ("duel", NAMES[:2], plainly), ("duel", NAMES[:2], None)],
)
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


@pytest.mark.parametrize("pressed", [True, False])
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
        await here.env.advance_time(5)
        assert f"{actor} planted" in words(here.table_message())


def _actions(here: World, name: str) -> list[str]:
    return [control.action for control in controls(here.hand_message(name))]
