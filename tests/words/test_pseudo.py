"""In a language 40 % longer than English every screen keeps Discord's limits, and no English is left."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import discord
import pytest

from bot.games.nicht_die_bohne.state import Phase
from bot.ui.components import ALT_LIMIT, Screen, units
from bot.words import DEFAULT, locales, say, shipped
from bot.words.own_names import own_name
from bot.words.zones import city_of, likely_clocks
from tests.breadth import few, few_rows
from tests.playthroughs.scenes import GAMES
from tests.ui.bohnanza.examples import NASTY, huge
from tests.ui.nicht_die_bohne import examples as bohne
from tests.ui.reading import items, keeps_the_limits, sent
from tests.words.around import around
from tests.words.called import NOW
from tests.words.crawling import At, Shown, everything, positions, texts
from tests.words.pseudo import english_in, other

STEPS = 4
"""So many positions of each game."""
FEW = 2
"""So many in languages that people speak."""
QUICK = [("rio_grande_2000", 7), ("nicht_die_bohne", 6)]


def shown(game: str, players: int, steps: int, locale: str = "en") -> Iterator[Shown]:
    """Everything that can be shown in some positions of a whole game."""
    for number, at in enumerate(positions(game, players, steps)):
        yield from everything(at._replace(locale=locale, pictures=bool(number % 2)))


@pytest.mark.usefixtures("pseudo")
@pytest.mark.parametrize(("game", "players"), few_rows(GAMES, *QUICK))
def test_no_text_of_a_game_is_english_and_none_too_long(game: str, players: int) -> None:
    found = list(shown(game, players, STEPS))
    assert english_left(found) == set()
    assert too_long(found) == set()


@pytest.mark.long
@pytest.mark.usefixtures("pseudo")
def test_no_text_around_games_is_english_and_none_too_long() -> None:
    found = list(around("en"))
    assert english_left(found) == set()
    assert too_long(found) == set()


FULLEST = {
    "offers": At("rio_grande_2000", huge().state, huge().past, names=NASTY),
    "hands": At("rio_grande_2000", huge(hand=60).state, names=NASTY, pictures=True),
    "trick": At("nicht_die_bohne", bohne.huge(Phase.TAKE), names=NASTY, pictures=True),
}


@pytest.mark.long
@pytest.mark.usefixtures("pseudo")
@pytest.mark.parametrize("which", few(FULLEST))
def test_the_fullest_screens_are_not_too_long(which: str) -> None:
    assert too_long(everything(FULLEST[which], "n" * 1500)) == set()


@pytest.mark.parametrize("locale", few([locale for locale in shipped() if locale != DEFAULT], "de"))
@pytest.mark.parametrize(("game", "players"), few_rows(GAMES, *QUICK))
def test_no_text_of_a_game_is_too_long_in_any_language(game: str, players: int, locale: str) -> None:
    found = list(shown(game, players, FEW, locale))
    assert too_long(found) == set()
    assert cut_off(found) == set()


@pytest.mark.parametrize("locale", few(shipped(), "de"))
def test_no_text_around_games_is_too_long_in_any_language(locale: str) -> None:
    found = list(around(locale))
    assert too_long(found) == set()
    assert cut_off(found) == set()


def english_left(found: list[Shown]) -> set[tuple[str, ...]]:
    """What a person would read in English; languages and cities have names of their own."""
    cities = [city for clock in likely_clocks("en", "en", NOW, 25) for city in clock.cities]
    named = [own_name(one) for one in locales()] + cities + [city_of("Europe/Rome", "en")]
    own_names = re.compile("|".join(map(re.escape, named)))
    return {(where, text) for where, what in found for text in texts(what) if english_in(own_names.sub("", text))}


def too_long(found: Iterator[Shown] | list[Shown]) -> set[str]:
    return {where for where, what in found if not fits(what)}


def cut_off(found: list[Shown]) -> set[tuple[str, str]]:
    """Labels that end in an ellipsis, since they had to be cut to Discord's limits."""
    return {
        (where, label)
        for where, what in found
        if not isinstance(what, str)
        for label in texts(what)
        if label.endswith("…") and "\n" not in label and len(label) in (45, 80, 100, 150)
    }


def fits(what: Screen | discord.ui.Modal | str) -> bool:
    """Whether Discord takes it."""
    if isinstance(what, str):
        # It stands above a hand, which shows as much of it as there is room for.
        return True
    if isinstance(what, discord.ui.Modal):
        labels = [item for item in items(what) if isinstance(item, discord.ui.Label)]
        lists = [item.to_component_dict() for item in items(what) if isinstance(item, discord.ui.Select)]
        return (
            small(lists)
            and len(what.title) <= 45
            and all(len(label.text) <= 45 and len(label.description or "") <= 100 for label in labels)
        )
    return (
        small(sent(what))
        and keeps_the_limits(what)
        and (what.picture is None or 0 < units([what.picture.alt]) <= ALT_LIMIT)
    )


def small(found: Sequence[Mapping[str, Any]]) -> bool:
    """Whether the lists among these components are not too long to read."""
    options = [option for one in found for option in one.get("options", ())]
    return all(len(one.get("placeholder") or "") <= 150 for one in found) and all(
        len(option["label"]) <= 100 and len(option.get("description") or "") <= 100 for option in options
    )


@pytest.mark.usefixtures("pseudo")
def test_the_language_that_nobody_speaks() -> None:
    assert other("Press **Join**, `/play` or <t:1:R>.") == "Þřéšš **Ĵöîñ**, `/play` öřéöûéö <t:1:R>."
    assert english_in(other("Press **Join**, `/play` or <t:1:R>.")) == []
    assert english_in("ƒöř 2 cards") == ["cards"]
    assert say("en", "button-join") == other("Join")
