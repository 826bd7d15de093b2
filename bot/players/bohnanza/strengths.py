"""How well each strength plays, and which version of its play that is.

Measured by `python -m tests.benchmarks.ratings bohnanza`: how much above the usual strength of today, by the
number of players; for two that is the duel. Where a strength plays better or worse than before, it gets a new
version, and a line here; lines stay as long as somebody's games with that version may be rated anew.
"""

from __future__ import annotations

from collections.abc import Mapping

VERSIONS: Mapping[str, str] = {"easy": "2", "normal": "2", "hard": "3", "expert": "1"}
SIZES = range(2, 8)
"""The numbers of players."""
EXPERT_FOR = SIZES[1:]
"""Those for which there is an expert: of all that was tried in the duel nothing made one."""
ABOVE: Mapping[tuple[str, str], Mapping[int, float]] = {
    # Of 0.1.0; of it only the hard one was kept to be measured, the others stand where those of today do.
    ("easy", "1"): dict.fromkeys(SIZES, -6.5),
    ("normal", "1"): dict.fromkeys(SIZES, 0.0),
    ("hard", "1"): dict.fromkeys(SIZES, 6.5),
    ("easy", "2"): {2: -3.5, 3: -19.5, 4: -15.0, 5: -16.5, 6: -23.0, 7: -21.0},
    ("normal", "2"): dict.fromkeys(SIZES, 0.0),
    # Of all tables at once, from duels too.
    ("hard", "2"): dict.fromkeys(SIZES, 25.0),
    # Of 50 to 60 games of each company.
    ("hard", "3"): {2: 32.5, 3: 24.0, 4: 19.5, 5: 14.0, 6: 8.5, 7: 1.5},
    # Of 19 or 20 games of each company with `normal`.
    ("expert", "1"): {3: 28.5, 4: 31.5, 5: 29.0, 6: 26.5, 7: 19.5},
}
"""By strength and version."""
