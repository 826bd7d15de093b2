"""What players believe of a duel, in numbers: the hard one, and the expert."""

from __future__ import annotations

from typing import NamedTuple


class Weights(NamedTuple):
    """All these numbers; what they are not given for is as for `HARD`."""

    reach: float = 3.2
    """From how many cards a turn a player chooses: those turned up, those left as an offer, some of the hand."""
    contested: float = 2.2
    """The same for a bean that the opponent grows, who therefore leaves none of it."""
    rent: float = 0.2
    """What an empty field earns a turn in thalers, whoever's turn it is, on average."""
    idle: float = 3.0
    """For how many turns at the end an empty field earns nothing, since what is planted there does not ripen."""
    likely: float = 0.8
    """How likely what is planned for the next turn comes about, since other cards may come between."""
    turns: int = 3
    """How many own turns are planned."""
    ends: bool = False
    exact: bool = False
    denial: float = 0.7
    """The part of the opponent's gain that counts against leaving cards."""


HARD = Weights()
