"""What cards of Nicht die Bohne are worth to each player, by the cards that were taken and those still to come."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from bot.games.nicht_die_bohne.cards import DECK, FACE, MINUS_CARDS, NUMBERS, Card, Colour, Kind
from bot.games.nicht_die_bohne.scoring import ColourScore
from bot.games.nicht_die_bohne.view import Own, View

STAYS = {False: (1.0, 0.26, 0.12, 0.08), True: (-1.0, -0.46, -0.38, -0.3)}
"""What a point of a colour will be worth in the end: by whether the colour is negative now, and by how many minus
cards are still to come."""

COMES = {False: (0.37, 0.14, 0.08, 0.05), True: (-0.24, -0.09, -0.06, 0.0)}
"""The same for a point that has not come to anybody yet."""

DOUBLED = 0.3
"""How much more a colour is worth while its x2 is still to come."""

SPARED = 0.67
"""Which part of a colour's worth counts while its nicht die Bohne is still to come."""

# What came true, on average, in thousands of games of players with these numbers; then varied for more wins.


class Left(NamedTuple):
    """The cards of a colour that may still come to a seat."""

    points: int
    """The sum of the numbers."""
    minus: int
    x2: bool
    nicht_die_bohne: bool


class Prices(NamedTuple):
    """What each kind of card of a colour is worth to a seat; a number card so much for each of its points."""

    number: float
    minus: float
    x2: float
    nicht_die_bohne: float


NOTHING = Prices(0.0, 0.0, 0.0, 0.0)

Worth: TypeAlias = Sequence[Mapping[Card, float]]
"""What each card is worth, by the seat that takes it."""


def worth_of(view: View, own: Own, cards: Iterable[Card]) -> Worth:
    """What each of these cards is worth to each seat, where a player does not count on own cards to come."""
    cards = tuple(cards)
    out = {colour: _left(view, colour) for colour in Colour}
    mine = {colour: _without(left, colour, own.hand) for colour, left in out.items()}
    table = []
    for seat in view.seats:
        left = mine if seat.seat == own.seat else out
        prices = {score.colour: _prices_in(score, left[score.colour]) for score in seat.area}
        table.append({card: _price(prices, card) for card in cards})
    return table


def unseen(view: View, own: Own) -> tuple[Card, ...]:
    """The cards in the hands of the others before anybody but the leader has laid one; of equal cards it may name
    another copy."""
    seen = {*own.hand, *(laid.card for laid in view.up)}
    for seat in view.seats:
        for score in seat.area:
            seen |= {*_taken(score, seen)}
    return tuple([card for card in DECK if card not in seen])


def _taken(score: ColourScore, seen: Container[Card]) -> Iterator[Card]:
    """The cards of a colour in a scoring area; its minus cards are any copies that are not seen elsewhere."""
    for number in score.numbers:
        yield Card(f"{score.colour}-{number}")
    if score.x2:
        yield Card(f"{score.colour}-{Kind.X2}")
    if score.nicht_die_bohne:
        yield Card(f"{score.colour}-{Kind.NICHT_DIE_BOHNE}")
    copies = [Card(f"{score.colour}-{Kind.MINUS}-{copy}") for copy in range(1, MINUS_CARDS + 1)]
    yield from [card for card in copies if card not in seen][: score.minus]


def _left(view: View, colour: Colour) -> Left:
    """The cards of a colour that are in nobody's scoring area."""
    scores = [score for seat in view.seats for score in seat.area if score.colour is colour]
    return Left(
        sum(NUMBERS) - sum(sum(score.numbers) for score in scores),
        MINUS_CARDS - sum(score.minus for score in scores),
        not any(score.x2 for score in scores),
        not any(score.nicht_die_bohne for score in scores),
    )


def _without(left: Left, colour: Colour, cards: Iterable[Card]) -> Left:
    """What is left of a colour without these cards."""
    faces = [FACE[card] for card in cards if FACE[card].colour is colour]
    kinds = [face.kind for face in faces]
    return Left(
        left.points - sum(face.number for face in faces),
        left.minus - kinds.count(Kind.MINUS),
        left.x2 and Kind.X2 not in kinds,
        left.nicht_die_bohne and Kind.NICHT_DIE_BOHNE not in kinds,
    )


def _prices_in(score: ColourScore, left: Left) -> Prices:
    """What the cards of this colour are worth to whoever has this much of it."""
    if score.nicht_die_bohne:
        return NOTHING
    return prices(sum(score.numbers), left, negative=score.minus % 2 == 1, x2=score.x2)


@lru_cache(maxsize=16384)
def prices(points: int, left: Left, *, negative: bool, x2: bool) -> Prices:
    """How much each kind of card changes what so many points promise, once it is no longer to come."""
    one_minus_less = left._replace(minus=max(left.minus - 1, 0))
    undoubled, spared = left._replace(x2=False), left._replace(nicht_die_bohne=False)
    return Prices(
        promise(1, left._replace(points=0), negative=negative, x2=x2),
        promise(points, one_minus_less, negative=not negative, x2=x2)
        - promise(points, one_minus_less, negative=negative, x2=x2),
        promise(points, undoubled, negative=negative, x2=True)
        - promise(points, undoubled, negative=negative, x2=x2),
        -promise(points, spared, negative=negative, x2=x2),
    )


def promise(points: int, left: Left, *, negative: bool, x2: bool) -> float:
    """What a colour with so many points will be worth in the end, on average, given what may still come."""
    factor = 2.0 if x2 else 1.0 + DOUBLED * left.x2
    if left.nicht_die_bohne:
        factor *= SPARED
    return factor * (STAYS[negative][left.minus] * points + COMES[negative][left.minus] * left.points)


def _price(of: Mapping[Colour, Prices], card: Card) -> float:
    colour, kind, number = FACE[card]
    prices = of[colour]
    return prices.number * number if kind is Kind.NUMBER else float(getattr(prices, kind))
