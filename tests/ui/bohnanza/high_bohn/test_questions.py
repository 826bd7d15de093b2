"""The questions of a town on the screens (H5 Distillery 2, H8): who is asked what, and how it is answered."""

from __future__ import annotations

from functools import reduce

import pytest

from bot.games.bohnanza import moves as m
from bot.games.bohnanza.high_bohn import moves as h
from bot.games.bohnanza.high_bohn.names import Building, Type
from bot.games.bohnanza.moves import Move
from bot.games.bohnanza.state import Phase, State
from bot.games.chance import seeded
from bot.ui.bohnanza.hand.screen import hand_screen
from bot.ui.bohnanza.latest import latest
from bot.ui.bohnanza.table.screen import table_screen
from bot.ui.screens import Face
from tests.games.bohnanza.high_bohn.towns import owned, town
from tests.ui.bohnanza.acting import click, command, fits, moves, play, refusal, selects
from tests.ui.bohnanza.examples import BOHNANZA, Position, look
from tests.ui.reading import buttons, controls, words

START = town(
    phase=Phase.TRADE,
    hands=["soy", "chili", "blue"],
    thalers=["cognac×2", "red red garden", "blue"],
    fields=["", "soy×3 -", "red×3 -"],
    face_up="green",
)


def after(start: State, *made: tuple[int, Move]) -> Position:
    """The position after these moves, with all that happened."""

    def one(at: Position, move: tuple[int, Move]) -> Position:
        state, past = at
        for event in BOHNANZA.decide(state, *move, seeded(7)).events:
            past = (*past, (state, event))
            state = BOHNANZA.evolve(state, event)
        return Position(state, past)

    return reduce(one, made, Position(start))


BOUGHT = (0, h.BuyBuildings((Building("distillery-2"),)))
NAMED = (0, h.NameType(Type("tipi")))
NAMING = after(START, BOUGHT)
CHANCE = after(START, BOUGHT, NAMED)
"""Ben is asked first, who has two red thalers; Cleo would have to harvest."""


def hand(at: Position, seat: int) -> str:
    layout = hand_screen(look(at, seat))
    fits(layout)
    return words(layout)


def pressable(at: Position, seat: int, action: str) -> list[str]:
    return [one for one in controls(hand_screen(look(at, seat))) if one.partition(":")[0] == action]


def test_who_bought_distillery_2_has_a_button_for_each_type() -> None:
    labels = [button.label for button in buttons(hand_screen(look(NAMING, 0)))]
    assert labels[:2] == ["Name Gold Mine (4 unsold)", "Name Indian Tipi (4 unsold)"]
    assert "Name Distillery (3 unsold)" in labels
    assert len(pressable(NAMING, 0, "name-type")) == 9
    assert "⚗️ Name a type of building" in hand(NAMING, 0)
    assert moves(NAMING, 0, click("name-type", "tipi")) == (h.NameType(Type("tipi")),)
    for seat in (1, 2):
        assert pressable(NAMING, seat, "name-type") == []
        assert refusal(NAMING, seat, click("name-type", "tipi")) == "question-over"


def test_the_table_says_who_is_waited_for_and_why() -> None:
    assert "⏳ Waiting for **Ana**, who bought the Distillery, to name a type" in words(table_screen(look(NAMING)))
    text = words(table_screen(look(CHANCE)))
    assert "⏳ Waiting for **Ben** to buy a building of the type Indian Tipi, or none, before" in text
    assert "Ana named ⛺ Indian Tipi: its unsold buildings are about to leave the game." in text


def test_the_one_asked_may_buy_one_of_the_type_or_none() -> None:
    assert pressable(CHANCE, 1, "buy-building") == ["buy-building:tipi-1", "buy-building:tipi-2"]
    assert not selects(hand_screen(look(CHANCE, 1)))
    assert "### 🏘️ Indian Tipi: buy one now or never" in hand(CHANCE, 1)
    bought = play(CHANCE, 1, click("buy-building", "tipi-2"))
    assert (owned(bought.state, 1), bought.state.asked) == ("tipi-2", (2,))
    none = play(CHANCE, 1, click("buy-no-more", "buy_before_it_goes", "tipi"))
    assert (owned(none.state, 1), none.state.asked) == ("", (2,))


def test_who_has_to_harvest_first_is_told_so_and_may() -> None:
    cleo = play(CHANCE, 1, click("buy-no-more", "buy_before_it_goes", "tipi"))
    assert pressable(cleo, 2, "buy-building") == []
    assert "You may harvest first." in hand(cleo, 2)
    assert "harvest" in controls(hand_screen(look(cleo, 2)))
    ripe = play(cleo, 2, command("harvest", field="1"))
    assert pressable(ripe, 2, "buy-building") == ["buy-building:tipi-1", "buy-building:tipi-2"]


def test_nobody_else_can_answer_and_an_old_answer_is_out_of_date() -> None:
    about = click("buy-no-more", "buy_before_it_goes", "tipi")
    for seat in (0, 2):
        assert pressable(CHANCE, seat, "buy-no-more") == []
        assert refusal(CHANCE, seat, about) == "question-over"
        assert refusal(CHANCE, seat, click("buy-building", "tipi-1")) == "somebody-else-is-asked"
    assert refusal(CHANCE, 1, click("buy-no-more", "buy_before_it_goes", "jail")) == "question-over"
    assert refusal(CHANCE, 1, click("buy-no-more", "last_purchases", "")) == "question-over"
    assert refusal(CHANCE, 0, click("name-type", "tipi")) == "question-over"
    assert refusal(Position(START), 0, about) == "question-over"


def test_by_command_it_is_bought_as_well_and_nothing_else_is() -> None:
    bought = play(CHANCE, 1, command("buy", what="tipi 1"))
    assert owned(bought.state, 1) == "tipi-1"
    assert refusal(CHANCE, 1, command("buy", what="gold mine 1")) == "only-the-type-that-was-named"
    assert refusal(CHANCE, 1, command("buy", what="third field")) == "answer-first"


@pytest.mark.parametrize(
    "clicked",
    [
        command("end"),
        command("pass"),
        command("offer", give="soy"),
        click("offer", 1),
        click("end", 1),
        click("plant", "soy-1", 0),
    ],
)
def test_what_has_to_wait_says_so(clicked: object) -> None:
    assert refusal(NAMING, 0, clicked) == "answer-first"  # type: ignore[arg-type]
    assert refusal(NAMING, 1, clicked) == "somebody-else-is-asked"  # type: ignore[arg-type]


def test_the_table_has_no_buttons_that_would_have_to_wait() -> None:
    assert not {"end:1", "pass:1"} & {*controls(table_screen(look(CHANCE)))}
    assert {"end:1", "pass:1"} <= {*controls(table_screen(look(Position(START))))}


# The last purchases

FINAL = town(
    phase=Phase.PLANT_RECEIVED,
    active=1,
    exhaustions=2,
    draw="soy soy soy",
    set_aside=["", "garden"],
    thalers=["", "red×4 blue×6", "blue×2"],
    buildings=["jail-4 distillery-3", "farm-1 bank-1 saloon-2", "tipi-4 saloon-4 blacksmith-2"],
    fields=["blue×4 -", "- - green×3", "~soy+red+chili+stink chili×3 -"],
)
LAST = after(FINAL, (1, m.Plant(FINAL.players[1].set_aside[0], 0)))


def test_the_last_purchases_are_asked_when_all_is_harvested() -> None:
    text = words(table_screen(look(LAST)))
    assert "### 🏁 The end: all fields are harvested" in text
    assert "⏳ Waiting for **Ben** to make their last purchases." in text
    assert "when this turn's cards are planted" not in text
    assert "All fields are harvested; now the last buildings may be bought." in text
    assert "> 🪙 🫐 Blue ×6, 🥬 Green, 🍒 Red ×4" in hand(LAST, 1)
    assert "### 🏘️ Make your last purchases" in hand(LAST, 1)


def test_a_turn_that_ends_the_game_says_so_until_all_is_planted() -> None:
    planting = Position(FINAL._replace(ending=True))
    assert "The game ends when this turn's cards are planted." in words(table_screen(look(planting)))


def test_several_may_be_bought_at_once_until_no_more_are_wanted() -> None:
    (chosen,) = selects(hand_screen(look(LAST, 1))).values()
    assert (chosen.max_values, len(chosen.options)) == (2, 6)
    bought = play(LAST, 1, click("buy-buildings", **{"": ("jail-1", "tipi-1")}))
    assert owned(bought.state, 1) == "farm-1 bank-1 saloon-2 jail-1 tipi-1"
    assert pressable(LAST, 1, "buy-no-more") == ["buy-no-more:last_purchases:"]
    assert play(LAST, 1, click("buy-no-more", "last_purchases", "")).state.asked == (2,)


def test_what_jail_and_distillery_took_is_told() -> None:
    told = latest(look(LAST), 20)
    assert "Ana took 🫐 Blue left over from that harvest as a thaler (Jail)." in told
    assert any(line.endswith("for 1 thaler, of which 🦨 Stink went under Ana's Distillery.") for line in told)


def test_the_score_is_shown_part_by_part_with_the_last_purchases() -> None:
    # With these two owners each the rest of both types leaves the game: Cleo has nothing left to buy.
    bought = after(LAST.state, (1, h.BuyBuildings((Building("jail-2"), Building("tipi-3")))))
    end = Position(bought.state, (*LAST.past, *bought.past))
    for layout in (table_screen(look(end)), hand_screen(look(end, 1))):
        text = words(layout)
        assert "🏆 **Ben** – 18 points\n-# = 6 cash + 1 Tipi + 9 for 5 buildings + 2 bonus for 5 types\n" in text
        assert "**Ana** – 10 points\n-# = 2 cash + 1 under the Distillery + 7 for 2 buildings\n" in text
        assert "**The last purchases**\n**Ben**: ⛓️ Jail 2, ⛺ Indian Tipi 3" in text
        assert "a stew of 🌶️ Chili, 🦨 Stink, 🌱 Soy, 🍒 Red → 1 🪙" in text
        assert "Ana took 🫐 Blue left over from that harvest as a thaler (Jail)." in text


def test_in_their_own_turn_a_player_reads_whose_answer_it_waits_for() -> None:
    first = words(hand_screen(look(CHANCE, 0), face=Face.LIVE)).splitlines()[0]
    assert first == "### ⏳ Your turn continues when Ben has answered"
    assert "Ana is trading" in words(hand_screen(look(CHANCE, 2), face=Face.LIVE)).splitlines()[0]
