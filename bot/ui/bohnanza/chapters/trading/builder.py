"""The offer builder beside the hand: the offer as it stands with what sends it, whom it goes to, then what there
is to give and to ask for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import discord

from bot.games.bohnanza.cards import BEAN, Bean, Card, beans
from bot.games.bohnanza.view import SeatView, View
from bot.ui.bohnanza.chapters.trading.copies import on_button, place_of
from bot.ui.bohnanza.chapters.trading.drafting import ANYONE, Draft, current, given, gone, receiver, wanted
from bot.ui.bohnanza.chapters.trading.words import offer_line
from bot.ui.bohnanza.wording.phrases import Sight, own
from bot.ui.bohnanza.wording.symbols import BEAN_SYMBOL, bunch, label_name
from bot.ui.controls import control
from bot.ui.layout import OPTION_LIMIT, Button, Item, Row, Select, button, row, rows, text
from bot.ui.messages.playing import back_button
from bot.ui.phrases import cut, player
from bot.ui.screens import SeatFacts
from bot.words import say

ROOM = 28
"""Components for the buttons of cards and beans and the lists of beans and players, beside all else in a panel."""
MOST_CARDS = 12
"""More cards than this stand in a list."""
LISTS = 2
"""So many lists of cards at most; cards for which they have no room are offered by `/offer`."""
CARDS, BEANS = 4, 3
"""In a row: so many stand beside each other on a wide screen, in two pairs on a phone; and so many on either."""
LIKELY = 2 * BEANS
"""So many beans have a button before any is chosen: those that are likeliest to be asked for."""
MEANWHILE = 3
"""So many of the newest offers to the viewer are shown."""


def build(seen: Sight) -> Iterator[Item]:
    """The offer as it stands, and everything that may be chosen; raises Refusal once trading is over.

    What sends it stands above all that there is to choose: a long hand pushes it out of sight neither of who looks
    at the top of the message nor of who looks at its end."""
    draft = current(seen)
    cards, kinds = own(seen.view).options.give, _with_buttons(seen.view, draft)
    rest = [bean for bean in wishes(seen.view) if bean not in kinds]
    receivers, others = [*_receivers(seen, draft)], [*_other_beans(seen, rest)]
    yield text("\n".join(_words(seen, draft)))
    yield row(_send(seen, draft), _button(seen, "clear"), back_button(seen))
    yield from receivers
    if cards:
        yield text(say(seen.locale, "build-gives"))
    room = ROOM - _size(len(kinds), BEANS) - 2 * len(receivers) - 2 * len(others)
    if len(cards) > MOST_CARDS or _size(len(cards), CARDS) > room:
        yield from _lists(seen, draft, cards)
    else:
        hand = own(seen.view).hand
        # Those that lie elsewhere say so, and need more room.
        in_order = sorted(cards, key=lambda card: card not in hand)
        yield from rows([_card(seen, draft, card) for card in in_order], CARDS)
    yield text(say(seen.locale, "build-wants"))
    yield from rows([_bean(seen, draft, bean) for bean in kinds], BEANS)
    yield from others


def wishes(view: View) -> Sequence[Bean]:
    """The beans in play: those that lie face up before somebody else, then those of the viewer's fields, then
    those of the others' fields, then the rest."""
    mine = own(view)
    face_up = beans(view.face_up) if mine.seat != view.active else ()
    seats = sorted(view.seats, key=lambda seat: seat.seat != mine.seat)
    return tuple(dict.fromkeys((*face_up, *(bean for seat in seats for bean in _grown(seat)), *view.beans)))


def _grown(seat: SeatView) -> Iterator[Bean]:
    """The beans of somebody's fields."""
    for field in seat.fields:
        yield from (bean for bean in (field.bean, *field.mixed) if bean is not None)


def _with_buttons(view: View, draft: Draft) -> Sequence[Bean]:
    """The likeliest beans, and behind them those that are asked for besides."""
    found = wishes(view)
    return tuple(dict.fromkeys((*found[:LIKELY], *(bean for bean in found if bean in draft.want))))


def _size(buttons: int, width: int) -> int:
    """The components that so many buttons take, their rows counted."""
    return buttons + -(-buttons // width)


def _words(seen: Sight, draft: Draft) -> Iterator[str]:
    yield _summary(seen, draft)
    if lost := gone(seen.view, draft):
        yield say(seen.locale, "build-gone", cards=bunch(seen.locale, [BEAN[card] for card in lost]))
    for offer in _meanwhile(seen, draft):
        yield say(seen.locale, "build-meanwhile", offer=offer)


def _summary(seen: Sight, draft: Draft) -> str:
    """What the draft gives and asks for, and whom it goes to, in words."""
    to, empty = receiver(seen.view, draft), "none"
    give = bunch(seen.locale, [BEAN[card] for card in given(seen.view, draft)])
    want = bunch(seen.locale, wanted(draft))
    kind = "trade" if give and want else "gift" if give else "asking" if want else "nothing"
    return say(
        seen.locale,
        "build-offer",
        kind=kind,
        give=give or empty,
        want=want or empty,
        whom="anyone" if to is None else "one",
        name="" if to is None else player(seen, to),
    )


def _meanwhile(seen: Sight, draft: Draft) -> Iterator[str]:
    """The offers to the viewer by name that came since the draft was begun."""
    mine = own(seen.view)
    came = [offer for offer in seen.view.offers if offer.to == mine.seat and offer.number > draft.since]
    for offer in [offer for offer in came if offer.number in mine.options.decline][-MEANWHILE:]:
        yield offer_line(seen, offer, declined=False)


def _style(*, chosen: bool) -> discord.ButtonStyle:
    return discord.ButtonStyle.success if chosen else discord.ButtonStyle.secondary


def _card(seen: Sight, draft: Draft, card: Card) -> Button:
    what, style = control(seen.table.id, "give", card), _style(chosen=card in draft.give)
    return button(on_button(seen, card), what, style, BEAN_SYMBOL[BEAN[card]])


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
    label = say(seen.locale, "build-bean", count=count, card=label_name(seen.locale, bean, max(1, count)))
    what = control(seen.table.id, "want", bean, count)
    return button(label, what, _style(chosen=count > 0), BEAN_SYMBOL[bean])


def _other_beans(seen: Sight, rest: Sequence[Bean]) -> Iterator[Row]:
    """The list of the beans that have no button; each gets one when it is chosen."""
    if not rest:
        return
    options = [
        discord.SelectOption(
            label=label_name(seen.locale, bean),
            value=control(seen.table.id, "want", bean, 0),
            emoji=BEAN_SYMBOL[bean],
        )
        for bean in rest
    ]
    placeholder = say(seen.locale, "build-want-list")
    yield row(
        discord.ui.Select(custom_id=control(seen.table.id, "want-list"), placeholder=placeholder, options=options)
    )


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
