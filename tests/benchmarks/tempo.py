"""How long a person waits between two own turns among computers: `python -m tests.benchmarks.tempo`.

In virtual time, so without what thinking and Discord take. The person plays as the simplest computer does, and
at once. While others trade they look on, press *I'm done* after three seconds, or are done by default. Rounds in
which something was open to them while they were not done are told apart from those in which nothing was.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from bot.games.bohnanza.moves import Pass
from bot.games.bohnanza.state import Phase
from bot.games.chance import seeded
from bot.players import FAMILIES
from bot.store import Computer, Database
from bot.tables import Changed, Computers, Person, Table, Tables, acting, lobby
from bot.tables.computers.strengths import simplest
from bot.tables.computers.tempo import TEMPOS
from bot.tables.done_by_default import done_by_default

PERSON = Person(1, "Ana")
COMPUTERS = ("Alma", "Bruno", "Clara")
GAMES = ("rio_grande_2000", "amigo_1997", "high_bohn_cognac")
PRESSED_AFTER = 3.0
WAYS = ("by default", "pressing", "looking on")
"""What the person does while others trade."""


class Round(NamedTuple):
    """What was between two own turns."""

    seconds: float
    offered: bool
    """Whether something was open to the person meanwhile."""


class Waiting(NamedTuple):
    """How long the person waited between two own turns."""

    way: str
    tempo: str
    strength: str
    rounds: tuple[Round, ...]

    @property
    def turns(self) -> list[float]:
        """The seconds of each round."""
        return [one.seconds for one in self.rounds]

    def __str__(self) -> str:
        offered = [one.seconds for one in self.rounds if one.offered]
        quiet = [one.seconds for one in self.rounds if not one.offered]
        told = [("all", self.turns), ("offered something", offered), ("offered nothing", quiet)]
        return f"{self.tempo:8}{self.way:12}{self.strength:8} " + "; ".join(
            f"{name}: {len(turns)}, median {statistics.median(turns):.1f} s, longest {max(turns):.1f} s"
            for name, turns in told
            if turns
        )


def main() -> None:
    """Measure every way at every tempo."""
    parser = argparse.ArgumentParser(description="Measure the time between two own turns.")
    parser.add_argument("--game", nargs="*", default=GAMES)
    parser.add_argument("--strength", default="normal")
    parser.add_argument("--tempo", nargs="*", default=TEMPOS)
    parser.add_argument("--seeds", type=int, default=2)
    given = parser.parse_args()
    for game in given.game:
        print(game)
        for tempo in given.tempo:
            for way in WAYS:
                rounds: list[Round] = []
                for seed in range(given.seeds):
                    rounds += asyncio.run(measured(way, tempo, given.strength, game, seed)).rounds
                print(" ", Waiting(way, tempo, given.strength, tuple(rounds)), flush=True)


async def measured(way: str, tempo: str, strength: str, game: str = "rio_grande_2000", seed: int = 0) -> Waiting:
    """One whole game."""
    with tempfile.TemporaryDirectory() as folder:
        database = await Database.open(Path(folder) / "beans.sqlite3")
        try:
            return Waiting(
                way, tempo, strength, tuple(await _Evening(database, way, seed).play(game, strength, tempo))
            )
        finally:
            await database.close()


class _Evening:
    """A game in virtual time, which moves on as the computers wait."""

    def __init__(self, database: Database, way: str, seed: int) -> None:
        self.time = 1_000_000.0
        self.way = way
        self.tables = Tables(database, chance=lambda: seeded(seed), now=lambda: self.time)
        self.computers = Computers(self.tables)
        self.computers.sleep = self._sleep
        self.table: Table
        self._press: tuple[int, float] | None = None
        """The turn in which *I'm done* is pressed, and when."""
        self._offered = False
        """Whether something has been open to the person since their last turn."""
        self.tables.subscribe(self._note)

    async def play(self, game: str, strength: str, tempo: str) -> list[Round]:
        """Play it to the end; how long the person waited for each own turn but the first."""
        seats = [Computer(name, strength) for name in COMPUTERS]
        self.table = table = await lobby.open_table(
            self.tables, game, 1, 2, PERSON, "en", None, seats, tempo=tempo
        )
        await lobby.start(self.tables, table.id, PERSON.id, None)
        if self.way == "by default":
            await done_by_default(self.tables, table.id, PERSON.id, None, on=True)
        waited: list[Round] = []
        ended_at: float | None = None
        while table.running:
            await self.computers.idle()
            if self._begins(own := table.seated(PERSON.id)) and ended_at is not None:
                waited.append(Round(self.time - ended_at, self._offered))
            mine = table.state.active == own
            await self._move(own)
            if mine and table.state.active != own:
                ended_at, self._offered = self.time, False
        await self.computers.finish()
        return waited

    def _note(self, changed: Changed) -> None:
        """Notice what is open to the person while another trades."""
        talk = FAMILIES["bohnanza"].talk(changed.table.view(None)) if changed.after is not None else None
        seat = changed.table.seat_of(PERSON.id)
        if talk is not None and seat is not None and talk.leads != seat:
            self._offered |= any(talk.open_to(number, {seat}) for number in talk.offers)

    def _begins(self, own: int) -> bool:
        state = self.table.state
        return bool(state.active == own and state.phase is Phase.PLANT and not state.planted)

    async def _move(self, own: int) -> None:
        """Make the person's move, if the game waits for one."""
        if not self.table.running or own not in self.table.game.to_act(self.table.state):
            return
        move = simplest("bohnanza")
        await self._act(lambda view: (move(view, self.tables.chance),))

    async def _act(self, choose: Any) -> None:
        await acting.act(self.tables, self.table.id, PERSON.id, choose, None)

    async def _sleep(self, until: asyncio.Event, seconds: float) -> None:
        """Let time pass, and the person press *I'm done* when it is time."""
        await asyncio.sleep(0)
        if until.is_set():
            return
        press = self._presses_at()
        if press is None or press > self.time + seconds:
            self.time += seconds
            return
        self.time = max(self.time, press)
        await self._act(lambda view: (Pass(),) if view.own.options.may_pass else ())

    def _presses_at(self) -> float | None:
        """When the person presses *I'm done*: some seconds after another's trading has begun."""
        state = self.table.state
        seat = self.table.seated(PERSON.id)
        if self.way != "pressing" or state.phase is not Phase.TRADE or state.active == seat:
            return None
        if self.table.view(None).seats[seat].passed:
            return None
        if self._press is None or self._press[0] != state.turn:
            self._press = state.turn, self.time + PRESSED_AFTER
        return self._press[1]


if __name__ == "__main__":
    main()
