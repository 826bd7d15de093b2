"""How well each strength plays, and which version of its play that is.

Measured by `python -m tests.benchmarks.ratings nicht_die_bohne`: how much above the usual strength of today, and
how wide that spreads, by the number of players. Where a strength plays better or worse than before, it gets a new
version, and a line here; lines stay as long as somebody's games with that version may be rated anew.
"""

from __future__ import annotations

from collections.abc import Mapping

VERSIONS: Mapping[str, str] = {"easy": "2", "normal": "2", "hard": "3"}
SIZES = range(3, 7)
"""The numbers of players."""
STANDINGS: Mapping[tuple[str, str], Mapping[int, tuple[float, float]]] = {
    # Of 0.1.0; of it only the hard one was kept to be measured. What was not measured by the number of players
    # spreads widely: games with such a computer tell less.
    ("easy", "1"): dict.fromkeys(SIZES, (-3.7, 2.5)),
    ("normal", "1"): dict.fromkeys(SIZES, (0.0, 2.5)),
    ("hard", "1"): dict.fromkeys(SIZES, (0.3, 2.5)),
    ("easy", "2"): {3: (-2.8, 0.1), 4: (-5.0, 0.1), 5: (-3.2, 0.1), 6: (-1.4, 0.1)},
    ("normal", "2"): {3: (0.0, 0.1), 4: (0.0, 1.0), 5: (0.0, 0.6), 6: (0.0, 0.2)},
    ("hard", "2"): dict.fromkeys(SIZES, (1.0, 2.5)),
    # Of 15 to 34 games of each company, so roughly.
    ("hard", "3"): {3: (2.0, 1.0), 4: (3.0, 2.9), 5: (0.1, 2.4), 6: (0.5, 0.1)},
}
"""By strength and version."""
