"""Decisions beside the best: what the best computer does is as good as the best, by what the seat saw alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, NamedTuple

import pytest

from bot.games import CATALOGUE
from bot.games.bohnanza.cards import BEAN, Bean, Card
from bot.games.bohnanza.moves import Accept, BuyField, Decline, Harvest, MakeOffer, Plant
from bot.games.bohnanza.view import Phase, view
from bot.games.chance import seeded
from bot.games.contract import Seat
from bot.players import FAMILIES, Judged
from bot.players.bohnanza.explaining.reviewing import compared
from bot.players.hint import Reason, luck_of
from bot.players.judging import judged
from bot.players.nicht_die_bohne.points import added
from bot.simulate.playing import play
from bot.tables.replays.course import Course, Decision
from bot.tables.replays.replays import course_of
from tests.benchmarks.review import REDEAL
from tests.breadth import few, some
from tests.games.bohnanza.playing import act
from tests.games.bohnanza.tables import table
from tests.players.bohnanza.test_reasons_true import next_step
from tests.players.bohnanza.told import Told, crop


class Known(NamedTuple):
    """A decision of a game that computers have played, and how it is judged."""

    seat: Seat
    decision: Decision
    judged: Judged | None


BOHNANZA = tuple(key for key, game in CATALOGUE.items() if game.family == "bohnanza")
SLOW = ("duel",)


@cache
def course(key: str, player: str) -> Course:
    game = CATALOGUE[key]
    count = max(2, min(game.players[-1], 3))
    return course_of(game, count, play(game, FAMILIES[game.family], (player,) * count, "judging").events)


@cache
def decisions(key: str, player: str, seat: Seat = 0) -> tuple[Known, ...]:
    """Those of a seat; where judging takes long, the quick run takes some of them."""
    judge = FAMILIES[CATALOGUE[key].family].judge
    found = list(course(key, player).decisions(seat))
    chosen = some(found) if key in SLOW else found
    return tuple([Known(seat, one, judge(*one[1:])) for one in chosen])


@pytest.mark.long
@pytest.mark.parametrize("key", few(BOHNANZA, "rio_grande_2000"))
def test_what_the_best_computer_does_is_nearly_always_as_good_as_the_best(key: str) -> None:
    """Not always: it buys and harvests what is full by rules of its own, and weighs each answer by itself."""
    seats = range(2 if key == "duel" else 1)
    found = [one.judged for seat in seats for one in decisions(key, "hard", seat) if one.judged is not None]
    good = [one for one in found if one.loss <= FAMILIES["bohnanza"].as_good]
    weak = [one.judged for one in decisions(key, "easy") if one.judged is not None]
    assert len(found) > 10
    assert len(good) >= 0.9 * len(found)
    assert sum(one.loss for one in weak) / len(weak) > 2 * sum(one.loss for one in found) / len(found)


@pytest.mark.long
def test_in_nicht_die_bohne_the_best_computer_loses_less_where_a_beginner_loses_most() -> None:
    family, hard, easy = FAMILIES["nicht_die_bohne"], 0.0, 0.0
    for _, decision, found in decisions("nicht_die_bohne", "easy"):
        if found is not None and found.loss > 1:
            move = family.players["hard"](decision.view, luck_of(decision.view))
            again = family.judge(decision.view, move, None)
            assert again is not None
            hard += again.loss
            easy += found.loss
    assert 4 * hard < easy


@pytest.mark.parametrize("key", few(CATALOGUE, "rio_grande_2000", "high_bohn", "nicht_die_bohne"))
def test_a_decision_is_judged_by_what_its_seat_saw_and_never_by_the_next_card(key: str) -> None:
    game, played = CATALOGUE[key], course(key, "easy")
    judge, luck = FAMILIES[game.family].judge, seeded(1)
    for one in some(list(played.decisions(0))[::9]):
        other = REDEAL[game.family](played._states[one.place - 1], 0, luck)
        assert judge(game.view(other, 0), one.move, one.taker) == judge(*one[1:])


@pytest.mark.parametrize("key", few(CATALOGUE, "rio_grande_2000", "high_bohn"))
def test_every_part_of_a_game_is_one_that_its_family_tells_of(key: str) -> None:
    parts = {one.judged.part for one in decisions(key, "easy") if one.judged is not None}
    assert parts <= set(FAMILIES[CATALOGUE[key].family].parts)
    assert len(parts) >= 2


def test_a_decision_with_one_way_alone_is_none() -> None:
    assert judged("planting", Plant(Card("red-1"), 0), [(Plant(Card("red-1"), 0), 1.0)]) is None
    assert (
        judged(
            "planting", Plant(Card("red-1"), 0), [(Plant(Card("red-1"), 1), 1.0), (Plant(Card("red-1"), 2), 2.0)]
        )
        is None
    )


def test_what_costs_is_told_from_what_was_best() -> None:
    ways: list[tuple[Any, float]] = [(Harvest(0), 1.0), (Decline(0), 2.5), (None, 0.5)]
    found = judged("trading", Harvest(0), ways)
    assert found is not None
    assert (found.best, found.loss, found.lead) == (Decline(0), 1.5, -1.5)
    assert type(found.best) is Decline
    found = judged("trading", Decline(0), ways)
    assert found is not None
    assert (found.best, found.loss, found.lead) == (Decline(0), 0.0, 1.5)


def test_trading_counts_answers_and_offers_that_were_taken() -> None:
    for key in ("rio_grande_2000", "high_bohn"):
        for one in decisions(key, "easy"):
            if one.judged is not None and one.judged.part == "trading":
                assert isinstance(one.decision.move, MakeOffer) == (one.decision.taker is not None)
    judge = FAMILIES["bohnanza"].judge
    offers = [one.decision for one in decisions("rio_grande_2000", "easy") if one.decision.taker is not None]
    assert offers
    assert all(judge(one.view, one.move, None) is None for one in offers), "nobody took it"


def test_of_a_field_bought_late_is_said_how_little_of_the_game_is_left() -> None:
    state = table(
        players=4, thalers=["stink×5"], fields=["red×2 blue"], hands=["soy"], exhaustions=2, draw="green×3"
    )
    found = FAMILIES["bohnanza"].judge(view(state, 0), BuyField(), None)
    assert found is not None
    assert found.reason == Reason("hint-field-late", {"cards": 3, "times": 1})


def reasons(key: str, begins: str) -> Iterator[tuple[Known, Reason]]:
    """All that reviews alone say of a game between beginners, each with its decision."""
    for one in decisions(key, "easy"):
        if one.judged is not None and one.judged.reason is not None:
            for reason in (one.judged.reason, *one.judged.reason.besides):
                if reason.id.startswith(begins):
                    yield one, reason


def test_what_reviews_alone_say_is_true() -> None:
    met = set()
    for key in ("rio_grande_2000", "amigo_1997", "high_bohn", "duel"):
        for (seat, decision, _), reason in reasons(key, "hint-"):
            if reason.id in TRUE:
                state = course(key, "easy")._states[decision.place - 1]
                told = Told(key, state, seat, decision.view, decision.move, reason.id, reason.facts)
                assert TRUE[reason.id](told), (key, decision.place, reason)
                met.add(reason.id)
    assert met == {*TRUE}


def sown(told: Told) -> bool:
    """Whether so many cards of the bean are to be planted or in hand, and what they pay is said."""
    bean, *_ = told.named()
    cards = (*told.me.hand, *told.me.set_aside, *(told.state.face_up if told.seat == told.state.active else ()))
    there = sum(BEAN[card] == bean for card in cards)
    return told.named() == (bean,) * there and told.number("pays") == told.pays(bean, there)


def given_up(told: Told) -> bool:
    """Whether the field that was harvested would have paid more from so many cards on."""
    held = tuple(BEAN[card] for card in told.me.hand if BEAN[card] in crop(told.field))
    figures = told.number("next"), told.number("next_pays")
    assert isinstance(told.move, Harvest)
    return (
        told.move.field == told.place and told.named() == held and next_step(told, told.place) == figures
    ) and told.facts["held"] == ("yes" if held else "no")


TRUE: dict[str, Callable[[Told], bool]] = {
    "hint-sown": sown,
    "hint-given-up": given_up,
    "hint-front-homeless": lambda told: (
        told.named() == (BEAN[told.me.hand[0]],) and told.no_field_left(told.named(), [])
    ),
    "hint-stays-in-front": lambda told: told.named() == (BEAN[told.me.hand[0]],),
}
"""For each sentence of Bohnanza that reviews alone say whether it is true."""


def test_what_reviews_alone_say_of_nicht_die_bohne_is_true() -> None:
    met = set()
    for (seat, decision, _), reason in reasons("nicht_die_bohne", "bohne-hint-"):
        seen, card = decision.view, decision.move.card
        own = added(seen, seat, card)
        others = {one.seat: added(seen, one.seat, card) for one in seen.seats if one.seat != seat}
        if reason.id in TRUE_OF_CARDS:
            assert TRUE_OF_CARDS[reason.id](dict(reason.facts), own, others), (decision.place, reason)
            met.add(reason.id)
    assert len(met) > 1


TRUE_OF_CARDS: dict[str, Callable[[dict[str, Any], int, dict[Seat, int]], bool]] = {
    "bohne-hint-took": lambda told, own, others: told["after"] - told["before"] == own != 0,
    "bohne-hint-laid-gives": lambda told, own, others: (
        told["points"] == max(others.values()) == others[told["who"]] > 0
    ),
    "bohne-hint-laid-nothing": lambda told, own, others: set(others.values()) == {0},
}
"""The same of Nicht die Bohne, by what the card that was taken or laid adds to the own area and to the others'."""


def test_to_make_room_a_field_that_pays_no_more_is_better_than_one_that_grows() -> None:
    state = table(players=4, fields=["red×5 chili×2"], hands=["soy chili"], draw="green×9 stink×8")
    found = FAMILIES["bohnanza"].judge(view(state, 0), Harvest(1), None)
    assert found is not None
    assert found.best == Harvest(0)
    assert found.loss > FAMILIES["bohnanza"].as_good


@pytest.mark.parametrize(("hand", "said"), [("chili soy", [("chili",)]), ("soy chili", [])])
def test_the_front_card_that_has_no_field_is_named_only_if_it_stays(hand: str, said: list[tuple[str]]) -> None:
    state = table(
        phase=Phase.TRADE, face_up="garden", hands=["", hand, "wax"], fields=["", "red blue", ""], draw="green×9"
    )
    state = act(state, 0, MakeOffer(state.face_up, (Bean("soy"),)))
    seen, soy = view(state, 1), next(card for card in state.players[1].hand if BEAN[card] == "soy")
    assert seen.own is not None
    found = compared(seen, seen.own, Decline(1), Accept(1, (soy,)), Reason("why"))
    assert [one.facts["beans"] for one in found.besides if one.id == "hint-front-homeless"] == said
