"""How many cards of each bean lie in a discard pile, counted on from the pile that it grew from."""

from __future__ import annotations

from bot.games.bohnanza.cards import Bean, Card, beans

COUNTED: dict[Card, tuple[tuple[Card, ...], tuple[Bean, ...], tuple[int, ...]]] = {}
"""By its lowest card each pile counted last, the beans that were counted, and how many of each lay there."""


def counted(pile: tuple[Card, ...], kinds: tuple[Bean, ...]) -> tuple[int, ...]:
    """How many cards of each of these beans lie in the pile."""
    lying = (0,) * len(kinds)
    if not pile:
        return lying
    below, known, lay = COUNTED.get(pile[0], ((), (), ()))
    if known == kinds and pile[: len(below)] == below:
        added, lying = beans(pile[len(below) :]), lay
    else:
        added = beans(pile)
    lying = tuple([before + added.count(bean) for before, bean in zip(lying, kinds, strict=True)])
    COUNTED[pile[0]] = pile, kinds, lying
    return lying
