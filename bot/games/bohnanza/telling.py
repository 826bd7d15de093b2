"""What one viewer hears of one event; with the View this is the only way out of a game."""

from __future__ import annotations

from bot.games.bohnanza import events as e
from bot.games.bohnanza.cards import beans, sort_beans
from bot.games.bohnanza.events import Event
from bot.games.bohnanza.news import News
from bot.games.bohnanza.state import State
from bot.games.contract import Seat, Viewer


def tell(before: State, event: Event, viewer: Viewer) -> News | None:
    """What this viewer hears of an event that follows on `before`, if anything."""
    match event:
        case e.Dealt() | e.Shuffled() | e.OfferAnswered():
            return None
        case e.Planted(seat, card, place, _):
            return News("planted", seat, beans=sort_beans(before.rules.beans, (card,)), place=place)
        case e.TurnedUp(cards):
            return News("turned-up", before.active, beans=beans(cards), number=len(cards))
        case e.Joined(cards):
            return News("joined", before.active, beans=beans(cards), number=len(cards))
        case e.Discarded(seat, card, from_hand):
            what = "discarded" if from_hand else "offer-discarded"
            return News(what, seat, beans=sort_beans(before.rules.beans, (card,)))
        case e.OfferLeft(cards):
            return News("offer-left", before.active, beans=beans(cards))
        case e.Drawn(seat, cards):
            known = sort_beans(before.rules.beans, cards) if viewer == seat else ()
            return News("drew", seat, beans=known, number=len(cards))
        case e.Exhausted(time, last):
            return News("exhausted-last" if last else "exhausted", number=time)
        case e.Offered(number, seat, to, give, want):
            return News("offered", seat, to, sort_beans(before.rules.beans, give), want, offer=number)
        case e.Declined(seat, number):
            return News("declined", seat, offer=number)
        case e.Withdrawn(number):
            return News("withdrawn", _giver(before, number), offer=number)
        case e.Lapsed(number):
            return News("lapsed", _giver(before, number), offer=number)
        case e.Passed(seat):
            return News("passed", seat)
        case e.CameBack(seat):
            return News("back-in", seat)
        case e.Traded(number, giver, taker, given, taken):
            traded = (sort_beans(before.rules.beans, given), sort_beans(before.rules.beans, taken))
            return News("traded", giver, taker, *traded, offer=number)
        case e.TradingEnded():
            return News("trading-ended", before.active, beans=beans(before.face_up))
        case e.FaceUpDiscarded(cards):
            return News("face-up-discarded", before.active, beans=beans(cards))
        case e.Harvested(seat, place, thalers, discarded):
            return News(
                "harvested",
                seat,
                beans=sort_beans(before.rules.beans, thalers + discarded),
                number=len(thalers),
                place=place,
            )
        case e.FieldBought(seat, paid, to_box):
            return News("field-bought-box" if to_box else "field-bought", seat, number=len(paid))
        case e.TurnBegan(turn, active):
            return News("turn-began", active, number=turn)
        case e.Ended():
            return News("ended")
        case _:
            return before.rules.module_of(event).tell(before, event, viewer)


def _giver(state: State, number: int) -> Seat | None:
    return next((offer.seat for offer in state.offers if offer.number == number), None)
