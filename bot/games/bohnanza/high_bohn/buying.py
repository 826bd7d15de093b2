"""Buying buildings, and the unsold ones that leave the game (H1–H3)."""

from __future__ import annotations

from bot.games.bohnanza.cards import BEAN, Bean, Card
from bot.games.bohnanza.chapters.harvesting import worth
from bot.games.bohnanza.high_bohn.buildings import BUILDINGS, in_play
from bot.games.bohnanza.high_bohn.effects import NamesType
from bot.games.bohnanza.high_bohn.events import BuildingBought, BuildingsLeft, TypeAsked
from bot.games.bohnanza.high_bohn.names import Building, Type
from bot.games.bohnanza.high_bohn.town import LastChance, holdings, question, town
from bot.games.bohnanza.state import ENDED, Log, Player, Rules, State
from bot.games.contract import IllegalMove, MalformedMove, OutOfDate, Seat


def unsold(state: State, kind: Type) -> tuple[Building, ...]:
    """The buildings of a type that are for sale."""
    return tuple([building for building in town(state).unsold if BUILDINGS[building].type == kind])


def affordable(player: Player, unsold_: tuple[Building, ...]) -> tuple[Building, ...]:
    """Those of these buildings that this player may buy and can pay for (H1)."""
    if not player.thalers:
        return ()
    own = holdings(player).types()
    beans = [BEAN[card] for card in player.thalers]
    return tuple(
        [
            building
            for building in unsold_
            if (facts := BUILDINGS[building]).type not in own and facts.price <= beans.count(facts.bean)
        ]
    )


def may_buy(state: State, seat: Seat) -> tuple[Building, ...]:
    """What this seat may buy now, also where somebody is asked something."""
    asked = question(state)
    if state.phase is ENDED or (asked is not None and asked.seat != seat):
        return ()
    for_sale = unsold(state, asked.type) if isinstance(asked, LastChance) else town(state).unsold
    return affordable(state.players[seat], for_sale)


def within_reach(rules: Rules, player: Player, for_sale: tuple[Building, ...]) -> bool:
    """Whether this player could pay for one of these buildings, perhaps only after harvesting."""
    own = holdings(player).types()
    return any(
        facts.type not in own and reach(rules, player, facts.bean) >= facts.price
        for facts in (BUILDINGS[building] for building in for_sale)
    )


def reach(rules: Rules, player: Player, bean: Bean) -> int:
    """How many thalers of this bean a player has or would harvest; a stew's cannot be spent (H7)."""
    ripe = [
        min(worth(rules, player, field), sum(BEAN[card] == bean for card in field.crop))
        for field in player.fields
        if field.crop and not field.plot.mixed
    ]
    return sum(BEAN[card] == bean for card in player.thalers) + sum(ripe)


def buy(log: Log, seat: Seat, buildings: tuple[Building, ...]) -> None:
    """Buy these buildings, all or none; raises Refusal where one of them cannot be bought (H1)."""
    if not buildings:
        raise MalformedMove("no-such-building")
    asked = question(log.state)
    for building in buildings:
        _buy(log, seat, building)
    if isinstance(asked, LastChance) and (len(buildings), BUILDINGS[buildings[0]].type) != (1, asked.type):
        raise IllegalMove("only-the-type-that-was-named")
    names = any(isinstance(effect, NamesType) for one in buildings for effect in BUILDINGS[one].effects)
    if names and town(log.state).unsold:
        log.add(TypeAsked(seat))


def _buy(log: Log, seat: Seat, building: Building) -> None:
    state = log.state
    player = state.players[seat]
    if building not in in_play(state.rules.beans):
        raise MalformedMove("no-such-building")
    facts = BUILDINGS[building]
    if facts.type in holdings(player).types():
        raise IllegalMove("one-building-of-a-type")
    if building not in town(state).unsold:
        raise OutOfDate("building-gone")
    paid = _topmost(player, facts.bean)[: facts.price]
    if len(paid) < facts.price:
        raise IllegalMove("too-few-thalers-of-a-bean", bean=facts.bean, price=facts.price, thalers=len(paid))
    log.add(BuildingBought(seat, building, paid))
    _leave_when_enough_own_one(log, facts.type)


def _topmost(player: Player, bean: Bean) -> tuple[Card, ...]:
    """The thalers of this bean, the topmost first (H4)."""
    return tuple([card for card in reversed(player.thalers) if BEAN[card] == bean])


def _leave_when_enough_own_one(log: Log, kind: Type) -> None:
    """Once all players but one own a building of a type, its unsold ones leave the game (H3)."""
    state = log.state
    owners = sum(kind in holdings(player).types() for player in state.players)
    rest = unsold(state, kind)
    if rest and owners >= len(state.players) - 1:
        log.add(BuildingsLeft(rest))
