"""What a click means: which answer each control and each slash command gets."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.contract import IllegalMove, MalformedMove
from bot.games.nicht_die_bohne.moves import Lay, Take
from bot.games.nicht_die_bohne.news import News
from bot.games.nicht_die_bohne.view import Phase, View
from bot.ui.nicht_die_bohne.controls import moving
from bot.ui.nicht_die_bohne.messages.parts import open_part
from bot.ui.nicht_die_bohne.messages.sheets import sheets_screen
from bot.ui.nicht_die_bohne.messages.table import text_screen
from bot.ui.nicht_die_bohne.typed import naming
from bot.ui.nicht_die_bohne.wording.phrases import Sight, own
from bot.ui.screens import Act, Answer, Click, Look, Part


def resolve(seen: Sight, click: Click) -> Answer:
    """Answer a control or a command of Nicht die Bohne; raises Refusal where it cannot be done."""
    own(seen.view)
    if seen.view.phase is Phase.ENDED:
        raise IllegalMove("game-over")
    act = CONTROLS.get(click.action)
    if act is None or isinstance(act, Look):
        raise MalformedMove("unknown-control")
    return act(seen, click)


def _lay(seen: Sight, click: Click) -> Answer:
    """A command is about the card that lies there at this moment, and may replace it."""
    return moving.this_trick(seen.view, Lay(naming.card_to_lay(seen, click.typed("card") or "")))


def _take(seen: Sight, click: Click) -> Answer:
    return moving.this_trick(seen.view, Take(naming.card_to_take(seen, click.typed("card") or "")))


def _chosen(click: Click) -> tuple[str, ...]:
    """What the control is about; a card chosen in a list, as older
    messages have it, comes last, as it does on a button."""
    return (*click.args, *click.values.get("", ()))


CONTROLS: Mapping[str, Look[View, News] | Act[View, News]] = {
    "lay": lambda seen, click: moving.lay(seen.locale, _chosen(click)),
    "change": lambda seen, click: moving.change(seen.locale, _chosen(click)),
    "take": lambda seen, click: moving.take(click.args),
    "more": lambda seen, click: open_part(seen, Part(click.action)),
    "as-text": Look(text_screen),
    "sheets": Look(sheets_screen),
    "/lay": _lay,
    "/take": _take,
}
"""Every control by its action, and every slash command: a `Look` is for everybody, the others are for players."""
