"""The General Store in the hand (H7): storing in phases 1 and 3, and stored beans in trades."""

from __future__ import annotations

import discord
import pytest

from bot.games.bohnanza import moves as m
from bot.games.bohnanza.cards import Bean, Card
from bot.games.bohnanza.high_bohn import moves as h
from bot.games.bohnanza.state import Offer, Phase
from bot.ui.bohnanza import family
from bot.ui.bohnanza.chapters.trading.copies import groups
from bot.ui.bohnanza.hand.screen import hand_screen
from bot.ui.bohnanza.module import module_of
from bot.ui.bohnanza.table.screen import table_screen
from tests.games.bohnanza.high_bohn.towns import stored, town
from tests.games.bohnanza.tables import set_aside
from tests.ui.bohnanza.acting import (
    click,
    command,
    fits,
    moves,
    play,
    pressed,
    refusal,
    selects,
    shown,
    view,
)
from tests.ui.bohnanza.building import builder
from tests.ui.bohnanza.examples import NASTY, Position, look
from tests.ui.reading import buttons, controls, items, keeps_the_limits, words

STORE = ["general_store-3"]


def actions(there: Position, seat: int) -> list[str]:
    return controls(hand_screen(look(there, seat)))


PLANTING = Position(town(hands=["soy blue"], buildings=[*STORE, "general_store-2"], fields=["soy -"]))
RECEIVED = Position(
    town(
        phase=Phase.PLANT_RECEIVED,
        active=1,
        buildings=STORE,
        set_aside=["soy soy blue"],
        fields=["red×4 chili×6"],
    )
)
TRADE = Position(
    town(
        phase=Phase.TRADE,
        hands=["soy red", "soy blue soy", "green"],
        buildings=["", "general_store-4"],
        stored=["", "soy red"],
        face_up="chili",
    )
)
"""Ana trades; Ben, off turn, has soy-3, blue-1, soy-4 in hand and soy-2, red-2 on his store."""


def test_in_phase_1_the_due_card_may_be_stored_by_a_button_beside_the_planting_ones() -> None:
    layout = hand_screen(look(PLANTING, 0))
    assert [button.label for button in buttons(layout)][:2] == [
        "Plant Soy in field 1 (1 already there)",
        "Store Soy",
    ]
    assert actions(PLANTING, 0)[:2] == ["plant:soy-1:0", "store:soy-1"]
    after = play(PLANTING, 0, click("store", "soy-1"))
    assert (stored(after.state, 0), after.state.planted) == ("soy", 1)
    assert "🏪" in words(hand_screen(look(after, 0)))
    assert "in store: 🌱 Soy" in words(hand_screen(look(after, 0)))


def test_in_phase_3_cards_are_stored_off_turn_where_no_field_takes_them() -> None:
    layout = hand_screen(look(RECEIVED, 0))
    labels = [button.label for button in buttons(layout)]
    assert [label for label in labels if label and label.startswith("Store")] == ["Store Soy", "Store Blue"]
    text = words(layout)
    assert "now: harvest one first, or use your store." in text
    after = play(play(RECEIVED, 0, click("store", "soy-1")), 0, command("store", card="blue"))
    assert (stored(after.state, 0), set_aside(after.state, 0)) == ("soy blue", "soy")
    assert not [action for action in actions(after, 0) if action.startswith("store")]
    assert "or use your store" not in words(hand_screen(look(after, 0)))
    assert refusal(after, 0, click("store", "soy-2")) == "store-is-full"
    assert refusal(after, 0, command("store", card="soy")) == "store-is-full"


def test_what_may_not_be_stored() -> None:
    assert refusal(PLANTING, 0, click("store", "blue-1")) == "not-the-first-card"
    assert refusal(PLANTING, 0, command("store", card="blue")) == "not-the-first-card"
    assert refusal(PLANTING, 1, click("store", "soy-1")) == "not-your-turn"
    assert refusal(TRADE, 1, click("store", "soy-3")) == "not-your-turn"
    trading = Position(town(phase=Phase.TRADE, hands=["soy"], buildings=STORE))
    assert refusal(trading, 0, click("store", "soy-1")) == "not-planting-now"
    assert refusal(TRADE, 1, command("store")) == "turn-of-another"
    assert refusal(TRADE, 0, command("store")) == "no-store"
    once = play(PLANTING, 0, click("store", "soy-1"))
    assert refusal(once, 0, click("store", "soy-1")) == "card-not-in-hand"
    without = Position(town(hands=["soy"]))
    assert refusal(without, 0, click("store", "soy-1")) == "no-store"
    assert refusal(without, 1, command("store")) == "no-store"
    idle = Position(town(hands=["soy"], buildings=["general_store-1"]))
    assert refusal(idle, 0, command("store")) == "no-store"
    assert refusal(PLANTING, 0, click("store", "no-card")) == "unknown-control"


def test_the_command_stores_the_next_due_card() -> None:
    assert moves(PLANTING, 0, command("store")) == (h.Store(Card("soy-1")),)
    assert moves(RECEIVED, 0, command("store", card="blue")) == (h.Store(Card("blue-1")),)
    found = family.complete(look(RECEIVED, 0), command("store"), "card", "")
    assert [choice.value for choice in found] == ["🌱", "🫐"]
    assert family.complete(look(RECEIVED, 1), command("store"), "card", "") == ()


def test_a_card_from_another_players_store_has_to_be_planted() -> None:
    state = town(
        phase=Phase.TRADE,
        hands=["green", "red"],
        buildings=[*STORE, "general_store-2"],
        stored=["", "soy"],
        face_up="chili",
    )
    gift = play(Position(state), 1, command("offer", give="soy", want=""))
    traded = play(gift, 0, click("accept", 1))
    now = play(traded, 0, command("end"))
    assert set_aside(now.state, 0) == "soy chili"
    assert [action for action in actions(now, 0) if action.startswith("store")] == ["store:chili-1"]
    assert refusal(now, 0, click("store", "soy-1")) == "from-anothers-store"
    assert refusal(now, 0, command("store", card="soy")) == "from-anothers-store"


def test_of_two_alike_cards_plant_takes_the_one_that_may_not_be_stored() -> None:
    """Rule H7: the other one may still go on the store."""
    state = town(
        phase=Phase.TRADE,
        hands=["green", "soy red"],
        buildings=[*STORE, "general_store-2"],
        stored=["", "soy"],
        face_up="chili",
    )
    now = Position(state)
    for number, card in enumerate(("soy #1", "soy #store"), start=1):
        now = play(play(now, 1, command("offer", give=card)), 0, click("accept", number))
    now = play(now, 0, command("end"))
    to_store, to_plant = now.state.players[0].set_aside[:2]
    assert set_aside(now.state, 0) == "soy soy chili"
    assert moves(now, 0, command("store", card="soy")) == (h.Store(to_store),)
    for command_ in (command("plant"), command("plant", card="soy")):
        assert moves(now, 0, command_) == (m.Plant(to_plant, 0),)
    soy = [action for action in actions(now, 0) if ":soy-" in action and not action.startswith("plant-all")]
    assert {action.split(":")[1] for action in soy if action.startswith("plant")} == {to_plant}
    assert [action for action in soy if action.startswith("store")] == [f"store:{to_store}"]


# In trades


def test_the_offer_builder_tells_stored_beans_from_those_of_the_hand() -> None:
    now = builder(TRADE, 1)
    fits(now.layout())
    assert now.labels()[3:8] == ["📍 1. Soy", "2. Blue", "3. Soy", "Soy (store)", "Red (store)"]
    chosen = now.press("Soy (store)", "Green")
    after = play(TRADE, 1, pressed(chosen.control("Send"), {"chosen": chosen.chosen()}))
    assert after.state.offers[0].give == ("soy-2",)
    assert "· in your store" in words(hand_screen(look(after, 1)))
    assert "from the store" not in words(hand_screen(look(after, 0))) + words(table_screen(look(after)))


def test_a_stored_copy_is_given_where_its_bean_grows_and_else_kept() -> None:
    wish = Offer(1, 0, None, (Card("chili-1"),), (Bean("soy"),))
    there = Position(TRADE.state._replace(offers=(wish,), offered=1))
    assert moves(there, 1, click("accept", 1)) == (m.Accept(1, (Card("soy-3"),)),)
    growing = Position(
        town(
            phase=Phase.TRADE,
            hands=["red", "soy blue soy", "green"],
            buildings=["", "general_store-4"],
            stored=["", "soy red"],
            fields=["-", "soy×2 -"],
        )
    )
    growing = Position(growing.state._replace(offers=(wish._replace(give=(Card("red-1"),)),), offered=1))
    (made,) = moves(growing, 1, click("accept", 1))
    assert made == m.Accept(1, stored_cards(growing, 1)[:1])


def stored_cards(there: Position, seat: int) -> tuple[Card, ...]:
    seen = look(there, seat)
    return module_of(seen.view).cards_beside(seen.view)


def test_a_stored_copy_is_one_of_those_to_choose_from() -> None:
    wish = Offer(1, 0, None, (Card("chili-1"),), (Bean("soy"),))
    there = Position(TRADE.state._replace(offers=(wish,), offered=1))
    layout = shown(there, 1, click("copies", 1))
    fits(layout)
    found = [item for item in items(layout) if isinstance(item, discord.ui.Button)]
    assert [item.label for item in found] == ["📍 1. Soy", "3. Soy", "Soy (store)", "Back"]
    after = play(there, 1, pressed(str(found[2].custom_id)))
    assert (stored(after.state, 1), set_aside(after.state, 0)) == ("red", "soy")


def test_where_only_the_store_has_it_no_choice_is_asked() -> None:
    wish = Offer(1, 0, None, (Card("chili-1"),), (Bean("red"),))
    there = Position(TRADE.state._replace(offers=(wish,), offered=1))
    assert moves(there, 1, click("accept", 1)) == (m.Accept(1, (Card("red-2"),)),)


def test_copies_on_a_store_are_alike_wherever_they_lie_there() -> None:
    state = town(
        phase=Phase.TRADE, hands=["", "blue"], buildings=["", "general_store-4"], stored=["", "soy red soy"]
    )
    there = Position(state)
    assert groups(view(there, 1), Bean("soy")) == (("soy-1", "soy-2"),)
    assert len(groups(view(TRADE, 1), Bean("soy"))) == 3


@pytest.mark.parametrize(
    ("give", "cards"),
    [
        ("soy #store", ("soy-2",)),
        ("#store", ("soy-2",)),
        ("red", ("red-2",)),
        ("soy", ("soy-3",)),
        ("3 soy", ("soy-3", "soy-4", "soy-2")),
        ("soy #store, red #store", ("soy-2", "red-2")),
        ("soy #store soy", ("soy-2", "soy-3")),
        ("soy #3", ("soy-4",)),
    ],
)
def test_stored_cards_as_they_are_typed(give: str, cards: tuple[str, ...]) -> None:
    assert moves(TRADE, 1, command("offer", give=give)) == (m.MakeOffer(tuple(map(Card, cards)), (), 0),)


@pytest.mark.parametrize(
    ("give", "reason"),
    [
        ("blue #store", "not-on-your-store"),
        ("soy #store, soy #store", "not-on-your-store"),
        ("soy #shop", "word-unknown"),
        ("soy #store2", "word-unknown"),
    ],
)
def test_stored_cards_that_are_not_there(give: str, reason: str) -> None:
    assert refusal(TRADE, 1, command("offer", give=give)) == reason
    assert refusal(TRADE, 0, command("offer", give="#store")) == "not-on-your-store"
    assert refusal(TRADE, 1, command("offer", want="soy #store")) == "no-place-in-another-hand"


def test_completion_names_stored_copies_apart() -> None:
    found = family.complete(look(TRADE, 1), command("offer"), "give", "so")
    assert [(choice.name, choice.value) for choice in found] == [
        ("Soy", "🌱"),
        ("Soy #1 (front)", "🌱 #1"),
        ("Soy #3", "🌱 #3"),
        ("Soy (from the store)", "🌱 #🏪"),
    ]
    typed = family.complete(look(TRADE, 1), command("offer"), "give", "soy #st")
    assert "🌱 #🏪" in [choice.value for choice in typed]


def test_completion_names_the_stored_copy_beside_one_in_the_hand() -> None:
    trade = Position(town(phase=Phase.TRADE, hands=["soy"], buildings=STORE, stored=["soy"]))
    found = family.complete(look(trade, 0), command("offer"), "give", "so")
    assert [choice.value for choice in found] == ["🌱", "🌱 #1", "🌱 #🏪"]


def test_stored_beans_are_never_planted() -> None:
    assert refusal(PLANTING_FROM_STORE, 0, click("plant", "red-1", 0)) == "card-not-to-plant-now"


PLANTING_FROM_STORE = Position(town(hands=["soy"], buildings=STORE, stored=["red"]))


@pytest.mark.parametrize("phase", [Phase.PLANT, Phase.TRADE, Phase.PLANT_RECEIVED])
@pytest.mark.parametrize("seat", [0, 1])
def test_most_of_everything_keeps_the_limits(phase: Phase, seat: int) -> None:
    """33 cards in hand, five or six fields, three stored beans, all nine kinds to plant, and long names."""
    kinds = "cognac blue chili stink green soy black_eyed red garden"
    hand = "cognac×6 blue×5 stink×6 green×4 soy×4 black_eyed×4 red×2 garden×2"
    mine = "general_store-4 saloon-2 blacksmith-2 gold_mine-4 bank-4 farm-2"
    others = "general_store-3 saloon-3"
    state = town(
        phase=phase,
        hands=[hand if seat == 0 else "", hand if seat == 1 else ""],
        buildings=[mine, others] if seat == 0 else [others, mine],
        stored=["soy red", "stink chili"],
        set_aside=[kinds] if phase is Phase.PLANT_RECEIVED else [],
        fields=["blue×2+soy - - - - -"] if seat == 0 else ["- ~blue+soy -", "blue×2 - - - - -"],
    )
    seen = look(Position(state), seat, names=NASTY)
    layout = hand_screen(seen, "n" * 1500)
    assert keeps_the_limits(layout)
    assert keeps_the_limits(hand_screen(look(Position(state), 0, names=NASTY), "n" * 1500))
    if phase is Phase.TRADE:
        panel = hand_screen(builder(Position(state), seat).seen(), "n" * 1500)
        assert keeps_the_limits(panel)
        assert sum(len(select.options) for name, select in selects(panel).items() if "give" in name) == 35
    if phase is Phase.PLANT_RECEIVED and seat == 0:
        assert [action for action in controls(layout) if action.startswith("store:")]
        assert "`/plant` lists them all" in words(layout)
