"""Trading on the screens (B5): what it does, says and offers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import discord

from bot.games.bohnanza.cards import BEAN, Card
from bot.games.bohnanza.moves import Accept, ComeBack, Decline, MakeOffer, Pass, Withdraw
from bot.games.bohnanza.view import Own, Phase
from bot.ui.bohnanza.chapter import Action, Chapter, Command, PanelPart, Says, Told, opened
from bot.ui.bohnanza.chapters.course import in_turn, same_turn
from bot.ui.bohnanza.chapters.situation import situation
from bot.ui.bohnanza.chapters.trading import (
    accepting,
    all_offers,
    builder,
    commands,
    drafting,
    lists,
    old_form,
    one_line,
    other_copies,
    panel,
    table,
)
from bot.ui.bohnanza.details import PanelDetail, TableDetail
from bot.ui.bohnanza.places import (
    ACCEPTING,
    DEALS,
    FACE_UP,
    OFFER,
    OFFERS,
    OPEN_OFFERS,
    TAKING_PART,
    WHILE_TRADING,
    AnyPlaced,
    Placed,
)
from bot.ui.bohnanza.wording.phrases import Sight, cards, role
from bot.ui.controls import control, number
from bot.ui.layout import Button, button
from bot.ui.phrases import player
from bot.ui.screens import Answer, Click, Open
from bot.words import say


def _public(seen: Sight, detail: TableDetail) -> Iterator[AnyPlaced]:
    yield from [Placed(DEALS, one) for one in table.latest_deals(seen, detail.deals)]
    if seen.view.phase is not Phase.TRADE:
        return
    yield Placed(FACE_UP, table.face_up(seen))
    yield from [Placed(OPEN_OFFERS, one) for one in table.open_offers(seen, detail)]
    if situation(seen).trading:
        yield from [Placed(ACCEPTING, one) for one in table.accepting(seen, detail)]
        yield Placed(WHILE_TRADING, _of_turn(seen, "table-button-offer", "offer", discord.ButtonStyle.success))
        yield Placed(WHILE_TRADING, _of_turn(seen, "table-button-pass", "pass"))
    if len(seen.view.offers) > detail.offers:
        label = say(seen.locale, "table-button-offers", count=len(seen.view.offers))
        yield Placed(WHILE_TRADING, button(label, control(seen.table.id, "offers")))


def _private(seen: Sight, mine: Own, detail: PanelDetail) -> Iterator[AnyPlaced]:
    options = mine.options
    shown = panel.shown_offers(seen, mine, detail.offers)
    yield from [Placed(OFFERS, one) for one in panel.offers(seen, shown)]
    if options.may_offer:
        yield Placed(OFFER, _of_turn(seen, "hand-button-offer", "offer", discord.ButtonStyle.success))
    if options.may_pass:
        yield Placed(TAKING_PART, _of_turn(seen, "hand-button-pass", "pass"))
    if options.may_come_back:
        yield Placed(TAKING_PART, _of_turn(seen, "hand-button-back-in", "back-in"))
    if options.may_offer and seen.view.offers:
        label = say(seen.locale, "hand-button-offers", hidden=len(seen.view.offers) - len(shown.all))
        yield Placed(TAKING_PART, button(label, control(seen.table.id, "offers")))


def _of_turn(
    seen: Sight, words: str, action: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary
) -> Button:
    """A button that is about this turn alone."""
    return button(say(seen.locale, words), control(seen.table.id, action, seen.view.turn), style)


def _offer(seen: Sight, click: Click) -> Answer:
    same_turn(seen.view, number(click.args, 0))
    return Open(drafting.resumed(seen).part())


def _counter(seen: Sight, click: Click) -> Answer:
    offer = accepting.addressed_offer(seen, seen.view, number(click.args, 0))
    return Open(drafting.mirrored(seen, offer).part())


def _offer_advice(seen: Sight, move: MakeOffer) -> str:
    give, want, to = _beans(seen, move.give), cards(seen.locale, move.want), move.to
    kind = "gift" if not move.want else "wish" if not move.give else "trade"
    other = "" if to is None else player(seen, to)
    return say(seen.locale, f"advice-offer-{kind}", whom=role(seen, to), other=other, give=give, want=want)


def _accept_advice(seen: Sight, move: Accept) -> str:
    gives = {"beans": _beans(seen, move.give), "gives": str(bool(move.give))}
    return say(seen.locale, "advice-accept", offer=str(move.offer), **gives)


def _copies(move: Accept) -> tuple[str, ...]:
    """The cards that are given, as a control names them."""
    return (accepting.BETWEEN.join(move.give),) if move.give else ()


def _beans(seen: Sight, given: Iterable[Card]) -> str:
    return cards(seen.locale, [BEAN[card] for card in given])


TRADING = Chapter(
    actions={
        "offer": Action(_offer, waits=True, public=Says.TURN),
        "offer-form": Action(lambda seen, click: old_form.submitted(click.args, click.values), waits=True),
        "counter": Action(_counter, waits=True),
        "give": Action(drafting.give, waits=True),
        "give-list": Action(drafting.give_listed, waits=True),
        "want": Action(drafting.want, waits=True),
        "want-list": Action(drafting.want_listed, waits=True),
        "to": Action(drafting.to, waits=True),
        "clear": Action(drafting.clear, waits=True),
        "fill": Action(drafting.fill, waits=True),
        "send": Action(drafting.send, waits=True),
        "offers": Action(opened(all_offers.offers), public=Says.NOTHING),
        "accept": Action(lambda seen, click: accepting.accept(seen, click.args), waits=True, public=Says.OFFER),
        "copies": Action(opened(other_copies.other_copies), waits=True),
        "accept-with": Action(
            lambda seen, click: accepting.accept_with(seen, click.args, click.values.get("", ())), waits=True
        ),
        "decline": Action(lambda seen, click: accepting.decline(seen, number(click.args, 0)), waits=True),
        "withdraw": Action(lambda seen, click: accepting.withdraw(number(click.args, 0)), waits=True),
        "pass": Action(lambda seen, click: in_turn(number(click.args, 0), Pass()), waits=True, public=Says.TURN),
        "back-in": Action(lambda seen, click: in_turn(number(click.args, 0), ComeBack()), waits=True),
    },
    commands={
        "offer": Command(commands.offer, waits=True),
        "accept": Command(commands.accept, waits=True),
        "decline": Command(commands.decline, waits=True),
        "withdraw": Command(commands.withdraw, waits=True),
        "pass": Command(commands.pass_, waits=True),
    },
    lists={
        **{("offer", option): lists.offered(option) for option in one_line.OPTIONS},
        ("accept", "offer"): lists.acceptable,
        ("accept", "give"): lists.accept_give,
        ("decline", "offer"): lists.declinable,
        ("withdraw", "offer"): lists.withdrawable,
    },
    parts={
        "build": PanelPart(builder.build, brief=True),
        "copies": PanelPart(other_copies.other_copies, waits=True),
        "offers": PanelPart(all_offers.offers),
    },
    public=_public,
    private=_private,
    news={
        "offered": Told(elsewhere=True, thalers=False),
        "declined": Told(elsewhere=True, thalers=False),
        "withdrawn": Told(thalers=False),
        "lapsed": Told(thalers=False),
        "passed": Told(elsewhere=True, thalers=False),
        "back-in": Told(elsewhere=True, thalers=False),
        "traded": Told(thalers=False),
    },
    advice={
        MakeOffer: _offer_advice,
        Accept: _accept_advice,
        Decline: lambda seen, move: say(seen.locale, "advice-decline", offer=str(move.offer)),
        Withdraw: lambda seen, move: say(seen.locale, "advice-withdraw", offer=str(move.offer)),
        Pass: lambda seen, move: say(seen.locale, "advice-pass"),
        ComeBack: lambda seen, move: say(seen.locale, "advice-come-back"),
    },
    taken={
        MakeOffer: drafting.filling,
        Accept: lambda seen, move: ("accept", move.offer, *_copies(move)),
        Decline: lambda seen, move: ("decline", move.offer),
        Withdraw: lambda seen, move: ("withdraw", move.offer),
        Pass: lambda seen, move: ("pass", seen.view.turn),
        ComeBack: lambda seen, move: ("back-in", seen.view.turn),
    },
    in_a_duel=False,
)
