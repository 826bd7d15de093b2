"""What many games come to: speed, and the spread of the scores."""

from __future__ import annotations

from collections import Counter
from statistics import mean, quantiles

from bot.simulate.many import Order, Result


class Tally:
    """Counts games as they are finished."""

    def __init__(self) -> None:
        self.games = 0
        self.moves = 0
        self._scores: Counter[int] = Counter()
        self._winning = 0

    def add(self, result: Result) -> None:
        """Count one game; the winners of one game share one score."""
        self.games += 1
        self.moves += result.moves
        self._scores.update(result.scores)
        self._winning += max(result.scores)

    def facts(self, order: Order, seconds: float) -> dict[str, str | int | float | list[float]]:
        """Everything that was measured, by name; a quarter of all scores lies between each two quartiles."""
        scores = sorted(self._scores.elements())
        return {
            "game": order.game,
            "players": order.players,
            "player": order.player,
            "seed": order.seed,
            "games": self.games,
            "moves": self.moves,
            "seconds": round(seconds, 3),
            "games_per_second": round(self.games / seconds, 1),
            "moves_per_second": round(self.moves / seconds),
            "min_score": scores[0],
            "quartiles": quantiles(scores, n=4, method="inclusive"),
            "max_score": scores[-1],
            "mean_score": round(mean(scores), 3),
            "mean_winning_score": round(self._winning / self.games, 3),
        }
