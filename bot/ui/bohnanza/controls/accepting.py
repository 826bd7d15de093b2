"""Accepting an offer: at once if it is clear which cards are given, otherwise after choosing among copies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

import discord

from bot.games.bohnanza.cards import BEAN, Card
from bot.games.bohnanza.moves import Accept, Decline, Move, Withdraw
from bot.games.bohnanza.options import AcceptOption
from bot.games.bohnanza.view import OfferView, View
from bot.games.contract import IllegalMove, MalformedMove, OutOfDate
from bot.ui.bohnanza.controls.copies import narrowed, obvious, open_choices, place_of
from bot.ui.bohnanza.wording.phrases import Sight, cards, known_card, own
from bot.ui.bohnanza.wording.symbols import short
from bot.ui.controls import control, number
from bot.ui.layout import OPTION_LIMIT, Select, screen, text
from bot.ui.phrases import cut, player
from bot.ui.screens import Answer, Play, Show
from bot.words import say


def accept(seen: Sight, args: Sequence[str]) -> Answer:
    """Accept an offer, or ask which copies to give where it matters."""
    offer = number(args, 0)
    option = acceptable(seen, seen.view, offer)
    if open_choices(seen.view, option):
        return Show(_choice(seen, option))

    def choose(view: View) -> Sequence[Move]:
        return (Accept(offer, _given(view, acceptable(seen, view, offer), ())),)

    return Play(choose)


def accept_with(seen: Sight, args: Sequence[str], values: Mapping[str, Sequence[str]]) -> Play[View, Move]:
    """Accept an offer with the chosen copies; cards that needed no choice are added."""
    offer = number(args, 0)
    chosen = tuple(known_card(value) for field in values.values() for value in field)

    def choose(view: View) -> Sequence[Move]:
        option = acceptable(seen, view, offer)
        lost = [BEAN[card] for card in chosen if card not in own(view).options.give]
        if lost:
            raise OutOfDate("cards-given-away", cards=cards(seen.locale, lost))
        for copies in open_choices(view, option):
            if sum(BEAN[card] == copies.bean for card in chosen) != copies.needed:
                wanted = cards(seen.locale, open_offer(view, offer).want)
                raise IllegalMove("other-copies-needed", offer=offer, cards=wanted)
        return (Accept(offer, _given(view, option, chosen)),)

    return Play(choose)


def decline(seen: Sight, offer: int) -> Play[View, Move]:
    """Say no to an offer."""

    def choose(view: View) -> Sequence[Move]:
        addressed_offer(seen, view, offer)
        return (Decline(offer),)

    return Play(choose)


def withdraw(offer: int) -> Play[View, Move]:
    """Take back an own offer."""
    return Play(lambda view: (Withdraw(open_offer(view, offer).number),))


def open_offer(view: View, wanted: int) -> OfferView:
    """The open offer with this number; raises OutOfDate if it is over, MalformedMove if it never was."""
    for offer in view.offers:
        if offer.number == wanted:
            return offer
    if not 1 <= wanted <= view.offered:
        raise MalformedMove("no-such-offer", offer=wanted)
    raise OutOfDate("offer-gone", offer=wanted)


def addressed_offer(seen: Sight, view: View, wanted: int) -> OfferView:
    """The open offer with this number; raises Refusal unless the viewer may answer it."""
    offer = open_offer(view, wanted)
    seat = own(view).seat
    if offer.seat == seat:
        raise IllegalMove("own-offer", offer=wanted)
    if offer.to is not None and offer.to != seat:
        raise IllegalMove("offer-to-another", offer=wanted, player=player(seen, offer.to))
    return offer


def acceptable(seen: Sight, view: View, wanted: int) -> AcceptOption:
    """How the viewer could pay for this offer; raises Refusal, naming the cards that they lack."""
    offer = addressed_offer(seen, view, wanted)
    options = own(view).options
    for option in options.accept:
        if option.offer == wanted:
            return option
    lacking = Counter(offer.want) - Counter(BEAN[card] for card in options.give)
    some = any(BEAN[card] in lacking for card in options.give)
    what = cards(seen.locale, tuple(lacking.elements()))
    raise IllegalMove("cards-lacking", offer=wanted, cards=what, some="yes" if some else "no")


def _given(view: View, option: AcceptOption, chosen: Sequence[Card]) -> tuple[Card, ...]:
    """The cards to give: the chosen ones, plus those of every bean that left no choice."""
    given: list[Card] = []
    for copies in option.wanted:
        own_choice = [card for card in chosen if BEAN[card] == copies.bean]
        clear = obvious(view, copies)
        if not own_choice and clear is None:
            raise OutOfDate("hand-changed", offer=option.offer)
        given += own_choice or clear or ()
    return tuple(given)


def _choice(seen: Sight, option: AcceptOption) -> discord.ui.LayoutView:
    choices = open_choices(seen.view, option)
    needed = sum(copies.needed for copies in choices)
    if needed > OPTION_LIMIT:
        raise IllegalMove("too-many-copies", offer=option.offer)
    shown = narrowed(choices, OPTION_LIMIT)
    select: Select = discord.ui.Select(
        custom_id=control(seen.table.id, "accept-with", option.offer),
        placeholder=cut(say(seen.locale, "copies-choose", count=needed), 150),
        options=[_copy(seen, card) for card in shown],
        min_values=needed,
        max_values=needed,
    )
    wanted = ", ".join(
        say(seen.locale, "copies-of", count=c.needed, card=short(seen.locale, c.bean)) for c in choices
    )
    lines = [say(seen.locale, "copies-which", offer=option.offer, cards=wanted)]
    if len(shown) < sum(len(copies.cards) for copies in choices):
        lines.append(say(seen.locale, "copies-rest"))
    return screen(text("\n".join(lines)), discord.ui.ActionRow(select))


def _copy(seen: Sight, card: Card) -> discord.SelectOption:
    offers = [offer.number for offer in seen.view.offers if card in offer.cards]
    about = say(seen.locale, "copies-offered", offer=offers[0]) if offers else None
    return discord.SelectOption(label=cut(place_of(seen, card), 100), value=card, description=about)
