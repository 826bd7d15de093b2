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
from bot.games.contract import OutOfDate
from bot.ui.bohnanza.chapter import Action, Chapter, Told
from bot.ui.bohnanza.details import PanelDetail
from bot.ui.bohnanza.high_bohn.buildings import BUILDING_SYMBOL, type_name, type_short
from bot.ui.bohnanza.high_bohn.buying import buy_items
from bot.ui.bohnanza.high_bohn.thalers import choose_or_default
from bot.ui.bohnanza.module import Asked
from bot.ui.bohnanza.places import ANSWERS, Placed
from bot.ui.bohnanza.wording.phrases import Sight, own
from bot.ui.controls import control, word
from bot.ui.layout import Button, Item, button, rows
from bot.ui.screens import Click, Play
from bot.words import say


def asked(view: View) -> QuestionView | None:
    """The question that interrupts the game, if there is one."""
    here = town_of(view)
    return None if here is None else here.question


def interrupts(seen: Sight) -> Asked | None:
    """The question that interrupts the game, in the form in which the base's screens ask for it."""
    question = asked(seen.view)
    if question is None:
        return None
    about = "" if question.type is None else type_name(seen.locale, question.type)
    return Asked(question.seat, str(question.kind), about)


def _answers(seen: Sight, mine: Own) -> Iterator[Item]:
    """The possible answers of the player asked: types to name; buildings to buy, or no more; thalers of fields."""
    question, can = asked(seen.view), options_of(mine.options)
    if question is None or can is None or question.seat != mine.seat:
        return
    if can.name_type:
        yield from rows([_type_button(seen, kind) for kind in can.name_type])
    if can.buy_no_more:
        yield from buy_items(seen, can.buy)
        label = say(seen.locale, "town-button-no-more", kind=str(question.kind))
        about = control(seen.table.id, "buy-no-more", *_question_args(seen.view))
        yield from rows([button(label, about, discord.ButtonStyle.primary)])
    for place in can.final_harvest:
        yield from rows(choose_or_default(seen, mine, place))


def _question_args(view: View) -> tuple[str, str]:
    """Which question an answer belongs to, as its control says."""
    question = asked(view)
    return ("", "") if question is None else (str(question.kind), question.type or "")


def _type_button(seen: Sight, kind: Type) -> Button:
    town = town_of(seen.view)
    count = 0 if town is None else sum(one.type == kind and one.for_sale for one in town.buildings)
    label = say(seen.locale, "town-button-type", type=type_name(seen.locale, kind), count=count)
    return button(label, control(seen.table.id, "name-type", kind), emoji=BUILDING_SYMBOL[kind])


def _name_type(seen: Sight, click: Click) -> Play[View, Move]:
    """Name the type of the button."""
    kind = Type(word(click.args, 0))

    def choose(view: View) -> Sequence[Move]:
        _still(view, QuestionKind.NAME_TYPE, None)
        return (NameType(kind),)

    return Play(choose)


def _no_more(seen: Sight, click: Click) -> Play[View, Move]:
    """Buy no more, in answer to the very question that the button belonged to."""
    kind, about = word(click.args, 0), word(click.args, 1)

    def choose(view: View) -> Sequence[Move]:
        _still(view, kind, about or None)
        return (BuyNoMore(),)

    return Play(choose)


def _still(view: View, kind: str, about: str | None) -> None:
    """Refuse an answer to a question that is over or is for somebody else."""
    question = asked(view)
    if question is None or (question.kind, question.type, question.seat) != (kind, about, own(view).seat):
        raise OutOfDate("question-over")


def _private(seen: Sight, mine: Own, detail: PanelDetail) -> Iterator[Placed[Item]]:
    yield from [Placed(ANSWERS, one) for one in _answers(seen, mine)]


QUESTIONS = Chapter(
    actions={"buy-no-more": Action(_no_more), "name-type": Action(_name_type)},
    private=_private,
    news={
        "buildings-left": Told(to_all=True),
        "type-named": Told(to_all=True),
        "final-harvest": Told(to_all=True),
        "last-purchases": Told(to_all=True, closes=True),
    },
    advice={
        BuyNoMore: lambda seen, move: say(seen.locale, "advice-buy-no-more"),
        NameType: lambda seen, move: say(seen.locale, "advice-name-type", type=type_short(seen.locale, move.type)),
    },
    taken={
        BuyNoMore: lambda seen, move: ("buy-no-more", *_question_args(seen.view)),
        NameType: lambda seen, move: ("name-type", move.type),
    },
)
