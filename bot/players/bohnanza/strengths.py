"""How well each strength plays, and which version of its play that is.

Measured by `python -m tests.benchmarks.ratings`: how much above the usual strength of today, over all editions.
Where a strength plays better or worse than before, it gets a new version, and a line here; lines stay as long as
somebody's games with that version may be rated anew.
"""

from __future__ import annotations

from collections.abc import Mapping

VERSIONS: Mapping[str, str] = {"easy": "2", "normal": "2", "hard": "2"}
ABOVE: Mapping[tuple[str, str], float] = {
    # Of 0.1.0; of it only the hard one was kept to be measured, the others stand where those of today do.
    ("easy", "1"): -6.5,
    ("normal", "1"): 0.0,
    ("hard", "1"): 6.5,
    ("easy", "2"): -6.5,
    ("normal", "2"): 0.0,
    ("hard", "2"): 25.0,
}
"""By strength and version."""
