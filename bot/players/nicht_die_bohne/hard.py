"""The best player of Nicht die Bohne: it deals the hidden cards again and again, and plays on from there."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import exp, sqrt
from typing import NamedTuple, TypeAlias

from bot.games.chance import Chance, seeded
from bot.games.contract import Seat
from bot.games.nicht_die_bohne.cards import Card
from bot.games.nicht_die_bohne.moves import Lay, Move, Take
from bot.games.nicht_die_bohne.view import Own, View
from bot.players.nicht_die_bohne.colours import PLACE, summed
from bot.players.nicht_die_bohne.playing_out import Areas, Trick, play_out, promised, take, take_rest
from bot.players.nicht_die_bohne.worth import unseen


class Budget(NamedTuple):
    """What a decision may cost, whatever time that takes: with the same View and luck it is the same."""

    play_outs: int
    ahead: int
    """How many tricks are played after this one; what the scoring areas promise counts then."""


BUDGETS = {3: Budget(100, 20), 4: Budget(100, 15), 5: Budget(100, 2), 6: Budget(200, 1)}
"""By players. Among three and four the round is played to its end; among more, tricks laid by lot only blur it."""

CLOSE = 8.0
"""With so many points more at the end of the game a win is e times as sure: play-outs do not see everything."""

SWING = 30.0
"""The same while one more round is still to be dealt."""


class Prospects(NamedTuple):
    """Where a seat stands now, and what it hopes for."""

    seat: Seat
    areas: Areas
    totals: Sequence[int]
    """The sums of the finished rounds, by seat."""
    close: float
    """With so many points more in the end of this round a win is e times as sure."""

    def of(self, areas: Areas) -> float:
        """How sure it is to win the game, 0 to 1, once the round has ended like this."""
        totals = [total + worth for total, worth in zip(self.totals, promised(areas), strict=True)]
        mine = totals[self.seat]
        return 1 / sum([exp(min((total - mine) / self.close, 50.0)) for total in totals])


def hard_player(view: View, chance: Chance) -> Move | None:
    """A good move; None where the game does not wait for this seat."""
    own = view.own
    if own is None or own.seat not in view.waiting_for:
        return None
    luck = seeded(chance.lot(1 << 32))
    if own.options.take:
        return Take(_best_to_take(view, own, luck))
    if len(own.options.lay) == 1:
        return Lay(own.options.lay[0])
    return Lay(_best_to_lay(view, own, luck))


def _best_to_take(view: View, own: Own, luck: Chance) -> Card:
    """The card after which this seat wins most often."""
    budget, hoped = BUDGETS[len(view.seats)], prospects(view, own)
    after = taking(view, own, hoped.areas)
    tricks = Deal(view, own, luck, budget.ahead).tricks
    return ranked(own.options.take, tricks, lambda *tried: hoped.of(after(*tried)), budget.play_outs)[0]


def _best_to_lay(view: View, own: Own, luck: Chance) -> Card:
    """The card after which this seat wins most often."""
    budget, hoped = BUDGETS[len(view.seats)], prospects(view, own)
    after = laying(view, own, hoped.areas)
    tricks = Deal(view, own, luck, budget.ahead).tricks
    return ranked(own.options.lay, tricks, lambda *tried: hoped.of(after(*tried)), budget.play_outs)[0]


Tried: TypeAlias = Callable[[Sequence[Trick], Card], Areas]
"""The scoring areas after such tricks, if a seat does with this card what it is asked to."""


def taking(view: View, own: Own, areas: Areas) -> Tried:
    """What comes of taking a card of the trick."""
    trick = [PLACE[laid.card] for laid in sorted(view.up)]
    owners = {laid.card: laid.seat for laid in view.up if laid.taken_by is None and not laid.token}

    def tried(tricks: Sequence[Trick], card: Card) -> Areas:
        after = [[*area] for area in areas]
        take(after, own.seat, PLACE[card])
        left = [seat for other, seat in owners.items() if other != card]
        play_out(after, tricks, take_rest(after, trick, view.leader, owners[card], left))
        return after

    return tried


def laying(view: View, own: Own, areas: Areas) -> Tried:
    """What comes of laying a card."""

    def tried(tricks: Sequence[Trick], card: Card) -> Areas:
        after = [[*area] for area in areas]
        play_out(after, laid_first(tricks, own.seat, PLACE[card]), view.leader)
        return after

    return tried


def ranked(
    options: Iterable[Card],
    deal: Callable[[], Sequence[Trick]],
    tried: Callable[[Sequence[Trick], Card], float],
    play_outs: int,
) -> list[Card]:
    """The options that do best in the same deals, best first: again and again the worse half is left out."""
    sums = dict.fromkeys(options, 0.0)
    heats = (len(sums) - 1).bit_length()
    for _ in range(heats):
        for _ in range(max(1, play_outs // heats // len(sums))):
            dealt = deal()
            for option in sums:
                sums[option] += tried(dealt, option)
        better = sorted(sums, key=sums.__getitem__, reverse=True)[: max(2, (len(sums) + 1) // 2)]
        sums = {option: sums[option] for option in better}
    return sorted(sums, key=sums.__getitem__, reverse=True)


class Deal:
    """Deals what this seat does not see, as it may lie, for the trick to be laid now and so many after it."""

    def __init__(self, view: View, own: Own, luck: Chance, ahead: int) -> None:
        self._own, self._luck = own, luck
        self._hidden = [PLACE[card] for card in unseen(view, own)]
        self._hand = [PLACE[card] for card in own.hand]
        self._seats = range(len(view.seats))
        self._count = ahead + (not own.options.take)
        self._led = () if view.lead is None or own.options.take else (PLACE[view.lead],)
        self._leader = view.leader

    def tricks(self) -> Sequence[Trick]:
        """The tricks of this round that are still to be laid, each card of each hand in any of them."""
        hidden, size = iter(self._luck.shuffle(self._hidden)), len(self._hand)
        columns = []
        for seat in self._seats:
            if seat == self._own.seat:
                columns.append(self._luck.shuffle(self._hand))
            else:
                led = self._led if seat == self._leader else ()
                columns.append((*led, *[next(hidden) for _ in range(size - len(led))]))
        return [*zip(*columns, strict=True)][: self._count]


def laid_first(tricks: Sequence[Trick], seat: Seat, card: int) -> list[Trick]:
    """The same tricks, but for the seat laying this card in the first, and in its place what it laid there."""
    first, changed = tricks[0], [*tricks]
    for number, trick in enumerate(tricks):
        if trick[seat] == card:
            changed[number] = (*trick[:seat], first[seat], *trick[seat + 1 :])
            break
    changed[0] = (*first[:seat], card, *first[seat + 1 :])
    return changed


def prospects(view: View, own: Own) -> Prospects:
    """Where this seat stands, and what it hopes for."""
    areas = [[summed(colour) for colour in seat.area] for seat in view.seats]
    to_come = view.rounds - view.round
    close = SWING * sqrt(to_come) if to_come else CLOSE
    return Prospects(own.seat, areas, [seat.total for seat in view.seats], close)
