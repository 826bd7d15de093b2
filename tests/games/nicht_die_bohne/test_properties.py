"""What holds in every game, whoever does what: tried on random lawful games."""

from __future__ import annotations

import json
import typing
from collections import defaultdict

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.chance import seeded
from bot.games.contract import Refusal, Seat
from bot.games.nicht_die_bohne.cards import DECK, Card
from bot.games.nicht_die_bohne.events import Ended, Event, Exchanged, LaidDown, Led, RoundEnded, Taken, TokenTaken
from bot.games.nicht_die_bohne.moves import Lay, Move, Take
from bot.games.nicht_die_bohne.scoring import sheet
from bot.games.nicht_die_bohne.state import Phase, State
from tests.breadth import examples, few
from tests.games.nicht_die_bohne.random_games import GAME, RandomGame, Recipe, allowed, play, recipes
from tests.games.nicht_die_bohne.tables import everything


@pytest.mark.parametrize("players", few(GAME.players, 4))
def test_random_games_meet_every_kind_of_event(players: int) -> None:
    met = {type(event) for seed in range(3) for event in play(Recipe(players, (), seed)).events()}
    assert met == set(typing.get_args(Event))


def the_60_cards_are_accounted_for_through_every_event(recipe: Recipe, game: RandomGame) -> None:
    for before, event in game.transitions():
        assert sorted(everything(GAME.evolve(before, event))) == sorted(DECK), event


def nobody_ever_takes_an_own_card_and_each_takes_one_of_every_trick(recipe: Recipe, game: RandomGame) -> None:
    laid: dict[Card, Seat] = {}
    down: dict[Seat, Card] = {}
    takers: list[Seat] = []
    for event in game.events():
        match event:
            case Led(seat, card) | LaidDown(seat, card) | Exchanged(seat, card):
                down[seat] = card
                laid = {card: seat for seat, card in down.items()}
            case Taken(seat, card, owner) | TokenTaken(seat, card, owner):
                assert laid[card] == owner != seat
                takers.append(seat)
                if isinstance(event, TokenTaken):
                    assert sorted(takers) == list(range(recipe.players))
                    takers.clear()
                    down.clear()


def the_tokens_card_is_taken_last_and_by_the_owner_of_the_card_taken_before(
    recipe: Recipe, game: RandomGame
) -> None:
    chain: list[Taken] = []
    leader, lead = -1, Card("")
    for event in game.events():
        match event:
            case Led(seat, card):
                leader, lead = seat, card
            case Taken(seat, card):
                assert card != lead
                assert seat == (chain[-1].owner if chain else leader)
                chain.append(event)
            case TokenTaken(seat, card, owner):
                assert (card, owner, seat) == (lead, leader, chain[-1].owner)
                assert len(chain) == recipe.players - 1
                chain.clear()


def every_round_ends_with_empty_hands_and_its_sheets_are_those_of_the_areas(
    recipe: Recipe, game: RandomGame
) -> None:
    ends = 0
    for before, event in game.transitions():
        if isinstance(event, RoundEnded):
            ends += 1
            assert not any(player.hand or player.laid for player in before.players)
            assert all(len(player.area) == 60 // recipe.players for player in before.players)
            assert event.sheets == tuple(sheet(seat, player.area) for seat, player in enumerate(before.players))
        else:
            assert event.__class__.__name__ in ("Dealt", "Ended") or any(p.hand or p.laid for p in before.players)
    assert ends == 3


def replaying_the_events_leads_to_the_same_states(recipe: Recipe, game: RandomGame) -> None:
    for step in game.steps:
        state = step.before
        for before, event in zip(step.decision.before, step.decision.events, strict=True):
            assert before == state
            state = GAME.evolve(state, event)
        assert state == step.decision.after
        assert step.decision.events, "every move that is accepted leaves a trace"
    assert GAME.replay(recipe.players, game.events()) == game.states()[-1]


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
    assert isinstance(game.events()[-1], Ended)
    totals = [standing.score for standing in sorted(last.outcome.standings)] if last.outcome else []
    assert totals == [seat.total for seat in GAME.view(last, None).seats]


def whoever_is_waited_for_can_do_something_and_nobody_has_a_choice_of_one_card_to_take(
    recipe: Recipe, game: RandomGame
) -> None:
    for state in game.states():
        for seat in range(recipe.players):
            own = GAME.view(state, seat).own
            assert own is not None
            if seat in GAME.to_act(state):
                assert allowed(own.options)
                assert not own.options.may_exchange
            assert len(own.options.take) != 1


def the_representation_of_a_state_shows_no_card(recipe: Recipe, game: RandomGame) -> None:
    for state in game.states():
        shown = f"{state} {state!r} {state.players!r} {state.past!r}"
        assert not any(card in shown for card in DECK)


def its_summary_is_how_it_ended_after_how_many_tricks(recipe: Recipe, game: RandomGame) -> None:
    found = GAME.summary(recipe.players, game.events())
    assert found is not None
    assert GAME.summary(recipe.players, game.events()[:-1]) is None
    assert found.outcome == game.states()[-1].outcome
    assert found.turns == 3 * (60 // recipe.players)
    assert [did.turns for did in found.deeds] == [found.turns] * recipe.players


ALWAYS = (
    the_60_cards_are_accounted_for_through_every_event,
    nobody_ever_takes_an_own_card_and_each_takes_one_of_every_trick,
    the_tokens_card_is_taken_last_and_by_the_owner_of_the_card_taken_before,
    every_round_ends_with_empty_hands_and_its_sheets_are_those_of_the_areas,
    replaying_the_events_leads_to_the_same_states,
    every_event_survives_being_stored,
    every_game_ends_and_nobody_is_waited_for_only_then,
    whoever_is_waited_for_can_do_something_and_nobody_has_a_choice_of_one_card_to_take,
    the_representation_of_a_state_shows_no_card,
    its_summary_is_how_it_ended_after_how_many_tricks,
)
"""What holds in every game. All are tried on the same games: to play one costs more than to look at it."""


@examples(30)
@given(recipes)
def test_what_holds_in_every_game(recipe: Recipe) -> None:
    game = play(recipe)
    for holds in ALWAYS:
        holds(recipe, game)


def accepted(state: State, seat: Seat, move: Move) -> bool:
    """Whether the rules let this happen."""
    try:
        GAME.decide(state, seat, move, seeded(0))
    except Refusal:
        return False
    return True


@examples(10)
@given(recipes, st.integers(0, 19))
def test_all_that_the_options_name_is_accepted_and_every_other_card_refused(recipe: Recipe, offset: int) -> None:
    for state in play(recipe).states()[offset::20]:
        for seat in range(recipe.players):
            own = GAME.view(state, seat).own
            assert own is not None
            named = defaultdict(set[Card], {Lay: {*own.options.lay}, Take: {*own.options.take}})
            for kind in (Lay, Take):
                for card in (*DECK, Card("red-11"), Card("")):
                    assert accepted(state, seat, kind(card)) == (card in named[kind]), (seat, kind, card)
