"""Secrets of the private screens, and when a new hand message arrives."""

from __future__ import annotations

import random
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from bot.games.bohnanza.state import Phase
from bot.games.contract import Refusal, Seat, Viewer
from bot.ui.bohnanza import family
from bot.ui.screens import Click, Open, OpenModal, Play
from tests.breadth import examples
from tests.ui.bohnanza.acting import answer, click, moves, play, said, view, words
from tests.ui.bohnanza.examples import Position, cards, game, in_phase, look, position
from tests.ui.bohnanza.test_clicks import ANYWHERE, private
from tests.ui.reading import raw

TRADE = position(["soy", "blue", "red", "wax"], phase=Phase.TRADE)


@examples(50)
@given(ANYWHERE, st.integers(0, 5), st.randoms(use_true_random=False))
def test_no_answer_depends_on_what_only_others_know(there: Position, seat: int, luck: random.Random) -> None:
    """Deal all that this seat cannot know anew: every private screen and form stays the same (DESIGN.md 5)."""
    seat %= len(there.state.players)
    again = redealt(there, seat, luck)
    asked = [
        *private(there, seat),
        click("offers"),
        *(Click(f"/{name}") for name in ("offer", "plant", "harvest")),
    ]
    for clicked in asked:
        first, second = outcome(there, seat, clicked), outcome(again, seat, clicked)
        assert first == second


@examples(60)
@given(ANYWHERE, st.randoms(use_true_random=False), st.sets(st.integers(0, 6)))
def test_nothing_public_depends_on_hidden_cards(there: Position, luck: random.Random, done: set[int]) -> None:
    """Deal all that nobody but its owner knows anew: no word, no button and no ✓ of the table message changes."""
    players = range(len(there.state.players))
    there = Position(there.state._replace(passed=frozenset(done & set(players))))
    again = redealt(there, None, luck)
    for computers in ((), (there.state.active,), tuple(players)[1:]):
        first, second = (raw(family.table(look(one, left=computers))) for one in (there, again))
        assert first == second


def outcome(there: Position, seat: Seat, clicked: Click) -> str:
    try:
        found = answer(there, seat, clicked)
        if isinstance(found, Play):
            return repr(moves(there, seat, clicked))
    except Refusal as refused:
        return said(refused)
    if isinstance(found, Open):
        return words(family.hand(look(there, seat)._replace(part=found.part)))
    assert isinstance(found, OpenModal)
    return words(found.modal)


def redealt(there: Position, seat: Viewer, luck: random.Random) -> Position:
    """The position with the draw pile and the hands of others dealt anew, but for the cards in open offers."""
    state = there.state
    others = [other for other in range(len(state.players)) if other != seat]
    promised = {card for offer in state.offers for card in offer.give}
    unknown = [card for other in others for card in state.players[other].hand if card not in promised]
    unknown += state.draw_pile
    luck.shuffle(unknown)
    players = list(state.players)
    for other in others:
        hand = tuple(card if card in promised else unknown.pop() for card in players[other].hand)
        players[other] = players[other]._replace(hand=hand)
    return Position(state._replace(players=tuple(players), draw_pile=tuple(unknown)), ())


# When a new hand message arrives


def test_a_turn_that_begins_alerts_its_player_alone() -> None:
    before, after = next(
        (one, two) for one, two in zip(game(4), game(4)[1:], strict=False) if one.state.turn < two.state.turn
    )
    active = after.state.active
    alerted = [seat for seat in range(4) if family.alert(view(before, seat), view(after, seat), seat)]
    assert alerted == ([] if active in view(before, 0).waiting_for else [active])


def test_cards_to_plant_alert_all_but_who_ended_trading() -> None:
    there = in_phase(Phase.TRADE)
    aside = there.state.players[1]._replace(set_aside=cards("garden"))
    players = (there.state.players[0], aside, *there.state.players[2:])
    there = Position(there.state._replace(players=players, active=0))
    after = play(there, 0, click("end", there.state.turn))
    alerted = [seat for seat in range(4) if family.alert(view(there, seat), view(after, seat), seat)]
    waited = view(after, 0).waiting_for
    assert 1 in alerted
    assert alerted == [seat for seat in waited if seat != 0]


def test_an_offer_by_name_alerts_once_and_one_to_all_never() -> None:
    by_name = play(TRADE, 0, click("offer-form", 1, 0, give=["soy-1"], to=["2"]))
    alerted = [seat for seat in range(4) if family.alert(view(TRADE, seat), view(by_name, seat), seat)]
    assert alerted == [2]
    declined = play(by_name, 2, click("decline", 1))
    assert not family.alert(view(by_name, 2), view(declined, 2), 2)
    to_all = play(TRADE, 0, click("offer-form", 1, 0, give=["soy-1"], to=["anyone"]))
    assert not any(family.alert(view(TRADE, seat), view(to_all, seat), seat) for seat in range(4))
    proposed = play(TRADE, 3, click("offer-form", 1, 0, give=["wax-1"]))
    assert family.alert(view(TRADE, 0), view(proposed, 0), 0)


def test_the_first_look_alerts_who_is_waited_for() -> None:
    assert [seat for seat in range(4) if family.alert(None, view(TRADE, seat), seat)] == [0]


def test_the_table_asks_the_same_as_long_as_nobody_has_more_to_choose_from() -> None:
    made = play(TRADE, 0, click("offer-form", 1, 0, give=["soy-1"], to=["anyone"]))
    declined = play(made, 2, click("decline", 1))
    done = play(declined, 3, click("pass", 1))
    ended = play(done, 0, click("end", 1))
    steps = [view(there, None) for there in (TRADE, made, declined, done, ended)]
    same = [family.asks_the_same(before, after) for before, after in pairwise(steps)]
    assert same == [False, True, True, False]
