"""The private message of a seat: its hand by colour and number, and only the buttons that work now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

import discord

from bot.games.contract import Outcome
from bot.games.nicht_die_bohne.cards import FACE, Card
from bot.games.nicht_die_bohne.view import Own, Phase, View
from bot.ui.layout import Item, rows, text
from bot.ui.messages.playing import leave_button, table_links, with_notice
from bot.ui.nicht_die_bohne.controls.buttons import lay_rows, sheets_button, take_buttons
from bot.ui.nicht_die_bohne.messages import end
from bot.ui.nicht_die_bohne.messages.table import COLOURS
from bot.ui.nicht_die_bohne.wording import phrases
from bot.ui.nicht_die_bohne.wording.areas import area_line
from bot.ui.nicht_die_bohne.wording.phrases import Sight, points
from bot.ui.nicht_die_bohne.wording.symbols import colour_short, of_its_colour, short
from bot.ui.phrases import player
from bot.words import say


def hand_screen(seen: Sight, notice: str | None = None) -> discord.ui.LayoutView:
    """The message of the seat whose View this is; `notice` stands above it."""
    outcome = seen.view.outcome
    items = _playing(seen, phrases.own(seen.view)) if outcome is None else _ended(seen, outcome)
    container = discord.ui.Container(*items, accent_colour=_colour(seen.view))
    return with_notice(notice, container)


def _colour(view: View) -> int | None:
    """The colour of the phase for players whom it waits for; the others' hands have none, so that they need no
    edits."""
    waited = view.own is not None and view.own.seat in view.waiting_for
    return COLOURS[view.phase] if waited or view.phase is Phase.ENDED else None


def _ended(seen: Sight, outcome: Outcome) -> Iterator[Item]:
    yield text("\n".join([_title(seen), end.winner(seen, outcome)]))
    yield text(end.ranking(seen, outcome))
    yield from rows(table_links(seen))


def _playing(seen: Sight, own: Own) -> Iterator[Item]:
    yield text("\n".join([_title(seen), _task(seen, own)]))
    yield discord.ui.Separator()
    yield text("\n".join(_cards(seen.locale, own.hand)))
    if own.options.lay or own.options.take:
        yield text("\n".join(_area(seen, own)))
    yield from lay_rows(seen, own)
    if own.options.take:
        yield from rows(take_buttons(seen))
    yield from rows([*sheets_button(seen), leave_button(seen), *table_links(seen)])


def _title(seen: Sight) -> str:
    game = say(seen.locale, f"game-{seen.table.game}")
    return say(seen.locale, "bohne-hand-title", game=game, table=str(seen.table.id))


def _task(seen: Sight, own: Own) -> str:
    """What the game waits for from this person, or what they may still do."""
    view = seen.view
    laid = own.laid if view.phase is Phase.LAY and own.seat != view.leader else None
    if laid is not None:
        words = "do-change" if own.options.may_exchange else "laid"
        return say(seen.locale, f"bohne-hand-{words}", card=short(seen.locale, laid))
    if own.seat not in view.waiting_for:
        # The table shows what others do: a hand that did so would have to be edited at each step.
        return say(seen.locale, "bohne-hand-wait")
    lead = "" if view.lead is None else short(seen.locale, view.lead)
    return say(seen.locale, f"bohne-hand-do-{view.phase}", name=player(seen, view.leader), card=lead)


def _cards(locale: str, hand: Sequence[Card]) -> Iterator[str]:
    """The hand, a line for each colour."""
    if not hand:
        yield say(locale, "bohne-hand-empty")
        return
    yield say(locale, "bohne-hand-cards", count=len(hand))
    separator = say(locale, "bohne-hand-separator")
    for colour, cards in groupby(hand, key=lambda card: FACE[card].colour):
        listed = separator.join([of_its_colour(locale, card) for card in cards])
        yield say(locale, "bohne-hand-colour", name=colour_short(locale, colour), cards=listed)


def _area(seen: Sight, own: Own) -> Iterator[str]:
    """The player's own scoring area, which matters for what to lay and take."""
    seat = seen.view.seats[own.seat]
    yield say(seen.locale, "bohne-hand-area", points=points(seen.locale, seat.value))
    yield area_line(seen.locale, seat.area, named=True)
