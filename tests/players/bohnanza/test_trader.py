"""The ideas of the traders, each with a position in which it decides."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.games import CATALOGUE
from bot.games.bohnanza import events as e
from bot.games.bohnanza.cards import BEAN, Bean, beans
from bot.games.bohnanza.moves import Accept, BuyField, Decline, Harvest, MakeOffer, Pass, Plant, Withdraw
from bot.games.bohnanza.state import Phase, State
from bot.games.bohnanza.view import view
from bot.games.chance import seeded
from bot.players import FAMILIES
from bot.players.bohnanza.hearsay import Hearsay
from bot.players.bohnanza.manners import AMONG_COMPUTERS, AMONG_PEOPLE, Manners
from bot.players.bohnanza.trading import Trader, envy, willing
from bot.players.bohnanza.valuation.prospects import Prospects
from bot.simulate.playing import play
from bot.tables.computers.strengths import player
from tests.breadth import few
from tests.games.bohnanza.playing import accept, act, end_trading, offer
from tests.games.bohnanza.tables import table

FAMILY = FAMILIES["bohnanza"]
RED, SOY = Bean("red"), Bean("soy")


def trading(hand: str, fields: str, other: str = "wax×4", theirs: str = "- - -", face_up: str = "") -> State:
    """Three players of whom the first is on turn and trades."""
    return table(phase=Phase.TRADE, hands=[hand, other, "wax wax"], fields=[fields, theirs], face_up=face_up)


def choose(state: State, seat: int = 0, *, strength: str = "hard", among_people: bool = False) -> object:
    return player("bohnanza", strength, among_people=among_people)(view(state, seat), seeded(1))


def offers_of(state: State, strength: str, *, among_people: bool, seat: int = 0) -> list[MakeOffer]:
    """What a seat offers until it wants nothing more, all being declined by everybody."""
    made = list[MakeOffer]()
    while isinstance(move := choose(state, seat, strength=strength, among_people=among_people), MakeOffer):
        made.append(move)
        state = act(state, seat, move)
        open_ = view(state, seat).offers[-1]
        for other in {0, 1, 2} - {seat} if open_.to is None else {open_.to}:
            state = act(state, other, Decline(open_.number))
    return made


RICH = trading("wax stink soy", "red×2 blue×5 chili×4", "red red", "stink×3 wax×3 -", face_up="green stink")


def test_a_swap_of_one_card_for_one_is_offered_before_anything_else() -> None:
    """Two for one, or a request for nothing, would bring more."""
    move = choose(RICH)
    assert isinstance(move, MakeOffer)
    assert (len(move.give), len(move.want)) == (1, 1)


@pytest.mark.parametrize("strength", ["normal", "hard"])
def test_among_people_at_most_three_offers_are_made_on_turn_and_two_off_turn(strength: str) -> None:
    assert 1 <= len(offers_of(RICH, strength, among_people=True)) <= AMONG_PEOPLE.on_turn == 3
    off_turn = trading("", "- - -", "wax stink soy", "red×2 blue×5 chili×4", face_up="red chili")
    assert len(offers_of(off_turn, strength, among_people=True, seat=1)) <= AMONG_PEOPLE.off_turn == 2
    among_themselves = offers_of(RICH, strength, among_people=False)
    assert len(among_themselves) <= AMONG_COMPUTERS.on_turn == 10


@pytest.mark.parametrize("strength", ["hard", "expert"])
def test_among_computers_nobody_gets_more_offers_by_drawing_out_their_turn(strength: str) -> None:
    """Whoever plans ahead waits to be asked; who does not, or sits among people, offers in any case."""
    drawn_out = trading("", "- - -", "wax stink soy", "red×2 blue×5 chili×4", face_up="red chili")
    assert choose(drawn_out, 1, strength=strength) is None
    assert isinstance(choose(offer(drawn_out, 0, "red", "soy"), 1, strength=strength), Accept)
    assert isinstance(choose(drawn_out, 1, strength=strength, among_people=True), MakeOffer)
    assert isinstance(choose(drawn_out, 1, strength="normal"), MakeOffer)


def test_declined_offers_do_not_fill_the_limit_but_unanswered_ones_do() -> None:
    assert len(offers_of(RICH, "hard", among_people=False)) > AMONG_COMPUTERS.unanswered
    state, made = RICH, 0
    while isinstance(move := choose(state), MakeOffer):
        state, made = act(state, 0, move), made + 1
    assert made == AMONG_COMPUTERS.unanswered


def test_offers_that_are_over_count_too() -> None:
    manners, state = Manners(1, 1, 3, counter_offers=False), act(offer(RICH, 0, "soy", "red"), 0, Withdraw(1))
    seen = view(state, 0)
    assert seen.own is not None
    assert not manners.allow_offer(seen, seen.own)
    before = view(RICH, 0)
    assert before.own is not None
    assert manners.allow_offer(before, before.own)


def test_who_is_done_with_trading_is_waited_for_no_longer() -> None:
    manners, state = Manners(9, 9, 1, counter_offers=False), offer(RICH, 0, "soy", "red")
    for done, allowed in ((state, False), (act(act(state, 1, Pass()), 2, Pass()), True)):
        seen = view(done, 0)
        assert seen.own is not None
        assert manners.allow_offer(seen, seen.own) is allowed


@pytest.mark.parametrize("strength", ["normal", "hard"])
def test_what_was_withdrawn_or_declined_is_not_offered_again_in_this_turn(strength: str) -> None:
    made = offers_of(RICH, strength, among_people=False)
    words = [(sorted(beans(one.give)), one.want, one.to) for one in made]
    assert all(words.count(one) == 1 for one in words)
    first = act(RICH, 0, made[0])
    again = choose(act(first, 0, Withdraw(1)), strength=strength)
    assert again != made[0]


@pytest.mark.parametrize("strength", ["normal", "hard"])
def test_among_people_a_bad_offer_is_answered_with_a_better_one_and_then_declined(strength: str) -> None:
    """For soy, which is not needed here, what grows is asked; green would cost a field."""
    state = trading("soy wax", "stink×4 blue×5 chili×5", "green stink blue", "soy×3 - -")
    asked = offer(state, 1, "green", "soy", to=0)
    counter = choose(asked, strength=strength, among_people=True)
    assert isinstance(counter, MakeOffer)
    assert counter.to == 1
    assert SOY in beans(counter.give)
    assert choose(act(asked, 0, counter), strength=strength, among_people=True) == Decline(1)
    assert choose(asked, strength=strength) == Decline(1)


def test_among_people_normal_asks_for_nothing_that_everybody_sees_nobody_has() -> None:
    """All eight red cards lie in fields."""
    seen = trading("wax stink", "red×4 soy×2 -", "soy", "red×4 - -", face_up="green")
    asked = [
        [one for made in offers_of(seen, "normal", among_people=polite) for one in made.want]
        for polite in (False, True)
    ]
    assert RED in asked[0]
    assert set(asked[1]) == {SOY}


@pytest.mark.parametrize(
    ("fields", "asked"),
    [("blue×3 chili×2 stink×2", True), ("blue×3 chili×2 red", False), ("blue×3 chili×2 -", False)],
)
def test_among_people_normal_asks_for_a_gift_only_where_it_is_much_in_the_way(fields: str, asked: bool) -> None:
    lying = trading("wax", fields, "wax", "soy×2 - -", face_up="soy")
    gift = MakeOffer((), (SOY,), 0)
    assert choose(lying, 1, strength="normal") == gift
    assert choose(lying, 1, strength="normal", among_people=True) == (gift if asked else None)


def test_normal_takes_no_offer_that_helps_the_other_far_more() -> None:
    """A red card more pays them two thalers, a soy one here is a step to the next."""
    for theirs, taken in (("red×2 - -", False), ("- - -", True)):
        asked = offer(trading("red", "soy×3 stink×2 wax×2", "soy", theirs), 1, "soy", "red", to=0)
        for polite in (False, True):
            assert isinstance(choose(asked, strength="normal", among_people=polite), Accept) is taken


@pytest.mark.parametrize(("theirs", "offered"), [("red×2 wax×3 -", True), ("blue×5 wax×3 chili×4", False)])
def test_among_people_normal_offers_nothing_that_does_nobody_any_good(theirs: str, offered: bool) -> None:
    """A red card would cost a field whoever has none for it."""
    state = table(
        phase=Phase.TRADE, hands=["red", "soy×4", "soy×4"], fields=["soy×2 stink×2 garden", theirs, theirs]
    )
    assert offers_of(state, "normal", among_people=False)
    assert bool(offers_of(state, "normal", among_people=True)) is offered


@pytest.mark.parametrize(("second", "third", "offered"), [("soy×4", "", True), ("", "soy×4", False)])
def test_among_people_normal_offers_nothing_to_one_who_gains_and_another_who_could_pay(
    second: str, third: str, offered: bool
) -> None:
    """Red does good to the second alone, and who has no cards has no soy."""
    fields = ["soy×2 stink×2 garden", "red×2 wax×3 -", "blue×5 wax×3 chili×4"]
    state = table(phase=Phase.TRADE, hands=["red", second, third], fields=fields)
    assert bool(offers_of(state, "normal", among_people=True)) is offered


def test_among_people_normal_takes_nothing_back_and_asks_for_nothing_back() -> None:
    """It gave red away before it grew any."""
    given = accept(offer(trading("red soy", "red×3 - -", "soy×2 red wax", face_up="wax"), 0, "red"), 1, 1)
    back = offer(given, 1, "red", to=0)
    assert isinstance(choose(back, strength="normal"), Accept)
    assert choose(back, strength="normal", among_people=True) == Decline(2)
    for polite in (False, True):
        wanted = {one for made in offers_of(given, "normal", among_people=polite) for one in made.want}
        assert (RED in wanted) is not polite


def test_nobody_gets_a_gift_by_asking_for_it() -> None:
    """Wax is in the way: it is given away to everybody, but not to whoever asks for it, however often."""
    state = trading("wax", "soy×3 blue×5 chili×4", "soy stink", "stink×3 red×3 wax×2", face_up="garden soy")
    assert any(
        not one.want and beans(one.give) == (Bean("wax"),) for one in offers_of(state, "hard", among_people=False)
    )
    assert choose(offer(state, 1, "", "wax", to=0)) == Decline(1)


def test_what_any_of_several_may_take_is_offered_sooner_than_what_one_may() -> None:
    def boldest(third: str) -> float:
        """Up to what likelihood wax, of which two cards stand in the second's field, is offered."""
        fields = ["soy×3 blue×5 chili×4", "wax×2 red×2 -", third]
        seen = view(table(phase=Phase.TRADE, hands=["wax", "stink×4", "stink×4"], fields=fields), 0)
        assert seen.own is not None
        manners = (AMONG_PEOPLE._replace(likely=percent / 100) for percent in range(100, 0, -1))
        return next(one.likely for one in manners if Trader(seen, seen.own, one).best_offer() is not None)

    assert boldest("garden×3 red×4 blue×2") + 0.05 < boldest("wax×2 red×2 -") < 1


def test_of_people_no_gift_is_asked() -> None:
    off_turn = trading("", "- - -", "wax stink soy", "red×2 blue×5 chili×4", face_up="red chili")
    for state, seat in ((RICH, 0), (off_turn, 1)):
        assert all(one.give for one in offers_of(state, "hard", among_people=True, seat=seat))


def test_among_people_nothing_is_offered_in_another_turn_that_is_for_that_player_s_good_above_all() -> None:
    """Else whoever lets their turn last hears two such offers of everybody."""
    seen = view(trading("red soy", "- - -", "soy chili", "red×2 blue×5 chili×4", face_up="blue soy"), 1)
    assert seen.own is not None
    assert AMONG_PEOPLE.even
    assert Trader(seen, seen.own, AMONG_PEOPLE).best_offer() is None
    offered = Trader(seen, seen.own, AMONG_PEOPLE._replace(even=False)).best_offer()
    assert offered is not None
    theirs = Prospects(seen).theirs(0, beans(offered.give), offered.want)
    assert theirs > Trader(seen, seen.own).gain(offered.give, offered.want) > 0


def test_what_grows_is_not_given_away_for_nothing() -> None:
    made = offers_of(trading("blue soy", "blue×10 soy×7 -", "wax×4", "blue soy -"), "hard", among_people=False)
    assert all(one.want for one in made if {BEAN[card] for card in one.give} & {"blue", "soy"})


BACK = trading("wax", "soy×3 blue×5 chili×4", "soy wax", "- - -", face_up="green soy")


def test_what_was_given_away_is_not_taken_back_in_the_same_turn() -> None:
    assert isinstance(choose(offer(BACK, 1, "soy", "green", to=0)), Accept)
    with_blue = trading("wax blue", "soy×3 blue×5 chili×4", "soy wax", "- - -", face_up="green soy")
    blue = Bean("blue")
    assert any(blue in one.want for one in offers_of(with_blue, "hard", among_people=False))
    gave_blue = accept(offer(with_blue, 0, "blue"), 2, 1)
    assert all(blue not in one.want for one in offers_of(gave_blue, "hard", among_people=False))
    gave = accept(offer(BACK, 0, "soy"), 2, 1)
    assert not isinstance(choose(offer(gave, 1, "soy", "green", to=0)), Accept)
    assert all(SOY not in one.want for one in offers_of(gave, "hard", among_people=False))


@pytest.mark.parametrize("among_people", [True, False])
def test_an_own_offer_for_more_cards_than_there_are_can_be_thought_about(among_people: bool) -> None:
    """A person has made it, and asks for a hint, or has left."""
    state = trading("wax stink", "coffee×7 blue×5 chili×4", face_up="green coffee")
    assert choose(offer(state, 0, "wax", "coffee×24"), among_people=among_people) is not None


def test_an_own_offer_that_wants_what_was_given_away_is_taken_back() -> None:
    asked = offer(BACK, 0, "wax", "soy")
    assert choose(asked) != Withdraw(1)
    assert choose(accept(offer(asked, 0, "soy"), 2, 2)) == Withdraw(1)


def test_an_own_offer_that_wants_what_is_about_to_be_given_is_taken_back_first() -> None:
    both = offer(offer(BACK, 0, "wax", "green"), 1, "soy", "green", to=0)
    assert choose(both) == Withdraw(1)
    assert isinstance(choose(act(both, 0, Withdraw(1))), Accept)


def test_what_an_own_offer_wants_is_not_offered_meanwhile_nor_the_other_way_round() -> None:
    for own in ("wax", "green"), ("green", "wax"):
        made = offers_of(offer(BACK, 0, *own), "hard", among_people=False)
        assert all(own[1] not in beans(one.give) and own[0] not in one.want for one in made)


def test_who_cannot_have_what_is_wanted_is_not_asked() -> None:
    """Neither two cards of a hand of one, nor a bean of which every card lies open."""
    state = trading("stink", "red×2 - -", "wax", "- - -")
    assert hearsay(state).likely(1, (RED, RED)) == 0
    assert hearsay(state).likely(1, (RED,)) > 0
    open_ = table(phase=Phase.TRADE, hands=["stink", "wax×4"], fields=["red×4 - -", "red×4 - -", ""])
    assert hearsay(open_).likely(1, (RED,)) == 0
    one_left = table(phase=Phase.TRADE, hands=["stink", "wax×4"], fields=["red×4 - -", "red×3 - -", ""])
    assert hearsay(one_left).likely(1, (RED,)) > 0 == hearsay(one_left).likely(1, (RED, RED))


def test_people_hear_only_what_somebody_will_take_about_as_likely_as_not() -> None:
    """What computers offer each other, in the hope that somebody has it, would be most of what they hear."""
    seen = view(RICH, 0)
    assert seen.own is not None
    sure = AMONG_COMPUTERS._replace(likely=1.0)
    assert Trader(seen, seen.own).best_offer() is not None
    assert Trader(seen, seen.own, sure).best_offer() is None
    assert AMONG_PEOPLE.likely >= 0.5


def hearsay(state: State, seat: int = 0) -> Hearsay:
    seen = view(state, seat)
    return Hearsay(seen, Prospects(seen))


def test_who_offers_a_bean_from_the_hand_has_it() -> None:
    state = offer(trading("wax", "red×2 - -", "red soy"), 1, "red", "wax", to=0)
    assert hearsay(state).likely(1, (RED,)) == 1
    assert hearsay(state).likely(1, (RED, RED)) < 1
    assert hearsay(state).likely(2, (RED,)) < 1


def test_who_declines_a_good_offer_has_not_got_what_is_wanted() -> None:
    state = trading("stink soy", "red×2 - -", "wax×4", "stink×4 blue×5 chili×4")
    before = hearsay(state).likely(1, (RED,))
    asked = offer(state, 0, "stink", "red")
    assert hearsay(act(asked, 1, Decline(1))).likely(1, (RED,)) < before / 10
    bad = act(offer(state, 0, "soy", "red"), 1, Decline(1))
    assert hearsay(bad).likely(1, (RED,)) == pytest.approx(before), "a bad offer may be declined with red in hand"


def test_who_gives_nothing_for_nothing_may_have_it_all_the_same() -> None:
    state = trading("stink soy", "red×2 - -", "wax×4", "stink×4 blue×5 chili×4")
    begged = act(offer(state, 0, "", "coffee"), 1, Decline(1))
    coffee = (Bean("coffee"),)
    assert hearsay(begged).likely(1, coffee) == pytest.approx(hearsay(state).likely(1, coffee))


def test_what_was_heard_of_a_hand_holds_until_its_owner_plants_from_it() -> None:
    state = table(phase=Phase.TRADE, hands=["wax", "soy", "red soy"], face_up="stink")
    offered = offer(state, 2, "red", "wax", to=0)
    later = end_trading(offered)._replace(phase=Phase.TRADE)
    assert hearsay(later._replace(turn=2, active=1), 1).likely(2, (RED,)) == 1
    assert hearsay(later._replace(turn=3, active=2), 1).likely(2, (RED,)) < 1


def test_what_lies_in_the_discard_pile_is_not_in_a_hand() -> None:
    state = trading("wax", "red×2 - -")
    gone = state._replace(discard=tuple([card for card in state.draw_pile if BEAN[card] == "red"]))
    assert hearsay(gone).likely(1, (RED,)) < hearsay(state).likely(1, (RED,))


def test_the_gain_of_the_leader_counts_most() -> None:
    state = table(phase=Phase.TRADE, thalers=["", "red×6", "soy"])
    mine, leader, last = envy(Prospects(view(state, 0)), 0)
    assert mine == 0
    assert leader > 2 * last > 0


def test_a_fair_trade_is_likelier_to_be_accepted() -> None:
    assert willing(-1) < 0.1 < 0.5 == willing(0) < willing(0.5)


@pytest.mark.parametrize(("exhaustions", "bought"), [(0, True), (2, False)])
def test_a_third_field_is_bought_while_it_will_bring_more_than_it_costs(exhaustions: int, bought: bool) -> None:
    state = table(
        players=4,
        hands=["soy"],
        fields=["red×2 blue×3"],
        thalers=["red×3"],
        exhaustions=exhaustions,
        draw="wax×6" if exhaustions else None,
    )
    assert (choose(state) == BuyField()) is bought


def test_no_field_is_bought_while_one_is_empty_and_it_may_be_bought_off_turn() -> None:
    empty = table(players=4, hands=["soy"], fields=["red×2 -"], thalers=["red×3"])
    assert choose(empty) != BuyField()
    off_turn = table(
        players=4, phase=Phase.TRADE, hands=["", "soy"], fields=["", "red×2 blue×3"], thalers=["", "red×3"]
    )
    assert choose(off_turn, 1) == BuyField()


def test_all_cards_set_aside_are_planned_together() -> None:
    """Two reds are worth the harvest of two blues; then a single card goes rather than a garden bean."""
    state = table(
        players=4,
        phase=Phase.PLANT_RECEIVED,
        hands=["wax"],
        fields=["blue×2 chili×5"],
        set_aside=["red red"],
    )
    assert choose(state) == Harvest(0)
    two = table(
        players=4, phase=Phase.PLANT_RECEIVED, hands=["wax"], fields=["green -"], set_aside=["stink garden"]
    )
    first = choose(two)
    assert isinstance(first, Plant)
    second = choose(act(two, 0, first))
    assert isinstance(second, Harvest), "of three single cards one has to go"
    assert view(two, 0).seats[0].fields[second.field].bean != "garden"


@pytest.mark.parametrize("strength", few(["normal", "hard"], "hard"))
def test_a_game_among_people_is_played_to_its_end_within_their_manners(strength: str) -> None:
    family = FAMILY._replace(players={"mannerly": player("bohnanza", strength, among_people=True)})
    played = play(CATALOGUE["rio_grande_2000"], family, ["mannerly"] * 4, "manners")
    made, active = Counter[int](), 0
    for event in played.events:
        match event:
            case e.Dealt(start):
                active = start
            case e.TurnBegan(_, active):
                made.clear()
            case e.Offered(seat=seat):
                made[seat] += 1
                assert made[seat] <= (3 if seat == active else 2)
