"""The public message of a table: what everybody may see, whom the game waits for, and buttons for everybody."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bot.games.bohnanza.view import Phase
from bot.games.contract import Outcome
from bot.ui.bohnanza.book import for_table
from bot.ui.bohnanza.chapters.situation import situation
from bot.ui.bohnanza.details import TableDetail, table_details
from bot.ui.bohnanza.end.sheet import below_picture, sheet
from bot.ui.bohnanza.latest import latest
from bot.ui.bohnanza.pictures.end import end_picture
from bot.ui.bohnanza.pictures.table import table_picture
from bot.ui.bohnanza.places import (
    ACCEPTING,
    ACTIVE_PLAYER,
    ANY_TIME,
    DEALS,
    FACE_UP,
    OPEN_OFFERS,
    WHILE_TRADING,
    Gathered,
)
from bot.ui.bohnanza.table.head import head
from bot.ui.bohnanza.telling.seats import seat_block
from bot.ui.bohnanza.wording.colours import PHASE_COLOURS
from bot.ui.bohnanza.wording.phrases import Sight
from bot.ui.fitting import fullest
from bot.ui.layout import Button, Item, Screen, Separator, container, rows, screen, text
from bot.ui.messages.pace import resume_buttons
from bot.ui.messages.playing import (
    back_button,
    hand_button,
    rematch_button,
    replay_button,
    review_button,
    rules_button,
    text_buttons,
)
from bot.ui.phrases import played
from bot.words import say


def table_screen(seen: Sight) -> Screen:
    """The message of the table; it is the same for everybody who reads it."""
    return fullest(lambda detail: _table(seen, detail), table_details(seen.view))


def text_screen(seen: Sight) -> Screen:
    """All that the message says where it has no picture, for whoever asks; for players with a way back."""
    words = table_screen(seen._replace(pictures=False)).texts()
    back = [back_button(seen)] if seen.view.own else []
    return screen(container(*map(text, words), colour=PHASE_COLOURS[seen.view.phase]), *rows(back))


def title(seen: Sight) -> str:
    """Which game this is, and at which table."""
    return say(
        seen.locale, "table-title", game=say(seen.locale, f"game-{seen.table.game}"), table=str(seen.table.id)
    )


def _table(seen: Sight, detail: TableDetail) -> Screen:
    outcome = seen.view.outcome
    items: Iterable[Item] = _playing(seen, detail) if outcome is None else _ended(seen, outcome, detail)
    return screen(container(*items, colour=PHASE_COLOURS[seen.view.phase]))


def _ended(seen: Sight, outcome: Outcome, detail: TableDetail) -> Iterator[Item]:
    brief = not detail.fields
    winner, harvest, ranking = sheet(seen, outcome, brief=brief)
    yield text("\n".join([title(seen), winner]))
    if seen.pictures:
        yield end_picture(seen, outcome)
        yield from map(text, below_picture(seen, outcome, brief=brief))
    else:
        yield Separator()
        yield text(ranking)
        yield Separator()
        yield text(harvest)
    yield text(say(seen.locale, "end-footer", turn=seen.view.turn))
    yield from rows(
        [rematch_button(seen), replay_button(seen), review_button(seen), rules_button(seen), *text_buttons(seen)]
    )


def _playing(seen: Sight, detail: TableDetail) -> list[Item]:
    """The table while the game goes on; lines between its parts would push the buttons out of sight."""
    offered = for_table(seen, detail)
    deals, accepting, offers = offered.at(DEALS), offered.at(ACCEPTING), offered.at(OPEN_OFFERS)
    above, buttons = text(head(seen, brief=detail.brief)), _buttons(seen, offered)
    if seen.pictures:
        # While somebody trades, the offers are what matters.
        news = [] if seen.view.phase is Phase.TRADE else _news(seen, detail)
        said = _lines([*deals, *news, *offers])
        return [above, table_picture(seen), *said, *rows([*accepting, *buttons])]
    seats = [seat_block(seen, seat, brief=detail.brief, stews=detail.stews) for seat in seen.view.seats]
    open_now = _lines([*offered.at(FACE_UP), *offers])
    said = _lines([*deals, *_news(seen, detail)])
    return [above, text("\n".join(seats)), *open_now, *rows(accepting), *said, *rows(buttons)]


def _news(seen: Sight, detail: TableDetail) -> list[str]:
    return [say(seen.locale, "table-news-line", line=line) for line in latest(seen, detail.news)]


def _lines(lines: Sequence[str]) -> list[Item]:
    return [text("\n".join(lines))] if lines else []


def _buttons(seen: Sight, offered: Gathered) -> list[Button]:
    """What works in every phase, with what this phase has in its place: the same for everybody."""
    going_on = not situation(seen).asked and not played(seen.table.seats[seen.view.active])
    return [
        *resume_buttons(seen.table, seen.locale),
        hand_button(seen),
        *offered.at(WHILE_TRADING),
        *(offered.at(ACTIVE_PLAYER) if going_on else ()),
        *offered.at(ANY_TIME),
        rules_button(seen),
        *text_buttons(seen),
    ]
