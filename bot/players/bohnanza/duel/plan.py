"""How a hand is planted best in a duel, turn after turn: its order is fixed, but one card a turn may go (D3.2)."""

from __future__ import annotations

from typing import TypeAlias

from bot.games.bohnanza.cards import Bean
from bot.players.bohnanza.duel.farm import Farm, grown
from bot.players.bohnanza.duel.outlook import Outlook

Hand: TypeAlias = tuple[Bean, ...]

LIKELY = 0.8
"""How likely what is planned for the next turn comes about, since other cards may come between."""

TURNS = 3
"""How many own turns are planned."""


class Planner:
    """Tells what fields and a hand promise together at each step of an own turn, in thalers at the end."""

    def __init__(self, outlook: Outlook) -> None:
        self._outlook = outlook
        self._known: dict[tuple[Farm, Hand, int], float] = {}

    def begun(self, farm: Farm, hand: Hand, turns: int = TURNS) -> float:
        """What they promise before the first card is planted."""
        if not hand or not turns:
            return self._outlook.worth(farm)
        key = farm, hand, turns
        found = self._known.get(key)
        if found is None:
            ways = self._outlook.ways(farm, hand[0])
            found = max([one.thalers + self.first_planted(one.farm, hand[1:], turns) for one in ways])
            self._known[key] = found
        return found

    def first_planted(self, farm: Farm, hand: Hand, turns: int = TURNS) -> float:
        """What they promise once the first card is planted, when the second may be planted as well."""
        best = self.both_planted(farm, hand, turns)
        for one in self._outlook.ways(farm, hand[0]) if hand else ():
            best = max(best, one.thalers + self.both_planted(one.farm, hand[1:], turns))
        return best

    def both_planted(self, farm: Farm, hand: Hand, turns: int = TURNS) -> float:
        """What they promise once nothing more is planted from the hand, when one card may be discarded."""
        kept = [self.over(farm, without(hand, place), turns) for place in discardable(farm, hand)]
        return max(self.over(farm, hand, turns), *kept) if kept else self.over(farm, hand, turns)

    def over(self, farm: Farm, hand: Hand, turns: int = TURNS) -> float:
        """What they promise once this turn is over."""
        now = self._outlook.worth(farm)
        return now + LIKELY * (self.begun(farm, hand, turns - 1) - now)


def discardable(farm: Farm, hand: Hand) -> list[int]:
    """The places of the cards that are worth discarding: the first of each bean that does not grow here."""
    standing = grown(farm)
    return [place for place, bean in enumerate(hand) if bean not in standing and bean not in hand[:place]]


def without(hand: Hand, place: int) -> Hand:
    """The hand without the card at this place."""
    return hand[:place] + hand[place + 1 :]
