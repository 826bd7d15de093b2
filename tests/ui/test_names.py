"""Names are text, whatever they hold: no markup, no mention, no link, nothing invisible, one line."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence

import discord
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bot.games.bohnanza.state import Phase
from bot.ui.families import FAMILIES
from bot.ui.messages.lobby import lobby_screen
from bot.ui.names import NAMELESS, escape, plain
from bot.ui.phrases import quoted
from bot.ui.screens import SeatFacts, TableFacts
from tests.ui.bohnanza.examples import game, in_phase, look
from tests.ui.nicht_die_bohne.examples import game as bohne_game
from tests.ui.nicht_die_bohne.examples import look as bohne_look
from tests.ui.reading import words

MARKUP = (
    *("https://example.org", "<#1>", "</play:1>", "<t:0:R>", "<:bean:1>", "<a:bean:1>", "<id:customize>", "<@1>"),
    *("<@!1>", "<@&1>", "@everyone", "@here", ":bean:", "<https://example.org>", "[here](https://example.org)"),
    *("**bold**", "__under__", "_slanted_", "~~gone~~", "||hidden||", "`code`", "```py\ncode", "# heading"),
    *("-# small", "- item", "* item", "1. item", "> quoted", ">>> quoted", "\\", "¯\\_(ツ)_/¯", "steam://run/1"),
)
"""Whatever Discord reads in a message."""

TRICKS = (
    *"\N{RIGHT-TO-LEFT OVERRIDE}\N{LEFT-TO-RIGHT OVERRIDE}\N{RIGHT-TO-LEFT ISOLATE}\N{POP DIRECTIONAL ISOLATE}",
    *"\N{RIGHT-TO-LEFT MARK}\N{LINE SEPARATOR}\N{PARAGRAPH SEPARATOR}\N{ZERO WIDTH SPACE}\N{ZERO WIDTH JOINER}",
    *"\N{WORD JOINER}\N{ZERO WIDTH NO-BREAK SPACE}\N{SOFT HYPHEN}\N{HANGUL FILLER}\N{BRAILLE PATTERN BLANK}",
    *"\N{NO-BREAK SPACE}\N{VARIATION SELECTOR-16}\N{COMBINING LONG STROKE OVERLAY}\0\n\r\t\v\f\x1b\x7f\x85",
)
"""Characters that show nothing, break the line or change the direction."""

pieces = st.one_of(st.sampled_from(MARKUP), st.sampled_from(TRICKS), st.text(), st.text("\\`*_~|<>[]()#+-.:/@1a "))
texts = st.lists(pieces, max_size=6).map("".join)
"""Whatever somebody may call themselves, and rather more than Discord lets them."""

MEANT_BY_DISCORD = re.compile(r"[\\`*_~|<>\[\]#+\-:@]|(?<=\d)\.")
"""What Discord takes for markup unless a backslash stands before it."""
ESCAPED = re.compile(r"\\([^0-9A-Za-z\s])")
"""Discord's own rule for what a backslash makes a character like any other."""


@given(texts)
@example("".join(MARKUP))
def test_a_name_in_a_message_holds_no_markup(name: str) -> None:
    said = escape(name)
    assert "@everyone" not in said
    assert "@here" not in said
    assert not MEANT_BY_DISCORD.search(ESCAPED.sub("", said))
    assert ESCAPED.sub(r"\1", said).replace("\N{ZERO WIDTH SPACE}", "") == plain(name)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Ana 🌶️", "Ana \u200b🌶️"),
        ("🌱🌱", "\u200b🌱\u200b🌱"),
        # One emoji of several characters stays one.
        ("👩\u200d🌾", "\u200b👩\u200d🌾"),
        ("🇩🇪", "🇩🇪"),
    ],
)
def test_a_symbol_in_a_name_is_kept_apart_from_those_of_the_cards(name: str, said: str) -> None:
    assert escape(name) == said


@given(texts)
@example("".join(TRICKS))
def test_a_name_is_one_line_in_which_everything_shows(name: str) -> None:
    shown = plain(name)
    assert shown
    assert shown == plain(shown) == " ".join(shown.split())
    assert unicodedata.category(shown[0])[0] not in "MZC"
    spelled = re.sub("(?<=[^ -~])[\u200c\u200d](?=[^ -~])", "", shown)
    assert {unicodedata.category(character) for character in spelled}.isdisjoint({"Cc", "Cf", "Cs", "Zl", "Zp"})


def screens(names: Sequence[str]) -> Iterator[discord.ui.LayoutView]:
    """Every kind of message that names people."""
    seats = tuple(SeatFacts(number, name, left=False) for number, name in enumerate(names[:5]))
    yield lobby_screen(TableFacts(1, "amigo_1997", 2, 3, 0, "en", seats), {1: "closed"}, 5)
    beans, bohne = FAMILIES["bohnanza"], FAMILIES["nicht_die_bohne"]
    for phase in (Phase.PLANT, Phase.TRADE, Phase.PLANT_RECEIVED):
        for viewer in (None, 0, 1):
            seen = look(in_phase(phase), viewer, names=names)
            yield beans.table(seen) if viewer is None else beans.hand(seen)
    yield beans.table(look(game(4)[-1], names=names))
    for position in bohne_game(4)[:: len(bohne_game(4)) // 5]:
        yield bohne.table(bohne_look(position, names=names))
        yield bohne.hand(bohne_look(position, 1, names=names))
    yield bohne.table(bohne_look(bohne_game(4)[-1], names=names))


@settings(max_examples=25, deadline=None)
@given(st.lists(texts, min_size=4, max_size=4))
@example(["# a", "- a", "1. a", "> a"])
@example(["https:", "//example.org", "<@", "1>"])
def test_in_every_message_a_name_stands_as_text_and_nothing_else_changes(chosen: list[str]) -> None:
    # As long as the escaped names, so that the messages have room for as much.
    marks = [mark * len(escape(name)) for mark, name in zip("ⴀⴁⴂⴃ", chosen, strict=True)]
    for marked, named in zip(screens(marks), screens([plain(name) for name in chosen]), strict=True):
        expected = re.sub("ⴀ+|ⴁ+|ⴂ+|ⴃ+", lambda found: escape(chosen["ⴀⴁⴂⴃ".index(found[0][0])]), words(marked))
        assert words(named) == expected


@given(st.text(st.characters(max_codepoint=0x2FFF, categories=["Cf", "Cc", "Zs", "Zl", "Zp"])))
def test_a_name_with_nothing_to_see_gets_a_sign_in_its_place(name: str) -> None:
    assert plain(name) == escape(name) == NAMELESS


@given(texts)
def test_what_somebody_typed_stays_between_its_backticks(typed: str) -> None:
    assert "`" not in quoted(typed)
    assert len(quoted(typed).splitlines()) == 1


@pytest.mark.parametrize(
    "name",
    [
        "Ana",
        "Jean-Luc",
        "O'Brien",
        "José",
        "محمد",
        "می\u200cخواهم",
        "क्\u200dष",
        "👩\u200d🌾",
        "❤️\u200d🔥",
        "1.5",
        "(ツ)",
        "李 雷",
    ],
)
def test_a_name_that_somebody_may_well_have_stays_as_it_is(name: str) -> None:
    assert plain(name) == name


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("  Ana \n\n Lee ", "Ana Lee"),
        ("A\u200dna", "Ana"),
        ("Ana\N{RIGHT-TO-LEFT OVERRIDE}neB", "AnaneB"),
        ("Ana\N{LINE SEPARATOR}Ben", "Ana Ben"),
        ("\u0338Ana", "Ana"),
        ("\N{HANGUL FILLER}", NAMELESS),
        ("", NAMELESS),
    ],
)
def test_what_shows_nothing_is_left_out(name: str, shown: str) -> None:
    assert plain(name) == shown
