"""The second version of Nicht die Bohne's strongest player: a copy of all that it needed, not to be changed.

It guesses the trick on the table and plays none out; what it asks of the rules is not copied.
"""

from __future__ import annotations

from tests.benchmarks.players.bohne_hard_2.foresight import hard_player as player

__all__ = ["player"]
