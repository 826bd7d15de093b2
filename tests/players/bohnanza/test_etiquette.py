"""What computers owe the people at their table, from what everybody sees."""

from __future__ import annotations

import random

import pytest

from bot.games.bohnanza import moves as m
from bot.games.bohnanza.state import Phase
from bot.games.bohnanza.view import view
from bot.players.bohnanza.etiquette import accepts, answers, done, stage, talk
from bot.players.talk import OpenOffer, Talk
from tests.games.bohnanza.dealing import dealt_anew
from tests.games.bohnanza.playing import act, offer
from tests.games.bohnanza.tables import table

TRADING = table(phase=Phase.TRADE, hands=["soy red", "red", "blue"], face_up="wax", active=0)


def test_a_talk_is_who_leads_who_is_undecided_and_what_is_offered_to_whom() -> None:
    state = offer(offer(offer(TRADING, 0, "soy", "red"), 0, "red", "blue", to=2), 1, "red", "soy", to=0)
    state = act(act(state, 2, m.Decline(1)), 1, m.Pass())
    none = frozenset[int]()
    assert talk(view(state, None)) == Talk(
        1,
        0,
        frozenset({0, 2}),
        {
            1: OpenOffer(0, frozenset({1, 2}), frozenset({2})),
            2: OpenOffer(0, frozenset({2}), none, by_name=True),
            3: OpenOffer(1, frozenset({0}), none, by_name=True),
        },
    )
    assert talk(view(table(hands=["soy"]), None)) is None


@pytest.mark.parametrize("seed", range(5))
def test_what_others_do_not_see_changes_no_talk_and_no_stage(seed: int) -> None:
    state = act(offer(TRADING, 1, "red", "soy", to=0), 2, m.Pass())
    other = dealt_anew(state, random.Random(seed))
    for viewer in (None, 0, 1, 2):
        assert talk(view(state, viewer)) == talk(view(other, viewer))
        assert stage(view(state, viewer)) == stage(view(other, viewer))


def test_planting_and_turning_up_belong_together_and_so_does_planting_what_was_received() -> None:
    stages = [stage(view(TRADING._replace(phase=phase), None)) for phase in Phase]
    duel = [Phase.PLANT_OFFERED, Phase.PLANT]
    assert len({stages[list(Phase).index(phase)] for phase in duel}) == 1
    assert len(set(stages)) == len(stages) - 1
    assert stage(view(TRADING._replace(turn=2), None)) != stage(view(TRADING, None))


def test_what_an_answer_is_and_what_it_takes() -> None:
    assert [accepts(move) for move in (m.Accept(4), m.Decline(4), m.EndTrading())] == [4, None, None]
    assert [answers(move) for move in (m.Accept(4), m.Decline(4), m.EndTrading())] == [True, True, False]


def test_done_is_said_where_trading_begins_by_those_who_may() -> None:
    before, turns = TRADING._replace(phase=Phase.PLANT), [0, 1]
    said = [done(view(before, seat), view(TRADING, seat)) for seat in turns]
    assert said == [(), (m.Pass(),)]
    assert done(view(TRADING, 1), view(TRADING, 1)) == ()
    assert done(None, view(TRADING, 1)) == (m.Pass(),)
