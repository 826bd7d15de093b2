"""The buttons of the panel besides those about single cards and offers: what the phase allows, and its foot."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import discord

from bot.games.bohnanza.cards import beans
from bot.games.bohnanza.high_bohn.slots import town_of
from bot.games.bohnanza.view import Own
from bot.ui.bohnanza.chapters import duel, turns
from bot.ui.bohnanza.high_bohn import banks, buying
from bot.ui.bohnanza.wording.phrases import Sight
from bot.ui.bohnanza.wording.symbols import unmarked
from bot.ui.controls import control
from bot.ui.layout import Button, button
from bot.ui.messages.playing import hint_button, more_button
from bot.ui.phrases import cut, listed
from bot.ui.screens import Face
from bot.words import say


def phase_buttons(seen: Sight, own: Own, shown: int) -> Iterator[Button]:
    """What moves the turn on, and trading; so many open offers are `shown`."""
    options, turn = own.options, seen.view.turn
    yield from banks.bank_buttons(seen)
    if options.turn_up:
        yield turns.turn_up_button(seen, discord.ButtonStyle.primary)
    if options.leave_offer:
        yield duel.leave_button(seen)
    if options.may_offer:
        yield _button(seen, "offer", turn, style=discord.ButtonStyle.success)
    if options.end_trading:
        yield button(_end_label(seen), control(seen.table.id, "end", turn))
    if options.may_pass:
        yield _button(seen, "pass", turn)
    if options.may_come_back:
        yield _button(seen, "back-in", turn)
    if options.may_offer and seen.view.offers:
        label = say(seen.locale, "hand-button-offers", hidden=len(seen.view.offers) - shown)
        yield button(label, control(seen.table.id, "offers"))
    yield from buying.field_button(seen, own)


def _end_label(seen: Sight) -> str:
    """What ends trading, with the cards that are then the active player's to plant."""
    kept = Counter(beans(seen.view.face_up))
    names = [unmarked(seen.locale, count, bean) for bean, count in kept.items()]
    if turns.trading_ends_game(seen.view):
        return say(seen.locale, "end-trading-and-game")
    return cut(say(seen.locale, "hand-button-end", beans=listed(seen.locale, names) or "none"), 80)


def foot(seen: Sight, own: Own, face: Face) -> Iterator[Button]:
    """What can be done or looked at at any time."""
    if own.options.harvest:
        yield _button(seen, "harvest")
    if town_of(seen.view) is not None:
        yield button(say(seen.locale, "town-button"), control(seen.table.id, "town"))
    if face is Face.LIVE:
        yield hint_button(seen)
    yield from [_button(seen, "meters"), more_button(seen)]


def _button(
    seen: Sight, action: str, *args: int, style: discord.ButtonStyle = discord.ButtonStyle.secondary
) -> Button:
    return button(say(seen.locale, f"hand-button-{action}"), control(seen.table.id, action, *args), style)
