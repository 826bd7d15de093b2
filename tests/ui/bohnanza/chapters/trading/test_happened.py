"""A player is told at once what became of their offers, and of nothing else."""

from __future__ import annotations

import pytest

from bot.games.bohnanza import moves as m
from bot.games.bohnanza.cards import Bean, Card
from bot.games.bohnanza.moves import Move
from bot.games.bohnanza.state import Offer, Phase
from bot.games.chance import seeded
from bot.games.contract import Seat
from bot.ui.bohnanza import family
from tests.ui.bohnanza.examples import BOHNANZA, Position, cards, look, position

SOY, RED = Bean("soy"), Bean("red")
OFFERS = [
    Offer(1, 0, None, cards("soy"), (RED,)),
    Offer(2, 0, 2, cards("soy"), ()),
    Offer(3, 1, 0, cards("red"), (SOY,)),
    Offer(4, 0, None, (), (RED,)),
]
TRADE = position(["soy soy", "red", "wax"], phase=Phase.TRADE, offers=OFFERS)


def told(to: Seat, *moves: tuple[Seat, Move], locale: str = "en") -> str:
    """What this seat is told of these moves."""
    there = TRADE
    for seat, move in moves:
        before, state, past = there, there.state, there.past
        for event in BOHNANZA.decide(state, seat, move, seeded(0)).events:
            past = (*past, (state, event))
            state = BOHNANZA.evolve(state, event)
        there = Position(state, past)
    heard = look(there, to)._replace(locale=locale)
    new = len(there.past) - len(before.past)
    news = [item for old, event in there.past[-new:] if (item := BOHNANZA.tell(old, event, to)) is not None]
    return family.happened(heard, look(before, to).view, news)


def test_an_offer_that_was_taken_and_those_that_lapse_by_it() -> None:
    accept = m.Accept(1, (Card("red-1"),))
    taken = "✅ Ben took #1: you gave 🌱 Soy and plant 🍒 Red."
    assert told(0, (1, accept)) == f"{taken}\n✖️ #2 is off: you no longer have 🌱 Soy."


def test_a_gift_that_was_taken_brings_nothing_to_plant() -> None:
    lost = "✖️ #1 is off: you no longer have 🌱 Soy."
    assert told(0, (2, m.Accept(2, ()))) == f"✅ Cleo took #2: you gave 🌱 Soy.\n{lost}"


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", ": you gave nothing and plant "),
        ("de", ": Du hast nichts gegeben und baust "),
        ("es", ": no diste nada y plantas "),
        ("it", ": non hai dato niente e ora pianti "),
    ],
)
def test_whoever_was_given_something_gave_nothing_in_words(locale: str, said: str) -> None:
    assert said in told(0, (1, m.Accept(4, (Card("red-1"),))), locale=locale)


def test_an_offer_that_everybody_has_declined_is_told_of_as_what_it_is_still_open() -> None:
    open_still = "You can leave it open, or withdraw it."
    assert told(0, (1, m.Decline(1))) == ""
    assert told(0, (1, m.Decline(1)), (2, m.Decline(1))) == f"✖️ #1: everybody declined. {open_still}"
    assert told(0, (2, m.Decline(2))) == f"✖️ #2: Cleo declined. {open_still}"


def test_of_what_others_do_among_themselves_nothing_is_told() -> None:
    assert told(2, (1, m.Accept(1, (Card("red-1"),)))) == ""
    assert told(1, (2, m.Decline(1))) == ""
    assert told(0, (1, m.Pass())) == ""
    assert told(1, (0, m.Accept(3, (Card("soy-2"),)))).startswith("✅ Ana took #3: you gave 🍒 Red")


def test_when_trading_ends_offers_end_silently() -> None:
    assert told(0, (0, m.EndTrading())) == ""
