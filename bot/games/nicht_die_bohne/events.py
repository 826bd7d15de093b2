"""The events: what happened. They are facts: replaying them needs neither luck nor today's rules."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from bot.games.contract import Outcome, Seat
from bot.games.nicht_die_bohne.cards import Card, Laid
from bot.games.nicht_die_bohne.scoring import Sheet


class Dealt(NamedTuple):
    """Hidden: all cards were dealt for a round, by seat; the leader holds the token (N1)."""

    round: int
    leader: Seat
    hands: tuple[tuple[Card, ...], ...]


class Led(NamedTuple):
    """The leader laid a card face up, with the token on it."""

    seat: Seat
    card: Card


class LaidDown(NamedTuple):
    """Hidden: a card was laid face down."""

    seat: Seat
    card: Card


class Exchanged(NamedTuple):
    """Hidden: another card was laid face down, and the one that lay there went back to the hand."""

    seat: Seat
    card: Card


class TurnedUp(NamedTuple):
    """The last card was down, and all face-down ones were turned up together, clockwise from the leader."""

    cards: tuple[Laid, ...]


class Taken(NamedTuple):
    """A card other than the token's went into a scoring area; its owner takes next."""

    seat: Seat
    card: Card
    owner: Seat


class TokenTaken(NamedTuple):
    """The owner of the last other card took the token's card and the token, and leads the next trick."""

    seat: Seat
    card: Card
    owner: Seat


class RoundEnded(NamedTuple):
    """The hands were empty: what each player's scoring area was worth, by seat (N3)."""

    round: int
    sheets: tuple[Sheet, ...]


class Ended(NamedTuple):
    """The game ended, with this outcome."""

    outcome: Outcome


Event: TypeAlias = Dealt | Led | LaidDown | Exchanged | TurnedUp | Taken | TokenTaken | RoundEnded | Ended
