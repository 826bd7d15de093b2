"""Languages of a region: they say what is called otherwise there, and all else as their language does."""

from __future__ import annotations

import pytest

from bot.words import language, say, say_itself, shipped
from bot.words.entries import Entries
from bot.words.files import sources
from bot.words.glossary import glossary
from bot.words.languages import first_of
from tests.words.reading import Host, all_of

REGIONS = [one for one in shipped() if "-" in one]


@pytest.mark.parametrize("region", REGIONS)
def test_it_repeats_nothing_that_its_language_says_everywhere(region: str) -> None:
    own, wide = Entries(sources(region).values()), all_of(region.rpartition("-")[0])
    assert own, "it says something otherwise"
    assert [key for key, entry in own.items() if key not in wide or entry.equals(wide[key])] == []


@pytest.mark.parametrize(
    ("locale", "spoken"), [("es-ES", "es"), ("es", "es"), ("es-419", "es-419"), ("es-AR", "es"), ("en-GB", "en")]
)
def test_each_is_answered_as_near_as_there_are_words(locale: str, spoken: str) -> None:
    assert language(locale) == spoken


def test_who_chose_a_language_before_it_had_regions_reads_on_in_it() -> None:
    assert first_of("es", "es-419") == "es"


def test_a_sentence_takes_the_words_of_the_region_and_all_else_from_the_language() -> None:
    assert say("es", "lesson-press", button="x") == "### 👉 Pulsa **x**"
    assert say("es-419", "lesson-press", button="x") == "### 👉 Presiona **x**"
    assert say("es-419", "button-leave") == say("es", "button-leave")
    assert say_itself("es-419", "list-and", most="Ana", last="Inés") == "Ana e Inés"


def test_what_has_no_words_there_either_is_english(host: Host) -> None:
    host.has(pt="button-join = Participar", pt_BR="button-leave = Sair")
    said = [say("pt-BR", f"button-{one}") for one in ("join", "leave", "start")]
    assert said == ["Participar", "Sair", say("en", "button-start")]


def test_the_glossary_has_its_own_terms_and_those_of_its_language() -> None:
    spain, america = dict(glossary("es")), dict(glossary("es-419"))
    assert (spain["Red Bean"], america["Red Bean"]) == ("alubia Roja", "poroto Rojo")
    assert (spain["meter"], america["meter"]) == ("tabla de valores", "porotómetro")
    assert spain["field"] == america["field"] == "campo"
