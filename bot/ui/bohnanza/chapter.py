"""What a chapter of the rulebook is on the screens: all that it does, says and offers, as a plain value."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import Enum
from typing import Any, NamedTuple, TypeAlias

from bot.games.bohnanza.news import News
from bot.games.bohnanza.view import Own, View
from bot.ui.bohnanza.details import PanelDetail, TableDetail
from bot.ui.bohnanza.places import AnyPlaced
from bot.ui.bohnanza.wording.phrases import Sight
from bot.ui.layout import Item
from bot.ui.screens import Act, Choice, Click, Look, Open, Part


class Says(Enum):
    """What a control tells of the game to everybody who can read its custom_id."""

    NOTHING = ()
    TURN = ("turn",)
    OFFER = ("offer",)


class Action(NamedTuple):
    """What a control does. The action in its custom_id leads here; what follows it there is the control's own."""

    act: Act[View, News] | Look[View, News]
    waits: bool = False
    """Whether it has to wait while somebody is asked something that comes first."""
    public: Says | None = None
    """What it says where it stands in the table's message; None where it stands in private messages alone."""


class Command(NamedTuple):
    """What a slash command does."""

    act: Act[View, News]
    waits: bool = False
    """Whether it has to wait while somebody is asked something that comes first."""


List: TypeAlias = Callable[[Sight, Click, str], Iterable[Choice]]
"""The possible values of an option of a command, narrowed by what is typed so far."""


class PanelPart(NamedTuple):
    """What a control opens in a panel, below the hand and in place of the usual buttons."""

    draw: Callable[[Sight], Iterable[Item]]
    """Draws it from `seen`, whose `part` is not None; raises Refusal where it is no longer possible."""
    page: bool = False
    """Whether it takes the place of hand and fields, too."""
    brief: bool = False
    """Whether it needs the room in which a panel says what to do, and what a picture of the hand leaves out."""
    reading: bool = False
    """Whether it is there while nobody can move, too."""
    waits: bool = False
    """Whether it is not there while somebody is asked something that comes first."""
    everything: bool = False
    """Whether it is drawn from all that its reader sees, and not only from what the panel shows."""


class Told(NamedTuple):
    """How one kind of news is told."""

    to_all: bool = False
    """Whether everybody whose click brought it about reads it above their panel, whomever it concerns."""
    elsewhere: bool = False
    """Whether the table shows it anyway, so that it is left out of the latest news."""
    harvest: str = ""
    """The words that tell of a field in the final harvest, if this is one; empty if it is none."""
    toll: bool = False
    """Whether it takes a part of what such a harvest pays."""
    closes: bool = False
    """Whether it comes after the final harvest, so that nothing that follows belongs to that."""
    thalers: bool = True
    """Whether somebody may have another number of thalers after it."""


Taken: TypeAlias = Callable[[Sight, Any], Sequence[str | int]]
"""The control that makes a move, or opens its part with the move filled in: its action, then its arguments, among
these `NAME=VALUE` for what would be chosen in a list or a form."""


class Chapter(NamedTuple):
    """All of a chapter on the screens. What two chapters say twice is an error when the bot starts."""

    actions: Mapping[str, Action] = {}
    """Its buttons, lists and forms."""
    commands: Mapping[str, Command] = {}
    """Its slash commands, by their English names."""
    lists: Mapping[tuple[str, str], List] = {}
    """What completes an option of a command."""
    parts: Mapping[str, PanelPart] = {}
    """What its controls open in a panel."""
    public: Callable[[Sight, TableDetail], Iterable[AnyPlaced]] | None = None
    """What it offers to the message of the table."""
    private: Callable[[Sight, Own, PanelDetail], Iterable[AnyPlaced]] | None = None
    """What it offers to a panel."""
    news: Mapping[str, Told] = {}
    """The kinds of its news."""
    advice: Mapping[type, Callable[[Sight, Any], str]] = {}
    """What a hint says of its moves: each as something to do."""
    taken: Mapping[type, Taken] = {}
    """The control with which a hint to make one of its moves is taken."""
    in_a_duel: bool = True
    """Whether a duel has any of it (D4)."""


def opened(draw: Callable[[Sight], Iterable[Item]]) -> Act[View, News]:
    """What a control does that shows a part of the same name, once it is certain that it is possible now."""

    def show(seen: Sight, click: Click) -> Open:
        part = Part(click.action, click.args)
        list(draw(seen._replace(part=part)))
        return Open(part)

    return show
