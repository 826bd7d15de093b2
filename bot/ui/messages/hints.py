"""The private answer to somebody who asked for a hint."""

from __future__ import annotations

from typing import Any

from bot.players import Hint
from bot.ui.screens import AnyScreens, Seen
from bot.words import say


def hint_words(screens: AnyScreens, seen: Seen[Any, Any], hint: Hint | None) -> str:
    """What a computer would do in the reader's place and why, or that it would do nothing now."""
    locale, table = seen.locale, seen.table.id
    if hint is None:
        return say(locale, "hint-nothing", table=table)
    what = say(locale, "hint", table=table, move=screens.advice(seen, hint.move))
    label = screens.pressed(seen, hint.move)
    where = f"\n{say(locale, 'hint-button', button=label)}" if label else ""
    return f"{what}\n{screens.why(seen, hint.reason)}{where}"
