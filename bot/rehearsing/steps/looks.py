"""What Discord makes of texts and components: odd names, the fullest message, lists, moments."""

from __future__ import annotations

import discord

from bot.rehearsing.facts import Fact
from bot.rehearsing.stage import Stage
from bot.rehearsing.step import Step
from bot.rehearsing.steps.files import INVALID
from bot.rehearsing.steps.props import ODD_NAMES, SYMBOL
from bot.rehearsing.told import given, said_by
from bot.ui.components import COMPONENT_LIMIT
from bot.ui.faults import TRANSIENT
from bot.ui.layout import TEXT_LIMIT, Button, Row, Screen, button, row, text
from bot.ui.names import escape, plain

SYMBOLS = 10
COUNTED_DOWN = 60
"""Seconds to a moment that is shown."""


async def _letters(stage: Stage) -> None:
    said = "\n".join(f"{number}. {escape(name)}" for number, name in enumerate(ODD_NAMES, 1))
    names = [Button(plain(name), stage.custom_id(f"name-{number}")) for number, name in enumerate(ODD_NAMES[:5])]
    click = await stage.press("Press the button: six odd names come, as text and on buttons.", "Show the names")
    shown = Screen(text(said), row(*names))
    await stage.holds("taken", click.response.edit_message(view=shown))
    await stage.asks(
        "as-text", "Is any line bold, struck out, a link or a mention, or has one called anybody?", right="No"
    )
    await stage.asks("direction", "Does line 5 read from left to right, like all others?")


async def _fullest(stage: Stage) -> None:
    # A row of five is six components; with the text these are as many as there may be.
    rows = [
        Row(tuple(button(f"{line}.{place}", stage.custom_id(f"{line}-{place}")) for place in range(5)))
        for line in range(6)
    ]
    more = [text("·")] * (COMPONENT_LIMIT - 6 * 6 - 1)
    filled = "b" * (TEXT_LIMIT - len(more))
    full = Screen(text(filled), *more, *rows)
    posted = await stage.holds("taken", stage.post(full))
    stage.note("taken", held=posted is not None)
    longer = Screen(text(filled + "b"), *more, *rows)
    await stage.refuses("longer", stage.channel.send(view=longer), INVALID)
    symbols = "b" * (TEXT_LIMIT - SYMBOLS) + SYMBOL * SYMBOLS
    try:
        await stage.post(Screen(text(symbols)))
    except TRANSIENT as error:
        stage.note("symbols", held=False, said=said_by(error))
    else:
        stage.note("symbols", held=True)


async def _list(stage: Stage) -> None:
    beans = [discord.SelectOption(label=one, value=one) for one in ("Red", "Blue")]
    chosen = discord.ui.Select["discord.ui.LayoutView"](custom_id=stage.custom_id("list"), options=beans)
    stage.guide("Choose *Red* in the list.")
    stage.post(Screen(row(chosen)))
    click = await stage.pressed("list")
    values = given(click).get("values")
    stage.note("values", held=values == ["Red"], said="" if values == ["Red"] else "another one was chosen")
    await click.response.defer()
    await stage.asks("again", "Choose *Red* once more. Does the bot answer you then?", right="No")


async def _moment(stage: Stage) -> None:
    at = int(stage.now()) + COUNTED_DOWN
    stage.post(Screen(text(f"A moment: <t:{at}:R>")))
    await stage.asks("counts", "Does the time under *A moment* count down by itself?")


LOOKS = (
    Step(
        "letters",
        "Odd names",
        "Names with markup, mentions, links and letters of many scripts are shown.",
        "bot/ui/names.py",
        (
            Fact("taken", "Discord takes them as text and as labels"),
            Fact("as-text", "Nothing in them is read as markup, link or mention"),
            Fact("direction", "None of them turns the line around"),
        ),
        _letters,
    ),
    Step(
        "fullest",
        "The fullest message",
        "A message of 40 components and 4,000 characters is posted, then one of a character more.",
        "bot/ui/components.py",
        (
            Fact("taken", "40 components and 4,000 characters are taken"),
            Fact("longer", "One character more is refused (50035)"),
            Fact("symbols", "A symbol of two UTF-16 units counts as one character", relied_on=False),
        ),
        _fullest,
    ),
    Step(
        "list",
        "The same choice twice",
        "What a list already shows is chosen again.",
        "bot/ui/bohnanza/clicks.py",
        (
            Fact("values", "Discord tells what was chosen"),
            Fact("again", "Choosing what a list shows already tells the bot nothing", relied_on=False),
        ),
        _list,
    ),
    Step(
        "moment",
        "A moment that counts down",
        "A message says when something happens.",
        "bot/words/moments.py",
        (Fact("counts", "A moment counts down without edits"),),
        _moment,
    ),
)
