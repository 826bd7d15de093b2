"""The private hand: its order and its front, and exactly the buttons that work now."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.bohnanza.cards import BEAN, Bean
from bot.games.bohnanza.state import Offer, Phase
from bot.games.bohnanza.view import View
from bot.ui.bohnanza.controls.harvesting import regrettable
from bot.ui.bohnanza.controls.planting import obvious
from bot.ui.bohnanza.messages.hand import hand_screen
from bot.ui.bohnanza.wording.symbols import short
from tests.ui.bohnanza.examples import LINK, NASTY, Position, cards, crop, game, huge, look, position
from tests.ui.reading import buttons, controls, keeps_the_limits, raw, words

PLAYERS = range(3, 8)
PLAYING = (Phase.PLANT, Phase.TRADE, Phase.PLANT_RECEIVED)


def test_the_front_is_marked_and_the_order_is_kept() -> None:
    text = words(hand_screen(look(position(["soy chili soy", "red", "red"]), 0)))
    assert "1. **🌱 Soy** ◀ front, planted next\n2. 🌶️ Chili\n3. 🌱 Soy\n" in text
    assert "Drawn cards go to the back, behind card 3." in text


@pytest.mark.parametrize("size", [15, 33])
def test_long_hands_show_every_card_by_its_place(size: int) -> None:
    seen = look(huge(hand=size), 1)
    assert seen.view.own is not None
    text = words(hand_screen(seen))
    beans = [short("en", BEAN[card]) for card in seen.view.own.hand]
    found = [text.index(f"`{place}` {bean}") for place, bean in enumerate(beans[1:], start=2)]
    assert f"1. **{beans[0]}** ◀ front" in text
    assert found == sorted(found)


def test_an_empty_hand_says_so() -> None:
    text = words(hand_screen(look(position(["", "red", "red"], phase=Phase.TRADE), 0)))
    assert "Your hand is empty." in text
    assert "front" not in text


@pytest.mark.parametrize(
    ("phase", "planted", "seat", "expected"),
    [
        (Phase.PLANT, 0, 0, "Your turn: plant your first card"),
        (Phase.PLANT, 1, 0, "Your turn: plant one more, or turn up 2 cards"),
        (Phase.PLANT, 0, 1, "Nothing to do for you now"),
        (Phase.TRADE, 0, 0, "Your turn: trade"),
        (Phase.TRADE, 0, 1, "Nothing to do for you now"),
        (Phase.PLANT_RECEIVED, 0, 1, "Plant what you received"),
        (Phase.PLANT_RECEIVED, 0, 0, "Nothing to do for you now"),
    ],
)
def test_it_tells_what_the_game_waits_for(phase: Phase, planted: int, seat: int, expected: str) -> None:
    aside = {1: "soy"} if phase is Phase.PLANT_RECEIVED else {}
    at = position(["soy chili", "red", "red"], phase=phase, planted=planted, set_aside=aside)
    assert f" {expected}\n" in words(hand_screen(look(at, seat)))


def test_a_hand_that_is_not_waited_for_does_not_change_with_the_phases_of_others() -> None:
    shown = {
        raw(hand_screen(look(position(["soy chili", "red", "red"], phase=phase, planted=planted), 1)))
        for phase, planted in ((Phase.PLANT, 0), (Phase.PLANT, 1), (Phase.TRADE, 0), (Phase.PLANT_RECEIVED, 0))
    }
    assert len(shown) == 1


def test_it_names_its_table_and_leads_to_it() -> None:
    layout = hand_screen(look(position(["soy", "red", "red"]), 0))
    assert "Your hand · Bohnanza (Rio Grande 2000) · table #12" in words(layout)
    assert [button.url for button in buttons(layout) if button.url] == [LINK]
    assert all(not b.url for b in buttons(hand_screen(look(position(["soy", "red", "red"]), 0, link=None))))


def test_a_notice_stands_above_the_hand() -> None:
    layout = hand_screen(look(position(["soy", "red", "red"]), 0), "You planted soy.")
    assert words(layout).startswith("You planted soy.\n")
    assert words(hand_screen(look(position(["soy", "red", "red"]), 0), "")).startswith("## ")


def test_a_notice_of_any_length_keeps_the_limits() -> None:
    layout = hand_screen(look(huge(), 0, names=NASTY), "x" * 9000)
    assert keeps_the_limits(layout)
    assert "xxx…\n" in words(layout)


def test_fields_show_their_worth_and_which_are_protected() -> None:
    fields = {0: [crop("soy", 1), crop("coffee", 7), crop("chili", 0)]}
    text = words(hand_screen(look(position(["red", "red", "red"], fields=fields), 0)))
    assert "Field 1 **🌱 Soy** pays 0, more at 2 🔒" in text
    assert "Field 2 **☕ Coffee ×7** pays 2, more at 10\n" in text
    assert "Field 3 empty\n" in text


def test_plant_names_the_field_where_there_is_a_choice() -> None:
    choice = {0: [crop("soy", 2), crop("coffee", 0), crop("chili", 0)]}
    layout = hand_screen(look(position(["red", "red", "red"], fields=choice), 0))
    assert [b.label for b in buttons(layout)][:2] == ["Plant Red in field 2", "Plant Red in field 3"]
    layout = hand_screen(look(position(["soy", "red", "red"], fields=choice), 0))
    assert buttons(layout)[0].label == "Plant Soy"
    assert str(buttons(layout)[0].emoji) == "🌱"


def test_one_button_harvests_and_plants_and_says_what_it_pays() -> None:
    fields = {0: [crop("soy", 4), crop("coffee", 3), crop("chili", 1)]}
    layout = hand_screen(look(position(["red", "red", "red"], fields=fields), 0))
    assert "No field takes 🍒 Red now: harvest one first." in words(layout)
    assert [b.label for b in buttons(layout)][:2] == [
        "Harvest field 1 (Soy ×4, pays 2), plant Red",
        "Harvest field 2 (Coffee ×3, pays 0), plant Red",
    ]
    assert controls(layout)[:2] == ["harvest-plant:red-1:0:soy:4", "ask-harvest-plant:red-1:1:coffee:3"]


def test_b4_1_that_the_second_card_needs_no_room_is_said_where_there_is_none() -> None:
    fields = {0: [crop("soy", 4), crop("coffee", 3), crop("chili", 1)]}
    second = look(position(["red", "red", "red"], fields=fields, planted=1), 0)
    assert "No field takes 🍒 Red now unless you harvest one first." in words(hand_screen(second))


def test_plant_all_stands_where_every_card_has_one_sensible_place() -> None:
    fields = {0: [crop("soy", 2), crop("red", 1), crop("chili", 0)]}

    def at(set_aside: str) -> list[str]:
        aside = {0: set_aside}
        seen = look(position(["", "red", "red"], phase=Phase.PLANT_RECEIVED, fields=fields, set_aside=aside), 0)
        return [action for action in controls(hand_screen(seen)) if action.startswith("plant-all")]

    assert at("soy red soy") == ["plant-all:3:soy-1"]
    assert at("soy wax wax") == ["plant-all:3:soy-1"]
    assert at("soy wax blue") == []
    assert at("soy") == []


def test_offers_by_name_and_own_offers_with_their_answers() -> None:
    offers = [
        Offer(1, 1, 0, cards("chili"), (Bean("soy"),)),
        Offer(2, 2, 0, cards("wax"), (Bean("cocoa"),), frozenset({0})),
        Offer(3, 0, None, cards("soy"), ()),
    ]
    at = position(["soy", "chili", "wax"], phase=Phase.TRADE, offers=offers, face_up="blue")
    layout = hand_screen(look(at, 0))
    text = words(layout)
    assert "**#1** Ben → **you**: **🌶️ Chili** for **🌱 Soy**\n" in text
    assert "for **🍫 Cocoa**\n-# declined by Ana\n-# You don't have what is wanted." in text
    assert "**#3** You → anyone: a gift of **🌱 Soy**" in text
    assert "Face up, yours to trade or keep:** 🫐 Blue" in text
    assert "#3" not in words(hand_screen(look(at, 1)))


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
            ask = "ask-" if regrettable(fields[place]) else ""
            yield f"{ask}harvest-plant:{card}:{place}:{fields[place].bean}:{fields[place].cards}"
    if len(own.set_aside) > 1 and options.plant and obvious(view) is not None:
        yield f"plant-all:{len(own.set_aside)}:{own.set_aside[0]}"
    addressed = [offer.number for offer in view.offers if offer.to == own.seat]
    addressed.sort(key=lambda number: number not in options.decline)
    yield from (f"accept:{way.offer}" for way in options.accept if way.offer in addressed[:3])
    yield from (f"decline:{number}" for number in options.decline if number in addressed[:3])
    yield from (f"withdraw:{number}" for number in options.withdraw[-5:])
    turn, thalers = view.turn, len(view.seats[own.seat].thalers)
    yield from ["turn-up:" + str(turn)] * options.turn_up
    # Whom no offer concerns by name finds these at the table: their hand need not change with the phase.
    trades = own.seat == view.active or any(own.seat in (offer.seat, offer.to) for offer in view.offers)
    yield from [f"offer:{turn}", "offers"] * (options.may_offer and trades)
    yield from [f"pass:{turn}"] * (options.may_pass and trades)
    yield from [f"end:{turn}"] * options.end_trading
    yield from ["harvest"] * bool(options.harvest)
    yield from [f"buy:{thalers}"] * options.buy_field
    yield from ["ask-leave"] * (view.outcome is None)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_buttons_are_the_options_and_no_more(players: int) -> None:
    for number, at in enumerate(game(players, seed=players)[::3]):
        seen = look(at, number % players)
        layout = hand_screen(seen)
        assert sorted(controls(layout)) == sorted(expected(seen.view))
        assert keeps_the_limits(layout)


def test_a_field_can_be_bought_where_it_can_be_paid() -> None:
    rich = position(["red", "red", "red", "red"], thalers={1: "soy soy soy", 2: "soy soy"})
    assert "buy:3" in controls(hand_screen(look(rich, 1)))
    assert not re.search("buy", " ".join(controls(hand_screen(look(rich, 2)))))


def test_kinds_without_room_for_buttons_are_named() -> None:
    empty = [crop("soy", 0)] * 3
    kinds = "coffee wax blue chili stink green soy black_eyed red garden"
    at = position(["", "", ""], phase=Phase.PLANT_RECEIVED, fields={0: empty}, set_aside={0: kinds})
    layout = hand_screen(look(at, 0))
    planting = [action for action in controls(layout) if action.startswith("plant:")]
    assert len(planting) == 18
    assert "`/plant` lists them all: 🌱 Soy, 👁️ Black-eyed, 🍒 Red, 🌻 Garden" in words(layout)
    assert keeps_the_limits(layout)


def test_more_offers_than_have_room_are_counted() -> None:
    at = huge(offers=40, players=3)
    layout = hand_screen(look(at, 0, names=("A", "B", "C")))
    view = look(at, 0).view
    concerned = sum(offer.to == 0 or offer.seat == 0 for offer in view.offers)
    found = re.search(r"(\d+) more offers of yours or to you", words(layout))
    assert found is not None
    shown = len(set(re.findall(r"\*\*#(\d+)\*\*", words(layout))))
    assert int(found[1]) + shown == concerned


def test_the_end_is_shown_without_buttons_of_play() -> None:
    layout = hand_screen(look(game(4)[-1], 2))
    assert controls(layout) == []
    assert "The ranking" in words(layout)


@settings(max_examples=40, deadline=None)
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
