"""A language of the host's: its words are understood, and English where it has none."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from bot.games.bohnanza import moves as m
from bot.games.bohnanza.cards import Bean, Card
from bot.games.bohnanza.high_bohn.moves import BuyBuildings
from bot.games.bohnanza.high_bohn.names import Building
from bot.ui.bohnanza.typed.parsing import terms
from bot.ui.bohnanza.typed.vocabulary import ALL, vocabulary
from tests.ui.bohnanza.high_bohn.test_names import TOWN
from tests.ui.bohnanza.typed.test_commands import TRADE
from tests.ui.bohnanza.typed.understanding import made
from tests.words.conftest import host
from tests.words.reading import Host, say_all_anew

__all__ = ["host"]

DANISH = """
bean-name = { $bean ->
    [red] Røde
    [soy] Soja
    [wax] Gren
   *[other] { $bean }
 }
building-type = { $type ->
    [jail] Bank
    [bank] Jail
   *[other] { $type }
 }
bean-full-name = { $bean ->
    [red] Røde bønner
    [soy] Sojabønner
   *[other] { $bean }
 }
typed-number = { $number ->
    [1] en, et
    [2] to
   *[3] tre
 }
typed-between = og
typed-want = for
typed-to = til
"""


@pytest.fixture
def danish(host: Host) -> Iterator[None]:
    host.has(da=DANISH)
    say_all_anew()
    yield
    say_all_anew()


@pytest.mark.usefixtures("danish")
@pytest.mark.parametrize(
    ("typed", "means"),
    [
        ("to røde og en soja", "red red soy"),
        ("TRE ROEDE", "red red red"),
        ("2 black-eyed beans and a chili", "black_eyed black_eyed chili"),
        ("gren", "wax"),
        ("green", "green"),
    ],
)
def test_a_language_that_is_not_complete_yet(typed: str, means: str) -> None:
    found = terms(vocabulary("da", ALL), typed)
    assert Counter({term.bean: term.many for term in found}) == Counter(means.split())


@pytest.mark.usefixtures("danish")
def test_what_a_list_sends_means_the_same_in_each_language() -> None:
    assert made(TOWN, 0, "da", "buy", what="jail-1") == (BuyBuildings((Building("jail-1"),)),)
    assert made(TOWN, 0, "da", "buy", what="Bank 1") == (BuyBuildings((Building("jail-1"),)),)


@pytest.mark.usefixtures("danish")
def test_an_english_word_means_what_it_does_in_the_language() -> None:
    offer = m.MakeOffer((Card("soy-1"),), (Bean("red"), Bean("red")), 1)
    for typed in ("soja for to røde til Ben", "soja want: to røde to: Ben"):
        assert made(TRADE, 0, "da", "offer", give=typed) == (offer,)
