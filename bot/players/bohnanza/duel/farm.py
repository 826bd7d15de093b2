"""A player's fields in a duel, and what would become of them by planting."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple, TypeAlias

from bot.games.bohnanza.cards import Bean
from bot.games.bohnanza.view import SeatView

Crop: TypeAlias = tuple[Bean, int] | None
"""What stands in a field: its bean and how many cards; None where it is empty."""

Farm: TypeAlias = tuple[Crop, ...]


class Planting(NamedTuple):
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
    return frozenset([crop[0] for crop in farm if crop is not None])


def plantings(farm: Farm, bean: Bean, cards: int, meters: Mapping[Bean, tuple[int, ...]]) -> Iterator[Planting]:
    """All ways to plant so many cards: where the bean grows, else in an empty field, else after a harvest."""
    empty: int | None = None
    for place, crop in enumerate(farm):
        if crop is None:
            empty = place
        elif crop[0] == bean:
            yield Planting(_with(farm, place, (bean, crop[1] + cards)), 0, None)
            return
    if empty is not None:
        yield Planting(_with(farm, empty, (bean, cards)), 0, None)
        return
    for place in _unprotected(farm):
        yield Planting(_with(farm, place, (bean, cards)), _pays(farm[place], meters), place)


def _unprotected(farm: Farm) -> list[int]:
    """The fields that may be harvested where none is empty; all editions protect the same ones then (B6.3)."""
    lengths = [0 if crop is None else crop[1] for crop in farm]
    least = 2 if max(lengths, default=0) > 1 else 1
    return [place for place, cards in enumerate(lengths) if cards >= least]


def _pays(crop: Crop, meters: Mapping[Bean, tuple[int, ...]]) -> int:
    if crop is None:
        return 0
    meter = meters[crop[0]]
    return meter[min(crop[1], len(meter) - 1)]


def _with(farm: Farm, place: int, crop: Crop) -> Farm:
    return (*farm[:place], crop, *farm[place + 1 :])
