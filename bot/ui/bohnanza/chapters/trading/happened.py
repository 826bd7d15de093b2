"""What others have just done to a player: one of their offers was taken, or is off."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.games.bohnanza.cards import BEAN, Bean
from bot.games.bohnanza.news import News
from bot.games.bohnanza.view import OfferView, Own, Phase, View
from bot.ui.bohnanza.wording.phrases import Sight
from bot.ui.bohnanza.wording.symbols import bunch
from bot.ui.phrases import player
from bot.words import say


def happened(seen: Sight, before: View, news: Sequence[News]) -> str:
    """In a line each, what became of this player's offers; `before` is what they saw before all that."""
    own = seen.view.own
    if own is None or before.own is None:
        return ""
    offers = {offer.number: offer for offer in before.offers if offer.seat == own.seat}
    return "\n".join(line for item in news for line in _line(seen, own, offers.get(item.offer or 0), item))


def _line(seen: Sight, own: Own, offer: OfferView | None, item: News) -> Iterator[str]:
    if offer is None:
        return
    number = str(offer.number)
    if item.what == "traded":
        name = player(seen, item.other or 0)
        give, take = [bunch(seen.locale, beans) or "none" for beans in (item.beans, item.taken)]
        yield say(seen.locale, "happened-taken", offer=number, name=name, give=give, take=take)
    elif item.what == "declined" and _declined_by_all(seen.view, offer):
        one = "anyone" if offer.to is None else player(seen, offer.to)
        yield say(seen.locale, "happened-declined", offer=number, name=one)
    elif item.what == "lapsed" and (gone := _gone(seen.view, own, offer)):
        yield say(seen.locale, "happened-lapsed", offer=number, cards=bunch(seen.locale, gone), count=len(gone))


def _declined_by_all(view: View, offer: OfferView) -> bool:
    """Whether everybody to whom it is addressed has declined it by now."""
    now = next((other for other in view.offers if other.number == offer.number), offer)
    return len(now.declined) >= (1 if offer.to is not None else len(view.seats) - 1)


def _gone(view: View, own: Own, offer: OfferView) -> tuple[Bean, ...]:
    """The cards that were promised and can be given no more."""
    if view.phase is not Phase.TRADE:
        return ()
    return tuple([BEAN[card] for card in offer.cards if card not in own.options.give])
