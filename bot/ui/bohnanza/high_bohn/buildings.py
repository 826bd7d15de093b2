"""Buildings in words: their names, and what each does according to its effects."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields
from functools import cache

from bot.games.bohnanza.cards import KINDS, Bean
from bot.games.bohnanza.high_bohn.buildings import BUILDINGS
from bot.games.bohnanza.high_bohn.effects import EFFECTS, Effect, SowAmong
from bot.games.bohnanza.high_bohn.names import Building, Type
from bot.ui.bohnanza.wording.symbols import short
from bot.ui.phrases import listed
from bot.words import locales, say, say_itself, shipped

BUILDING_SYMBOL: Mapping[str, str] = {
    "gold_mine": "⛏️",
    "tipi": "⛺",
    "bank": "🏦",
    "farm": "🚜",
    "saloon": "🍻",
    "general_store": "🏪",
    "blacksmith": "⚒️",
    "jail": "⛓️",
    "distillery": "⚗️",
}
"""A picture of each type; its name stands beside it."""

NAMES = {kind: name for name, kind in EFFECTS.items()}


def missing() -> Iterator[str]:
    """Every type and every effect of a building that has no symbol or no words, in a line."""
    types = tuple(dict.fromkeys(facts.type for facts in BUILDINGS.values()))
    for kind in types:
        if kind not in BUILDING_SYMBOL:
            yield f"{kind} has no symbol in BUILDING_SYMBOL of bot/ui/bohnanza/high_bohn/buildings.py."
    for locale in locales():
        yield from _unnamed(locale, types)
    for locale in shipped():
        yield from _undescribed(locale)


def _unnamed(locale: str, types: Sequence[Type]) -> Iterator[str]:
    """Types that would be called by the name of another one, since they have none of their own."""
    named: dict[str, Type] = {}
    for kind in types:
        other = named.setdefault(type_name(locale, kind), kind)
        if other != kind:
            yield f"{locale}: building-type gives {kind} and {other} the same name; each needs its own."


def _undescribed(locale: str) -> Iterator[str]:
    effects = {type(effect): effect for facts in BUILDINGS.values() for effect in facts.effects}
    for kind, effect in effects.items():
        try:
            say_itself(locale, f"effect-{NAMES[kind]}", **_facts(locale, effect, tuple(KINDS)))
        except KeyError as error:
            given = ", ".join([field.name for field in fields(kind)]) or "no variables"
            yield f"{locale}: there are no words for effect-{NAMES[kind]} with {given} ({error.args[0]})."


def type_name(locale: str, kind: Type) -> str:
    """The name of a type: `Gold Mine`."""
    return say(locale, "building-type", type=kind)


def type_short(locale: str, kind: Type) -> str:
    """Symbol and name of a type: `⛏️ Gold Mine`."""
    return f"{BUILDING_SYMBOL[kind]} {type_name(locale, kind)}"


def building_name(locale: str, building: Building) -> str:
    """A building's name, which is its type and its price: `Gold Mine 3`. Its symbol belongs beside it."""
    facts = BUILDINGS[building]
    return say(locale, "building", type=facts.type, price=facts.price)


def building_short(locale: str, building: Building) -> str:
    """Symbol and name of a building: `⛏️ Gold Mine 3`."""
    return f"{BUILDING_SYMBOL[BUILDINGS[building].type]} {building_name(locale, building)}"


def buildings_short(locale: str, buildings: Sequence[Building]) -> str:
    """Some buildings, one after the other."""
    return listed(locale, [building_short(locale, building) for building in buildings])


@cache
def does(locale: str, building: Building, beans: tuple[Bean, ...]) -> str:
    """What a building does for its owner when these beans are in play, in a sentence or two."""
    said = [
        say(locale, f"effect-{NAMES[type(effect)]}", **_facts(locale, effect, beans))
        for effect in BUILDINGS[building].effects
        if not isinstance(effect, SowAmong) or _hosts(effect, beans)
    ]
    return " ".join(said) or say(locale, "effect-none")


def _facts(locale: str, effect: Effect, beans: tuple[Bean, ...]) -> dict[str, str | int]:
    """The numbers of an effect by name, and which beans they concern."""
    facts: dict[str, str | int] = {}
    for field in fields(effect):
        facts[field.name] = _fact(locale, getattr(effect, field.name))
    if isinstance(effect, SowAmong):
        facts["hosts"] = listed(locale, [short(locale, bean) for bean in _hosts(effect, beans)])
    return facts


def _hosts(effect: SowAmong, beans: tuple[Bean, ...]) -> Sequence[Bean]:
    """The beans in play into whose fields another bean may be planted, which may be none."""
    return [bean for bean in beans if bean != effect.bean and KINDS[bean].copies >= effect.copies]


def _fact(locale: str, fact: object) -> str | int:
    """A number as it is, a meter by its steps, a bean by its name; none is any."""
    match fact:
        case int():
            return fact
        case tuple():
            steps = [(cards, thalers) for thalers, cards in enumerate(fact, start=1) if cards]
            return listed(locale, [say(locale, "rules-step", cards=n, thalers=pays) for n, pays in steps])
        case str():
            return short(locale, Bean(fact))
        case _:
            return "any"
