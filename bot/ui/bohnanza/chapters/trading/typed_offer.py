"""An offer as it is typed: read, and said again in words before it is sent."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.bohnanza.cards import BEAN
from bot.games.bohnanza.moves import MakeOffer
from bot.games.contract import Seat
from bot.ui.bohnanza.chapters.trading import one_line
from bot.ui.bohnanza.chapters.trading.naming import given, receiver
from bot.ui.bohnanza.typed import naming
from bot.ui.bohnanza.wording.phrases import Sight
from bot.ui.bohnanza.wording.symbols import bunch
from bot.ui.screens import Click
from bot.words import say


def options(seen: Sight, click: Click) -> Mapping[str, str]:
    """What each option says, wherever it was typed."""
    return one_line.options(seen.locale, click)


def read(seen: Sight, click: Click) -> MakeOffer:
    """The offer that was typed; raises Refusal for what makes no sense, or cards that the viewer does not have."""
    typed = options(seen, click)
    to = receiver(seen, typed.get("to"))
    return MakeOffer(given(seen, typed.get("give")), naming.wanted(seen, typed.get("want")), to)


def in_words(seen: Sight, offer: MakeOffer) -> str:
    """What will be offered to whom, where no Markdown is read."""
    return say(
        seen.locale,
        "choice-offer-typed",
        kind="gift" if not offer.want else "trade" if offer.give else "asking",
        give=bunch(seen.locale, [BEAN[card] for card in offer.give]),
        want=bunch(seen.locale, offer.want),
        name=_name(seen, offer.to),
    )


def _name(seen: Sight, seat: Seat | None) -> str:
    return say(seen.locale, "build-anyone") if seat is None else seen.table.seats[seat].name
