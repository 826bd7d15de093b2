"""Which screens belong to which family of games, and whether they have all the words that they need."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.art.drawings import Drawing, drawings
from bot.errors import BadFile
from bot.ui.bohnanza import family as bohnanza
from bot.ui.bohnanza.high_bohn.module import HighBohn
from bot.ui.bohnanza.module import adopt
from bot.ui.messages import games
from bot.ui.nicht_die_bohne import family as nicht_die_bohne
from bot.ui.screens import AnyScreens

adopt(HighBohn())

FAMILIES: Mapping[str, AnyScreens] = {
    "bohnanza": bohnanza,
    "nicht_die_bohne": nicht_die_bohne,
}
"""The screens of every family of games."""

THINGS: Mapping[str, Drawing] = {
    symbol: Drawing("things", name)
    for symbol, name in {
        "🪙": "thaler",
        "🏆": "crown",
        "🤖": "computer",
        "⏳": "waiting",
        "🏁": "finish",
        "🃏": "hand",
        "🎒": "draw_pile",
        "🪴": "watering_can",
        "🧺": "basket",
        "🎁": "gift",
        "🌾": "harvest",
        "🔒": "protected",
        "🍲": "stew",
        "🏘️": "town",
        "🤝": "trading",
        "🎴": "cards",
        "📍": "front",
        "🔔": "bell",
        "🔕": "bell_off",
        "🎓": "learn",
    }.items()
}
"""What the words name by a symbol besides the cards of a family."""

DRAWINGS: Mapping[str, Drawing] = {
    symbol: drawing
    for shown in (THINGS, *(screens.drawings() for screens in FAMILIES.values()))
    for symbol, drawing in shown.items()
}
"""By its symbol, each drawing that messages show; a symbol stands for one thing in all of them."""


def require_words() -> None:
    """Raise BadFile, with a line for each mistake, where what a file states lacks words, a symbol or a drawing."""
    missing = [*games.missing(), *(line for screens in FAMILIES.values() for line in screens.missing())]
    missing += [
        f"{symbol} has no drawing; it is bot/art/svg/{kind}/{name}.svg." for symbol, (kind, name) in _undrawn()
    ]
    if missing:
        raise BadFile("\n".join(["bot/words/locales has mistakes:", *missing]))


def _undrawn() -> Iterator[tuple[str, Drawing]]:
    """The symbols whose drawings are not there, each with its drawing."""
    there = frozenset(drawings())
    return ((symbol, drawing) for symbol, drawing in DRAWINGS.items() if drawing not in there)
