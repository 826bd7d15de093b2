"""The private message of a seat: its hand in order, its fields, and only the buttons that work now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import discord

from bot.games.bohnanza.cards import BEAN, Bean, beans
from bot.games.bohnanza.high_bohn.slots import town_of
from bot.games.bohnanza.view import Own, Phase, Turn, View
from bot.games.contract import Outcome
from bot.ui.bohnanza.controls import duel, turns
from bot.ui.bohnanza.controls.planting import makes_room
from bot.ui.bohnanza.high_bohn import banks, buying, questions, stores
from bot.ui.bohnanza.messages import end
from bot.ui.bohnanza.messages.hand_offers import offers
from bot.ui.bohnanza.messages.plant_buttons import plant_all_button, plant_buttons
from bot.ui.bohnanza.messages.table import COLOURS
from bot.ui.bohnanza.wording import phrases, towns
from bot.ui.bohnanza.wording.phrases import Sight
from bot.ui.bohnanza.wording.seats import field_lines
from bot.ui.bohnanza.wording.symbols import bunch, short
from bot.ui.controls import control
from bot.ui.fitting import fullest
from bot.ui.layout import Button, Item, button, rows, text
from bot.ui.messages.playing import leave_button, table_links, with_notice
from bot.words import say


class Detail(NamedTuple):
    """How much the message tells: up to how many cards are listed line by line, how many offers to and by the
    player are shown, and how many buttons for single cards; `/plant` lists the rest."""

    listed: int
    to: int
    by: int
    declined: bool
    singles: int = 20


DETAILS = (
    Detail(listed=8, to=3, by=5, declined=True),
    Detail(listed=8, to=3, by=3, declined=False),
    Detail(listed=0, to=2, by=2, declined=False),
    Detail(listed=0, to=1, by=1, declined=False),
    Detail(listed=0, to=1, by=1, declined=False, singles=10),
)
"""From the most to the least; forty components have no room for more than three offers to and five by a person."""


def hand_screen(seen: Sight, notice: str | None = None) -> discord.ui.LayoutView:
    """The message of the seat whose View this is; `notice` stands above it."""
    return fullest(lambda detail: _hand(seen, notice or "", detail), DETAILS)


def _hand(seen: Sight, notice: str, detail: Detail) -> discord.ui.LayoutView:
    outcome = seen.view.outcome
    items = _playing(seen, phrases.own(seen.view), detail) if outcome is None else _ended(seen, outcome, detail)
    container = discord.ui.Container(*items, accent_colour=_colour(seen.view))
    return with_notice(notice, container)


def _colour(view: View) -> int | None:
    """The colour of the phase for players whom it waits for; the others' hands have none, so that they need no
    edits."""
    waited = view.own is not None and view.own.seat in view.waiting_for
    return COLOURS[view.phase] if waited or view.phase is Phase.ENDED else None


def _ended(seen: Sight, outcome: Outcome, detail: Detail) -> Iterator[Item]:
    winner, harvest, ranking = end.sheet(seen, outcome, brief=not detail.listed)
    yield text("\n".join([_title(seen), winner]))
    yield text(ranking)
    yield discord.ui.Separator()
    yield text(harvest)
    yield from rows(table_links(seen))


def _playing(seen: Sight, own: Own, detail: Detail) -> Iterator[Item]:
    yield text("\n".join([_title(seen), _task(seen, own)]))
    yield discord.ui.Separator()
    yield text("\n".join(_cards(seen.locale, beans(own.hand), detail)))
    yield text("\n".join(_fields(seen, own)))
    yield discord.ui.Separator()
    yield from questions.answers(seen, own)
    yield from _planting(seen, own, detail)
    yield from banks.order_items(seen, own)
    if seen.view.phase is Phase.TRADE:
        yield from offers(seen, own, to=detail.to, by=detail.by, declined=detail.declined)
    yield from rows(
        [*plant_all_button(seen, own), *_phase_buttons(seen, own), *_any_time(seen, own), *table_links(seen)]
    )


def _title(seen: Sight) -> str:
    game = say(seen.locale, f"game-{seen.table.game}")
    return say(seen.locale, "hand-title", game=game, table=str(seen.table.id))


def _task(seen: Sight, own: Own) -> str:
    """What the game waits for from this person, if anything."""
    view = seen.view
    if own.seat not in view.waiting_for:
        # The table shows other people's phases: a hand that did so would have to be edited at each.
        return say(seen.locale, "hand-wait-duel" if view.kind is Turn.DUEL else "hand-wait")
    return say(
        seen.locale,
        f"hand-do-{turns.step(view)}",
        cards=view.turn_up,
        ending="yes" if view.ending else "no",
        type=questions.type_asked(seen),
    )


def _cards(locale: str, hand: Sequence[Bean], detail: Detail) -> Iterator[str]:
    """The hand in its order (B3.1), numbered from the front, which is marked; a long hand is run together in one
    line."""
    if not hand:
        yield say(locale, "hand-empty")
        return
    yield say(locale, "hand-cards")
    yield say(locale, "hand-front", place=1, card=short(locale, hand[0]))
    listed = len(hand) <= detail.listed
    words = "hand-card" if listed else "hand-inline-card"
    rest = [say(locale, words, place=place, card=short(locale, bean)) for place, bean in enumerate(hand[1:], 2)]
    if listed:
        yield from rest
    else:
        yield say(locale, "hand-inline-separator").join(rest)
    yield say(locale, "hand-back", count=len(hand))


def _fields(seen: Sight, own: Own) -> Iterator[str]:
    seat = seen.view.seats[own.seat]
    yield say(seen.locale, "hand-fields", thalers=len(seat.thalers))
    for field, line in zip(seat.fields, field_lines(seen.locale, seat.fields), strict=True):
        yield say(seen.locale, "hand-field-protected", line=line) if field.protected else line
    if any(field.protected for field in seat.fields):
        yield say(seen.locale, "hand-protection")
    yield from towns.thalers_line(seen, own.seat)
    yield from towns.town_line(seen, own.seat)


def _planting(seen: Sight, own: Own, detail: Detail) -> Iterator[Item]:
    others = [*duel.discard_buttons(seen, own), *stores.store_buttons(seen, own)]
    buttons, left = plant_buttons(seen, own, detail.singles - len(others))
    lines = list(banks.peeked_line(seen))
    if laid_open := duel.face_up(seen):
        lines.append(laid_open)
    elif own.seat == seen.view.active and seen.view.face_up:
        lines.append(say(seen.locale, "hand-face-up", beans=bunch(seen.locale, beans(seen.view.face_up))))
    if own.set_aside:
        lines.append(say(seen.locale, "hand-set-aside", beans=bunch(seen.locale, beans(own.set_aside))))
    lines += _no_room(seen, own)
    if left:
        rest = [BEAN[option.card] for option in own.options.plant if BEAN[option.card] in left]
        lines.append(say(seen.locale, "hand-set-aside-more", beans=bunch(seen.locale, rest)))
    if lines:
        yield text("\n".join(lines))
    yield from rows([*buttons, *others])
    yield from duel.discard_select(seen, own)


def _no_room(seen: Sight, own: Own) -> Iterator[str]:
    """The cards that no field takes now, and what to do about them."""
    fields = seen.view.seats[own.seat].fields
    stuck = [option for option in own.options.plant if option.harvest_first]
    if not stuck:
        return
    words = "hand-no-room"
    if any(not makes_room(option.card, fields[place]) for option in stuck for place in option.harvest_first):
        words = "hand-no-room-two"
    elif all(option.card in stores.storable(own) for option in stuck):
        words = "hand-no-room-store"
    elif own.options.turn_up or own.options.leave_offer or own.options.discard:
        words = "hand-no-room-optional"
    yield say(seen.locale, words, beans=bunch(seen.locale, [BEAN[option.card] for option in stuck]))


def _phase_buttons(seen: Sight, own: Own) -> Iterator[Button]:
    options, turn = own.options, seen.view.turn
    yield from banks.bank_buttons(seen)
    if options.turn_up:
        label = say(seen.locale, "hand-button-turn-up", cards=seen.view.turn_up)
        yield button(label, control(seen.table.id, "turn-up", turn), discord.ButtonStyle.primary)
    if options.leave_offer:
        yield duel.leave_button(seen)
    if options.may_offer and _trades(seen, own):
        yield _button(seen, "offer", turn, style=discord.ButtonStyle.success)
        yield _button(seen, "offers")
    if options.end_trading:
        yield _button(seen, "end", turn)
    if options.may_pass and _trades(seen, own):
        yield _button(seen, "pass", turn)


def _trades(seen: Sight, own: Own) -> bool:
    """Whether trading concerns this player now; everybody else finds the buttons at the table."""
    concerned = any(own.seat in (offer.seat, offer.to) for offer in seen.view.offers)
    return concerned or own.seat in seen.view.waiting_for


def _any_time(seen: Sight, own: Own) -> Iterator[Button]:
    if own.options.harvest:
        yield _button(seen, "harvest")
    yield from buying.field_button(seen, own)
    if town_of(seen.view) is not None:
        yield button(say(seen.locale, "town-button"), control(seen.table.id, "town"))
    yield leave_button(seen)


def _button(
    seen: Sight, action: str, *args: int, style: discord.ButtonStyle = discord.ButtonStyle.secondary
) -> Button:
    return button(say(seen.locale, f"hand-button-{action}"), control(seen.table.id, action, *args), style)
