"""A moment of a game that is over: the table as it was, and below it the hand of whoever looks back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.art.drawings import Drawing
from bot.games.bohnanza.cards import beans
from bot.games.bohnanza.view import Phase, View
from bot.games.contract import Outcome
from bot.ui.bohnanza.chapters import duel
from bot.ui.bohnanza.chapters.trading.table import face_up, open_offers
from bot.ui.bohnanza.details import TableDetail, table_details
from bot.ui.bohnanza.end.sheet import below_picture, sheet
from bot.ui.bohnanza.pictures.end import end_picture
from bot.ui.bohnanza.pictures.table import table_picture
from bot.ui.bohnanza.table.head import where
from bot.ui.bohnanza.telling.hand_cards import hand_lines
from bot.ui.bohnanza.telling.seats import seat_block
from bot.ui.bohnanza.wording.colours import PHASE_COLOURS
from bot.ui.bohnanza.wording.phrases import Sight
from bot.ui.bohnanza.wording.symbols import short
from bot.ui.fitting import fullest
from bot.ui.layout import Item, Row, Screen, Separator, container, screen, text
from bot.ui.messages.all_hands import OpenHand, all_hands_lines, all_hands_picture
from bot.words import say


def replay_screen(seen: Sight, above: str, below: Sequence[Row], hands: Sequence[View] = ()) -> Screen:
    """The moment below these words and above these rows; `hands`: what each seat saw, where hands are open."""
    sight, opened = _once_left(seen), _open_hands(seen.locale, hands)
    return fullest(lambda detail: _moment(sight, above, below, opened, detail), table_details(seen.view))


def _open_hands(locale: str, hands: Sequence[View]) -> list[OpenHand]:
    """The hands that their people have opened to everybody who looks back, each from the front."""
    found = []
    for view in hands:
        if view.own is not None:
            held = beans(view.own.hand)
            words = tuple([short(locale, bean) for bean in held])
            drawn = tuple([Drawing("beans", bean) for bean in held])
            found.append(OpenHand(view.own.seat, words, drawn, ordered=True))
    return found


def _once_left(seen: Sight) -> Sight:
    """An offer left in a duel (D3) is shown as the opponent's to plant, though cards are drawn before their turn
    begins: nobody saw the table in between."""
    told = [news.what for news in seen.news if news.what in ("offer-left", "turn-began")]
    if seen.view.phase is not Phase.PLANT_OFFERED or told[-1:] != ["offer-left"]:
        return seen
    return seen._replace(view=seen.view._replace(active=duel.opponent(seen.view)))


def _moment(
    seen: Sight, above: str, below: Sequence[Row], opened: Sequence[OpenHand], detail: TableDetail
) -> Screen:
    outcome = seen.view.outcome
    shown = _played(seen, opened, detail) if outcome is None else _ended(seen, outcome, opened, detail)
    items = [text("\n".join([above, where(seen, brief=False)])), *shown, *below]
    return screen(container(*items, colour=PHASE_COLOURS[seen.view.phase]))


def _ended(seen: Sight, outcome: Outcome, opened: Sequence[OpenHand], detail: TableDetail) -> Iterator[Item]:
    brief = not detail.fields
    if seen.pictures:
        yield end_picture(seen, outcome)
        yield from map(text, below_picture(seen, outcome, brief=brief))
    else:
        _, harvest, ranking = sheet(seen, outcome, brief=brief)
        yield text(ranking)
        yield Separator()
        yield text(harvest)
    if opened:
        yield text("\n".join(all_hands_lines(seen, opened)))


def _played(seen: Sight, opened: Sequence[OpenHand], detail: TableDetail) -> Iterator[Item]:
    """The table; where all hands are open, these are the picture, and the table is told in words."""
    in_words = not seen.pictures or bool(opened)
    if in_words:
        seats = [seat_block(seen, seat, brief=detail.brief, stews=detail.stews) for seat in seen.view.seats]
        yield text("\n".join(seats))
    if seen.pictures:
        yield all_hands_picture(seen, opened) if opened else table_picture(seen)
    hands = _hand(seen) if not opened else [] if seen.pictures else all_hands_lines(seen, opened)
    if lines := [*_laid_open(seen, detail, in_words=in_words), *hands]:
        yield text("\n".join(lines))


def _laid_open(seen: Sight, detail: TableDetail, *, in_words: bool) -> Iterator[str]:
    """What lies face up, unless a picture shows it, and the offers."""
    view = seen.view
    # A duel's words speak to whoever has to do something about it.
    cards = face_up(seen) if view.phase is Phase.TRADE else duel.face_up(_everybodys(seen))
    if cards and in_words:
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
