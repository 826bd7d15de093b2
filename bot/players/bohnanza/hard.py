"""A player of Bohnanza who counts cards, looks ahead, and counts the others' gain as a loss."""

from __future__ import annotations

from bot.games.bohnanza.moves import Decline, Move, Withdraw
from bot.games.bohnanza.view import Own, Turn, View
from bot.games.chance import Chance
from bot.players.bohnanza.buying import planned_town_move
from bot.players.bohnanza.duel.player import duel_move
from bot.players.bohnanza.manners import AMONG_COMPUTERS, AMONG_PEOPLE, Manners
from bot.players.bohnanza.planting import planned_planting
from bot.players.bohnanza.priority import first_wanted
from bot.players.bohnanza.third_field import third_field
from bot.players.bohnanza.trading import Trader


def hard_player(view: View, chance: Chance) -> Move | None:
    """The move that promises most; None where nothing is wanted and the game does not wait for this seat."""
    return _move(view, AMONG_COMPUTERS)


def hard_among_people(view: View, chance: Chance) -> Move | None:
    """The same where people sit at the table, who do not want to hear so much."""
    return _move(view, AMONG_PEOPLE)


def _move(view: View, manners: Manners) -> Move | None:
    # Moves without fields are empty tuples, and so no truths.
    def trade(view: View, own: Own) -> Move | None:
        bought = third_field(view, own)
        return _trade(view, own, manners) if bought is None else bought

    def plant(view: View, own: Own) -> Move | None:
        bought = third_field(view, own)
        return planned_planting(view, own) if bought is None else bought

    if view.kind is Turn.DUEL:
        plant = duel_move
    return first_wanted(view, in_town=planned_town_move, trade=trade, plant=plant)


def _trade(view: View, own: Own, manners: Manners) -> Move | None:
    """Take back what has become a bad offer, accept the best one, answer one, or make one's own."""
    can = own.options
    trader = Trader(view, own)
    regretted = trader.regretted_offer()
    if regretted is not None:
        return Withdraw(regretted)
    accepted = trader.best_accepted()
    if accepted is not None:
        return accepted
    may_offer = manners.allow_offer(view, own)
    if can.decline:
        counter = trader.counter_offer(can.decline[0]) if may_offer and manners.counter_offers else None
        return counter or Decline(can.decline[0])
    return trader.best_offer() if may_offer else None
