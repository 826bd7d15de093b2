"""The player of Nicht die Bohne who looks ahead to the end of a trick: what will be laid, and who takes what."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.games.chance import Chance
from bot.games.contract import Seat
from bot.games.nicht_die_bohne.cards import Card
from bot.games.nicht_die_bohne.moves import Lay, Move, Take
from bot.games.nicht_die_bohne.view import Own, View
from bot.players.nicht_die_bohne.worth import Worth, unseen, worth_of

GUESSES = 6
"""How many times a trick is thought through, each time with other cards for the others, by lot."""


def normal_player(view: View, chance: Chance) -> Move | None:
    """A sensible move; None where the game does not wait for this seat."""
    return best_move(view, chance)


def best_move(view: View, chance: Chance, guesses: int = GUESSES) -> Move | None:
    """The move with the best prospect; None where the game does not wait for this seat."""
    own = view.own
    if own is None or own.seat not in view.waiting_for:
        return None
    if own.options.take:
        return Take(_best_to_take(view, own))
    if len(own.options.lay) == 1:
        return Lay(own.options.lay[0])
    return Lay(_best_to_lay(view, own, chance, guesses))


def _best_to_take(view: View, own: Own) -> Card:
    """The card with which, once the others have taken theirs, this seat is furthest ahead."""
    worth = worth_of(view, own, [laid.card for laid in view.up])
    cards = [laid.card for laid in sorted(view.up)]
    left = [laid.seat for laid in view.up if laid.taken_by is None and not laid.token]

    def prospect(owner: Seat) -> float:
        rest = [seat for seat in left if seat != owner]
        shares = share_out(worth, cards, view.leader, owner, rest)
        return worth[own.seat][cards[owner]] + _ahead(shares, own.seat)

    return cards[max(left, key=prospect)]


def _best_to_lay(view: View, own: Own, chance: Chance, guesses: int) -> Card:
    """The card with the best outcome on average."""
    hidden = unseen(view, own)
    lead = () if view.lead is None else (view.lead,)
    worth = worth_of(view, own, (*hidden, *own.hand, *lead))
    others = [seat.seat for seat in view.seats if seat.seat != own.seat]
    followers = [seat for seat in others if view.lead is None or seat != view.leader]
    cards = [view.lead or own.hand[0]] * len(view.seats)
    prospects = dict.fromkeys(own.options.lay, 0.0)
    takable = [seat.seat for seat in view.seats if seat.seat != view.leader]
    for _ in range(guesses):
        # Why somebody lays a card is their secret: one who is taken to lay the worst that they have is misjudged.
        for seat, card in zip(followers, chance.shuffle(hidden), strict=False):
            cards[seat] = card
        for card in prospects:
            cards[own.seat] = card
            shares = share_out(worth, cards, view.leader, view.leader, takable)
            prospects[card] += _ahead(shares, own.seat)
    return max(prospects, key=prospects.__getitem__)


def _ahead(gained: Sequence[float], seat: Seat) -> float:
    """How far these shares bring the seat ahead of the others, on average."""
    mine = gained[seat]
    return mine - (sum(gained) - mine) / (len(gained) - 1)


def share_out(worth: Worth, cards: Sequence[Card], token: Seat, taker: Seat, left: Iterable[Seat]) -> list[float]:
    """What each gains: all take, beginning with `taker`, from the cards of the seats `left`, then the token's.

    The cards stand by the seats that laid them.
    """
    gained = [0.0] * len(cards)
    owners = list(left)
    while owners:
        mine = worth[taker]
        best, most = owners[0], mine[cards[owners[0]]]
        for owner in owners[1:]:
            value = mine[cards[owner]]
            if value > most:
                best, most = owner, value
        gained[taker] = most
        owners.remove(best)
        taker = best
    gained[taker] = worth[taker][cards[token]]
    return gained
