"""Which offers the table shows where there is no room for all."""

from __future__ import annotations

from collections.abc import Iterable

from bot.games.bohnanza.cards import Bean
from bot.games.bohnanza.view import OfferView
from bot.games.contract import Seat
from bot.ui.bohnanza.chapters.trading.table import liveliest


def offer(number: int, seat: Seat, to: Seat | None = None, declined: Iterable[Seat] = ()) -> OfferView:
    return OfferView(number, seat, to, (Bean("soy"),), (Bean("red"),), tuple(declined), ())


def shown(offers: Iterable[OfferView], most: int = 3) -> list[int]:
    """The numbers of those that a table of three shows."""
    return [one.number for one in liveliest(tuple(offers), 3, most)]


def test_each_persons_newest_offer_comes_before_anybodys_second() -> None:
    flood = [offer(number, 0) for number in range(2, 12)]
    assert shown([offer(1, 1), *flood]) == [1, 10, 11]
    assert shown([offer(1, 1), *flood, offer(12, 2)]) == [1, 11, 12]
    assert shown([offer(1, 1), offer(2, 1), *[offer(number, 0) for number in range(3, 9)]], 4) == [1, 2, 7, 8]


def test_an_offer_that_everybody_declined_goes_first() -> None:
    assert shown([offer(1, 1), offer(2, 0, declined=[1, 2]), offer(3, 0)], 2) == [1, 3]
    assert shown([offer(1, 1, to=0, declined=[0]), offer(2, 0), offer(3, 0)], 2) == [2, 3]


def test_those_that_are_shown_stand_by_number() -> None:
    assert shown([offer(3, 0), offer(1, 1), offer(2, 2)]) == [1, 2, 3]
