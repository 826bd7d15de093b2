"""What a person is advised: nothing that nobody waits for, and never a no to what they could not accept."""

from __future__ import annotations

import pytest

from bot.games import CATALOGUE
from bot.games.bohnanza.cards import Bean
from bot.games.bohnanza.moves import Decline, MakeOffer, Move, Pass
from bot.games.bohnanza.state import Phase, State
from bot.games.bohnanza.view import View, view
from bot.games.chance import Chance, seeded
from bot.players import FAMILIES
from bot.players.bohnanza.advising import advised
from tests.breadth import few
from tests.games.bohnanza.playing import act
from tests.games.bohnanza.tables import table
from tests.players.bohnanza.test_reasons import KEYS, told

FAMILY = FAMILIES["bohnanza"]


def refuses(view: View, chance: Chance) -> Move | None:
    """A player who says no to all."""
    return Decline(view.own.options.decline[0]) if view.own and view.own.options.decline else None


def offered(want: str, to: int | None) -> State:
    """Seat 0 asks seat 1, who holds a soy, or everybody."""
    state = table(phase=Phase.TRADE, hands=["red", "soy", "blue"])
    return act(state, 0, MakeOffer((), (Bean(want),), to))


@pytest.mark.parametrize(
    ("want", "to", "move"),
    [("soy", 1, Decline(1)), ("soy", None, Pass()), ("green", 1, Pass()), ("green", None, Pass())],
)
def test_a_no_is_advised_only_to_whom_an_offer_names_and_who_could_accept_it(
    want: str, to: int | None, move: Move
) -> None:
    assert advised(view(offered(want, to), 1), refuses, seeded(1)) == move


def test_who_still_has_an_offer_open_is_not_told_to_be_done() -> None:
    state = act(offered("soy", None), 1, MakeOffer((), (Bean("red"),), 0))
    assert advised(view(state, 1), refuses, seeded(1)) is None


def test_who_is_done_already_has_nothing_to_do() -> None:
    state = act(offered("soy", None), 1, Pass())
    assert advised(view(state, 1), lambda view, chance: None, seeded(1)) is None


def test_a_player_who_says_no_all_the_same_is_not_heard() -> None:
    assert advised(view(offered("green", 1), 1), lambda view, chance: Decline(1), seeded(1)) == Pass()


@pytest.mark.parametrize("key", few(KEYS, "rio_grande_2000"))
def test_hints_of_whole_games_are_legal_and_decline_nothing_that_cannot_be_accepted(key: str) -> None:
    game = CATALOGUE[key]
    for number, (seen, _) in enumerate(told(key, game.players[0], 3, ["normal"])):
        hint = FAMILY.hint(seen) if number % 10 == 0 else None
        if hint is None or not isinstance(hint.move, Decline):
            continue
        assert seen.own is not None
        number = hint.move.offer
        assert number in {way.offer for way in seen.own.options.accept}
        assert number in {offer.number for offer in seen.offers if offer.to == seen.own.seat}
