"""H5, H6: Distillery 2 names a type, and the others are asked."""

from __future__ import annotations

from bot.games import CATALOGUE
from bot.games.bohnanza import moves as m
from bot.games.bohnanza.cards import Bean, Card
from bot.games.bohnanza.chapters.turn import to_act
from bot.games.bohnanza.high_bohn import moves as h
from bot.games.bohnanza.high_bohn.buildings import BUILDINGS
from bot.games.bohnanza.high_bohn.events import BuildingBought, BuildingsLeft, TypeNamed
from bot.games.bohnanza.high_bohn.names import Building, Type
from bot.games.bohnanza.high_bohn.shown import QuestionKind
from bot.games.bohnanza.high_bohn.town import town as town_of
from bot.games.bohnanza.options import options
from bot.games.bohnanza.state import Phase, State
from tests.games.bohnanza.high_bohn.towns import bought, buy, can, owned, seen, town
from tests.games.bohnanza.playing import act, happens, refused
from tests.games.bohnanza.tables import thalers


def name(kind: str) -> h.NameType:
    return h.NameType(Type(kind))


def bought_by_2(*thalers_: str, phase: Phase = Phase.PLANT, **more: list[str]) -> State:
    """Seat 2 has bought Distillery 2 in the turn of seat 1; four players."""
    state = town(players=4, active=1, phase=phase, hands=["soy"] * 4, thalers=[*thalers_], **more)  # type: ignore[arg-type]
    return bought(state, 2, "distillery-2")


PLENTY = ("red×2", "red", "cognac×2 red", "red")


def test_h5_distillery_2_names_a_type_the_others_may_buy_the_rest_leaves() -> None:
    state = bought_by_2(*PLENTY)
    assert (to_act(state), can(state, 2).name_type[:2]) == ((2,), ("gold_mine", "tipi"))
    state = act(state, 2, name("tipi"))
    # The active player first, then clockwise, without the one who named it.
    assert to_act(state) == (1,)
    state = bought(state, 1, "tipi-1")
    assert to_act(state) == (0,)
    state = bought(state, 0, "tipi-2")
    assert [owned(state, seat) for seat in range(4)] == ["tipi-2", "tipi-1", "distillery-2", ""]
    assert to_act(state) == (1,)
    assert not any(one.for_sale for one in seen(state).buildings if one.type == "tipi")


def asked_for_the_last_tipi() -> State:
    """Seat 1 may buy the last Tipi, the one type that was named, before it goes."""
    gone = " ".join(f"tipi-{price}" for price in (2, 3, 4))
    state = town(players=4, active=1, hands=["soy"] * 4, thalers=["", "red", "cognac×2"], gone=gone)
    return act(bought(state, 2, "distillery-2"), 2, name("tipi"))


def test_h5_distillery_2_of_a_type_that_is_bought_out_nothing_leaves() -> None:
    """What nobody hears of is not stored: no event says that nothing has left."""
    state = asked_for_the_last_tipi()
    assert happens(state, 1, buy("tipi-1")) == (BuildingBought(1, Building("tipi-1"), (Card("red-1"),)),)
    after = bought(state, 1, "tipi-1")
    assert (to_act(after), seen(after).question, town_of(after).leaving) == ((1,), None, None)


def test_h5_distillery_2_a_game_stored_with_the_news_that_nothing_left_goes_on() -> None:
    """As older versions stored it."""
    game = CATALOGUE["high_bohn_cognac"]
    nothing = game.load({"kind": "buildings_left", "buildings": []})
    assert nothing == BuildingsLeft(())
    state = bought(asked_for_the_last_tipi(), 1, "tipi-1")
    assert game.evolve(state, nothing) == state
    assert game.tell(state, nothing, None) is None


def test_h5_distillery_2_each_is_asked_once_and_may_pass() -> None:
    state = act(bought_by_2(*PLENTY), 2, name("tipi"))
    events = list(happens(state, 1, h.BuyNoMore()))
    assert not [event for event in events if isinstance(event, BuildingBought | BuildingsLeft)]
    state = act(state, 1, h.BuyNoMore())
    assert to_act(state) == (3,)
    state = act(act(state, 3, h.BuyNoMore()), 0, h.BuyNoMore())
    assert to_act(state) == (1,)
    assert [one for one in seen(state).buildings if one.type == "tipi" and one.for_sale] == []
    assert can(state, 0).buy == ()


def test_h5_distillery_2_only_who_could_pay_is_asked_and_the_namer_never() -> None:
    state = bought_by_2("blue", "", "cognac×2 blue", "")
    events = happens(state, 2, name("jail"))
    assert events[0] == TypeNamed(2, Type("jail"), (0,))
    assert happens(state, 2, name("tipi"))[0] == TypeNamed(2, Type("tipi"), ())
    assert isinstance(happens(state, 2, name("tipi"))[1], BuildingsLeft)
    assert to_act(act(state, 2, name("tipi"))) == (1,)


def test_h6_distillery_2_who_owns_one_of_the_type_is_not_asked() -> None:
    state = bought_by_2("red", "", "cognac×2", "", buildings=["tipi-4"])
    assert happens(state, 2, name("tipi"))[0] == TypeNamed(2, Type("tipi"), ())


def test_h6_distillery_2_who_must_harvest_first_is_asked_and_may() -> None:
    state = bought_by_2("", "", "cognac×2", fields=["red×3 -"])
    state = act(state, 2, name("tipi"))
    assert (to_act(state), can(state, 0).buy, options(state, 0).harvest) == ((0,), (), (0,))
    state = act(state, 0, m.Harvest(0))
    assert (to_act(state), thalers(state, 0)) == ((0,), "red red")
    assert owned(bought(state, 0, "tipi-2"), 0) == "tipi-2"


def test_h6_distillery_2_any_type_with_unsold_cards_may_be_named_distillery_too() -> None:
    state = act(bought_by_2("cognac", "", "cognac×2", ""), 2, name("distillery"))
    assert to_act(state) == (0,)
    state = bought(state, 0, "distillery-1")
    assert [one.for_sale for one in seen(state).buildings if one.type == "distillery"] == [False] * 4


def test_h6_distillery_2_a_type_without_unsold_cards_cannot_be_named() -> None:
    state = bought_by_2("", "", "cognac×2", "", gone="jail-1 jail-2 jail-3 jail-4")  # type: ignore[arg-type]
    assert "jail" not in can(state, 2).name_type
    assert refused(state, 2, name("jail")) == "none-of-that-type-left"
    assert refused(state, 2, name("castle")) == "no-such-building"


def test_h6_distillery_2_where_nothing_is_left_unsold_names_nothing() -> None:
    gone = " ".join(one for one in BUILDINGS if one != "distillery-2")
    state = town(players=4, hands=["soy"], thalers=["cognac×2"], gone=gone)
    assert [type(event) for event in happens(state, 0, buy("distillery-2"))] == [BuildingBought]
    assert seen(bought(state, 0, "distillery-2")).question is None


def test_h3_three_players_the_type_leaves_when_the_second_owner_buys_and_nobody_else_is_asked() -> None:
    state = town(buildings=["tipi-4"], hands=["soy"], thalers=["", "red", "cognac×2"])
    state = act(bought(state, 2, "distillery-2"), 2, name("tipi"))
    assert to_act(bought(state, 1, "tipi-1")) == (0,)
    assert not any(one.for_sale for one in seen(bought(state, 1, "tipi-1")).buildings if one.type == "tipi")


def test_h5_while_asked_only_the_answer_and_harvests_are_accepted() -> None:
    naming = bought_by_2(*PLENTY)
    assert refused(naming, 2, buy("tipi-1")) == "answer-first"
    assert refused(naming, 0, buy("tipi-1")) == "somebody-else-is-asked"
    assert refused(naming, 1, m.Plant(naming.players[1].hand[0], 0)) == "somebody-else-is-asked"
    asking = act(naming, 2, name("tipi"))
    assert refused(asking, 0, buy("tipi-1")) == "somebody-else-is-asked"
    assert refused(asking, 1, m.Plant(asking.players[1].hand[0], 0)) == "answer-first"
    rich = act(bought_by_2("", "red blue", "cognac×2", ""), 2, name("tipi"))
    assert refused(rich, 1, buy("jail-1")) == "only-the-type-that-was-named"
    assert refused(rich, 1, buy("tipi-1", "jail-1")) == "only-the-type-that-was-named"


def test_b6_1_while_somebody_is_asked_anybody_may_harvest() -> None:
    state = bought_by_2(*PLENTY, fields=["blue×4 -"] * 4)
    for seat in range(4):
        assert options(state, seat).harvest == (0,)
        assert to_act(act(state, seat, m.Harvest(0))) == (2,)


def test_h5_who_is_asked_and_spoils_the_own_chance_holds_nobody_up() -> None:
    """The asked player harvests other thalers than those that would have paid."""
    fields = ["blue×4+soy×2 -"]
    state = act(bought_by_2("", "", "cognac×2", "", fields=fields, buildings=["farm-2"]), 2, name("jail"))
    assert to_act(state) == (0,)
    assert to_act(act(state, 0, h.HarvestFor(0, (Bean("blue"), Bean("blue"))))) == (0,)
    state = act(state, 0, h.HarvestFor(0, (Bean("soy"), Bean("soy"))))
    assert (to_act(state), can(state, 0).buy, can(state, 0).buy_no_more) == ((1,), (), False)
    assert not any(one.for_sale for one in seen(state).buildings if one.type == "jail")


def test_h5_the_question_that_is_open_is_seen_by_all() -> None:
    question = seen(act(bought_by_2(*PLENTY), 2, name("tipi"))).question
    assert question is not None
    assert (question.kind, question.seat, question.type) == (QuestionKind.BUY_BEFORE_IT_GOES, 1, "tipi")


def test_h5_the_question_interrupts_trading_which_goes_on_afterwards() -> None:
    state = bought_by_2("", "", "cognac×2", "", phase=Phase.TRADE)
    assert (state.phase, to_act(state)) == (Phase.TRADE, (2,))
    question = seen(state).question
    assert question is not None
    assert (question.kind, question.seat, question.type) == (QuestionKind.NAME_TYPE, 2, None)
    state = act(state, 2, name("tipi"))
    assert (to_act(state), options(state, 0).may_offer, seen(state).question) == ((1,), True, None)


def test_h5_distillery_2_with_others_at_once_is_asked_after_all_are_bought() -> None:
    state = town(hands=["soy"], thalers=["cognac×2 red"])
    state = bought(state, 0, "distillery-2", "tipi-1")
    assert (owned(state, 0), to_act(state)) == ("distillery-2 tipi-1", (0,))
    state = act(state, 0, name("jail"))
    assert not any(one.for_sale for one in seen(state).buildings if one.type == "jail")
