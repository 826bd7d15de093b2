"""A player of Bohnanza for people who beat the hard one: it believes what many games of that one have taught."""

from __future__ import annotations

from bot.games.bohnanza.moves import Move
from bot.games.bohnanza.view import View
from bot.games.chance import Chance
from bot.players.bohnanza.hard import best_move
from bot.players.bohnanza.manners import AMONG_PEOPLE, EXPECTANT
from bot.players.bohnanza.valuation.weights import EXPERT


def expert_player(view: View, chance: Chance) -> Move | None:
    """The move that promises most; None where the player wants nothing and the game does not wait for it."""
    return best_move(view, EXPECTANT, EXPERT)


def expert_among_people(view: View, chance: Chance) -> Move | None:
    """The same where people sit at the table, to whom fewer offers are made."""
    return best_move(view, AMONG_PEOPLE, EXPERT)
