"""What it would cost to name what an event changes: `python -m tests.benchmarks.replacing [--games N]`.

`evolve` builds the states that follow on the two commonest events from slices of the state before. Here the same
events of random games happen twice, once so and once with `_replace`, which names what changes, to equal states.
"""

from __future__ import annotations

import argparse
import random
import time
from collections import defaultdict
from collections.abc import Callable, Mapping
from typing import TypeAlias

from bot.games import CATALOGUE
from bot.games.bohnanza import events as e
from bot.games.bohnanza.events import Event
from bot.games.bohnanza.evolve import evolve, less, with_player
from bot.games.bohnanza.state import Offer, State
from bot.games.chance import seeded
from tests.benchmarks.engine import play

Evolve: TypeAlias = Callable[[State, Event], State]
PLAYERS = 5


def offered(state: State, event: Event) -> State:
    """An offer was made."""
    assert isinstance(event, e.Offered)
    offers = (*state.offers, Offer(*event))
    return state._replace(offers=offers, offered=event.number, passed=state.passed - {event.seat})


def planted(state: State, event: Event) -> State:
    """A card was planted."""
    assert isinstance(event, e.Planted)
    seat, card, place, from_hand = event
    player = state.players[seat]
    field = player.fields[place]._replace(crop=(*player.fields[place].crop, card))
    fields = (*player.fields[:place], field, *player.fields[place + 1 :])
    if from_hand:
        player = player._replace(hand=less(player.hand, (card,)), fields=fields)
    else:
        player = player._replace(set_aside=less(player.set_aside, (card,)), fields=fields)
    players = with_player(state.players, seat, player)
    face_up = less(state.face_up, (card,)) if state.face_up else ()
    return state._replace(players=players, planted=state.planted + from_hand, face_up=face_up)


NAMED: Mapping[type, Evolve] = {e.Offered: offered, e.Planted: planted}
"""The same as in `evolve`, with `_replace`."""


def main() -> None:
    """Print one line for each kind of event."""
    parser = argparse.ArgumentParser(description="Measure how states are made, in microseconds an event.")
    parser.add_argument("--games", type=int, default=40, help=f"games of {PLAYERS} players")
    arguments = parser.parse_args()
    happened: dict[type, list[tuple[State, Event]]] = defaultdict(list)
    for number in range(arguments.games):
        for before, event in transitions(f"replacing {number}"):
            if type(event) in NAMED:
                happened[type(event)].append((before, event))
    for kind, cases in happened.items():
        assert all(evolve(*case) == NAMED[kind](*case) for case in cases)
        sliced, named = (min(took(way, cases) for _ in range(5)) for way in (evolve, NAMED[kind]))
        times = named / sliced
        print(f"{kind.__name__}: {sliced:.2f} µs from slices, {named:.2f} µs with _replace ({times:.2f}×)")


def transitions(seed: str) -> list[tuple[State, Event]]:
    """Every event of a random game with the state before it."""
    game = CATALOGUE["rio_grande_2000"]
    chance = seeded(seed)
    state: State = game.start(PLAYERS, chance).after
    found: list[tuple[State, Event]] = []
    for seat, move in play(game, PLAYERS, seeded(seed), random.Random(seed).random):
        for event in game.decide(state, seat, move, chance).events:
            found.append((state, event))
            state = evolve(state, event)
    return found


def took(way: Evolve, cases: list[tuple[State, Event]]) -> float:
    """Microseconds an event."""
    began = time.process_time()
    for before, event in cases:
        way(before, event)
    return (time.process_time() - began) / len(cases) * 1e6


if __name__ == "__main__":
    main()
