"""The offer builder beside the hand: the cards to give, the beans to ask for, and whom to offer it to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import discord

from bot.games.bohnanza.cards import BEAN, Bean, Card, beans
from bot.games.bohnanza.view import View
from bot.ui.bohnanza.chapters.trading.copies import place_of, whereabouts
from bot.ui.bohnanza.chapters.trading.drafting import ANYONE, Draft, current, given, gone, receiver, wanted
from bot.ui.bohnanza.chapters.trading.words import offer_line
from bot.ui.bohnanza.wording.phrases import Sight, own
from bot.ui.bohnanza.wording.symbols import BEAN_SYMBOL, bean_name, bunch
from bot.ui.controls import control
from bot.ui.layout import OPTION_LIMIT, Button, Item, Row, Select, button, row, rows, text
from bot.ui.messages.playing import back_button
from bot.ui.phrases import cut, listed, player
from bot.ui.screens import SeatFacts
from bot.words import say

ROOM = 29
"""Components for the buttons of cards and beans and the list of players, beside all else in a panel; one fewer
where a picture shows the hand, since a line may stand below that."""
MOST_CARDS = 12
"""More cards than this stand in a list."""
LISTS = 2
"""So many lists at most; cards for which they have no room are offered by `/offer`."""
MEANWHILE = 3
"""So many of the newest offers to the viewer are shown."""


def build(seen: Sight) -> Iterator[Item]:
    """The offer as it stands, and everything that may be chosen; raises Refusal once trading is over."""
    draft = current(seen)
    cards, kinds = own(seen.view).options.give, wishes(seen.view)
    receivers = [*_receivers(seen, draft)]
    yield text("\n".join(_words(seen, draft)))
    room = ROOM - (1 if seen.pictures else 0) - _size(len(kinds)) - 2 * len(receivers)
    if len(cards) > MOST_CARDS or _size(len(cards)) > room:
        yield from _lists(seen, draft, cards)
    else:
        yield from rows([_card(seen, draft, card) for card in cards])
    yield text(say(seen.locale, "build-wants"))
    yield from rows([_bean(seen, draft, bean) for bean in kinds])
    yield from receivers
    yield from rows([_send(seen, draft), _button(seen, "clear"), back_button(seen)])


def wishes(view: View) -> Sequence[Bean]:
    """The beans in play: those that lie face up before somebody else, then those of the viewer's fields, then the
    rest."""
    mine = own(view)
    face_up = beans(view.face_up) if mine.seat != view.active else ()
    grown = [
        bean for field in view.seats[mine.seat].fields for bean in (field.bean, *field.mixed) if bean is not None
    ]
    return tuple(dict.fromkeys((*face_up, *grown, *view.beans)))


def _size(buttons: int) -> int:
    """The components that so many buttons take, their rows counted."""
    return buttons + -(-buttons // 5)


def _words(seen: Sight, draft: Draft) -> Iterator[str]:
    view, to = seen.view, receiver(seen.view, draft)
    name = "anyone" if to is None else player(seen, to)
    yield say(seen.locale, "build-title", whom="anyone" if to is None else "one", name=name)
    yield _summary(seen, draft)
    if lost := gone(view, draft):
        yield say(seen.locale, "build-gone", cards=bunch(seen.locale, [BEAN[card] for card in lost]))
    for offer in _meanwhile(seen, draft):
        yield say(seen.locale, "build-meanwhile", offer=offer)
    if own(view).options.give:
        yield say(seen.locale, "build-gives")


def _summary(seen: Sight, draft: Draft) -> str:
    """What the draft gives and asks for, in words."""
    cards, want = given(seen.view, draft), wanted(draft)
    kind = "gift" if cards and not want else "asking" if want and not cards else "trade" if cards else "nothing"
    named = listed(seen.locale, [place_of(seen, card) for card in cards])
    return say(seen.locale, "build-offer", kind=kind, give=named, want=bunch(seen.locale, want))


def _meanwhile(seen: Sight, draft: Draft) -> Iterator[str]:
    """The offers to the viewer by name that came since the draft was begun."""
    mine = own(seen.view)
    came = [offer for offer in seen.view.offers if offer.to == mine.seat and offer.number > draft.since]
    for offer in [offer for offer in came if offer.number in mine.options.decline][-MEANWHILE:]:
        yield offer_line(seen, offer, declined=False)


def _style(*, chosen: bool) -> discord.ButtonStyle:
    return discord.ButtonStyle.success if chosen else discord.ButtonStyle.secondary


def _card(seen: Sight, draft: Draft, card: Card) -> Button:
    where, place = whereabouts(seen, card)
    bean = BEAN[card]
    label = say(seen.locale, "build-card", where=where, place=place, card=bean_name(seen.locale, bean))
    style = _style(chosen=card in draft.give)
    return button(label, control(seen.table.id, "give", card), style, BEAN_SYMBOL[bean])


def _lists(seen: Sight, draft: Draft, cards: Sequence[Card]) -> Iterator[Item]:
    for start in range(0, min(len(cards), LISTS * OPTION_LIMIT), OPTION_LIMIT):
        shown = cards[start : start + OPTION_LIMIT]
        select: Select = discord.ui.Select(
            custom_id=control(seen.table.id, "give-list", start),
            placeholder=say(seen.locale, "build-give-list"),
            options=[_option(seen, draft, card) for card in shown],
            min_values=0,
            max_values=len(shown),
        )
        yield row(select)


def _option(seen: Sight, draft: Draft, card: Card) -> discord.SelectOption:
    label, value = cut(place_of(seen, card), 100), control(seen.table.id, "give", card)
    return discord.SelectOption(label=label, value=value, default=card in draft.give)


def _bean(seen: Sight, draft: Draft, bean: Bean) -> Button:
    count = draft.want.get(bean, 0)
    label = say(seen.locale, "build-bean", count=count, card=bean_name(seen.locale, bean, max(1, count)))
    what = control(seen.table.id, "want", bean, count)
    return button(label, what, _style(chosen=count > 0), BEAN_SYMBOL[bean])


def _receivers(seen: Sight, draft: Draft) -> Iterator[Row]:
    """The list of those to whom the active player may offer something; the others have nothing to choose."""
    if own(seen.view).seat != seen.view.active:
        return
    others = [seat for seat in range(len(seen.table.seats)) if seat != seen.view.active]
    options = [_receiver(seen, draft, None), *(_receiver(seen, draft, seat) for seat in others)]
    yield row(discord.ui.Select(custom_id=control(seen.table.id, "to"), options=options))


def _receiver(seen: Sight, draft: Draft, seat: int | None) -> discord.SelectOption:
    name = say(seen.locale, "build-anyone") if seat is None else _name(seen, seen.table.seats[seat])
    value = control(seen.table.id, "to", ANYONE if seat is None else seat)
    label = cut(say(seen.locale, "build-to", name=name), 100)
    return discord.SelectOption(label=label, value=value, default=seat == draft.to)


def _name(seen: Sight, seat: SeatFacts) -> str:
    """A player's name in a list, where no Markdown is read."""
    return seat.name if seat.computer is None else say(seen.locale, "computer-name", name=seat.name)


def _send(seen: Sight, draft: Draft) -> Button:
    lost = len(gone(seen.view, draft))
    empty = not given(seen.view, draft) and not draft.want
    return _button(seen, "send", seen.view.turn, lost, style=discord.ButtonStyle.primary, disabled=empty)


def _button(
    seen: Sight,
    action: str,
    *args: int,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    disabled: bool = False,
) -> Button:
    label = say(seen.locale, f"build-button-{action}")
    return button(label, control(seen.table.id, action, *args), style, disabled=disabled)
