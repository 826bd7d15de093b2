"""How well each strength plays, and which version of its play that is.

Measured by `python -m tests.benchmarks.ratings bohnanza`: how much above the usual strength of today, and how
wide that spreads, by the number of players; for two that is the duel. Where a strength plays better or worse than
before, it gets a new version, and a line here; lines stay as long as somebody's games with it may be rated anew.
"""

from __future__ import annotations

from collections.abc import Mapping

VERSIONS: Mapping[str, str] = {"easy": "2", "normal": "2", "hard": "3", "expert": "1"}
SIZES = range(2, 8)
"""The numbers of players."""
EXPERT_FOR = SIZES[1:]
"""Those for which there is an expert: of all that was tried in the duel nothing made one."""
HARD = {2: (6.5, 0.1), 3: (7.7, 2.5), 4: (6.4, 2.4), 5: (3.5, 1.4), 6: (1.7, 1.2), 7: (0.4, 0.4)}
"""Where the hard one of today stands."""


def _roughly(above: float) -> Mapping[int, tuple[float, float]]:
    """A figure that was not measured by the number of players: games with such a computer tell less. In a duel how
    wide it spreads would only make more of every one."""
    return {players: (above, 0.2 if players == 2 else 2.5) for players in SIZES}


STANDINGS: Mapping[tuple[str, str], Mapping[int, tuple[float, float]]] = {
    # Of 0.1.0; of it only the hard one was kept to be measured.
    ("easy", "1"): _roughly(-1.3),
    ("normal", "1"): _roughly(0.0),
    ("hard", "1"): _roughly(1.3),
    ("easy", "2"): {
        2: (-0.5, 0.1),
        3: (-2.8, 0.1),
        4: (-2.9, 0.1),
        5: (-2.9, 0.1),
        6: (-3.2, 0.1),
        7: (-2.9, 0.1),
    },
    ("normal", "2"): {2: (0.0, 0.1), 3: (0.0, 0.1), 4: (0.0, 0.4), 5: (0.0, 0.9), 6: (0.0, 0.1), 7: (0.0, 0.1)},
    # Measured at all tables at once alone: about as good as the next.
    ("hard", "2"): HARD,
    # Of 25 games of each company with these two, and 60 of the others and of duels.
    ("hard", "3"): HARD,
    ("expert", "1"): {3: (8.7, 1.8), 4: (9.9, 2.6), 5: (9.9, 2.9), 6: (5.8, 2.2), 7: (2.4, 0.9)},
}
"""By strength and version."""
