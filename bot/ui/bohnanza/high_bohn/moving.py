"""Moving a card of the hand with Bank 4: which card, and where it goes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

import discord

from bot.games.bohnanza.cards import BEAN, Card
from bot.games.bohnanza.high_bohn.buildings import BUILDINGS
from bot.games.bohnanza.high_bohn.effects import MovesCard
from bot.games.bohnanza.high_bohn.moves import MoveCard
from bot.games.bohnanza.high_bohn.slots import town_of
from bot.games.bohnanza.moves import Move
from bot.games.bohnanza.view import View
from bot.games.contract import IllegalMove, MalformedMove
from bot.ui.bohnanza.chapter import Action, Chapter, Command, PanelPart, Told
from bot.ui.bohnanza.chapters.course import in_turn, same_turn
from bot.ui.bohnanza.chapters.trading.copies import place_of
from bot.ui.bohnanza.high_bohn.banks import can
from bot.ui.bohnanza.typed import naming
from bot.ui.bohnanza.typed.listing import card_said, matching
from bot.ui.bohnanza.wording.phrases import Sight, cards, known_card, own
from bot.ui.bohnanza.wording.symbols import short
from bot.ui.controls import control, number
from bot.ui.layout import OPTION_LIMIT, Button, Item, Select, button, row, rows, text
from bot.ui.phrases import cut
from bot.ui.screens import Answer, Choice, Click, Open, Part, Play
from bot.words import say

CARD, TO = "card", "to"
"""The two choices, as their lists and the fields of the former form are called."""
MORE = "-more"
"""Ended the names of the second lists of that form, for a long hand."""
NONE = "-"
"""Stands for a choice that has not been made yet."""


def _choose(seen: Sight, click: Click) -> Open:
    """The lists for the card and its new place, with what is chosen in them so far."""
    turn, which, other = (*click.args, NONE, NONE, NONE)[:3]
    same_turn(seen.view, number((turn,), 0))
    if not can(seen.view).move_card:
        raise _not_now(seen.view)
    new = next(iter(click.values.get("", ())), NONE)
    picked = {CARD: (new, other), TO: (other, new)}.get(which, (NONE, NONE))
    return Open(Part("move-card", (turn, *picked)))


def _not_now(view: View) -> IllegalMove:
    """Why no card of the hand may be moved now."""
    town = town_of(view)
    if town is None:
        return IllegalMove("no-buildings-here")
    owned = town.seats[own(view).seat].buildings
    effects = [effect for building in owned for effect in BUILDINGS[building].effects]
    moves_card = any(isinstance(effect, MovesCard) for effect in effects)
    return IllegalMove("not-the-moment-of-your-bank" if moves_card else "no-bank-to-move-card")


def _submitted(args: Sequence[str], values: Mapping[str, Sequence[str]]) -> Play[View, Move]:
    """Move the card chosen to the place chosen, in the lists or in a form of the former version."""
    card, place = args[1:3] if len(args) > 2 else (_one(values, CARD), _one(values, TO))
    return in_turn(number(args, 0), MoveCard(known_card(card), number((place,), 0)))


def _one(values: Mapping[str, Sequence[str]], name: str) -> str:
    chosen = [*values.get(name, ()), *values.get(name + MORE, ())]
    if len(chosen) != 1:
        raise MalformedMove("one-card-and-place")
    return chosen[0]


def _part(seen: Sight) -> Iterator[Item]:
    """Two lists and what is done with their choices; raises Refusal once it is not the moment for it."""
    turn, card, place = (*(seen.part.args if seen.part else ()), NONE, NONE, NONE)[:3]
    same_turn(seen.view, number((turn,), 0))
    hand = can(seen.view).move_card
    if not hand:
        raise _not_now(seen.view)
    yield text(say(seen.locale, "move-ask"))
    yield from _lists(seen, CARD, (turn, CARD, place), _cards(seen, hand, card))
    yield from _lists(seen, TO, (turn, TO, card), _places(seen, hand, place))
    yield from rows([_move_it(seen, turn, card, place), _skip(seen)])


def _cards(seen: Sight, hand: Sequence[Card], chosen: str) -> list[discord.SelectOption]:
    return [
        discord.SelectOption(label=cut(place_of(seen, card), 100), value=card, default=card == chosen)
        for card in hand
    ]


def _places(seen: Sight, hand: Sequence[Card], chosen: str) -> list[discord.SelectOption]:
    labels = [
        say(seen.locale, "move-place", place=place, card=short(seen.locale, BEAN[card]))
        for place, card in enumerate(hand, start=1)
    ]
    return [
        discord.SelectOption(label=cut(label, 100), value=str(place), default=str(place) == chosen)
        for place, label in enumerate(labels)
    ]


def _lists(
    seen: Sight, name: str, about: Sequence[str], options: Sequence[discord.SelectOption]
) -> Iterator[Item]:
    """A list of these, or two if one cannot hold them all; each knows what the other choice is."""
    for more, start in (("", 0), ("more", OPTION_LIMIT)):
        part = list(options[start : start + OPTION_LIMIT])
        if part:
            select: Select = discord.ui.Select(
                custom_id=control(seen.table.id, "move-card", *about, *([more] if more else [])),
                placeholder=say(seen.locale, f"move-{name}", more="yes" if more else "no"),
                options=part,
            )
            yield row(select)


def _move_it(seen: Sight, turn: str, card: str, place: str) -> Button:
    what = control(seen.table.id, "move-to", turn, card, place)
    label, lacking = say(seen.locale, "move-button"), NONE in (card, place)
    return button(label, what, discord.ButtonStyle.success, disabled=lacking)


def _skip(seen: Sight) -> Button:
    return button(say(seen.locale, "move-button-skip"), control(seen.table.id, "back"))


def _typed(seen: Sight, click: Click) -> Answer:
    """`/move card to` moves a card of the hand to another place in it."""
    if not can(seen.view).move_card:
        raise _not_now(seen.view)
    card = naming.card_of_hand(seen, click.typed("card"))
    place = naming.place_in_row(seen.locale, (click.typed("to") or "").split(".")[0])
    # No place at all is none of the hand: the rules say so.
    return in_turn(seen.view.turn, MoveCard(card, (place or 0) - 1))


def _movable(seen: Sight, click: Click, typed: str) -> Iterable[Choice]:
    """The cards of the hand that a Bank may move."""
    mine = own(seen.view)
    return matching([card_said(seen, mine, card) for card in can(seen.view).move_card], typed)


def _new_places(seen: Sight, click: Click, typed: str) -> Iterable[Choice]:
    """The places in the hand where a Bank may put a card."""
    hand = can(seen.view).move_card
    said = [
        say(seen.locale, "move-place", place=place, card=short(seen.locale, BEAN[card]))
        for place, card in enumerate(hand, start=1)
    ]
    return matching([Choice(words, str(place)) for place, words in enumerate(said, start=1)], typed)


def _advice(seen: Sight, move: MoveCard) -> str:
    place = own(seen.view).hand.index(move.card) + 1
    beans = cards(seen.locale, [BEAN[move.card]])
    return say(seen.locale, "advice-move-card", beans=beans, place=place, to=move.to + 1)


MOVING = Chapter(
    actions={
        "move-card": Action(_choose),
        "move-to": Action(lambda seen, click: _submitted(click.args, click.values)),
    },
    commands={"move": Command(_typed)},
    lists={("move", "card"): _movable, ("move", "to"): _new_places},
    parts={"move-card": PanelPart(_part)},
    news={"card-moved": Told()},
    advice={MoveCard: _advice},
    taken={MoveCard: lambda seen, move: ("move-to", seen.view.turn, move.card, move.to)},
)
