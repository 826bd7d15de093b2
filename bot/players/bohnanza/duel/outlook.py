"""What one's own fields and the opponent's promise in a duel, in thalers at the end, as far as one View tells."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.games.bohnanza.cards import KINDS, Bean
from bot.games.bohnanza.view import View
from bot.players.bohnanza.duel.farm import Farm, Planting, farm_of, grown, plantings
from bot.players.bohnanza.duel.ripening import FINEST, rent, ripening
from bot.players.bohnanza.valuation.counting import count

REACH = 3.2
"""From how many cards a turn a player chooses: those turned up, those left as an offer, some of the hand."""

CONTESTED = 2.2
"""The same for a bean that the opponent grows, who therefore leaves none of it."""

TURN = 5
"""How many cards leave the draw pile in a turn (D3)."""

Yields = Mapping[Bean, Sequence[float]]
"""What a field brings until the end, by its bean and by how many cards it holds now."""


class Outlook:
    """What one seat may expect of its own fields, and the opponent of theirs."""

    def __init__(self, view: View, me: int) -> None:
        self.farm, self.theirs = farm_of(view.seats[me]), farm_of(view.seats[1 - me])
        self.meters = {bean: KINDS[bean].pays for bean in view.beans}
        self.turns = -(-view.draw_pile // TURN)
        self._rent = rent(self.turns)
        share = count(view).share
        self._mine = self._yields(share, grown(self.theirs))
        self._others = self._yields(share, grown(self.farm))

    def _yields(self, share: Mapping[Bean, float], contested: frozenset[Bean]) -> Yields:
        found: dict[Bean, Sequence[float]] = {}
        for bean, meter in self.meters.items():
            mean = share[bean] * (CONTESTED if bean in contested else REACH)
            found[bean] = ripening(meter, round(FINEST * mean))[self.turns]
        return found

    def ways(self, farm: Farm, bean: Bean, cards: int = 1) -> list[Planting]:
        """All ways to plant so many cards of a bean."""
        return list(plantings(farm, bean, cards, self.meters))

    def worth(self, farm: Farm) -> float:
        """What these fields of one's own bring until the end."""
        return self._sum(farm, self._mine)

    def _sum(self, farm: Farm, yields: Yields) -> float:
        total = 0.0
        for crop in farm:
            if crop is None:
                total += self._rent
            else:
                bean, cards = crop
                row = yields[bean]
                total += row[min(cards, len(row) - 1)]
        return total

    def gain_of_opponent(self, cards: Sequence[Bean]) -> float:
        """What the opponent gains by these cards: by all whose beans grow there, and by the best new bean."""
        standing, now = grown(self.theirs), self._sum(self.theirs, self._others)
        growing, new = 0.0, 0.0
        for bean in dict.fromkeys(cards):
            ways = self.ways(self.theirs, bean, cards.count(bean))
            gain = max([one.thalers + self._sum(one.farm, self._others) for one in ways]) - now
            if bean in standing:
                growing += gain
            else:
                new = max(new, gain)
        return growing + new
