"""The slash commands of trading, which are answered as the buttons would be."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.bohnanza.moves import Accept, ComeBack, Move, Pass
from bot.games.bohnanza.view import View
from bot.games.contract import IllegalMove
from bot.ui.bohnanza.chapters.course import in_turn
from bot.ui.bohnanza.chapters.trading import accepting, drafting, one_line
from bot.ui.bohnanza.chapters.trading.naming import counted_like, given, offer_number, read_offer, receiver
from bot.ui.bohnanza.wording.phrases import Sight, cards, own
from bot.ui.screens import Answer, Click, Open, Play


def offer(seen: Sight, click: Click) -> Answer:
    """`/offer [give] [want] [to]` makes an offer; without `give` and `want` it opens the builder."""
    if not own(seen.view).options.may_offer:
        raise IllegalMove("not-trading-now")
    typed = one_line.options(seen.locale, click)
    if not {"give", "want"} & set(typed):
        return Open(drafting.begun(seen, receiver(seen, typed.get("to"))).part())
    return in_turn(seen.view.turn, read_offer(seen, click))


def accept(seen: Sight, click: Click) -> Answer:
    """`/accept offer [give]` accepts; `give` names the copies where several could go."""
    offer = offer_number(click.typed("offer"))
    give = click.typed("give")
    if give is None:
        return accepting.accept(seen, (str(offer),))
    accepting.acceptable(seen, seen.view, offer)
    chosen = given(seen, give)
    want = accepting.open_offer(seen.view, offer).want
    if not counted_like(chosen, want):
        raise IllegalMove("other-copies-needed", offer=offer, cards=cards(seen.locale, want))

    def choose(view: View) -> Sequence[Move]:
        accepting.acceptable(seen, view, offer)
        return (Accept(offer, chosen),)

    return Play(choose)


def decline(seen: Sight, click: Click) -> Answer:
    """`/decline offer` says no to an offer."""
    return accepting.decline(seen, offer_number(click.typed("offer")))


def withdraw(seen: Sight, click: Click) -> Answer:
    """`/withdraw offer` takes back an own offer."""
    return accepting.withdraw(offer_number(click.typed("offer")))


def pass_(seen: Sight, click: Click) -> Answer:
    """`/pass` says “I'm done” with the trading of this turn; who has said so already is back in (B5.8)."""
    return Play(lambda view: (ComeBack() if own(view).options.may_come_back else Pass(),))
