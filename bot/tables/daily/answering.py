"""What the computers do in a deal of the day once its person has done something: all at once, and the same
whenever the game stands the same, so that neither a clock nor a restart changes anything."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from bot.games.contract import AnyGame, Decision, Refusal, Seat
from bot.players import ADVISER, FAMILIES, Player
from bot.tables.computers.strengths import simplest
from bot.tables.computers.thinking import Choice, Position, choose
from bot.tables.daily.luck import DailyLuck, luck_at

ENOUGH = 12
"""How many moves a computer makes while everybody may act, until the person does something."""


class Deal(NamedTuple):
    """A game of a deal of the day: the luck behind it, where its person sits, and whether they are done by
    default."""

    game: AnyGame
    seed: bytes
    person: Seat
    players: int
    table: int = 0
    """Its number, for the log; 0 where it is played at no table."""
    by_default: bool = False

    @property
    def computers(self) -> Mapping[Seat, str]:
        """The seats of the computers, and how well they play."""
        return {seat: ADVISER for seat in range(self.players) if seat != self.person}

    def begun(self) -> Decision[Any, Any]:
        """The game from its deal until its person has to decide something."""
        return self.answered(self.game.start(self.players, DailyLuck(self.seed)))

    def made(self, made: Decision[Any, Any], moves: Sequence[Any]) -> Decision[Any, Any]:
        """The same decision, and what these moves of the person bring about after it."""
        for move in moves:
            made = self.decided(made, self.person, move)
        return made

    def decided(self, made: Decision[Any, Any], seat: Seat, move: Any) -> Decision[Any, Any]:
        """The same decision, and what this move brings about after it, also what the person says by default."""
        before = made.after
        made = self._followed(made, seat, move)
        if self.by_default and seat != self.person:
            family, view = FAMILIES[self.game.family], self.game.view
            for said in family.done(view(before, self.person), view(made.after, self.person)):
                made = self._followed(made, self.person, said)
        return made

    def _followed(self, made: Decision[Any, Any], seat: Seat, move: Any) -> Decision[Any, Any]:
        events, after, before = self.game.decide(made.after, seat, move, luck_at(self.seed, made.after))
        return Decision(made.events + events, after, made.before + before)

    def answered(self, made: Decision[Any, Any]) -> Decision[Any, Any]:
        """The same decision, and all that the computers do after it, until they wait for the person."""
        spoken, failed = Counter[Seat](), set[Seat]()
        while self.game.outcome(made.after) is None:
            choice = self._choice(made.after, failed | {seat for seat, often in spoken.items() if often >= ENOUGH})
            if choice is None or self._waits(made.after, choice):
                break
            try:
                made = self.decided(made, choice.seat, choice.move)
            except Refusal:
                if choice.seat in failed:
                    raise
                failed.add(choice.seat)
                continue
            failed.clear()
            spoken = spoken + Counter([choice.seat]) if choice.others_may_act else Counter()
        return made

    def _choice(self, state: Any, fallback: set[Seat]) -> Choice | None:
        """What one of the computers wants: whoever leads a talk is asked first, then clockwise."""
        talk = FAMILIES[self.game.family].talk(self.game.view(state, None))
        first = self.person if talk is None else talk.leads
        order = sorted(self.computers, key=lambda seat: (seat - first) % self.players)
        position = Position(
            self.table, self.game, state, self.computers, (self.person,), fallback, overdue=(), quiet=False
        )
        return choose(position, order, luck_at(self.seed, state))

    def _waits(self, state: Any, choice: Choice) -> bool:
        """Whether this has to wait until the person has had their say: they may want what it takes from them."""
        if not choice.closing and choice.takes is None:
            return False
        talk = FAMILIES[self.game.family].talk(self.game.view(state, None))
        return talk is not None and self.person in talk.undecided


def played_out(deal: Deal) -> Decision[Any, Any]:
    """The whole game, with a computer in the place of its person too."""
    made = deal.begun()
    while deal.game.outcome(made.after) is None:
        moves = in_the_place(deal, made.after, FAMILIES[deal.game.family].players[ADVISER])
        if not moves:
            raise RuntimeError("nobody wants anything, and the game goes on")
        made = deal.answered(deal.made(made, moves))
    return made


def in_the_place(deal: Deal, state: Any, player: Player) -> Sequence[Any]:
    """What this player does in the person's place; where it wants nothing, whatever lets the game go on."""
    family, view = FAMILIES[deal.game.family], deal.game.view(state, deal.person)
    luck = luck_at(deal.seed, state)
    move = family.advised(view, player, luck)
    if move is not None:
        return (move,)
    if deal.person in deal.game.to_act(state):
        return (simplest(deal.game.family)(view, luck),)
    return family.done(None, view)
