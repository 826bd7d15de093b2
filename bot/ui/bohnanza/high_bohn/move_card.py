"""The part of the panel in which the owner of Bank 4 moves a card of the hand: which one, and to which place."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import discord

from bot.games.bohnanza.cards import BEAN, Card
from bot.ui.bohnanza.chapters import turns
from bot.ui.bohnanza.chapters.trading.copies import place_of
from bot.ui.bohnanza.high_bohn.banks import can
from bot.ui.bohnanza.high_bohn.moving import CARD, NONE, TO, not_now
from bot.ui.bohnanza.wording.phrases import Sight
from bot.ui.bohnanza.wording.symbols import short
from bot.ui.controls import control, number
from bot.ui.layout import OPTION_LIMIT, Button, Item, Select, button, row, rows, text
from bot.ui.phrases import cut
from bot.words import say


def move(seen: Sight) -> Iterator[Item]:
    """Two lists and what is done with their choices; raises Refusal once it is not the moment for it."""
    turn, card, place = (*(seen.part.args if seen.part else ()), NONE, NONE, NONE)[:3]
    turns.same_turn(seen.view, number((turn,), 0))
    hand = can(seen.view).move_card
    if not hand:
        raise not_now(seen.view)
    yield text(say(seen.locale, "move-ask"))
    yield from _lists(seen, CARD, (turn, CARD, place), _cards(seen, hand, card))
    yield from _lists(seen, TO, (turn, TO, card), _places(seen, hand, place))
    yield from rows([_move_it(seen, turn, card, place), _skip(seen)])


def _cards(seen: Sight, hand: Sequence[Card], chosen: str) -> list[discord.SelectOption]:
    return [
        discord.SelectOption(label=cut(place_of(seen, card), 100), value=card, default=card == chosen)
        for card in hand
    ]


def _places(seen: Sight, hand: Sequence[Card], chosen: str) -> list[discord.SelectOption]:
    labels = [
        say(seen.locale, "move-place", place=place, card=short(seen.locale, BEAN[card]))
        for place, card in enumerate(hand, start=1)
    ]
    return [
        discord.SelectOption(label=cut(label, 100), value=str(place), default=str(place) == chosen)
        for place, label in enumerate(labels)
    ]


def _lists(
    seen: Sight, name: str, about: Sequence[str], options: Sequence[discord.SelectOption]
) -> Iterator[Item]:
    """A list of these, or two if one cannot hold them all; each knows what the other choice is."""
    for more, start in (("", 0), ("more", OPTION_LIMIT)):
        part = list(options[start : start + OPTION_LIMIT])
        if part:
            select: Select = discord.ui.Select(
                custom_id=control(seen.table.id, "move-card", *about, *([more] if more else [])),
                placeholder=say(seen.locale, f"move-{name}", more="yes" if more else "no"),
                options=part,
            )
            yield row(select)


def _move_it(seen: Sight, turn: str, card: str, place: str) -> Button:
    what = control(seen.table.id, "move-to", turn, card, place)
    label, lacking = say(seen.locale, "move-button"), NONE in (card, place)
    return button(label, what, discord.ButtonStyle.success, disabled=lacking)


def _skip(seen: Sight) -> Button:
    return button(say(seen.locale, "move-button-skip"), control(seen.table.id, "back"))
