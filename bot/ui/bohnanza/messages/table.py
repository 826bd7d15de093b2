"""The public message of a table: what everybody may see, whom the game waits for, and buttons for everybody."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import discord

from bot.games.bohnanza.cards import beans
from bot.games.bohnanza.high_bohn.slots import town_of
from bot.games.bohnanza.view import OfferView, Phase, Turn
from bot.games.contract import Outcome, Seat
from bot.ui.bohnanza.controls import duel, turns
from bot.ui.bohnanza.high_bohn import questions
from bot.ui.bohnanza.messages import end
from bot.ui.bohnanza.wording.news import latest
from bot.ui.bohnanza.wording.offers import liveliest, offer_line
from bot.ui.bohnanza.wording.phrases import Sight
from bot.ui.bohnanza.wording.seats import seat_block
from bot.ui.bohnanza.wording.symbols import bunch, short
from bot.ui.controls import control
from bot.ui.fitting import fullest
from bot.ui.layout import Button, Item, button, rows, screen, text
from bot.ui.messages.pace import pace_lines, resume_buttons
from bot.ui.messages.playing import hand_button, rematch_button, rules_button
from bot.ui.phrases import names, played, player
from bot.words import say

COLOURS = {
    Phase.PLANT: 0x5B8C3A,
    Phase.TRADE: 0xE0A030,
    Phase.PLANT_RECEIVED: 0x8B5A2B,
    Phase.PLANT_OFFERED: 0xB0508A,
    Phase.PLANT_TURNED_UP: 0xE0A030,
    Phase.CARDS_DRAWN: 0x3B7EA1,
    Phase.FINAL_HARVEST: 0xC46A1D,
    Phase.ALL_HARVESTED: 0xC46A1D,
    Phase.ENDED: 0xF1C40F,
}


class Detail(NamedTuple):
    """How much the message tells: fields on lines of their own, who declined by name, how many offers and news,
    and which beans stand in a stew."""

    lines: bool
    declined: bool
    offers: int
    news: int
    stews: bool = True


DETAILS = (
    Detail(lines=True, declined=True, offers=5, news=5),
    Detail(lines=True, declined=False, offers=5, news=3),
    Detail(lines=False, declined=False, offers=4, news=2),
    Detail(lines=False, declined=False, offers=2, news=1),
    Detail(lines=False, declined=False, offers=2, news=0),
    Detail(lines=False, declined=False, offers=2, news=0, stews=False),
)
"""From the most to the least; five offers are the most that forty components have room for."""


NEWS_WHILE_TRADING = 2
"""Then the offers are what counts, and the message should be no taller than a desktop shows."""


def table_screen(seen: Sight) -> discord.ui.LayoutView:
    """The message of the table; it is the same for everybody who reads it."""
    return fullest(lambda detail: _table(seen, detail), DETAILS)


def title(seen: Sight) -> str:
    """Which game this is, and at which table."""
    return say(
        seen.locale, "table-title", game=say(seen.locale, f"game-{seen.table.game}"), table=str(seen.table.id)
    )


def _table(seen: Sight, detail: Detail) -> discord.ui.LayoutView:
    outcome = seen.view.outcome
    items = _playing(seen, detail) if outcome is None else _ended(seen, outcome, detail)
    return screen(discord.ui.Container(*items, accent_colour=COLOURS[seen.view.phase]))


def _ended(seen: Sight, outcome: Outcome, detail: Detail) -> Iterator[Item]:
    winner, harvest, ranking = end.sheet(seen, outcome, brief=not detail.lines)
    yield text("\n".join([title(seen), winner]))
    yield discord.ui.Separator()
    yield text(ranking)
    yield discord.ui.Separator()
    yield text(harvest)
    yield text(say(seen.locale, "end-footer", turn=seen.view.turn))
    yield from rows([rematch_button(seen), rules_button(seen)])


def _playing(seen: Sight, detail: Detail) -> Iterator[Item]:
    view = seen.view
    yield text("\n".join([_first_line(seen), _where(seen), *_guidance(seen), *pace_lines(seen.table)]))
    if view.phase is not Phase.TRADE:
        yield discord.ui.Separator()
    lines = detail.lines and len(view.seats) < 4
    yield text("\n".join([seat_block(seen, seat, lines=lines, stews=detail.stews) for seat in view.seats]))
    if view.phase is Phase.TRADE:
        # Without lines between its parts, which would push the buttons out of sight.
        yield from _trading(seen, detail)
    else:
        yield discord.ui.Separator()
    if laid_open := duel.face_up(seen):
        yield text(laid_open)
        yield discord.ui.Separator()
    most = min(detail.news, NEWS_WHILE_TRADING) if view.phase is Phase.TRADE else detail.news
    news = [say(seen.locale, "table-news-line", line=line) for line in latest(seen, most)]
    if news:
        yield text("\n".join(news))
    yield from rows([*_always(seen, detail), *_of_this_phase(seen)])


def _first_line(seen: Sight) -> str:
    """Whose turn it is, in which phase, whom the table waits for, and until when."""
    view, table = seen.view, seen.table
    over = view.phase in (Phase.FINAL_HARVEST, Phase.ALL_HARVESTED)
    until = min((clock.due_at for clock in table.clocks), default=None)
    return say(
        seen.locale,
        "table-turn",
        phase="duel_plant" if view.kind is Turn.DUEL and view.phase is Phase.PLANT else str(view.phase),
        name=player(seen, view.active),
        names=names(seen, _others_awaited(seen)) or "none",
        last="yes" if view.ending and not over else "no",
        paused="no" if table.paused is None else "yes",
        until="none" if until is None or table.paused is not None else f"<t:{until}:R>",
    )


def _others_awaited(seen: Sight) -> Sequence[Seat]:
    """Whom the table waits for, unless it is only the active player; a computer that trades waits for people."""
    view, seats = seen.view, seen.table.seats
    if view.phase is Phase.TRADE and played(seats[view.active]):
        return [one.seat for one in view.seats if not one.passed and not played(seats[one.seat])]
    alone = view.phase is not Phase.PLANT_RECEIVED and tuple(view.waiting_for) == (view.active,)
    return () if alone else view.waiting_for


def _guidance(seen: Sight) -> Iterator[str]:
    view = seen.view
    if view.ending and view.phase not in (Phase.FINAL_HARVEST, Phase.ALL_HARVESTED):
        yield say(seen.locale, "table-guide-duel-last" if view.kind is Turn.DUEL else "table-guide-last")
    yield say(
        seen.locale,
        f"table-guide-{_awaited(seen)}",
        name=player(seen, view.active),
        names=names(seen, view.waiting_for),
        cards=seen.view.turn_up,
        type=questions.type_asked(seen),
    )


def _awaited(seen: Sight) -> str:
    """The step that the table is at; trading is worded differently if a computer will end it."""
    step = turns.step(seen.view)
    return f"{step}-computer" if step == "trade" and played(seen.table.seats[seen.view.active]) else step


def _trading(seen: Sight, detail: Detail) -> Iterator[Item]:
    view = seen.view
    face_up = bunch(seen.locale, beans(view.face_up))
    lines = [say(seen.locale, "table-face-up" if face_up else "table-face-up-none", beans=face_up)]
    shown = liveliest(view.offers, len(view.seats), detail.offers)
    if not shown:
        lines.append(say(seen.locale, "table-offers-none"))
    yield text("\n".join(lines))
    if shown:
        yield text("\n".join([offer_line(seen, offer, declined=detail.declined) for offer in shown]))
        # One row to accept, one to decline: each offer beside its own buttons takes twice the height.
        answers = [_answers(seen, offer) for offer in shown]
        for which in (0, 1):
            yield from rows([each[which] for each in answers if each])
    if len(shown) < len(view.offers):
        yield text(say(seen.locale, "table-offers-more", count=len(view.offers) - len(shown)))


def _answers(seen: Sight, offer: OfferView) -> list[Button]:
    """The buttons for those who may answer; none if all of them are computers."""
    others = [seat.seat for seat in seen.view.seats if seat.seat != offer.seat]
    addressed = others if offer.to is None else [offer.to]
    if all(played(seen.table.seats[seat]) for seat in addressed):
        return []
    locale, number = seen.locale, offer.number
    accept, decline = (control(seen.table.id, action, number) for action in ("accept", "decline"))
    return [
        button(say(locale, "table-button-accept", offer=str(number)), accept, discord.ButtonStyle.success),
        button(say(locale, "table-button-decline", offer=str(number)), decline),
    ]


def _always(seen: Sight, detail: Detail) -> Iterator[Button]:
    table, view = seen.table.id, seen.view
    yield from resume_buttons(seen.table, seen.locale)
    yield hand_button(seen)
    if view.phase is Phase.TRADE:
        offer = say(seen.locale, "table-button-offer")
        yield button(offer, control(table, "offer", view.turn), discord.ButtonStyle.success)
        if len(view.offers) > detail.offers:
            yield button(say(seen.locale, "table-button-offers"), control(table, "offers"))
    yield button(say(seen.locale, "table-button-harvest"), control(table, "harvest"))
    if town_of(view) is not None:
        yield button(say(seen.locale, "town-button"), control(table, "town"))
    yield rules_button(seen)


def _of_this_phase(seen: Sight) -> list[Button]:
    table, view, locale = seen.table.id, seen.view, seen.locale
    if questions.asked(view) is not None:
        return []
    for_nobody = played(seen.table.seats[view.active])
    if view.phase is Phase.TRADE:
        ending = button(say(locale, "table-button-end"), control(table, "end", view.turn))
        passing = button(say(locale, "table-button-pass"), control(table, "pass", view.turn))
        return [passing] if for_nobody else [ending, passing]
    if for_nobody:
        return []
    if view.phase is Phase.PLANT and view.planted:
        label = say(locale, "table-button-turn-up", cards=seen.view.turn_up)
        return [button(label, control(table, "turn-up", view.turn), discord.ButtonStyle.success)]
    if view.phase is Phase.PLANT_TURNED_UP:
        return [duel.leave_button(seen)]
    return []


def _where(seen: Sight) -> str:
    """Which game this is, at which table, and its piles."""
    view = seen.view
    return say(
        seen.locale,
        "table-where",
        game=say(seen.locale, f"game-{seen.table.game}"),
        table=str(seen.table.id),
        turn=view.turn,
        draw=view.draw_pile,
        pile=min(view.exhaustions + 1, view.last_exhaustion),
        piles=view.last_exhaustion,
        discard=view.discard,
        top="" if view.discard_top is None else short(seen.locale, view.discard_top),
        price=view.third_field_price or 0,
        box=view.box,
    )
