"""What a click means: which answer each control and each slash command gets, and what completes a command."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from bot.games.bohnanza.news import News
from bot.games.bohnanza.view import Phase, Turn, View
from bot.games.contract import IllegalMove, MalformedMove, Refusal
from bot.ui.bohnanza.book import book
from bot.ui.bohnanza.module import adopted, module_of, require_nobody_asked
from bot.ui.bohnanza.table.screen import text_screen
from bot.ui.bohnanza.wording.phrases import Sight, own
from bot.ui.layout import OPTION_LIMIT
from bot.ui.messages.refusals import readable
from bot.ui.phrases import cut
from bot.ui.screens import Act, Answer, Choice, Click, Look
from bot.words import say

ABOUT_AN_OFFER = frozenset({"cards-lacking", "offer-gone", "own-offer", "offer-to-another"})
"""Reasons why an offer cannot be accepted which say all that there is to know."""
LENGTH = 100
"""Characters of a choice's name and of its value."""


def controls() -> Mapping[str, Look[View, News] | Act[View, News]]:
    """Every control by its action, and every slash command by its name behind a slash: a `Look` is for everybody,
    the others are for players."""
    return {**book().controls, "as-text": Look(text_screen)}


def resolve(seen: Sight, click: Click) -> Answer:
    """Answer a control or a command of Bohnanza; raises Refusal where it cannot be done."""
    pages = book()
    own(seen.view)
    if seen.view.phase is Phase.ENDED:
        raise IllegalMove("game-over")
    if seen.view.kind is Turn.DUEL and click.action in pages.not_in_a_duel:
        raise IllegalMove("no-trading-in-a-duel")
    if click.action in pages.waiting:
        require_nobody_asked(seen)
    act = pages.controls.get(click.action)
    if act is None or isinstance(act, Look):
        raise MalformedMove("unknown-control")
    if click.action.startswith("/"):
        for module in adopted():
            answer = module.command(seen, click)
            if answer is not None:
                return answer
    return act(seen, click)


def refused(seen: Sight, click: Click) -> str:
    """Why an offer cannot be accepted by whoever presses that at the table; who lacks the cards is told what they
    can do instead."""
    if click.action != "accept":
        return ""
    try:
        resolve(seen, click)
    except Refusal as refusal:
        reason = refusal.reason
        if reason not in ABOUT_AN_OFFER:
            return ""
        words = say(seen.locale, reason, **readable(seen.locale, refusal.facts))
        instead = reason == "cards-lacking" and own(seen.view).options.may_offer
        return f"{words}\n{say(seen.locale, 'offer-instead')}" if instead else words
    return ""


def complete(seen: Sight, click: Click, field: str, typed: str) -> Sequence[Choice]:
    """The possible values of this option now, narrowed by what is typed: at most 25, and none if the other options
    make no sense."""
    option = click.action.removeprefix("/"), field
    listed = module_of(seen.view).lists.get(option) or book().lists.get(option)
    if listed is None or seen.view.own is None:
        return ()
    try:
        return tuple(_first(listed(seen, click, typed)))
    except Refusal:
        return ()


def _first(choices: Iterable[Choice]) -> Iterator[Choice]:
    """The first 25 different choices that Discord has room for."""
    values: set[str] = set()
    for choice in choices:
        if len(values) < OPTION_LIMIT and choice.value not in values and len(choice.value) <= LENGTH:
            values.add(choice.value)
            yield choice._replace(name=cut(choice.name, LENGTH))
