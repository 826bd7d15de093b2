"""The buttons that open the offer builder; and the offer form of version 0.1.0, which may be open somewhere."""

from __future__ import annotations

import pytest

from bot.games.bohnanza.moves import MakeOffer
from bot.games.bohnanza.state import Offer, Phase
from bot.games.contract import IllegalMove, MalformedMove, OutOfDate, Refusal
from bot.ui.screens import Click, Open
from tests.ui.bohnanza.acting import answer, click, command, moves, play
from tests.ui.bohnanza.building import Builder
from tests.ui.bohnanza.examples import Position, cards, position

TRADE = position(["soy red soy", "blue chili", "red"], phase=Phase.TRADE, face_up="green wax")


def opened(there: Position, seat: int, clicked: Click) -> Builder:
    """The builder that a button or a command opens."""
    found = answer(there, seat, clicked)
    assert isinstance(found, Open)
    return Builder(there, seat, found.part)


def offered(give: str, want: str, *, seat: int = 0, to: int | None = None) -> Position:
    """Somebody has made an offer."""
    beans = tuple(card.rpartition("-")[0] for card in cards(want))
    offer = Offer(1, seat, to, cards(give), tuple(beans))  # type: ignore[arg-type]
    return Position(TRADE.state._replace(offers=(offer,), offered=1))


# The builder is opened


def test_the_button_opens_an_empty_builder() -> None:
    assert opened(TRADE, 0, click("offer", 1)).press("2. Red", "Blue").send() == (
        MakeOffer(cards("red"), ("blue",), None),  # type: ignore[arg-type]
    )


def test_a_builder_is_for_trading() -> None:
    early = position(["soy", "red", "wax"])
    with pytest.raises(IllegalMove, match="not-trading-now"):
        answer(early, 0, click("offer", 1))
    with pytest.raises(OutOfDate, match="earlier-turn"):
        answer(TRADE, 0, click("offer", 2))


def test_a_counter_offer_is_sent_with_two_presses() -> None:
    there = offered("green wax", "blue blue red")
    (made,) = opened(there, 1, click("counter", 1)).send()
    assert isinstance(made, MakeOffer)
    assert (made.give, sorted(made.want), made.to) == (cards("blue"), ["green", "wax"], 0)


def test_one_does_not_answer_oneself() -> None:
    with pytest.raises(IllegalMove, match="own-offer"):
        answer(offered("green", "red"), 0, click("counter", 1))


def test_a_command_without_cards_opens_it_with_its_receiver() -> None:
    now = opened(TRADE, 0, command("offer", to="Cleo")).press("📍 1. Soy")
    assert now.send() == (MakeOffer(cards("soy"), (), 2),)


def test_an_empty_hand_can_still_ask() -> None:
    there = position(["soy", "", "red"], phase=Phase.TRADE)
    now = opened(there, 1, click("offer", 1))
    assert now.press("Red").send() == (MakeOffer((), ("red",), 0),)  # type: ignore[arg-type]


def test_an_offer_sent_twice_is_made_once() -> None:
    now = opened(TRADE, 0, click("offer", 1)).press("2. Red", "Blue")
    once = play(TRADE, 0, Click("send", ("1", "0"), {"chosen": now.chosen()}))
    assert len(once.state.offers) == 1
    with pytest.raises(IllegalMove, match="offered-already"):
        play(once, 0, Click("send", ("1", "0"), {"chosen": now.chosen()}))


# The form of version 0.1.0


def test_the_others_give_from_the_hand_and_only_to_the_active_player() -> None:
    chosen = click("offer-form", 1, 0, give=["blue-1"], want=["red*1"])
    assert moves(TRADE, 1, chosen) == (MakeOffer(cards("blue"), ("red",), 0),)  # type: ignore[arg-type]


def test_numbers_of_one_bean_add_up() -> None:
    chosen = click("offer-form", 1, 0, give=["soy-2"], want=["red*1", "red*2", "wax*2"], to=["anyone"])
    (move,) = moves(TRADE, 0, chosen)
    assert move == MakeOffer(("soy-2",), ("red",) * 3 + ("wax",) * 2, None)  # type: ignore[arg-type]


def test_a_submitted_form_is_an_offer_that_stands() -> None:
    filled = click("offer-form", 1, 0, give=["green-1", "soy-2"], want=[], to=["2"])
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
