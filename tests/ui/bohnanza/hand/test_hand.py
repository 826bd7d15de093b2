"""The private hand: its order and its front, and exactly the buttons that work now."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.bohnanza.cards import BEAN, Bean
from bot.games.bohnanza.state import Offer, Phase
from bot.games.bohnanza.view import View
from bot.ui.bohnanza.chapters.harvesting.moves import regrettable
from bot.ui.bohnanza.chapters.planting.moves import obvious
from bot.ui.bohnanza.hand.screen import hand_screen
from bot.ui.bohnanza.table.screen import table_screen
from bot.ui.bohnanza.telling.seats import NO_BREAK, UNBROKEN
from bot.ui.bohnanza.wording.symbols import short
from tests.breadth import examples, few
from tests.ui.bohnanza.examples import LINK, NAMES, NASTY, Position, cards, crop, game, huge, look, position
from tests.ui.reading import buttons, controls, keeps_the_limits, raw, words

PLAYERS = range(3, 8)
QUIET = (
    "Your hand\n-# I'll message you when it's your turn. On the others' turns you can trade: press **Take part**."
)
PLAYING = (Phase.PLANT, Phase.TRADE, Phase.PLANT_RECEIVED)


def test_the_front_is_marked_and_the_order_is_kept() -> None:
    text = words(hand_screen(look(position(["soy chili soy", "red", "red"]), 0)))
    assert (
        "\n📍\u00a0**1.\u00a0🌱\u00a0Soy**\u00a0· 2.\u00a0🌶️\u00a0Chili\u00a0· 3.\u00a0🌱\u00a0Soy\n" in f"\n{text}"
    )
    assert text.count("**") == 2


@pytest.mark.parametrize("size", [15, 33])
def test_long_hands_show_every_card_by_its_place(size: int) -> None:
    seen = look(huge(hand=size), 1)
    assert seen.view.own is not None
    text = words(hand_screen(seen))
    beans = [short("en", BEAN[card]) for card in seen.view.own.hand]
    found = [text.index(f"{place}. {bean}".translate(UNBROKEN)) for place, bean in enumerate(beans, start=1)]
    assert f"📍 **1. {beans[0]}**".translate(UNBROKEN) in text
    assert found == sorted(found)
    lines = [line for line in text.split("\n") if f"{NO_BREAK}· " in line and not line.startswith("Field")]
    assert [line.count("· ") + 1 for line in lines] == [5] * (size // 5) + [size % 5] * (size % 5 > 1)


def test_an_empty_hand_says_so() -> None:
    text = words(hand_screen(look(position(["", "red", "red"], phase=Phase.TRADE), 0)))
    assert "Your hand is empty." in text
    assert "📍" not in text


@pytest.mark.parametrize(
    ("phase", "planted", "seat", "expected"),
    [
        (Phase.PLANT, 0, 0, "Your turn: plant your front card"),
        (Phase.PLANT, 1, 0, "Plant one more or turn up 2 cards"),
        (Phase.PLANT, 0, 1, QUIET),
        (Phase.TRADE, 0, 0, "Trade, then end trading"),
        (Phase.TRADE, 0, 1, QUIET),
        (Phase.PLANT, 2, 0, "Turn up 2 cards"),
        (Phase.PLANT_RECEIVED, 0, 1, "Plant this: 🌱 Soy"),
        (Phase.PLANT_RECEIVED, 0, 0, QUIET),
    ],
)
def test_it_tells_what_the_game_waits_for(phase: Phase, planted: int, seat: int, expected: str) -> None:
    aside = {1: "soy"} if phase is Phase.PLANT_RECEIVED else {}
    at = position(["soy chili", "red", "red"], phase=phase, planted=planted, set_aside=aside)
    assert f" {expected}\n" in words(hand_screen(look(at, seat)))


@pytest.mark.parametrize(("edition", "players"), [("rio_grande_2000", 3), ("duel", 2)])
def test_nobody_is_asked_to_plant_or_discard_a_card_that_they_do_not_have(edition: str, players: int) -> None:
    at = look(position(["", "red", "red"][:players], planted=1, edition=edition), 0)
    turned_up = 3 if edition == "duel" else 2
    assert f" Turn up {turned_up} cards\n" in words(hand_screen(at))
    assert "discard a card" not in words(table_screen(at))


def test_cards_to_plant_are_one_or_several() -> None:
    aside = position(["soy", "red", "red"], phase=Phase.PLANT_RECEIVED, set_aside={1: "soy red"})
    assert " Plant these: 🌱 Soy, 🍒 Red\n" in words(hand_screen(look(aside, 1)))


def test_a_hand_that_is_not_waited_for_does_not_change_with_the_phases_of_others() -> None:
    shown = {
        raw(hand_screen(look(position(["soy chili", "red", "red"], phase=phase, planted=planted), 1)))
        for phase, planted in ((Phase.PLANT, 0), (Phase.PLANT, 1), (Phase.TRADE, 0), (Phase.PLANT_RECEIVED, 0))
    }
    assert len(shown) == 1


def test_it_names_its_table_and_leads_to_it() -> None:
    layout = hand_screen(look(position(["soy", "red", "red"]), 0))
    assert "Your hand · Bohnanza (Rio Grande 2000) · table #12" in words(layout)
    assert words(layout).endswith(f"table #12 · [to the table]({LINK})")
    assert words(hand_screen(look(position(["soy", "red", "red"]), 0, link=None))).endswith("table #12")


def test_a_notice_stands_above_the_hand() -> None:
    layout = hand_screen(look(position(["soy", "red", "red"]), 0), "You planted soy.")
    assert words(layout).startswith("You planted soy.\n")
    assert words(hand_screen(look(position(["soy", "red", "red"]), 0), "")).startswith("### ")


def test_a_notice_of_any_length_keeps_the_limits() -> None:
    layout = hand_screen(look(huge(), 0, names=NASTY), "x" * 9000)
    assert keeps_the_limits(layout)
    assert "xxx…\n" in words(layout)


def test_fields_show_their_worth_and_which_are_protected() -> None:
    fields = {0: [crop("soy", 1), crop("coffee", 7), crop("chili", 0)]}
    text = words(hand_screen(look(position(["red", "red", "red"], fields=fields), 0)))
    assert "Field 1 🌱 Soy · pays 0, 1 at 2 🔒\n" in text
    assert "Field 2 ☕ Coffee ×7 · pays 2, 3 at 10\n" in text
    assert "Field 3 empty · 0 🪙\n" in text


def test_b6_3_what_protects_a_single_bean_is_said_as_the_edition_has_it() -> None:
    fields = {0: [crop("soy", 1), crop("chili", 0)]}
    text = words(hand_screen(look(position(["red"] * 4, fields=fields), 0)))
    assert "-# 🔒 A single bean may not be harvested unless each of your fields holds exactly one.\n" in text
    longer = {0: [crop("soy", 1), crop("chili", 2)]}
    text = words(hand_screen(look(position(["red"] * 4, fields=longer, edition="amigo_2016"), 0)))
    assert "-# 🔒 A single bean may not be harvested while another field holds more.\n" in text
    assert "🔒" not in words(hand_screen(look(position(["red"] * 4, fields=fields, edition="amigo_2016"), 0)))


def test_offers_by_name_and_own_offers_with_their_answers() -> None:
    offers = [
        Offer(1, 1, 0, cards("chili"), (Bean("soy"),)),
        Offer(2, 2, 0, cards("wax"), (Bean("cocoa"),)),
        Offer(3, 0, None, cards("soy"), (), frozenset({2})),
    ]
    at = position(["soy", "chili", "wax"], phase=Phase.TRADE, offers=offers, face_up="blue")
    layout = hand_screen(look(at, 0))
    text = words(layout)
    assert "**#1** Ben → **you**: **🌶️ Chili** for **🌱 Soy**\n" in text
    assert "-# Cards you don't have: #2 wants 🍫 Cocoa (gives 🕯️ Wax)\n" in text
    assert "Your offer: **#3** → anyone: a gift of 🌱 Soy · no from Cleo · card 1" in text
    assert "\nFace up: 🫐 Blue\n" in text
    assert "#3" not in words(hand_screen(look(at, 1)))
    assert "End trading, keep Blue" in [button.label for button in buttons(layout)]


def answers(view: View, number: int) -> Iterator[str]:
    """The controls of an offer to this player; which copies *Accept* names is told elsewhere."""
    assert view.own is not None
    option = next((way for way in view.own.options.accept if way.offer == number), None)
    if option is not None:
        yield "accept"
        yield from [f"copies:{number}"] * any(c.needed < len(c.cards) for c in option.wanted)
    yield from [f"counter:{number}", f"decline:{number}"]


def expected(view: View) -> Iterator[str]:
    """The controls of a hand, from the options alone."""
    own = view.own
    assert own is not None
    options = own.options
    fields = view.seats[own.seat].fields
    kinds: set[Bean] = set()
    for card, places, harvest_first in options.plant:
        if BEAN[card] in kinds:
            continue
        kinds.add(BEAN[card])
        yield from (f"plant:{card}:{place}" for place in places)
        for place in harvest_first:
            choice = view.phase is Phase.PLANT and view.planted and len(harvest_first) > 1
            ask = "ask-" if choice and regrettable(fields[place]) else ""
            yield f"{ask}harvest-plant:{card}:{place}:{fields[place].bean}:{fields[place].cards}"
    if len(own.set_aside) > 1 and options.plant and obvious(view) is not None:
        yield f"plant-all:{len(own.set_aside)}:{own.set_aside[0]}"
    open_ = [offer for offer in view.offers if offer.to == own.seat and offer.number in options.decline]
    can = [offer.number for offer in open_ if any(way.offer == offer.number for way in options.accept)]
    named = [offer.number for offer in open_ if offer.number not in can and own.seat != view.active]
    full = [*can, *named][:3]
    yield from (control for number in full for control in answers(view, number))
    yield from (f"withdraw:{number}" for number in options.withdraw[-3:])
    turn, thalers = view.turn, len(view.seats[own.seat].thalers)
    yield from ["turn-up:" + str(turn)] * options.turn_up
    # Whom no offer concerns by name finds these at the table: their hand need not change with the phase.
    trades = own.seat == view.active or any(own.seat in (offer.seat, offer.to) for offer in view.offers)
    yield from [f"offer:{turn}"] * (options.may_offer and trades)
    yield from ["offers"] * (options.may_offer and trades and bool(view.offers))
    yield from [f"back-in:{turn}"] * (options.may_come_back and trades)
    yield from ["hand"] * (own.seat not in view.waiting_for)
    yield from ["hint"] * (own.seat in view.waiting_for or any(offer.to == own.seat for offer in view.offers))
    yield from [f"pass:{turn}"] * (options.may_pass and trades)
    yield from [f"end:{turn}"] * options.end_trading
    yield from ["harvest"] * bool(options.harvest)
    yield from [f"buy:{thalers}"] * options.buy_field
    yield from ["meters", "more"] * (view.outcome is None)


@pytest.mark.parametrize("players", few(PLAYERS, 5))
def test_the_buttons_are_the_options_and_no_more(players: int) -> None:
    for number, at in enumerate(game(players, seed=players)[:-1:3]):
        seen = look(at, number % players)
        layout = hand_screen(seen)
        found = ["accept" if control.startswith("accept:") else control for control in controls(layout)]
        assert sorted(found) == sorted(expected(seen.view))
        assert keeps_the_limits(layout)


def test_more_offers_than_have_room_are_counted() -> None:
    at = huge(offers=40, players=3)
    layout = hand_screen(look(at, 0, names=("A", "B", "C")))
    view = look(at, 0).view
    concerned = sum(offer.to == 0 or offer.seat == 0 for offer in view.offers)
    shown = len(set(re.findall(r"\*\*#(\d+)\*\*", words(layout))))
    assert f"All offers (+{concerned - shown})" in [button.label for button in buttons(layout)]


def test_the_end_is_shown_without_buttons_of_play() -> None:
    layout = hand_screen(look(game(4)[-1], 2))
    assert controls(layout) == ["rematch", "replay", "review", "hands"]
    assert "The ranking" in words(layout)
    outcome = game(4)[-1].state.outcome
    assert outcome is not None
    best = outcome.standings[0]
    assert words(layout).startswith(f"## 🏁 {NAMES[outcome.winners[0]]} wins with {best.score} 🪙")
    (last,) = [one for one in outcome.standings if one.rank == 4]
    ended = words(hand_screen(look(game(4)[-1], last.seat)))
    assert f"\nYou are 4th with {last.score} 🪙.\n" in ended


@examples(40)
@given(
    names=st.lists(st.text("*_~|`>#-[](): @<ab☕é\u200b", max_size=32), min_size=7, max_size=7),
    players=st.integers(3, 7),
    seat=st.integers(0, 2),
    phase=st.sampled_from(PLAYING),
    offers=st.integers(0, 40),
    hand=st.integers(0, 33),
)
def test_no_names_and_no_sizes_break_the_limits(
    names: list[str], players: int, seat: int, phase: Phase, offers: int, hand: int
) -> None:
    seen = look(huge(phase, players=players, offers=offers, hand=hand), seat, names=names)
    assert keeps_the_limits(hand_screen(seen, "n" * 1500))


def test_empty_fields_for_twelve_kinds_keep_the_limits() -> None:
    state = huge(Phase.PLANT_RECEIVED).state
    players = tuple(player._replace(fields=(crop("soy", 0),) * 3) for player in state.players)
    layout = hand_screen(look(Position(state._replace(players=players)), 0, names=NASTY), "n" * 1500)
    assert keeps_the_limits(layout)
