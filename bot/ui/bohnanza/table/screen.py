"""The public message of a table: what everybody may see, whom the game waits for, and buttons for everybody."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.bohnanza.view import Phase
from bot.games.contract import Outcome
from bot.ui.bohnanza.chapters import duel
from bot.ui.bohnanza.chapters.ending import sheet as end
from bot.ui.bohnanza.chapters.trading import table as table_trading
from bot.ui.bohnanza.pictures.end import end_picture
from bot.ui.bohnanza.pictures.table import table_picture
from bot.ui.bohnanza.table.buttons import buttons
from bot.ui.bohnanza.table.details import Detail, details
from bot.ui.bohnanza.table.head import head
from bot.ui.bohnanza.telling.seats import seat_block
from bot.ui.bohnanza.wording.phrases import Sight
from bot.ui.fitting import fullest
from bot.ui.layout import Item, Screen, Separator, container, rows, screen, text
from bot.ui.messages.playing import back_button, rematch_button, replay_button, rules_button, text_buttons
from bot.words import say

COLOURS = {
    Phase.PLANT: 0x5B8C3A,
    Phase.TRADE: 0xE0A030,
    Phase.PLANT_RECEIVED: 0x8B5A2B,
    Phase.PLANT_OFFERED: 0xB0508A,
    Phase.PLANT_TURNED_UP: 0xE0A030,
    Phase.CARDS_DRAWN: 0x3B7EA1,
    Phase.FINAL_HARVEST: 0xC46A1D,
    Phase.ALL_HARVESTED: 0xC46A1D,
    Phase.ENDED: 0xF1C40F,
}


def table_screen(seen: Sight) -> Screen:
    """The message of the table; it is the same for everybody who reads it."""
    return fullest(lambda detail: _table(seen, detail), details(seen.view))


def text_screen(seen: Sight) -> Screen:
    """All that the message says where it has no picture, for whoever asks; for players with a way back."""
    words = table_screen(seen._replace(pictures=False)).texts()
    back = [back_button(seen)] if seen.view.own else []
    return screen(container(*map(text, words), colour=COLOURS[seen.view.phase]), *rows(back))


def title(seen: Sight) -> str:
    """Which game this is, and at which table."""
    return say(
        seen.locale, "table-title", game=say(seen.locale, f"game-{seen.table.game}"), table=str(seen.table.id)
    )


def _table(seen: Sight, detail: Detail) -> Screen:
    outcome = seen.view.outcome
    items = _playing(seen, detail) if outcome is None else _ended(seen, outcome, detail)
    return screen(container(*items, colour=COLOURS[seen.view.phase]))


def _ended(seen: Sight, outcome: Outcome, detail: Detail) -> Iterator[Item]:
    winner, harvest, ranking = end.sheet(seen, outcome, brief=not detail.fields)
    yield text("\n".join([title(seen), winner]))
    if seen.pictures:
        yield end_picture(seen, outcome)
    else:
        yield Separator()
        yield text(ranking)
        yield Separator()
        yield text(harvest)
    yield text(say(seen.locale, "end-footer", turn=seen.view.turn))
    yield from rows([rematch_button(seen), replay_button(seen), rules_button(seen), *text_buttons(seen)])


def _playing(seen: Sight, detail: Detail) -> Iterator[Item]:
    """Without lines between its parts, which would push the buttons out of sight."""
    yield text(head(seen, brief=detail.brief))
    if seen.pictures:
        yield table_picture(seen)
        yield from table_trading.below_picture(seen, detail)
        yield from rows([*table_trading.accepting(seen, detail), *buttons(seen, detail)])
        return
    seats = [seat_block(seen, seat, brief=detail.brief, stews=detail.stews) for seat in seen.view.seats]
    yield text("\n".join(seats))
    yield from table_trading.offers(seen, detail)
    if laid_open := duel.face_up(seen):
        yield text(laid_open)
    yield from table_trading.told(seen, detail)
    yield from rows(list(buttons(seen, detail)))
