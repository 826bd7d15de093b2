"""A player of Bohnanza who counts cards, looks ahead, and counts the others' gain as a loss."""

from __future__ import annotations

from bot.games.bohnanza.cards import BEAN, Bean, Card
from bot.games.bohnanza.moves import (
    BuyField,
    Decline,
    Discard,
    Harvest,
    LeaveOffer,
    Move,
    Plant,
    TurnUp,
    Withdraw,
)
from bot.games.bohnanza.options import PlantOption
from bot.games.bohnanza.view import Own, View
from bot.games.chance import Chance
from tests.benchmarks.players.hard_0_1.bohnanza.high_bohn import sensible_town_move
from tests.benchmarks.players.hard_0_1.bohnanza.priority import first_wanted, plant_growing
from tests.benchmarks.players.hard_0_1.bohnanza.prospects import Prospects
from tests.benchmarks.players.hard_0_1.bohnanza.trading import Trader

OFFERS = 3
"""How many offers this player keeps open at most on its turn."""

OFFERS_OFF_TURN = 2
"""And on somebody else's."""

DEAR = 2.0
"""What a harvest must throw away, in thalers, for a third field to be bought instead."""

EARLY = 2.5
"""The rounds that must be left for a third field to pay."""


def hard_player(view: View, chance: Chance) -> Move | None:
    """The move that promises most; None where nothing is wanted and the game does not wait for this seat."""
    return first_wanted(view, in_town=sensible_town_move, trade=_trade, plant=_plant)


def _trade(view: View, own: Own) -> Move | None:
    """Take back what has become a bad offer, accept the best one, or decline one, or make one's own."""
    can = own.options
    most = OFFERS if own.seat == view.active else OFFERS_OFF_TURN
    trader = Trader(view, own)
    regretted = trader.regretted_offer()
    if regretted is not None:
        return Withdraw(regretted)
    accepted = trader.best_accepted()
    if accepted is not None:
        return accepted
    if can.decline:
        return Decline(can.decline[0])
    return trader.best_offer() if len(can.withdraw) < most else None


def _plant(view: View, own: Own) -> Move | None:
    """Plant what grows already or is worth it, do without what costs more than it brings, else make room."""
    grown = plant_growing(view, own)
    if grown is not None:
        return grown
    prospects = Prospects(view)
    return _plant_new(prospects, own) if own.options.plant else _go_on(prospects, own)


def _plant_new(prospects: Prospects, own: Own) -> Move | None:
    """Something new is planted, or need not be, or makes a harvest needed."""
    can = own.options
    worth = {option.card: gain(prospects, own, option.card) for option in can.plant}
    option = max(can.plant, key=lambda option: (bool(option.places), worth[option.card]))
    may_do_without = can.turn_up or can.leave_offer or option.card in can.discard
    if may_do_without and worth[option.card] + _denied(prospects, own, BEAN[option.card]) <= 0:
        return _go_on(prospects, own)
    if option.places:
        return Plant(option.card, option.places[0])
    return _make_room(prospects, own, option)


def gain(prospects: Prospects, own: Own, card: Card) -> float:
    """What planting this card brings."""
    hand = [BEAN[held] for held in own.hand]
    after = [BEAN[held] for held in own.hand if held != card]
    return prospects.worth(own.seat, [BEAN[card]], after) - prospects.worth(own.seat, [], hand)


def _denied(prospects: Prospects, own: Own, bean: Bean) -> float:
    """What the opponent in a duel would have of this card, were it left as an offer (D3)."""
    if not own.options.leave_offer:
        return 0.0
    opponent = 1 - own.seat
    return max(0.0, prospects.worth(opponent, [bean]) - prospects.worth(opponent, []))


def _go_on(prospects: Prospects, own: Own) -> Move | None:
    """Do without what need not be planted; in a duel, discard what is best to be without (D3)."""
    can = own.options
    hand = [BEAN[card] for card in own.hand]
    now = prospects.worth(own.seat, [], hand)
    best: tuple[float, Card] | None = None
    for card in can.discard:
        after = prospects.worth(own.seat, [], [BEAN[held] for held in own.hand if held != card]) - now
        if best is None or after > best[0]:
            best = after, card
    if best is not None and (best[0] > 0 or not can.turn_up):
        return Discard(best[1])
    if can.turn_up:
        return TurnUp()
    return LeaveOffer() if can.leave_offer else None


def _make_room(prospects: Prospects, own: Own, option: PlantOption) -> Move:
    """Harvest what loses least, unless a new field is the better bargain."""
    fields = prospects.view.seats[own.seat].fields

    def lost(place: int) -> float:
        field = fields[place]
        return 0.0 if field.bean is None else prospects.lost(own.seat)[field.bean][field.cards]

    place = min(option.harvest_first, key=lost)
    if own.options.buy_field and prospects.rounds > EARLY and lost(place) > DEAR:
        return BuyField()
    return Harvest(place)
