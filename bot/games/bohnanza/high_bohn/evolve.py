"""How each event of the town changes the state."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from bot.games.bohnanza.cards import Card
from bot.games.bohnanza.events import Traded
from bot.games.bohnanza.evolve import less, with_player
from bot.games.bohnanza.high_bohn import events as e
from bot.games.bohnanza.high_bohn.buildings import BUILDINGS
from bot.games.bohnanza.high_bohn.events import TownEvent
from bot.games.bohnanza.high_bohn.town import (
    STEW,
    BankMoment,
    FinalHarvest,
    LastChance,
    LastPurchases,
    Order,
    Question,
    TypeToName,
    holdings,
    town,
    with_holdings,
    with_town,
)
from bot.games.bohnanza.state import ALL_HARVESTED, CARDS_DRAWN, FINAL_HARVEST, Field, Player, State
from bot.games.contract import Seat


def evolve(state: State, event: TownEvent) -> State:
    """The state after an event of the town."""
    match event:
        case e.BuildingBought():
            return _bought(state, event)
        case e.BuildingsLeft(buildings):
            here = town(state)
            unsold = tuple([building for building in here.unsold if building not in buildings])
            return with_town(state, replace(here, unsold=unsold, leaving=None))
        case e.TypeAsked(seat):
            return _asking(state, TypeToName(seat))
        case e.TypeNamed(_, type_, asked):
            state = _asking(_answered(state), *[LastChance(other, type_) for other in asked])
            return with_town(state, replace(town(state), leaving=type_))
        case e.LastPurchasesAsked(seats):
            state = _asking(state, *[LastPurchases(seat) for seat in seats])
            return state._replace(phase=ALL_HARVESTED)
        case e.FinalHarvestAsked(seats):
            return _asking(state, *[FinalHarvest(seat) for seat in seats])._replace(phase=FINAL_HARVEST)
        case e.ChancePassed() | e.LastPurchasesEnded() | e.FinalHarvestEnded() | e.NoLongerAsked():
            return _answered(state)
        case e.Stored():
            return _stored(state, event)
        case e.StewBegan(seat, place):
            player = state.players[seat]
            return _with(state, seat, _with_field(player, place, player.fields[place]._replace(plot=STEW)))
        case e.StewHarvested():
            return _stew_harvested(state, event)
        case e.TollTaken(seat, card):
            player = state.players[seat]
            state = state._replace(discard=less(state.discard, (card,)))
            return _with(state, seat, player._replace(thalers=(*player.thalers, card)))
        case e.BankOpened():
            return _bank(state, BankMoment(state.turn))
        case e.Peeked():
            return _bank(state, BankMoment(state.turn, peeked=True))
        case e.PutUnder():
            pile = (*state.draw_pile[-1:], *state.draw_pile[:-1])
            return _bank(state, BankMoment(state.turn, used=True))._replace(draw_pile=pile)
        case e.CardMoved(seat, card, to):
            rest = less(state.players[seat].hand, (card,))
            hand = (*rest[:to], card, *rest[to:])
            state = _bank(state, BankMoment(state.turn, used=True))
            return _with(state, seat, state.players[seat]._replace(hand=hand))
        case e.OrderAsked(seat, cards):
            return _asking(state, Order(seat, cards))._replace(phase=CARDS_DRAWN)
        case e.Reordered(seat, drawn):
            player = state.players[seat]
            hand = player.hand[: len(player.hand) - len(drawn)] + drawn
            return _with(_answered(state), seat, player._replace(hand=hand))
        case _:
            assert_never(event)


def handed_over(state: State, players: tuple[Player, ...], traded: Traded) -> tuple[Player, ...]:
    """The players after a trade, in which cards also leave the stores where they lay (H7)."""
    _, giver, taker, given, taken = traded
    players = _from_store(state, players, giver, taker, given)
    return _from_store(state, players, taker, giver, taken)


def _from_store(
    state: State, players: tuple[Player, ...], giver: Seat, taker: Seat, cards: tuple[Card, ...]
) -> tuple[Player, ...]:
    theirs, mine = holdings(players[giver]), holdings(players[taker])
    stored = tuple([card for card in cards if card in theirs.stored])
    if not stored:
        return players
    before = mine.from_stores if mine.from_stores_in == state.turn else ()
    left = replace(theirs, stored=less(theirs.stored, stored))
    got = replace(mine, from_stores=before + stored, from_stores_in=state.turn)
    players = with_player(players, giver, with_holdings(players[giver], left))
    return with_player(players, taker, with_holdings(players[taker], got))


def _with(state: State, seat: Seat, player: Player) -> State:
    return state._replace(players=with_player(state.players, seat, player))


def _with_field(player: Player, place: int, field: Field) -> Player:
    return player._replace(fields=(*player.fields[:place], field, *player.fields[place + 1 :]))


def _bank(state: State, moment: BankMoment) -> State:
    return with_town(state, replace(town(state), bank=moment))


def _asking(state: State, *questions: Question) -> State:
    """The state in which these questions come before all that is asked already."""
    return _with_questions(state, (*questions, *town(state).questions))


def _answered(state: State) -> State:
    return _with_questions(state, town(state).questions[1:])


def _with_questions(state: State, questions: tuple[Question, ...]) -> State:
    asked = (questions[0].seat,) if questions else ()
    return with_town(state, replace(town(state), questions=questions))._replace(asked=asked)


def _bought(state: State, event: e.BuildingBought) -> State:
    seat, building, paid = event
    player, here = state.players[seat], town(state)
    held = holdings(player)
    player = with_holdings(player, replace(held, buildings=(*held.buildings, building)))._replace(
        thalers=less(player.thalers, paid),
        fields=player.fields + tuple([field for one in BUILDINGS[building].effects if (field := one.field())]),
    )
    unsold = tuple([one for one in here.unsold if one != building])
    state = _with(state, seat, player)._replace(discard=state.discard + paid)
    # With the last one of a type that was named bought, nothing of it is left to leave the game.
    leaving = here.leaving if here.leaving in [BUILDINGS[one].type for one in unsold] else None
    state = with_town(state, replace(here, unsold=unsold, leaving=leaving))
    return _answered(state) if here.questions[:1] == (LastChance(seat, BUILDINGS[building].type),) else state


def _stored(state: State, event: e.Stored) -> State:
    seat, card, from_hand = event
    player = state.players[seat]
    held = holdings(player)
    player = with_holdings(player, replace(held, stored=(*held.stored, card)))._replace(
        hand=less(player.hand, (card,)),
        set_aside=less(player.set_aside, (card,)),
    )
    return _with(state, seat, player)._replace(planted=state.planted + from_hand)


def _stew_harvested(state: State, event: e.StewHarvested) -> State:
    seat, place, thalers, discarded, owner, toll = event
    player = state.players[seat]
    held = holdings(player)
    player = _with_field(player, place, Field())
    player = with_holdings(player, replace(held, under_saloon=held.under_saloon + thalers))
    state = _with(state, seat, player)._replace(discard=state.discard + discarded)
    if owner is None or toll is None:
        return state
    theirs = holdings(state.players[owner])
    theirs = replace(theirs, under_distillery=(*theirs.under_distillery, toll))
    return _with(state, owner, with_holdings(state.players[owner], theirs))
