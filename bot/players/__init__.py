"""Computer players by the family of games that they play: they see Views only, and choose moves."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from bot.games.chance import Chance
from bot.players import bohnanza, nicht_die_bohne
from bot.players.hint import Hint as Hint
from bot.players.hint import Reason as Reason
from bot.players.hint import luck_of
from bot.players.judging import Judged as Judged
from bot.players.talk import Talk as Talk

Player: TypeAlias = Callable[[Any, Chance], Any]
"""Chooses a move by a View, or None where the seat wants nothing and is not waited for; types vary by family."""

Standing: TypeAlias = tuple[float, float]
"""How much better than the usual strength of today a strength plays, and how wide that spreads: the wider, the
less a place before or behind it tells. Both as openskill counts."""

STRENGTHS = ("easy", "normal", "hard")
"""The players that people may choose to play with, the weakest first; every family has them."""

EXPERT = "expert"
"""One for people who beat all these; there is one only where it plays clearly better."""

ADVISER = "hard"
"""The one of them whose moves are hints, with the manners that it has among people."""


class Family(NamedTuple):
    """The players of one family of games, and what a table must know of their moves."""

    players: Mapping[str, Player]
    """By name: the first is `simplest`, the last plays best."""
    everyone_may_act: Callable[[Any], bool]
    """Whether, by this View, seats that are not waited for may act too."""
    leaving_moves: Callable[[Any], Sequence[Any]]
    """The moves with which a seat takes back what nobody will answer for once its person has left."""
    explain: Callable[[Any, Any], Reason]
    """Why a move, which the seat of this View may make now, is a good one."""
    stage: Callable[[Any], Hashable]
    """The stage of the game: within one, computers move at once; in the next, they move a beat later."""
    closing: Callable[[Any], bool] = lambda move: False
    """Whether this move takes from others a chance that they may still be thinking about."""
    talk: Callable[[Any], Talk | None] = lambda view: None
    """What everybody sees of the time in which all may speak; None at any other time."""
    accepts: Callable[[Any], int | None] = lambda move: None
    """The number of the offer that this move takes."""
    answers: Callable[[Any], bool] = lambda move: False
    """Whether this move says yes or no to an offer."""
    default: Callable[[Any], Any] = lambda view: None
    """The move that the rules have for a seat that does not answer in time; None where a computer decides."""
    open_offers: Callable[[Any], int] = lambda view: 0
    """How many offers of the seat of this View are open."""
    advised: Callable[[Any, Player, Chance], Any] = lambda view, player, chance: player(view, chance)
    """What a person is advised to do, by what a player would do; None where there is nothing to be done."""
    done: Callable[[Any, Any], Sequence[Any]] = lambda before, after: ()
    """What a seat says by itself that wants no part in others' trading, told by its Views before and after
    somebody's moves: something only where such trading has begun in between, or goes on and there is no View
    before. What the seat holds does not matter."""

    among_people: Mapping[str, Player] = {}
    """The players who have other manners where people sit at the table, by name."""
    versions: Mapping[str, str] = {}
    """Which version of its play each strength is, so that ratings know whom people have played."""
    standings: Mapping[tuple[str, str], Mapping[int, Standing]] = {}
    """Where each strength and version stands on the scale of ratings, by the number of players."""

    judge: Callable[[Any, Any, int | None], Judged | None] = lambda view, move, taker: None
    """What the best player expects of a move that the seat of this View made, and of what it could have done
    instead; None where nothing can be told. `taker`: the seat that accepted the offer that it made."""
    parts: tuple[str, ...] = ()
    """The parts of a game to which such moves belong, in the order in which they are told."""
    unjudged: Callable[[Any], str] = lambda view: ""
    """What of the game that the seat of this View plays is not judged, in a word; empty if there is nothing."""
    as_good: float = 0.0
    """Up to what loss, in the family's measure, a move counts as good as the best."""

    expert_for: Collection[int] = ()
    """The numbers of players for which there is an expert."""

    def strengths(self, players: Iterable[int]) -> tuple[str, ...]:
        """The players that people may choose at a game for any of these numbers, the weakest first."""
        return (*STRENGTHS, EXPERT) if {*players} <= {*self.expert_for} else STRENGTHS

    def hint(self, view: Any) -> Hint | None:
        """What the adviser would do and why, by this View alone; None where there is nothing to be done now."""
        adviser = self.among_people.get(ADVISER, self.players[ADVISER])
        move = self.advised(view, adviser, luck_of(view))
        return None if move is None else Hint(move, self.explain(view, move))


FAMILIES: Mapping[str, Family] = {
    "bohnanza": Family(
        bohnanza.PLAYERS,
        bohnanza.everyone_may_act,
        bohnanza.leaving_moves,
        bohnanza.explain,
        bohnanza.stage,
        bohnanza.closing,
        bohnanza.talk,
        bohnanza.accepts,
        bohnanza.answers,
        bohnanza.default,
        bohnanza.open_offers,
        bohnanza.advised,
        bohnanza.done,
        bohnanza.AMONG_PEOPLE,
        versions=bohnanza.VERSIONS,
        standings=bohnanza.STANDINGS,
        expert_for=bohnanza.EXPERT_FOR,
        judge=bohnanza.judge,
        parts=bohnanza.PARTS,
        unjudged=bohnanza.unjudged,
        as_good=bohnanza.AS_GOOD,
    ),
    "nicht_die_bohne": Family(
        nicht_die_bohne.PLAYERS,
        nicht_die_bohne.everyone_may_act,
        nicht_die_bohne.leaving_moves,
        nicht_die_bohne.explain,
        nicht_die_bohne.stage,
        versions=nicht_die_bohne.VERSIONS,
        standings=nicht_die_bohne.STANDINGS,
        judge=nicht_die_bohne.judge,
        parts=nicht_die_bohne.PARTS,
        as_good=nicht_die_bohne.AS_GOOD,
    ),
}
"""All players there are."""
