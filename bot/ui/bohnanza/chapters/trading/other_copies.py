"""The part of the panel that asks which copies to give for an offer, in place of the usual ones."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import discord

from bot.games.bohnanza.cards import BEAN, Card
from bot.games.bohnanza.options import AcceptOption, Copies
from bot.games.contract import IllegalMove, OutOfDate
from bot.ui.bohnanza.chapters.trading.accepting import acceptable, open_offer
from bot.ui.bohnanza.chapters.trading.copies import narrowed, on_button, open_choices, place_of
from bot.ui.bohnanza.chapters.trading.words import offer_line
from bot.ui.bohnanza.wording.phrases import Sight
from bot.ui.bohnanza.wording.symbols import BEAN_SYMBOL, several
from bot.ui.controls import control, number
from bot.ui.layout import OPTION_LIMIT, Button, Item, Select, button, row, rows, text
from bot.ui.messages.playing import back_button
from bot.ui.phrases import cut, listed
from bot.words import say

MOST_BUTTONS = 9
"""More copies than this are a list, so that all stand in two rows together with *Back*."""


def other_copies(seen: Sight) -> Iterator[Item]:
    """The question and its answers, each of which accepts; raises Refusal where there is nothing to choose."""
    option, choices = _asked(seen)
    single = len(choices) == 1 and choices[0].needed == 1 and len(choices[0].cards) <= MOST_BUTTONS
    yield from (_buttons if single else _list)(seen, option, choices)


def _asked(seen: Sight) -> tuple[AcceptOption, tuple[Copies, ...]]:
    option = acceptable(seen, seen.view, number(seen.part.args if seen.part else (), 0))
    choices = open_choices(option)
    if not choices:
        raise OutOfDate("no-other-copies", offer=option.offer)
    if sum(copies.needed for copies in choices) > OPTION_LIMIT:
        raise IllegalMove("too-many-copies", offer=option.offer)
    return option, choices


def _buttons(seen: Sight, option: AcceptOption, choices: Sequence[Copies]) -> Iterator[Item]:
    """A button for each copy, by its place; the cards of which there is no choice are added when it is pressed."""
    (copies,) = choices
    yield text(_question(seen, option, choices))
    yield from rows([*(_copy(seen, option, card) for card in copies.cards), back_button(seen)])


def _copy(seen: Sight, option: AcceptOption, card: Card) -> Button:
    what = control(seen.table.id, "accept", option.offer, card)
    return button(on_button(seen, card), what, discord.ButtonStyle.success, BEAN_SYMBOL[BEAN[card]])


def _list(seen: Sight, option: AcceptOption, choices: Sequence[Copies]) -> Iterator[Item]:
    """A list from which as many are chosen as are needed."""
    needed = sum(copies.needed for copies in choices)
    shown = narrowed(choices, OPTION_LIMIT)
    select: Select = discord.ui.Select(
        custom_id=control(seen.table.id, "accept-with", option.offer),
        placeholder=cut(say(seen.locale, "copies-choose", count=needed), 150),
        options=[_option(seen, card) for card in shown],
        min_values=needed,
        max_values=needed,
    )
    words = _question(seen, option, choices)
    if len(shown) < sum(len(copies.cards) for copies in choices):
        words += "\n" + say(seen.locale, "copies-rest")
    yield text(words)
    yield row(select)
    yield from rows([back_button(seen)])


def _question(seen: Sight, option: AcceptOption, choices: Sequence[Copies]) -> str:
    kinds = listed(seen.locale, [several(seen.locale, copies.needed, copies.bean) for copies in choices])
    question = say(seen.locale, "copies-which", cards=kinds)
    return offer_line(seen, open_offer(seen.view, option.offer), declined=False) + "\n" + question


def _option(seen: Sight, card: Card) -> discord.SelectOption:
    offers = [offer.number for offer in seen.view.offers if card in offer.cards]
    about = say(seen.locale, "copies-offered", offer=offers[0]) if offers else None
    return discord.SelectOption(label=cut(place_of(seen, card), 100), value=card, description=about)
