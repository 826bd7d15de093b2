"""Buildings as they are typed, by type and price."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from bot.games.bohnanza.high_bohn.buildings import BUILDINGS
from bot.games.bohnanza.high_bohn.names import Building, Type
from bot.games.bohnanza.high_bohn.slots import options_of, town_of
from bot.games.bohnanza.view import View
from bot.games.contract import IllegalMove, MalformedMove
from bot.ui.bohnanza.high_bohn.buildings import building_name, type_name
from bot.ui.bohnanza.typed.third_field import begins, names_third_field, split_name
from bot.ui.bohnanza.wording.phrases import Sight, own
from bot.ui.phrases import quoted
from bot.ui.typed import languages, spellings, words
from bot.words import DEFAULT


def buyable(view: View) -> tuple[Building, ...]:
    """The buildings that the viewer may buy now."""
    can = options_of(own(view).options)
    return () if can is None else can.buy


def is_field(seen: Sight, typed: str) -> bool:
    """Whether this names the third field, and no building."""
    return names_third_field(
        seen.locale, typed, something_else=lambda language, sought: bool(_of_town(seen, language, sought, None))
    )


def named(seen: Sight, typed: str) -> Building:
    """The building that is meant: `Gold Mine 3`, `3 gold mine`, or `gold` if only one of that type can be paid
    for; raises Refusal if it is not clear which."""
    if town_of(seen.view) is None:
        raise IllegalMove("no-buildings-here")
    if typed in BUILDINGS:
        return Building(typed)
    found = _meant(seen, typed)
    if not found:
        raise MalformedMove("building-unknown", word=quoted(typed))
    kinds = {BUILDINGS[building].type for building in found}
    payable = [building for building in found if building in buyable(seen.view)]
    if len(found) > 1 and len(kinds) == 1 and not payable:
        raise IllegalMove("nothing-to-buy-of-type", type=type_name(seen.locale, kinds.pop()))
    one = found if len(found) == 1 else payable if len(kinds) == 1 else []
    if len(one) != 1:
        example = building_name(seen.locale, (payable or found)[-1])
        raise MalformedMove("building-unclear", word=quoted(typed), example=example)
    return one[0]


def begun(seen: Sight, typed: str) -> frozenset[Building]:
    """The buildings that are meant by a name, or by the beginning of one."""
    return frozenset(_meant(seen, typed))


def _meant(seen: Sight, typed: str) -> list[Building]:
    """The buildings that are meant in the reader's language, or if there are none in English."""
    sought, price = split_name(seen.locale, typed)
    found = (_of_town(seen, one, sought, price) for one in languages(seen.locale))
    return next((meant for meant in found if meant), [])


def _of_town(seen: Sight, language: str, sought: Sequence[str], price: int | None) -> list[Building]:
    """The buildings of the town whose type has a name that begins so, or else is called so besides."""
    town = town_of(seen.view)
    buildings = [] if town is None else [one.building for one in town.buildings]
    of_price = [building for building in buildings if price in (None, BUILDINGS[building].price)]
    for names in (_names, _names_besides):
        found = [
            building
            for building in of_price
            if any(begins(name, part) for name in names(language, BUILDINGS[building].type) for part in sought)
        ]
        if found:
            return found
    return []


@cache
def _names(language: str, kind: Type) -> frozenset[str]:
    return spellings(type_name(language, kind)) | (spellings(kind) if language == DEFAULT else frozenset())


@cache
def _names_besides(language: str, kind: Type) -> frozenset[str]:
    return words(language, "typed-building", type=kind)
