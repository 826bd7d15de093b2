"""What languages call themselves, which is how everybody finds their own in a list."""

from __future__ import annotations

from functools import cache

from babel import Locale, UnknownLocaleError

from bot.words import language, locales


@cache
def own_name(locale: str) -> str:
    """What the language in which a locale is answered calls itself, as a word by itself: `Español`."""
    spoken = language(locale)
    try:
        name = Locale.parse(spoken, sep="-").get_display_name() or spoken
    except (UnknownLocaleError, ValueError):
        # A host's own, that nobody has heard of.
        return spoken
    return name[:1].upper() + name[1:]


def by_own_name() -> list[str]:
    """All languages, in the order of what they call themselves."""
    return sorted(locales(), key=lambda one: (own_name(one).casefold(), one))
