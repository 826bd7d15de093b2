"""Fields, stews and buildings as people type them in each language."""

from __future__ import annotations

import pytest

from bot.games.bohnanza import moves as m
from bot.games.bohnanza.cards import Card
from bot.games.bohnanza.high_bohn import moves as h
from bot.games.bohnanza.high_bohn.buildings import BUILDINGS
from bot.games.bohnanza.high_bohn.moves import BuyBuildings
from bot.games.bohnanza.high_bohn.names import Building
from bot.ui.bohnanza.high_bohn.buildings import building_name, building_short
from bot.ui.typed import fold, words
from bot.words import locales
from tests.breadth import few
from tests.ui.bohnanza.examples import look, position
from tests.ui.bohnanza.high_bohn.test_names import TOWN
from tests.ui.bohnanza.high_bohn.test_stews import EITHER
from tests.ui.bohnanza.typed.test_commands import FULL
from tests.ui.bohnanza.typed.understanding import made


@pytest.mark.parametrize(
    ("locale", "second", "stew", "third"),
    [
        (
            "en",
            "field 2|two|second field|the second|in the second",
            "1 stew|1: stew|a stew in field one",
            "third field|3. field",
        ),
        (
            "de",
            "Feld 2|zwei|zweites Feld|das zweite|auf Feld zwei",
            "1 Eintopf|1: eintopf|Eintopf auf Feld 1",
            "Drittes Feld|Bohnenfeld|feld",
        ),
        (
            "es",
            "campo 2|dos|segundo campo|el segundo|en el segundo",
            "1 guiso|1: Guiso|guiso en el primer campo",
            "Tercer campo|otro campo",
        ),
        (
            "it",
            "campo 2|due|secondo campo|il secondo|nel campo due",
            "1 zuppa|1: Zuppa|zuppa nel primo campo",
            "Terzo campo|campo",
        ),
    ],
)
def test_fields_and_stews(locale: str, second: str, stew: str, third: str) -> None:
    for typed in (*second.split("|"), "2", "#2", "field two", "second field"):
        both = (m.Harvest(1), m.Plant(Card("soy-1"), 1))
        assert made(FULL, 0, locale, "plant", harvest=typed, card="🌱") == both, typed
    for typed in (*stew.split("|"), "1: stew", "1: 🍲"):
        begun = made(EITHER, 0, locale, "plant", field=typed)
        assert repr(begun) == repr((h.BeginStew(Card("soy-1"), 0),)), typed
    for typed in (*third.split("|"), "third field", "third-field"):
        assert made(TOWN, 0, locale, "buy", what=typed) == (m.BuyField(),), typed


@pytest.mark.parametrize("locale", few(locales(), "de"))
@pytest.mark.parametrize("building", [one for one in BUILDINGS if BUILDINGS[one].bean in look(TOWN).view.beans])
def test_every_building_goes_by_its_name_in_each_language(locale: str, building: Building) -> None:
    rich = position(
        ["soy", "red", "blue"],
        edition="high_bohn_cognac",
        thalers={0: " ".join(f"{bean} " * 4 for bean in look(TOWN).view.beans)},
    )
    facts = BUILDINGS[building]
    besides = [f"{name} {facts.price}" for name in words(locale, "typed-building", type=facts.type)]
    called = [building_name(locale, building), building_short(locale, building), building_name("en", building)]
    for name in (*called, *besides, building):
        for typed in (name, name.upper() if name != building else name, fold(name)):
            assert made(rich, 0, locale, "buy", what=typed) == (BuyBuildings((building,)),), typed


@pytest.mark.parametrize(
    ("locale", "typed"),
    [
        ("en", "tipi one and farm 1"),
        ("de", "ein Tipi und ein Bauernhof 1"),
        ("de", "das Tipi 1, den Hof"),
        ("es", "el tipi de 1 y la granja"),
        ("es", "tepee 1 y granja 1"),
        ("it", "tenda 1 e fattoria 1"),
        ("it", "tipi 1 and farm 1"),
    ],
)
def test_buildings_as_they_are_said(locale: str, typed: str) -> None:
    assert made(TOWN, 0, locale, "buy", what=typed) == (BuyBuildings((Building("tipi-1"), Building("farm-1"))),)


@pytest.mark.parametrize(
    ("locale", "typed"), [("en", "a gold mine 3"), ("de", "eine Goldmine 3"), ("es", "una mina de oro 3")]
)
def test_an_article_is_no_price(locale: str, typed: str) -> None:
    assert made(TOWN, 0, locale, "buy", what=typed) == (BuyBuildings((Building("gold_mine-3"),)),)
