"""What one looks at without a move: what beans pay, the rules, and what is seldom needed."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.bohnanza.view import Own
from bot.ui.bohnanza.chapter import Action, Chapter, PanelPart, opened
from bot.ui.bohnanza.chapters.looking.meters import meters
from bot.ui.bohnanza.chapters.looking.more import more
from bot.ui.bohnanza.chapters.looking.rules import rules
from bot.ui.bohnanza.details import PanelDetail
from bot.ui.bohnanza.places import LOOK, Placed
from bot.ui.bohnanza.wording.phrases import Sight
from bot.ui.controls import control
from bot.ui.layout import Button, button
from bot.ui.messages.playing import more_button
from bot.words import say


def _private(seen: Sight, mine: Own, detail: PanelDetail) -> Iterator[Placed[Button]]:
    yield Placed(LOOK, button(say(seen.locale, "hand-button-meters"), control(seen.table.id, "meters")))
    yield Placed(LOOK, more_button(seen))


LOOKING = Chapter(
    actions={
        "meters": Action(opened(meters)),
        "more": Action(opened(more)),
        "read-rules": Action(opened(rules)),
    },
    parts={
        "meters": PanelPart(meters, reading=True),
        "more": PanelPart(more, reading=True),
        "read-rules": PanelPart(rules, page=True, reading=True),
    },
    private=_private,
)
