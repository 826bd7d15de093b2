"""Cards and colours of Nicht die Bohne as numbers, so that rounds can be played out by the hundred."""

from __future__ import annotations

from typing import TypeAlias

from bot.games.nicht_die_bohne.cards import DECK, FACE, MINUS_CARDS, NUMBERS, Kind
from bot.games.nicht_die_bohne.scoring import ColourScore
from bot.players.nicht_die_bohne.worth import Left, prices, promise

ONE = {Kind.X2: 1 << 6, Kind.MINUS: 1 << 7, Kind.NICHT_DIE_BOHNE: 1 << 9}
"""What a card of this kind adds to its colour; a number card adds its number. So a colour is one sum: numbers
never come to 64, nor minus cards to four."""

PLACE = {card: place for place, card in enumerate(DECK)}
"""A card's number: colour by colour, as they stand in the deck."""

KINDS = len(DECK) // 4
"""How many cards a colour has; a card's number leaves this rest, divided by it, in whatever colour."""

NUMBER_KINDS = len(NUMBERS)
"""Numbers below this are number cards, whatever the colour."""

ADDS = tuple([ONE.get(FACE[card].kind, FACE[card].number) for card in DECK[:KINDS]])
"""What each card of a colour adds to it."""

ALL = sum(ADDS)
"""A colour of which one has every card."""


def summed(score: ColourScore) -> int:
    """A colour of a scoring area as one sum."""
    return (
        sum(score.numbers)
        + score.x2 * ONE[Kind.X2]
        + score.minus * ONE[Kind.MINUS]
        + score.nicht_die_bohne * ONE[Kind.NICHT_DIE_BOHNE]
    )


def read(colour: int) -> Left:
    """What such a sum stands for."""
    return Left(
        colour & 63, colour >> 7 & 3, bool(colour & ONE[Kind.X2]), bool(colour & ONE[Kind.NICHT_DIE_BOHNE])
    )


Price: TypeAlias = tuple[float, float]
"""What something is worth for each point that one has of its colour, and for each that is still to come; a number
card: in all, and 0."""


class Priced(dict[int, tuple[Price, ...]]):
    """What each card of a colour is worth, and last what one has of it, whatever the numbers.

    The key: what one has of it without the six bits of the numbers, then the same of what is still to come.
    """

    def __missing__(self, key: int) -> tuple[Price, ...]:
        """Worked out once: a call for each card would take longer than all the rest of a trick."""
        mine, left = key >> 4, key & 15
        self[key] = row = tuple(zip(_worth(mine, left, 1, 0), _worth(mine, left, 0, 1), strict=True))
        return row


def _worth(mine: int, left: int, had: int, to_come: int) -> tuple[float, ...]:
    """What all is worth with so many points had and to come; number cards count once, with those had."""
    own, out = read(mine << 6 | had), read(left << 6 | to_come)
    if own.nicht_die_bohne:
        return (0.0,) * (KINDS + 1)
    negative = own.minus % 2 == 1
    price = prices(own.points, out, negative=negative, x2=own.x2)
    numbers = [price.number * number * had for number in NUMBERS]
    whole = promise(own.points, out, negative=negative, x2=own.x2)
    return (*numbers, *[price.minus] * MINUS_CARDS, price.x2, price.nicht_die_bohne, whole)


PRICED = Priced()
"""256 rows at most."""
