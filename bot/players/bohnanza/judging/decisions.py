"""A decision of one seat beside all that it could have decided, by what it saw alone."""

from __future__ import annotations

from bot.games.bohnanza import moves as m
from bot.games.bohnanza.high_bohn.slots import town_of
from bot.games.bohnanza.view import Turn, View
from bot.games.contract import Seat
from bot.players.bohnanza.explaining import harvesting, reviewing
from bot.players.bohnanza.judging import duels, fieldwork, trades
from bot.players.bohnanza.reasons import explain
from bot.players.hint import Reason
from bot.players.judging import Judged, judged

PARTS = ("planting", "trading", "harvesting")
"""What is bought in a town is not among them: played on both ways, what the best player expects of a building does
not come, as `python -m tests.benchmarks.review` has shown (3 of 12)."""

AS_GOOD = 0.25
"""Thalers that a decision may promise less than the best one, and count as good as that."""


def unjudged(view: View) -> str:
    """What is not judged in this game: buildings that were bought or not, and a field that was not bought."""
    if town_of(view) is not None:
        return "town"
    return "" if view.third_field_price is None else "field"


def judge(view: View, move: m.Move, taker: Seat | None = None) -> Judged | None:
    """What was expected of this move and of the best one, in thalers; None where that cannot be told, or there was
    nothing to decide. `taker`: who accepted the offer that it made."""
    found = _judged(view, move, taker)
    return None if found is None else found._replace(reason=_reason(view, found, taker))


def _judged(view: View, move: m.Move, taker: Seat | None) -> Judged | None:
    own = view.own
    if own is None:
        return None
    field = duels if view.kind is Turn.DUEL else fieldwork
    match move:
        case m.Plant() | m.TurnUp() | m.Discard() | m.LeaveOffer():
            return judged("planting", move, field.to_plant(view, own))
        case m.Harvest():
            return judged("harvesting", move, field.to_harvest(view, own, move))
        case m.BuyField():
            return judged("harvesting", move, field.to_buy(view, own))
        case m.Accept():
            return judged("trading", move, trades.to_accept(view, own, move))
        case m.Decline():
            return judged("trading", move, trades.to_decline(view, own, move))
        case m.MakeOffer() if taker is not None:
            return judged("trading", move, trades.to_offer(view, own, move, taker))
        case _:
            return None


def _reason(view: View, found: Judged, taker: Seat | None) -> Reason | None:
    """Why the best is good; where it is to do nothing, why not to do what was done."""
    own = view.own
    assert own is not None
    if found.best is not None:
        return reviewing.compared(view, own, found.done, found.best, explain(view, found.best))
    match found.done:
        case m.Harvest(place):
            return reviewing.given_up(view, own, place)
        case m.BuyField():
            return harvesting.late(view)
        case m.MakeOffer() if taker is not None:
            return trades.why_not(view, own, found.done, taker)
        case _:
            return None
