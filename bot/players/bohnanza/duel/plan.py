"""How a hand is planted best in a duel, turn after turn: its order is fixed, but one card a turn may go (D3.2)."""

from __future__ import annotations

from typing import TypeAlias

from bot.games.bohnanza.cards import Bean
from bot.players.bohnanza.duel.farm import Farm, grown
from bot.players.bohnanza.duel.outlook import Outlook

Hand: TypeAlias = tuple[Bean, ...]


class Planner:
    """Tells what fields and a hand promise together at each step of an own turn, in thalers at the end."""

    def __init__(self, outlook: Outlook) -> None:
        self._outlook, self._likely, self._turns = outlook, outlook.weights.likely, outlook.planned
        self._known: dict[tuple[Farm, Hand, int], float] = {}

    def begun(self, farm: Farm, hand: Hand, past: int = 0) -> float:
        """What they promise before the first card is planted."""
        if not hand or past == self._turns:
            return self._outlook.worth(farm)
        key = farm, hand, past
        found = self._known.get(key)
        if found is None:
            ways = self._outlook.ways(farm, hand[0])
            found = max([one.thalers + self.first_planted(one.farm, hand[1:], past) for one in ways])
            self._known[key] = found
        return found

    def first_planted(self, farm: Farm, hand: Hand, past: int = 0) -> float:
        """What they promise once the first card is planted, when the second may be planted as well."""
        best = self.both_planted(farm, hand, past)
        for one in self._outlook.ways(farm, hand[0]) if hand else ():
            best = max(best, one.thalers + self.both_planted(one.farm, hand[1:], past))
        return best

    def both_planted(self, farm: Farm, hand: Hand, past: int = 0) -> float:
        """What they promise once nothing more is planted from the hand, when one card may be discarded."""
        kept = [self.over(farm, without(hand, place), past) for place in discardable(farm, hand)]
        return max(self.over(farm, hand, past), *kept) if kept else self.over(farm, hand, past)

    def over(self, farm: Farm, hand: Hand, past: int = 0) -> float:
        """What they promise once this turn is over."""
        now = self._outlook.worth(farm)
        return now + self._likely * (self.begun(farm, hand, past + 1) - now)


def discardable(farm: Farm, hand: Hand) -> list[int]:
    """The places of the cards that are worth discarding: the first of each bean that does not grow here."""
    standing = grown(farm)
    return [place for place, bean in enumerate(hand) if bean not in standing and bean not in hand[:place]]


def without(hand: Hand, place: int) -> Hand:
    """The hand without the card at this place."""
    return hand[:place] + hand[place + 1 :]
