"""Moving a card of the hand with Bank 4: the form that asks which card, and where it goes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import discord

from bot.games.bohnanza.cards import BEAN, Card
from bot.games.bohnanza.high_bohn.buildings import BUILDINGS
from bot.games.bohnanza.high_bohn.effects import MovesCard
from bot.games.bohnanza.high_bohn.moves import MoveCard
from bot.games.bohnanza.high_bohn.slots import town_of
from bot.games.bohnanza.moves import Move
from bot.games.bohnanza.view import View
from bot.games.contract import IllegalMove, MalformedMove
from bot.ui.bohnanza.controls import turns
from bot.ui.bohnanza.controls.copies import place_of
from bot.ui.bohnanza.high_bohn.banks import can
from bot.ui.bohnanza.wording.phrases import Sight, known_card, own
from bot.ui.bohnanza.wording.symbols import short
from bot.ui.controls import control, number
from bot.ui.layout import OPTION_LIMIT, ModalLabel, ModalSelect
from bot.ui.modals import labelled, open_modal
from bot.ui.phrases import cut
from bot.ui.screens import OpenModal, Play
from bot.words import say

CARD, TO = "card", "to"
"""The fields of the form; for a long hand each has a second list, whose name ends in MORE."""
MORE = "-more"


def open_form(seen: Sight, turn: int) -> OpenModal:
    """The form that asks for the card and its new place."""
    turns.same_turn(seen.view, turn)
    hand = can(seen.view).move_card
    if not hand:
        raise not_now(seen.view)
    cards = [discord.SelectOption(label=cut(place_of(seen, card), 100), value=card) for card in hand]
    places = [_place(seen, place, card) for place, card in enumerate(hand)]
    labels = [*_labels(seen, CARD, cards), *_labels(seen, TO, places)]
    return open_modal(say(seen.locale, "move-title"), control(seen.table.id, "move-to", turn), labels)


def not_now(view: View) -> IllegalMove:
    """Why no card of the hand may be moved now."""
    town = town_of(view)
    if town is None:
        return IllegalMove("no-buildings-here")
    owned = town.seats[own(view).seat].buildings
    effects = [effect for building in owned for effect in BUILDINGS[building].effects]
    moves_card = any(isinstance(effect, MovesCard) for effect in effects)
    return IllegalMove("not-the-moment-of-your-bank" if moves_card else "no-bank-to-move-card")


def _place(seen: Sight, place: int, card: Card) -> discord.SelectOption:
    label = say(seen.locale, "move-place", place=place + 1, card=short(seen.locale, BEAN[card]))
    return discord.SelectOption(label=cut(label, 100), value=str(place))


def _labels(seen: Sight, name: str, options: Sequence[discord.SelectOption]) -> list[ModalLabel]:
    """A list of these options, or two if one cannot hold them all, of which the person uses one."""
    alone = len(options) <= OPTION_LIMIT
    about = say(seen.locale, f"move-{name}-about" if alone else "move-one-list")
    found = []
    for custom_id, start in ((name, 0), (name + MORE, OPTION_LIMIT)):
        part = list(options[start : start + OPTION_LIMIT])
        if part:
            select: ModalSelect = discord.ui.Select(
                custom_id=custom_id, options=part, min_values=int(alone), required=alone
            )
            found.append(labelled(say(seen.locale, f"move-{custom_id}"), about, select))
    return found


def submitted(args: Sequence[str], values: Mapping[str, Sequence[str]]) -> Play[View, Move]:
    """Move the card chosen to the place chosen."""
    turn, card, place = number(args, 0), _one(values, CARD), _one(values, TO)
    return move(turn, known_card(card), number((place,), 0))


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
