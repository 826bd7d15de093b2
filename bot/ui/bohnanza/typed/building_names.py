"""What `/buy` names: the third field, or buildings by type and price."""

from __future__ import annotations

import re

from bot.games.bohnanza.high_bohn.buildings import BUILDINGS
from bot.games.bohnanza.high_bohn.names import Building, Type
from bot.games.bohnanza.high_bohn.slots import town_of
from bot.games.contract import IllegalMove, MalformedMove
from bot.ui.bohnanza.high_bohn.buying import buyable
from bot.ui.bohnanza.typed.vocabulary import plain
from bot.ui.bohnanza.wording.buildings import building_name, type_name
from bot.ui.bohnanza.wording.phrases import Sight
from bot.ui.phrases import quoted
from bot.words import say


def parts(seen: Sight, typed: str) -> list[str]:
    """The single things that a text names: `Bank 2, Farm 1`, `Bank 2 and Farm 1` or `Bank 2 Farm 1`."""
    between = "|".join(map(re.escape, plain(say(seen.locale, "typed-between")).split()))
    typed = re.sub(r"([^\W\d_][\s#_-]*\d+)\s+(?=[^\W\d_])", r"\1,", typed)
    found = re.split(rf"[,;+&\n]|\b(?:{between})\b", typed, flags=re.IGNORECASE)
    return [part.strip() for part in found if part.strip()]


def is_field(seen: Sight, typed: str) -> bool:
    """Whether this names the third field, by the beginning of any of its words, and no building."""
    sought, _ = _split(typed)
    return _begins(say(seen.locale, "typed-third-field"), sought) and not _meant(seen, sought, None)


def named(seen: Sight, typed: str) -> Building:
    """The building that is meant: `Gold Mine 3`, `3 gold mine`, or `gold` if only one of that type can be paid
    for; raises Refusal if it is not clear which."""
    if town_of(seen.view) is None:
        raise IllegalMove("no-buildings-here")
    meant = _meant(seen, *_split(typed))
    if not meant:
        raise MalformedMove("building-unknown", word=quoted(typed))
    kinds = {BUILDINGS[building].type for building in meant}
    payable = [building for building in meant if building in buyable(seen.view)]
    if len(meant) > 1 and len(kinds) == 1 and not payable:
        raise IllegalMove("nothing-to-buy-of-type", type=type_name(seen.locale, kinds.pop()))
    found = meant if len(meant) == 1 else payable if len(kinds) == 1 else []
    if len(found) != 1:
        example = building_name(seen.locale, (payable or meant)[-1])
        raise MalformedMove("building-unclear", word=quoted(typed), example=example)
    return found[0]


def _meant(seen: Sight, sought: str, price: int | None) -> list[Building]:
    town = town_of(seen.view)
    return (
        []
        if town is None
        else [one.building for one in town.buildings if _called(seen, one.building, sought, price)]
    )


def _called(seen: Sight, building: Building, sought: str, price: int | None) -> bool:
    facts = BUILDINGS[building]
    names = (facts.type, type_name(seen.locale, Type(facts.type)))
    return price in (None, facts.price) and any(_begins(name, sought) for name in names)


def _begins(name: str, sought: str) -> bool:
    """Whether the name begins with this, starting at any of its words."""
    words = plain(name).split()
    return bool(sought) and any("".join(words[start:]).startswith(sought) for start in range(len(words)))


def _split(typed: str) -> tuple[str, int | None]:
    """The letters of a name and the price before or after it, without whatever follows in a line of the list."""
    found = re.match(r"\W*(\d*)(\D*)(\d*)", plain(typed))
    before, name, after = found.groups() if found else ("", "", "")
    digits = before or after
    return "".join(re.findall(r"[^\W\d_]", name)), int(digits[:4]) if digits else None
