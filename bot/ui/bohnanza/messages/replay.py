"""A moment of a game that is over: the table as it was, and below it the hand of whoever looks back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.games.bohnanza.cards import beans
from bot.games.bohnanza.view import Phase
from bot.games.contract import Outcome
from bot.ui.bohnanza.controls import duel
from bot.ui.bohnanza.messages import end
from bot.ui.bohnanza.messages.table import COLOURS
from bot.ui.bohnanza.messages.table_details import Detail, details
from bot.ui.bohnanza.messages.table_head import where
from bot.ui.bohnanza.messages.table_trading import face_up, open_offers
from bot.ui.bohnanza.pictures.end import end_picture
from bot.ui.bohnanza.pictures.table import table_picture
from bot.ui.bohnanza.wording.hand_cards import hand_lines
from bot.ui.bohnanza.wording.phrases import Sight
from bot.ui.bohnanza.wording.seats import seat_block
from bot.ui.fitting import fullest
from bot.ui.layout import Button, Item, Screen, Separator, container, rows, screen, text
from bot.words import say


def replay_screen(seen: Sight, above: str, buttons: Sequence[Button]) -> Screen:
    """The moment below these words and above these buttons."""
    sight = _once_left(seen)
    return fullest(lambda detail: _moment(sight, above, buttons, detail), details(seen.view))


def _once_left(seen: Sight) -> Sight:
    """An offer left in a duel (D3) is shown as the opponent's to plant, though cards are drawn before their turn
    begins: nobody saw the table in between."""
    told = [news.what for news in seen.news if news.what in ("offer-left", "turn-began")]
    if seen.view.phase is not Phase.PLANT_OFFERED or told[-1:] != ["offer-left"]:
        return seen
    return seen._replace(view=seen.view._replace(active=duel.opponent(seen.view)))


def _moment(seen: Sight, above: str, buttons: Sequence[Button], detail: Detail) -> Screen:
    outcome = seen.view.outcome
    shown = _played(seen, detail) if outcome is None else _ended(seen, outcome, detail)
    items = [text("\n".join([above, where(seen, brief=False)])), *shown, *rows(buttons)]
    return screen(container(*items, colour=COLOURS[seen.view.phase]))


def _ended(seen: Sight, outcome: Outcome, detail: Detail) -> Iterator[Item]:
    if seen.pictures:
        yield end_picture(seen, outcome)
        return
    _, harvest, ranking = end.sheet(seen, outcome, brief=not detail.fields)
    yield text(ranking)
    yield Separator()
    yield text(harvest)


def _played(seen: Sight, detail: Detail) -> Iterator[Item]:
    if seen.pictures:
        yield table_picture(seen)
    else:
        seats = [seat_block(seen, seat, brief=detail.brief, stews=detail.stews) for seat in seen.view.seats]
        yield text("\n".join(seats))
    if lines := [*_laid_open(seen, detail), *_hand(seen)]:
        yield text("\n".join(lines))


def _laid_open(seen: Sight, detail: Detail) -> Iterator[str]:
    """What lies face up, unless a picture shows it, and the offers."""
    view = seen.view
    # A duel's words speak to whoever has to do something about it.
    cards = face_up(seen) if view.phase is Phase.TRADE else duel.face_up(_everybodys(seen))
    if cards and not seen.pictures:
        yield cards
    if view.offers:
        yield from open_offers(seen, detail)


def _everybodys(seen: Sight) -> Sight:
    return seen._replace(view=seen.view._replace(own=None))


def _hand(seen: Sight) -> Iterator[str]:
    own = seen.view.own
    if own is not None:
        yield say(seen.locale, "replay-hand")
        yield hand_lines(seen.locale, beans(own.hand))
