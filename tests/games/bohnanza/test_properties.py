"""What holds in every game, whoever does what: tried on random lawful games."""

from __future__ import annotations

import json
import re
import typing
from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.bohnanza import events as e
from bot.games.bohnanza import moves as m
from bot.games.bohnanza.cards import BEAN, Bean
from bot.games.bohnanza.edition import LastExhaustion, Turn
from bot.games.bohnanza.events import Event
from bot.games.bohnanza.high_bohn.events import CardMoved, Reordered, TownEvent
from bot.games.bohnanza.high_bohn.module import HighBohn
from bot.games.bohnanza.high_bohn.names import Building
from bot.games.bohnanza.high_bohn.town import Holdings
from bot.games.bohnanza.options import options
from bot.games.bohnanza.state import Phase, Player
from tests.breadth import examples
from tests.games.bohnanza.random_games import EACH_SIZE, GAME, GAMES, RandomGame, Recipe, play, recipes
from tests.games.bohnanza.tables import everything, rules
from tests.games.bohnanza.universe import accepted, allowed, as_key, imaginable

BASE = {*typing.get_args(Event)} - {*typing.get_args(TownEvent)}
ELSEWHERE: dict[Turn, set[type]] = {
    Turn.TRADING: {e.Joined, e.Discarded, e.OfferAnswered, e.OfferLeft},
    Turn.DUEL: {e.Offered, e.Declined, e.Withdrawn, e.Lapsed, e.Passed, e.CameBack, e.Traded, e.TradingEnded},
}
"""What cannot happen in each kind of turn."""


class Met(NamedTuple):
    """What some random games have shown."""

    events: frozenset[type]
    same_bean_twice: bool


def possible(edition: str, players: int) -> set[type]:
    """The kinds of events of the base that can happen in this game."""
    law = rules(players, edition)
    impossible: set[type] = set() if law.third_field_price else {e.FieldBought}
    impossible |= ELSEWHERE[law.turn]
    if law.last_exhaustion == 1:
        impossible.add(e.Shuffled)
    if law.last_exhaustion_in_phase_2 is not LastExhaustion.ENDS_AT_ONCE:
        impossible.add(e.FaceUpDiscarded)
    return BASE - impossible


@cache
def met_in_games(edition: str, players: int) -> Met:
    """What four random games show, and as many more, up to twelve, as it takes to meet all that is possible."""
    events: set[type] = set()
    twice = False
    for seed in range(12):
        game = play(Recipe(players, (), seed, edition))
        events |= {type(event) for event in game.events()}
        if seed < 4:
            owners = (player for state in game.states() for player in state.players)
            twice = twice or any(map(_grows_one_bean_twice, owners))
        elif events >= possible(edition, players):
            break
    return Met(frozenset(events), twice)


def _grows_one_bean_twice(player: Player) -> bool:
    grown = [field.bean for field in player.fields if field.bean and field.plot.only is None]
    return len(grown) > len(set(grown))


@pytest.mark.long
@EACH_SIZE
def test_random_games_meet_every_kind_of_event(size: tuple[str, int]) -> None:
    edition, players = size
    met = met_in_games(edition, players).events
    law = rules(players, edition)
    assert met & BASE == possible(edition, players)
    assert bool(met - BASE) == any(isinstance(module, HighBohn) for module in law.modules)


@EACH_SIZE
def test_two_fields_of_one_bean_are_met_where_they_are_allowed_and_nowhere_else(size: tuple[str, int]) -> None:
    edition, players = size
    assert met_in_games(edition, players).same_bean_twice == rules(players, edition).same_bean_twice


def cards_are_conserved_through_every_event(recipe: Recipe, game: RandomGame) -> None:
    deck = sorted(rules(recipe.players, recipe.edition).deck())
    for before, event in game.transitions():
        assert sorted(everything(GAME.evolve(before, event))) == deck, event


def hands_keep_their_order(recipe: Recipe, game: RandomGame) -> None:
    for step in game.steps:
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


def replaying_the_events_leads_to_the_same_states(recipe: Recipe, game: RandomGame) -> None:
    for step in game.steps:
        state = step.before
        for before, event in zip(step.decision.before, step.decision.events, strict=True):
            assert before == state
            state = GAME.evolve(state, event)
        assert state == step.decision.after
        assert step.decision.events, "every move that is accepted leaves a trace"
    assert GAMES[recipe.edition].replay(recipe.players, game.events()) == game.states()[-1]


def every_event_survives_being_stored(recipe: Recipe, game: RandomGame) -> None:
    for event in game.events():
        read = GAME.load(json.loads(json.dumps(GAME.dump(event))))
        assert (read, type(read)) == (event, type(event))


def every_game_ends_and_nobody_is_waited_for_only_then(recipe: Recipe, game: RandomGame) -> None:
    for state in game.states():
        over = state is game.steps[-1].decision.after
        assert (
            (state.phase is Phase.ENDED) == (GAME.outcome(state) is not None) == (not GAME.to_act(state)) == over
        )
    last = game.steps[-1].decision.after
    assert isinstance(game.events()[-1], e.Ended)
    assert all(not field.crop for player in last.players for field in player.fields)
    assert all(not player.set_aside for player in last.players)


def whoever_is_waited_for_can_do_something(recipe: Recipe, game: RandomGame) -> None:
    for state in game.states():
        for seat in GAME.to_act(state):
            own = GAME.view(state, seat).own
            assert own is not None
            assert allowed(own.options)


def bean_protection_is_as_the_rulebooks_word_it(recipe: Recipe, game: RandomGame) -> None:
    """B6.3, and that whoever has a card to plant always has a place for it or a harvest that leads to one (B4)."""
    for state in game.states()[:-1]:
        for seat, player in enumerate(state.players):
            may = options(state, seat)
            assert all(option.places or option.harvest_first for option in may.plant)
            if may.harvest or may.plant:
                owned = {one for held in player.estate if isinstance(held, Holdings) for one in held.buildings}
                crops = [[BEAN[card] for card in field.crop] for field in player.fields]
                assert may.harvest == tuple(
                    place for place in range(len(crops)) if may_be_sold(recipe.edition, crops, place, owned)
                )


def may_be_sold(edition: str, crops: Sequence[Sequence[Bean]], place: int, buildings: set[Building]) -> bool:
    """Whether these words let this field be harvested at a time for it."""
    others = [len(crop) for number, crop in enumerate(crops) if number != place]
    if len(crops[place]) != 1:
        return len(crops[place]) > 1
    if edition in ("rio_grande_2000", "duel", "amigo_1997"):
        # 2000: "unless all his bean fields have just one card"
        return all(cards == 1 for cards in others)
    # 2016: not "while you have another field that contains more than one card"; H5 Blacksmith 4, Gold Mine 3
    freed = "blacksmith-4" in buildings or ("gold_mine-3" in buildings and crops[place][0] == "garden")
    return freed or not any(cards > 1 for cards in others)


def its_summary_counts_what_has_happened(recipe: Recipe, game: RandomGame) -> None:
    edition = GAMES[recipe.edition]
    found, last = edition.summary(recipe.players, game.events()), game.states()[-1]
    assert found is not None
    assert edition.summary(recipe.players, game.events()[:-1]) is None
    assert found.outcome == last.outcome
    assert found.turns == last.turn == sum(did.turns for did in found.deeds)
    gained, trades, gifts = Counter[int](), Counter[int](), Counter[int]()
    for before, event in game.transitions():
        after = GAME.evolve(before, event)
        gained.update(dict(enumerate(map(gain, before.players, after.players))))
        if isinstance(event, e.Traded):
            sides = {event.giver: event.given, event.taker: event.taken}
            (trades if all(sides.values()) else gifts).update(seat for seat, cards in sides.items() if cards)
    for seat, did in enumerate(found.deeds):
        assert (did.thalers, did.trades, did.gifts) == (gained[seat], trades[seat], gifts[seat])
        assert [paid for _, paid in did.harvested] == sorted((paid for _, paid in did.harvested), reverse=True)


def cash(player: Player) -> int:
    """The thalers of a player, with those that lie under buildings."""
    held = [one for one in player.estate if isinstance(one, Holdings)]
    return len(player.thalers) + sum(len(one.under_saloon) + len(one.under_distillery) for one in held)


def gain(before: Player, after: Player) -> int:
    """How many thalers a player got by an event."""
    return max(0, cash(after) - cash(before))


CARD = re.compile(rf"({'|'.join(sorted({*BEAN.values()}))})-\d")


def the_representation_of_a_state_shows_no_card(recipe: Recipe, game: RandomGame) -> None:
    for state in game.states():
        assert not CARD.search(f"{state} {state!r} {state.players!r} {state.offers!r}")


ALWAYS = (
    cards_are_conserved_through_every_event,
    hands_keep_their_order,
    replaying_the_events_leads_to_the_same_states,
    every_event_survives_being_stored,
    every_game_ends_and_nobody_is_waited_for_only_then,
    whoever_is_waited_for_can_do_something,
    bean_protection_is_as_the_rulebooks_word_it,
    the_representation_of_a_state_shows_no_card,
    its_summary_counts_what_has_happened,
)
"""What holds in every game. All are tried on the same games: to play one costs more than to look at it."""


@examples(30)
@given(recipes)
def test_what_holds_in_every_game(recipe: Recipe) -> None:
    game = play(recipe)
    for holds in ALWAYS:
        holds(recipe, game)


def a_few(game: RandomGame, offset: int, every: int) -> list[int]:
    return list(range(offset % every, len(game.steps), every))


@examples(10)
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
