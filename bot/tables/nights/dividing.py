"""Who sits at which table: as few tables as there may be, as even as they can be, and nobody sits out."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from bot.games.chance import Chance
from bot.store.rating import Rating

SURE = 2
"""People are ordered by what their rating is sure of: so many standard deviations below its mean."""


def sizes(people: int, seats: int, players: Sequence[int]) -> tuple[int, ...]:
    """How many people sit at each table, the most first; `players`: the numbers that the game can be played by.

    At most `seats` each, unless a table would be too small for the game and another one has room: the game's own
    number counts then. Where that leads nowhere either, the last tables lack somebody.
    """
    least, most = players[0], players[-1]
    count = -(-people // min(seats, most))
    # A table too small is worse than one larger than was wished for.
    while count > 1 and people < least * count and people <= most * (count - 1):
        count -= 1
    return tuple([people // count + (number < people % count) for number in range(count)]) if count else ()


def divide(
    people: Collection[int], seats: int, players: Sequence[int], chance: Chance
) -> tuple[tuple[int, ...], ...]:
    """Divide people, by their numbers, among tables by lot."""
    return _cut(chance.shuffle(sorted(people)), seats, players)


def divide_by_rating(
    people: Collection[int],
    seats: int,
    players: Sequence[int],
    ratings: Mapping[int, Rating],
    usual: Rating,
    chance: Chance,
) -> tuple[tuple[int, ...], ...]:
    """Divide people among tables, the strong with the strong; whoever has no rating counts as `usual`, and the lot
    decides between equals."""

    def strength(person: int) -> float:
        rating = ratings.get(person, usual)
        return rating.mu - SURE * rating.sigma

    return _cut(sorted(chance.shuffle(sorted(people)), key=strength, reverse=True), seats, players)


def _cut(order: Sequence[int], seats: int, players: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    tables, rest = [], order
    for size in sizes(len(order), seats, players):
        tables.append(tuple(rest[:size]))
        rest = rest[size:]
    return tuple(tables)
