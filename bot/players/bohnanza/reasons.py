"""Why a computer player of Bohnanza makes a move; the words are in `hints.ftl`.

Whatever is said is a fact that the seat's own View shows, so that it stays true however the move was chosen.
"""

from __future__ import annotations

from bot.games.bohnanza import moves as m
from bot.games.bohnanza.view import OfferView, View
from bot.players.bohnanza.explaining import declining, harvesting, planting, town, trading
from bot.players.hint import Reason


def explain(view: View, move: m.Move) -> Reason:
    """Why this move, which a seat may make now, is a good one; the facts are the seat's own to know."""
    own = view.own
    assert own is not None
    match move:
        case m.Plant(card, place):
            return planting.plant(view, own, card, place)
        case m.TurnUp():
            return planting.turn_up(view, own)
        case m.Discard(card):
            return planting.discard(view, own, card)
        case m.LeaveOffer():
            return planting.leave_offer(view, own)
        case m.Harvest(place):
            return town.in_the_end(view, own, place) or harvesting.harvest(view, own, place)
        case m.BuyField():
            return harvesting.buy_field(view, own)
        case m.MakeOffer():
            return trading.offer(view, own, move)
        case m.Accept(number, given):
            return trading.accept(view, own, _offer(view, number), given)
        case m.Decline(number):
            return declining.decline(view, own, _offer(view, number))
        case m.Withdraw(number):
            return trading.withdraw(view, own, _offer(view, number))
        case m.EndTrading():
            return trading.end_trading(view, own)
        case m.Pass():
            return trading.stay_out(view, own)
        case m.ComeBack():
            return trading.come_back(view, own)
        case _:
            return town.town_move(view, own, move)


def _offer(view: View, number: int) -> OfferView:
    return next(offer for offer in view.offers if offer.number == number)
