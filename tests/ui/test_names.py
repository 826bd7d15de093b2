"""Names are text, whatever they hold: no markup, no mention, no link, nothing invisible, one line."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence

import discord
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bot.games.bohnanza.cards import Bean
from bot.games.bohnanza.moves import Accept, Decline, Move
from bot.games.bohnanza.state import Offer, Phase
from bot.games.chance import seeded
from bot.games.contract import IllegalMove, NotYourSeat, Seat
from bot.ui.families import FAMILIES
from bot.ui.messages.lobby import lobby_screen, words_screen
from bot.ui.messages.refusals import readable
from bot.ui.names import NAMELESS, escape, plain, told_apart
from bot.ui.phrases import quoted
from bot.ui.screens import Face, Part, SeatFacts, TableFacts
from bot.words import say
from tests.breadth import examples
from tests.ui.bohnanza.examples import BOHNANZA, Position, cards, game, in_phase, look, position
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

OFFERS = [
    Offer(1, 0, None, cards("soy"), (Bean("red"),)),
    Offer(2, 0, 2, cards("soy"), ()),
    Offer(3, 1, 0, cards("red"), (Bean("soy"),)),
    Offer(4, 2, 0, cards("wax"), (Bean("soy"),), frozenset({0})),
]
TRADE = position(["soy soy", "red blue", "wax", "chili"], phase=Phase.TRADE, offers=OFFERS)

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
    yield from panels(names)
    for there in bohne_game(4)[:: len(bohne_game(4)) // 5]:
        yield bohne.table(bohne_look(there, names=names))
        yield bohne.hand(bohne_look(there, 1, names=names))
    yield bohne.table(bohne_look(bohne_game(4)[-1], names=names))


def panels(names: Sequence[str]) -> Iterator[discord.ui.LayoutView]:
    """What a panel shows besides the hand, and above it, wherever somebody is named."""
    beans, bohne = FAMILIES["bohnanza"], FAMILIES["nicht_die_bohne"]
    for seat in (0, 1):
        seen = look(TRADE, seat, names=names)
        parts = (Part("build", (str(seen.view.turn), "0", str(1 - seat))), Part("offers"), Part("as-text"))
        for part in (None, *parts):
            yield beans.hand(seen._replace(part=part), face=Face.LIVE)
    leads = seen._replace(table=seen.table._replace(goes_on_at=5))
    yield beans.hand(leads, face=Face.LIVE)
    yield beans.hand(leads._replace(table=leads.table._replace(paused="asked")), face=Face.LIVE)
    for to, seat, move in ((0, 1, Accept(1, cards("red"))), (0, 2, Decline(2)), (1, 0, Accept(3, cards("soy")))):
        after = moved(TRADE, seat, move)
        told = [BOHNANZA.tell(before, event, to) for before, event in after.past]
        seen = look(after, to, names=names)
        yield words_screen(beans.happened(seen, look(TRADE, to).view, [news for news in told if news]))
    answers = IllegalMove("table-is-paused", table=1, host=names[0]), NotYourSeat("only-the-host", host=names[0])
    for refusal in answers:
        notice = say("en", refusal.reason, **readable("en", refusal.facts))
        yield beans.hand(seen, notice, Face.LIVE)
    for there in bohne_game(4)[:: len(bohne_game(4)) // 5]:
        yield bohne.hand(bohne_look(there, 1, names=names), None, Face.LIVE)


def moved(there: Position, seat: Seat, move: Move) -> Position:
    """The position after this move."""
    state, past = there.state, there.past
    for event in BOHNANZA.decide(state, seat, move, seeded(0)).events:
        past = (*past, (state, event))
        state = BOHNANZA.evolve(state, event)
    return Position(state, past)


@examples(25)
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


@given(st.lists(st.sampled_from(["Ana", "ana", "Ben", "Ana (1)", "Ana (2)", "Ana (2) (3)"]), max_size=7))
@example(["Ana", "Ana", "Ana (2)"])
def test_no_two_people_at_a_table_have_one_name(names: list[str]) -> None:
    apart = told_apart(names)
    assert len({name.casefold() for name in apart}) == len(names)
    assert all(after.startswith(before) for before, after in zip(names, apart, strict=True))


def test_only_names_that_are_alike_get_the_number_of_the_seat() -> None:
    assert told_apart(["Ana", "Ben", "ana"]) == ("Ana (1)", "Ben", "ana (3)")
