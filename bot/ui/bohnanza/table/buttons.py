"""The buttons of the table message: they are the same for everybody, and say nothing of anybody's cards."""

from __future__ import annotations

from collections.abc import Iterator

import discord

from bot.games.bohnanza.high_bohn.slots import town_of
from bot.games.bohnanza.view import Phase
from bot.ui.bohnanza.chapters import duel, turns
from bot.ui.bohnanza.high_bohn import questions
from bot.ui.bohnanza.table.details import Detail
from bot.ui.bohnanza.wording.phrases import Sight
from bot.ui.controls import control
from bot.ui.layout import Button, button
from bot.ui.messages.pace import resume_buttons
from bot.ui.messages.playing import hand_button, rules_button, text_buttons
from bot.ui.phrases import played
from bot.words import say


def buttons(seen: Sight, detail: Detail) -> Iterator[Button]:
    """What works in every phase, with what this phase has in its place."""
    asked = questions.asked(seen.view) is not None
    yield from resume_buttons(seen.table, seen.locale)
    yield hand_button(seen)
    if seen.view.phase is Phase.TRADE:
        yield _of_turn(seen, "offer", discord.ButtonStyle.success)
        if not asked:
            yield _of_turn(seen, "pass")
        if len(seen.view.offers) > detail.offers:
            label = say(seen.locale, "table-button-offers", count=len(seen.view.offers))
            yield button(label, control(seen.table.id, "offers"))
    yield button(say(seen.locale, "table-button-harvest"), control(seen.table.id, "harvest"))
    if town_of(seen.view) is not None:
        yield button(say(seen.locale, "town-button"), control(seen.table.id, "town"))
    yield rules_button(seen)
    yield from text_buttons(seen)
    if not asked and not played(seen.table.seats[seen.view.active]):
        yield from _of_the_active_player(seen)


def _of_the_active_player(seen: Sight) -> Iterator[Button]:
    """What brings the turn on, if a person has it."""
    view = seen.view
    if view.phase is Phase.TRADE:
        words = "end-trading-and-game" if turns.trading_ends_game(view) else "table-button-end"
        yield button(say(seen.locale, words), control(seen.table.id, "end", view.turn))
    if view.phase is Phase.PLANT and view.planted:
        yield turns.turn_up_button(seen, discord.ButtonStyle.success)
    if view.phase is Phase.PLANT_TURNED_UP:
        yield duel.leave_button(seen)


def _of_turn(seen: Sight, action: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary) -> Button:
    """A button that is about this turn alone."""
    return button(
        say(seen.locale, f"table-button-{action}"), control(seen.table.id, action, seen.view.turn), style
    )
