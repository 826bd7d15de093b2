"""What those who plan ahead believe of cards, fields and trades, in numbers: the hard player, and the expert."""

from __future__ import annotations

from typing import NamedTuple


class Weights(NamedTuple):
    """All these numbers; worth is in thalers at the end, and what they are not given for is as for `HARD`."""

    ahead: float = 2.5
    """About how many rounds a field stands before room is needed; nothing is foreseen beyond."""
    within_reach: float = 5.0
    """From how many cards of a round a player can choose, own ones and those of trades together."""
    rivalry: float = 0.6
    """How much each other player who grows a bean takes of it."""
    stewed: float = 1.8
    """How many cards of a round somebody would like to put into a stew."""
    empty: float = 0.4
    """What an empty field is worth by what will grow in it."""
    planted_later: tuple[float, ...] = (0.9, 0.8, 0.7, 0.6, 0.5, 0.45, 0.4, 0.35)
    """What a card in hand that fits is worth, by its place, as a part of the same card planted."""
    in_the_way: tuple[float, ...] = (0.5, 0.4, 0.3, 0.25, 0.2, 0.2, 0.2, 0.2)
    """How likely a card in hand that fits nowhere will cost a field, by its place."""
    clutter: float = 0.1
    """What such a card costs besides."""
    held: float = 0.0
    """What every card in hand is worth besides, since it can be traded, with `trading` rounds to come."""
    trading: float = 2.0
    """With fewer rounds to come than that, a card in hand is worth less besides."""
    unwanted: float = 0.4
    """What it is worth to another player to be rid of a card that fits none of their fields."""
    waiting: float = 0.6
    """What a card in somebody else's hand that fits is worth to them, as a part of the same card planted."""
    worthwhile: float = 0.05
    """The gain below which a trade is not worth proposing."""
    tempting: float = 0.1
    """What somebody else must gain for an offer to be worth making."""
    fair: float = 0.4
    """How much of the other side's gain players subtract from their own when they think about an offer."""
    unpromising: float = 0.05
    """What an offer must be expected to bring to be made at all."""
    doubt: float = 0.3
    """By about how many thalers players differ in what they think that a trade brings them."""
    apart: float = 4.0
    """How many thalers behind the leader make a rival a good deal less likely to win."""
    shared: float = 1.2
    """How much it costs that all rivals together gain one thaler."""


HARD = Weights()
EXPERT = Weights(
    rivalry=0.75,
    empty=0.1,
    planted_later=(0.72, 0.64, 0.56, 0.48, 0.4, 0.36, 0.32, 0.28),
    in_the_way=(0.3, 0.24, 0.18, 0.15, 0.12, 0.12, 0.12, 0.12),
    held=0.25,
    trading=5.0,
    unwanted=0.1,
    unpromising=0.0,
    doubt=0.35,
    shared=0.7,
)
"""Found by 800 games in each of which two sat among the hard ones, one with every number a step higher or lower by
lot and the other the other way round: what told the two apart was moved, and what did not was left as it was."""
