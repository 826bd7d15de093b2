"""Open offers in words: who offers what to whom for what, and who has declined."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

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
        name="" if seat is None else player(seen, seat),
        whom=role(seen, to),
        other="" if to is None else player(seen, to),
        give=bunch(seen.locale, give),
        want=bunch(seen.locale, want),
    )


def liveliest(offers: Sequence[OfferView], players: int, most: int) -> tuple[OfferView, ...]:
    """At most this many offers, by number: those declined by everybody are dropped first, then each person's older
    ones, so that nobody's many offers hide the others'."""

    def dead(offer: OfferView) -> bool:
        return len(offer.declined) >= (1 if offer.to is not None else players - 1)

    first = sorted(_newest_of_each(offers), key=dead)[:most]
    return tuple(sorted(first, key=lambda offer: offer.number))


def _newest_of_each(offers: Iterable[OfferView]) -> list[OfferView]:
    """Everybody's newest offer, newest first, then everybody's second newest, and so on."""
    made: Counter[Seat] = Counter()
    ranked = []
    for offer in sorted(offers, key=lambda offer: -offer.number):
        ranked.append((made[offer.seat], offer))
        made[offer.seat] += 1
    return [offer for _, offer in sorted(ranked, key=lambda ranked: ranked[0])]
