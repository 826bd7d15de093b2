"""What the better players of Nicht die Bohne know: what is still to come, what it is worth, who takes what."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from bot.games.chance import seeded
from bot.games.nicht_die_bohne.cards import DECK, FACE, Card, in_order
from bot.games.nicht_die_bohne.events import Dealt
from bot.games.nicht_die_bohne.evolve import begin, evolve
from bot.games.nicht_die_bohne.game import NichtDieBohne
from bot.games.nicht_die_bohne.moves import Lay, Take
from bot.games.nicht_die_bohne.state import Phase, State
from bot.games.nicht_die_bohne.view import view
from bot.players import FAMILIES
from bot.players.nicht_die_bohne.foresight import best_move, share_out
from bot.players.nicht_die_bohne.worth import Left, Prices, prices, promise, unseen, worth_of
from bot.simulate.playing import play
from tests.games.nicht_die_bohne.tables import cards, table, trick

GAME = NichtDieBohne()
OUT = Left(points=0, minus=0, x2=False, nicht_die_bohne=False)
"""A colour of which nothing is to come."""


def positions(players: int) -> list[State]:
    """All positions of one game."""
    played = play(GAME, FAMILIES["nicht_die_bohne"], ["random"] * players, "positions")
    first = played.events[0]
    assert isinstance(first, Dealt)
    states = [begin(first)]
    for event in played.events[1:]:
        states.append(evolve(states[-1], event))
    return states


@pytest.mark.parametrize("players", GAME.players)
def test_who_lays_a_card_knows_which_cards_the_others_hold_together(players: int) -> None:
    checked = 0
    for state in positions(players):
        for seat in GAME.to_act(state) if state.phase in (Phase.LEAD, Phase.LAY) else ():
            seen = view(state, seat)
            assert seen.own is not None
            held: Counter[object] = Counter()
            for other, player in enumerate(state.players):
                if other != seat:
                    face_down = () if other == state.leader or player.laid is None else (player.laid,)
                    held.update(FACE[card] for card in (*player.hand, *face_down))
            found = unseen(seen, seen.own)
            assert Counter(FACE[card] for card in found) == held
            assert len(set(found)) == len(found)
            checked += 1
    assert checked > 3 * 60


def test_a_colour_that_nothing_can_change_promises_its_worth() -> None:
    assert promise(7, OUT, negative=False, x2=False) == 7
    assert promise(7, OUT, negative=True, x2=False) == -7
    assert promise(7, OUT, negative=False, x2=True) == 14


def test_points_are_worth_less_while_they_may_be_lost() -> None:
    sure = promise(7, OUT, negative=False, x2=False)
    for risk in (OUT._replace(minus=1), OUT._replace(nicht_die_bohne=True)):
        assert 0 < promise(7, risk, negative=False, x2=False) < sure
        assert -sure < promise(7, risk, negative=True, x2=False) < 0


def test_the_prices_of_the_last_cards_of_a_colour_are_what_they_change() -> None:
    last = Left(points=10, minus=1, x2=True, nicht_die_bohne=True)
    after = promise(7, last._replace(minus=0), negative=True, x2=False)
    before = promise(7, last._replace(minus=0), negative=False, x2=False)
    found = prices(7, last, negative=False, x2=False)
    assert found.minus == pytest.approx(after - before)
    assert found.nicht_die_bohne == -promise(7, last._replace(nicht_die_bohne=False), negative=False, x2=False)
    assert prices(7, OUT._replace(x2=True), negative=False, x2=False).x2 == 7
    assert prices(7, OUT, negative=False, x2=True).number == 2


def test_nothing_more_matters_in_a_colour_with_nicht_die_bohne() -> None:
    position = table("red-1 blue-1", "red-minus-1 blue-2", "red-x2 blue-3", areas=["red-nicht_die_bohne red-9"])
    seen = view(position, 1)
    assert seen.own is not None
    worth = worth_of(seen, seen.own, cards("red-1 red-minus-1 red-x2"))
    assert set(worth[0].values()) == set(Prices(0, 0, 0, 0))
    assert worth[2][Card("red-1")] > 0


def test_who_holds_the_dangerous_cards_of_a_colour_may_collect_it() -> None:
    danger = "red-minus-1 red-minus-2 red-minus-3 red-nicht_die_bohne"
    position = table(danger, "red-1", "blue-1", areas=["red-9", "red-8", ""])
    seen = view(position, 0)
    assert seen.own is not None
    worth = worth_of(seen, seen.own, cards("red-10"))
    assert worth[0][Card("red-10")] >= 10 > 5 > worth[1][Card("red-10")]


def test_a_trick_is_shared_out_by_the_rules() -> None:
    laid = cards("red-1 red-2 red-3 red-4")
    worth = [{card: float(FACE[card].number * factor) for card in laid} for factor in (1, 1, -1, 1)]
    # Seat 0 takes the 4 of seat 3, who takes the 3 of seat 2, who takes what is left; seat 1 takes the token's.
    shares = share_out(worth, laid, 0, 0, [1, 2, 3])
    assert shares == [4, 1, -2, 3]


def test_it_matters_whose_card_is_taken() -> None:
    areas = ["", "red-nicht_die_bohne red-minus-1 red-minus-2", "red-x2 red-9"]
    for token, best in (("red-10", "green-9"), ("red-minus-3", "blue-9")):
        laid = (token, "blue-9", "green-9")
        position = trick(table(*laid, areas=areas), *laid)
        # Whose card is left takes the token's: it would double or ruin what seat 2 has, and is nothing to seat 1.
        assert best_move(view(position, 0), seeded(1)) == Take(Card(best))


@pytest.mark.parametrize(("number", "best"), [(149, "yellow-8"), (399, "green-3"), (642, "red-10")])
def test_the_others_are_not_taken_to_lay_the_worst_that_they_may_hold(number: int, best: str) -> None:
    """The last two tricks of rounds dealt by lot, in which they do not lie so bad if any card may come."""
    deck = [*DECK]
    random.Random(number).shuffle(deck)
    hands = [" ".join(deck[place : place + 2]) for place in (0, 2, 4)]
    position = table(*hands, areas=[" ".join(deck[place : place + 18]) for place in (6, 24, 42)])
    for seed in range(5):
        assert best_move(view(position, 0), seeded(seed), 24) == Lay(Card(best))


def test_the_last_card_needs_no_thought() -> None:
    assert best_move(view(table("red-2", "red-3", "red-4"), 0), seeded(1)) == Lay(Card("red-2"))


def test_equal_cards_stand_for_each_other() -> None:
    position = table("red-minus-3 blue-1", "blue-2 blue-3", "blue-4 red-minus-1", areas=["", "red-minus-2"])
    seen = view(position, 0)
    assert seen.own is not None
    found = unseen(seen, seen.own)
    assert len([card for card in found if card.startswith("red-minus")]) == 1
    assert Card("red-minus-3") not in found
    assert in_order(found) == found
