"""What a control of a public message may say: at most the turn or an offer's number, never a card or a place."""

from __future__ import annotations

import re

IN_THE_LOBBY = (
    "join",
    "leave",
    "start",
    "game",
    "pace",
    "tempo",
    "language",
    "computers",
    "players",
    "watch",
    "cancel",
    "learn",
    "rules",
)
AT_THE_TABLE = ("hand", "harvest", "rules", "as-text", "rematch", "replay", r"turn-up:\d+")
IN_TRADING = ("offers", r"offer:\d+", r"end:\d+", r"pass:\d+", r"accept:\d+")
IN_A_DUEL = (r"leave-rest:\d+",)
IN_A_TOWN = ("town",)


def allowed(*groups: tuple[str, ...]) -> re.Pattern[str]:
    """The custom_ids of these controls, at any table."""
    return re.compile(rf"bean:\d+:(?:{'|'.join(control for group in groups for control in group)})")
