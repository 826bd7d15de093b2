"""Bad input: every reason for which a move is refused, what kind of refusal it is, and what it tells."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import pytest

import bot.games.bohnanza
from bot.games.bohnanza import moves as m
from bot.games.bohnanza.cards import Bean, Card
from bot.games.bohnanza.high_bohn import moves as h
from bot.games.bohnanza.high_bohn.names import Type
from bot.games.bohnanza.high_bohn.town import BankMoment, with_town
from bot.games.bohnanza.high_bohn.town import town as town_of
from bot.games.bohnanza.moves import Move
from bot.games.bohnanza.state import Phase, State
from bot.games.contract import IllegalMove, MalformedMove, OutOfDate, Refusal
from tests.games.bohnanza.high_bohn.towns import buy, next_turn, town
from tests.games.bohnanza.playing import act, end_trading, offer, refusal, trade
from tests.games.bohnanza.tables import table
from tests.games.refusing import raised

Facts = dict[str, str | int]


class Case(NamedTuple):
    """A move that must be refused for this reason."""

    kind: type[Refusal]
    reason: str
    state: State
    seat: int
    move: Move
    facts: Facts


def cards(*names: str) -> tuple[Card, ...]:
    return tuple(Card(name) for name in names)


def beans(*names: str) -> tuple[Bean, ...]:
    return tuple(Bean(name) for name in names)


SOY, RED, BLUE = Card("soy-1"), Card("red-1"), Card("blue-1")
PLANTING = table(players=4, hands=["soy blue", "red"], fields=["wax×2 chili"], thalers=["green×2"])
PLANTING_2016 = table(edition="amigo_2016", players=4, hands=["soy blue", "red"], fields=["red×2 chili"])
PLANTING_BESIDE_EMPTY = table(players=4, hands=["soy blue", "red"], fields=["wax -"])
SECOND = table(players=4, hands=["soy blue", "red"], planted=1)
TRADING = table(players=4, phase=Phase.TRADE, hands=["soy blue", "red"], face_up="wax chili")
GIVING = table(phase=Phase.TRADE, hands=["soy", "blue"], set_aside=["red"], fields=["wax -"], face_up="chili")
OPEN = offer(TRADING, 0, "soy", "red", to=1)
RECEIVED = table(players=4, phase=Phase.PLANT_RECEIVED, hands=["soy", "red"], set_aside=["blue"])
BOUGHT = table(players=4, hands=["soy"], fields=["- - -"], thalers=["green×9"])
THREE = table(players=3, hands=["soy"], thalers=["green×9"])
OVER = table(phase=Phase.ENDED)
DUEL = table(edition="duel", players=2, hands=["soy blue", "red"], fields=["wax -", "wax×2 -"], planted=2)
ANSWERING = DUEL._replace(phase=Phase.PLANT_OFFERED, face_up=(BLUE,), planted=0)
CHOOSING = DUEL._replace(phase=Phase.PLANT_TURNED_UP, face_up=(BLUE,))


def town_cases() -> list[Case]:
    """What High Bohn refuses, wherever its own rules do."""
    rich = town(
        hands=["soy blue"], thalers=["green×3 cognac×2 red"], fields=["blue×3 chili"], buildings=["tipi-1"]
    )
    naming = act(rich, 0, buy("distillery-2"))
    asking = act(town(hands=["soy"], thalers=["cognac×2", "red blue"]), 0, buy("distillery-2"))
    asking = act(asking, 0, h.NameType(Type("tipi")))
    storing = town(hands=["soy"], buildings=["general_store-2"], stored=["red"])
    given = town(
        phase=Phase.TRADE, hands=["", "blue"], buildings=["general_store-2"] * 2, stored=["soy"], face_up="red"
    )
    given = end_trading(trade(given, 0, 1, "soy"))
    stew = town(hands=["red"], buildings=["saloon-3 distillery-3"], fields=["~soy+blue+chili red×2"])
    bank = before_a_turn("bank-4", "bank-4")
    peeking, look = before_a_turn("", "bank-2"), before_a_turn("bank-2")
    ordering = town(buildings=["bank-3"], hands=["soy blue"])
    drawn = next_turn(
        town(phase=Phase.PLANT_RECEIVED, hands=["red", "soy"], set_aside=["garden"], buildings=["bank-3"])
    )
    one_thaler: Facts = {"bean": "red", "price": 2, "thalers": 1}
    ripe = town(hands=["red"], fields=["red×2 blue"])
    return [
        Case(IllegalMove, "not-what-the-field-pays", ripe, 0, h.HarvestFor(0, ()), {"field": 1, "thalers": 1}),
        Case(IllegalMove, "not-in-that-field", ripe, 0, h.HarvestFor(0, beans("soy")), {"field": 1}),
        Case(IllegalMove, "nobody-takes-a-thaler", ripe, 0, h.HarvestFor(0, None, Bean("red")), {}),
        Case(IllegalMove, "no-stew-there", ripe, 0, h.BeginStew(RED, 0), {}),
        Case(IllegalMove, "no-stew-there", stew, 0, h.BeginStew(RED, 1), {}),
        Case(MalformedMove, "no-such-building", rich, 1, buy("castle-1"), {}),
        Case(MalformedMove, "no-such-building", naming, 0, h.NameType(Type("castle")), {}),
        Case(OutOfDate, "building-gone", rich, 1, buy("tipi-1"), {}),
        Case(IllegalMove, "one-building-of-a-type", rich, 0, buy("tipi-2"), {}),
        Case(IllegalMove, "too-few-thalers-of-a-bean", asking, 1, buy("tipi-2"), one_thaler),
        Case(IllegalMove, "only-the-type-that-was-named", asking, 1, buy("jail-1"), {}),
        Case(IllegalMove, "answer-first", naming, 0, buy("saloon-1"), {}),
        Case(IllegalMove, "somebody-else-is-asked", naming, 1, buy("saloon-1"), {}),
        Case(IllegalMove, "nothing-to-name", rich, 0, h.NameType(Type("tipi")), {}),
        Case(IllegalMove, "none-of-that-type-left", naming_nothing(), 0, h.NameType(Type("jail")), {}),
        Case(IllegalMove, "nobody-asks-what-you-buy", rich, 0, h.BuyNoMore(), {}),
        Case(IllegalMove, "nobody-asks-for-thalers", rich, 0, h.TakeLastPlanted(), {}),
        Case(IllegalMove, "no-bank-to-peek", rich, 0, h.Peek(), {}),
        Case(IllegalMove, "no-bank-to-peek", rich, 0, h.PutToBottom(), {}),
        Case(IllegalMove, "no-bank-to-move-card", rich, 0, h.MoveCard(SOY, 1), {}),
        Case(IllegalMove, "no-bank-to-order", rich, 0, h.Reorder((SOY,)), {}),
        Case(IllegalMove, "not-the-moment-of-your-bank", peeking, 1, h.Peek(), {}),
        Case(IllegalMove, "not-the-moment-of-your-bank", peeking, 1, h.PutToBottom(), {}),
        Case(IllegalMove, "look-first", look, 0, h.PutToBottom(), {}),
        Case(IllegalMove, "not-the-moment-of-your-bank", bank, 1, h.MoveCard(BLUE, 1), {}),
        Case(OutOfDate, "card-not-in-hand", bank, 0, h.MoveCard(RED, 1), {"bean": "red"}),
        Case(MalformedMove, "no-such-place-in-hand", bank, 0, h.MoveCard(SOY, 2), {}),
        Case(MalformedMove, "no-such-place-in-hand", bank, 0, h.MoveCard(SOY, -1), {}),
        Case(IllegalMove, "card-lies-there-already", bank, 0, h.MoveCard(SOY, 0), {}),
        Case(IllegalMove, "nothing-to-order", ordering, 0, h.Reorder((SOY,)), {}),
        Case(MalformedMove, "not-the-cards-drawn", drawn, 0, h.Reorder((SOY,)), {}),
        Case(IllegalMove, "no-store", rich, 0, h.Store(SOY), {}),
        Case(IllegalMove, "store-is-full", storing, 0, h.Store(SOY), {}),
        Case(
            IllegalMove, "from-anothers-store", given, 1, h.Store(given.players[1].set_aside[0]), {"bean": "soy"}
        ),
        Case(IllegalMove, "nobody-takes-a-thaler", rich, 0, h.HarvestFor(0, None, Bean("blue")), {}),
        Case(IllegalMove, "not-in-that-field", stew, 0, h.HarvestFor(0, None, Bean("red")), {"field": 1}),
        Case(IllegalMove, "not-in-that-field", stew, 0, h.HarvestFor(0, None, Bean("soy")), {"field": 1}),
    ]


def before_a_turn(*buildings: str) -> State:
    """Just before the first player's turn, with these buildings of each player."""
    state = town(buildings=buildings, hands=["soy blue"])._replace(turn=3)
    return with_town(state, replace(town_of(state), bank=BankMoment(3)))


def naming_nothing() -> State:
    """Somebody has to name a type; of one none is left."""
    state = town(hands=["soy"], thalers=["cognac×2"], gone="jail-1 jail-2 jail-3 jail-4")
    return act(state, 0, buy("distillery-2"))


CASES = [
    Case(MalformedMove, "no-such-seat", PLANTING, 4, m.TurnUp(), {}),
    Case(MalformedMove, "no-such-seat", PLANTING, -1, m.TurnUp(), {}),
    Case(MalformedMove, "no-such-seat", TRADING, 0, m.MakeOffer((SOY,), (), 4), {}),
    Case(MalformedMove, "no-such-seat", TRADING, 0, m.MakeOffer((SOY,), (), -1), {}),
    Case(IllegalMove, "game-over", OVER, 0, m.Harvest(0), {}),
    Case(IllegalMove, "not-your-turn", PLANTING, 1, m.Plant(RED, 0), {}),
    Case(IllegalMove, "not-your-turn", SECOND, 1, m.TurnUp(), {}),
    Case(IllegalMove, "not-your-turn", TRADING, 1, m.EndTrading(), {}),
    Case(IllegalMove, "not-planting-now", TRADING, 0, m.Plant(SOY, 0), {}),
    Case(IllegalMove, "not-the-first-card", PLANTING, 0, m.Plant(BLUE, 0), {"bean": "blue"}),
    Case(OutOfDate, "card-not-in-hand", PLANTING, 0, m.Plant(RED, 0), {"bean": "red"}),
    Case(OutOfDate, "card-not-in-hand", PLANTING, 0, m.Plant(Card("rice-1"), 0), {"bean": ""}),
    Case(OutOfDate, "card-not-set-aside", RECEIVED, 0, m.Plant(SOY, 0), {"bean": "soy"}),
    Case(OutOfDate, "card-not-set-aside", RECEIVED, 1, m.Plant(Card("rice-1"), 0), {"bean": ""}),
    Case(IllegalMove, "no-room", PLANTING, 0, m.Plant(SOY, 1), {"bean": "soy", "field": 2}),
    Case(MalformedMove, "no-such-field", PLANTING, 0, m.Plant(SOY, 2), {}),
    Case(MalformedMove, "no-such-field", PLANTING, 0, m.Plant(SOY, -1), {}),
    Case(IllegalMove, "first-card-must-be-planted", PLANTING, 0, m.TurnUp(), {}),
    Case(IllegalMove, "turned-up-already", TRADING, 0, m.TurnUp(), {}),
    Case(IllegalMove, "turned-up-already", RECEIVED, 0, m.TurnUp(), {}),
    Case(MalformedMove, "no-such-field", PLANTING, 0, m.Harvest(2), {}),
    Case(MalformedMove, "no-such-field", PLANTING, 0, m.Harvest(-1), {}),
    Case(IllegalMove, "field-empty", PLANTING, 1, m.Harvest(1), {"field": 2}),
    Case(IllegalMove, "bean-protection", PLANTING_2016, 0, m.Harvest(1), {"field": 2}),
    Case(
        IllegalMove,
        "bean-protection-unless-all-single",
        PLANTING,
        0,
        m.Harvest(1),
        {"field": 2, "other": "more"},
    ),
    Case(
        IllegalMove,
        "bean-protection-unless-all-single",
        PLANTING_BESIDE_EMPTY,
        0,
        m.Harvest(0),
        {"field": 1, "other": "empty"},
    ),
    Case(IllegalMove, "third-field-not-for-sale", THREE, 0, m.BuyField(), {}),
    Case(IllegalMove, "third-field-bought-already", BOUGHT, 0, m.BuyField(), {}),
    Case(IllegalMove, "too-few-thalers", PLANTING, 0, m.BuyField(), {"price": 3, "thalers": 2}),
    Case(IllegalMove, "not-trading-now", PLANTING, 0, m.MakeOffer((SOY,)), {}),
    Case(IllegalMove, "not-trading-now", RECEIVED, 0, m.EndTrading(), {}),
    Case(IllegalMove, "not-trading-now", PLANTING, 1, m.Pass(), {}),
    Case(IllegalMove, "empty-offer", TRADING, 0, m.MakeOffer(()), {}),
    Case(IllegalMove, "offer-to-oneself", TRADING, 0, m.MakeOffer((SOY,), (), 0), {}),
    Case(IllegalMove, "offer-to-oneself", TRADING, 1, m.MakeOffer((RED,), (), 1), {}),
    Case(IllegalMove, "only-with-the-active-player", TRADING, 1, m.MakeOffer((RED,), (), 2), {}),
    Case(IllegalMove, "only-with-the-active-player", TRADING, 1, m.MakeOffer((RED,)), {}),
    Case(IllegalMove, "received-card-to-give", GIVING, 0, m.MakeOffer((RED,)), {"bean": "red"}),
    Case(IllegalMove, "planted-card-to-give", GIVING, 0, m.MakeOffer(cards("wax-1")), {"bean": "wax"}),
    Case(IllegalMove, "face-up-card-to-give", GIVING, 1, m.MakeOffer(cards("chili-1"), (), 0), {"bean": "chili"}),
    Case(IllegalMove, "planted-after-trading", GIVING, 0, m.Plant(RED, 1), {"bean": "red"}),
    Case(IllegalMove, "planted-after-trading", GIVING, 0, m.Plant(Card("chili-1"), 1), {"bean": "chili"}),
    Case(OutOfDate, "card-not-yours-to-give", TRADING, 0, m.MakeOffer((RED,)), {"bean": "red"}),
    Case(OutOfDate, "card-not-yours-to-give", OPEN, 1, m.Accept(1, (BLUE,)), {"bean": "blue"}),
    Case(MalformedMove, "no-such-card", TRADING, 0, m.MakeOffer(cards("rice-1")), {}),
    Case(MalformedMove, "no-such-card", OPEN, 1, m.Accept(1, cards("red-99")), {}),
    Case(MalformedMove, "card-twice", TRADING, 0, m.MakeOffer((SOY, SOY)), {}),
    Case(MalformedMove, "card-twice", OPEN, 1, m.Accept(1, (RED, RED)), {}),
    Case(MalformedMove, "bean-not-in-play", TRADING, 0, m.MakeOffer((), beans("coffee")), {"bean": "coffee"}),
    Case(MalformedMove, "bean-not-in-play", TRADING, 0, m.MakeOffer((), beans("rice")), {"bean": "rice"}),
    Case(
        MalformedMove,
        "more-than-there-are",
        TRADING,
        0,
        m.MakeOffer((), beans(*["cocoa"] * 5)),
        {"bean": "cocoa", "copies": 4},
    ),
    Case(IllegalMove, "offered-already", OPEN, 0, m.MakeOffer((SOY,), beans("red"), 1), {"offer": 1}),
    Case(MalformedMove, "no-such-offer", OPEN, 1, m.Accept(2, (RED,)), {"offer": 2}),
    Case(MalformedMove, "no-such-offer", OPEN, 1, m.Decline(0), {"offer": 0}),
    Case(MalformedMove, "no-such-offer", TRADING, 1, m.Withdraw(1), {"offer": 1}),
    Case(OutOfDate, "offer-gone", act(OPEN, 0, m.Withdraw(1)), 1, m.Accept(1, (RED,)), {"offer": 1}),
    Case(OutOfDate, "offer-gone", act(OPEN, 0, m.Withdraw(1)), 0, m.Withdraw(1), {"offer": 1}),
    Case(OutOfDate, "offer-gone", act(OPEN, 0, m.EndTrading()), 1, m.Decline(1), {"offer": 1}),
    Case(IllegalMove, "not-addressed-to-you", OPEN, 2, m.Accept(1), {"offer": 1}),
    Case(IllegalMove, "not-addressed-to-you", OPEN, 0, m.Decline(1), {"offer": 1}),
    Case(IllegalMove, "not-what-is-wanted", OPEN, 1, m.Accept(1), {"offer": 1}),
    Case(IllegalMove, "not-what-is-wanted", offer(TRADING, 0, "soy", "wax"), 1, m.Accept(1, (RED,)), {"offer": 1}),
    Case(OutOfDate, "declined-already", act(OPEN, 1, m.Decline(1)), 1, m.Decline(1), {"offer": 1}),
    Case(IllegalMove, "not-your-offer", OPEN, 1, m.Withdraw(1), {"offer": 1}),
    Case(IllegalMove, "not-trading-now", PLANTING, 1, m.ComeBack(), {}),
    Case(IllegalMove, "active-player-ends-trading", TRADING, 0, m.Pass(), {}),
    Case(IllegalMove, "no-trading-in-a-duel", DUEL, 0, m.MakeOffer((SOY,)), {}),
    Case(IllegalMove, "no-trading-in-a-duel", DUEL, 1, m.Accept(1), {}),
    Case(IllegalMove, "planted-enough", DUEL, 0, m.Plant(SOY, 1), {}),
    Case(IllegalMove, "harvest-on-own-turn", DUEL, 1, m.Harvest(0), {}),
    Case(IllegalMove, "offer-must-be-answered", ANSWERING, 0, m.TurnUp(), {}),
    Case(OutOfDate, "card-not-face-up", ANSWERING, 0, m.Plant(RED, 0), {"bean": "red"}),
    Case(OutOfDate, "card-not-face-up", ANSWERING, 0, m.Plant(Card("rice-1"), 0), {"bean": ""}),
    Case(OutOfDate, "card-not-face-up", ANSWERING, 0, m.Discard(RED), {"bean": "red"}),
    Case(OutOfDate, "card-not-in-hand", DUEL, 0, m.Discard(RED), {"bean": "red"}),
    Case(MalformedMove, "no-such-card", DUEL, 0, m.Discard(Card("rice-1")), {}),
    Case(IllegalMove, "not-your-turn", DUEL, 1, m.Discard(RED), {}),
    Case(IllegalMove, "not-your-turn", CHOOSING, 1, m.LeaveOffer(), {}),
    Case(IllegalMove, "not-discarding-now", CHOOSING, 0, m.Discard(SOY), {}),
    Case(IllegalMove, "first-card-must-be-planted", DUEL._replace(planted=0), 0, m.Discard(SOY), {}),
    Case(IllegalMove, "nothing-to-leave-yet", DUEL, 0, m.LeaveOffer(), {}),
    Case(IllegalMove, "only-in-a-duel", SECOND, 0, m.Discard(BLUE), {}),
    Case(IllegalMove, "only-in-a-duel", SECOND, 0, m.LeaveOffer(), {}),
    Case(IllegalMove, "no-buildings-here", PLANTING, 0, h.Peek(), {}),
    Case(IllegalMove, "no-buildings-here", PLANTING, 0, h.HarvestFor(0, None, Bean("red")), {}),
    Case(IllegalMove, "no-buildings-here", PLANTING, 0, h.BeginStew(SOY, 0), {}),
    *town_cases(),
    Case(OutOfDate, "passed-already", act(TRADING, 1, m.Pass()), 1, m.Pass(), {}),
    Case(OutOfDate, "not-done", TRADING, 0, m.ComeBack(), {}),
    Case(OutOfDate, "not-done", TRADING, 1, m.ComeBack(), {}),
]


def _named(case: Case) -> str:
    return f"{case.reason}: {case.seat} {type(case.move).__name__}"


@pytest.mark.parametrize("case", CASES, ids=_named)
def test_bad_input_is_refused_for_its_reason(case: Case) -> None:
    why = refusal(case.state, case.seat, case.move)
    assert (type(why), why.reason, why.facts) == (case.kind, case.reason, case.facts)


def test_every_reason_in_the_source_is_provoked_here() -> None:
    found = set(raised(Path(bot.games.bohnanza.__file__).parent))
    assert found == {(case.kind.__name__, case.reason) for case in CASES}


def test_a_refusal_says_its_reason_and_no_sentence() -> None:
    assert all(case.reason.replace("-", "").isalpha() for case in CASES)
    assert str(refusal(OVER, 0, m.TurnUp())) == "game-over"
