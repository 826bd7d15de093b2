"""What beans pay, beside the hand: the beanometers of those that a player has to decide about."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.bohnanza.cards import KINDS, Bean, beans
from bot.games.bohnanza.view import Own, View
from bot.ui.bohnanza.wording.phrases import Sight, own
from bot.ui.bohnanza.wording.symbols import short
from bot.ui.layout import Item, rows, text
from bot.ui.messages.playing import back_button
from bot.ui.phrases import listed
from bot.words import say


def meters(seen: Sight) -> Iterator[Item]:
    """A line for each kind, in the order of the box."""
    lines = [_meter(seen.locale, bean) for bean in kinds(seen.view, own(seen.view))]
    yield text("\n".join(lines or [say(seen.locale, "meters-none")]))
    yield from rows([back_button(seen)])


def kinds(view: View, mine: Own) -> list[Bean]:
    """The kinds in the player's hand and fields, among the cards they are to plant, and face up."""
    fields = view.seats[mine.seat].fields
    there = {
        *beans(mine.hand),
        *beans(mine.set_aside),
        *beans(view.face_up),
        *(bean for field in fields for bean in field.mixed),
    }
    there |= {field.bean for field in fields if field.bean is not None}
    return [bean for bean in view.beans if bean in there]


def _meter(locale: str, bean: Bean) -> str:
    table = KINDS[bean].pays
    steps = [(cards, pays) for cards, pays in enumerate(table) if cards and pays > table[cards - 1]]
    words = [say(locale, "meters-step", thalers=pays, cards=cards) for cards, pays in steps]
    return say(locale, "meters-line", bean=short(locale, bean), steps=listed(locale, words))
