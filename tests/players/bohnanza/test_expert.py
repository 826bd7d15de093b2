"""The expert of Bohnanza: better than the hard one where there is one, and as honest."""

from __future__ import annotations

import pytest

from bot.games import CATALOGUE
from bot.games.bohnanza.cards import Bean
from bot.games.bohnanza.state import Phase
from bot.games.bohnanza.view import view
from bot.players import ADVISER, EXPERT, FAMILIES, STRENGTHS
from bot.players.bohnanza.valuation.prospects import Prospects, prospects_of
from bot.players.bohnanza.valuation.weights import EXPERT as BELIEVED
from bot.players.bohnanza.valuation.weights import HARD
from bot.simulate.batch import Batch, play_all
from bot.simulate.tally import Tally
from bot.tables.computers.strengths import FOR_PEOPLE, USUAL, offered
from tests.games.bohnanza.tables import table

FAMILY = FAMILIES["bohnanza"]


@pytest.mark.parametrize("key", CATALOGUE)
def test_it_is_offered_where_it_has_a_place_on_the_scale_and_not_in_a_duel(key: str) -> None:
    game = CATALOGUE[key]
    family = FAMILIES[game.family]
    trades = game.family == "bohnanza" and 2 not in game.players
    assert offered(game) == ((*STRENGTHS, EXPERT) if trades else STRENGTHS)
    if trades:
        stand = {one: family.standings[one, family.versions[one]] for one in (STRENGTHS[-1], EXPERT)}
        assert all(stand[EXPERT][players][0] > stand[STRENGTHS[-1]][players][0] for players in game.players)


def test_whatever_is_played_unasked_is_not_its_play() -> None:
    """Hints, whoever sits for people, and where nobody chooses."""
    assert {ADVISER, FOR_PEOPLE, USUAL} <= {*STRENGTHS}
    assert EXPERT not in STRENGTHS


def test_to_it_every_card_in_hand_is_worth_more_while_there_is_time_to_trade_it() -> None:
    state = table(phase=Phase.TRADE, hands=["soy chili", "red"], fields=["red×2", "soy×3"])
    hand = tuple(Bean(bean) for bean in ("soy", "chili"))
    plain, held = Prospects(view(state, 0)), Prospects(view(state, 0), HARD._replace(held=0.2))
    assert held.worth(0, (), hand) == pytest.approx(plain.worth(0, (), hand) + 0.4)
    assert held.worth(0, (), ()) == plain.worth(0, (), ())


def test_what_one_believes_is_not_what_another_remembers() -> None:
    """Both may look at the same View in one process."""
    shown = view(table(phase=Phase.TRADE, hands=["soy"], fields=["red×2 -"]), 0)
    assert prospects_of(shown, BELIEVED) is prospects_of(shown, BELIEVED) is not prospects_of(shown)
    assert prospects_of(shown).empty != prospects_of(shown, BELIEVED).empty


@pytest.mark.long
def test_among_three_hard_it_wins_more_than_its_quarter() -> None:
    """Even by the lower bound of the interval: it wins more than two of five."""
    tally = Tally()
    for result in play_all(Batch("rio_grande_2000", (EXPERT, *("hard",) * 3), 80, 17, recorded=False), 1):
        tally.add(result)
    assert tally.win_shares()[EXPERT].low > 0.27
