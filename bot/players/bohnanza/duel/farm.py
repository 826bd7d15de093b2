"""A player's fields in a duel, and what would become of them by planting."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple, TypeAlias

from bot.games.bohnanza.cards import Bean
from bot.games.bohnanza.view import SeatView

Plot: TypeAlias = tuple[Bean, int] | None
"""What stands in a field: its bean and how many cards; None where it is empty."""

Farm: TypeAlias = tuple[Plot, ...]


class Planted(NamedTuple):
    """What planting led to."""

    farm: Farm
    thalers: int
    """What the harvest that made room paid; 0 without one."""
    harvested: int | None
    """The field that was harvested to make room; None where none was."""


def farm_of(seat: SeatView) -> Farm:
    """The fields of this seat as they are."""
    return tuple([None if field.bean is None else (field.bean, field.cards) for field in seat.fields])


def grown(farm: Farm) -> frozenset[Bean]:
    """The beans that stand in these fields."""
    return frozenset([plot[0] for plot in farm if plot is not None])


def plantings(farm: Farm, bean: Bean, cards: int, meters: Mapping[Bean, tuple[int, ...]]) -> Iterator[Planted]:
    """All ways to plant so many cards: where the bean grows, else in an empty field, else after a harvest."""
    empty: int | None = None
    for place, plot in enumerate(farm):
        if plot is None:
            empty = place
        elif plot[0] == bean:
            yield Planted(_with(farm, place, (bean, plot[1] + cards)), 0, None)
            return
    if empty is not None:
        yield Planted(_with(farm, empty, (bean, cards)), 0, None)
        return
    for place in _unprotected(farm):
        yield Planted(_with(farm, place, (bean, cards)), _pays(farm[place], meters), place)


def _unprotected(farm: Farm) -> list[int]:
    """The fields that may be harvested where none is empty; all editions protect the same ones then (B6.3)."""
    lengths = [0 if plot is None else plot[1] for plot in farm]
    least = 2 if max(lengths, default=0) > 1 else 1
    return [place for place, cards in enumerate(lengths) if cards >= least]


def _pays(plot: Plot, meters: Mapping[Bean, tuple[int, ...]]) -> int:
    if plot is None:
        return 0
    meter = meters[plot[0]]
    return meter[min(plot[1], len(meter) - 1)]


def _with(farm: Farm, place: int, plot: Plot) -> Farm:
    return (*farm[:place], plot, *farm[place + 1 :])
