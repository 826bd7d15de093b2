"""The private answer to somebody who asked for a hint."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from bot.games.contract import Seat
from bot.players import Hint
from bot.ui.phrases import names
from bot.ui.screens import AnyScreens, Seen
from bot.words import say


def hint_words(screens: AnyScreens, seen: Seen[Any, Any], hint: Hint | None) -> str:
    """What a computer would do in the reader's place and why, or that it would do nothing now."""
    locale, table = seen.locale, seen.table.id
    if hint is None:
        return "\n".join([say(locale, "hint-nothing", table=table), *_waits_for(seen)])
    what = say(locale, "hint", table=table, move=screens.advice(seen, hint.move))
    label = screens.pressed(seen, hint.move)
    where = f"\n{say(locale, 'hint-button', button=label)}" if label else ""
    return f"{what}\n{screens.why(seen, hint.reason)}{where}"


def _waits_for(seen: Seen[Any, Any]) -> Iterator[str]:
    """Whom the game waits for, unless it is the reader."""
    waiting: Sequence[Seat] = seen.view.waiting_for
    if waiting and seen.view.own is not None and seen.view.own.seat not in waiting:
        yield say(seen.locale, "hint-waits-for", names=names(seen, waiting))
