"""What the terminal says of a rehearsal: each step as it goes, and at the end what held."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.padding import Padding
from rich.table import Table

from bot.rehearsing.step import Outcome, Result, Step
from bot.terminal_text import for_terminal

MARKS = {
    Outcome.HELD: "[green]✓ held[/]",
    Outcome.FAILED: "[bold red]✗ did not hold[/]",
    Outcome.LEFT_OUT: "[yellow]– left out[/]",
    Outcome.NOT_HERE: "[dim]– does not apply[/]",
    Outcome.STOPPED: "[yellow]– stopped[/]",
    Outcome.BROKEN_OFF: "[bold red]✗ broken off[/]",
}
INDENT = 6
"""So far to the right stands what belongs to a step."""
WELL = frozenset({Outcome.HELD, Outcome.LEFT_OUT, Outcome.NOT_HERE, Outcome.STOPPED})
"""What asks for nothing to be mended."""


class Terminal:
    """Tells how it goes, and keeps what became of each step."""

    def __init__(self, console: Console) -> None:
        self._console = console
        self.results: list[Result] = []

    def say(self, words: str) -> None:
        """Say something by the way."""
        self._print(f"[dim]{escape(for_terminal(words))}[/]", INDENT)

    def begins(self, number: int, of: int, step: Step) -> None:
        """A step begins; the first is number 1."""
        self._print(f"{number:2}/{of} [bold]{step.title}[/]")

    def ended(self, result: Result) -> None:
        """A step is over."""
        self.results.append(result)
        why = f": {result.why}" if result.why else ""
        self._print(f"{MARKS[result.outcome]}{why}", INDENT)
        for line in _details(result):
            self._print(line, INDENT + 2)

    def summary(self, record: Path) -> None:
        """Say at the end what held, and where the record is."""
        table = Table(box=None, pad_edge=False)
        for heading in ("step", "", "what was found"):
            table.add_column(heading, overflow="fold")
        for result in self.results:
            table.add_row(result.step.title, MARKS[result.outcome], "\n".join(_details(result)) or result.why)
        self._console.print()
        self._console.print(table, highlight=False)
        self._console.print(f"\n{counted(self.results)}", highlight=False)
        self._console.print(
            f"The record, without anybody's token, name, number or text: {record}\n"
            "Whatever it says, send it with the issue form *A rehearsal*: those who mend the bot learn from it.",
            highlight=False,
            soft_wrap=True,
        )

    def _print(self, words: str, indent: int = 0) -> None:
        self._console.print(Padding(words, (0, 0, 0, indent)), highlight=False)

    @property
    def well(self) -> bool:
        """Whether there were steps, and nothing asks to be mended."""
        return bool(self.results) and all(result.outcome in WELL for result in self.results)


def counted(results: Sequence[Result]) -> str:
    """How many steps ended how, such as “20 held · 2 left out”."""
    found = Counter(result.outcome for result in results)
    return (
        " · ".join(f"{found[outcome]} {outcome.value}" for outcome in Outcome if found[outcome]) or "nothing held"
    )


def _details(result: Result) -> Iterator[str]:
    for fact, noted in result.failed:
        yield f"✗ {fact.says} ({noted.said or 'it is not so'}); relied on in {result.step.code}"
    for fact, noted in result.found_out:
        yield f"? {fact.says}: {'yes' if noted.held else 'no'}" + (f" ({noted.said})" if noted.said else "")
