"""The lists that commands show in each language, and that what they show may be typed as well."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.bohnanza.cards import KINDS
from bot.games.bohnanza.state import Phase
from bot.games.contract import Refusal
from bot.ui.bohnanza.book import book
from bot.ui.bohnanza.typed.lexicon import MEANINGS
from bot.ui.bohnanza.wording.symbols import BEAN_SYMBOL, bean_name
from bot.ui.screens import Choice
from bot.ui.typed import numbers, words
from bot.words import locales, say
from tests.breadth import examples, few
from tests.games.bohnanza.high_bohn.towns import town as town_position
from tests.ui.bohnanza.examples import Position, crop, in_phase, look, position
from tests.ui.bohnanza.high_bohn.test_names import TOWN
from tests.ui.bohnanza.typed.test_commands import FULL, TRADE
from tests.ui.bohnanza.typed.understanding import completed, made, outcome


@pytest.mark.parametrize("option", sorted(book().lists))
@pytest.mark.parametrize("phase", few([Phase.PLANT, Phase.TRADE, Phase.PLANT_RECEIVED], Phase.TRADE))
def test_values_of_lists_are_the_same_in_all_languages(option: tuple[str, str], phase: Phase) -> None:
    name, field = option
    for seat in range(4):
        own = look(in_phase(phase), seat).view.own
        assert own is not None
        rest = {"offer": str(own.options.accept[0].offer)} if own.options.accept and field == "give" else {}
        found = [completed(in_phase(phase), seat, locale, name, field, "", **rest) for locale in locales()]
        values = [[choice.value for choice in choices] for choices in found]
        assert values == values[:1] * len(values)


@pytest.mark.parametrize("locale", few(locales(), "de"))
@pytest.mark.parametrize("option", sorted(book().lists))
@pytest.mark.parametrize("phase", few([Phase.PLANT, Phase.TRADE, Phase.PLANT_RECEIVED], Phase.TRADE))
def test_what_a_list_shows_may_be_typed_as_well(locale: str, option: tuple[str, str], phase: Phase) -> None:
    """An app that has shown it sends it, too, once more is typed behind it."""
    name, field = option
    for seat in range(4):
        own = look(in_phase(phase), seat).view.own
        assert own is not None
        rest = {"offer": str(own.options.accept[0].offer)} if own.options.accept and field == "give" else {}
        if (name, field) == ("offer", "to"):
            rest = {"want": "🍒"}
        for choice in completed(in_phase(phase), seat, locale, name, field, "", **rest):
            shown, sent = (
                outcome(in_phase(phase), seat, locale, name, **{**rest, field: typed})
                for typed in (choice.name, choice.value)
            )
            assert shown == sent, choice


STORED = Position(town_position(phase=Phase.TRADE, hands=["soy"], buildings=["general_store-2"], stored=["soy"]))


@pytest.mark.parametrize("locale", locales())
def test_a_stored_card_goes_by_what_its_list_shows(locale: str) -> None:
    for choice in completed(STORED, 0, locale, "offer", "give", ""):
        shown, sent = (outcome(STORED, 0, locale, "offer", give=typed) for typed in choice)
        assert shown == sent, choice
    last = completed(STORED, 0, locale, "offer", "give", "")[-1]
    assert last.value == "🌱 #🏪"
    assert outcome(STORED, 0, locale, "offer", give=last.value) != outcome(STORED, 0, locale, "offer", give="🌱")


@pytest.mark.parametrize(
    ("locale", "typed", "offered"),
    [
        ("de", "r", "Rote = 🍒"),
        ("de", "2 Rote und so", "2 Rote und Soja = 2 Rote und 🌱"),
        ("de", "gruen", "Brech = 🥬"),
        ("de", "stink", "Sau = 🦨"),
        ("es", "huer", "Huerta = 🌻"),
        ("es", "jardin", "Huerta = 🌻"),
        ("es-419", "jardin", "Jardín = 🌻"),
        ("es", "dos alubias ro", "dos alubias Roja = dos alubias 🍒"),
        ("es-419", "dos porotos ro", "dos porotos Rojo = dos porotos 🍒"),
        ("es", "soj", "Soja = 🌱"),
        ("es-419", "soj", "Soya = 🌱"),
        ("it", "2 cera, ros", "2 cera, Rosso = 2 cera, 🍒"),
        ("it", "gard", "Giardino = 🌻"),
    ],
)
def test_lists_offer_names_of_the_readers_language(locale: str, typed: str, offered: str) -> None:
    found = completed(TRADE, 0, locale, "offer", "want", typed)
    assert offered in [f"{choice.name} = {choice.value}" for choice in found]


def test_lists_of_cards_are_narrowed_in_both_languages() -> None:
    fields = position(["red", "", ""], fields={0: (crop("garden", 2), crop("wax", 3))})
    for locale, typed in (("es", "huerta"), ("es-419", "jardin")):
        assert [choice.value for choice in completed(fields, 0, locale, "harvest", "field", typed)] == ["1"]
    planting = position(["", "", ""], phase=Phase.PLANT_RECEIVED, set_aside={1: "soy red"})
    for typed in ("rote", "red", "🍒", "kidney"):
        assert completed(planting, 1, "de", "plant", "card", typed) == [Choice("🍒 Rote", "🍒")]
    for typed in ("carcel", "jail", "prision"):
        found = completed(TOWN, 0, "es", "buy", "what", typed)
        assert [choice.value for choice in found] == ["jail-1", "jail-2"]


POOL = {
    locale: [
        *sorted({word for meaning in MEANINGS for word in words(locale, f"typed-{meaning}")}),
        *numbers(locale),
        *[bean_name(locale, bean) for bean in KINDS],
        *[say(locale, "bean-full-name", bean=bean) for bean in KINDS],
        *BEAN_SYMBOL.values(),
        *["2", "12", "#", "#2", "x", "×", ":", ",", "(", ")", "#🏪", "Ben"],
    ]
    for locale in locales()
}


@examples(150)
@given(st.sampled_from(locales()), st.sampled_from(sorted(book().lists)), st.data())
def test_whatever_is_made_of_words_that_mean_something_is_answered_or_refused(
    locale: str, option: tuple[str, str], data: st.DataObject
) -> None:
    said = st.lists(st.sampled_from(POOL[locale]) | st.text(max_size=5), max_size=6).map(" ".join)
    typed, (name, field) = data.draw(said), option
    for there in (TRADE, FULL, TOWN):
        with suppress(Refusal):
            made(there, 0, locale, name, **{"offer": "1", field: typed})
        choices = completed(there, 0, locale, name, field, typed)
        assert len(choices) <= 25
        assert all(1 <= len(text) <= 100 for choice in choices for text in choice)
