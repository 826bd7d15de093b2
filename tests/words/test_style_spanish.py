"""How the bot speaks Spanish: to anybody in any country, one word for one thing."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

import pytest
from fluent.syntax import FluentSerializer

from tests.words.reading import all_messages

SERIALIZER = FluentSerializer()
NAMES = re.compile(r"\$[\w-]+|\{ [a-z][\w-]* \}")
"""Of variables and of other messages."""
NOT_SAID = (
    # Of one country only, or improper in another: it is "robot" or "equipo", "tomar", "poroto", "soya".
    r"\b([Oo]rdenador|[Cc]omputadora|[Cc]oge|[Cc]oger|[Cc]oges|[Ff]rijol|[Jj]udía|[Aa]lubia|[Ss]oja)",
    r"\b([Vv]osotr[oa]s|[Uu]sted|[Vv]os|[Oo]s)\b",
    # Of one gender: "participantes", "quien dirige la mesa", "otra persona".
    r"\b[Jj]ugador(a|es|as)?\b",
    r"\b[Aa]nfitri",
    r"\b([Oo]tro|[Oo]tros|[Tt]odos|[Uu]no) (juega|elige|puede|tiene|planta)",
    # "Moneda", "campo", "intercambio", "pila de robo".
    r"\b([Tt]álero|[Tt]haler|[Ff]inca|[Cc]omercio|[Tt]rueque|[Mm]azo)",
    r"\b[Pp]or favor\b|\b[Ll]o siento\b|\b[Pp]erdón\b",
)


@cache
def spanish() -> Mapping[str, str]:
    """What stands in the Spanish files, by id; but what people type may be any word that anybody knows."""
    return {
        key: NAMES.sub("", SERIALIZER.serialize_entry(message).partition("=")[2])
        for key, message in all_messages("es").items()
        if not re.search(r"\btyped\b", key)
    }


@pytest.mark.parametrize("words", NOT_SAID)
def test_what_the_bot_does_not_say(words: str) -> None:
    found = {key: text for key, text in spanish().items() if re.search(words, text)}
    assert found == {}


@pytest.mark.parametrize(("begins", "ends"), ["¿?", "¡!"])
def test_questions_and_exclamations_are_marked_where_they_begin(begins: str, ends: str) -> None:
    found = {key: text for key, text in spanish().items() if text.count(begins) != text.count(ends)}
    assert found == {}


def test_quotation_marks_are_curly() -> None:
    # Straight ones delimit literals of Fluent, which are in braces.
    found = {key for key, text in spanish().items() if '"' in re.sub(r'\{\s*"[^"]*"\s*\}', "", text)}
    assert found == set()
