"""Clicks and what they bring about: moves that the rules accept, and refusals that say what can be done now."""

from __future__ import annotations

import random

import pytest

from bot.games.contract import IllegalMove, MalformedMove, NotYourSeat
from bot.games.nicht_die_bohne.cards import Card
from bot.games.nicht_die_bohne.moves import Lay, Take
from bot.ui.nicht_die_bohne.clicks import resolve
from bot.ui.nicht_die_bohne.messages.hand import hand_screen
from bot.ui.nicht_die_bohne.messages.table import table_screen
from bot.ui.screens import Click, Play
from tests.breadth import few
from tests.games.nicht_die_bohne.random_games import GAME
from tests.games.nicht_die_bohne.tables import lay, table, take, trick
from tests.ui.nicht_die_bohne.acting import answer, click, enabled, moves, play, pressed, refusal, said
from tests.ui.nicht_die_bohne.examples import game, look
from tests.ui.reading import controls

START = table("red-1 red-2 red-3", "blue-1 blue-2 blue-3", "green-1 green-2 green-3", "yellow-1 yellow-2 yellow-3")
LED = lay(START, 0, "red-1")
UP = trick(START, "red-1", "blue-1", "green-1", "yellow-1")


@pytest.mark.parametrize("players", few(range(3, 7), 4))
def test_every_button_does_what_it_says(players: int) -> None:
    luck = random.Random(players)
    for position in luck.sample(game(players, seed=1)[:-1], 40):
        state = position.state
        for seat in (*GAME.to_act(state), luck.randrange(players)):
            layouts = (hand_screen(look(position, seat)), table_screen(look(position)))
            found = [[f"bean:12:{action}" for action in enabled(layout)] for layout in layouts]
            wanted = [action for action in found[0] if pressed(action).action in ("lay", "change", "take")]
            if seat == state.taker:
                wanted += [action for action in found[1] if ":take:" in action]
            for custom_id in wanted:
                assert play(state, seat, pressed(custom_id)) != state


def test_a_lay_button_lays_its_card() -> None:
    assert moves(LED, 1, click("lay", 1, 1, "blue-2")) == (Lay(Card("blue-2")),)


def test_a_change_button_lays_another_card_in_its_place() -> None:
    laid = lay(LED, 1, "blue-2")
    assert play(laid, 1, click("change", 1, 1, "blue-2", "blue-3")).players[1].laid == "blue-3"


def test_a_take_button_takes_the_card_of_its_owner() -> None:
    assert moves(UP, 0, click("take", 1, 1, 2)) == (Take(Card("green-1")),)


def test_laying_twice_with_the_same_button_says_that_the_card_lies_already() -> None:
    laid = lay(LED, 1, "blue-2")
    assert refusal(LED, 1, click("lay", 1, 1, "blue-2"), laid) == said("same-card-laid")


def test_an_old_lay_button_changes_no_card_that_was_laid_since() -> None:
    laid = lay(LED, 1, "blue-2")
    words = refusal(LED, 1, click("lay", 1, 1, "blue-3"), laid)
    assert words == said("laid-meanwhile", {"card": "💧 Blue 2"})


def test_an_old_change_button_changes_no_other_card() -> None:
    laid = lay(LED, 1, "blue-2")
    now = lay(laid, 1, "blue-3")
    words = refusal(laid, 1, click("change", 1, 1, "blue-2", "blue-1"), now)
    assert words == said("laid-meanwhile", {"card": "💧 Blue 3"})
    assert refusal(laid, 1, click("change", 1, 1, "blue-2", "blue-3"), now) == said("same-card-laid")


def test_a_change_that_comes_too_late_says_that_the_cards_are_up() -> None:
    assert refusal(LED, 1, click("change", 1, 1, "blue-1", "blue-2"), UP) == said("cards-are-up")


def test_the_leader_cannot_lead_twice() -> None:
    assert refusal(START, 0, click("lay", 1, 1, "red-2"), LED) == said("led-already")


def test_nobody_lays_before_the_lead() -> None:
    assert refusal(START, 1, click("lay", 1, 1, "blue-1")) == said("wait-for-the-lead")


@pytest.mark.parametrize(
    "clicked",
    [click("lay", 1, 1, "red-2"), click("take", 1, 1, 2), click("change", 1, 1, "blue-1", "blue-2")],
    ids=lambda clicked: clicked.action,
)
def test_buttons_of_an_earlier_trick_are_out_of_date(clicked: Click) -> None:
    over = take(take(UP, 0, "green-1"), 2, "blue-1")
    assert over.trick == 2
    for seat in range(4):
        assert refusal(UP, seat, clicked, over) == said("earlier-trick")


def test_a_button_of_the_same_trick_in_an_earlier_round_is_out_of_date() -> None:
    assert refusal(START, 0, click("lay", 1, 1, "red-2"), START._replace(round=2)) == said("earlier-trick")


def test_a_card_that_is_not_held_cannot_be_laid() -> None:
    assert refusal(LED, 1, click("lay", 1, 1, "green-1")) == said("card-not-in-hand")


@pytest.mark.parametrize(
    ("seat", "owner", "reason"),
    [
        (0, 0, "own-card-not-to-take"),
        (2, 0, "not-your-turn-to-take"),
        (3, 3, "not-your-turn-to-take"),
    ],
)
def test_what_may_not_be_taken_says_why(seat: int, owner: int, reason: str) -> None:
    assert refusal(UP, seat, click("take", 1, 1, owner)) == said(reason)


def test_the_tokens_card_and_a_card_that_is_taken_say_why() -> None:
    state = take(UP, 0, "green-1")
    assert refusal(state, 2, click("take", 1, 1, 0)) == said("token-card-not-to-take")
    assert refusal(state, 2, click("take", 1, 1, 2)) == said("own-card-not-to-take")
    five = ("red-1", "blue-1", "green-1", "yellow-1", "red-2")
    later = trick(table(*five), *five)
    later = take(take(later, 0, "green-1"), 2, "yellow-1")
    assert refusal(later, 3, click("take", 1, 1, 2)) == said("card-taken-already")


def test_nothing_is_taken_while_cards_are_laid() -> None:
    assert refusal(LED, 1, click("take", 1, 1, 0)) == said("nothing-to-take-yet")
    assert refusal(LED, 1, click("take", 1, 1, 2)) == said("card-not-in-the-trick")


@pytest.mark.parametrize(
    "clicked",
    [
        click("lay"),
        click("lay", 1, 1),
        click("lay", 1, 1, "soy-1"),
        click("lay", 1, 1)._replace(values={"": ("soy-1",)}),
        click("more")._replace(action="less"),
        click("lay", "x", 1, "red-1"),
        click("change", 1, 1, "red-1"),
        click("take", 1, 1),
        click("take", 1, 1, "ben"),
        click("plant", "soy-1", 0),
        click("sheets"),
    ],
)
def test_broken_controls_are_malformed(clicked: Click) -> None:
    for seat in range(4):
        with pytest.raises(MalformedMove, match="unknown-control"):
            resolve(look(LED, seat), clicked)


def test_who_does_not_play_is_told_so() -> None:
    with pytest.raises(NotYourSeat):
        resolve(look(LED), click("lay", 1, 1, "blue-1"))


def test_after_the_end_nothing_is_played() -> None:
    with pytest.raises(IllegalMove, match="game-over"):
        answer(game(3)[-1].state, 0, click("lay", 3, 20, "red-1"))


@pytest.mark.parametrize("players", few(range(3, 7), 4))
def test_every_old_button_of_a_whole_game_is_refused_in_words_or_still_right(players: int) -> None:
    """All buttons that a seat has ever had, pressed at the end of the second round."""
    positions = [position for position in game(players, seed=2) if position.state.round < 3][::5]
    last = positions[-1].state
    for position in positions[:-1]:
        for seat in range(players):
            layout = hand_screen(look(position, seat))
            for action in {*controls(layout), *enabled(layout)}:
                clicked = pressed(f"bean:12:{action}")
                if clicked.action in ("lay", "change", "take"):
                    found = answer(position.state, seat, clicked)
                    assert isinstance(found, Play)
                    assert refusal(position.state, seat, clicked, last) is not None
