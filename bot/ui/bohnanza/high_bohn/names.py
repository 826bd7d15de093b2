"""What `/buy` names: the third field, or buildings by type and price."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from bot.games.bohnanza.high_bohn.buildings import BUILDINGS
from bot.games.bohnanza.high_bohn.names import Building, Type
from bot.games.bohnanza.high_bohn.slots import town_of
from bot.games.contract import IllegalMove, MalformedMove
from bot.ui.bohnanza.high_bohn.buildings import building_name, type_name
from bot.ui.bohnanza.high_bohn.buying import buyable
from bot.ui.bohnanza.typed.lexicon import known_numbers, meant
from bot.ui.bohnanza.typed.names import plain
from bot.ui.bohnanza.wording.phrases import Sight
from bot.ui.phrases import quoted
from bot.ui.typed import fold, languages, spellings, tidy, words
from bot.words import DEFAULT

THIRD_FIELD = "third-field"
"""What a list sends for the third field."""


def parts(seen: Sight, typed: str) -> list[str]:
    """The single things that a text names: `Bank 2, Farm 1`, `Bank 2 and Farm 1` or `Bank 2 Farm 1`."""
    typed = re.sub(r"[^\W\d_]+", lambda word: _in_digits(seen.locale, word[0]), tidy(typed))
    typed = re.sub(r"([^\W\d_][\s#_-]*\d+)\s+(?=[^\W\d_])", r"\1,", typed)
    found = re.split(r"[,;+&\n]", typed)
    return [part.strip() for part in found if part.strip()]


def _in_digits(locale: str, word: str) -> str:
    """A number in digits, a word between two things as a comma, and nothing for an article; any other word as it
    is."""
    folded = fold(word)
    number = known_numbers(locale).get(folded)
    if number is not None:
        return str(number) if number > 1 else ""
    return "," if folded in meant(locale, "between") else word


def is_field(seen: Sight, typed: str) -> bool:
    """Whether this names the third field, by the beginning of any of its words, and no building: in the reader's
    language, or if it names nothing there in English."""
    if typed == THIRD_FIELD:
        return True
    sought, _ = _split(seen.locale, typed)
    for one in languages(seen.locale):
        if _of_town(seen, one, sought, None):
            return False
        if any(_begins(phrase, part) for phrase in words(one, "typed-third-field") for part in sought):
            return True
    return False


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
    sought, price = _split(seen.locale, typed)
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
            if any(_begins(name, part) for name in names(language, BUILDINGS[building].type) for part in sought)
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


def _begins(name: str, sought: str) -> bool:
    """Whether the name begins with this, starting at any of its words."""
    return bool(sought) and any(rest.startswith(sought) for rest in _from_each_word(name))


@cache
def _from_each_word(name: str) -> tuple[str, ...]:
    """The letters of a name from each of its words on; names are those that the words of the languages give."""
    split = plain(name).split()
    return tuple(["".join(split[start:]) for start in range(len(split))])


def _split(locale: str, typed: str) -> tuple[Sequence[str], int | None]:
    """The letters of a name, with and without words such as `the`, and the price before or after it; whatever
    follows in a line of the list is left out."""
    found = re.match(r"\W*(\d*)(\D*)(\d*)", plain(typed))
    before, name, after = found.groups() if found else ("", "", "")
    digits = before or after
    split = [fold(word) for word in re.findall(r"[^\W\d_]+", name)]
    said = [word for word in split if word not in meant(locale, "small")]
    return ("".join(split), "".join(said)), int(digits[:4]) if digits else None
