"""Offers in the hand message of a player: those made to them by name, and their own."""

from __future__ import annotations

from collections.abc import Iterator

import discord

from bot.games.bohnanza.view import OfferView, Own
from bot.ui.bohnanza.controls.copies import place_of
from bot.ui.bohnanza.wording.offers import offer_line
from bot.ui.bohnanza.wording.phrases import Sight
from bot.ui.controls import control
from bot.ui.layout import Button, Item, button, rows, text
from bot.words import say


def offers(seen: Sight, own: Own, *, to: int, by: int, declined: bool) -> Iterator[Item]:
    """At most `to` offers made to this player by name and `by` offers of their own, with the buttons that work
    now."""
    addressed = [offer for offer in seen.view.offers if offer.to == own.seat]
    addressed.sort(key=lambda offer: (offer.number not in own.options.decline, offer.number))
    made = [offer for offer in seen.view.offers if offer.seat == own.seat]
    if addressed:
        yield text(say(seen.locale, "hand-offers"))
    for offer in addressed[:to]:
        yield from _addressed(seen, own, offer, declined=declined)
    if made:
        lines = [_own_line(seen, offer, declined=declined) for offer in made[-by:]]
        yield text("\n".join([say(seen.locale, "hand-own-offers"), *lines]))
        yield from rows([_button(seen, "withdraw", offer.number) for offer in made[-by:]])
    more = max(0, len(addressed) - to) + max(0, len(made) - by)
    if more:
        yield text(say(seen.locale, "hand-offers-more", count=more))


def _own_line(seen: Sight, offer: OfferView, *, declined: bool) -> str:
    """One of the player's own offers, with the very copies it gives, which nobody else may know (B5.7)."""
    line = offer_line(seen, offer, declined=declined)
    if not offer.cards:
        return line
    cards = ", ".join(place_of(seen, card) for card in offer.cards)
    return line + "\n" + say(seen.locale, "hand-own-copies", cards=cards)


def _addressed(seen: Sight, own: Own, offer: OfferView, *, declined: bool) -> Iterator[Item]:
    words = offer_line(seen, offer, declined=declined)
    buttons = []
    if any(way.offer == offer.number for way in own.options.accept):
        buttons.append(_button(seen, "accept", offer.number, discord.ButtonStyle.success))
    else:
        words += "\n" + say(seen.locale, "hand-offer-lacking")
    if offer.number in own.options.decline:
        buttons.append(_button(seen, "decline", offer.number))
    yield text(words)
    yield from rows(buttons)


def _button(
    seen: Sight, action: str, number: int, style: discord.ButtonStyle = discord.ButtonStyle.secondary
) -> Button:
    label = say(seen.locale, f"hand-button-{action}", offer=str(number))
    return button(label, control(seen.table.id, action, number), style)
