"""The harvest menu, the question before a harvest that one may regret, and planting by way of a harvest."""

from __future__ import annotations

import pytest

from bot.games.bohnanza.moves import Harvest, Plant
from bot.games.bohnanza.options import PlantOption
from bot.games.bohnanza.state import Field, Phase
from bot.games.contract import IllegalMove, MalformedMove, OutOfDate
from bot.ui.bohnanza.chapters.harvesting.moves import menu
from bot.ui.bohnanza.chapters.planting.moves import choose_harvest
from bot.ui.bohnanza.hand.screen import hand_screen
from tests.ui.bohnanza.acting import answer, buttons, click, fits, moves, play, pressed, shown, words
from tests.ui.bohnanza.examples import Position, crop, huge, look, position
from tests.ui.reading import buttons as labelled

BACK = "bean:12:back"
FULL = position(
    ["soy", "red", "wax", "blue"],
    fields={0: (crop("blue", 4), crop("red", 1)), 1: (crop("wax", 3), crop("red", 8)), 2: (Field(), Field())},
)


def test_the_menu_has_a_button_for_each_field_that_may_be_harvested() -> None:
    assert buttons(shown(FULL, 0, click("harvest"))) == ["bean:12:harvest-field:0:blue:4", BACK]
    assert [str(button.emoji) for button in labelled(shown(FULL, 0, click("harvest")))[:2]] == ["🫐", "🍒"]
    menu = words(shown(FULL, 0, click("harvest")))
    assert "Field 1 Blue ×4: 1 🪙" in menu
    assert "Field 2 Red: protected" in menu
    with pytest.raises(IllegalMove, match="nothing-planted"):
        answer(FULL, 2, click("harvest"))


def test_a_harvest_that_pays_nothing_or_throws_away_a_long_field_asks_once() -> None:
    *asking, back = buttons(shown(FULL, 1, click("harvest")))
    assert back == BACK
    assert asking == ["bean:12:ask-harvest-field:0:wax:3", "bean:12:ask-harvest-field:1:red:8"]
    for custom_id, place in zip(asking, (0, 1), strict=True):
        confirm, _ = buttons(shown(FULL, 1, pressed(custom_id)))
        assert moves(FULL, 1, pressed(confirm)) == (Harvest(place),)


@pytest.mark.parametrize(
    ("bean", "count", "asks"),
    [
        ("red", 1, True),
        ("red", 2, False),
        ("red", 7, False),
        ("red", 8, True),
        ("garden", 5, False),
        ("garden", 6, True),
        ("blue", 3, True),
        ("blue", 9, False),
        ("blue", 12, False),
        ("blue", 13, True),
    ],
)
def test_when_a_harvest_asks(bean: str, count: int, asks: bool) -> None:
    there = position(["soy", "wax", "wax", "wax"], fields={0: (crop(bean, count), crop("stink", 1))})
    control, *_ = buttons(shown(there, 0, click("harvest")))
    assert ("ask" in control) == asks


def test_a_field_is_harvested_as_it_was_shown_or_not_at_all() -> None:
    clicked = click("harvest-field", 0, "blue", 4)
    assert play(FULL, 0, clicked).state.players[0].thalers == ("blue-4",)
    for changed in (Field(), crop("blue", 5), crop("green", 4)):
        player = FULL.state.players[0]._replace(fields=(changed, crop("red", 2)))
        now = Position(FULL.state._replace(players=(player, *FULL.state.players[1:])))
        with pytest.raises(OutOfDate, match="field-changed"):
            moves(FULL, 0, clicked, now)


def test_a_harvest_goes_on_whatever_others_do() -> None:
    other = play(FULL, 1, click("harvest-field", 0, "wax", 3))
    assert play(FULL, 0, click("harvest-field", 0, "blue", 4), other).state.players[0].thalers


def test_a_double_click_harvests_once() -> None:
    once = play(FULL, 0, click("harvest-field", 0, "blue", 4))
    with pytest.raises(OutOfDate, match="field-changed"):
        moves(FULL, 0, click("harvest-field", 0, "blue", 4), once)


def test_a_protected_field_stays() -> None:
    with pytest.raises(IllegalMove, match="bean-protection"):
        play(FULL, 0, click("harvest-field", 1, "red", 1))


def test_b6_3_where_all_that_is_planted_is_protected_the_menu_says_why() -> None:
    beside_empty = {0: (crop("red", 1), Field())}
    there = position(["soy"] * 4, fields=beside_empty)
    with pytest.raises(IllegalMove, match="bean-protection-unless-all-single") as caught:
        answer(there, 0, click("harvest"))
    assert caught.value.facts == {"field": 1, "other": "empty"}
    assert "bean:12:harvest" not in buttons(hand_screen(look(there, 0)))
    newer = position(["soy"] * 4, fields=beside_empty, edition="amigo_2016")
    assert buttons(shown(newer, 0, click("harvest"))) == ["bean:12:ask-harvest-field:0:red:1", BACK]


@pytest.mark.parametrize("args", [(), (0,), (0, "blue"), ("x", "blue", 4), (0, "blue", "four"), (-1, "blue", 4)])
@pytest.mark.parametrize("action", ["harvest-field", "ask-harvest-field"])
def test_a_control_that_nobody_was_given_is_malformed(action: str, args: tuple[str | int, ...]) -> None:
    with pytest.raises(MalformedMove, match="unknown-control"):
        moves(FULL, 0, click(action, *args))


def test_harvesting_and_planting_are_two_moves_at_once() -> None:
    clicked = click("harvest-plant", "soy-1", 0, "blue", 4)
    assert moves(FULL, 0, clicked) == (Harvest(0), Plant("soy-1", 0))  # type: ignore[arg-type]
    after = play(FULL, 0, clicked)
    assert after.state.players[0].fields[0].crop == ("soy-1",)
    with pytest.raises(OutOfDate, match="card-not-to-plant-now"):
        moves(FULL, 0, clicked, after)


def test_a_regrettable_harvest_for_room_asks_and_says_why() -> None:
    there = position(["soy", "red", "wax", "blue"], fields={0: (crop("blue", 3), crop("red", 2))})
    screen = shown(there, 0, click("ask-harvest-plant", "soy-1", 0, "blue", 3))
    fits(screen)
    confirm, _ = buttons(screen)
    assert moves(there, 0, pressed(confirm)) == (Harvest(0), Plant("soy-1", 0))  # type: ignore[arg-type]
    assert "Throw away 🫐 Blue ×3? That field pays nothing." in words(screen)
    yes = labelled(screen)[0]
    assert (yes.label, str(yes.emoji)) == ("Harvest and plant Soy", "🌱")
    with pytest.raises(OutOfDate, match="field-changed"):
        answer(there, 0, click("ask-harvest-plant", "soy-1", 0, "blue", 2))


def test_no_harvest_for_a_card_that_has_room() -> None:
    there = position(["soy", "red", "wax", "blue"], fields={0: (crop("blue", 4), Field())})
    with pytest.raises(OutOfDate, match="room-without-harvest"):
        moves(there, 0, click("harvest-plant", "soy-1", 0, "blue", 4))


def test_planting_without_room_offers_each_harvest_and_a_new_field() -> None:
    there = position(
        ["soy", "red", "wax", "blue"],
        fields={0: (crop("blue", 4), crop("red", 8))},
        thalers={0: "wax wax wax"},
    )
    option = PlantOption("soy-1", (), (0, 1))  # type: ignore[arg-type]
    screen = hand_screen(look(there, 0)._replace(part=choose_harvest(look(there, 0), option).part))
    fits(screen)
    assert buttons(screen) == [
        "bean:12:harvest-plant:soy-1:0:blue:4",
        "bean:12:harvest-plant:soy-1:1:red:8",
        "bean:12:buy:3",
        BACK,
    ]


def test_the_menus_fit_whatever_stands_in_the_fields() -> None:
    for seat in (0, 6):
        seen = look(huge(Phase.PLANT), seat)
        fits(hand_screen(seen._replace(part=menu(seen).part)))
