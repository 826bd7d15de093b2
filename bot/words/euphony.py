"""Little words that sound another way before certain names: Italian *ad Anna*, Spanish *Ana e Inés*."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

MARK = "(?:[\ue000-\uf8ff]\\d+[\ue000-\uf8ff])?"
"""What may stand before a name in a picture: its seat between private characters."""


class Change(NamedTuple):
    """What is said in place of a word at the end of a text, and how the name behind it begins where that is so."""

    word: re.Pattern[str]
    instead: str
    before: re.Pattern[str]


def _change(word: str, instead: str, before: str) -> Change:
    # Bold type may begin between the word and the name, and a picture marks names with private characters.
    end = re.compile(rf"(?<!\S)({word})( \**)$", re.IGNORECASE)
    return Change(end, instead + r"\2", re.compile(MARK + before, re.IGNORECASE))


CHANGES: Mapping[str, tuple[Change, ...]] = {
    "it": (_change("a", r"\1d", "[aà]"), _change("e", r"\1d", "[eèé]")),
    "es": (_change("y", "e", "h?[ií](?![aeoáéó])"), _change("o", "u", "h?[oó]")),
}
"""The changes of each language, in all its regions."""


def changing(language: str) -> bool:
    """Whether a language has such words."""
    return bool(_changes(language))


def joined(language: str, words: Sequence[str]) -> str:
    """Join words and facts to one text; the facts stand at the odd places."""
    changes = _changes(language)
    following = (*words[1:], "")
    return "".join(
        word if place % 2 else _said(changes, word, fact)
        for place, (word, fact) in enumerate(zip(words, following, strict=True))
    )


def _changes(language: str) -> tuple[Change, ...]:
    return CHANGES.get(language.partition("-")[0], ())


def _said(changes: Sequence[Change], words: str, fact: str) -> str:
    for change in changes:
        if change.before.match(fact):
            return change.word.sub(change.instead, words)
    return words
