"""The moves of a whole game, found in its events alone."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games import CATALOGUE
from bot.games.bohnanza import moves as m
from bot.games.bohnanza.events import Harvested
from bot.games.bohnanza.high_bohn.moves import BeginStew, BuyBuildings, HarvestFor
from bot.games.chance import seeded
from bot.games.contract import Made, Seat
from bot.games.nicht_die_bohne.moves import Lay, Take
from bot.players import FAMILIES
from tests.breadth import few

TOLD = (
    *(m.Plant, m.TurnUp, m.Discard, m.LeaveOffer, m.Harvest, m.BuyField, m.Accept, m.Decline, m.MakeOffer),
    *(BuyBuildings, Lay, Take),
)
"""The moves that can be told; of offers, only those that were taken."""


def played(key: str, player: str) -> tuple[list[Any], list[Made]]:
    """A whole game of such players, and the moves that were made in it, each with the place of its first event."""
    game = CATALOGUE[key]
    family, luck = FAMILIES[game.family], seeded(f"made {key}")
    count = max(2, min(3, game.players[-1]))
    events, state, _ = game.start(count, luck)
    happened, moves, seat, everyone = [*events], list[Made](), -1, False
    while waiting := game.to_act(state):
        asked = range(count) if everyone else waiting
        seat = next((one for one in asked if one > seat), asked[0])
        view = game.view(state, seat)
        everyone = family.everyone_may_act(view)
        move = family.players[player](view, luck)
        if move is not None:
            moves.append(Made(len(happened), seat, move))
            events, state, _ = game.decide(state, seat, move, luck)
            happened += events
    return happened, moves


def _plain(move: Any) -> Any:
    """The move as events tell it: how thalers were chosen and where a stew began stands in others."""
    match move:
        case HarvestFor(place):
            return m.Harvest(place)
        case BeginStew(card, place):
            return m.Plant(card, place)
        case m.MakeOffer(give, want, to):
            return m.MakeOffer(give, tuple(sorted(want)), to)
        case _:
            return move


@pytest.mark.parametrize("player", few(["normal", "random"], "random"))
@pytest.mark.parametrize("key", few(CATALOGUE, "rio_grande_2000", "duel", "high_bohn_cognac", "nicht_die_bohne"))
def test_each_move_that_was_made_is_found_and_no_other(key: str, player: str) -> None:
    events, moves = played(key, player)
    found = CATALOGUE[key].made(events)
    assert [one.place for one in found] == sorted(one.place for one in found)

    def told(ones: list[Made]) -> list[tuple[Seat, str, Any]]:
        plain = [(one.seat, _plain(one.move)) for one in ones]
        return [(seat, type(move).__name__, move) for seat, move in plain if isinstance(move, TOLD)]

    made, known = told(moves), told(list(found))
    by_themselves = ("TurnUp", "Take", "Lay")
    assert [one for one in known if one[1] not in ("MakeOffer", "BuyBuildings", *by_themselves)] == [
        one for one in made if one[1] not in ("MakeOffer", "BuyBuildings", *by_themselves)
    ]
    assert {one for one in made if one[1] in by_themselves} <= set(known)
    assert {one for one in known if one[1] == "MakeOffer"} <= set(made)
    bought = {one for move in moves if isinstance(move.move, BuyBuildings) for one in move.move.buildings}
    assert {one[2].buildings[0] for one in known if one[1] == "BuyBuildings"} <= bought


def test_the_final_harvest_was_nobodys_move() -> None:
    for key in ("rio_grande_2000", "duel", "high_bohn"):
        events, moves = played(key, "normal")
        harvests = [one for one in CATALOGUE[key].made(events) if isinstance(one.move, m.Harvest)]
        made = [one for one in moves if isinstance(_plain(one.move), m.Harvest)]
        assert len(harvests) == len(made) < sum(isinstance(event, Harvested) for event in events)
