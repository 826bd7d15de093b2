"""Autocomplete of the slash commands: the cards that may be laid or taken now."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.nicht_die_bohne.cards import FACE, Card
from bot.ui.layout import OPTION_LIMIT
from bot.ui.nicht_die_bohne.typed.naming import faces, plain
from bot.ui.nicht_die_bohne.wording.phrases import Sight
from bot.ui.nicht_die_bohne.wording.symbols import short
from bot.ui.phrases import cut
from bot.ui.screens import Choice, Click
from bot.words import say

LENGTH = 100
"""Characters of a choice's name."""


def complete(seen: Sight, click: Click, field: str, typed: str) -> Sequence[Choice]:
    """The possible values of this option now, narrowed by what is typed; at most 25."""
    own = seen.view.own
    if own is None or field != "card":
        return ()
    choices: list[Choice] = []
    if click.action == "/lay":
        choices = [Choice(short(seen.locale, card), card) for card in own.options.lay]
    elif click.action == "/take":
        choices = _takable(seen)
    sought = plain(typed)
    found = [choice for choice in choices if sought in plain(choice.name) or sought == choice.value]
    if not found:
        named = faces(seen.locale, typed)
        found = [choice for choice in choices if FACE[Card(choice.value)] in named]
    return found[:OPTION_LIMIT]


def _takable(seen: Sight) -> list[Choice]:
    """The cards that may be taken, each with who laid it: two of them may look alike."""
    own = seen.view.own
    choices = []
    for card in seen.view.up:
        if own is not None and card.card in own.options.take:
            name = seen.table.seats[card.seat].name
            said = say(seen.locale, "bohne-choice-take", card=short(seen.locale, card.card), name=name)
            choices.append(Choice(cut(said, LENGTH), card.card))
    return choices
