"""The score sheets of finished rounds: each colour step by step, to be followed by hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.games.contract import Seat
from bot.games.nicht_die_bohne.scoring import ColourScore, Sheet, worth
from bot.ui.fitting import fullest
from bot.ui.layout import Item, Screen, container, rows, screen, text
from bot.ui.messages.playing import back_button
from bot.ui.nicht_die_bohne.wording.areas import area, area_line
from bot.ui.nicht_die_bohne.wording.phrases import Sight, added, points
from bot.ui.nicht_die_bohne.wording.symbols import colour_short
from bot.ui.phrases import player, signed
from bot.words import say


def sheets_screen(seen: Sight) -> Screen:
    """The score sheets of all finished rounds, for players with a way back to the hand. As many of the latest
    rounds as fit are shown step by step."""
    back = [back_button(seen)] if seen.view.own else []
    return fullest(lambda first: screen(container(*sheets_items(seen, first)), *rows(back)), from_rounds(seen))


def from_rounds(seen: Sight) -> Sequence[int]:
    """From which rounds on the score sheets may be shown step by step, from the most of them to the least."""
    return range(1, len(seen.view.sheets) + 2)


def sheets_items(seen: Sight, first: int) -> Iterator[Item]:
    """The score sheets, from the round `first` on step by step."""
    game = say(seen.locale, f"game-{seen.table.game}")
    yield text(say(seen.locale, "bohne-sheets-title", game=game, table=str(seen.table.id)))
    for number in range(1, len(seen.view.sheets) + 1):
        yield text(sheet(seen, number, steps=number >= first))
    if not seen.view.sheets:
        yield text(say(seen.locale, "bohne-sheets-none"))


def sheet(seen: Sight, number: int, *, steps: bool) -> str:
    """The score sheet of a round; `steps`: each colour on a line of its own, step by step."""
    lines = [say(seen.locale, "bohne-sheet-title", round=number)]
    for scores in seen.view.sheets[number - 1]:
        lines += _player(seen, scores, steps=steps)
    return "\n".join(lines)


def _player(seen: Sight, scores: Sheet, *, steps: bool) -> Iterator[str]:
    name, total = player(seen, scores.seat), points(seen.locale, scores.total)
    yield say(seen.locale, "bohne-sheet-player", name=name, points=total)
    if steps:
        yield from [colour_line(seen.locale, colour) for colour in scores.colours]
        results = added(colour.result for colour in scores.colours)
        yield say(seen.locale, "bohne-sheet-sum", sum=results, total=signed(scores.total))
    else:
        yield area_line(seen.locale, scores.colours, named=False)


def colour_line(locale: str, colour: ColourScore) -> str:
    """One colour, step by step."""
    return say(
        locale,
        "bohne-sheet-colour",
        name=colour_short(locale, colour.colour),
        steps=say(locale, "bohne-sheet-separator").join(_steps(locale, colour)),
        result=signed(colour.result),
    )


def _steps(locale: str, colour: ColourScore) -> Iterator[str]:
    numbers, x2, minus = colour.numbers, colour.x2, colour.minus
    if not (numbers or x2 or minus or colour.nicht_die_bohne):
        yield say(locale, "bohne-sheet-no-cards")
        return
    many = "no-numbers" if not numbers else "number" if len(numbers) == 1 else "numbers"
    yield say(locale, f"bohne-sheet-{many}", numbers=added(numbers or (0,)), sum=sum(numbers))
    if x2:
        value = worth(numbers, x2=True, minus=0, nicht_die_bohne=False)
        yield say(locale, "bohne-sheet-x2", value=signed(value))
    if minus:
        value = worth(numbers, x2=x2, minus=minus, nicht_die_bohne=False)
        yield say(locale, "bohne-sheet-minus", minus=minus, value=signed(value))
    if colour.nicht_die_bohne:
        yield say(locale, "bohne-sheet-nicht-die-bohne")


def all_rounds(seen: Sight, seat: Seat) -> Sequence[str]:
    """A player's score sheets of the whole game, a line for each round."""
    return [_round(seen.locale, number, sheets[seat]) for number, sheets in enumerate(seen.view.sheets, start=1)]


def _round(locale: str, number: int, scores: Sheet) -> str:
    shown = area(locale, scores.colours, named=False)
    if not shown:
        return say(locale, "bohne-sheet-round-empty", round=number)
    return say(locale, "bohne-sheet-round", round=number, area=shown, total=signed(scores.total))
