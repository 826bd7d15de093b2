"""What one looks at without a move: what beans pay, the rules, and what is seldom needed."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.bohnanza.cards import Bean, beans
from bot.games.bohnanza.view import Own, Turn, View
from bot.ui.bohnanza.chapter import Action, Chapter, PanelPart, opened
from bot.ui.bohnanza.chapters.looking.rules import rules
from bot.ui.bohnanza.details import PanelDetail
from bot.ui.bohnanza.places import LOOK, Placed
from bot.ui.bohnanza.wording.phrases import Sight, own, steps
from bot.ui.bohnanza.wording.symbols import short
from bot.ui.controls import control
from bot.ui.layout import Button, Item, button, rows, text
from bot.ui.messages.playing import as_text_button, back_button, leave_button, more_button, players_button
from bot.ui.messages.settings import pictures_buttons
from bot.ui.phrases import listed
from bot.words import say


def _private(seen: Sight, mine: Own, detail: PanelDetail) -> Iterator[Placed[Button]]:
    yield Placed(LOOK, button(say(seen.locale, "hand-button-meters"), control(seen.table.id, "meters")))
    yield Placed(LOOK, more_button(seen))


def _meters(seen: Sight) -> Iterator[Item]:
    """The beanometers of the kinds that a player has to decide about, a line each, in the order of the box."""
    lines = [_meter(seen.locale, bean) for bean in _kinds(seen.view, own(seen.view))]
    yield text("\n".join(lines or [say(seen.locale, "meters-none")]))
    yield from rows([back_button(seen)])


def _kinds(view: View, mine: Own) -> list[Bean]:
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
    words = [say(locale, "meters-step", thalers=pays, cards=cards) for cards, pays in steps(bean)]
    return say(locale, "meters-line", bean=short(locale, bean), steps=listed(locale, words))


def _more(seen: Sight) -> Iterator[Item]:
    """What is seldom needed: the rules, the table in words, two switches, the host's list of players, and last of
    all leaving."""
    rules = button(say(seen.locale, "button-rules"), control(seen.table.id, "read-rules", 0))
    looked = [rules, as_text_button(seen), *pictures_buttons(seen)]
    first = [*looked, *_switch(seen), *players_button(seen, own(seen.view).seat)]
    yield from rows([*first, back_button(seen), leave_button(seen)])


def _switch(seen: Sight) -> Iterator[Button]:
    """Switches *done by default* on or off, where there is trading."""
    if seen.view.kind is Turn.DUEL:
        return
    on = seen.table.seats[own(seen.view).seat].done_by_default
    label = say(seen.locale, "more-done-by-default", on="yes" if on else "no")
    yield button(label, control(seen.table.id, "done-by-default", "off" if on else "on"))


LOOKING = Chapter(
    actions={
        "meters": Action(opened(_meters)),
        "more": Action(opened(_more)),
        "read-rules": Action(opened(rules)),
    },
    parts={
        "meters": PanelPart(_meters, reading=True),
        "more": PanelPart(_more, reading=True),
        "read-rules": PanelPart(rules, page=True, reading=True),
    },
    private=_private,
)
