"""The cards of a trick that lie face up, as scenes and alt texts have them."""

from __future__ import annotations

from bot.art.scenes.bohne import Laid
from bot.games.nicht_die_bohne.view import TrickCard
from bot.ui.messages.pictures import drawn_name, said_name
from bot.ui.nicht_die_bohne.pictures.areas import drawing, said_card
from bot.ui.nicht_die_bohne.wording.phrases import Sight
from bot.ui.nicht_die_bohne.wording.situation import situation
from bot.words import say


def laid(seen: Sight, up: TrickCard) -> Laid:
    """A card above the name of who laid it."""
    return Laid(
        place=up.seat,
        name=seen.table.seats[up.seat].name,
        card=drawing(up.card),
        token=up.token,
        taker="" if up.taken_by is None else drawn_name(seen, up.taken_by),
        awaited=up.seat in situation(seen).awaited,
    )


def said(seen: Sight, up: TrickCard) -> str:
    """A card, who laid it, and who has taken it."""
    return say(
        seen.locale,
        "bohne-alt-card",
        state="token" if up.token else "left" if up.taken_by is None else "taken",
        card=said_card(seen.locale, up.card),
        name=said_name(seen, up.seat),
        taker="" if up.taken_by is None else said_name(seen, up.taken_by),
    )
