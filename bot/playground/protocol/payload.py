"""JSON as it travels between the small Discord, the bot and the page."""

from __future__ import annotations

import json
from typing import Any

Payload = dict[str, Any]
"""One JSON object: a message, a command, an interaction, in the form that Discord documents for it."""


def text_of(value: object) -> str:
    """Write compact JSON on one line."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
