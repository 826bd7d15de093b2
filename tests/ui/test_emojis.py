"""Emojis take the places of symbols in messages, and change nothing else in them."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from fluent.syntax import FluentSerializer

from bot.art.drawings import drawings
from bot.games.bohnanza.library import all_editions
from bot.ui.bohnanza.wording.symbols import BEAN_SYMBOL
from bot.ui.emojis import Dressing, Emojis
from bot.ui.families import DRAWINGS, FAMILIES, THINGS
from bot.ui.layout import TEXT_LIMIT, Screen, Select, button, row, rows, screen, text
from bot.ui.names import escape
from bot.ui.phrases import quoted
from bot.words import locales, say, sources
from tests.breadth import few
from tests.ui.bohnanza.examples import game, look
from tests.ui.reading import DRESSED, buttons, items, raw, words
from tests.words.reading import all_messages

SOY, CHILI = "<:soy:1>", "<:chili:2>"
TWO = Dressing(
    {"🌱": discord.PartialEmoji(name="soy", id=1), "🌶️": discord.PartialEmoji(name="chili", id=2)},
)


def dressed(layout: Screen, dressing: Dressing = TWO) -> Screen:
    layout.dress = dressing.put_on
    return layout


def drawn(*contents: str) -> str:
    return words(dressed(screen(*(text(content) for content in contents))))


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("📍 **1. 🌱 Soy** · 2. 🌶️ Chili", f"📍 **1. {SOY} Soy** · 2. {CHILI} Chili"),
        ("🌱🌱", SOY + SOY),
        ("### 🌱\n-# 🌱", f"### {SOY}\n-# {SOY}"),
        # A line may end at a picture, even beside a no-break space; so they are joined.
        ("2\u00a0🌱\u00a0Soy 🌱", f"2\u00a0\u2060{SOY}\u2060\u00a0Soy {SOY}"),
        ("🌱\u00a0🌶️", f"{SOY}\u2060\u00a0\u2060{CHILI}"),
        # None is there of this one.
        ("🍒 Red", "🍒 Red"),
        # Between backticks it would be read letter by letter.
        ("You typed `2 🌱`, not 🌱", f"You typed `2 🌱`, not {SOY}"),
        ("\\`🌱 and 🌱\\`", f"\\`{SOY} and {SOY}\\`"),
    ],
)
def test_symbols_in_texts_are_drawn(said: str, shown: str) -> None:
    assert drawn(said) == shown


def test_what_people_chose_to_be_called_or_typed_is_not_drawn() -> None:
    assert drawn(f"{escape('🌱 Ana 🌶️')} has 🌱") == f"\u200b🌱 Ana \u200b🌶️ has {SOY}"
    assert drawn(f"`{quoted('`🌱`')}` is no card") == "`🌱` is no card"


def test_on_a_button_the_drawing_stands_beside_the_label_which_stays_as_it_is() -> None:
    layout = screen(
        *rows([button("🌱 Soy", "a", emoji="🌱"), button("Red", "b", emoji="🍒"), button("None", "c")])
    )
    layout = dressed(layout)
    assert [str(each.emoji) for each in buttons(layout)] == [SOY, "🍒", "None"]
    assert [each.label for each in buttons(layout)] == ["🌱 Soy", "Red", "None"]


def test_in_a_list_the_drawing_stands_beside_the_option_which_stays_as_it_is() -> None:
    select: Select = discord.ui.Select(custom_id="s", placeholder="A 🌱")
    select.add_option(label="🌱 Soy", description="🌱", value="soy-🌱", emoji="🌱")
    [shown] = [item for item in items(dressed(screen(row(select)))) if isinstance(item, discord.ui.Select)]
    [option] = shown.options
    assert str(option.emoji) == SOY
    assert (option.label, option.description, option.value) == ("🌱 Soy", "🌱", "soy-🌱")
    assert shown.placeholder == "A 🌱"


def test_nothing_is_drawn_before_it_is_known_what_there_is() -> None:
    layout = screen(text("🌱"), *rows([button("Soy", "a", emoji="🌱")]))
    before = raw(layout)
    assert raw(dressed(layout, Dressing())) == before


def test_the_screen_itself_stays_as_it_is() -> None:
    layout = screen(text("🌱 and 🌶️"), *rows([button("Soy", "a", emoji="🌱")]))
    before = raw(layout)
    assert raw(dressed(layout)) == raw(layout) != before
    layout.dress = None
    assert raw(layout) == before


def test_where_there_is_too_little_room_the_lower_lines_and_the_small_ones_keep_their_symbols() -> None:
    room = TEXT_LIMIT - 2 * (len(SOY) - 2)
    lines = ["-# 🌱 small", "🌱 first", "🌱 second", "🌱 third"]
    filled = "x" * (room - len("\n".join(lines)) - len(lines))
    shown = drawn(filled, "\n".join(lines))
    assert shown.split("\n")[1:] == ["-# 🌱 small", f"{SOY} first", f"{SOY} second", "🌱 third"]
    assert len(filled) + len(shown.split("\n", 1)[1].encode("utf-16-le")) // 2 <= TEXT_LIMIT


def test_a_whole_table_says_the_same_with_drawings_as_with_symbols() -> None:
    symbols = {drawing.name: symbol for symbol, drawing in DRAWINGS.items() if drawing.kind != "bohne"}
    for position in game(4)[::40]:
        layout = FAMILIES["bohnanza"].table(look(position))
        before = words(layout)
        layout.dress = DRESSED.put_on
        assert not [symbol for symbol in BEAN_SYMBOL.values() if symbol in words(layout)]
        assert re.sub(r"\u2060?<:(\w+):\d+>\u2060?", lambda found: symbols[found[1]], words(layout)) == before


# What there is to draw


def test_every_symbol_has_a_drawing_and_none_has_two() -> None:
    assert set(DRAWINGS.values()) <= set(drawings())
    assert len(set(DRAWINGS.values())) == len(DRAWINGS)
    assert len(DRAWINGS) == len(THINGS) + sum(len(family.drawings()) for family in FAMILIES.values())
    beans = {bean for edition in all_editions().values() for bean in edition.beans}
    assert {drawing.name for drawing in DRAWINGS.values() if drawing.kind == "beans"} == beans


MEANT = {
    "🪙": ("",),
    "🏦": ("bank", "move-ask"),
    "⚗️": ("distillery",),
    "🏆": ("[1]", "[yes]", "leaderboard", "} won"),
    "🤖": ("computer",),
    "⏳": ("wait", "lobby-few", "lobby-many", "still-counting", "still-rating"),
    "🏁": ("end", "last", "over", "won", "win"),
    "🃏": ("your hand",),
    "🎒": ("is drawing", "draw pile"),
    "🪴": ("plant", "duel-discard"),
    "🧺": ("plant", "build-offer"),
    "🎁": ("offer", "left"),
    "🌾": ("harvest",),
    "🔒": ("protect", "[yes]"),
    "🍲": ("stew",),
    "🏘️": ("town", "building", "purchases", "buy one"),
    "🤝": ("trad",),
    "🎴": ("face up", "face-up", "face down", "-up-", "turned-up", "do-turn-up", "you led"),
    "📍": ("front",),
    "🔔": ("panel-call", "table-calls", "[on]", "call you", "called you", "ping you"),
    "🔕": ("[off]", "won't call you", "won't ping you"),
    "🎓": ("lesson-", "help-learn"),
}
"""The symbols that words say by themselves, and what stands in the same line: nothing else is meant by them."""


def test_a_symbol_means_in_all_words_what_it_is_drawn_as() -> None:
    # English alone: these are its words. Other languages have the same symbols, as the next test says.
    for file in sources("en").values():
        for line in file.casefold().split("\n"):
            said = [] if line.startswith("#") else [symbol for symbol in DRAWINGS if symbol in line]
            assert all(any(word in line for word in MEANT[symbol]) for symbol in said), line


@pytest.mark.long
@pytest.mark.parametrize("locale", few(locales(), "de"))
def test_a_message_has_the_same_symbols_in_every_language(locale: str) -> None:
    english, words = symbols("en"), symbols(locale)
    assert words == {message: english[message] for message in words}


def symbols(locale: str) -> dict[str, set[str]]:
    """What is drawn in the messages of a language, by their ids, but for the coin: a number of thalers may
    have one wherever a language wants it."""
    drawn = DRAWINGS.keys() - {"🪙"}
    texts = {key: FluentSerializer().serialize_entry(message) for key, message in all_messages(locale).items()}
    return {key: {symbol for symbol in drawn if symbol in text} for key, text in texts.items()}


# Emojis that are gone


class Refusing:
    """Sends to a Discord that refuses the first message with this error."""

    def __init__(self, layout: Screen, status: int, code: int, message: str) -> None:
        response = cast(Any, SimpleNamespace(status=status, reason="Bad Request"))
        errors = {"components": {"emoji": {"id": {"_errors": [{"code": "X", "message": message}]}}}}
        self.error = discord.HTTPException(response, {"code": code, "message": "Invalid", "errors": errors})
        self.layout = layout
        self.sent: list[str] = []

    async def send(self) -> int:
        self.sent.append(words(self.layout))
        if len(self.sent) == 1:
            raise self.error
        return 7


async def test_a_message_whose_emoji_is_gone_goes_out_with_symbols(caplog: pytest.LogCaptureFixture) -> None:
    emojis = Emojis()
    emojis.now = TWO
    discords = Refusing(screen(text("🌱")), 400, 50035, "Invalid emoji")
    assert await emojis.send(discords.layout, discords.send) == 7
    assert discords.sent == [SOY, "🌱"]
    assert not emojis.now
    assert emojis.doubted.is_set()
    assert len(caplog.records) == 1


@pytest.mark.parametrize(("status", "code"), [(404, 10008), (400, 50006), (500, 0)])
async def test_what_else_goes_wrong_is_nothing_of_the_emojis(status: int, code: int) -> None:
    emojis = Emojis()
    emojis.now = TWO
    discords = Refusing(screen(text("🌱")), status, code, "Invalid emoji")
    with pytest.raises(discord.HTTPException):
        await emojis.send(discords.layout, discords.send)
    assert emojis.now is TWO


def test_each_set_of_emojis_is_told_from_every_other() -> None:
    soy, chili = discord.PartialEmoji(name="soy", id=1), discord.PartialEmoji(name="chili", id=2)
    sets = [{}, {"🌱": soy}, {"🌱": chili}, {"🌱": soy, "🌶️": chili}]
    assert len({Dressing(each).mark for each in sets}) == len(sets)
    assert Dressing({"🌱": soy, "🌶️": chili}).mark == Dressing({"🌶️": chili, "🌱": soy}).mark
    assert Dressing().mark == ""


def test_words_beside_a_drawing_name_what_it_shows() -> None:
    assert say("en", "bean-full-name", bean="soy") in drawn(f"🌱 {say('en', 'bean-full-name', bean='soy')}")
