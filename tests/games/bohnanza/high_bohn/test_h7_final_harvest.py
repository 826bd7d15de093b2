"""H7: before the final harvest it is asked for the thalers of mixed fields, where a purchase depends on it."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.bohnanza import moves as m
from bot.games.bohnanza.chapters.turn import to_act
from bot.games.bohnanza.events import Harvested
from bot.games.bohnanza.high_bohn import events as e
from bot.games.bohnanza.high_bohn import moves as h
from bot.games.bohnanza.high_bohn.shown import QuestionKind, QuestionView
from bot.games.bohnanza.moves import Move
from bot.games.bohnanza.options import options
from bot.games.bohnanza.state import Phase, State
from bot.games.bohnanza.view import view
from bot.games.chance import seeded
from tests.games.bohnanza.high_bohn.towns import bought, buy, can, next_turn, owned, seen, town
from tests.games.bohnanza.playing import act, happens, refused
from tests.games.bohnanza.random_games import GAMES
from tests.games.bohnanza.resampling import redeal
from tests.games.bohnanza.tables import bean_words, farm, thalers
from tests.games.bohnanza.universe import accepted, allowed, as_key, imaginable

OWNER = 0


def last_turn(fields: str = "blue×4+soy×2 -", *, owns: str = "farm-2", **more: Any) -> State:
    """The turn of seat 1 in which the pile has run out for the last time; seat 0 owns Farm 2 and such fields."""
    others = {"fields": [fields, "- -", "garden×2 -"], "buildings": [owns, "", "gold_mine-1"], **more}
    return town(phase=Phase.PLANT_RECEIVED, active=1, ending=True, set_aside=["", "garden"], draw="soy", **others)


def ended(fields: str = "blue×4+soy×2 -", **more: Any) -> State:
    """What follows when its last card is planted."""
    return next_turn(last_turn(fields, **more))


def harvest(text: str, place: int = 0) -> h.HarvestFor:
    return h.HarvestFor(place, bean_words(text))


ASKED = ended()


def test_h7_the_owner_of_a_mixed_field_is_asked_before_anything_is_harvested() -> None:
    assert (ASKED.phase, to_act(ASKED)) == (Phase.FINAL_HARVEST, (OWNER,))
    assert [farm(ASKED, seat) for seat in range(3)] == ["blue×4+soy×2 -", "garden -", "garden×2 -"]
    question = seen(ASKED).question
    assert question is not None
    assert (question.kind, question.seat, question.fields) == (QuestionKind.FINAL_HARVEST, OWNER, (0,))
    assert [can(ASKED, seat).final_harvest for seat in range(3)] == [(0,), (), ()]
    (choice,) = can(ASKED, OWNER).harvests
    assert (choice.pays, choice.thalers) == (2, bean_words("soy×2"))


def test_h7_the_choice_pays_for_a_last_purchase() -> None:
    events = happens(ASKED, OWNER, harvest("blue×2"))
    assert isinstance(events[0], Harvested)
    assert events[1] == e.FinalHarvestEnded(OWNER)
    state = act(ASKED, OWNER, harvest("blue×2"))
    assert (state.phase, thalers(state, OWNER), can(state, OWNER).buy) == (
        Phase.ALL_HARVESTED,
        "blue blue",
        ("jail-1", "jail-2"),
    )
    assert thalers(state, 2) == "garden garden"
    assert owned(bought(state, OWNER, "jail-2"), OWNER) == "farm-2 jail-2"


def test_h7_the_default_may_be_taken() -> None:
    state = act(ASKED, OWNER, m.Harvest(0))
    assert (thalers(state, OWNER), state.phase) == ("soy soy", Phase.ENDED)


def test_h7_the_other_fields_are_harvested_as_usual_afterwards() -> None:
    state = act(ended("blue×4+soy×2 chili×3"), OWNER, harvest("blue×2"))
    assert (thalers(state, OWNER), farm(state, OWNER)) == ("blue blue chili", "- -")


@pytest.mark.parametrize(
    ("fields", "more"),
    [
        ("soy×2 blue×4", {}),
        ("blue×2+soy -", {}),
        ("soy×4 -", {}),
        ("blue×4+soy×2 -", {"owns": "farm-2 jail-1"}),
        ("blue×4+soy×2 -", {"gone": "jail-1 jail-2 jail-3 jail-4"}),
        ("blue×4+soy×2 -", {"gone": "jail-1 jail-2"}),
        ("blue×4+soy×2 -", {"thalers": ["blue×4"]}),
        ("blue×4+soy×2 blue×10", {}),
        ("~blue+soy+red -", {"owns": "farm-2 saloon-3"}),
        ("soy+blue×9 -", {}),
    ],
    ids=[
        "no field is mixed",
        "a mixed field that pays nothing",
        "soy alone",
        "a Jail is owned already",
        "all Jails are gone",
        "only dearer ones are for sale",
        "the thalers pay for the dearest one anyway",
        "another harvest does",
        "a stew",
        "the default gives as many as any choice",
    ],
)
def test_h7_nobody_is_asked_where_no_last_purchase_depends_on_it(fields: str, more: dict[str, Any]) -> None:
    events = happens(last_turn(fields, **more), 1, m.Plant(last_turn(fields, **more).players[1].set_aside[0], 0))
    assert not [event for event in events if isinstance(event, e.FinalHarvestAsked)]


def test_h7_the_thalers_that_one_has_count_too() -> None:
    """Jails up to price 2 could be bought anyway, and Jail 3 with one blue more."""
    state = ended(thalers=["blue×2"], gone="jail-4")
    assert can(state, OWNER).final_harvest == (0,)
    assert can(act(state, OWNER, harvest("blue soy")), OWNER).buy == ("jail-1", "jail-2", "jail-3")
    assert to_act(ended(thalers=["blue×2"], gone="jail-3")) == (OWNER,)


def test_h7_the_thalers_of_a_stew_are_not_counted_among_those_of_the_default() -> None:
    """The stew's one thaler is blue, but lies under the Saloon: Jail 1 has to be paid with the mixed field's."""
    state = ended("~soy+red+blue blue×4+soy×2", owns="farm-2 saloon-3", gone="jail-2 jail-3 jail-4")
    assert can(state, OWNER).final_harvest == (1,)
    assert can(act(state, OWNER, harvest("blue soy", 1)), OWNER).buy == ("jail-1",)


def test_h7_a_mixed_field_that_can_give_no_more_of_such_a_bean_is_not_in_question() -> None:
    state = ended(
        "stink×2+soy×3 blue×4+soy×2", gone="general_store-1 general_store-2 general_store-3 general_store-4"
    )
    assert can(state, OWNER).final_harvest == (1,)


TWO = ended("blue×4+soy×2 green×2+soy×1", gone="saloon-2 saloon-3 saloon-4")
"""The first may pay for a Jail, the second, of which one thaler comes, for the Saloon of price 1."""


def test_h7_several_mixed_fields_are_harvested_one_by_one_in_any_order() -> None:
    assert can(TWO, OWNER).final_harvest == (0, 1)
    for first, second in (("blue×2", "green"), ("green", "blue×2")):
        place = 0 if first == "blue×2" else 1
        state = act(TWO, OWNER, harvest(first, place))
        assert (state.phase, to_act(state), can(state, OWNER).final_harvest) == (
            Phase.FINAL_HARVEST,
            (OWNER,),
            (1 - place,),
        )
        state = act(state, OWNER, harvest(second, 1 - place))
        assert state.phase is Phase.ALL_HARVESTED
        assert set(can(state, OWNER).buy) == {"jail-1", "jail-2", "saloon-1"}


def test_h7_the_default_is_taken_in_all_mixed_fields_with_one_answer() -> None:
    events = happens(TWO, OWNER, h.TakeLastPlanted())
    assert events[0] == e.FinalHarvestEnded(OWNER)
    after = act(TWO, OWNER, h.TakeLastPlanted())
    assert (after.phase, thalers(after, OWNER)) == (Phase.ENDED, "soy soy soy")
    assert refused(TWO, 2, h.TakeLastPlanted()) == "somebody-else-is-asked"


TOGETHER = "stink×3+soy×2 stink×3+soy×2"
"""Each may give two thalers of stink, and gives none by default. (As if one bean might stand in two fields.)"""


def test_h7_mixed_fields_are_reckoned_together() -> None:
    state = ended(TOGETHER, gone="general_store-1 general_store-2 general_store-3")
    assert can(state, OWNER).final_harvest == (0, 1)
    after = act(state, OWNER, harvest("stink×2", 1))
    assert can(after, OWNER).final_harvest == (0,)
    assert can(act(after, OWNER, harvest("stink×2")), OWNER).buy == ("general_store-4",)


LAST = QuestionView(QuestionKind.LAST_PURCHASES, OWNER, None)


@pytest.mark.parametrize(
    ("gone", "answer", "question"),
    [
        ("general_store-1 general_store-2 general_store-3", m.Harvest(0), None),
        ("general_store-1 general_store-3 general_store-4", harvest("stink×2"), LAST),
    ],
    ids=["the dearest is out of reach", "the only one is paid for"],
)
def test_h7_nothing_more_is_asked_once_nothing_depends_on_it(
    gone: str, answer: Move, question: QuestionView | None
) -> None:
    state = ended(TOGETHER, gone=gone)
    events = happens(state, OWNER, answer)
    assert events[1] == e.FinalHarvestEnded(OWNER)
    assert seen(act(state, OWNER, answer)).question == question


def test_h7_until_the_answer_all_others_may_only_harvest() -> None:
    assert [options(ASKED, seat).harvest for seat in range(3)] == [(0,), (0,), (0,)]
    assert refused(ASKED, 2, buy("tipi-1")) == "somebody-else-is-asked"
    assert refused(ASKED, OWNER, buy("jail-1")) == "answer-first"
    assert refused(ASKED, OWNER, h.BuyNoMore()) == "answer-first"
    after = act(ASKED, 2, m.Harvest(0))
    assert (after.phase, to_act(after), thalers(after, 2)) == (Phase.FINAL_HARVEST, (OWNER,), "garden garden")


def test_h7_whoever_is_asked_has_only_options_that_the_rules_accept_and_all_of_them() -> None:
    for state in (ASKED, TWO):
        for seat in range(3):
            named = allowed(options(state, seat))
            for move in imaginable(state, seat):
                if not isinstance(move, m.MakeOffer):
                    assert accepted(state, seat, move) == (as_key(move) in named), (seat, move)
            assert all(accepted(state, seat, move) for move in named.values())


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
@pytest.mark.parametrize("seed", range(5))
def test_h7_the_question_tells_nothing_that_is_hidden(viewer: int | None, seed: int) -> None:
    state = last_turn(hands=["soy red", "blue×2", "chili"])
    state = next_turn(state)
    assert state.phase is Phase.FINAL_HARVEST
    assert view(redeal(state, viewer, seeded(seed)), viewer) == view(state, viewer)


def test_h7_the_events_are_replayed() -> None:
    state = last_turn()
    (card,) = state.players[1].set_aside
    events = (*happens(state, 1, m.Plant(card, 0)), *happens(ASKED, OWNER, harvest("blue×2")))
    game = GAMES["high_bohn_cognac"]
    for event in events:
        state = game.evolve(state, game.load(game.dump(event)))
    assert state == act(ASKED, OWNER, harvest("blue×2"))
