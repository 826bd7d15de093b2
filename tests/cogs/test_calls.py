"""How often Discord is called: less than once a move, since Discord allows few calls in a channel."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cogs.crowd import Crowd
from tests.cogs.takers import Takers
from tests.cogs.world import World, world

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eli")
THINKING = 4.0
"""Seconds from one act to the next, on average: the faster people act, the more changes share a call."""
MOST, ALWAYS = 0.8, 1.0
"""Calls a move where somebody presses a button of the table now and then, and however people play."""


@pytest.mark.parametrize(("game", "names"), [("rio_grande_2000", NAMES), ("duel", NAMES[:2])])
async def test_a_move_costs_less_than_one_call_on_average(
    tmp_path: Path, game: str, names: tuple[str, ...]
) -> None:
    async with world(tmp_path, *names, seed=1, pace=None) as here:
        table = await here.open(*names, game=game)
        await here.env.advance_time(60)
        moves, requests = await here.moves(), len(here.env.http_requests)

        company = Crowd(here, table, names, thinking=THINKING)
        # Half a game of five tells as much as a whole one.
        await company.play(150)
        await here.env.advance_time(60)

        calls = _counted(here, requests)
        moves = await here.moves() - moves
        assert moves > 100
        assert 0 < len(calls) <= MOST * moves


async def test_where_nobody_presses_a_button_of_the_table_a_move_costs_one_call_at_most(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES, seed=1, pace=None) as here:
        table = await here.open(*NAMES)
        # By now the click on *Start* is too old to edit the table's message through it.
        await here.env.advance_time(16 * 60)
        moves, requests = await here.moves(), len(here.env.http_requests)
        takers = Takers(here, table, NAMES, seed=1, thinking=THINKING)
        await takers.play(60)
        await here.env.advance_time(60)
        calls = _counted(here, requests)
        moves = await here.moves() - moves
        assert moves > 90
        assert 0 < len(calls) <= ALWAYS * moves
        assert not [press for press in takers.presses if press.in_vain]


def _counted(here: World, since: int) -> list[str]:
    """The paths of the calls from this request on that are within the limits of channels."""
    return [request.path for request in here.env.http_requests[since:] if not _is_an_answer(request.path)]


def _is_an_answer(path: str) -> bool:
    """Answers to interactions, and edits through them, are outside of the limits of channels."""
    return path.startswith(("/interactions/", "/webhooks/"))
