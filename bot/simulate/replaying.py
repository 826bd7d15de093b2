"""The command `replay`: a recorded game in the terminal, step by step."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, TextIO

import click
from rich.console import Console

from bot.simulate.markdown import in_terminal
from bot.simulate.reading import TANGLED, Unreadable, course_and_table, read_record
from bot.terminal_text import for_terminal
from bot.ui.exporting import HEAD, Page, imported, page

MOST = 16_000_000
"""How many characters of a game are read: more than any has."""
KEYS = "←/→ step · ↑/↓ turn · q end"
BACK, ON = ("\x1b[D", "\xe0K", "b", "h"), ("\x1b[C", "\xe0M", "n", "l", " ", "\r")
TURN_BACK, TURN_ON = ("\x1b[A", "\xe0H", "B", "k"), ("\x1b[B", "\xe0P", "N", "j")
END = ("q", "Q", "\x1b", "\x03", "\x04")


class Film(NamedTuple):
    """A game in pages, each made when it is looked at; numbers are counted from 0."""

    length: int
    look: Callable[[int], Page]


class Asked(NamedTuple):
    """What to show of a file: which game, as which seat saw it (both counted from 1; no seat: with all hands), and
    which step or turn alone."""

    game: int = 1
    seat: int | None = None
    step: int | None = None
    turn: int | None = None


def replay(file: Path, asked: Asked) -> int:
    """Show a recorded game, with keys in a terminal, otherwise step after step; returns the exit code."""
    try:
        film = _film(file, asked)
        if asked.step is not None or asked.turn is not None:
            _print(film.look(_chosen(film, asked)))
        elif sys.stdin.isatty() and sys.stdout.isatty():
            _walk(film)
        else:
            for number in range(film.length):
                _print(film.look(number))
    except (OSError, UnicodeDecodeError) as error:
        why = error.strerror if isinstance(error, OSError) else "it is no text"
        print(for_terminal(f"Error: {file} cannot be read ({why})."), file=sys.stderr)
        return 2
    except Unreadable as error:
        print(for_terminal(f"Error: {file}: {error}."), file=sys.stderr)
        return 2
    return 0


def _film(file: Path, asked: Asked) -> Film:
    with file.open(encoding="utf-8") as lines:
        first = _line(lines)
        if first.rstrip("\r\n") == HEAD:
            pages = imported(first + lines.read(MOST))
            if lines.read(1):
                raise Unreadable("it is longer than any game")
            if asked.seat is not None or asked.game != 1:
                raise Unreadable("a game from Discord is there as one viewer saw it, without --seat and --game")
            if not pages:
                raise Unreadable("it holds no step")
            return Film(len(pages), pages.__getitem__)
        recorded = read_record(_game(first, lines, asked.game))
    if asked.seat is not None and not 1 <= asked.seat <= recorded.players:
        raise Unreadable(f"the seats are 1 to {recorded.players}")
    course, table = course_and_table(recorded)
    viewer = None if asked.seat is None else asked.seat - 1

    def look(number: int) -> Page:
        try:
            return page(table, course, viewer, number, "en", all_hands=viewer is None)
        except Exception as error:
            # Each event may be read by itself, and all together be no game.
            raise Unreadable(TANGLED) from error

    try:
        return Film(course.last(viewer) + 1, look)
    except Exception as error:
        raise Unreadable(TANGLED) from error


def _game(first: str, lines: TextIO, number: int) -> str:
    """The line of the game with this number; no line behind it is read."""
    line, count = first, 0
    while line:
        count += bool(line.strip())
        if count == number and line.strip():
            return line
        line = _line(lines)
    raise Unreadable(f"it holds {count} games, not one of number {number}")


def _line(lines: TextIO) -> str:
    line = lines.readline(MOST + 1)
    if len(line) > MOST:
        raise Unreadable("its lines are longer than any game")
    return line


def _chosen(film: Film, asked: Asked) -> int:
    """The number of the step that is asked for, or of the first one of the turn."""
    if asked.step is not None:
        if not 1 <= asked.step <= film.length:
            raise Unreadable(f"the steps are 1 to {film.length}")
        return asked.step - 1
    for number in range(film.length):
        if film.look(number).turn == asked.turn:
            return number
    raise Unreadable(f"it has no turn {asked.turn}")


def _walk(film: Film) -> None:
    """Let somebody step through the game by keys until they end it."""
    console, at = Console(), 0
    while True:
        console.clear()
        console.print(in_terminal(film.look(at).text))
        console.print(f"\n{KEYS}", style="dim")
        try:
            key = click.getchar()
        except (KeyboardInterrupt, EOFError):
            return
        if key in END:
            return
        at = _next(film, at, key)


def _next(film: Film, at: int, key: str) -> int:
    """The step that a key leads to."""
    last = film.length - 1
    if key in BACK:
        return max(0, at - 1)
    if key in ON:
        return min(last, at + 1)
    turn = film.look(at).turn
    if key in TURN_ON:
        return next((number for number in range(at, last) if film.look(number).turn > turn), last)
    if key in TURN_BACK:
        before = max(0, at - 1)
        turn = film.look(before).turn
        return next((number + 1 for number in range(before, -1, -1) if film.look(number).turn < turn), 0)
    return at


def _print(shown: Page) -> None:
    Console().print(in_terminal(shown.text), end="\n\n")
