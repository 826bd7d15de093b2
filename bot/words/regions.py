"""What is known of a locale besides our words: its calendar, its clocks, its countries."""

from __future__ import annotations

import unicodedata
from functools import cache

from babel import Locale, UnknownLocaleError

from bot.words.languages import DEFAULT, language


@cache
def region_of(locale: str) -> Locale:
    """What is known of this locale, else of its language, else of English."""
    for spoken in (locale, language(locale)):
        try:
            return Locale.parse(spoken, sep="-")
        except (UnknownLocaleError, ValueError):
            continue
    return Locale.parse(DEFAULT)


def bare(text: str) -> str:
    """What is typed, as it is compared: without capitals and accents."""
    letters = unicodedata.normalize("NFKD", text.replace("º", "°").replace("’", "'").casefold())
    return "".join([one for one in letters if not unicodedata.combining(one)]).strip()
