"""Measures how far a review of a game can be believed: `python -m tests.benchmarks.review [WORD …]`.

Decisions that weaker computers made are drawn from their games by a fixed seed: in half of them the best
computer expects at least one thaler less of what was done than of the best (in Nicht die Bohne: 5 % less of a
win), in the others less than that. Each is then played on to the end by computers, once as it was decided and
once as would have been best, again and again: what its seat did not see is dealt anew each time, and both ways
have the same luck. Given is in how many decisions the mean of these games agrees about which was better, with
the interval that holds the true share in 95 of 100 cases, first by the seat's own score and then by how far it
is ahead of the others; what was expected and what came of it; between which means half of the decisions lie; and
by how much one pair of games differs. `--deals` says how often each is played on, `--on` by whom, `--seed` draws
other decisions; with words only the systems of that name are measured.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import count
from statistics import fmean, quantiles, stdev
from typing import Any, NamedTuple

from bot.games import CATALOGUE
from bot.games.bohnanza.moves import Accept, Decline, MakeOffer, Withdraw
from bot.games.chance import Chance, seeded
from bot.games.contract import AnyGame, Seat
from bot.players import FAMILIES, Family, Judged
from bot.simulate.tally import wilson
from tests.games.bohnanza.resampling import redeal as redeal_bohnanza
from tests.games.nicht_die_bohne.resampling import redeal as redeal_nicht_die_bohne

NOTED = (
    "300 decisions, seed 1128, 12 deals, played on by normal, 11 minutes; a loss of a thaler or more (150): 61 % "
    "agree (52.7–68.1) by the own score, 64 % (56.1–71.2) by how far it is ahead; 1.59 expected, 0.31 came",
    "of these planting 66 % (50.5–78.4) of 41, trading 62 % (50.3–72.4) of 71, harvesting 65 % (46.2–80.6) of 26, "
    "buying buildings, which is judged no more, 25 % (8.9–53.2) of 12; the duel alone 80 % (62.7–90.5) of 30",
    "of 150 means 15 were below -1, 28 below 0, 16 were 0, 51 up to 1, 40 above: so reviews name no thalers",
    "by what the expert believes of cards and trades, seed 2112, 12 deals, the five games with trading, a loss of "
    "a thaler or more (120): 62 % agree (52.7–69.9); by what hard believes it was some 60 % there: nothing gained",
)
"""What was measured once, when hard was 6e6db728."""


class System(NamedTuple):
    """A game, and how many of its decisions are drawn."""

    key: str
    players: int
    positions: int
    on: str = "normal"
    """Who plays on."""
    apart: float = 1.0
    """From which loss on a decision is one of those that have to be believed."""


SYSTEMS = (
    System("rio_grande_2000", 4, 80),
    System("amigo_1997", 3, 40),
    System("amigo_2016", 5, 40),
    System("high_bohn", 4, 50),
    System("high_bohn_cognac", 3, 30),
    System("duel", 2, 60),
    System("nicht_die_bohne", 4, 60, apart=5.0),
)
REDEAL: dict[str, Callable[[Any, Seat, Chance], Any]] = {
    "bohnanza": redeal_bohnanza,
    "nicht_die_bohne": redeal_nicht_die_bohne,
}
DRAWN_FROM = ("easy", "normal")
LEAST = 0.1
"""A loss below this is none."""
EVERY = 3
"""Of the decisions of a kind in a game, at most so many are drawn: a game is one stroke of luck."""
WAYS = ("done", "best")
TRIES = 40
"""So often it is dealt anew until another seat holds what it gave in a trade."""


class Position(NamedTuple):
    """A decision as it was drawn: where it was made, by whom, and how it is judged."""

    state: Any
    seat: Seat
    judged: Judged
    taker: Seat | None = None
    """Who accepted an offer; the state is then the one before that."""
    offer: int = 0


class Measured(NamedTuple):
    """What came of a decision: what the best way brought more than the one taken, game by game."""

    position: Position
    gains: tuple[float, ...]
    leads: tuple[float, ...] = ()
    """The same of how far its seat is ahead of the others on average."""

    @property
    def mean(self) -> float:
        """The mean of it."""
        return fmean(self.gains)


def main() -> None:
    """Draw, measure and print."""
    parser = argparse.ArgumentParser(description="How far a review can be believed.")
    parser.add_argument("words", nargs="*", help="keys of games")
    parser.add_argument("--deals", type=int, default=16)
    parser.add_argument("--positions", type=int, help="in place of the usual number of each system")
    parser.add_argument("--seed", type=int, default=35)
    parser.add_argument("--on", default="normal", help="who plays on")
    given = parser.parse_args()
    everything: list[Measured] = []
    for system in SYSTEMS:
        if given.words and system.key not in given.words:
            continue
        if given.positions:
            system = system._replace(positions=given.positions)
        system = system._replace(on=given.on)
        began = time.process_time()
        drawn = draw(system, given.seed)
        middle = time.process_time()
        measured = [one for at in drawn if (one := measure(system, at, given.deals, given.seed)) is not None]
        took = time.process_time() - middle
        each = 1000 * took / max(1, 2 * sum(len(one.gains) for one in measured))
        print(
            f"{system.key}, {system.players} players: {len(measured)} of {len(drawn)} decisions, drawn in "
            f"{middle - began:.0f} s; {given.deals} deals each took {took:.0f} s, {each:.0f} ms a game played on",
            flush=True,
        )
        report(measured, system.apart)
        report([one._replace(gains=one.leads) for one in measured], system.apart)
        if system.apart == 1.0:
            everything += measured
    print("all that count in thalers")
    report(everything, 1.0)
    print("", *[f"Noted: {line}" for line in NOTED], sep="\n")


def draw(system: System, seed: int) -> list[Position]:
    """Decisions of weaker players: as many with a loss that has to be believed as without."""
    game, wanted = CATALOGUE[system.key], (system.positions + 1) // 2
    family = FAMILIES[game.family]
    great: list[Position] = []
    small: list[Position] = []
    for number in count():
        luck = seeded(f"draw {seed} {number}")
        found = list(_decisions(game, family, (DRAWN_FROM * system.players)[number % 2 :][: system.players], luck))
        parts: Counter[tuple[str, bool]] = Counter()
        for one in luck.shuffle(tuple(found)):
            is_great = one.judged.loss >= system.apart
            into, kind = great if is_great else small, (one.judged.part, is_great)
            if len(into) < wanted and parts[kind] < EVERY:
                into.append(one)
                parts[kind] += 1
        if len(great) >= wanted and len(small) >= wanted:
            return [*great, *small]
    raise AssertionError("there is always another game")


def _decisions(game: AnyGame, family: Family, names: Sequence[str], luck: Chance) -> Iterator[Position]:
    """The decisions of a game between these players in which something is lost."""
    offered: dict[int, tuple[Seat, Any, Any]] = {}
    for seat, state, move in _moves(game, family, game.start(len(names), luck).after, names, luck):
        view = game.view(state, seat)
        if isinstance(move, MakeOffer):
            offered[view.offered + 1] = seat, view, move
            continue
        found = family.judge(view, move, None)
        if found is not None and found.loss >= LEAST:
            yield Position(state, seat, found)
        if isinstance(move, Accept):
            giver, then, offer = offered[move.offer]
            found = family.judge(then, offer, seat)
            if found is not None and found.loss >= LEAST:
                yield Position(state, giver, found, seat, move.offer)


def _moves(
    game: AnyGame, family: Family, state: Any, names: Sequence[str], chance: Chance, ends: list[Any] | None = None
) -> Iterator[tuple[Seat, Any, Any]]:
    """How a game is played on to its end: who makes it in which state; `ends` gets the last."""
    everybody, everyone, seat = range(len(names)), False, -1
    while waiting := game.to_act(state):
        asked: Sequence[Seat] = everybody if everyone else waiting
        seat = next((one for one in asked if one > seat), asked[0])
        view = game.view(state, seat)
        everyone = family.everyone_may_act(view)
        move = family.players[names[seat]](view, chance)
        if move is not None:
            yield seat, state, move
            state = game.decide(state, seat, move, chance).after
    if ends is not None:
        ends.append(state)


def measure(system: System, at: Position, deals: int, seed: int) -> Measured | None:
    """Play a decision on both ways, again and again; None where it cannot be dealt anew."""
    game = CATALOGUE[system.key]
    gains: list[float] = []
    leads: list[float] = []
    for deal in range(deals):
        state = _dealt(game, at, seeded(f"deal {seed} {deal}"))
        if state is not None:
            done, best = [_played_on(system, game, at, state, way, f"luck {seed} {deal}") for way in WAYS]
            gains.append(best[0] - done[0])
            leads.append(best[1] - done[1])
    return Measured(at, tuple(gains), tuple(leads)) if len(gains) >= deals // 2 else None


def _dealt(game: AnyGame, at: Position, luck: Chance) -> Any:
    """Another game that its seat could not tell from this one; None where nobody could have taken its offer."""
    for _ in range(TRIES):
        state = REDEAL[game.family](at.state, at.seat, luck)
        if at.taker is None or _taking(game, at, state) is not None:
            return state
    return None


def _taking(game: AnyGame, at: Position, state: Any) -> Accept | None:
    """How the offer is accepted in this game; None where it cannot be."""
    for way in game.view(state, at.taker).own.options.accept:
        if way.offer == at.offer:
            return Accept(at.offer, tuple([card for one in way.wanted for card in one.cards[: one.needed]]))
    return None


def _made(game: AnyGame, at: Position, state: Any, way: str) -> list[tuple[Seat, Any]]:
    """Who makes which moves. An offer that was declined is off, or it would be taken at once."""
    if at.taker is not None:
        return [(at.taker, _taking(game, at, state))] if way == "done" else [(at.seat, Withdraw(at.offer))]
    move = at.judged.done if way == "done" else at.judged.best
    if not isinstance(move, Decline):
        # To do nothing is no move.
        return [] if move is None else [(at.seat, move)]
    offer = next(offer for offer in game.view(state, None).offers if offer.number == move.offer)
    return [(offer.seat, Withdraw(offer.number))]


def _played_on(
    system: System, game: AnyGame, at: Position, state: Any, way: str, luck: str
) -> tuple[float, float]:
    """What its seat has at the end, and how far it is ahead of the others on average."""
    chance, ends = seeded(luck), list[Any]()
    after = state
    for seat, move in _made(game, at, state, way):
        after = game.decide(after, seat, move, chance).after
    for _ in _moves(game, FAMILIES[game.family], after, (system.on,) * system.players, chance, ends):
        pass
    outcome = game.outcome(ends[0])
    assert outcome is not None
    scores = {one.seat: one.score for one in outcome.standings}
    mine = scores.pop(at.seat)
    return mine, mine - fmean(scores.values())


def report(measured: Sequence[Measured], apart: float) -> None:
    """Print the agreement by what was lost, by the part of the game, and the scatter."""
    rows: list[tuple[str, Callable[[Measured], bool]]] = [
        (f"loss ≥ {apart:g}", lambda one: one.position.judged.loss >= apart),
        (f"loss ≥ {2 * apart:g}", lambda one: one.position.judged.loss >= 2 * apart),
        (f"{apart / 2:g} ≤ loss < {apart:g}", lambda one: apart / 2 <= one.position.judged.loss < apart),
        (f"loss < {apart / 2:g}", lambda one: one.position.judged.loss < apart / 2),
    ]
    for part in dict.fromkeys(one.position.judged.part for one in measured):
        rows.append((f"{part} ≥ {apart:g}", partial(_belongs, part, apart)))
    print("| decisions         |   n | agree (95 %)         | said | came | between (half of them) | of one |")
    for name, belongs in rows:
        chosen = [one for one in measured if belongs(one)]
        if chosen:
            print(_row(name, chosen))
    print(flush=True)


def _belongs(part: str, apart: float, one: Measured) -> bool:
    return one.position.judged.part == part and one.position.judged.loss >= apart


def _row(name: str, chosen: Sequence[Measured]) -> str:
    agree = sum(one.mean > 0 for one in chosen)
    share, low, high = wilson(agree, len(chosen))
    means = [one.mean for one in chosen]
    around = quantiles(means, n=4) if len(means) > 1 else [means[0]] * 3
    spread = fmean([stdev(one.gains) for one in chosen])
    said = fmean([one.position.judged.loss for one in chosen])
    return (
        f"| {name:17} | {len(chosen):3} | {share:4.0%} ({low:.1%}–{high:.1%}) | {said:4.2f} "
        f"| {fmean(means):4.2f} | {around[0]:+.2f} to {around[2]:+.2f}         | ±{spread:.1f}  |"
    )


if __name__ == "__main__":
    main()
