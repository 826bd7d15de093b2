"""Positions of random games, each with a move that a seat may make there and why it is told to make it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import NamedTuple

from bot.games import CATALOGUE
from bot.games.bohnanza.cards import BEAN, KINDS, Bean, Card, beans
from bot.games.bohnanza.chapters.harvesting import meter
from bot.games.bohnanza.moves import Accept, EndTrading, MakeOffer, Move
from bot.games.bohnanza.state import Field, Phase, Player, State
from bot.games.bohnanza.view import View, view
from bot.games.chance import seeded
from bot.games.contract import Refusal, Seat
from bot.players import FAMILIES
from bot.players.bohnanza import explain
from bot.players.hint import Fact
from tests.games.bohnanza.playing import STACKED

FAMILY = FAMILIES["bohnanza"]
GAMES = tuple(key for key, game in CATALOGUE.items() if game.family == "bohnanza")
MANY = 1000
"""Positions of each game."""
A_CARD = {bean: kind.cards()[:1] for bean, kind in KINDS.items()}
"""One card of each bean."""


class Told(NamedTuple):
    """A sentence that somebody is told: in which state, who, about which move, with which facts."""

    key: str
    state: State
    seat: Seat
    view: View
    move: Move
    id: str
    facts: Mapping[str, Fact]

    @property
    def me(self) -> Player:
        """The player who is told."""
        return self.state.players[self.seat]

    @property
    def place(self) -> int:
        """The field that the sentence is about, from 0."""
        field = self.facts["field"]
        assert isinstance(field, int)
        return field - 1

    @property
    def field(self) -> Field:
        """That field."""
        return self.me.fields[self.place]

    def named(self, name: str = "beans") -> tuple[Bean, ...]:
        """The beans that the sentence names."""
        found = self.facts[name]
        assert isinstance(found, tuple)
        return tuple(Bean(bean) for bean in found)

    def number(self, name: str) -> int:
        """A number in the sentence."""
        found = self.facts[name]
        assert isinstance(found, int)
        return found

    def after(self, move: Move) -> State | None:
        """The state after a move of this seat; None where that is against the rules."""
        try:
            after: State = CATALOGUE[self.key].decide(self.state, self.seat, move, STACKED).after
        except Refusal:
            return None
        return after

    def pays(self, bean: Bean, cards: int) -> int:
        """What so many cards of a bean in a field of their own pay to this seat, by the rules (B6.2)."""
        table = meter(self.state.rules, self.me, Field(A_CARD[bean]))
        return table[min(cards, len(table) - 1)]

    def step(self, bean: Bean, cards: int) -> tuple[int, int]:
        """The least number of cards that pays more than this many do, and what; 0 and 0 where there is none."""
        most = KINDS[bean].copies
        more = (n for n in range(cards + 1, most + 1) if self.pays(bean, n) > self.pays(bean, cards))
        step = next(more, 0)
        return step, self.pays(bean, step) if step else 0

    def standing(self) -> set[Bean]:
        """All beans in this seat's fields."""
        return {BEAN[card] for field in self.me.fields for card in field.crop}

    def plantable(self) -> list[Card]:
        """The next card of the hand, and of what else has to be planted: from the same place one of each bean."""
        places = self.me.hand[:1], self.me.set_aside, self.state.face_up
        return [card for place in places for card in {BEAN[card]: card for card in place}.values()]

    def due(self) -> list[Bean]:
        """What this seat has to plant before the turn is over, whatever the move gives away."""
        mine = self.state.phase is Phase.TRADE and self.seat == self.state.active
        given = self.move.give if isinstance(self.move, (Accept, MakeOffer)) else ()
        cards = (*self.me.set_aside, *(self.state.face_up if mine else ()))
        return [BEAN[card] for card in cards if card not in given]

    def no_field_left(self, wanted: tuple[Bean, ...], due: list[Bean]) -> bool:
        """Whether each of these grows nowhere, and what is due besides takes every empty field."""
        grown = self.standing()
        empty = [field for field in self.me.fields if not field.crop]
        new = {bean for bean in due if bean not in grown and bean not in wanted}
        reserved = {field.plot.only for field in empty if field.plot.only is not None}
        open_ = sum(field.plot.only is None for field in empty)
        return open_ <= len(new - reserved) and not set(wanted) & (grown | reserved)


@cache
def told(key: str, least: int = MANY) -> tuple[Told, ...]:
    """What is said in at least so many positions of random games of one kind, every sentence by itself."""
    found: list[Told] = []
    positions = number = 0
    while positions < least:
        for state, seat, seen, move in _played(key, number):
            positions += 1
            found += sentences(key, state, seat, seen, move)
        number += 1
    return tuple(found)


def sentences(key: str, state: State, seat: Seat, seen: View, move: Move) -> Iterator[Told]:
    """What is said about this move."""
    reasons = [explain(seen, move)]
    for reason in reasons:
        reasons += reason.besides
        yield Told(key, state, seat, seen, move, reason.id, reason.facts)


def _played(key: str, number: int) -> Iterator[tuple[State, Seat, View, Move]]:
    """Every move of a game in which all do anything, but do not trade for ever; the seats are asked in turn."""
    game, chance = CATALOGUE[key], seeded(f"told {number}")
    players = game.players[number % len(game.players)]
    state, seat = game.start(players, chance).after, 0
    while waiting := game.to_act(state):
        trading = state.phase is Phase.TRADE
        over = trading and chance.lot(4 * players) == 0
        seat = (seat + 1) % players if trading and not over else waiting[0]
        seen = view(state, seat)
        move = EndTrading() if over else FAMILY.players["random"](seen, chance)
        if move is not None:
            yield state, seat, seen, move
            state = game.decide(state, seat, move, chance).after


def crop(field: Field) -> tuple[Bean, ...]:
    """What stands in a field."""
    return beans(field.crop)
