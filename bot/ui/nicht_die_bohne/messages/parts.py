"""What a panel shows besides the hand once its player has asked for it, drawn from the game as it is."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from bot.games.contract import IllegalMove, MalformedMove, Refusal
from bot.games.nicht_die_bohne.view import Phase
from bot.ui.layout import Item, rows, text
from bot.ui.messages.playing import as_text_button, back_button, leave_button, players_button, rules_button
from bot.ui.messages.settings import pictures_buttons
from bot.ui.nicht_die_bohne.controls.buttons import sheets_button
from bot.ui.nicht_die_bohne.messages.rulebook import rules_items
from bot.ui.nicht_die_bohne.messages.sheets import from_rounds, sheets_items
from bot.ui.nicht_die_bohne.messages.table import table_words
from bot.ui.nicht_die_bohne.wording.hand_cards import own_cards
from bot.ui.nicht_die_bohne.wording.phrases import Sight, own
from bot.ui.screens import RULES, Face, Open, Part


class Drawn(NamedTuple):
    """A part as it stands in the panel now."""

    items: tuple[Item, ...]
    page: bool
    """Whether it takes the place of the hand, too."""


Draw: TypeAlias = Callable[[Sight], Iterable[Drawn]]
"""Draws a part, from the most that may be shown to the least; raises Refusal if it is not possible now."""


def open_part(seen: Sight, part: Part) -> Open:
    """Show this part in the panel; raises Refusal if it is not possible now."""
    if part.action not in PARTS:
        raise MalformedMove("unknown-control")
    list(PARTS[part.action](seen))
    return Open(part)


def drawn(seen: Sight, face: Face) -> Sequence[Drawn]:
    """The part of this panel, from the most that may be shown to the least; nothing if there is none now. A
    panel that rests has none: it could not be kept up to date."""
    draw = PARTS.get(seen.part.action) if seen.part is not None and face is Face.LIVE else None
    if draw is None:
        return ()
    try:
        return tuple(draw(seen))
    except Refusal:
        return ()


def _more(seen: Sight) -> Iterator[Drawn]:
    """Buttons for what is seldom needed, with Leave as the last one."""
    if seen.view.phase is Phase.ENDED:
        raise IllegalMove("game-over")
    buttons = [
        rules_button(seen),
        *sheets_button(seen),
        as_text_button(seen),
        *pictures_buttons(seen),
        *players_button(seen, own(seen.view).seat),
        back_button(seen),
        leave_button(seen),
    ]
    yield Drawn(tuple(rows(buttons)), page=False)


def _rules(seen: Sight) -> Iterator[Drawn]:
    yield _page(seen, rules_items(seen.table.game, seen.locale))


def _sheets(seen: Sight) -> Iterator[Drawn]:
    for first in from_rounds(seen):
        yield _page(seen, sheets_items(seen, first))


def _as_text(seen: Sight) -> Iterator[Drawn]:
    """The table, as everybody sees it; where there is a picture of the hand, above it the hand."""
    hand = ["\n".join(own_cards(seen, own(seen.view)))] if seen.pictures else []
    for named in (True, False):
        yield _page(seen, [text(words) for words in [*hand, *table_words(seen, named=named)]])


def _page(seen: Sight, items: Iterable[Item]) -> Drawn:
    return Drawn((*items, *rows([back_button(seen)])), page=True)


PARTS: Mapping[str, Draw] = {"more": _more, RULES.action: _rules, "sheets": _sheets, "as-text": _as_text}
"""The parts of a panel by the action of the control that opens each."""
