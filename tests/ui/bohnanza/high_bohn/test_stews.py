"""Fields that buildings change: stews, sown soy, fields for one bean, and thalers to choose (H5-H7)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.bohnanza import moves as m
from bot.games.bohnanza.cards import Bean, Card
from bot.games.bohnanza.high_bohn import moves as h
from bot.games.bohnanza.state import Phase, State
from bot.games.contract import MalformedMove, OutOfDate
from bot.ui.bohnanza import family
from bot.ui.bohnanza.chapters.harvesting.fields import field_args
from bot.ui.bohnanza.chapters.planting.moves import obvious
from bot.ui.bohnanza.hand.screen import hand_screen
from bot.ui.bohnanza.table.screen import table_screen
from tests.games.bohnanza.high_bohn.towns import town, under_distillery, under_saloon
from tests.games.bohnanza.tables import farm, thalers
from tests.ui.bohnanza.acting import (
    answer,
    click,
    command,
    fits,
    form,
    moves,
    play,
    pressed,
    refusal,
    selects,
    shown,
    view,
)
from tests.ui.bohnanza.examples import NASTY, Position, look
from tests.ui.reading import buttons, controls, keeps_the_limits, words

KINDS = ["cognac", "blue", "chili", "stink", "green", "soy", "black_eyed", "red", "garden"]


def at(**written: Any) -> Position:
    return Position(town(**written))


def planting(there: Position, seat: int = 0) -> list[tuple[str | None, str]]:
    """The buttons that plant: label and control."""
    layout = hand_screen(look(there, seat))
    found = [(item.label, str(item.custom_id).removeprefix("bean:12:")) for item in buttons(layout)]
    return [pair for pair in found if "plant" in pair[1]]


# Stews


SINGLE = at(buildings=["saloon-3"], hands=["soy"], fields=["red ~blue+chili"])


def test_buttons_say_that_a_stew_is_begun_or_joined() -> None:
    assert planting(SINGLE) == [
        ("Plant Soy in field 2: join the stew of 2", "plant:soy-1:1:join"),
        ("Plant Soy in field 1: begin a stew with Red", "plant:soy-1:0:stew"),
    ]
    assert farm(play(SINGLE, 0, click("plant", "soy-1", 1, "join")).state, 0) == "red ~blue+chili+soy"
    assert farm(play(SINGLE, 0, click("plant", "soy-1", 0, "stew")).state, 0) == "~red+soy ~blue+chili"


def test_an_empty_field_and_a_stew_beside_it_are_told_apart() -> None:
    there = at(buildings=["saloon-3"], hands=["soy"], fields=["red -"])
    assert planting(there) == [
        ("Plant Soy in field 2 (empty)", "plant:soy-1:1"),
        ("Plant Soy in field 1: begin a stew with Red", "plant:soy-1:0:stew"),
    ]


def test_a_stew_is_shown_with_its_cards_in_the_hand_at_the_table_and_in_the_menu() -> None:
    line = "🍲 stew of 🫐 Blue, 🌶️ Chili"
    assert f"Field 2 {line} · pays 0, 1 at 3" in words(hand_screen(look(SINGLE, 0)))
    assert line in words(table_screen(look(SINGLE)))
    assert f"Field 2 {line}" in words(shown(SINGLE, 0, click("harvest")))
    assert "Field 2 stew of 2: 0 🪙" in [item.label for item in buttons(shown(SINGLE, 0, click("harvest")))]


@pytest.mark.parametrize("args", [("soy-1", 0), ("soy-1", 0, "join"), ("soy-1", 0, "sow"), ("soy-1", 1)])
def test_an_old_button_never_begins_or_joins_a_stew_that_it_did_not_speak_of(args: tuple[str | int, ...]) -> None:
    with pytest.raises(OutOfDate, match="field-not-as-shown"):
        moves(SINGLE, 0, click("plant", *args))


def test_two_quick_clicks_make_no_stew_by_mistake() -> None:
    """Both kinds were shown for the same empty field; the second click comes when the first has taken it."""
    there = at(
        phase=Phase.PLANT_RECEIVED, active=1, buildings=["saloon-3"], set_aside=["soy red"], fields=["blue×2 -"]
    )
    assert [what for _, what in planting(there)] == ["plant:soy-1:1", "plant:red-1:1"]
    once = play(there, 0, click("plant", "soy-1", 1))
    with pytest.raises(OutOfDate, match="field-not-as-shown"):
        moves(there, 0, click("plant", "red-1", 1), once)
    assert planting(once) == [("Plant Red in field 2: begin a stew with Soy", "plant:red-1:1:stew")]


def test_a_way_of_planting_that_nobody_was_given_is_malformed() -> None:
    with pytest.raises(MalformedMove, match="unknown-control"):
        answer(SINGLE, 0, click("plant", "soy-1", 0, "soup"))


def test_plant_all_stands_aside_where_a_building_opens_places() -> None:
    def all_at(fields: str, buildings: str, set_aside: str) -> bool:
        there = at(
            phase=Phase.PLANT_RECEIVED, active=1, buildings=[buildings], set_aside=[set_aside], fields=[fields]
        )
        return obvious(view(there, 0)) is not None

    assert all_at("soy×2 red×2", "saloon-3", "soy red")
    assert not all_at("soy×2 red", "saloon-3", "soy blue")
    assert not all_at("soy×2 ~red+blue", "saloon-3", "soy chili")
    assert not all_at("~red+blue ~green+blue", "saloon-3", "red red")
    assert not all_at("chili×2 - -", "blacksmith-2", "chili soy")
    assert all_at("chili×2 - green", "saloon-2", "chili soy")
    assert not all_at("soy×2 blue×2", "farm-2", "soy blue")


def test_the_command_plants_as_the_buttons_do() -> None:
    assert refusal(SINGLE, 0, command("plant")) == "say-which-field"
    assert moves(SINGLE, 0, command("plant", field="1")) == (h.BeginStew(Card("soy-1"), 0),)
    assert moves(SINGLE, 0, command("plant", field="2")) == (m.Plant(Card("soy-1"), 1),)
    assert refusal(SINGLE, 0, command("plant", field="2: stew")) == "no-stew-there"
    there = at(buildings=["saloon-3"], hands=["soy"], fields=["red -"])
    assert moves(there, 0, command("plant")) == (m.Plant(Card("soy-1"), 1),)


def test_a_stew_is_harvested_as_it_was_shown_or_not_at_all() -> None:
    there = at(buildings=["saloon-3"], fields=["~soy+red+blue+chili -"])
    button = buttons(shown(there, 0, click("harvest")))[0]
    assert button.label == "Field 1 stew of 4: 1 🪙"
    clicked = pressed(str(button.custom_id))
    assert under_saloon(play(there, 0, clicked).state, 0) == "chili"
    for other in ("~soy+red+blue+green -", "~red+soy+blue+chili -", "soy×4 -", "~soy+red+blue+chili+green -"):
        with pytest.raises(OutOfDate, match="field-changed"):
            moves(there, 0, clicked, at(buildings=["saloon-3"], fields=[other]))


def test_a_stew_that_pays_nothing_asks_before_it_is_harvested() -> None:
    (_, asks, *_) = controls(shown(SINGLE, 0, click("harvest")))
    assert asks.startswith("ask-harvest-field:1:")
    asked = shown(SINGLE, 0, pressed(f"bean:12:{asks}"))
    assert "Throw away 🍲 stew of 🫐 Blue, 🌶️ Chili? That field pays nothing." in words(asked)
    assert moves(SINGLE, 0, pressed(f"bean:12:{controls(asked)[0]}")) == (m.Harvest(1),)
    assert moves(SINGLE, 0, pressed(f"bean:12:{controls(shown(SINGLE, 0, command('harvest', field='2')))[0]}"))


def test_a_stew_makes_room_by_a_harvest() -> None:
    there = at(buildings=["saloon-3"], hands=["soy"], fields=["~soy+red+blue chili×4"])
    label, what = planting(there)[0]
    assert label == "Harvest field 1: stew of 3 (pays 1), plant Soy"
    assert farm(play(there, 0, pressed(f"bean:12:{what}")).state, 0) == "soy chili×4"
    menu = shown(there, 0, command("plant"))
    assert buttons(menu)[0].label == label


# Farm 2, and the choice between a field and a stew


def test_farm_2_soy_among_others_is_a_choice_beside_the_usual_places() -> None:
    there = at(buildings=["farm-2"], hands=["soy"], fields=["blue×2 soy×3"])
    assert planting(there) == [
        ("Plant Soy in field 2 (3 already there)", "plant:soy-1:1"),
        ("Plant Soy in field 1: among Blue ×2", "plant:soy-1:0:sow"),
    ]
    sown = play(there, 0, click("plant", "soy-1", 0, "sow"))
    assert farm(sown.state, 0) == "blue×2+soy soy×3"
    assert "Field 1 🫐 Blue ×2, 🌱 Soy · pays" in words(hand_screen(look(sown, 0)))
    assert moves(there, 0, command("plant")) == (m.Plant(Card("soy-1"), 1),)
    assert moves(there, 0, command("plant", field="blue")) == (m.Plant(Card("soy-1"), 0),)


EITHER = at(buildings=["farm-2 saloon-3"], hands=["soy"], fields=["blue red×2"])


def test_who_has_both_says_whether_it_becomes_a_stew() -> None:
    assert planting(EITHER) == [
        ("Plant Soy in field 1: among Blue", "plant:soy-1:0:sow"),
        ("Plant Soy in field 1: begin a stew with Blue", "plant:soy-1:0:stew"),
    ]
    assert farm(play(EITHER, 0, click("plant", "soy-1", 0, "sow")).state, 0) == "blue+soy red×2"
    assert farm(play(EITHER, 0, click("plant", "soy-1", 0, "stew")).state, 0) == "~blue+soy red×2"


def test_by_command_the_stew_is_named() -> None:
    found = family.complete(look(EITHER, 0), command("plant"), "field", "")
    assert [(choice.name, choice.value) for choice in found] == [
        ("1: 🫐 Blue", "1"),
        ("1: 🫐 Blue – begin a stew", "1: 🍲"),
    ]
    assert moves(EITHER, 0, command("plant", field="1")) == (m.Plant(Card("soy-1"), 0),)
    for typed in ("1: stew", "1: 🍲", "1 stew", "a stew in field one"):
        # As tuples the two moves would be equal.
        assert repr(moves(EITHER, 0, command("plant", field=typed))) == repr((h.BeginStew(Card("soy-1"), 0),))


# Fields for one bean, the third field, Farm 3


def test_fields_for_one_bean_are_named_so() -> None:
    there = at(buildings=["saloon-2 blacksmith-2"], hands=["chili"], fields=["chili×2 - - -"])
    assert planting(there) == [
        ("Plant Chili in field 1 (2 already there)", "plant:chili-1:0"),
        ("Plant Chili in field 4 (Chili only, empty)", "plant:chili-1:3"),
    ]
    text = words(hand_screen(look(there, 0)))
    assert "Field 3 empty, for 🥬 Green only" in text
    assert "Field 4 empty, for 🌶️ Chili only" in text
    with_two = at(buildings=["blacksmith-2"], hands=["chili"], fields=["red×2 blue chili×2"])
    assert planting(with_two)[0][0] == "Plant Chili in field 3 (Chili only, with 2 there)"


def test_a_harvest_that_makes_no_room_yet_promises_none() -> None:
    """Red and blue are protected by the chilis, whose field takes chili only."""
    there = at(buildings=["blacksmith-2"], hands=["soy"], fields=["red blue chili×3"])
    layout = hand_screen(look(there, 0))
    assert "The fields that would are protected, so harvest another one first." in words(layout)
    first = buttons(layout)[0]
    assert first.label == "Harvest Chili ×3 first (pays 1)"
    after = play(there, 0, pressed(str(first.custom_id)))
    assert farm(after.state, 0) == "red blue -"
    assert planting(after)[0][0] == "Harvest Red (pays 0), plant Soy"


def test_the_third_field_costs_what_its_owner_pays() -> None:
    there = at(buildings=["gold_mine-2"], thalers=["red", "red"])
    assert "Buy a third field (1 🪙)" in [item.label for item in buttons(hand_screen(look(there, 0)))]
    assert not [action for action in controls(hand_screen(look(there, 1))) if action.startswith("buy:")]


def test_farm_3_a_third_card_is_planted_before_turning_up() -> None:
    there = at(buildings=["farm-3"], hands=["soy soy soy soy"], fields=["soy -"], planted=2)
    layout = hand_screen(look(there, 0))
    assert "Plant one more or turn up 2 cards" in words(layout)
    assert "plant:soy-1:0" in controls(layout)
    third = play(there, 0, command("plant"))
    assert third.state.phase is Phase.TRADE


# The cards that become thalers


def choosing(there: Position, place: int = 0) -> str:
    """The control that opens the choice of thalers."""
    start = f"bean:12:choose-thalers:{place}:"
    ids = [str(item.custom_id) for item in buttons(shown(there, 0, click("harvest")))]
    (found,) = [custom_id for custom_id in ids if custom_id.startswith(start)]
    return found


MIXED = at(buildings=["farm-2"], fields=["blue×4+soy+soy -"])
STEW = at(buildings=["saloon-3", "distillery-3"], fields=["~soy+red+blue+chili+stink+green -"])


def test_a_mixed_harvest_may_choose_its_thalers() -> None:
    menu = shown(MIXED, 0, click("harvest"))
    assert "Choose the thalers of field 1" in [item.label for item in buttons(menu)]
    modal = form(MIXED, 0, pressed(choosing(MIXED)))
    fits(modal)
    (which,) = selects(modal).values()
    assert (which.min_values, which.max_values) == (2, 2)
    assert [(option.label, option.value, option.default) for option in which.options] == [
        ("🫐 Blue", "blue*1", False),
        ("🫐 Blue (2)", "blue*2", False),
        ("🌱 Soy", "soy*1", True),
        ("🌱 Soy (2)", "soy*2", True),
    ]
    after = play(MIXED, 0, pressed(modal.custom_id, {"thalers": ("blue*1", "soy*1")}))
    assert sorted(thalers(after.state, 0).split()) == ["blue", "soy"]
    usual = play(MIXED, 0, pressed(f"bean:12:{controls(menu)[0]}"))
    assert thalers(usual.state, 0) == "soy soy"


@pytest.mark.parametrize("fields", ["blue×6 -", "blue+soy -", "soy×7 -"])
def test_where_nothing_is_to_choose_nothing_is_asked(fields: str) -> None:
    there = at(buildings=["farm-2"], fields=[fields])
    assert not [what for what in controls(shown(there, 0, click("harvest"))) if "thalers" in what]
    field = view(there, 0).seats[0].fields[0]
    assert refusal(there, 0, click("choose-thalers", *field_args(0, field))) == "no-thalers-to-choose"


def test_the_thaler_for_a_distillery_is_chosen_with_the_others() -> None:
    modal = form(STEW, 0, pressed(choosing(STEW)))
    fits(modal)
    found = selects(modal)
    assert (found["thalers"].min_values, found["thalers"].max_values) == (2, 2)
    assert [option.value for option in found["thalers"].options if option.default] == ["stink*1", "green*1"]
    assert [option.value for option in found["under"].options if option.default] == ["green"]
    sent = pressed(modal.custom_id, {"thalers": ("soy*1", "red*1"), "under": ("soy",)})
    after = play(STEW, 0, sent)
    assert (under_distillery(after.state, 1), under_saloon(after.state, 0)) == ("soy", "red")
    wrong = pressed(modal.custom_id, {"thalers": ("soy*1", "red*1"), "under": ("green",)})
    assert refusal(STEW, 0, wrong) == "not-in-that-field"


def test_of_a_single_thaler_nobody_asks_which_goes_under_the_distillery() -> None:
    small = at(buildings=["saloon-3", "distillery-3"], fields=["~soy+red+blue -"])
    assert list(selects(form(small, 0, pressed(choosing(small))))) == ["thalers"]


def test_what_was_chosen_for_a_field_that_has_changed_is_refused() -> None:
    modal = form(MIXED, 0, pressed(choosing(MIXED)))
    sent = pressed(modal.custom_id, {"thalers": ("blue*1", "soy*1")})
    for changed in ("blue×4 -", "blue×5+soy -", "- -"):
        now = at(buildings=["farm-2"], fields=[changed])
        with pytest.raises(OutOfDate, match="field-changed"):
            moves(MIXED, 0, sent, now)
        assert refusal(now, 0, pressed(choosing(MIXED))) == "field-changed"


def test_more_or_other_thalers_than_it_pays_are_refused() -> None:
    modal = form(MIXED, 0, pressed(choosing(MIXED)))
    assert refusal(MIXED, 0, pressed(modal.custom_id, {"thalers": ("blue*1",)})) == "not-what-the-field-pays"
    assert refusal(MIXED, 0, pressed(modal.custom_id, {"thalers": ("red*1", "soy*1")})) == "not-in-that-field"
    assert refusal(MIXED, 0, pressed(modal.custom_id, {"thalers": ("gold*1",)})) == "unknown-control"


def test_thalers_by_command() -> None:
    typed = command("harvest", field="1", thalers="blue soy")
    assert moves(MIXED, 0, typed) == (h.HarvestFor(0, (Bean("blue"), Bean("soy"))),)
    assert refusal(MIXED, 0, command("harvest", field="1", thalers="blue")) == "not-what-the-field-pays"
    assert refusal(MIXED, 0, command("harvest", field="1", distillery="soy")) == "nobody-takes-a-thaler"
    under = command("harvest", field="1", distillery="green")
    assert under_distillery(play(STEW, 0, under).state, 1) == "green"


def test_completion_lists_what_stands_in_the_field() -> None:
    found = family.complete(look(MIXED, 0), command("harvest", field="1"), "thalers", "")
    assert [choice.value for choice in found] == ["🫐", "🌱"]
    assert family.complete(look(MIXED, 0), command("harvest", field="2"), "thalers", "") == ()
    assert family.complete(look(MIXED, 0), command("harvest", field="1"), "distillery", "") == ()
    found = family.complete(look(STEW, 0), command("harvest", field="1"), "distillery", "r")
    assert "🍒" in [choice.value for choice in found]


def full(hand: str = "soy") -> State:
    """Six fields: stews of all nine kinds and the longest sown field there are cards for."""
    stew = "~" + "+".join(KINDS)
    return town(
        buildings=["saloon-4 gold_mine-4 blacksmith-2", "distillery-3"],
        hands=[hand],
        fields=[f"{stew} {stew} {stew} {stew} chili×3"],
    )


def test_the_longest_stews_keep_the_limits() -> None:
    there = Position(full())
    layout = hand_screen(look(there, 0, names=NASTY), "n" * 1500)
    assert keeps_the_limits(layout)
    assert keeps_the_limits(table_screen(look(there, names=NASTY)))
    menu = shown(there, 0, click("harvest"))
    fits(menu)
    assert len([what for what in controls(menu) if what.startswith("choose-thalers")]) == 4
    fits(form(there, 0, pressed(choosing(there))))
    fits(shown(there, 0, command("plant")))


def test_the_longest_sown_fields_keep_the_limits() -> None:
    there = at(
        buildings=["farm-2 blacksmith-2 gold_mine-4"],
        hands=["red"],
        fields=["cognac×9+soy×4 blue×9+soy×4 stink×9+soy×4 green×9 chili×9"],
    )
    fits(shown(there, 0, click("harvest")))
    fits(form(there, 0, pressed(choosing(there))))
    assert keeps_the_limits(hand_screen(look(there, 0, names=NASTY), "n" * 1500))
