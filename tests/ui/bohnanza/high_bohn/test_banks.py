"""The Banks in the hand: looking at the top card, moving a card, and the order of the cards drawn."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import discord
import pytest

from bot.games.bohnanza.cards import BEAN, Card
from bot.games.bohnanza.high_bohn import moves as h
from bot.games.bohnanza.high_bohn.town import Order, with_town
from bot.games.bohnanza.high_bohn.town import town as town_of
from bot.games.bohnanza.state import Phase
from bot.games.contract import MalformedMove, OutOfDate
from bot.ui.bohnanza import family
from bot.ui.bohnanza.family import advice
from bot.ui.bohnanza.hand.screen import hand_screen
from bot.ui.bohnanza.high_bohn.banks import orders
from bot.ui.bohnanza.table.screen import table_screen
from bot.ui.screens import Face, Open
from tests.games.bohnanza.high_bohn.towns import next_turn, town
from tests.ui.bohnanza.acting import (
    answer,
    click,
    command,
    fits,
    moves,
    play,
    pressed,
    refusal,
    selects,
    view,
)
from tests.ui.bohnanza.examples import NASTY, Position, look, position
from tests.ui.reading import buttons, controls, items, keeps_the_limits, raw, words


def before_turn(bank: str, hand: str = "soy blue red", draw: str = "stink×3 chili green×4") -> Position:
    """Ben's turn has just begun; a chili lies on top of the draw pile."""
    return Position(
        next_turn(
            town(
                phase=Phase.PLANT_RECEIVED,
                buildings=["", bank],
                hands=["red", hand],
                set_aside=["garden"],
                draw=draw,
            )
        )
    )


def drawn(draw: str = "stink chili green blue") -> Position:
    """Ana has planted what she received, and her cards are drawn."""
    return Position(
        next_turn(
            town(
                phase=Phase.PLANT_RECEIVED,
                buildings=["bank-3"],
                hands=["red", "soy"],
                set_aside=["garden"],
                draw=draw,
            )
        )
    )


PEEK = before_turn("bank-2")
PEEKED = play(PEEK, 1, click("peek", 2))
MOVE = before_turn("bank-4")
DRAWN = drawn()


def actions(there: Position, seat: int) -> list[str]:
    return controls(hand_screen(look(there, seat)))


def labels(there: Position, seat: int) -> list[str]:
    return [button.label or "" for button in buttons(hand_screen(look(there, seat)))]


# Bank 2


def test_bank_2_may_peek_before_the_first_card_is_planted() -> None:
    assert "Look at the top card" in labels(PEEK, 1)
    assert {"plant:soy-1:0", "peek:2"} <= set(actions(PEEK, 1))
    assert moves(PEEK, 1, click("peek", 2)) == (h.Peek(),)
    assert moves(PEEK, 1, command("peek")) == (h.Peek(),)
    assert "peek:2" not in actions(PEEK, 0)


def test_bank_2_then_shows_the_card_and_may_put_it_at_the_bottom() -> None:
    text = words(hand_screen(look(PEEKED, 1)))
    assert "### 🏦 Top card: 🌶️ Chili\nOnly you see this card. If you just play on, it stays on top." in text
    assert "Put under the pile" in labels(PEEKED, 1)
    assert "peek:2" not in actions(PEEKED, 1)
    assert moves(PEEKED, 1, command("bottom")) == (h.PutToBottom(),)
    under = play(PEEKED, 1, click("bottom", 2))
    assert BEAN[under.state.draw_pile[0]] == "chili"
    assert {"peek:2", "bottom:2"}.isdisjoint(actions(under, 1))
    assert "On top" not in words(hand_screen(look(under, 1)))


def test_bank_2_playing_on_keeps_the_card_and_ends_the_moment() -> None:
    planted = play(PEEKED, 1, click("plant", "soy-1", 0))
    assert BEAN[planted.state.draw_pile[-1]] == "chili"
    assert "bottom:2" not in actions(planted, 1)
    assert refusal(planted, 1, click("bottom", 2)) == "not-the-moment-of-your-bank"


def test_bank_2_nobody_else_sees_the_card() -> None:
    for viewer in (None, 0, 2):
        screen = table_screen if viewer is None else hand_screen
        assert raw(screen(look(PEEKED, viewer))) == raw(screen(look(PEEK, viewer)))
    assert "chili-" not in raw(hand_screen(look(PEEKED, 1)))


def test_bank_2_out_of_its_moment_is_refused() -> None:
    assert refusal(PEEK, 0, click("peek", 2)) == "no-bank-to-peek"
    assert refusal(PEEKED, 1, click("peek", 2)) == "not-the-moment-of-your-bank"
    assert refusal(PEEK, 1, click("bottom", 2)) == "look-first"
    assert refusal(PEEK, 1, click("peek", 1)) == "earlier-turn"
    assert refusal(MOVE, 1, command("peek")) == "no-bank-to-peek"
    assert refusal(MOVE, 1, command("bottom")) == "no-bank-to-peek"


def test_bank_2_with_an_empty_hand_is_asked_for_what_there_is_to_do() -> None:
    there = before_turn("bank-2", hand="")
    assert "Use your Bank or turn up 2 cards" in words(hand_screen(look(there, 1)))
    assert {"peek:2", "turn-up:2"} <= set(actions(there, 1))
    assert "Waiting for **Ben** to use the Bank or turn up 2 cards." in words(table_screen(look(there)))


# Bank 4


def opened(there: Position, *args: str | int, chosen: str = "") -> discord.ui.LayoutView:
    """Ben's panel after this press on a control of his Bank 4."""
    found = answer(there, 1, click("move-card", *args, **({"": [chosen]} if chosen else {})))
    assert isinstance(found, Open)
    return hand_screen(look(there, 1)._replace(part=found.part), face=Face.LIVE)


def lists(layout: discord.ui.LayoutView) -> list[discord.ui.Select[Any]]:
    return [item for item in items(layout) if isinstance(item, discord.ui.Select)]


def test_bank_4_moves_a_card_by_two_lists_beside_the_hand() -> None:
    assert "move-card:2" in actions(MOVE, 1)
    assert "move-card:2" not in actions(MOVE, 0)
    assert "### 🏦 Use your Bank before you plant\n" in words(hand_screen(look(MOVE, 1)))
    layout = opened(MOVE, 2)
    assert keeps_the_limits(layout)
    card, to = lists(layout)
    assert [option.label for option in card.options] == ["📍 1. 🌱 Soy", "2. 🫐 Blue", "3. 🍒 Red"]
    assert [option.label for option in to.options] == [
        "1. 🌱 Soy (front card)",
        "2. 🫐 Blue",
        "3. 🍒 Red",
    ]
    assert [(one.label, one.disabled) for one in buttons(layout)[:2]] == [
        ("Move the card", True),
        ("Don't move", False),
    ]
    assert "Field 1" in words(layout)
    layout = opened(MOVE, *pressed(str(card.custom_id)).args, chosen="red-2")
    card, to = lists(layout)
    assert [option.value for option in card.options if option.default] == ["red-2"]
    layout = opened(MOVE, *pressed(str(to.custom_id)).args, chosen="0")
    move_it, skip = buttons(layout)[:2]
    assert (move_it.disabled, pressed(str(skip.custom_id)).action) == (False, "back")
    sent = pressed(str(move_it.custom_id))
    assert moves(MOVE, 1, sent) == (h.MoveCard(Card("red-2"), 0),)
    moved = play(MOVE, 1, sent)
    assert [BEAN[card] for card in moved.state.players[1].hand] == ["red", "soy", "blue"]
    assert "move-card:2" not in actions(moved, 1)
    assert "🏦 Your Bank" not in words(hand_screen(look(moved, 1)))


def test_bank_4_the_form_of_the_former_version_still_moves() -> None:
    sent = click("move-to", 2, card=["red-2"], to=["0"])
    assert moves(MOVE, 1, sent) == (h.MoveCard(Card("red-2"), 0),)


@pytest.mark.parametrize(("card", "to"), [("#3", "1"), ("red", "#1"), ("3", "1. Soy (front card)")])
def test_bank_4_by_command(card: str, to: str) -> None:
    assert moves(MOVE, 1, command("move", card=card, to=to)) == (h.MoveCard(Card("red-2"), 0),)


@pytest.mark.parametrize(
    ("card", "to", "reason"),
    [
        ("green", "1", "not-in-your-hand"),
        ("#9", "1", "no-such-place"),
        ("#1", "4", "no-such-place-in-hand"),
        ("#1", "0", "no-such-place-in-hand"),
        ("#1", "back", "no-such-place-in-hand"),
        ("#1", "1", "card-lies-there-already"),
        ("2 soy", "2", "one-card-only"),
        ("all face up", "2", "one-card-only"),
        ("#store", "2", "one-card-only"),
        ("soy #store", "2", "one-card-only"),
        ("", "2", "one-card-only"),
    ],
)
def test_bank_4_what_cannot_be_moved(card: str, to: str, reason: str) -> None:
    assert refusal(MOVE, 1, command("move", card=card, to=to)) == reason


def test_bank_4_out_of_its_moment_is_refused() -> None:
    planted = play(MOVE, 1, click("plant", "soy-1", 0))
    sent = click("move-to", 2, card=["blue-1"], to=["1"])
    assert refusal(planted, 1, click("move-card", 2)) == "not-the-moment-of-your-bank"
    assert refusal(planted, 1, sent) == "not-the-moment-of-your-bank"
    assert refusal(planted, 1, command("move", card="#1", to="2")) == "not-the-moment-of-your-bank"
    assert refusal(MOVE, 1, click("move-card", 1)) == "earlier-turn"
    assert refusal(MOVE, 1, click("move-to", 1, card=["blue-1"], to=["0"])) == "earlier-turn"


def test_bank_4_a_hand_of_33_has_two_lists_for_each_choice() -> None:
    there = before_turn("bank-4", hand="soy×8 blue×9 red×5 green×6 chili×5", draw="stink×8")
    layout = opened(there, 2)
    assert keeps_the_limits(layout)
    found = lists(layout)
    assert [len(select.options) for select in found] == [25, 8, 25, 8]
    layout = opened(there, *pressed(str(found[1].custom_id)).args, chosen="chili-5")
    layout = opened(there, *pressed(str(lists(layout)[2].custom_id)).args, chosen="0")
    sent = pressed(str(buttons(layout)[0].custom_id))
    assert moves(there, 1, sent) == (h.MoveCard(Card("chili-5"), 0),)
    form = {"card": [], "card-more": ["chili-5"], "to": ["0"], "to-more": []}
    assert moves(there, 1, click("move-to", 2, **form)) == (h.MoveCard(Card("chili-5"), 0),)
    for wrong in ({**form, "card": ["soy-1"]}, {**form, "to": []}):
        with pytest.raises(MalformedMove, match="one-card-and-place"):
            moves(there, 1, click("move-to", 2, **wrong))


def test_bank_4_completion_lists_the_hand_and_its_places() -> None:
    cards = family.complete(look(MOVE, 1), command("move"), "card", "")
    assert [choice.value for choice in cards] == ["🌱 #1", "🫐 #2", "🍒 #3"]
    places = family.complete(look(MOVE, 1), command("move"), "to", "")
    assert [choice.value for choice in places] == ["1", "2", "3"]
    assert family.complete(look(MOVE, 0), command("move"), "card", "") == ()


# Bank 3


def test_bank_3_asks_and_one_click_keeps_the_order() -> None:
    layout = hand_screen(look(DRAWN, 0))
    text = words(layout)
    assert "Put your new cards in order (Bank)" in text
    assert "**You have drawn**\n2. 🦨 Stink\n3. 🌶️ Chili\n4. 🥬 Green" in text
    assert actions(DRAWN, 0)[0] == "keep-order:1"
    kept = play(DRAWN, 0, click("keep-order", 1))
    assert [BEAN[card] for card in kept.state.players[0].hand] == ["red", "stink", "chili", "green"]
    assert kept.state.turn == 2
    assert moves(DRAWN, 0, command("order")) == moves(DRAWN, 0, click("keep-order", 1))


def test_bank_3_another_order_is_one_choice() -> None:
    (select,) = selects(hand_screen(look(DRAWN, 0))).values()
    assert [option.label for option in select.options] == [
        "Stink, Green, Chili",
        "Chili, Stink, Green",
        "Chili, Green, Stink",
        "Green, Stink, Chili",
        "Green, Chili, Stink",
    ]
    after = play(DRAWN, 0, pressed(select.custom_id, {"": (select.options[3].value,)}))
    assert [BEAN[card] for card in after.state.players[0].hand] == ["red", "green", "stink", "chili"]


def test_bank_3_copies_are_alike() -> None:
    there = drawn("stink stink chili blue")
    (select,) = selects(hand_screen(look(there, 0))).values()
    assert [option.label for option in select.options] == ["Stink, Chili, Stink", "Chili, Stink, Stink"]
    assert not selects(hand_screen(look(drawn("stink×3 blue"), 0)))


def test_bank_3_only_the_one_asked_sees_the_cards_and_the_game_waits_for_them() -> None:
    for viewer in (None, 1, 2):
        screen = table_screen if viewer is None else hand_screen
        text = raw(screen(look(DRAWN, viewer)))
        assert "keep-order" not in text
        assert "order-drawn" not in text
        assert not any(name in text for name in ("Chili", "Green"))
    assert "Waiting for **Ana** to put the cards just drawn in order" in words(table_screen(look(DRAWN)))


def test_bank_3_a_new_hand_arrives_unless_ones_own_click_brought_it_about() -> None:
    before = view(Position(DRAWN.state._replace(phase=Phase.PLANT_RECEIVED, asked=())), 0)
    other = before._replace(waiting_for=(1,))
    assert family.alert(other, view(DRAWN, 0), 0)
    assert not family.alert(before._replace(waiting_for=(0,)), view(DRAWN, 0), 0)
    assert not family.alert(other, view(DRAWN, 2), 2)


@pytest.mark.parametrize(
    ("typed", "order"),
    [("green stink chili", "green stink chili"), ("chili, green and stink", "chili green stink")],
)
def test_bank_3_by_command(typed: str, order: str) -> None:
    (move,) = moves(DRAWN, 0, command("order", cards=typed))
    assert isinstance(move, h.Reorder)
    assert [BEAN[card] for card in move.cards] == order.split()


@pytest.mark.parametrize("typed", ["green", "green chili red", "2 green stink", "green stink chili chili", "#2"])
def test_bank_3_an_order_names_each_card_once(typed: str) -> None:
    assert refusal(DRAWN, 0, command("order", cards=typed)) == "order-each-once"


def test_bank_3_out_of_its_moment_is_refused() -> None:
    kept = play(DRAWN, 0, click("keep-order", 1))
    chosen = click("order-drawn", 1, **{"": ["stink-1 chili-1 green-1"]})
    assert refusal(kept, 0, click("keep-order", 1)) == "earlier-turn"
    assert refusal(kept, 0, chosen) == "earlier-turn"
    assert refusal(kept, 0, command("order", cards="green stink chili")) == "nothing-to-order"
    assert refusal(DRAWN, 1, click("keep-order", 1)) == "question-over"
    with pytest.raises(OutOfDate, match="earlier-turn"):
        moves(DRAWN, 0, click("keep-order", 1), kept)
    with pytest.raises(MalformedMove, match="unknown-control"):
        moves(DRAWN, 0, click("order-drawn", 1, **{"": ["no-such-card"]}))
    assert refusal(DRAWN, 0, click("order-drawn", 1, **{"": ["stink-1 chili-1"]})) == "not-the-cards-drawn"


def test_bank_3_completion_lists_the_orders() -> None:
    found = family.complete(look(DRAWN, 0), command("order"), "cards", "")
    assert [choice.name for choice in found][:2] == ["Stink, Chili, Green", "Stink, Green, Chili"]
    assert found[1].value == "🦨, 🥬, 🌶️"
    for choice in found:
        assert refusal(DRAWN, 0, command("order", cards=choice.value)) is None
    assert family.complete(look(DRAWN, 1), command("order"), "cards", "") == ()


def test_orders_begin_with_that_in_which_the_cards_lie() -> None:
    for draw in ("soy-1 red-1 soy-2", "red-1 soy-1 soy-2"):
        cards = [Card(name) for name in draw.split()]
        found = [tuple(BEAN[card] for card in order) for order in orders(cards)]
        assert found[0] == tuple(BEAN[card] for card in cards)
        assert len(found) == len(set(found)) == 3


def test_many_cards_drawn_keep_the_limits() -> None:
    state = DRAWN.state
    here = town_of(state)
    hand = town(hands=["soy red blue green chili stink garden cognac"]).players[0].hand
    players = (state.players[0]._replace(hand=hand), *state.players[1:])
    asking = replace(here, questions=(Order(0, 7),))
    many = Position(with_town(state, asking)._replace(players=players))
    fits(hand_screen(look(many, 0, names=NASTY), "n" * 1500))


@pytest.mark.parametrize("name", ["peek", "bottom", "order", "store", "move"])
def test_there_are_no_banks_nor_stores_elsewhere(name: str) -> None:
    there = position(["soy", "red", "wax"])
    for seat in (0, 1):
        assert refusal(there, seat, command(name)) == "no-buildings-here"


def test_advice_names_both_places_as_people_count_them() -> None:
    hand = MOVE.state.players[1].hand
    said = advice(look(MOVE, 1), h.MoveCard(hand[2], 0))
    assert "from place 3 of your hand to place 1." in said
