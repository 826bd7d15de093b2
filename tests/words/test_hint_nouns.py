"""A hint names what it speaks of: no sentence begins with a word for something that was named elsewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import bot.words

POINTING = {
    "en": "It|It's|They|That|That's",
    "de": "Es(?! gibt| liegt)|Sie|Das(?! Feld| Gebäude| letzte)|Damit|Dafür|Davon",
    "es": "Es|Eso|Ella|Lo",
    "it": "È|Questo|Lo",
}
"""Words that would point to another sentence, at the beginning of one."""
FOLDER = Path(bot.words.__file__).parent / "locales"


@pytest.mark.parametrize("locale", POINTING)
def test_no_sentence_of_a_hint_begins_with_a_pronoun(locale: str) -> None:
    files = sorted((FOLDER / locale).rglob("hints.ftl"))
    assert len(files) == 2
    begins = re.compile(rf"(?:= |\] |[.:] )(?:{POINTING[locale]}) ")
    for file in files:
        said = [line for line in file.read_text("utf-8").splitlines() if not line.startswith("#")]
        assert not [line for line in said if begins.search(line)]
