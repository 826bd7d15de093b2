"""The town's questions on the screens: who is asked what, and the answers in that player's hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import discord

from bot.games.bohnanza.high_bohn.moves import BuyNoMore, NameType
from bot.games.bohnanza.high_bohn.names import Type
from bot.games.bohnanza.high_bohn.shown import QuestionKind, QuestionView
from bot.games.bohnanza.high_bohn.slots import options_of, town_of
from bot.games.bohnanza.moves import Move
from bot.games.bohnanza.view import Own, View
from bot.games.contract import IllegalMove, OutOfDate
from bot.ui.bohnanza.chapters.trading import drafting
from bot.ui.bohnanza.high_bohn.buildings import BUILDING_SYMBOL, type_name
from bot.ui.bohnanza.high_bohn.buying import buy_items
from bot.ui.bohnanza.high_bohn.thalers import choose_or_default
from bot.ui.bohnanza.wording.phrases import Sight, own
from bot.ui.controls import control, word
from bot.ui.layout import Button, Item, button, rows
from bot.ui.screens import Play
from bot.words import say

WAITING = (
    drafting.CONTROLS
    | {"plant", "plant-all", "harvest-plant", "ask-harvest-plant", "turn-up", "end", "pass", "back-in", "offer"}
    | {"offer-form", "counter", "accept", "accept-with", "copies", "decline", "withdraw"}
)
"""What has to wait until a question is answered."""


def asked(view: View) -> QuestionView | None:
    """The question that interrupts the game, if there is one."""
    here = town_of(view)
    return None if here is None else here.question


def type_asked(seen: Sight) -> str:
    """The name of the type that the question is about; empty if it is about none."""
    question = asked(seen.view)
    return "" if question is None or question.type is None else type_name(seen.locale, question.type)


def check(view: View, action: str) -> None:
    """Refuse what has to wait until a question is answered."""
    question = asked(view)
    if question is None or action.removeprefix("/") not in WAITING:
        return
    raise IllegalMove("answer-first" if own(view).seat == question.seat else "somebody-else-is-asked")


def answers(seen: Sight, mine: Own) -> Iterator[Item]:
    """The possible answers of the player asked: types to name; buildings to buy, or no more; thalers of fields."""
    question, can = asked(seen.view), options_of(mine.options)
    if question is None or can is None or question.seat != mine.seat:
        return
    if can.name_type:
        yield from rows([_type_button(seen, kind) for kind in can.name_type])
    if can.buy_no_more:
        yield from buy_items(seen, can.buy)
        label = say(seen.locale, "town-button-no-more", kind=str(question.kind))
        about = control(seen.table.id, "buy-no-more", str(question.kind), question.type or "")
        yield from rows([button(label, about, discord.ButtonStyle.primary)])
    for place in can.final_harvest:
        yield from rows(choose_or_default(seen, mine, place))


def _type_button(seen: Sight, kind: Type) -> Button:
    town = town_of(seen.view)
    count = 0 if town is None else sum(one.type == kind and one.for_sale for one in town.buildings)
    label = say(seen.locale, "town-button-type", type=type_name(seen.locale, kind), count=count)
    return button(label, control(seen.table.id, "name-type", kind), emoji=BUILDING_SYMBOL[kind])


def name_type(args: Sequence[str]) -> Play[View, Move]:
    """Name the type of the button."""
    kind = Type(word(args, 0))

    def choose(view: View) -> Sequence[Move]:
        _still(view, QuestionKind.NAME_TYPE, None)
        return (NameType(kind),)

    return Play(choose)


def no_more(args: Sequence[str]) -> Play[View, Move]:
    """Buy no more, in answer to the very question that the button belonged to."""
    kind, about = word(args, 0), word(args, 1)

    def choose(view: View) -> Sequence[Move]:
        _still(view, kind, about or None)
        return (BuyNoMore(),)

    return Play(choose)


def _still(view: View, kind: str, about: str | None) -> None:
    """Refuse an answer to a question that is over or is for somebody else."""
    question = asked(view)
    if question is None or (question.kind, question.type, question.seat) != (kind, about, own(view).seat):
        raise OutOfDate("question-over")
