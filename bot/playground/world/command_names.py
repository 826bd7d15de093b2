"""Checks what commands, options and choices are called in every language, as Discord does."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Iterable, Sequence

from bot.playground.protocol.form_errors import BodyPath, FormErrors
from bot.playground.protocol.locales import LOCALES
from bot.playground.protocol.payload import Payload

INSTEAD = {"en-US": "en-GB", "en-GB": "en-US", "es-419": "es-ES"}
"""The locale that Discord shows where one is missing, before it shows the default."""
LONGEST_NAME, LONGEST_DESCRIPTION, LONGEST_CHOICE = 32, 100, 100
LARGEST = 8000
"""The most characters that a command may have with all that belongs to it, each text in its longest language."""


def shown(one: Payload, locale: str) -> str:
    """The name of a command, an option or a choice in a language."""
    names = one.get("name_localizations") or {}
    return str(names.get(locale) or names.get(INSTEAD.get(locale, "")) or one.get("name"))


def without_localizations(one: Payload) -> Payload:
    """Give a command as it is told where nobody asks for all its languages."""
    kept = {key: value for key, value in one.items() if not key.endswith("_localizations")}
    inside = {key: [*map(without_localizations, kept[key])] for key in ("options", "choices") if kept.get(key)}
    return kept | inside


def check_texts(path: BodyPath, one: Payload, errors: FormErrors) -> None:
    """Check the names and descriptions of a command or an option."""
    for here, name in _said(path, one, "name", errors):
        if not isinstance(name, str) or not is_name(name):
            errors.add(here, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
    for here, description in _said(path, one, "description", errors):
        errors.check_length(here, description, 1, LONGEST_DESCRIPTION)


def check_choice(path: BodyPath, choice: Payload, errors: FormErrors) -> None:
    """Check the names of a choice."""
    for here, name in _said(path, choice, "name", errors):
        errors.check_length(here, name, 1, LONGEST_CHOICE)


def check_alike(path: BodyPath, ones: Sequence[Payload], code: str, words: str, errors: FormErrors) -> None:
    """Check that no two of these are called alike in any language."""
    for locale in LOCALES:
        names = Counter(shown(one, locale) for one in ones)
        if any(times > 1 for times in names.values()):
            errors.add(path, code, words)
            return


def check_size(path: BodyPath, command: Payload, errors: FormErrors) -> None:
    """Check that a command, its options and choices are not too much to read altogether."""
    if _size(command) > LARGEST:
        errors.add(path, "APPLICATION_COMMAND_TOO_LARGE", f"Command exceeds maximum size ({LARGEST})")


def is_name(name: str) -> bool:
    """Whether this is small letters, digits, `-`, `_` and `'`, or is written in Devanagari or Thai."""
    return 1 <= len(name) <= LONGEST_NAME and name == name.lower() and all(map(_in_names, name))


def _in_names(character: str) -> bool:
    script = unicodedata.name(character, "").partition(" ")[0]
    return character.isalnum() or character in "-_'" or script in {"DEVANAGARI", "THAI"}


def _said(path: BodyPath, one: Payload, field: str, errors: FormErrors) -> Iterable[tuple[BodyPath, object]]:
    """Give a text, and in each language what stands in its place; each with its path."""
    yield (*path, field), one.get(field)
    told = one.get(f"{field}_localizations") or {}
    for locale, words in told.items() if isinstance(told, dict) else ():
        here = (*path, f"{field}_localizations", locale)
        if locale in LOCALES:
            yield here, words
        else:
            errors.add(here, "BASE_TYPE_CHOICES", f"Value must be one of {LOCALES}.")


def _size(one: Payload) -> int:
    own = sum(_longest(one, field) for field in ("name", "description"))
    inside = [*(one.get("options") or ()), *(one.get("choices") or ())]
    value = one.get("value")
    return own + (len(value) if isinstance(value, str) else 0) + sum(map(_size, inside))


def _longest(one: Payload, field: str) -> int:
    texts = [one.get(field) or "", *(one.get(f"{field}_localizations") or {}).values()]
    return max(len(str(text)) for text in texts)
