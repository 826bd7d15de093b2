"""How well each strength plays, and which version of its play that is.

Measured by `python -m tests.benchmarks.ratings bohnanza`, with the manners that people meet: how much above the
usual strength of today, and how wide that spreads, by the number of players; for two that is the duel. Where a
strength plays better or worse than before, it gets a new version, and a line here; lines stay as long as
somebody's games with it may be rated anew.
"""

from __future__ import annotations

from collections.abc import Mapping

VERSIONS: Mapping[str, str] = {"easy": "2", "normal": "3", "hard": "4", "expert": "2"}
SIZES = range(2, 8)
"""The numbers of players."""
EXPERT_FOR = SIZES[1:]
"""Those for which there is an expert: of all that was tried in the duel nothing made one."""
IN_A_DUEL = {"easy": (-1.5, 2.6), "normal": (0.0, 2.5), "hard": (12.5, 0.1)}
"""Where they stand there, in all versions but the first."""
NORMAL = {2: IN_A_DUEL["normal"], 3: (0.0, 0.8), 4: (0.0, 0.9), 5: (0.0, 1.2), 6: (0.0, 1.0), 7: (0.0, 0.2)}
HARD_BEFORE = {2: IN_A_DUEL["hard"], 3: (2.9, 2.2), 4: (0.8, 0.1), 5: (-1.1, 0.7), 6: (-0.2, 0.1), 7: (-1.9, 1.0)}
"""The hard one when it offered people little, above all at large tables; of 16 games of each company.
At a table of three it was as good as the next."""


def _roughly(above: float) -> Mapping[int, tuple[float, float]]:
    """A figure that was not measured by the number of players: games with such a computer tell less. Not duels: of
    60 against the normal one that hard one won 46."""
    return {players: (above, 0.2 if players == 2 else 2.5) for players in SIZES}


STANDINGS: Mapping[tuple[str, str], Mapping[int, tuple[float, float]]] = {
    # Of 0.1.0; of it only the hard one was kept to be measured.
    ("easy", "1"): _roughly(-1.3),
    ("normal", "1"): _roughly(0.0),
    ("hard", "1"): _roughly(1.3),
    ("easy", "2"): {
        2: IN_A_DUEL["easy"],
        3: (-2.4, 0.1),
        4: (-2.6, 0.1),
        5: (-2.2, 0.1),
        6: (-2.6, 0.1),
        7: (-2.2, 0.1),
    },
    # Among each other the two won alike.
    ("normal", "2"): NORMAL,
    ("normal", "3"): NORMAL,
    # Measured at all tables at once alone: about as good as the next.
    ("hard", "2"): HARD_BEFORE,
    ("hard", "3"): HARD_BEFORE,
    # Of 60 games of each company, of 130 of three, and of hundreds of duels. At six and seven hard is hardly
    # better than normal.
    ("hard", "4"): {
        2: IN_A_DUEL["hard"],
        3: (2.9, 0.7),
        4: (1.6, 0.1),
        5: (0.2, 0.1),
        6: (0.5, 0.3),
        7: (0.1, 0.1),
    },
    ("expert", "1"): {3: (3.6, 2.2), 4: (1.9, 0.6), 5: (0.4, 0.5), 6: (0.5, 0.1), 7: (-1.2, 0.1)},
    ("expert", "2"): {3: (3.6, 0.7), 4: (2.2, 0.1), 5: (2.1, 0.7), 6: (1.4, 0.2), 7: (1.4, 0.5)},
}
"""By strength and version."""
