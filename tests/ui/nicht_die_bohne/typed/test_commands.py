"""Slash commands: cards named in many ways, lists of what is possible now, and the refusals of what is not."""

from __future__ import annotations

import pytest

from bot.games.nicht_die_bohne.cards import DECK, FACE, Card
from bot.games.nicht_die_bohne.moves import Lay, Take
from bot.ui.nicht_die_bohne.typed.completion import complete
from bot.ui.nicht_die_bohne.typed.naming import faces
from bot.ui.nicht_die_bohne.wording.symbols import card_name, short
from bot.ui.screens import Click
from tests.breadth import few
from tests.games.nicht_die_bohne.tables import lay, table, take, trick
from tests.ui.nicht_die_bohne.acting import command, moves, refusal, said
from tests.ui.nicht_die_bohne.examples import NASTY, game, look

START = table("red-1 red-7", "blue-1 blue-minus-2 blue-minus-3", "green-1 green-x2", "yellow-1 yellow-9")
LED = lay(START, 0, "red-7")
UP = trick(START, "red-1", "blue-minus-2", "green-x2", "yellow-9")


@pytest.mark.parametrize(
    ("typed", "card"),
    [
        ("red 7", "red-7"),
        ("Red 7", "red-7"),
        ("red7", "red-7"),
        ("r7", "red-7"),
        ("R 7", "red-7"),
        ("7 red", "red-7"),
        ("7 r", "red-7"),
        ("🍅 7", "red-7"),
        ("🍅 Red 7", "red-7"),
        ("red-7", "red-7"),
        ("yel 10", "yellow-10"),
        ("blue minus", "blue-minus-1"),
        ("b-", "blue-minus-1"),
        ("blue −", "blue-minus-1"),
        ("red-minus", "red-minus-1"),
        ("green x2", "green-x2"),
        ("g ×2", "green-x2"),
        ("green double", "green-x2"),
        ("yellow nicht die bohne", "yellow-nicht_die_bohne"),
        ("y ndb", "yellow-nicht_die_bohne"),
        ("yellow_nicht_die_bohne", "yellow-nicht_die_bohne"),
    ],
)
def test_a_card_may_be_written_in_many_ways(typed: str, card: str) -> None:
    assert faces("en", typed) == (FACE[Card(card)],)


@pytest.mark.parametrize("card", DECK)
def test_every_card_is_found_by_its_own_name(card: Card) -> None:
    assert faces("en", card_name("en", card)) == (FACE[card],)
    assert faces("en", short("en", card)) == (FACE[card],)


@pytest.mark.parametrize("typed", ["", "red", "7", "red 11", "red 0", "purple 3", "redd 7", "x2", "`` ``"])
def test_what_names_no_card_is_refused_with_an_example(typed: str) -> None:
    shown = typed.replace("`", "").strip() or "…"
    facts = {"word": shown, "example": "red 7", "minus": "red minus"}
    assert refusal(LED, 1, command("lay", typed)) == said("card-unknown", facts)


def test_lay_lays_and_a_second_time_lays_another_card_in_its_place() -> None:
    assert moves(START, 0, command("lay", "red 7")) == (Lay(Card("red-7")),)
    laid = lay(LED, 1, "blue-1")
    assert moves(laid, 1, command("lay", "blue minus")) == (Lay(Card("blue-minus-2")),)
    assert refusal(laid, 1, command("lay", "blue 1")) == said("same-card-laid")


def test_take_takes_a_card_by_name_or_from_the_list() -> None:
    assert moves(UP, 0, command("take", "green x2")) == (Take(Card("green-x2")),)
    assert moves(UP, 0, command("take", "blue-minus-2")) == (Take(Card("blue-minus-2")),)


@pytest.mark.parametrize(
    ("seat", "name", "card", "reason"),
    [
        (1, "lay", "red 7", "card-not-in-hand"),
        (0, "lay", "red 1", "led-already"),
        (1, "take", "red 7", "nothing-to-take-yet"),
    ],
)
def test_commands_that_may_not_be_say_why(seat: int, name: str, card: str, reason: str) -> None:
    assert refusal(LED, seat, command(name, card)) == said(reason)


def test_commands_of_taking_that_may_not_be_say_why() -> None:
    assert refusal(UP, 0, command("take", "red 1")) == said("own-card-not-to-take")
    assert refusal(UP, 1, command("take", "green x2")) == said("not-your-turn-to-take")
    assert refusal(UP, 0, command("take", "green 10")) == said("card-not-in-the-trick")
    assert refusal(UP, 1, command("lay", "blue 1")) == said("cards-are-up")
    state = take(UP, 0, "green-x2")
    assert refusal(state, 2, command("take", "red 1")) == said("token-card-not-to-take")
    assert refusal(state, 2, command("take", "green x2")) == said("own-card-not-to-take")


def test_a_command_is_about_the_trick_in_which_it_was_given() -> None:
    later = take(take(UP, 0, "green-x2"), 2, "yellow-9")
    assert refusal(UP, 0, command("take", "green x2"), later) == said("earlier-trick")


def test_of_two_cards_that_look_alike_none_is_guessed() -> None:
    hands = ("red-1", "blue-minus-1", "blue-minus-2", "yellow-1")
    state = trick(table(*hands), *hands)
    facts = {
        "word": "blue minus",
        "possible": "💧 Blue minus\N{NO-BREAK SPACE}🔻 (Ben) or 💧 Blue minus\N{NO-BREAK SPACE}🔻 (Cleo)",
    }
    assert refusal(state, 0, command("take", "blue minus")) == said("card-unclear", facts)
    assert moves(state, 0, command("take", "blue-minus-2")) == (Take(Card("blue-minus-2")),)
    # Once one of them is taken there is no doubt.
    five = (*hands, "green-1")
    state = take(trick(table(*five), *five), 0, "blue-minus-1")
    assert refusal(state, 1, command("take", "blue minus")) is None


def listed(name: str, seat: int, typed: str = "") -> list[tuple[str, str]]:
    state = UP if name == "take" else LED
    choices = complete(look(state, seat), Click(f"/{name}"), "card", typed)
    return [(choice.name, choice.value) for choice in choices]


def test_the_list_of_lay_holds_the_own_hand() -> None:
    assert listed("lay", 1) == [
        ("💧 Blue 1", "blue-1"),
        ("💧 Blue minus\N{NO-BREAK SPACE}🔻", "blue-minus-2"),
        ("💧 Blue minus\N{NO-BREAK SPACE}🔻", "blue-minus-3"),
    ]
    assert listed("lay", 1, "Blue MIN") == listed("lay", 1)[1:]
    assert listed("lay", 0) == []
    assert listed("lay", 1, "red") == []


def test_the_list_of_take_holds_the_cards_that_may_be_taken_with_their_owners() -> None:
    assert listed("take", 0) == [
        ("💧 Blue minus\N{NO-BREAK SPACE}🔻 – from Ben", "blue-minus-2"),
        ("🥦 Green ×2\N{NO-BREAK SPACE}⏫ – from Cleo", "green-x2"),
        ("🌽 Yellow 9 – from Dev", "yellow-9"),
    ]
    assert listed("take", 0, "cleo") == [("🥦 Green ×2\N{NO-BREAK SPACE}⏫ – from Cleo", "green-x2")]
    assert listed("take", 1) == []


@pytest.mark.parametrize("players", few(range(3, 7), 4))
def test_whatever_a_list_holds_can_be_sent(players: int) -> None:
    for number, position in enumerate(game(players, seed=5)[:-1:7]):
        for seat in range(players):
            for name in ("lay", "take"):
                for choice in complete(look(position, seat, names=NASTY), Click(f"/{name}"), "card", ""):
                    assert len(choice.name) <= 100
                    assert refusal(position.state, seat, command(name, choice.value)) is None, number


def test_for_the_table_and_for_other_options_there_is_no_list() -> None:
    assert complete(look(LED), Click("/lay"), "card", "") == ()
    assert complete(look(LED, 1), Click("/lay"), "field", "") == ()
