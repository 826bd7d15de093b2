"""The tempo of a table: chosen in its lobby, and how long a beat is."""

from __future__ import annotations

from bot.tables import closing, lobby
from bot.tables.computers.tempo import TEMPOS, Timing
from bot.tables.rematch import rematch
from tests.tables.hall import ANA, BEN, CHANNEL, CLEO, GAME, GUILD, Hall, refused


def test_a_beat_is_a_second_and_a_fifth_half_as_long_or_nothing() -> None:
    assert [Timing().beat(tempo) for tempo in TEMPOS] == [1.2, 0.6, 0.0]
    assert {Timing(delay=0).beat(tempo) for tempo in TEMPOS} == {0.0}


async def test_the_host_chooses_the_tempo_in_the_lobby(hall: Hall) -> None:
    table = await hall.open(ANA, BEN, CLEO, start=False)
    assert table.row.tempo == "brisk"
    await lobby.choose_tempo(hall.tables, table.id, ANA.id, "calm", None)
    assert (await refused(lobby.choose_tempo(hall.tables, table.id, BEN.id, "instant", None)))[
        0
    ] == "only-the-host"
    assert (await refused(lobby.choose_tempo(hall.tables, table.id, ANA.id, "presto", None)))[0] == "no-such-tempo"
    hall.reopen()
    assert (await hall.tables.get(table.id)).row.tempo == "calm"
    await lobby.start(hall.tables, table.id, ANA.id, None)
    wish = lobby.choose_tempo(hall.tables, table.id, ANA.id, "instant", None)
    assert (await refused(wish))[0] == "table-is-running"


async def test_a_rematch_keeps_the_tempo(hall: Hall) -> None:
    table = await lobby.open_table(hall.tables, GAME, GUILD, CHANNEL, ANA, "en", None, tempo="instant")
    await closing.close(hall.tables, table.id, None, None)
    fresh, _ = await rematch(hall.tables, table.id, ANA, None)
    assert fresh.row.tempo == "instant"
