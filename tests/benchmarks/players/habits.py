"""People's habits in trading as opponents: each plays like `hard`, but for what it says while others trade.

Nobody should win more than a fair player does because of a habit of theirs; `tests.benchmarks.strength habit`
measures it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations
from typing import TypeAlias

from bot.games.bohnanza.cards import BEAN, Bean
from bot.games.bohnanza.moves import Accept, Decline, EndTrading, MakeOffer, Move, Withdraw
from bot.games.bohnanza.view import Heard, Own, View
from bot.games.chance import Chance
from bot.players.bohnanza.hard import hard_player
from bot.players.bohnanza.manners import AMONG_COMPUTERS, waits
from bot.players.bohnanza.offers import is_open, was_made
from bot.players.bohnanza.proposals import Proposal, proposals
from bot.players.bohnanza.trading import Trader
from bot.players.bohnanza.valuation.weights import HARD

Habit: TypeAlias = Callable[[View, Own, Move | None], Move | None]
"""What is done instead of what `hard` would do while cards may change hands."""


def _played(habit: Habit) -> Callable[[View, Chance], Move | None]:
    def player(view: View, chance: Chance) -> Move | None:
        move, own = hard_player(view, chance), view.own
        return habit(view, own, move) if own is not None and own.options.may_offer else move

    return player


def _beg(view: View, own: Own, move: Move | None) -> Move | None:
    """Ask for a gift of everything that is of use, again and again."""
    if isinstance(move, Accept):
        return move
    gift = _first(view, own, (MakeOffer((), (bean,), _to(view, own)) for bean in _useful(view, own)))
    return gift or _ask_again(view, own, move)


def _ask_for_more(view: View, own: Own, move: Move | None) -> Move | None:
    """Want two cards for each that is given."""
    return _likely(view, own, lambda one: len(one.give) == 1 and len(one.want) == 2) if _asks(move) else move


def _say_nothing(view: View, own: Own, move: Move | None) -> Move | None:
    """Make no offer, and take what others offer."""
    return _without_offer(own) if isinstance(move, MakeOffer) else move


def _offer_the_least(view: View, own: Own, move: Move | None) -> Move | None:
    """Of all cards give what costs least, whatever it is to the others."""
    if not _asks(move):
        return move
    trader = Trader(view, own)
    cheapest = max(own.options.give, key=lambda card: trader.gain([card], ()), default=None)
    return _likely(view, own, lambda one: one.give == (cheapest,) and len(one.want) == 1)


def _offer_junk(view: View, own: Own, move: Move | None) -> Move | None:
    """Give two cards that nobody grows for one that is of use, or for nothing."""
    if not isinstance(move, MakeOffer):
        return move
    grown = {field.bean for seat in view.seats for field in seat.fields}
    junk = [card for card in own.options.give if BEAN[card] not in grown]
    gives = [*combinations(junk[:4], 2), *[(card,) for card in junk]]
    useful = [*[(bean,) for bean in _useful(view, own)[:2]], ()]
    offers = (MakeOffer(give, want, _to(view, own)) for want in useful for give in gives)
    return next((offer for offer in offers if not was_made(view, own, offer)), None) or move


def _hoard(view: View, own: Own, move: Move | None) -> Move | None:
    """Never give what another player grows."""
    others = {field.bean for seat in view.seats if seat.seat != own.seat for field in seat.fields}
    if isinstance(move, MakeOffer) and any(BEAN[card] in others for card in move.give):
        return _without_offer(own)
    if isinstance(move, Accept) and any(BEAN[card] in others for card in move.give):
        return Decline(move.offer) if move.offer in own.options.decline else _without_offer(own)
    return move


def _refuse_all(view: View, own: Own, move: Move | None) -> Move | None:
    """Say no to every offer, and make offers of one's own."""
    if isinstance(move, Accept):
        return Decline(move.offer) if move.offer in own.options.decline else _without_offer(own)
    return move


def _ask_again(view: View, own: Own, move: Move | None) -> Move | None:
    """Take back what everybody has declined, and ask for the same once more."""
    if isinstance(move, Accept) or not _may(view, own):
        return move
    vain = [one for one in view.offers if one.seat == own.seat and not waits(view, one)]
    if vain:
        return Withdraw(vain[0].number)
    over = [one for one in view.heard if one.seat == own.seat and one.turn == view.turn and one.taker is None]
    return next((offer for one in over if (offer := _same(view, own, one)) is not None), move)


def _wait(view: View, own: Own, move: Move | None) -> Move | None:
    """Make offers only once nobody else has one open that waits for an answer."""
    if isinstance(move, MakeOffer) and any(one.seat != own.seat and waits(view, one) for one in view.offers):
        return Decline(own.options.decline[0]) if own.options.decline else None
    return move


def _draw_out(view: View, own: Own, move: Move | None) -> Move | None:
    """Keep one's own turn open with wishes that nobody grants, to hear what others offer meanwhile."""
    if not isinstance(move, EndTrading):
        return move
    return _first(view, own, (MakeOffer((), (bean, bean)) for bean in view.beans)) or move


def _may(view: View, own: Own) -> bool:
    """Whether one more offer keeps within what computers say in a turn, so that every turn ends."""
    return AMONG_COMPUTERS.allow_offer(view, own)


def _to(view: View, own: Own) -> int | None:
    return None if own.seat == view.active else view.active


def _useful(view: View, own: Own) -> Sequence[Bean]:
    """The beans that bring something, the best first."""
    trader = Trader(view, own)
    gains = {bean: trader.gain((), (bean,)) for bean in view.beans}
    return sorted([bean for bean in gains if gains[bean] > HARD.worthwhile], key=lambda bean: -gains[bean])


def _first(view: View, own: Own, offers: Iterable[MakeOffer]) -> MakeOffer | None:
    """The first of these offers that does not stand open, if one more may be made."""
    return next((offer for offer in offers if not is_open(view, own, offer)), None) if _may(view, own) else None


def _same(view: View, own: Own, over: Heard) -> MakeOffer | None:
    """The offer that is over, made again; None where a card for it is gone, or it stands open."""
    held, cards = list(own.options.give), []
    for bean in over.give:
        card = next((card for card in held if BEAN[card] == bean), None)
        if card is None:
            return None
        held.remove(card)
        cards.append(card)
    return _first(view, own, [MakeOffer(tuple(cards), over.want, over.to)])


def _asks(move: Move | None) -> bool:
    """Whether this move is an offer that wants something."""
    return isinstance(move, MakeOffer) and bool(move.want)


def _likely(view: View, own: Own, kind: Callable[[Proposal], bool]) -> Move | None:
    """The offer of a kind that would bring most, as likely as somebody has what it wants, whatever they think."""
    trader = Trader(view, own)
    seats = range(len(view.seats)) if own.seat == view.active else (view.active,)

    def hoped(one: Proposal) -> float:
        likely = max(trader.hearsay.likely(seat, one.want) for seat in seats if seat != own.seat)
        return trader.gain(one.give, one.want) * likely

    found = sorted(
        [one for one in proposals(trader) if kind(one) and hoped(one) > HARD.worthwhile],
        key=lambda one: -hoped(one),
    )
    offers = (MakeOffer(one.give, one.want, _to(view, own)) for one in found)
    return next((offer for offer in offers if not was_made(view, own, offer)), None) or _without_offer(own)


def _without_offer(own: Own) -> Move | None:
    """What is done where nothing is offered."""
    if own.options.decline:
        return Decline(own.options.decline[0])
    return EndTrading() if own.options.end_trading else None


beggar = _played(_beg)
greedy = _played(_ask_for_more)
silent = _played(_say_nothing)
lowballer = _played(_offer_the_least)
junk_dealer = _played(_offer_junk)
hoarder = _played(_hoard)
refuser = _played(_refuse_all)
repeater = _played(_ask_again)
latecomer = _played(_wait)
dawdler = _played(_draw_out)

HABITS = (
    "beggar",
    "greedy",
    "silent",
    "lowballer",
    "junk_dealer",
    "hoarder",
    "refuser",
    "repeater",
    "latecomer",
    "dawdler",
)
"""The players of this file, by name."""
