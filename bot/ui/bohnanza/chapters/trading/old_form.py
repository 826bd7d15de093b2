"""The offer form of version 0.1.0: no button opens it any more, but one that is open may still be sent."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.games.bohnanza.cards import Bean
from bot.games.bohnanza.moves import MakeOffer, Move
from bot.games.bohnanza.view import View
from bot.games.contract import MalformedMove, OutOfDate
from bot.ui.bohnanza.chapters.trading.drafting import ANYONE, TIMES
from bot.ui.bohnanza.wording.phrases import known_card, own
from bot.ui.controls import number
from bot.ui.screens import Play

GIVE, GIVE_MORE, WANT, TO = "give", "give-more", "want", "to"
"""The fields of the form: its values come back under these names."""


def submitted(args: Sequence[str], values: Mapping[str, Sequence[str]]) -> Play[View, Move]:
    """Make the offer that was filled in, if the trading phase is still the same."""
    turn = number(args, 0)
    give = tuple(known_card(value) for field in (GIVE, GIVE_MORE) for value in values.get(field, ()))
    want = tuple(bean for value in values.get(WANT, ()) for bean in _wanted(value))
    to = next(iter(values.get(TO, ())), None)
    receiver = None if to in (None, ANYONE) else number((str(to),), 0)

    def choose(view: View) -> Sequence[Move]:
        seat = own(view)
        if view.turn != turn or not seat.options.may_offer:
            raise OutOfDate("trading-over")
        return (MakeOffer(give, want, receiver if seat.seat == view.active else view.active),)

    return Play(choose)


def _wanted(value: str) -> tuple[Bean, ...]:
    bean, mark, count = value.partition(TIMES)
    times = number((count,), 0)
    if not mark or times > 99:
        raise MalformedMove("unknown-control")
    return (Bean(bean),) * times
