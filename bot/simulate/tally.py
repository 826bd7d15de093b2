"""The sums of many games: speed, the spread of the scores, and who wins how often."""

from __future__ import annotations

from collections import Counter
from statistics import NormalDist, mean, quantiles
from typing import NamedTuple

from bot.simulate.batch import Batch, Result

CONFIDENCE = 0.95
"""How often an interval holds the true share."""


class Share(NamedTuple):
    """What one kind of player has of all wins: a part of them, and between which bounds the true part lies."""

    share: float
    low: float
    high: float


class Tally:
    """Counts games as they are finished."""

    def __init__(self) -> None:
        self.games = 0
        self.moves = 0
        self._scores: Counter[int] = Counter()
        self._winning = 0
        self._wins: Counter[str] = Counter()
        self._points: Counter[str] = Counter()
        self._seats: Counter[str] = Counter()

    def add(self, result: Result) -> None:
        """Count one game; the winners of one game share one score, and the win."""
        self.games += 1
        self.moves += result.moves
        self._scores.update(result.scores)
        self._winning += max(result.scores)
        for player, score in zip(result.seats, result.scores, strict=True):
            self._points[player] += score
            self._seats[player] += 1
        for seat in result.winners:
            self._wins[result.seats[seat]] += WIN // len(result.winners)

    def win_shares(self) -> dict[str, Share]:
        """What each kind of player has of all wins."""
        return {player: wilson(self._wins[player] / WIN, self.games) for player in self._seats}

    def mean_scores(self) -> dict[str, float]:
        """The mean score of each kind of player."""
        return {player: round(self._points[player] / seats, 3) for player, seats in self._seats.items()}

    def facts(self, batch: Batch, seconds: float) -> dict[str, object]:
        """Everything that was measured, by name; a quarter of all scores lies between each two quartiles."""
        scores = sorted(self._scores.elements())
        shares = self.win_shares()
        return {
            "game": batch.game,
            "players": len(batch.seats),
            "player": ", ".join(dict.fromkeys(batch.seats)),
            "seats": batch.seats,
            "seed": batch.seed,
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
            "win_share": {player: round(found.share, 4) for player, found in shares.items()},
            "win_share_interval": {player: (round(s.low, 4), round(s.high, 4)) for player, s in shares.items()},
            "mean_score_by_player": self.mean_scores(),
        }


WIN = 420
"""How many parts make one win, so that up to seven players can share it evenly."""


def wilson(successes: float, trials: int) -> Share:
    """The share of successes with Wilson's interval, which stays between none and all."""
    z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    share = successes / trials
    middle = (share + z * z / (2 * trials)) / (1 + z * z / trials)
    reach = z / (1 + z * z / trials) * (share * (1 - share) / trials + z * z / (4 * trials * trials)) ** 0.5
    return Share(share, max(0.0, middle - reach), min(1.0, middle + reach))
