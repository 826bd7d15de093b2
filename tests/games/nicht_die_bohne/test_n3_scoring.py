"""N3: what a scoring area is worth, the end of a round, who wins."""

from __future__ import annotations

import pytest

from bot.games.nicht_die_bohne.cards import Card, Colour
from bot.games.nicht_die_bohne.events import Dealt, Ended, RoundEnded, Taken, TokenTaken
from bot.games.nicht_die_bohne.moves import Take
from bot.games.nicht_die_bohne.scoring import ColourScore, Sheet, by_colour, sheet
from bot.games.nicht_die_bohne.view import view
from tests.games.nicht_die_bohne.tables import cards, happens, table, take, trick

EXAMPLE = (
    "red-3 red-6 blue-8 blue-2 blue-4 blue-x2 blue-minus-1 blue-minus-3 green-7 green-nicht_die_bohne "
    "green-minus-2 yellow-4 yellow-9 yellow-minus-2"
)


def test_g8_the_worked_example() -> None:
    assert sheet(1, cards(EXAMPLE)) == Sheet(
        1,
        (
            ColourScore(Colour.RED, (3, 6), False, 0, False, 9),
            ColourScore(Colour.BLUE, (2, 4, 8), True, 2, False, 28),
            ColourScore(Colour.GREEN, (7,), False, 1, True, 0),
            ColourScore(Colour.YELLOW, (4, 9), False, 1, False, -13),
        ),
        positive=37,
        negative=-13,
        total=24,
    )


def test_g8_the_worked_example_is_the_value_of_such_a_scoring_area() -> None:
    seen = view(table("red-1", "red-2", "red-4", areas=["", EXAMPLE]), None).seats[1]
    assert (seen.value, [colour.result for colour in seen.area]) == (24, [9, 28, 0, -13])


@pytest.mark.parametrize(
    ("area", "worth"),
    [
        ("", 0),
        ("red-1 red-10", 11),
        ("red-5 red-x2", 10),
        ("red-5 red-minus-1", -5),
        ("red-5 red-minus-1 red-minus-2", 5),
        ("red-5 red-minus-1 red-minus-2 red-minus-3", -5),
        ("red-5 red-x2 red-minus-1", -10),
        ("red-5 red-x2 red-minus-1 red-minus-3", 10),
        ("red-5 red-nicht_die_bohne", 0),
        ("red-5 red-x2 red-nicht_die_bohne", 0),
        ("red-5 red-minus-1 red-nicht_die_bohne", 0),
        ("red-minus-1", 0),
        ("red-x2", 0),
        ("red-x2 red-minus-1 red-minus-2 red-minus-3", 0),
        ("red-nicht_die_bohne", 0),
        ("red-minus-1 red-5", -5),
    ],
)
def test_n3_what_a_colour_is_worth(area: str, worth: int) -> None:
    assert [colour.result for colour in by_colour(cards(area))] == [worth, 0, 0, 0]


def test_n3_each_colour_is_scored_by_itself() -> None:
    area = cards("red-5 blue-5 blue-minus-1 green-5 green-x2 yellow-5 yellow-nicht_die_bohne")
    assert [colour.result for colour in by_colour(area)] == [5, -5, 10, 0]


def test_n3_a_round_ends_when_the_hands_are_empty_and_the_next_is_dealt() -> None:
    state = trick(table("red-5", "blue-minus-1", "green-2", areas=["", "", "blue-7"]), *LAST)
    events = happens(state, 0, Take(Card("green-2")))
    assert [type(event) for event in events] == [Taken, Taken, TokenTaken, RoundEnded, Dealt]
    ended = events[3]
    assert isinstance(ended, RoundEnded)
    assert (ended.round, [sheet.total for sheet in ended.sheets]) == (1, [2, 5, -7])
    after = take(state, 0, "green-2")
    assert (after.round, after.trick) == (2, 1)
    assert view(after, None).sheets == (ended.sheets,)
    assert [(seat.rounds, seat.total, seat.value) for seat in view(after, None).seats] == [
        ((2,), 2, 0),
        ((5,), 5, 0),
        ((-7,), -7, 0),
    ]


def test_n3_the_last_trick_of_a_round_can_still_be_seen_after_the_next_deal() -> None:
    after = take(trick(table(*LAST), *LAST), 0, "green-2")
    assert [(card.seat, card.card, card.taken_by) for card in view(after, None).past] == [
        (0, "red-5", 1),
        (1, "blue-minus-1", 2),
        (2, "green-2", 0),
    ]


LAST = ("red-5", "blue-minus-1", "green-2")
BEFORE = table(*LAST, areas=["red-1", "", "blue-7"], round=3)


def test_n3_a_round_goes_on_while_there_are_cards_in_hand() -> None:
    state = trick(table("red-5 red-6", "blue-minus-1 blue-1", "green-2 green-1"), *LAST)
    assert [type(event) for event in happens(state, 0, Take(Card("green-2")))] == [Taken, Taken, TokenTaken]


def test_n3_the_third_round_ends_the_game() -> None:
    events = happens(trick(BEFORE, *LAST), 0, Take(Card("green-2")))
    assert [type(event) for event in events][3:] == [RoundEnded, Ended]
    seen = view(take(trick(BEFORE, *LAST), 0, "green-2"), 1)
    assert (seen.round, seen.trick, seen.waiting_for, len(seen.sheets)) == (3, 1, (), 3)


def test_n3_the_highest_total_of_three_rounds_wins() -> None:
    state = table(*LAST, areas=["red-1", "", "blue-7"], round=3)
    first = tuple(sheet(seat, cards(area)) for seat, area in enumerate(["red-9 red-8", "red-10", "red-1"]))
    state = state._replace(sheets=(first, *state.sheets[1:]))
    outcome = take(trick(state, *LAST), 0, "green-2").outcome
    assert outcome is not None
    # This round 3, 5 and -7; with the first one 20, 15 and -6.
    assert [(standing.seat, standing.score, standing.rank) for standing in outcome.standings] == [
        (0, 20, 1),
        (1, 15, 2),
        (2, -6, 3),
    ]
    assert (outcome.winners, outcome.tie) == ((0,), None)
