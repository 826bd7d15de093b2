"""The buttons below an open offer in a player's private messages, each of which works when it is shown."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import discord

from bot.games.bohnanza.cards import BEAN, Card
from bot.games.bohnanza.options import AcceptOption
from bot.games.bohnanza.view import OfferView
from bot.ui.bohnanza.chapters.trading.accepting import BETWEEN
from bot.ui.bohnanza.chapters.trading.copies import open_choices, usual_copies, whereabouts
from bot.ui.bohnanza.wording.phrases import Sight, cards, own
from bot.ui.bohnanza.wording.symbols import label_name
from bot.ui.controls import LONGEST_ID, control
from bot.ui.layout import LABEL_LIMIT, OPTION_LIMIT, Button, button
from bot.ui.phrases import cut, listed
from bot.words import say


def answer_buttons(seen: Sight, offer: OfferView) -> list[Button]:
    """The buttons with which the viewer may answer an offer to them or to anyone, the likeliest first."""
    found = (
        accept_button(seen, offer),
        _copies_button(seen, offer),
        _counter_button(seen, offer),
        _decline_button(seen, offer),
    )
    return [one for one in found if one is not None]


def accept_button(seen: Sight, offer: OfferView) -> Button | None:
    """The button that accepts at once and names the cards it gives; None for somebody who does not have them."""
    option = _accept_option(seen, offer)
    if option is None:
        return None
    given = usual_copies(seen.view, option)
    return button(_accept_label(seen, given), _accept_control(seen, option, given), discord.ButtonStyle.success)


def _copies_button(seen: Sight, offer: OfferView) -> Button | None:
    """The button that asks which copies to give instead; None where there are no others."""
    option = _accept_option(seen, offer)
    choices = () if option is None else open_choices(option)
    if not 1 <= sum(copies.needed for copies in choices) <= OPTION_LIMIT:
        return None
    return button(say(seen.locale, "copies-other"), control(seen.table.id, "copies", offer.number))


def _counter_button(seen: Sight, offer: OfferView) -> Button | None:
    """The button that opens the offer turned round; None where the two may not trade."""
    if seen.view.active not in (own(seen.view).seat, offer.seat):
        return None
    return button(say(seen.locale, "offers-counter"), control(seen.table.id, "counter", offer.number))


def _decline_button(seen: Sight, offer: OfferView) -> Button | None:
    """The button that says no; None once that is said."""
    if offer.number not in own(seen.view).options.decline:
        return None
    return button(say(seen.locale, "offers-decline"), control(seen.table.id, "decline", offer.number))


def withdraw_button(seen: Sight, offer: OfferView) -> Button | None:
    """The button that takes back an offer; None for those of others."""
    if offer.seat != own(seen.view).seat:
        return None
    label = say(seen.locale, "offers-withdraw", offer=str(offer.number))
    return button(label, control(seen.table.id, "withdraw", offer.number))


def _accept_option(seen: Sight, offer: OfferView) -> AcceptOption | None:
    """How the viewer could pay for this offer, or None."""
    return next((way for way in own(seen.view).options.accept if way.offer == offer.number), None)


def _accept_control(seen: Sight, option: AcceptOption, given: Sequence[Card]) -> str:
    """The control that accepts with just these cards, whatever comes into the hand; it names none where there is
    nothing to choose, or more than there is room for."""
    plain = control(seen.table.id, "accept", option.offer)
    named = f"{plain}:{BETWEEN.join(given)}"
    return named if open_choices(option) and len(named) <= LONGEST_ID else plain


def _accept_label(seen: Sight, given: Sequence[Card]) -> str:
    if not given:
        return say(seen.locale, "offers-accept-gift")
    label = say(seen.locale, "offers-accept", cards=listed(seen.locale, _named(seen, given)))
    if len(label) <= LABEL_LIMIT:
        return label
    return cut(
        say(seen.locale, "offers-accept", cards=cards(seen.locale, [BEAN[card] for card in given])), LABEL_LIMIT
    )


def _named(seen: Sight, given: Sequence[Card]) -> Iterator[str]:
    """Each card by its place in the hand, or by where else it lies.

    The place stands in brackets behind the bean, as it does nowhere else: "give 2 Soy" would read as two cards.
    """
    for card in given:
        where, place = whereabouts(seen, card)
        name = label_name(seen.locale, BEAN[card])
        yield say(seen.locale, "card-to-accept-with", where=where, place=place, card=name)
