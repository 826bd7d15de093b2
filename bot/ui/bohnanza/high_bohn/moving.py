"""Moving a card of the hand with Bank 4: which card, and where it goes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.games.bohnanza.cards import Card
from bot.games.bohnanza.high_bohn.buildings import BUILDINGS
from bot.games.bohnanza.high_bohn.effects import MovesCard
from bot.games.bohnanza.high_bohn.moves import MoveCard
from bot.games.bohnanza.high_bohn.slots import town_of
from bot.games.bohnanza.moves import Move
from bot.games.bohnanza.view import View
from bot.games.contract import IllegalMove, MalformedMove
from bot.ui.bohnanza.chapters import turns
from bot.ui.bohnanza.high_bohn.banks import can
from bot.ui.bohnanza.wording.phrases import Sight, known_card, own
from bot.ui.controls import number
from bot.ui.screens import Open, Part, Play

CARD, TO = "card", "to"
"""The two choices, as their lists and the fields of the former form are called."""
MORE = "-more"
"""Ended the names of the second lists of that form, for a long hand."""
NONE = "-"
"""Stands for a choice that has not been made yet."""


def choose(seen: Sight, args: Sequence[str], chosen: Sequence[str]) -> Open:
    """The lists for the card and its new place, with what is chosen in them so far."""
    turn, which, other = (*args, NONE, NONE, NONE)[:3]
    turns.same_turn(seen.view, number((turn,), 0))
    if not can(seen.view).move_card:
        raise not_now(seen.view)
    new = next(iter(chosen), NONE)
    picked = {CARD: (new, other), TO: (other, new)}.get(which, (NONE, NONE))
    return Open(Part("move-card", (turn, *picked)))


def not_now(view: View) -> IllegalMove:
    """Why no card of the hand may be moved now."""
    town = town_of(view)
    if town is None:
        return IllegalMove("no-buildings-here")
    owned = town.seats[own(view).seat].buildings
    effects = [effect for building in owned for effect in BUILDINGS[building].effects]
    moves_card = any(isinstance(effect, MovesCard) for effect in effects)
    return IllegalMove("not-the-moment-of-your-bank" if moves_card else "no-bank-to-move-card")


def submitted(args: Sequence[str], values: Mapping[str, Sequence[str]]) -> Play[View, Move]:
    """Move the card chosen to the place chosen, in the lists or in a form of the former version."""
    card, place = args[1:3] if len(args) > 2 else (_one(values, CARD), _one(values, TO))
    return move(number(args, 0), known_card(card), number((place,), 0))


def _one(values: Mapping[str, Sequence[str]], name: str) -> str:
    chosen = [*values.get(name, ()), *values.get(name + MORE, ())]
    if len(chosen) != 1:
        raise MalformedMove("one-card-and-place")
    return chosen[0]


def move(turn: int, card: Card, place: int) -> Play[View, Move]:
    """Move this card to this place, counted from 0 at the front."""

    def choose(view: View) -> Sequence[Move]:
        turns.same_turn(view, turn)
        return (MoveCard(card, place),)

    return Play(choose)
