"""The offer form: which cards to give, which beans to ask for, and whom to offer it to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import discord

from bot.games.bohnanza.cards import BEAN, Bean, Card
from bot.games.bohnanza.moves import MakeOffer, Move
from bot.games.bohnanza.view import OfferView, View
from bot.games.contract import IllegalMove, MalformedMove, OutOfDate, Seat
from bot.ui.bohnanza.controls.copies import place_of
from bot.ui.bohnanza.wording.phrases import Sight, known_card, own
from bot.ui.bohnanza.wording.symbols import short
from bot.ui.controls import control, number
from bot.ui.layout import OPTION_LIMIT, ModalLabel, ModalSelect
from bot.ui.modals import labelled, open_modal
from bot.ui.phrases import cut
from bot.ui.screens import OpenModal, Play
from bot.words import say

GIVE, GIVE_MORE, WANT, TO = "give", "give-more", "want", "to"
"""The fields of the form: its values come back under these names."""
ANYONE = "anyone"
"""The value that stands for an offer to anyone."""
TIMES = "*"
"""Separates bean and number in the values of what is wanted."""


class Draft(NamedTuple):
    """What the form holds when it opens."""

    give: frozenset[Card] = frozenset()
    want: Mapping[Bean, int] = {}
    to: Seat | None = None


def open_form(seen: Sight, draft: Draft | None = None) -> OpenModal:
    """Open the form of an offer; its custom_id carries the turn and the newest offer, so that no two forms are
    mixed up."""
    options = own(seen.view).options
    if not options.may_offer:
        raise IllegalMove("not-trading-now")
    draft = draft or Draft()
    newest = max((offer.number for offer in seen.view.offers), default=0)
    what = control(seen.table.id, "offer-form", seen.view.turn, newest)
    return open_modal(say(seen.locale, "form-title"), what, _labels(seen, draft))


def counter(seen: Sight, offer: OfferView) -> OpenModal:
    """Open the form for a counter-offer, filled in with the offer seen from the other side (B5.7)."""
    seat = own(seen.view)
    if seen.view.active not in (seat.seat, offer.seat):
        raise IllegalMove("only-with-the-active-player")
    wanted = Counter(offer.want)
    give = []
    for card in seat.options.give:
        if wanted[BEAN[card]]:
            wanted[BEAN[card]] -= 1
            give.append(card)
    return open_form(seen, Draft(frozenset(give), Counter(offer.give), offer.seat))


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


def _labels(seen: Sight, draft: Draft) -> Sequence[ModalLabel]:
    labels = []
    give = own(seen.view).options.give
    for name, start in ((GIVE, 0), (GIVE_MORE, OPTION_LIMIT)):
        part = give[start : start + OPTION_LIMIT]
        if part:
            description = "form-give-rest" if len(give) > 2 * OPTION_LIMIT else "form-give-about"
            chosen = [_card(seen, card, chosen=card in draft.give) for card in part]
            labels.append(_label(seen, f"form-{name}", description, _select(name, chosen)))
    wanted = _want_options(seen, draft.want)
    labels.append(_label(seen, "form-want", "form-want-about", _select(WANT, wanted)))
    if own(seen.view).seat == seen.view.active:
        labels.append(_label(seen, "form-to", "form-to-about", _receivers(seen, draft.to)))
    return labels


def _label(seen: Sight, title: str, about: str, select: ModalSelect) -> ModalLabel:
    return labelled(say(seen.locale, title), say(seen.locale, about), select)


def _select(name: str, options: list[discord.SelectOption]) -> ModalSelect:
    """A select of any number of these, none included."""
    return discord.ui.Select(
        custom_id=name, options=options, min_values=0, max_values=len(options), required=False
    )


def _card(seen: Sight, card: Card, *, chosen: bool) -> discord.SelectOption:
    return discord.SelectOption(label=cut(place_of(seen, card), 100), value=card, default=chosen)


def _want_options(seen: Sight, draft: Mapping[Bean, int]) -> list[discord.SelectOption]:
    """One and two of every bean in play; a draft that wants more than three gets an option of its own."""
    room = OPTION_LIMIT - 2 * len(seen.view.beans)
    options = []
    for bean in seen.view.beans:
        count = draft.get(bean, 0)
        counts = [1, 2]
        chosen = {1, 2} if count > 2 else {count}
        if count > 3 and room > 0:
            room -= 1
            counts, chosen = [1, 2, count], {count}
        options += [
            discord.SelectOption(
                label=say(seen.locale, "form-number", count=times, card=short(seen.locale, bean)),
                value=f"{bean}{TIMES}{times}",
                default=times in chosen,
            )
            for times in counts
        ]
    return options


def _receivers(seen: Sight, draft: Seat | None) -> ModalSelect:
    anyone = say(seen.locale, "form-anyone")
    options = [discord.SelectOption(label=anyone, value=ANYONE, default=draft is None)]
    for seat, person in enumerate(seen.table.seats):
        if seat != seen.view.active and not person.left:
            label = cut(person.name, 100)
            options.append(discord.SelectOption(label=label, value=str(seat), default=seat == draft))
    return discord.ui.Select(custom_id=TO, options=options)
