"""The rest of a round of Nicht die Bohne, played out by takers who look to the end of a trick."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from bot.games.contract import Seat
from bot.players.nicht_die_bohne.colours import ADDS, ALL, KINDS, NUMBER_KINDS, PRICED

Areas: TypeAlias = list[list[int]]
"""Each seat's scoring area: its four colours, each as one sum."""

Trick: TypeAlias = Sequence[int]
"""A trick's cards as numbers, by the seats that lay them."""


def play_out(areas: Areas, tricks: Sequence[Trick], leader: Seat) -> None:
    """Lay these tricks one after the other, and have the cards of each taken (N2)."""
    for trick in tricks:
        leader = take_rest(areas, trick, leader, leader, [seat for seat in range(len(trick)) if seat != leader])


def take_rest(areas: Areas, trick: Trick, token: Seat, taker: Seat, left: list[Seat]) -> Seat:
    """Have the cards of the seats `left` taken, beginning with `taker`, then the token's card; who leads next."""
    worth = worth_of_trick(areas, trick)
    while left:
        owner = chosen(worth, token, taker, left) if len(left) > 1 else left[0]
        take(areas, taker, trick[owner])
        left.remove(owner)
        taker = owner
    take(areas, taker, trick[token])
    return taker


def take(areas: Areas, seat: Seat, card: int) -> None:
    """Put this card into the seat's scoring area."""
    areas[seat][card // KINDS] += ADDS[card % KINDS]


def promised(areas: Areas) -> list[float]:
    """What each seat's scoring area will be worth, on average; once all cards are taken: what it is (N3)."""
    left, worth = _to_come(areas), []
    for area in areas:
        promises = 0.0
        for mine, out in zip(area, left, strict=True):
            for_had, for_to_come = PRICED[mine >> 6 << 4 | out >> 6][KINDS]
            promises += for_had * (mine & 63) + for_to_come * (out & 63)
        worth.append(promises)
    return worth


def _to_come(areas: Areas) -> list[int]:
    """What nobody has taken, colour by colour."""
    return [ALL - sum(colour) for colour in zip(*areas, strict=True)]


def worth_of_trick(areas: Areas, trick: Trick) -> list[list[float]]:
    """What each card of the trick is worth to each seat, as long as it is not taken."""
    left = _to_come(areas)
    cards = [(card // KINDS, card % KINDS, left[card // KINDS] >> 6, left[card // KINDS] & 63) for card in trick]
    table = []
    for area in areas:
        row = []
        for colour, kind, out, to_come in cards:
            mine = area[colour]
            for_had, for_to_come = PRICED[mine >> 6 << 4 | out][kind]
            row.append(for_had if kind < NUMBER_KINDS else for_had * (mine & 63) + for_to_come * to_come)
        table.append(row)
    return table


def chosen(worth: Sequence[Sequence[float]], token: Seat, taker: Seat, left: Sequence[Seat]) -> Seat:
    """Whose card this taker takes: the one with which it gains most, less what the others do on average."""
    mine, others = worth[taker], len(worth) - 1
    best, most = left[0], float("-inf")
    for owner in left:
        ahead = mine[owner] * others - _gained(worth, token, owner, [seat for seat in left if seat != owner])
        if ahead > most:
            best, most = owner, ahead
    return best


def _gained(worth: Sequence[Sequence[float]], token: Seat, taker: Seat, left: list[Seat]) -> float:
    """What all who are still to take gain together, if each takes what is worth most to it."""
    gained = 0.0
    while len(left) > 1:
        mine = worth[taker]
        taker = max(left, key=mine.__getitem__)
        gained += mine[taker]
        left.remove(taker)
    (last,) = left
    return gained + worth[taker][last] + worth[last][token]
