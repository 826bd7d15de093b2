"""The third field, as it is typed among what one may buy."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cache

from bot.ui.bohnanza.typed.lexicon import known_numbers, meant
from bot.ui.bohnanza.typed.names import plain
from bot.ui.typed import fold, languages, tidy, words

THIRD_FIELD = "third-field"
"""What a list sends for the third field."""


def parts(locale: str, typed: str) -> list[str]:
    """The single things that a text names: `Bank 2, Farm 1`, `Bank 2 and Farm 1` or `Bank 2 Farm 1`."""
    typed = re.sub(r"[^\W\d_]+", lambda word: _in_digits(locale, word[0]), tidy(typed))
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


def names_third_field(
    locale: str, typed: str, *, something_else: Callable[[str, Sequence[str]], bool] | None = None
) -> bool:
    """Whether this names the third field, by the beginning of any of its words: in the reader's language, or if it
    names nothing there in English; unless there its letters mean `something_else`."""
    if typed == THIRD_FIELD:
        return True
    sought, _ = split_name(locale, typed)
    for one in languages(locale):
        if something_else is not None and something_else(one, sought):
            return False
        if any(begins(phrase, part) for phrase in words(one, "typed-third-field") for part in sought):
            return True
    return False


def begins(name: str, sought: str) -> bool:
    """Whether the name begins with this, starting at any of its words."""
    return bool(sought) and any(rest.startswith(sought) for rest in _from_each_word(name))


@cache
def _from_each_word(name: str) -> tuple[str, ...]:
    """The letters of a name from each of its words on; names are those that the words of the languages give."""
    split = plain(name).split()
    return tuple(["".join(split[start:]) for start in range(len(split))])


def split_name(locale: str, typed: str) -> tuple[Sequence[str], int | None]:
    """The letters of a name, with and without words such as `the`, and the price before or after it; whatever
    follows in a line of the list is left out."""
    found = re.match(r"\W*(\d*)(\D*)(\d*)", plain(typed))
    before, name, after = found.groups() if found else ("", "", "")
    digits = before or after
    split = [fold(word) for word in re.findall(r"[^\W\d_]+", name)]
    said = [word for word in split if word not in meant(locale, "small")]
    return ("".join(split), "".join(said)), int(digits[:4]) if digits else None
