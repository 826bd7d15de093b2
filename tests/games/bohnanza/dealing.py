"""What is hidden dealt anew: the same game to everybody's eyes, with other cards."""

from __future__ import annotations

import random

from bot.games.bohnanza.state import State


def dealt_anew(state: State, luck: random.Random) -> State:
    """The same game to everybody's eyes, with other cards in the hands and in the draw pile."""
    hidden = [card for player in state.players for card in player.hand] + list(state.draw_pile)
    luck.shuffle(hidden)
    players = []
    for player in state.players:
        hand, hidden = tuple(hidden[: len(player.hand)]), hidden[len(player.hand) :]
        players.append(player._replace(hand=hand))
    return state._replace(players=tuple(players), draw_pile=tuple(hidden))
