"""The hints of whole games: each sentence is true, each no has a reason, and offers are no more than is polite."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest

from bot.games import CATALOGUE
from bot.games.bohnanza.moves import Decline, MakeOffer
from bot.games.bohnanza.state import State
from bot.games.bohnanza.view import View
from bot.games.chance import seeded
from bot.games.contract import Seat
from bot.players import FAMILIES, Hint
from bot.players.bohnanza.manners import AMONG_PEOPLE
from tests.breadth import few_rows
from tests.players.bohnanza.test_reasons_true import TRUE
from tests.players.bohnanza.told import GAMES, sentences

FAMILY = FAMILIES["bohnanza"]
PLAYERS = ("normal", "hard", "easy")


def hinted(key: str, number: int) -> Iterator[tuple[State, Seat, View, Hint]]:
    """Every position of a game that has a hint for the seat whose turn it is to be asked."""
    game, luck = CATALOGUE[key], seeded(f"hinted {number}")
    players = game.players[number % len(game.players)]
    state, seat = game.start(players, luck).after, 0
    while waiting := game.to_act(state):
        seat = (seat + 1) % players
        seen = game.view(state, seat)
        hint = FAMILY.hint(seen)
        if hint is not None:
            yield state, seat, seen, hint
        move = FAMILY.players[PLAYERS[seat % len(PLAYERS)]](seen, luck)
        if move is not None and (seat in waiting or FAMILY.everyone_may_act(seen)):
            state = game.decide(state, seat, move, luck).after


@pytest.mark.parametrize(("key", "number"), few_rows(product(GAMES, range(4)), ("high_bohn", 1)))
def test_hints_of_whole_games_are_true_have_reasons_and_are_polite(key: str, number: int) -> None:
    untrue: list[str] = []
    said: Counter[str] = Counter()
    for state, seat, seen, hint in hinted(key, number):
        assert seen.own is not None
        told = list(sentences(key, state, seat, seen, hint.move))
        untrue += [f"{one.id} {dict(one.facts)}" for one in told if not TRUE[one.id](one)]
        if isinstance(hint.move, MakeOffer):
            assert AMONG_PEOPLE.allow_offer(seen, seen.own)
        if isinstance(hint.move, Decline):
            assert hint.reason.id not in {"hint-decline", "hint-decline-lacking"}
        said.update(one.id for one in told)
    assert untrue == []
    assert len(said) > 5
