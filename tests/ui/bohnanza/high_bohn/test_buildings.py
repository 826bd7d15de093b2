"""A building or a bean for which the screens have no words, symbol or drawing is named when the program starts."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from bot.art.drawings import Drawing
from bot.errors import BadFile
from bot.games.bohnanza.high_bohn.buildings import BUILDINGS
from bot.games.bohnanza.high_bohn.effects import Effect, Interest
from bot.games.bohnanza.high_bohn.names import Building, Type
from bot.ui.bohnanza.high_bohn import buildings
from bot.ui.bohnanza.wording.symbols import BEAN_SYMBOL
from bot.ui.families import DRAWINGS, require_words
from bot.words import locales

BANK = Building("bank-2")


@dataclass(frozen=True, slots=True)
class Lends(Effect):
    """An effect that nobody has described yet."""

    thalers: int = 1


def mistakes() -> list[str]:
    """What the program says, line by line, instead of starting."""
    with pytest.raises(BadFile) as refused:
        require_words()
    first, *lines = str(refused.value).splitlines()
    assert first == "bot/words/locales has mistakes:"
    return lines


def test_nothing_is_missing() -> None:
    require_words()


def test_an_effect_without_words_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BUILDINGS, BANK, BUILDINGS[BANK]._replace(effects=(Lends(),)))
    monkeypatch.setitem(buildings.NAMES, Lends, "lends")
    assert mistakes() == [
        f"{locale}: there are no words for effect-lends with thalers (effect-lends)." for locale in locales()
    ]


def test_words_with_a_variable_that_the_effect_has_not_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BUILDINGS, BANK, BUILDINGS[BANK]._replace(effects=(Lends(),)))
    monkeypatch.setitem(buildings.NAMES, Lends, "interest")
    for locale, line in zip(locales(), mistakes(), strict=True):
        assert line.startswith(f"{locale}: there are no words for effect-interest with thalers (effect-interest: ")
    assert Interest in buildings.NAMES


def test_a_type_without_a_name_and_a_symbol_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    mill = Building("mill-1")
    monkeypatch.setitem(BUILDINGS, mill, BUILDINGS[BANK]._replace(building=mill, type=Type("mill"), effects=()))
    assert mistakes() == [
        "mill has no symbol in BUILDING_SYMBOL of bot/ui/bohnanza/high_bohn/buildings.py.",
        *[
            f"{locale}: building-type gives mill and distillery the same name; each needs its own."
            for locale in locales()
        ],
    ]


def test_a_bean_without_a_symbol_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(BEAN_SYMBOL, "cocoa")
    assert mistakes() == ["cocoa has no symbol in BEAN_SYMBOL of bot/ui/bohnanza/wording/symbols.py."]


def test_a_symbol_without_a_drawing_is_named_with_the_file_that_is_lacking(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(DRAWINGS, "🌬️", Drawing("buildings", "mill"))
    assert mistakes() == ["🌬️ has no drawing; it is bot/art/svg/buildings/mill.svg."]
