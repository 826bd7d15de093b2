"""What the bot makes of words that somebody types."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from bot.games.bohnanza.cards import Bean
from bot.games.bohnanza.moves import Move
from bot.games.contract import MalformedMove, Refusal
from bot.ui.bohnanza import family
from bot.ui.bohnanza.clicks import resolve
from bot.ui.bohnanza.typed.parsing import terms
from bot.ui.bohnanza.typed.vocabulary import ALL, vocabulary
from bot.ui.bohnanza.wording.symbols import bean_name
from bot.ui.phrases import listed
from bot.ui.screens import Choice, Play
from tests.ui.bohnanza.acting import command
from tests.ui.bohnanza.examples import Position, look


def read(locale: str, typed: str, beans: Sequence[Bean] = ALL) -> Counter[Bean]:
    """How many of which bean the text names."""
    found = terms(vocabulary(locale, beans), typed)
    assert all(term.place is None for term in found)
    counted = Counter[Bean]()
    for term in found:
        assert term.bean is not None
        counted[term.bean] += term.many
    return counted


def refused(locale: str, typed: str) -> MalformedMove:
    with pytest.raises(MalformedMove) as found:
        terms(vocabulary(locale, ALL), typed)
    return found.value


def answered(locale: str, typed: str) -> tuple[str, str]:
    """Why the text is refused and which beans it could be; or no reason, and which it is."""
    try:
        return "", listed(locale, [bean_name(locale, bean) for bean in read(locale, typed)])
    except MalformedMove as refusal:
        return refusal.reason, str(refusal.facts.get("possible", ""))


def made(there: Position, seat: int, locale: str, name: str, **options: str) -> tuple[Move, ...]:
    """The moves of a command that somebody typed whose language this is; none for a question."""
    seen = look(there, seat)._replace(locale=locale)
    found = resolve(seen, command(name, **options))
    return tuple(found.choose(seen.view)) if isinstance(found, Play) else ()


def completed(
    there: Position, seat: int, locale: str, name: str, field: str, typed: str, **options: str
) -> list[Choice]:
    return list(family.complete(look(there, seat)._replace(locale=locale), command(name, **options), field, typed))


def outcome(there: Position, seat: int, locale: str, name: str, **options: str) -> object:
    """What a command leads to: moves, a question, or why it is refused."""
    try:
        return made(there, seat, locale, name, **options)
    except Refusal as refusal:
        return refusal.reason, refusal.facts
