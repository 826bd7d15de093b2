"""What beans are called in each language, and in English whatever the reader's language is."""

from __future__ import annotations

from itertools import combinations

import pytest

from bot.games.bohnanza.cards import KINDS, Bean
from bot.ui.bohnanza.typed import names as beans_by_name
from bot.ui.bohnanza.typed.lexicon import MEANINGS, known_numbers, meant
from bot.ui.bohnanza.typed.names import names
from bot.ui.bohnanza.wording.symbols import BEAN_SYMBOL, bean_name, full_name, several
from bot.ui.phrases import either
from bot.ui.typed import fold, numbers, words
from bot.words import locales, say
from tests.ui.bohnanza.typed.understanding import answered, read, refused

OWN = [locale for locale in locales() if locale != "en"]
KINDS_IN_ORDER = tuple(KINDS)


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("bean", KINDS_IN_ORDER)
def test_every_bean_goes_by_all_its_names(locale: str, bean: Bean) -> None:
    called = [bean_name(locale, bean), say(locale, "bean-full-name", bean=bean), full_name(locale, bean)]
    called += [BEAN_SYMBOL[bean], several(locale, 1, bean), *words(locale, "typed-bean", bean=bean)]
    for name in called:
        for typed in (name, name.upper(), fold(name), name.replace(" ", "\N{NO-BREAK SPACE}"), f"“{name}”"):
            assert read(locale, typed) == {bean: 1}, typed
        assert read(locale, f"{name} ×3") == read(locale, f"3 {name}") == {bean: 3}


@pytest.mark.parametrize("locale", OWN)
@pytest.mark.parametrize("bean", KINDS_IN_ORDER)
def test_english_is_understood_by_every_reader(locale: str, bean: Bean) -> None:
    called = [bean, bean_name("en", bean), say("en", "bean-full-name", bean=bean)]
    called += [f"{say('en', 'bean-full-name', bean=bean)}s", *words("en", "typed-bean", bean=bean)]
    for name in called:
        assert read(locale, name) == {bean: 1}, name
        assert read(locale, f"two {name} and one {name} plus 3 {name}") == {bean: 6}, name


MEAN_SOMETHING_ELSE = {
    "de": {"an": "to"},
    "es": {"a": "to"},
    "es-419": {"a": "to"},
    "it": {"a": "to"},
}
"""English words that mean something in another language, and there mean only that."""


@pytest.mark.parametrize("locale", OWN)
def test_english_words_are_understood_where_they_mean_nothing_else(locale: str) -> None:
    lost = {}
    for word, number in numbers("en").items():
        if known_numbers(locale).get(word) != number:
            lost[word] = next(one for one in MEANINGS if word in words(locale, f"typed-{one}"))
    for meaning in MEANINGS:
        for word in words("en", f"typed-{meaning}") - meant(locale, meaning):
            lost[word] = next(one for one in MEANINGS if word in words(locale, f"typed-{one}"))
    assert lost == MEAN_SOMETHING_ELSE.get(locale, {})


TOGETHER = [{"all", "anyone"}]
"""Meanings that may share words: they stand in different options."""


@pytest.mark.parametrize("locale", locales())
def test_no_word_of_a_language_means_two_things(locale: str) -> None:
    found = {meaning: words(locale, f"typed-{meaning}") for meaning in MEANINGS}
    found["number"] = frozenset(numbers(locale))
    for bean in KINDS:
        found[bean] = frozenset(name.letters for name in names(locale, bean) if name.whole)
    for one, other in combinations(found, 2):
        shared = found[one] & found[other]
        assert shared == frozenset() or {one, other} in TOGETHER, (one, other)


# Slips


@pytest.mark.parametrize("locale", locales())
def test_a_slip_of_a_letter_means_no_other_bean(locale: str) -> None:
    for bean in KINDS:
        name = bean_name(locale, bean).casefold()
        dropped = {name[:at] + name[at + 1 :] for at in range(1, len(name))}
        swapped = {name[:at] + name[at + 1] + name[at] + name[at + 2 :] for at in range(1, len(name) - 1)}
        for typed in {one for one in dropped | swapped if len(fold(one)) > 3}:
            said, possible = answered(locale, typed)
            assert said in {"word-unknown", "word-near", "word-unclear", ""}, typed
            assert bean_name(locale, bean) in possible if said in {"word-near", ""} else True, typed


@pytest.mark.parametrize(
    ("locale", "typed", "said", "means"),
    [
        ("en", "gaden", "", "Garden"),
        ("en", "cofffeee", "", "Coffee"),
        ("en", "graden", "word-near", "Garden"),
        ("en", "baen", "word-unknown", ""),
        ("de", "Sojja", "", "Soja"),
        ("de", "Saubohen", "word-near", "Sau"),
        ("de", "Gartne", "word-near", "Garten"),
        ("es", "apetsosa", "word-near", "Apestosa"),
        ("es-419", "apetsoso", "word-near", "Apestoso"),
        ("es", "pikante", "word-near", "Picante"),
        ("es", "guindila", "", "Picante"),
        ("it", "rosssi", "", "Rosso"),
        ("it", "giaridno", "word-near", "Giardino"),
        ("it", "stikn", "word-near", "Puzzolente"),
    ],
)
def test_a_slip_is_understood_or_asked_about(locale: str, typed: str, said: str, means: str) -> None:
    assert answered(locale, typed) == (said, means)


@pytest.mark.parametrize("locale", locales())
def test_a_word_as_long_as_discord_lets_it_be_is_unknown(locale: str) -> None:
    lookups = beans_by_name.meant, beans_by_name.near
    before = [lookup.cache_info().currsize for lookup in lookups]
    assert refused(locale, "x" * 6000).reason == "word-unknown"
    assert [lookup.cache_info().currsize for lookup in lookups] == before, "nothing of it is kept"


@pytest.mark.parametrize("locale", locales())
def test_an_unknown_word_is_answered_with_an_example_that_is_understood(locale: str) -> None:
    refusal = refused(locale, "Blumentöpfe")
    said = say(locale, refusal.reason, **refusal.facts)
    assert "`blumentöpfe`" in said
    assert read(locale, said.split("`")[3]) == {"red": 2, "chili": 1}
    for reason in ("one-bean-only", "no-place-in-another-hand", "number-to-ask-for"):
        assert set(read(locale, say(locale, reason).split("`")[1])) == {"red"}
    unclear = refused(locale, sorted(words(locale, "typed-beside"), key=len)[-1])
    assert unclear.facts["possible"] == either(locale, [bean_name(locale, bean) for bean in KINDS])
