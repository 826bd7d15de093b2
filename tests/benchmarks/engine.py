"""How many moves a second the rules alone make: `python -m tests.benchmarks.engine [--games N]`.

Whole games of lawful random moves on one core, by processor. Most moves fall in the trade phase: offers of
one or two cards for up to two beans or as gifts, by everybody at the table, and what becomes of them. Each game is
played three times. The first time its moves are chosen by lot from `options`; the second time the same moves are
made again, each after asking for the same `options`; the third time each after the View of whoever makes it, in
which these options are. So the second speed, printed first, is the rules' own; the others pay for the lots and the
Views, too.
"""

from __future__ import annotations

import argparse
import random
import time
from collections import Counter
from collections.abc import Callable, Sequence
from typing import TypeVar

from bot.games import CATALOGUE
from bot.games.bohnanza.moves import (
    Accept,
    BuyField,
    Decline,
    EndTrading,
    Harvest,
    MakeOffer,
    Move,
    Plant,
    TurnUp,
    Withdraw,
)
from bot.games.bohnanza.options import Options, options
from bot.games.bohnanza.state import TRADE, State
from bot.games.bohnanza.view import view
from bot.games.chance import Chance, seeded
from bot.games.contract import AnyGame, Seat

T = TypeVar("T")

IN_TRADES = (MakeOffer, Accept, Decline, Withdraw, EndTrading)
"""The moves of the trade phase, but for a harvest or a purchase in its midst."""


def main() -> None:
    """Print one line for each number of players."""
    parser = argparse.ArgumentParser(description="Measure the rules of Bohnanza, in moves a second.")
    parser.add_argument("--games", type=int, default=150, help="games for each number of players")
    parser.add_argument("--seed", default="benchmark", help="the same seed, the same games")
    arguments = parser.parse_args()
    game = CATALOGUE["rio_grande_2000"]
    for players in game.players:
        luck = random.Random(f"{arguments.seed} {players}").random
        chosen = again = looked = 0.0
        kinds: Counter[type] = Counter()
        for number in range(arguments.games):
            seed = f"{arguments.seed} {players} {number}"
            began = time.process_time()
            moves = play(game, players, seeded(seed), luck)
            chosen += time.process_time() - began
            again += play_again(game, players, seeded(seed), moves, options)
            looked += play_again(game, players, seeded(seed), moves, view)
            kinds.update(type(move) for _, move in moves)
        made = kinds.total()
        trading = sum(kinds[kind] for kind in IN_TRADES) / made
        print(
            f"{players} players: {made / again:,.0f} moves/s, with the lots {made / chosen:,.0f}, "
            f"with a View {made / looked:,.0f} "
            f"({made:,} moves, {trading:.0%} of them trading)"
        )


def play(game: AnyGame, players: int, chance: Chance, luck: Callable[[], float]) -> list[tuple[Seat, Move]]:
    """The moves of a whole game, chosen by lot."""
    state: State = game.start(players, chance).after
    moves: list[tuple[Seat, Move]] = []
    while waiting := game.to_act(state):
        trading = state.phase is TRADE
        seat = int(luck() * players) if trading else _one(waiting, luck)
        can = options(state, seat)
        move = _trade(state, seat, can, luck) if trading else _plant(can, luck)
        if move is not None:
            state = game.decide(state, seat, move, chance).after
            moves.append((seat, move))
    return moves


def play_again(
    game: AnyGame,
    players: int,
    chance: Chance,
    moves: Sequence[tuple[Seat, Move]],
    look: Callable[[State, Seat], object],
) -> float:
    """How long the same game takes, given its moves, where whoever makes one looks before; in seconds."""
    began = time.process_time()
    state = game.start(players, chance).after
    for seat, move in moves:
        look(state, seat)
        state = game.decide(state, seat, move, chance).after
    return time.process_time() - began


def _plant(can: Options, luck: Callable[[], float]) -> Move:
    if can.turn_up and luck() < 0.5:
        return TurnUp()
    plant = _one(can.plant, luck)
    if plant.places:
        return Plant(plant.card, _one(plant.places, luck))
    return Harvest(_one(plant.harvest_first, luck))


def _trade(state: State, seat: Seat, can: Options, luck: Callable[[], float]) -> Move | None:
    kind = luck()
    if can.end_trading and kind < 0.25:
        return EndTrading()
    if can.accept and kind < 0.7:
        way = _one(can.accept, luck)
        return Accept(way.offer, tuple([card for copies in way.wanted for card in copies.cards[: copies.needed]]))
    if can.decline and kind < 0.6:
        return Decline(_one(can.decline, luck))
    if kind < 0.45:
        if can.withdraw:
            return Withdraw(_one(can.withdraw, luck))
        if can.buy_field:
            return BuyField()
        if can.harvest and kind < 0.42:
            return Harvest(_one(can.harvest, luck))
    return _offer(state, seat, can, luck)


def _offer(state: State, seat: Seat, can: Options, luck: Callable[[], float]) -> MakeOffer | None:
    """An offer of one or two cards for up to two beans, unless the very same one is open."""
    if not can.give or len(can.withdraw) > 2:
        return None
    give = tuple(dict.fromkeys((_one(can.give, luck), _one(can.give, luck))))
    want = tuple(
        sorted([_one(state.rules.beans, luck) for _ in range(int(luck() * 3))], key=state.rules.beans.index)
    )
    to = None if seat == state.active else state.active
    for open_ in state.offers:
        if open_.seat == seat and open_.to == to and open_.want == want and set(open_.give) == set(give):
            return None
    return MakeOffer(give, want, to)


def _one(things: Sequence[T], luck: Callable[[], float]) -> T:
    return things[int(luck() * len(things))]


if __name__ == "__main__":
    main()
