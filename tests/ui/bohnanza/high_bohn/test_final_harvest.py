"""The thalers of mixed fields at the end on the screens (H7): who is asked, and how it is answered."""

from __future__ import annotations

import pytest

from bot.games.bohnanza import moves as m
from bot.games.bohnanza.cards import Bean
from bot.games.bohnanza.high_bohn import moves as h
from bot.games.bohnanza.state import Phase
from bot.games.bohnanza.view import View
from bot.ui.bohnanza.clicks import complete
from bot.ui.bohnanza.family import advice
from bot.ui.bohnanza.hand.screen import hand_screen
from bot.ui.bohnanza.table.screen import table_screen
from tests.games.bohnanza.high_bohn.towns import town
from tests.games.bohnanza.tables import thalers
from tests.ui.bohnanza.acting import click, command, form, moves, play, refusal
from tests.ui.bohnanza.examples import Position, look
from tests.ui.bohnanza.high_bohn.test_questions import after
from tests.ui.reading import buttons, controls, keeps_the_limits, words

BEFORE = town(
    phase=Phase.PLANT_RECEIVED,
    active=1,
    ending=True,
    draw="soy",
    set_aside=["", "garden"],
    fields=["blue×4+soy×2 chili×3", "- -", "red×2 -"],
    buildings=["farm-2"],
)
ASKED = after(BEFORE, (1, m.Plant(BEFORE.players[1].set_aside[0], 0)))
BLUE = (Bean("blue"), Bean("blue"))


def about(at: Position, action: str, seat: int = 0) -> str:
    """The control of this action in a hand."""
    (found,) = [one for one in controls(hand_screen(look(at, seat))) if one.partition(":")[0] == action]
    return found


def test_the_table_says_who_is_asked_and_that_the_end_has_come() -> None:
    text = words(table_screen(look(ASKED)))
    assert "### 🏁 The end: the final harvest" in text
    assert "⏳ Waiting for **Ana** to choose the thalers of a mixed field" in text
    assert "when this turn's cards are planted" not in text
    assert "before the final harvest, players may choose the thalers" in text
    assert keeps_the_limits(table_screen(look(ASKED)))


def test_the_hand_asks_and_offers_a_choice_and_the_default() -> None:
    layout = hand_screen(look(ASKED, 0))
    assert "### 🌾 Final harvest: choose your thalers" in words(layout)
    labels = [button.label for button in buttons(layout)]
    assert labels[:2] == ["Choose the thalers of field 1", "Harvest field 1 for 🌱 Soy ×2"]
    assert keeps_the_limits(layout)
    for seat in (1, 2):
        assert not {"choose-thalers", "harvest-field"} & {
            one.partition(":")[0] for one in controls(hand_screen(look(ASKED, seat)))
        }


def test_the_button_opens_the_form_and_the_form_harvests_for_the_thalers_chosen() -> None:
    _, *args = about(ASKED, "choose-thalers").split(":")
    assert form(ASKED, 0, click("choose-thalers", *args)).title == "Harvest field 1"
    chosen = click("harvest-thalers", *args, thalers=("blue*1", "blue*2"))
    assert moves(ASKED, 0, chosen) == (h.HarvestFor(0, BLUE),)
    end = play(ASKED, 0, chosen)
    assert (end.state.phase, thalers(end.state, 0)) == (Phase.ALL_HARVESTED, "blue blue chili")


def test_the_default_is_one_click() -> None:
    _, *args = about(ASKED, "harvest-field").split(":")
    assert moves(ASKED, 0, click("harvest-field", *args)) == (m.Harvest(0),)
    assert play(ASKED, 0, click("harvest-field", *args)).state.phase is Phase.ALL_HARVESTED


def test_by_command_the_thalers_are_named() -> None:
    assert moves(ASKED, 0, command("harvest", field="1", thalers="2 blue")) == (h.HarvestFor(0, BLUE),)
    assert moves(ASKED, 0, command("harvest", field="1")) == (m.Harvest(0),)
    assert refusal(ASKED, 0, command("harvest", field="1", thalers="3 blue")) == "not-what-the-field-pays"
    assert refusal(ASKED, 1, command("buy", what="jail 1")) == "somebody-else-is-asked"


def test_autocomplete_lists_the_field_and_its_beans() -> None:
    fields = complete(look(ASKED, 0), command("harvest"), "field", "")
    assert [choice.value for choice in fields] == ["1", "2"]
    beans = complete(look(ASKED, 0), command("harvest", field="1"), "thalers", "")
    assert [choice.value for choice in beans] == ["🫐", "🌱"]


def test_an_old_button_is_out_of_date_afterwards() -> None:
    _, *args = about(ASKED, "choose-thalers").split(":")
    end = play(ASKED, 0, click("harvest-field", *args))
    assert refusal(end, 0, click("harvest-field", *args)) == "field-changed"


def test_the_sheet_tells_what_was_asked_before_together_with_the_other_fields() -> None:
    chosen = after(BEFORE, (1, m.Plant(BEFORE.players[1].set_aside[0], 0)), (0, h.HarvestFor(0, BLUE)))
    end = Position(chosen.state, chosen.past)
    while end.state.asked:
        more = after(end.state, (end.state.asked[0], h.BuyNoMore()))
        end = Position(more.state, (*end.past, *more.past))
    text = words(table_screen(look(end)))
    assert "**Ana**: 🫐 Blue ×4, 🌱 Soy ×2 → 2 🪙, 🌶️ Chili ×3 → 1 🪙" in text
    assert text.count("**Ana**: ") == 1


def test_a_hint_names_the_thalers() -> None:
    said = advice(look(ASKED, 0), h.HarvestFor(0, BLUE))
    assert said == "Harvest field 1 (🫐 Blue ×4, 🌱 Soy ×2), and let 🫐 Blue ×2 become the thalers."


@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_all_see_which_fields_are_in_question(viewer: int | None) -> None:
    view: View = look(ASKED, viewer).view
    (here,) = view.expansions
    assert here.question is not None
    assert (here.question.seat, here.question.fields) == (0, (0,))
