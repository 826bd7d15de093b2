"""A discard pile is counted on from the pile that it grew from, and anew where it is another one."""

from __future__ import annotations

from bot.games.bohnanza.cards import KINDS, Bean, Card
from bot.games.bohnanza.discards import COUNTED, counted

BLUE, WAX = Bean("blue"), Bean("wax")
BOTH = (BLUE, WAX)


def _cards(bean: Bean, *copies: int) -> tuple[Card, ...]:
    return tuple([KINDS[bean].cards()[copy] for copy in copies])


def test_a_pile_that_grew() -> None:
    pile = _cards(BLUE, 0, 1)
    assert counted(pile, BOTH) == (2, 0)
    grown = (*pile, *_cards(WAX, 3), *_cards(BLUE, 4))
    assert counted(grown, BOTH) == (3, 1)
    assert counted(grown, BOTH) == (3, 1)


def test_a_pile_that_was_seen_when_it_was_higher() -> None:
    pile = _cards(BLUE, 0, 1, 2)
    assert counted(pile, BOTH) == (3, 0)
    assert counted(pile[:1], BOTH) == (1, 0)


def test_another_pile_upon_the_same_lowest_card() -> None:
    lowest = _cards(BLUE, 0)
    assert counted(lowest + _cards(WAX, 1, 2), BOTH) == (1, 2)
    assert counted(lowest + _cards(BLUE, 3, 4, 5), BOTH) == (4, 0)


def test_other_beans_of_the_same_pile() -> None:
    pile = _cards(BLUE, 0) + _cards(WAX, 0)
    assert counted(pile, BOTH) == (1, 1)
    assert counted(pile, (WAX,)) == (1,)


def test_an_empty_pile() -> None:
    assert counted((), BOTH) == (0, 0)
    assert counted((), ()) == ()


def test_no_more_piles_are_kept_than_there_are_lowest_cards() -> None:
    for _ in range(2):
        for kind in KINDS.values():
            for card in kind.cards():
                counted((card,), BOTH)
    assert len(COUNTED) == sum(kind.copies for kind in KINDS.values())
