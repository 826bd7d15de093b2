"""The Views of a table: each made once for a state, and nobody is handed somebody else's."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from bot.games.bohnanza import rules
from bot.games.bohnanza.evolve import evolve
from bot.games.bohnanza.game import Bohnanza
from bot.games.bohnanza.moves import TurnUp
from bot.games.contract import Viewer
from bot.tables.table import STATES, Views
from tests.tables.hall import ANA, BEN, CLEO, Hall

VIEWERS: tuple[Viewer, ...] = (None, 0, 1, 2)


async def test_every_viewer_gets_the_own_view_of_this_very_state(hall: Hall) -> None:
    table = await hall.open(ANA, BEN, CLEO)
    game, before = table.game, table.state
    for _ in range(2):
        assert [table.view(viewer) for viewer in VIEWERS] == [game.view(before, viewer) for viewer in VIEWERS]
    await hall.act(table, hall.active(table), await hall.first(table), TurnUp())
    for state in (table.state, before, table.state):
        for viewer in reversed(VIEWERS):
            assert table.view_of(state, viewer) == game.view(state, viewer)
    for viewer in VIEWERS:
        assert table.view(viewer) == game.view(table.state, viewer)
        assert (None if table.view(viewer).own is None else table.view(viewer).own.seat) == viewer


async def test_equal_states_are_not_taken_for_one_another_and_few_are_kept() -> None:
    class Counting:
        def __init__(self) -> None:
            self.made = Counter[tuple[int, Viewer]]()

        def view(self, state: list[int], viewer: Viewer) -> object:
            self.made[id(state), viewer] += 1
            return state[0], viewer

    game: Any = Counting()
    views = Views()
    states = [[0] for _ in range(STATES + 1)]
    for state in (*states, *states[1:]):
        assert views.of(game, state, 1) == (0, 1)
    assert set(game.made.values()) == {1}
    views.of(game, states[0], 1)
    assert game.made[id(states[0]), 1] == 2, "the oldest had been dropped"


async def test_a_plant_at_a_table_of_three_happens_once_and_is_told_once_to_each(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await hall.open(ANA, BEN, CLEO)
    person, before = hall.active(table), table.state
    seat, first = table.seated(person.id), await hall.first(table)
    evolved, told, viewed = Counter[str](), Counter[Viewer](), Counter[Viewer]()
    tell, view = Bohnanza.tell, Bohnanza.view

    def evolving(state: Any, event: Any) -> Any:
        evolved[type(event).__name__] += 1
        return evolve(state, event)

    def telling(game: Bohnanza, state: Any, event: Any, viewer: Viewer) -> Any:
        told[viewer] += 1
        return tell(game, state, event, viewer)

    def viewing(game: Bohnanza, state: Any, viewer: Viewer) -> Any:
        assert state is table.state
        viewed[viewer] += 1
        return view(game, state, viewer)

    monkeypatch.setattr(rules, "evolve", evolving)
    monkeypatch.setattr(Bohnanza, "evolve", lambda _, *given: evolving(*given))
    monkeypatch.setattr(Bohnanza, "tell", telling)
    monkeypatch.setattr(Bohnanza, "view", viewing)
    acted = await hall.act(table, person, first)
    for viewer in VIEWERS * 2:
        table.view(viewer)
    table.view_of(before, seat)
    assert evolved == {"Planted": 1}
    assert told == {None: 1, seat: 1}
    assert viewed == dict.fromkeys(VIEWERS, 1)
    assert [news.what for news in acted.news] == [news.what for news in table.recent.news] == ["planted"]
