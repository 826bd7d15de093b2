"""The players of Bohnanza by name, and what a table must know of their moves, but not how they decide."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bot.games.bohnanza.moves import Move, Withdraw
from bot.games.bohnanza.view import View
from bot.games.chance import Chance
from bot.players.bohnanza.advising import advised as advised
from bot.players.bohnanza.easy import easy_player
from bot.players.bohnanza.etiquette import accepts as accepts
from bot.players.bohnanza.etiquette import answers as answers
from bot.players.bohnanza.etiquette import closing as closing
from bot.players.bohnanza.etiquette import default as default
from bot.players.bohnanza.etiquette import done as done
from bot.players.bohnanza.etiquette import stage as stage
from bot.players.bohnanza.etiquette import talk as talk
from bot.players.bohnanza.expert import expert_among_people, expert_player
from bot.players.bohnanza.hard import hard_among_people, hard_player
from bot.players.bohnanza.judging.decisions import AS_GOOD as AS_GOOD
from bot.players.bohnanza.judging.decisions import PARTS as PARTS
from bot.players.bohnanza.judging.decisions import judge as judge
from bot.players.bohnanza.judging.decisions import unjudged as unjudged
from bot.players.bohnanza.normal import normal_among_people, normal_player
from bot.players.bohnanza.random_player import random_player
from bot.players.bohnanza.reasons import explain as explain
from bot.players.bohnanza.simplest_player import simplest as simplest
from bot.players.bohnanza.strengths import EXPERT_FOR as EXPERT_FOR
from bot.players.bohnanza.strengths import STANDINGS as STANDINGS
from bot.players.bohnanza.strengths import VERSIONS as VERSIONS


def everyone_may_act(view: View) -> bool:
    """Whether the table is trading, so that all may want something (B5)."""
    return view.own is not None and view.own.options.may_offer


def open_offers(view: View) -> int:
    """How many of the own offers are open (B5.7)."""
    return sum(view.own is not None and offer.seat == view.own.seat for offer in view.offers)


def leaving_moves(view: View) -> Sequence[Move]:
    """The moves that withdraw the own offers (B5.7)."""
    return [] if view.own is None else [Withdraw(number) for number in view.own.options.withdraw]


PLAYERS: Mapping[str, Callable[[View, Chance], Move | None]] = {
    "simplest": lambda view, chance: simplest(view),
    "random": random_player,
    "easy": easy_player,
    "normal": normal_player,
    "hard": hard_player,
    "expert": expert_player,
}
"""By name; the last one plays best."""

AMONG_PEOPLE: Mapping[str, Callable[[View, Chance], Move | None]] = {
    "normal": normal_among_people,
    "hard": hard_among_people,
    "expert": expert_among_people,
}
"""Those who say less where people sit at the table."""
