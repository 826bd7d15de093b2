"""What languages call themselves, which is how everybody finds their own in a list."""

from __future__ import annotations

import unicodedata
from functools import cache

from babel import Locale, UnknownLocaleError
from babel.core import get_global

from bot.words import language, locales


def own_name(locale: str) -> str:
    """What the language in which a locale is answered calls itself, as a word by itself: `Español`."""
    return own_name_of(language(locale))


def own_name_of(spoken: str) -> str:
    """What this very language calls itself, whether there are words in it or not.

    With its country where another region stands beside it: `Español (España)`.
    """
    regions = {one for one in locales() if one.startswith(f"{spoken}-")}
    country = get_global("likely_subtags").get(spoken, "").rpartition("_")[2]
    home = f"{spoken}-{country}"
    return _called(home if regions and country and home not in regions else spoken)


@cache
def _called(spoken: str) -> str:
    try:
        name = Locale.parse(spoken, sep="-").get_display_name() or spoken
    except (UnknownLocaleError, ValueError):
        # A host's own, that nobody has heard of.
        return spoken
    return name[:1].upper() + name[1:]


def by_own_name() -> list[str]:
    """All languages, in the order of what they call themselves; accents count only where all else is alike."""
    return sorted(locales(), key=lambda one: (_letters(own_name(one)), own_name(one), one))


def _letters(name: str) -> str:
    """Write a name without accents, for sorting: `Čeština` stands among those with a C."""
    return "".join(one for one in unicodedata.normalize("NFD", name.casefold()) if not unicodedata.combining(one))
