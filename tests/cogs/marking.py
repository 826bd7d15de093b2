"""Words that carry the mark of their language: of every message it can be told which ones it speaks."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from bot.words import locales, saying
from tests.cogs.sending import Sent
from tests.words.reading import say_all_anew

MARKS = {language: chr(0xE000 + number) for number, language in enumerate(locales())}
"""Signs that no font and no word has."""
UNMARKED = ("computer-names", "typed-", "forgotten-name", "name-", "option-name-")
"""Names, which stay what they are, those of commands too, and what is compared with what people type."""


@pytest.fixture
def marks(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, str]]:
    """Each language's mark, which all its words have during the test."""
    made = saying._made

    def marked(language: str, message: str, facts: Any) -> str:
        words = made(language, message, facts)
        return words if message.startswith(UNMARKED) else words + MARKS[language]

    say_all_anew()
    with monkeypatch.context() as patched:
        patched.setattr(saying, "_made", marked)
        yield MARKS
    # Screens keep words of their own.
    say_all_anew()


def spoken_in(said: object) -> set[str]:
    """The languages of which there are words in what was sent."""
    text = json.dumps(said, ensure_ascii=False)
    return {language for language, mark in MARKS.items() if mark in text}


def each_speaks(told: Sequence[Sent], public: str, private: dict[str, str]) -> None:
    """Everybody is told the table's language in public, and in private only their own."""
    for each in told:
        meant = {public if each.seen_by is None else private[each.seen_by]}
        assert spoken_in(each.said) <= meant, (each.seen_by, each.text())
    heard = {each.seen_by for each in told if spoken_in(each.said)}
    assert heard == {None, *private}
