"""Open offers in words: who offers what to whom for what, and who has declined."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.bohnanza.cards import Bean
from bot.games.bohnanza.view import OfferView
from bot.games.contract import Seat
from bot.ui.bohnanza.wording.phrases import Sight, role
from bot.ui.bohnanza.wording.symbols import bunch
from bot.ui.phrases import names, player
from bot.words import say


def offer_line(seen: Sight, offer: OfferView, *, declined: bool = True) -> str:
    """One offer, and who declined it: by name or, if room is short, only how many."""
    words = proposal(seen, "offer", offer.number, offer.seat, offer.to, offer.give, offer.want)
    if not offer.declined:
        return words
    count = len(offer.declined)
    who = names(seen, offer.declined) if declined else say(seen.locale, "offer-players", count=count)
    return words + " " + say(seen.locale, "offer-declined", names=who)


def proposal(
    seen: Sight,
    words: str,
    number: int,
    seat: Seat | None,
    to: Seat | None,
    give: Sequence[Bean],
    want: Sequence[Bean],
) -> str:
    """The words `{words}-trade`, `-gift` or `-wish`, depending on whether the offer gives and wants something."""
    kind = "gift" if not want else "wish" if not give else "trade"
    return say(
        seen.locale,
        f"{words}-{kind}",
        offer=str(number),
        who=role(seen, seat),
        whom=role(seen, to),
        name="" if seat is None else player(seen, seat),
        other="" if to is None else player(seen, to),
        give=bunch(seen.locale, give),
        want=bunch(seen.locale, want),
    )
