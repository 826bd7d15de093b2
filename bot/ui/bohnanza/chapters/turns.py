"""The course of a turn on the screens: ending trading (B4.2), the third field (B7), and `/end`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

import discord

from bot.games.bohnanza.cards import beans
from bot.games.bohnanza.moves import BuyField, EndTrading, Move
from bot.games.bohnanza.view import Own, Phase, Turn, View
from bot.games.contract import IllegalMove, OutOfDate
from bot.ui.bohnanza.chapter import Action, Chapter, Command, PanelPart, Says, Told
from bot.ui.bohnanza.chapters import drawing, duel
from bot.ui.bohnanza.chapters.course import on_own_turn, trading_ends_game
from bot.ui.bohnanza.chapters.trading import unanswered
from bot.ui.bohnanza.details import PanelDetail, TableDetail
from bot.ui.bohnanza.places import ACTIVE_PLAYER, BUY, END, Placed
from bot.ui.bohnanza.typed.listing import matching
from bot.ui.bohnanza.typed.third_field import THIRD_FIELD, names_third_field, parts
from bot.ui.bohnanza.wording.phrases import Sight, own
from bot.ui.bohnanza.wording.symbols import unmarked
from bot.ui.controls import control, number
from bot.ui.layout import LABEL_LIMIT, Button, button
from bot.ui.phrases import cut, listed
from bot.ui.screens import Answer, Choice, Click, Open, Play
from bot.words import say


def _public(seen: Sight, detail: TableDetail) -> Iterator[Placed[Button]]:
    if seen.view.phase is Phase.TRADE:
        words = "end-trading-and-game" if trading_ends_game(seen.view) else "table-button-end"
        yield Placed(ACTIVE_PLAYER, _end_button(seen, say(seen.locale, words)))


def _private(seen: Sight, mine: Own, detail: PanelDetail) -> Iterator[Placed[Button]]:
    if mine.options.end_trading:
        yield Placed(END, _end_button(seen, _end_label(seen)))
    yield from [Placed(BUY, one) for one in field_button(seen, mine)]


def _end_button(seen: Sight, label: str) -> Button:
    return button(label, control(seen.table.id, "end", seen.view.turn), discord.ButtonStyle.primary)


def _end_label(seen: Sight) -> str:
    """What ends trading, with the cards that are then the active player's to plant."""
    kept = Counter(beans(seen.view.face_up))
    names = [unmarked(seen.locale, count, bean) for bean, count in kept.items()]
    if trading_ends_game(seen.view):
        return say(seen.locale, "end-trading-and-game")
    return cut(say(seen.locale, "hand-button-end", beans=listed(seen.locale, names) or "none"), LABEL_LIMIT)


def field_button(seen: Sight, mine: Own) -> Iterator[Button]:
    """The button that buys the third field, while the player can pay for it."""
    if mine.options.buy_field:
        label = say(seen.locale, "hand-button-buy", price=seen.view.third_field_price or 0)
        yield button(label, control(seen.table.id, "buy", len(seen.view.seats[mine.seat].thalers)))


def end_trading(seen: Sight, turn: int, *, sure: bool = False) -> Answer:
    """End phase 2 of this turn (B4.2), after a question where somebody still waits for an answer; `sure`: without
    it."""
    part = None if sure else unanswered.question_before_end(seen, turn)
    return on_own_turn(seen, turn, Phase.TRADE, EndTrading()) if part is None else Open(part)


def _end_pressed(seen: Sight, click: Click) -> Answer:
    return end_trading(seen, number(click.args, 0), sure=unanswered.SURE in click.args[1:])


def buy(thalers: int) -> Play[View, Move]:
    """Buy the third field, if the player still has as many thalers as were shown (B7)."""

    def choose(view: View) -> Sequence[Move]:
        seat = view.seats[own(view).seat]
        if len(seat.thalers) != thalers and not seat.bought_field:
            raise OutOfDate("thalers-changed", thalers=len(seat.thalers))
        return (BuyField(),)

    return Play(choose)


def buy_now(seen: Sight) -> Play[View, Move]:
    """Buy the third field with the thalers that the player has."""
    return buy(len(seen.view.seats[own(seen.view).seat].thalers))


def _end(seen: Sight, click: Click) -> Answer:
    """`/end` turns up cards in phase 1, ends trading in phase 2, and leaves the rest in a duel."""
    view = seen.view
    if view.phase is Phase.PLANT_RECEIVED and own(view).seat == view.active:
        raise IllegalMove("nothing-to-end")
    if view.kind is Turn.DUEL:
        up = view.phase is Phase.PLANT_TURNED_UP
        return duel.leave(seen, view.turn) if up else drawing.turn_up(seen, view.turn)
    return drawing.turn_up(seen, view.turn) if view.phase is Phase.PLANT else end_trading(seen, view.turn)


def _buy(seen: Sight, click: Click) -> Answer:
    """`/buy [what]` buys the third field, which is all that there is to buy without an expansion."""
    what = parts(seen.locale, click.typed("what") or "")
    fields = [part for part in what if names_third_field(seen.locale, part)]
    if what and not fields:
        raise IllegalMove("no-buildings-here")
    if len(what) > 1:
        raise IllegalMove("field-or-buildings")
    return buy_now(seen)


def field_choice(seen: Sight) -> list[Choice]:
    """The third field in a list of what can be bought, if its player can pay for it."""
    if not own(seen.view).options.buy_field:
        return []
    said = say(seen.locale, "choice-third-field-price", price=seen.view.third_field_price or 0)
    return [Choice(said, THIRD_FIELD)]


def _buyable(seen: Sight, click: Click, typed: str) -> Iterable[Choice]:
    return matching(field_choice(seen), typed)


def _buy_advice(seen: Sight, move: BuyField) -> str:
    return say(seen.locale, "advice-buy-field", price=seen.view.third_field_price or 0)


TURNS = Chapter(
    actions={
        "end": Action(_end_pressed, waits=True, public=Says.TURN),
        "buy": Action(lambda seen, click: buy(number(click.args, 0))),
    },
    commands={"end": Command(_end, waits=True), "buy": Command(_buy)},
    lists={("buy", "what"): _buyable},
    parts={unanswered.ASKING: PanelPart(unanswered.question, waits=True)},
    public=_public,
    private=_private,
    news={
        "turn-began": Told(elsewhere=True, thalers=False),
        "trading-ended": Told(thalers=False),
        "field-bought": Told(),
        "field-bought-box": Told(),
    },
    advice={
        EndTrading: lambda seen, move: say(seen.locale, "advice-end-trading"),
        BuyField: _buy_advice,
    },
    taken={
        EndTrading: lambda seen, move: ("end", seen.view.turn),
        BuyField: lambda seen, move: ("buy", len(seen.view.seats[own(seen.view).seat].thalers)),
    },
)
