"""Sentences that random games hardly ever bring, told in positions that are set up for them."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.bohnanza import moves as m
from bot.games.bohnanza.cards import Bean
from bot.games.bohnanza.high_bohn import moves as h
from bot.games.bohnanza.high_bohn.names import Type
from bot.games.bohnanza.moves import Move
from bot.games.bohnanza.state import Phase, State
from bot.games.bohnanza.view import view
from tests.games.bohnanza.high_bohn.towns import COGNAC, MIXED_AT_THE_END, bought, buy, can, next_turn, town
from tests.games.bohnanza.playing import act
from tests.games.bohnanza.tables import table
from tests.players.bohnanza.told import Told, sentences

TRADE = Phase.TRADE


def at_the_bank(bank: int, hand: str, draw: str = "stink×3 chili green×4") -> State:
    """Seat 1's turn is about to begin, who grows soy and has this Bank."""
    return next_turn(
        town(
            phase=Phase.PLANT_RECEIVED,
            buildings=["", f"bank-{bank}"],
            hands=["red", hand],
            fields=["", "soy -"],
            set_aside=["garden"],
            draw=draw,
        )
    )


def planting() -> Iterator[tuple[State, int, Move]]:
    """Fields that pay the most, two of one bean, and an empty hand."""
    full = table(hands=["red"], fields=["red×5 -"])
    yield full, 0, m.Plant(full.players[0].hand[0], 0)
    twice = table(edition="amigo_2016", hands=["red"], fields=["red×3 red×1"])
    yield twice, 0, m.Plant(twice.players[0].hand[0], 1)
    yield table(hands=[""]), 0, m.TurnUp()
    duel = table(edition="duel", players=2, planted=1, hands=["red soy"], fields=["red×5 -"])
    yield duel, 0, m.Discard(duel.players[0].hand[0])
    yield table(hands=["soy"], fields=["red×5 -"]), 0, m.Harvest(0)
    later = table(edition="duel", players=2, planted=1, hands=["red"], fields=["red×2 soy"])
    yield later, 0, m.TurnUp()
    locked = town(hands=["red"], fields=["stink soy green×2"], buildings=["saloon-2"])
    yield locked, 0, m.Harvest(2)


def trading() -> Iterator[tuple[State, int, Move]]:
    """Nothing face up, something to take that is not wanted, and fields that pay the most."""
    yield table(phase=TRADE, hands=["red"]), 0, m.EndTrading()
    yield act(table(phase=TRADE, face_up="soy"), 1, m.Pass()), 1, m.ComeBack()
    offered = table(phase=TRADE, hands=["red"], fields=["", "red×5 -"])
    offered = act(offered, 0, m.MakeOffer((offered.players[0].hand[0],)))
    yield offered, 1, m.Pass()
    yield offered, 1, m.Accept(1)
    stew = town(phase=TRADE, hands=["red"], fields=["blue×2 stink×2"], face_up="soy", buildings=["blacksmith-2"])
    yield stew, 0, m.EndTrading()
    mixing = town(phase=TRADE, hands=["red"], fields=["blue×2 stink×2"], buildings=["farm-2"], face_up="garden")
    yield mixing, 0, m.EndTrading()
    yield mixing, 0, m.MakeOffer((), (Bean("green"),))


def talking() -> Iterator[tuple[State, int, Move]]:
    """Two of a bean of which one lies face up, beans among others, and offers that are over or cannot be taken."""
    one = table(phase=TRADE, face_up="red", hands=["", "stink"], fields=["", "red×2 -"])
    yield one, 1, m.MakeOffer(one.players[1].hand, (Bean("red"), Bean("red")), 0)
    stew = town(phase=TRADE, hands=["garden"], fields=["~soy+red blue×2"], buildings=["saloon-3"])
    yield stew, 0, m.MakeOffer(stew.players[0].hand, (Bean("soy"),))
    dear = table(phase=TRADE, hands=["red soy", "stink", "blue"], fields=["", "red×2 -"])
    dear = act(dear, 0, m.MakeOffer(dear.players[0].hand[:1], (Bean("green"),)))
    yield act(dear, 0, m.MakeOffer(dear.players[0].hand[1:], (Bean("stink"),))), 1, m.Pass()
    asked = table(phase=TRADE, face_up="soy", hands=["red", "stink", "soy"], fields=["blue red"])
    asked = act(asked, 1, m.MakeOffer(asked.players[1].hand, (Bean("soy"),), 0))
    yield act(asked, 1, m.Withdraw(1)), 0, m.EndTrading()


def declining() -> Iterator[tuple[State, int, Move]]:
    """An offer that helps whoever makes it, one whose bean would have the field of what it takes, one that brings
    two kinds of no use, and one that brings back what was given away."""
    rich = table(phase=TRADE, hands=["red", "soy"], fields=["soy×3 blue×3", "red×3 green×3"], edition="amigo_1997")
    yield act(rich, 0, m.MakeOffer((), (Bean("soy"),), 1)), 1, m.Decline(1)
    swap = table(phase=TRADE, face_up="black_eyed chili", hands=["soy", "", "green"], fields=["stink×2 chili -"])
    yield act(swap, 2, m.MakeOffer(swap.players[2].hand, (Bean("black_eyed"),), 0)), 0, m.Decline(1)

    idle = table(phase=TRADE, hands=["blue chili", "red"], fields=["blue chili", "blue×2 chili×3"])
    yield act(idle, 0, m.MakeOffer(idle.players[0].hand, (), 1)), 1, m.Decline(1)
    back = table(phase=TRADE, hands=["red", "red"], fields=["", "red×3 -"])
    back = act(act(back, 1, m.MakeOffer(back.players[1].hand, (), 0)), 0, m.Accept(1))
    yield act(back, 0, m.MakeOffer(back.players[0].hand, (), 1)), 1, m.Decline(2)


def banks() -> Iterator[tuple[State, int, Move]]:
    """The moments of the Banks (H6)."""
    yield (peek := at_the_bank(2, "soy blue")), 1, h.Peek()
    yield act(peek, 1, h.Peek()), 1, h.PutToBottom()
    grows = at_the_bank(2, "soy blue", "stink×3 soy green×4")
    yield act(grows, 1, h.Peek()), 1, h.PutToBottom()
    moving = at_the_bank(4, "blue soy red")
    hand = moving.players[1].hand
    yield moving, 1, h.MoveCard(hand[0], 2)
    yield moving, 1, h.MoveCard(hand[1], 2)
    yield moving, 1, h.MoveCard(hand[2], 1)
    for fields in ("stink", "red×2"):
        order = next_turn(
            town(
                phase=Phase.PLANT_RECEIVED,
                buildings=["bank-3"],
                hands=["red", "soy"],
                fields=[f"{fields} -"],
                set_aside=["garden"],
                draw="stink chili green blue",
            )
        )
        yield order, 0, h.Reorder(can(order, 0).reorder)


def questions() -> Iterator[tuple[State, int, Move]]:
    """Types to name, last chances to buy, and thalers to choose."""
    asked = town(
        players=4,
        active=1,
        hands=["soy"] * 4,
        thalers=["", "red", "cognac×2 red"],
        buildings=["", "", "jail-1"],
    )
    asked = bought(asked, 2, "distillery-2")
    yield asked, 2, h.NameType(Type("jail"))
    yield asked, 2, h.NameType(Type("tipi"))
    named = act(asked, 2, h.NameType(Type("tipi")))
    yield named, 1, h.BuyNoMore()
    yield named, 1, buy("tipi-1")
    poor = town(active=1, hands=["soy"] * 3, thalers=["", "", "cognac×2"], fields=["", "red×2 -"])
    yield act(bought(poor, 2, "distillery-2"), 2, h.NameType(Type("tipi"))), 1, h.BuyNoMore()
    rich = town(hands=["soy"], thalers=["red"], buildings=["bank-1 farm-1 jail-1"])
    yield rich, 0, buy("tipi-1")
    yield MIXED_AT_THE_END, 0, h.TakeLastPlanted()
    yield MIXED_AT_THE_END, 0, m.Harvest(0)
    yield MIXED_AT_THE_END, 0, h.HarvestFor(0, (Bean("blue"), Bean("blue")))


def stores() -> Iterator[tuple[State, int, Move]]:
    """The General Store."""
    for fields in ("red×2 -", "red×2 blue×2"):
        state = town(buildings=["general_store-4"], hands=["soy red"], fields=[fields])
        yield state, 0, h.Store(state.players[0].hand[0])


def _told() -> Iterator[Told]:
    for make in (planting, trading, talking, declining, banks, questions, stores):
        for state, seat, move in make():
            key = "duel" if len(state.players) == 2 else COGNAC
            yield from sentences(key, state, seat, view(state, seat), move)


RARE = tuple(_told())
