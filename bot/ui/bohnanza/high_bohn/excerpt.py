"""What of the town a person's private message is drawn from."""

from __future__ import annotations

from bot.games.bohnanza.high_bohn.shown import ScoreView, TownOptions, TownSeatView, TownView
from bot.games.bohnanza.high_bohn.slots import options_of
from bot.games.bohnanza.options import Options
from bot.games.contract import Seat

NO_SCORE = ScoreView(0, 0, 0, 0, 0)
NO_TOWN = TownOptions()


def options_shown(can: TownOptions) -> TownOptions:
    """These options as a panel shows them: what can be bought is there only for somebody who is asked whether they
    buy."""
    return can if can.buy_no_more else can._replace(buy=())


def view_shown(town: TownView, seat: Seat, *, live: bool) -> TownView:
    """What a panel shows of the town: the question to this player, if there is one, with the buildings that it may
    be about, and what the panel needs of each seat's town. A live one also tells that another is asked."""
    asked = town.question is not None and town.question.seat == seat
    seats = tuple([_town_of(other, mine=other.seat == seat) for other in town.seats])
    return TownView(town.buildings if asked else (), seats, town.question if asked or live else None)


def _town_of(town: TownSeatView, *, mine: bool) -> TownSeatView:
    """A seat's town as a panel shows it: of other players' only what a third field costs them, since an own lower
    price is named beside it."""
    if mine:
        return town._replace(room=0, score=NO_SCORE)
    return TownSeatView(town.seat, (), (), 0, (), (), town.third_field_price, NO_SCORE)


def uses_turn(options: Options) -> bool:
    """Whether the player may use a Bank (H5), whose buttons name the turn."""
    can = options_of(options) or NO_TOWN
    return can.peek or can.peeked is not None or bool(can.move_card)
