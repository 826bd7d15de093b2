"""Discord's languages."""

from __future__ import annotations

USUAL = "en-US"
LOCALES = (
    "bg", "cs", "da", "de", "el", USUAL, "en-GB", "es-ES", "es-419", "fi", "fr", "hi", "hr", "hu", "id", "it",
    "ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE", "th", "tr", "uk", "vi", "zh-CN", "zh-TW",
)  # fmt: skip
"""Discord's names of them, of each language the most usual one first (Discord's reference, *Locales*)."""


def nearest(language: str) -> str:
    """Give the locale of somebody whose client speaks this language: `es-ES` for `es`."""
    return next((one for one in LOCALES if one == language or one.startswith(f"{language}-")), USUAL)
