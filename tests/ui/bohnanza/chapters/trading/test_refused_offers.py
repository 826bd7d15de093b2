"""Why an offer is refused: at most ninety characters, with the names and cards of an everyday game."""

from __future__ import annotations

import pytest

from bot.words import say

FACTS: dict[str, str | int] = {
    "offer": "14",
    "player": "Charlotte",
    "players": "Charlotte, Christopher",
    "cards": "👁️ Black-eyed, 🌻 Garden",
    "card": "👁️ Black-eyed",
    "bean": "black_eyed",
    "copies": 8,
    "some": "no",
    "have": 1,
    "word": "chickpeas",
    "possible": "🫐 Blue, 👁️ Black-eyed",
    "option": "give",
    "place": 12,
}
REASONS = [
    "not-trading-now",
    "empty-offer",
    "offer-to-oneself",
    "only-with-the-active-player",
    "offered-already",
    "not-addressed-to-you",
    "not-what-is-wanted",
    "declined-already",
    "not-your-offer",
    "no-such-offer",
    "offer-gone",
    "card-not-yours-to-give",
    "received-card-to-give",
    "planted-card-to-give",
    "face-up-card-to-give",
    "card-twice",
    "bean-not-in-play",
    "more-than-there-are",
    "active-player-ends-trading",
    "trading-over",
    "draft-changed",
    "own-offer",
    "offer-to-another",
    "cards-lacking",
    "cards-given-away",
    "other-copies-needed",
    "no-other-copies",
    "too-many-copies",
    "cards-lacking-to-give",
    "option-twice",
    "word-unknown",
    "word-unclear",
    "offer-number-unknown",
    "player-unknown",
    "player-unclear",
    "no-place-in-another-hand",
    "no-such-place",
    "another-card-there",
    "one-bean-only",
]


@pytest.mark.parametrize("reason", REASONS)
def test_why_an_offer_is_refused_is_said_briefly(reason: str) -> None:
    for some in ("yes", "no"):
        words = say("en", reason, **{**FACTS, "some": some})
        assert len(words.removesuffix(" (Only you see this.)")) <= 90
        assert words[0].isupper() or words[0] in "`#🌻👁"
        assert words.endswith((".", ")"))
        assert "please" not in words.lower()
