"""B1: the cards, their numbers, and what a beanometer pays."""

from __future__ import annotations

import pytest

from bot.games.bohnanza import moves as m
from bot.games.bohnanza.cards import BEAN, KINDS, Bean, Card
from bot.games.bohnanza.chapters.harvesting import worth
from bot.games.bohnanza.state import Field, Player
from tests.games.bohnanza.playing import act
from tests.games.bohnanza.tables import EDITION, Box, everything, rules, table, thalers, words

PRINTED = """
coffee     24  4  7 10 12
wax        22  4  7  9 11
cognac     22  5  7  9 10
blue       20  4  6  8 10
chili      18  3  6  8  9
stink      16  3  5  7  8
green      14  3  5  6  7
soy        12  2  4  6  7
black_eyed 10  2  4  5  6
red         8  2  3  4  5
garden      6  -  2  3  -
cocoa       4  -  2  3  4
"""
"""bot/games/RULES.md B1 as printed: copies, then how many cards pay 1, 2, 3 and 4 thalers."""

ROWS = [line.split() for line in PRINTED.strip().splitlines()]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_b1_copies(row: list[str]) -> None:
    kind = KINDS[Bean(row[0])]
    assert kind.copies == int(row[1])
    assert len(set(kind.cards())) == int(row[1])
    assert {BEAN[card] for card in kind.cards()} == {row[0]}


def test_b1_all_tables_share_the_cards() -> None:
    first, second = [card for _ in range(2) for card in KINDS[Bean("garden")].cards()[:1]]
    assert first is second


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_b1_the_meter_pays_as_printed_for_every_number_of_cards(row: list[str]) -> None:
    editions = {"cognac": "high_bohn_cognac", "coffee": EDITION}
    law = rules(3 if row[0] in editions else 4, editions.get(row[0], EDITION))
    nobody = Player((), (), estate=tuple(kept for module in law.modules for kept in module.estate(law)))
    cards = KINDS[Bean(row[0])].cards()
    steps = [(int(needed), worth) for worth, needed in enumerate(row[2:], start=1) if needed != "-"]
    for count in range(1, len(cards) + 1):
        due = max((worth for needed, worth in steps if needed <= count), default=0)
        assert worth(law, nobody, Field(cards[:count])) == due, count


def test_b1_there_are_these_twelve_beans_and_no_card_twice() -> None:
    assert [*KINDS] == [row[0] for row in ROWS]
    assert len(BEAN) == 176


@pytest.mark.parametrize(
    ("bean", "cards", "next_step"),
    [("stink", 0, 3), ("stink", 3, 5), ("stink", 4, 5), ("stink", 8, None), ("garden", 1, 2), ("garden", 3, None)],
)
def test_b1_the_next_step_is_where_the_meter_pays_more(bean: str, cards: int, next_step: int | None) -> None:
    assert KINDS[Bean(bean)].next_step(cards) == next_step


def paid(crop: str, *, players: int = 4) -> int:
    """What harvesting this crop pays, by playing it; a single card may be harvested beside another one."""
    state = act(table(players=players, hands=["wax"], fields=[f"{crop} chili"]), 0, m.Harvest(0))
    return len(state.players[0].thalers)


def test_g1_stink_meter_of_the_printed_example() -> None:
    worth = [paid(f"stink×{cards}") for cards in range(1, 11)]
    assert worth == [0, 0, 1, 1, 2, 2, 3, 4, 4, 4]


def test_g1_red_meter_of_1997() -> None:
    assert [paid(f"red×{cards}") for cards in range(1, 9)] == [0, 1, 2, 3, 4, 4, 4, 4]


def test_g1_three_chili_pay_one_and_two_go_to_the_discard_pile() -> None:
    state = act(table(hands=["wax"], fields=["chili×3 - -"]), 0, m.Harvest(0))
    assert thalers(state, 0) == "chili"
    assert words(state.discard) == "chili chili"


def test_g1_two_chili_pay_nothing() -> None:
    state = act(table(hands=["wax"], fields=["chili×2 - -"]), 0, m.Harvest(0))
    assert thalers(state, 0) == ""
    assert words(state.discard) == "chili chili"


def test_b1_garden_pays_nothing_two_or_three() -> None:
    assert [paid(f"garden×{cards}") for cards in range(1, 7)] == [0, 2, 3, 3, 3, 3]


def test_b1_cocoa_pays_two_for_two() -> None:
    assert [paid(f"cocoa×{cards}") for cards in range(1, 5)] == [0, 2, 3, 4]


def test_b1_a_thaler_is_a_card_turned_over_and_stays_that_card() -> None:
    before = table(hands=["wax"], fields=["chili×3 - -"])
    crop: tuple[Card, ...] = before.players[0].fields[0].crop
    after = act(before, 0, m.Harvest(0))
    assert {*after.players[0].thalers, *after.discard} == {*crop}
    assert sorted(everything(after)) == sorted(everything(before))


def test_the_box_of_the_tests_hands_out_every_card_once() -> None:
    box = Box(rules(4).beans)
    taken = [*box.take("soy×3 red"), *box.take("soy")]
    assert words(taken) == "soy soy soy red soy"
    assert sorted([*taken, *box.rest()]) == sorted(rules(4).deck())
