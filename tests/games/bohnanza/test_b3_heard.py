"""B3.2: what everybody saw and heard and may remember stays public: discarded cards, offers and their answers."""

from __future__ import annotations

import pytest

from bot.games.bohnanza import moves as m
from bot.games.bohnanza.cards import Bean
from bot.games.bohnanza.events import TurnBegan
from bot.games.bohnanza.evolve import evolve
from bot.games.bohnanza.heard import Heard
from bot.games.bohnanza.state import Phase, State
from bot.games.bohnanza.view import view
from tests.games.bohnanza.playing import accept, act, end_trading, offer
from tests.games.bohnanza.tables import table

TRADING = table(phase=Phase.TRADE, hands=["soy wax soy", "red blue", "chili"], face_up="stink")._replace(turn=4)
OFFERED = act(offer(TRADING, 0, "wax soy", "red"), 2, m.Decline(1))


def heard(state: State) -> tuple[Heard, ...]:
    """What is told of it, the same to everybody."""
    told = {view(state, viewer).heard for viewer in (None, 0, 1, 2)}
    assert len(told) == 1
    return told.pop()


def test_b3_2_an_offer_that_is_over_is_remembered_with_its_answers() -> None:
    assert heard(OFFERED) == ()
    over = Heard(1, 4, 0, None, (Bean("wax"), Bean("soy")), (Bean("red"),), (2,), None)
    assert heard(act(OFFERED, 0, m.Withdraw(1))) == (over,)
    assert heard(end_trading(OFFERED)) == (over,)
    assert heard(accept(OFFERED, 1, 1, "red")) == (over._replace(taker=1),)


def test_b3_2_an_offer_that_lapses_is_remembered() -> None:
    twice = offer(OFFERED, 0, "soy", "blue", to=1)
    assert [one.number for one in heard(accept(twice, 1, 2, "blue"))] == [2, 1]


@pytest.mark.parametrize(("turn", "kept"), [(5, 1), (6, 1), (7, 0)])
def test_b3_2_what_was_said_a_round_ago_is_forgotten(turn: int, kept: int) -> None:
    state = end_trading(OFFERED)
    for following in range(5, turn + 1):
        state = evolve(state, TurnBegan(following, (following - 4) % 3))
    assert len(heard(state)) == kept


def test_b3_2_how_many_of_each_bean_lie_in_the_discard_pile_is_public() -> None:
    state = table(discard="red soy red")
    for viewer in (None, 0):
        seen = view(state, viewer)
        lying = dict(zip(seen.beans, seen.discarded, strict=True))
        assert {bean: cards for bean, cards in lying.items() if cards} == {"red": 2, "soy": 1}
