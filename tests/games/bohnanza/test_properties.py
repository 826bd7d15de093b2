"""What holds in every game, whoever does what: tried on random lawful games."""

from __future__ import annotations

import json
import re
import typing

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.bohnanza import events as e
from bot.games.bohnanza import moves as m
from bot.games.bohnanza.cards import BEAN
from bot.games.bohnanza.edition import LastExhaustion, Turn
from bot.games.bohnanza.events import Event
from bot.games.bohnanza.high_bohn.events import CardMoved, Reordered, TownEvent
from bot.games.bohnanza.high_bohn.module import HighBohn
from bot.games.bohnanza.state import Phase
from tests.games.bohnanza.random_games import GAME, GAMES, SIZES, RandomGame, Recipe, play, recipes
from tests.games.bohnanza.tables import everything, rules
from tests.games.bohnanza.universe import accepted, allowed, as_key, imaginable

few = settings(deadline=None, max_examples=30)


BASE = {*typing.get_args(Event)} - {*typing.get_args(TownEvent)}
ELSEWHERE: dict[Turn, set[type]] = {
    Turn.TRADING: {e.Joined, e.Discarded, e.OfferAnswered, e.OfferLeft},
    Turn.DUEL: {e.Offered, e.Declined, e.Withdrawn, e.Lapsed, e.Passed, e.Traded, e.TradingEnded},
}
"""What cannot happen in each kind of turn."""


@pytest.mark.parametrize(("edition", "players"), SIZES)
def test_random_games_meet_every_kind_of_event(edition: str, players: int) -> None:
    met = {type(event) for seed in range(12) for event in play(Recipe(players, (), seed, edition)).events()}
    law = rules(players, edition)
    unmet: set[type] = set() if law.third_field_price else {e.FieldBought}
    unmet |= ELSEWHERE[law.turn]
    if law.last_exhaustion == 1:
        unmet.add(e.Shuffled)
    if law.last_exhaustion_in_phase_2 is not LastExhaustion.ENDS_AT_ONCE:
        unmet.add(e.FaceUpDiscarded)
    assert met & BASE == BASE - unmet
    assert bool(met - BASE) == any(isinstance(module, HighBohn) for module in law.modules)


@pytest.mark.parametrize(("edition", "players"), SIZES)
def test_two_fields_of_one_bean_are_met_where_they_are_allowed_and_nowhere_else(
    edition: str, players: int
) -> None:
    met = False
    for seed in range(4):
        for state in play(Recipe(players, (), seed, edition)).states():
            for player in state.players:
                grown = [field.bean for field in player.fields if field.bean and field.plot.only is None]
                met = met or len(grown) > len(set(grown))
    assert met == rules(players, edition).same_bean_twice


@few
@given(recipes)
def test_cards_are_conserved_through_every_event(recipe: Recipe) -> None:
    deck = sorted(rules(recipe.players, recipe.edition).deck())
    for before, event in play(recipe).happenings():
        assert sorted(everything(GAME.evolve(before, event))) == deck, event


@few
@given(recipes)
def test_hands_keep_their_order(recipe: Recipe) -> None:
    for step in play(recipe).steps:
        by_bank = {event.seat for event in step.decision.events if isinstance(event, CardMoved | Reordered)}
        for seat, (before, after) in enumerate(zip(step.before.players, step.decision.after.players, strict=True)):
            drawn = [
                card
                for event in step.decision.events
                if isinstance(event, e.Drawn) and event.seat == seat
                for card in event.cards
            ]
            left = set(after.hand)
            if seat in by_bank:
                continue
            assert [card for card in (*before.hand, *drawn) if card in left] == list(after.hand)


@few
@given(recipes)
def test_replaying_the_events_leads_to_the_same_states(recipe: Recipe) -> None:
    game = play(recipe)
    for step in game.steps:
        state = step.before
        for event in step.decision.events:
            state = GAME.evolve(state, event)
        assert state == step.decision.after
        assert step.decision.events, "every move that is accepted leaves a trace"
    assert GAMES[recipe.edition].replay(recipe.players, game.events()) == game.states()[-1]


@few
@given(recipes)
def test_every_event_survives_being_stored(recipe: Recipe) -> None:
    for event in play(recipe).events():
        read = GAME.load(json.loads(json.dumps(GAME.dump(event))))
        assert (read, type(read)) == (event, type(event))


@few
@given(recipes)
def test_every_game_ends_and_nobody_is_waited_for_only_then(recipe: Recipe) -> None:
    game = play(recipe)
    for state in game.states():
        over = state is game.steps[-1].decision.after
        assert (
            (state.phase is Phase.ENDED) == (GAME.outcome(state) is not None) == (not GAME.to_act(state)) == over
        )
    last = game.steps[-1].decision.after
    assert isinstance(game.events()[-1], e.Ended)
    assert all(not field.crop for player in last.players for field in player.fields)
    assert all(not player.set_aside for player in last.players)


@few
@given(recipes)
def test_whoever_is_waited_for_can_do_something(recipe: Recipe) -> None:
    for state in play(recipe).states():
        for seat in GAME.to_act(state):
            own = GAME.view(state, seat).own
            assert own is not None
            assert allowed(own.options)


CARD = re.compile(rf"({'|'.join(sorted({*BEAN.values()}))})-\d")


@few
@given(recipes)
def test_the_representation_of_a_state_shows_no_card(recipe: Recipe) -> None:
    for state in play(recipe).states():
        assert not CARD.search(f"{state} {state!r} {state.players!r} {state.offers!r}")


def a_few(game: RandomGame, offset: int, every: int) -> list[int]:
    return list(range(offset % every, len(game.steps), every))


@settings(deadline=None, max_examples=10)
@given(recipes, st.integers(0, 39))
def test_all_that_the_options_name_is_accepted_and_all_else_refused(recipe: Recipe, offset: int) -> None:
    game = play(recipe)
    for number in a_few(game, offset, 40):
        state = game.steps[number].before
        for seat in range(recipe.players):
            own = GAME.view(state, seat).own
            assert own is not None
            named = allowed(own.options)
            for move in named.values():
                assert accepted(state, seat, move), (seat, move)
            for move in imaginable(state, seat):
                if isinstance(move, m.MakeOffer):
                    lawful = may_be_offered(game, number, seat, move)
                else:
                    lawful = as_key(move) in named
                assert accepted(state, seat, move) == lawful, (seat, move)


def may_be_offered(game: RandomGame, number: int, seat: int, move: m.MakeOffer) -> bool:
    """What B5 says of an offer, by what the View shows."""
    view = GAME.view(game.steps[number].before, seat)
    assert view.own is not None
    options = view.own.options
    partner = move.to != seat if seat == view.active else move.to == view.active
    made = [
        offer
        for offer in view.offers
        if (offer.seat, offer.to, set(offer.cards), sorted(offer.want))
        == (seat, move.to, set(move.give), sorted(move.want))
    ]
    something = bool(move.give or move.want)
    return options.may_offer and something and partner and not made and set(move.give) <= set(options.give)
