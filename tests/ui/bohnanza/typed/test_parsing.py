"""Lists of beans as people type them, and what is said of a word that means nothing or too much."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.bohnanza.cards import KINDS
from bot.games.contract import MalformedMove
from bot.ui.bohnanza.typed.parsing import terms
from bot.ui.bohnanza.typed.vocabulary import Vocabulary
from bot.ui.bohnanza.wording.symbols import BEAN_SYMBOL, bean_name, full_name
from tests.breadth import examples

WORDS = Vocabulary("en", tuple(KINDS))


def said(typed: str) -> str:
    """The terms in one line: `2 red, chili@3`."""
    found = terms(WORDS, typed)
    return ", ".join(
        (f"{term.many} " if term.many > 1 else "")
        + (term.bean or "")
        + (f"@{term.place}" if term.place is not None else "")
        for term in found
    )


@pytest.mark.parametrize(
    ("typed", "means"),
    [
        ("soy", "soy"),
        ("Soy Chili", "soy, chili"),
        ("soy, chili", "soy, chili"),
        ("soy+chili & red", "soy, chili, red"),
        ("soy and chili", "soy, chili"),
        ("red red", "red, red"),
        ("2 red", "2 red"),
        ("2x red", "2 red"),
        ("2 x red", "2 red"),
        ("2red", "2 red"),
        ("2 × red", "2 red"),
        ("x2 red", "2 red"),
        ("red x2", "2 red"),
        ("red*2", "2 red"),
        ("red x 2 soy", "2 red, soy"),
        ("red 2", "2 red"),
        ("red 2, blue 3", "2 red, 3 blue"),
        ("red 2 blue 3", "2 red, 3 blue"),
        ("2 red 3 blue", "2 red, 3 blue"),
        ("red 2 blue", "red, 2 blue"),
        ("2 red, chili", "2 red, chili"),
        ("reds greens chilis", "red, green, chili"),
        ("SOYS", "soy"),
        ("2 Chillies, chilli", "2 chili, chili"),
        ("cofee", "coffee"),
        ("stnk blk", "stink, black_eyed"),
        ("blue beans", "blue"),
        ("3 Blue Beans", "3 blue"),
        ("black eyed", "black_eyed"),
        ("black_eyed", "black_eyed"),
        ("Black-Eyed bean red", "black_eyed, red"),
        ("blackeyed", "black_eyed"),
        ("bla so", "black_eyed, soy"),
        ("red so", "red, soy"),
        ("2 black eyed red", "2 black_eyed, red"),
        ("🍒 👁", "red, black_eyed"),
        ("eyed", "black_eyed"),
        ("2 🌶️ Chili", "2 chili"),
        ("🌶️ Chili 🌶️", "chili, chili"),
        ("#3", "@3"),
        ("# 3, #1", "@3, @1"),
        ("blue #3", "blue@3"),
        ("Blue #1 (front), soy", "blue@1, soy"),
        ("blue#3 #4", "blue@3, @4"),
        ("soy, #3", "soy, @3"),
        ("", ""),
        ("  ", ""),
        ("nothing", ""),
        ("-", ""),
        ("soy-2, black-eyed", "2 soy, black_eyed"),
    ],
)
def test_a_list_of_beans(typed: str, means: str) -> None:
    assert said(typed) == means


@pytest.mark.parametrize("bean", KINDS)
def test_every_bean_goes_by_id_name_and_symbol(bean: str) -> None:
    for typed in (bean, bean_name("en", KINDS[bean].bean), BEAN_SYMBOL[bean]):  # type: ignore[index]
        assert said(typed) == bean
    assert full_name("en", KINDS[bean].bean)  # type: ignore[index]


@pytest.mark.parametrize(
    ("typed", "reason", "word"),
    [
        ("pea", "word-unknown", "pea"),
        ("2 red, peas", "word-unknown", "peas"),
        ("b", "word-unclear", "b"),
        ("co", "word-unclear", "co"),
        ("bean", "word-unclear", "bean"),
        ("reddish", "word-unknown", "reddish"),
        ("0 red", "word-unknown", "0"),
        ("100 red", "word-unknown", "100"),
        ("9999999999999 red", "word-unknown", "9999999999999"),
        ("2 3 red", "word-unknown", "2"),
        ("2", "word-unknown", "2"),
        ("#", "word-unknown", "#"),
        ("#12345", "word-unknown", "12345"),
        ("2 #3", "word-unknown", "2"),
        ("red x2 x3", "word-unknown", "3"),
        ("?", "word-unknown", "?"),
        ("-1 soy", "word-unknown", "-1"),
        ("soy -2", "word-unknown", "-2"),
    ],
)
def test_a_word_that_means_nothing_or_too_much_is_named(typed: str, reason: str, word: str) -> None:
    with pytest.raises(MalformedMove) as refused:
        terms(WORDS, typed)
    assert (refused.value.reason, refused.value.facts["word"]) == (reason, word)


def test_an_unclear_word_says_what_it_could_be() -> None:
    with pytest.raises(MalformedMove) as refused:
        terms(WORDS, "b")
    assert refused.value.facts["possible"] == "Blue or Black-eyed"


@examples(50)
@given(
    st.text(max_size=300)
    | st.lists(st.sampled_from(["2", "x", "red", "black", "eyed", "#", ",", "and", "9", "("])).map(" ".join)
)
def test_anything_typed_is_read_or_refused(typed: str) -> None:
    try:
        found = terms(WORDS, typed)
    except MalformedMove:
        return
    assert all(1 <= term.many <= 99 for term in found)
    assert all(term.bean is not None or term.place is not None for term in found)
