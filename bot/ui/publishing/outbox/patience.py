"""How long a message may be left out of date: what nobody waits for shares its call with what comes next."""

from __future__ import annotations

from typing import NamedTuple


class Patience(NamedTuple):
    """How much can wait."""

    paces: float
    """For so many paces it waits for what else will change there."""
    share: float = 1.0
    """From this share of the calls that Discord counts in a second it waits on; 1: it does not."""


AT_ONCE = Patience(0)
"""Somebody looks at it, or it costs no call that Discord counts."""
BEHIND = Patience(2)
"""Its picture differs only in what is of no hurry."""
MAY = Patience(2)
"""An awake panel of somebody who may do something else now, as the table's message tells, and need not."""
FOLLOWS = Patience(4)
"""An awake panel of somebody who can do what they could before: each edit takes the processor longer than a
move."""
ASKS = Patience(2)
"""Others are asked something new."""
TELLS = Patience(8, 0.8)
"""It tells what people have done, and asks the others nothing new."""
COMPUTERS = Patience(8, 0.5)
"""The same of what computers have done."""
LONGEST = 60
"""Paces for which nothing waits longer, however many calls there are."""
