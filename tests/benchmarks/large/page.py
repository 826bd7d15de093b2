"""The rows of SIZES.md out of what was measured: one figure where the runs agree, both ends where they do not."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from math import floor, inf, log10
from statistics import median

from tests.benchmarks.large.reckoning import Assumed, Measured, Need, needs

APART = 1.1
"""Both ends are told where the largest is so many times the smallest."""
_WIRE = "300 clicks, 20 a second, at 50 tables of five, over HTTP and WebSocket"
_VIRTUAL = "200 moves of five people in virtual time, 4 s between two acts, which is {between} s between two moves"
ROWS: Sequence[tuple[str, str, str]] = (
    ("a bot without servers", "{base} MiB of memory", "the whole bot, loaded"),
    (
        "a server",
        "{server} KiB of memory; {create} ms of processor and {told} KiB told at the start",
        "5,000 servers, made up: of ten, seven have 12 channels, 8 roles and 10 emojis, two 40, 25 and 50, one "
        "150, 80 and 150",
    ),
    (
        "the same for a bot that asks for every intent that is open to all",
        "{everything} KiB",
        "the same servers: ours asks for two intents, and keeps no members, messages, emojis or stickers",
    ),
    (
        "a table in play",
        "{table} KiB of memory, {read} of them without its messages; 512 at most are kept, and another takes "
        "{load} ms of processor to be read again",
        "200 tables of five people, half-way",
    ),
    ("a shard", "{shard} MiB of memory, and a thread", "42 shards beside 2; without TLS"),
    (
        "a message that people write on a server",
        "{message} µs of processor",
        "4,000 messages; its words do not arrive",
    ),
    ("a click that is a move, with a new picture", "{click} ms of processor in the process of the loop", _WIRE),
    (
        "what its workers take of it",
        "{workers} ms of processor",
        "the same; 0 where it draws in a thread of its own",
    ),
    ("a click that is a move, in words", "{in_words} ms of processor", "the same without pictures"),
    (
        "the whole bot with 200 tables in play",
        "{memory} MiB of memory, and {below} in its workers",
        "the same, and the tables beyond 50 as above",
    ),
    (
        "calls of a click to Discord",
        "{calls}, of which {counted} count for its limit",
        "the same: direct messages, and nobody presses at the table",
    ),
    (
        "counted calls of a move, panels in the channel",
        "{in_channel}",
        f"{_VIRTUAL}; somebody presses at the table every ten minutes",
    ),
    ("counted calls of a move, direct messages", "{direct}", "the same"),
    (
        "counted calls of a move, nobody at the table",
        "{alone}",
        "the same, from direct messages, without these presses",
    ),
    (
        "a move on disk",
        "{commits} commits; moves that wait together share one",
        "clicks as above; a durable write took {write} ms",
    ),
    (
        "a game of four on disk",
        "{whole} KiB when it ends, after {clicks_a_game} moves; {game} KiB once it is packed; {result} KiB once "
        "only its result is left",
        "20 games of computers in people's seats, who trade more than most people do",
    ),
    (
        "the bot with one shard beside a plain one (`AutoShardedBot`, `Bot`)",
        "{one_shard} and {plain} ms of processor until it is connected, {heard} and {plainly_heard} µs for a "
        "message",
        "15 runs by turns, the small Discord's part included: so hosts of few servers need no other bot",
    ),
)
"""What, how much and how, each with the names of figures."""


def measured(runs: Sequence[Measured]) -> Iterator[str]:
    """What one process takes."""
    yield "| what | how much | how |"
    yield "|---|---|---|"
    figures = {name: both_ends([getattr(run, name) for run in runs]) for name in Measured._fields}
    for what, much, how in ROWS:
        yield f"| {what} | {much.format_map(figures)} | {how.format_map(figures)} |"


def needed(assumed: Assumed, runs: Sequence[Measured]) -> Iterator[str]:
    """What a large bot needs, and where one process ends."""
    yield "| what | needed | there is | ends at |"
    yield "|---|---|---|---|"
    found: list[Mapping[str, Need]] = [{need.what: need for need in needs(assumed, run)} for run in runs]
    for what, first in found[0].items():
        every = [run[what] for run in found if what in run]
        much, ends = both_ends([need.needed for need in every]), both_ends([need.end for need in every])
        goal = f" ({first.goal} are wanted)" if first.goal else ""
        yield f"| {what} | {much} {first.unit} | {said(first.there)} | {ends} {first.of}{goal} |".replace(
            "  ", " "
        )


def both_ends(figures: Sequence[float]) -> str:
    """The figure in the middle, or the smallest and the largest where these are far apart."""
    least, most = min(figures), max(figures)
    return f"{said(least)} to {said(most)}" if most > APART * least else said(median(figures))


def said(figure: float) -> str:
    """A figure by as many digits as it is good for: two, or three from a hundred on."""
    if figure in (0, inf):
        return "0" if not figure else "no number"
    digits = 2 if abs(figure) < 100 else 3
    rounded = round(figure, digits - 1 - floor(log10(abs(figure))))
    return re.sub(r"(\.\d*?)0+$", r"\1", f"{rounded:,.4f}").rstrip(".")
