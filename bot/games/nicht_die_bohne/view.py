"""What one viewer sees of a game, built from nothing: what is not put in here stays hidden (N4)."""

from __future__ import annotations

from typing import NamedTuple

from bot.games.contract import Outcome, Seat, Viewer
from bot.games.nicht_die_bohne.cards import Card
from bot.games.nicht_die_bohne.ending import rounds
from bot.games.nicht_die_bohne.laying import clockwise
from bot.games.nicht_die_bohne.options import Options, options
from bot.games.nicht_die_bohne.rules import to_act
from bot.games.nicht_die_bohne.scoring import ColourScore, Sheet, by_colour
from bot.games.nicht_die_bohne.state import Phase as Phase
from bot.games.nicht_die_bohne.state import State


class TrickCard(NamedTuple):
    """A card that lies face up: who laid it, whether the token lies on it, and who has taken it."""

    seat: Seat
    card: Card
    token: bool
    taken_by: Seat | None


class SeatView(NamedTuple):
    """What everybody sees of a seat."""

    seat: Seat
    hand: int
    """Cards in hand; the one laid is not among them."""
    has_laid: bool
    """Whether a card of this seat is part of the trick: the lead, or one face down or turned up (N4)."""
    area: tuple[ColourScore, ...]
    """The scoring area of this round: always four colours, each with what it is worth now."""
    value: int
    """What the scoring area is worth now."""
    rounds: tuple[int, ...]
    """The score of each finished round."""
    total: int
    """The sum of the finished rounds."""


class Own(NamedTuple):
    """What a seat alone sees: its hand by colour and number, the card it laid, and what it may do now."""

    seat: Seat
    hand: tuple[Card, ...]
    laid: Card | None
    """The card laid in this trick, face down or up; it is no longer in the hand."""
    options: Options


class View(NamedTuple):
    """All that one viewer sees."""

    phase: Phase
    round: int
    rounds: int
    """How many rounds make the game."""
    trick: int
    """The number of this trick in its round, from 1; at the end that of the last one."""
    tricks: int
    """How many tricks make a round."""
    leader: Seat
    """Who holds the token."""
    lead: Card | None
    """The token's card, or None until it lies."""
    taker: Seat | None
    """Who chooses a card to take now."""
    waiting_for: tuple[Seat, ...]
    up: tuple[TrickCard, ...]
    """The cards of this trick that lie face up, clockwise from the token's: none, the lead, or all of them."""
    past: tuple[TrickCard, ...]
    """The trick before, in the same order; in the first trick of a round the last one of the round before."""
    seats: tuple[SeatView, ...]
    sheets: tuple[tuple[Sheet, ...], ...]
    """The score sheets of every finished round, by seat."""
    own: Own | None
    """None for the table."""
    outcome: Outcome | None


def view(state: State, viewer: Viewer) -> View:
    """What this viewer sees now: all that the table sees, and for a seat its own hand and what it may do."""
    return View(
        phase=state.phase,
        round=state.round,
        rounds=state.rounds,
        trick=state.trick,
        tricks=state.cards // len(state.players),
        leader=state.leader,
        lead=state.players[state.leader].laid,
        taker=state.taker,
        waiting_for=to_act(state),
        up=_up(state),
        past=tuple([TrickCard(seat, card, place == 0, by) for place, (seat, card, by) in enumerate(state.past)]),
        seats=tuple([_seat(state, seat) for seat in range(len(state.players))]),
        sheets=state.sheets,
        own=None if viewer is None else _own(state, viewer),
        outcome=state.outcome,
    )


def _up(state: State) -> tuple[TrickCard, ...]:
    """The cards that lie face up: the lead, and the others once they are turned up."""
    seats = clockwise(state) if state.phase is Phase.TAKE else (state.leader,)
    return tuple(
        [
            TrickCard(seat, card, seat == state.leader, state.players[seat].taken_by)
            for seat in seats
            if (card := state.players[seat].laid)
        ]
    )


def _seat(state: State, seat: Seat) -> SeatView:
    player = state.players[seat]
    area = by_colour(player.area)
    finished = rounds(state, seat)
    return SeatView(
        seat=seat,
        hand=len(player.hand),
        has_laid=player.laid is not None,
        area=area,
        value=sum(colour.result for colour in area),
        rounds=finished,
        total=sum(finished),
    )


def _own(state: State, seat: Seat) -> Own:
    player = state.players[seat]
    return Own(seat, player.hand, player.laid, options(state, seat))
