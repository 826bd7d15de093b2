"""The offer form: what it offers to choose, what it makes of the choice, and how large it may grow."""

from __future__ import annotations

import pytest

from bot.games.bohnanza.moves import MakeOffer
from bot.games.bohnanza.state import Offer, Phase
from bot.games.contract import IllegalMove, MalformedMove, OutOfDate, Refusal
from bot.ui.bohnanza.controls.offering import open_form as offer_form
from bot.ui.screens import Click
from tests.ui.bohnanza.acting import answer, click, fits, form, moves, play, pressed, selects, words
from tests.ui.bohnanza.examples import NASTY, Position, cards, huge, in_phase, look, position

TRADE = position(["soy red soy", "blue chili", "red"], phase=Phase.TRADE, face_up="green wax")


def counter_to(give: str, want: str, *, seat: int = 0, to: int | None = None) -> Position:
    """Seat 1 answers what somebody offers."""
    beans = tuple(card.rpartition("-")[0] for card in cards(want))
    offer = Offer(1, seat, to, cards(give), tuple(beans))  # type: ignore[arg-type]
    return Position(TRADE.state._replace(offers=(offer,), offered=1))


def test_the_active_player_gives_face_up_cards_first_then_the_hand_by_place() -> None:
    modal = form(TRADE, 0, click("offer", 1))
    give = selects(modal)["give"]
    assert [option.value for option in give.options] == ["green-1", "wax-1", "soy-1", "red-1", "soy-2"]
    assert "face up" in give.options[0].label
    assert give.options[2].label.startswith("1. ")
    assert "front" in give.options[2].label
    assert give.options[4].label.startswith("3. ")
    assert (give.min_values, give.max_values, give.required) == (0, 5, False)


def test_the_others_give_from_the_hand_and_only_to_the_active_player() -> None:
    modal = form(TRADE, 1, click("offer", 1))
    assert [option.value for option in selects(modal)["give"].options] == ["blue-1", "chili-1"]
    assert "to" not in selects(modal)
    chosen = click("offer-form", 1, 0, give=["blue-1"], want=["red*1"])
    assert moves(TRADE, 1, chosen) == (MakeOffer(cards("blue"), ("red",), 0),)  # type: ignore[arg-type]


def test_every_bean_in_play_can_be_wanted_once_or_twice() -> None:
    wanted = [option.value for option in selects(form(TRADE, 0, click("offer", 1)))["want"].options]
    assert wanted == [f"{bean}*{count}" for bean in look(TRADE, 0).view.beans for count in (1, 2)]


def test_numbers_of_one_bean_add_up() -> None:
    chosen = click("offer-form", 1, 0, give=["soy-2"], want=["red*1", "red*2", "wax*2"], to=["anyone"])
    (move,) = moves(TRADE, 0, chosen)
    assert move == MakeOffer(("soy-2",), ("red",) * 3 + ("wax",) * 2, None)  # type: ignore[arg-type]


def test_a_submitted_form_is_an_offer_that_stands() -> None:
    modal = form(TRADE, 0, click("offer", 1))
    filled = pressed(modal.custom_id, {"give": ("green-1", "soy-2"), "want": (), "to": ("2",)})
    (offer,) = play(TRADE, 0, filled).state.offers
    assert (offer.give, offer.want, offer.to) == (("green-1", "soy-2"), (), 2)


def test_a_form_submitted_twice_makes_one_offer() -> None:
    filled = click("offer-form", 1, 0, give=["soy-1"], want=["red*1"], to=["anyone"])
    once = play(TRADE, 0, filled)
    with pytest.raises(IllegalMove, match="offered-already"):
        play(TRADE, 0, filled, once)


def test_a_form_outlives_other_offers_but_not_its_phase() -> None:
    filled = click("offer-form", 1, 0, give=["soy-1"], to=["anyone"])
    others = play(TRADE, 1, click("offer-form", 1, 0, want=["red*1"]))
    assert len(play(TRADE, 0, filled, others).state.offers) == 2
    over = Position(TRADE.state._replace(phase=Phase.PLANT_RECEIVED))
    with pytest.raises(OutOfDate, match="trading-over"):
        moves(TRADE, 0, filled, over)
    later = Position(TRADE.state._replace(turn=2))
    with pytest.raises(OutOfDate, match="trading-over"):
        moves(TRADE, 0, filled, later)


def test_each_opened_form_has_a_name_of_its_own_while_offers_come() -> None:
    after = play(TRADE, 0, click("offer-form", 1, 0, give=["soy-1"], to=["anyone"]))
    assert form(TRADE, 0, click("offer", 1)).custom_id != form(after, 0, click("offer", 1)).custom_id


def test_a_form_is_for_trading() -> None:
    early = position(["soy", "red", "wax"])
    with pytest.raises(IllegalMove, match="not-trading-now"):
        answer(early, 0, click("offer", 1))
    with pytest.raises(OutOfDate, match="earlier-turn"):
        answer(TRADE, 0, click("offer", 2))


def test_a_counter_offer_begins_as_the_mirror_of_the_offer() -> None:
    there = counter_to("green wax", "blue blue red")
    modal = form(there, 1, click("counter", 1))
    assert [option.value for option in selects(modal)["give"].options if option.default] == ["blue-1"]
    wanted = [option.value for option in selects(modal)["want"].options if option.default]
    assert sorted(wanted) == ["green*1", "wax*1"]


def test_the_active_player_answers_the_one_who_offered() -> None:
    there = counter_to("blue chili", "soy", seat=1, to=0)
    modal = form(there, 0, click("counter", 1))
    assert [option.value for option in selects(modal)["to"].options if option.default] == ["1"]
    assert [option.value for option in selects(modal)["give"].options if option.default] == ["soy-1"]


def test_a_counter_offer_may_want_more_than_three() -> None:
    hand = " ".join(["wax"] * 6)
    there = position([hand, "red", "blue"], phase=Phase.TRADE)
    there = Position(there.state._replace(offers=(Offer(1, 0, None, cards(hand), ()),), offered=1))
    modal = form(there, 1, click("counter", 1))
    assert [option.value for option in selects(modal)["want"].options if option.default] == ["wax*6"]
    fits(modal)


def test_one_does_not_answer_oneself() -> None:
    with pytest.raises(IllegalMove, match="own-offer"):
        answer(counter_to("green", "red"), 0, click("counter", 1))


@pytest.mark.parametrize("hand", [1, 23, 25, 33, 48, 60, 120])
@pytest.mark.parametrize("players", [3, 6, 7])
def test_a_form_fits_however_long_the_hand(players: int, hand: int) -> None:
    state = huge(players=players, hand=hand).state
    there = Position(state._replace(face_up=state.discard[-2:]))
    for seat in (0, 1):
        modal = offer_form(look(there, seat, names=NASTY)).modal
        fits(modal)
        chosen = selects(modal)
        shown = [option for name in ("give", "give-more") if name in chosen for option in chosen[name].options]
        own = look(there, seat).view.own
        assert own is not None
        assert len(shown) == min(50, len(own.options.give))
        assert ("/offer" in words(modal)) == (len(own.options.give) > 50)


def test_an_empty_hand_can_still_ask() -> None:
    there = position(["soy", "", "red"], phase=Phase.TRADE)
    modal = form(there, 1, click("offer", 1))
    assert list(selects(modal)) == ["want"]
    assert len(play(there, 1, pressed(modal.custom_id, {"want": ("red*1",)})).state.offers) == 1


def test_a_form_shows_nothing_of_other_hands() -> None:
    there = in_phase(Phase.TRADE)
    for seat in range(4):
        for other, player in enumerate(there.state.players):
            if other != seat:
                sent = words(offer_form(look(there, seat)).modal)
                assert not [card for card in player.hand if f'"{card}"' in sent]


@pytest.mark.parametrize(
    "filled",
    [
        Click("offer-form"),
        click("offer-form", "one"),
        click("offer-form", 1, 0, give=["bean-1"]),
        click("offer-form", 1, 0, want=["red"]),
        click("offer-form", 1, 0, want=["red*100000"]),
        click("offer-form", 1, 0, want=["red*9", "pea*1"]),
        click("offer-form", 1, 0, want=["red*9"]),
        click("offer-form", 1, 0, give=["soy-1"], to=["Ben"]),
        click("offer-form", 1, 0, give=["soy-1"], to=["7"]),
        click("offer-form", 1, 0, give=["soy-1", "soy-1"]),
    ],
)
def test_a_form_that_nobody_was_given_is_malformed(filled: Click) -> None:
    with pytest.raises(MalformedMove):
        play(TRADE, 0, filled)


def test_cards_of_others_cannot_be_given() -> None:
    with pytest.raises(Refusal, match="card-not-yours-to-give"):
        play(TRADE, 0, click("offer-form", 1, 0, give=["blue-1"], want=[]))
