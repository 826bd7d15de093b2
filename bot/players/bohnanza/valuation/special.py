"""Fields as plans see them, with those of High Bohn that take other beans than fields usually do."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from bot.games.bohnanza.cards import KINDS, Bean, pays
from bot.games.bohnanza.chapters.planting import PLANT_LIMIT
from bot.games.bohnanza.high_bohn import effects as e
from bot.games.bohnanza.high_bohn.buildings import effects
from bot.games.bohnanza.high_bohn.names import Building
from bot.games.bohnanza.high_bohn.slots import town_of
from bot.games.bohnanza.view import FieldView, View

NO_STEW: frozenset[Bean] = frozenset()


class Crop(NamedTuple):
    """What stands in a field: cards of a bean, or for a stew its kinds; `only` is the one bean that it takes."""

    bean: Bean | None
    cards: int
    only: Bean | None = None
    stew: frozenset[Bean] = NO_STEW

    def harvested(self) -> Crop:
        """The field once it is harvested."""
        return Crop(None, 0, self.only)

    def with_one(self, bean: Bean, *, sown: bool) -> Crop:
        """The field with one more card; another kind makes a stew, or is sown among what stands there (H7)."""
        if self.stew:
            return self._replace(cards=self.cards + 1, stew=self.stew | {bean})
        if sown or self.bean is None or self.bean == bean:
            return self._replace(bean=self.bean or bean, cards=self.cards + 1)
        return Crop(None, 2, None, frozenset({self.bean, bean}))


class Special(NamedTuple):
    """What somebody's buildings allow in fields (H5)."""

    stew: tuple[int, ...] = ()
    """What so many kinds in a stew pay; empty where there can be no stew."""
    hosts: Mapping[Bean, frozenset[Bean]] = {}
    """For each bean that may be sown among others, those others."""
    freed: frozenset[Bean] = frozenset()
    """The beans that have no protection where they stand alone."""
    from_hand: int = PLANT_LIMIT
    """How many cards of the hand may be planted in a turn (B4.1)."""
    any: bool = False
    """Whether any of its fields may take what fields usually do not."""

    def sown(self, crop: Crop, bean: Bean) -> bool:
        """Whether this bean may be sown among what stands there."""
        return crop.bean in self.hosts.get(bean, ())


USUAL = Special()


def crop_of(field: FieldView) -> Crop:
    """This field as plans see it; what is sown among a bean counts as that bean (H5 Farm 2)."""
    stew = frozenset(field.mixed) if field.bean is None else NO_STEW
    return Crop(field.bean, field.cards, field.only, stew)


def special(view: View, seat: int) -> Special:
    """What this seat's buildings allow."""
    town = town_of(view)
    return USUAL if town is None else _special(view.beans, town.seats[seat].buildings)


@cache
def _special(beans: tuple[Bean, ...], buildings: tuple[Building, ...]) -> Special:
    owned = effects(buildings)
    stew: tuple[int, ...] = ()
    hosts: dict[Bean, frozenset[Bean]] = {}
    freed: set[Bean] = set()
    limit = PLANT_LIMIT
    for effect in owned:
        limit = effect.plant_limit(limit)
        if isinstance(effect, e.Stew):
            stew = pays(effect.steps)
        elif isinstance(effect, e.SowAmong):
            hosts[effect.bean] = frozenset(bean for bean in beans if KINDS[bean].copies >= effect.copies)
        elif isinstance(effect, e.SingleHarvest):
            freed |= set(beans) if effect.bean is None else {effect.bean}
    for effect in owned if stew else ():
        stew = effect.raised(stew)
    fields = any(isinstance(effect, e.ExtraField) for effect in owned)
    return Special(stew, hosts, frozenset(freed), limit, bool(stew or hosts or freed or fields))
