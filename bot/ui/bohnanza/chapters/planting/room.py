"""Making room for a card, beside the hand: which field to harvest for it, and the question before it is thrown
away."""

from __future__ import annotations

from collections.abc import Iterator

import discord

from bot.games.bohnanza.cards import BEAN
from bot.ui.bohnanza.chapters.harvesting.fields import field_args, shown_field
from bot.ui.bohnanza.chapters.harvesting.moves import regret
from bot.ui.bohnanza.chapters.planting.buttons import harvest_plant_buttons
from bot.ui.bohnanza.chapters.planting.moves import needs_harvest
from bot.ui.bohnanza.chapters.turns import field_button
from bot.ui.bohnanza.wording.phrases import Sight, known_card, own
from bot.ui.bohnanza.wording.symbols import BEAN_SYMBOL, label_name, short
from bot.ui.controls import control, number, word
from bot.ui.layout import Item, button, rows, text
from bot.ui.messages.playing import back_button
from bot.ui.phrases import cut
from bot.words import say


def menu(seen: Sight) -> Iterator[Item]:
    """The harvests that make room for the card of the part, or the third field to buy instead."""
    args = () if seen.part is None else seen.part.args
    option = needs_harvest(seen.view, seen.locale, known_card(word(args, 0)))
    mine = own(seen.view)
    yield text(say(seen.locale, "harvest-for-room", card=short(seen.locale, BEAN[option.card])))
    buttons = harvest_plant_buttons(seen, mine, option)
    yield from rows([*buttons, *field_button(seen, mine), back_button(seen)])


def question(seen: Sight) -> Iterator[Item]:
    """Asks before the harvest that makes room for a card."""
    args = () if seen.part is None else seen.part.args
    card, place = known_card(word(args, 0)), number(args, 1)
    needs_harvest(seen.view, seen.locale, card)
    field = shown_field(seen.view, args, 1)
    yield text(regret(seen.locale, field))
    bean = BEAN[card]
    label = say(seen.locale, "harvest-anyway-plant", card=label_name(seen.locale, bean))
    confirm = button(
        cut(label, 80),
        control(seen.table.id, "harvest-plant", card, *field_args(place, field)),
        discord.ButtonStyle.danger,
        BEAN_SYMBOL[bean],
    )
    yield from rows([confirm, back_button(seen)])
