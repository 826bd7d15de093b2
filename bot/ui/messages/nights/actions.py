"""What the buttons, lists and forms of nights do: the actions in their custom_ids. A night's number follows."""

from __future__ import annotations

ANSWER, MORE, DIRECT = "night-answer", "night-more", "night-direct"
"""Say whether one comes; the page of a night; be reminded by direct message, or not."""
START, LOOK, PLAN = "nights", "night-look", "night-plan"
"""The page with all nights, one of them chosen there, and the form that begins a plan."""
POST, DROP = "night-post", "night-drop"
"""Announce what was planned, or forget it; the second one says what the plan is, for all others beside it."""
TITLE, WHEN, ZONE = "night-title", "night-when", "night-zone"
"""Forms that change a plan: the first two carry what was typed, and the time zone follows the reader."""
WHICH = "night-which"
"""Choose one of two moments that were meant."""
GAME, SEATS, WEEKLY, BY, COMPUTERS = (
    "night-game",
    "night-seats",
    "night-weekly",
    "night-by",
    "night-computers",
)
"""Lists and buttons that change a plan."""
MOVE, MOVE_TO = "night-move", "night-move-to"
"""The form with the new time, and the answer to the question after it."""
CANCEL, CANCEL_YES = "night-cancel", "night-cancel-yes"
"""The question, and the answer to it."""
