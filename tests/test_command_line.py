"""The command line: what it prints, and where; how it ends."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bot.__main__ import app, command_line
from bot.ending import LASTING
from bot.games import CATALOGUE
from bot.hosting.restoring import Report
from bot.players import FAMILIES
from bot.simulate.batch import CHUNK, Batch
from bot.store import StoreError
from bot.store.file.restoring import Restored
from tests.breadth import few
from tests.commanding import commanded

RUN = CliRunner()
FEW = ["simulate", "--games", "3", "--seed", "7"]


def environ() -> dict[str, str]:
    """The environment of a process of its own: warnings are errors, but for discord.py's own; no token."""
    warnings = "error,ignore:'audioop' is deprecated:DeprecationWarning"
    here = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[1]), "PYTHONWARNINGS": warnings}
    here.pop("DISCORD_TOKEN", None)
    return here


def bot(*arguments: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own."""
    command = [sys.executable, "-m", "bot", *arguments]
    return subprocess.run(command, cwd=folder, env=environ(), capture_output=True, text=True, check=False)


def test_help_lists_every_command() -> None:
    result = RUN.invoke(app, ["--help"])
    assert result.exit_code == 0
    for command in ("run", "playground", "simulate", "backup", "restore", "check", "words"):
        assert f"\n  {command} " in result.stdout


@pytest.mark.parametrize("command", ["run", "playground", "simulate", "backup", "restore", "check", "words"])
def test_every_option_is_explained(command: str) -> None:
    result = RUN.invoke(app, [command, "--help"])
    assert result.exit_code == 0
    options = [line.split() for line in result.stdout.splitlines() if line.startswith("  --")]
    assert options
    assert all(len(words) > 2 or words[0] == "--help" for words in options)


def test_simulate_prints_one_json_object() -> None:
    result = RUN.invoke(app, [*FEW, "--players", "5", "--player", "easy", "--json"])
    assert result.exit_code == 0
    facts = json.loads(result.stdout)
    assert {"moves", "seconds", "moves_per_second", "mean_score", "mean_winning_score"} <= set(facts)
    assert (facts["game"], facts["players"], facts["games"], facts["seed"]) == ("rio_grande_2000", 5, 3, 7)
    assert facts["player"] == "easy"
    assert facts["moves"] > 0
    assert facts["moves_per_second"] > 0
    assert facts["min_score"] <= facts["mean_score"] <= facts["mean_winning_score"] <= facts["max_score"]
    assert result.stderr == ""


def test_simulate_prints_speed_and_scores() -> None:
    result = RUN.invoke(app, [*FEW, "--player", "random"])
    assert result.exit_code == 0
    for word in ("games/s", "moves/s", "lowest", "quartiles", "highest", "mean", "winners' mean"):
        assert word in result.stdout


def test_seats_are_compared() -> None:
    few = [*FEW, "--seats", "normal, easy,easy"]
    facts = json.loads(RUN.invoke(app, [*few, "--json"]).stdout)
    assert (facts["players"], facts["seats"]) == (3, ["normal", "easy", "easy"])
    assert set(facts["win_share"]) == set(facts["win_share_interval"]) == {"normal", "easy"}
    assert sum(facts["win_share"].values()) == pytest.approx(1, abs=1e-3)
    assert all(
        low <= facts["win_share"][name] <= high for name, (low, high) in facts["win_share_interval"].items()
    )
    lines = RUN.invoke(app, few).stdout.splitlines()
    assert [line.partition(":")[0] for line in lines[-2:]] == ["normal", "easy"]
    assert "by chance 33.3%" in lines[-2]


@pytest.mark.long
def test_without_a_seed_it_is_drawn_by_lot_and_told() -> None:
    one, other = (json.loads(RUN.invoke(app, ["simulate", "--games", "1", "--json"]).stdout) for _ in range(2))
    assert one["seed"] != other["seed"]


@pytest.mark.parametrize("game", CATALOGUE)
def test_without_a_player_whoever_plays_a_game_best_plays_it(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    asked: list[Batch] = []

    def note(batch: Batch, *_: object, **__: object) -> int:
        asked.append(batch)
        return 0

    monkeypatch.setattr("bot.simulate.command.simulate", note)
    # Four, or as many as the game is for.
    players = 4 if 4 in CATALOGUE[game].players else 2
    assert RUN.invoke(app, ["simulate", "--game", game]).exit_code == 0
    best = FAMILIES[CATALOGUE[game].family].strengths(CATALOGUE[game].players)[-1]
    assert [batch.seats for batch in asked] == [(best,) * players]


@pytest.mark.long
def test_simulate_records_the_same_games_with_two_processes(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    quick = [*FEW, "--games", str(CHUNK + 2), "--player", "easy"]
    assert RUN.invoke(app, [*quick, "--record", str(one)]).exit_code == 0
    assert RUN.invoke(app, [*quick, "--record", str(two), "--jobs", "2"]).exit_code == 0
    assert one.read_text() == two.read_text()
    assert len(one.read_text().splitlines()) == CHUNK + 2


@pytest.mark.long
def test_the_same_seed_plays_the_same_games_in_every_process(tmp_path: Path) -> None:
    # Texts have another hash in each of them, and a set of texts another order.
    game = ["--games", "1", "--game", "high_bohn", "--players", "5", "--player", "hard"]
    games = ["simulate", "--seed", "7", *game, "--record"]
    assert RUN.invoke(app, [*games, str(tmp_path / "here")]).exit_code == 0
    assert bot(*games, "there", folder=tmp_path).returncode == 0
    assert (tmp_path / "here").read_text() == (tmp_path / "there").read_text()


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["--game", "whist"], "whist"),
        (["--players", "2"], "3 to 7"),
        (["--game", "duel", "--players", "3"], "duel is for 2 players, not 3"),
        (["--players", "8"], "3 to 7"),
        (["--player", "best"], "normal"),
        (["--seats", "hard,easy,best"], "'best'"),
        (["--seats", "hard,easy"], "3 to 7"),
        (["--seats", "hard,easy,easy", "--player", "easy"], "--player"),
        (["--seats", "hard,easy,easy", "--players", "4"], "--players says 4"),
        (["--games", "0"], "--games"),
        (["--jobs", "0"], "--jobs"),
        (["--record", "no/such/folder/file"], "No such file"),
        (["--record", "/dev/full"], "No space left"),
    ],
)
def test_a_bad_argument_is_one_clear_line(arguments: list[str], word: str) -> None:
    result = RUN.invoke(app, [*FEW, *arguments])
    assert result.exit_code == 2
    assert result.stdout == ""
    assert len(result.stderr.splitlines()) == 1
    assert result.stderr.startswith("Error: ")
    assert word in result.stderr


@pytest.mark.parametrize("arguments", [["--games", "many"], ["--seed", "x"], ["--nonsense"]])
def test_what_cannot_be_read_is_refused(arguments: list[str]) -> None:
    result = RUN.invoke(app, [*FEW, *arguments])
    assert result.exit_code == 2
    assert len([line for line in result.stderr.splitlines() if line.startswith("Error: ")]) == 1


def test_a_real_process_simulates_without_discord(tmp_path: Path) -> None:
    result = bot(*FEW, "--player", "easy", "--jobs", "2", "--json", folder=tmp_path)
    assert (result.returncode, result.stderr) == (0, "")
    assert json.loads(result.stdout)["games"] == 3
    asked = "import sys, bot.__main__, bot.simulate.command; print(LIBRARIES & set(sys.modules))"
    asked = asked.replace("LIBRARIES", str({"discord", "aiosqlite", "aiohttp"}))
    command = [sys.executable, "-c", asked]
    loaded = subprocess.run(command, env=environ(), capture_output=True, text=True, check=True)
    assert loaded.stdout == "set()\n"


@pytest.mark.long
@pytest.mark.parametrize("jobs", few(["1", "2"], "2"))
def test_an_interruption_leaves_whole_records(tmp_path: Path, jobs: str) -> None:
    record = tmp_path / "record"
    command = [sys.executable, "-m", "bot", "simulate", "--games", "1000000", "--player", "easy", "--jobs", jobs]
    command += ["--record", str(record)]
    process = subprocess.Popen(
        command, env=environ(), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    while process.poll() is None and not (record.exists() and record.stat().st_size):
        time.sleep(0.05)
    # As a terminal does: to every process of the group.
    os.killpg(process.pid, signal.SIGINT)
    output, errors = process.communicate(timeout=60)
    assert (process.returncode, output) == (130, "")
    assert errors.startswith("Interrupted after ")
    assert len(errors.splitlines()) == 1
    assert all(json.loads(line)["scores"] for line in record.read_text().splitlines())


def test_a_backup_without_a_token_or_a_database_is_refused(tmp_path: Path) -> None:
    ended = commanded("backup", "copy.sqlite3", folder=tmp_path)
    assert ended.code == 2
    assert ended.said.startswith("Error: ")
    (tmp_path / "config.toml").write_text('[discord]\ntoken = "secret-token"\n')
    ended = commanded("backup", "copy.sqlite3", folder=tmp_path)
    assert ended.code == 2
    assert "There is no database" in ended.said
    assert "secret-token" not in ended.printed + ended.said


def test_a_backup_is_restored_and_the_old_database_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "copy.db").write_text("")
    asked: list[tuple[Path, Path]] = []
    path = tmp_path / "bean-table.sqlite3"

    def restored(backup: Path, target: Path) -> Report:
        asked.append((backup, target))
        return Report(Restored(target, target.with_name("old")), 2)

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("bot.hosting.restoring.restore", restored)
    before = os.umask(0o022)
    try:
        result = RUN.invoke(app, ["restore", "copy.db"])
    finally:
        os.umask(before)
    assert asked == [(Path("copy.db"), path)]
    assert result.stdout.splitlines() == [
        f"Restored {path} from copy.db.",
        f"The database before it is {tmp_path / 'old'}; remove it, and the files beside it, when all is well.",
        "People who asked to be forgotten since then, and were erased again: 2.",
    ]


@pytest.mark.parametrize(
    ("arguments", "called"),
    [
        (["run"], "bot.run.run"),
        (["playground"], "bot.local.play"),
        (["backup", "copy.sqlite3"], "bot.store.file.backup.backup"),
        (["restore", "copy.sqlite3"], "bot.hosting.restoring.restore"),
    ],
)
def test_whatever_it_makes_is_its_owners_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], called: str
) -> None:
    masks: list[int] = []

    def note(*_: object, **__: object) -> int:
        masks.append(os.umask(0o022))
        raise StoreError("That is all.")

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(called, note)
    before = os.umask(0o022)
    try:
        RUN.invoke(app, arguments)
    finally:
        os.umask(before)
    assert masks == [0o077]


@pytest.mark.parametrize(
    "arguments", [["--no-browser", "run"], ["--port", "8140", "playground"], ["--data", "x", "--config", "y"]]
)
def test_options_of_the_playground_are_refused_elsewhere(arguments: list[str]) -> None:
    result = RUN.invoke(app, arguments)
    assert result.exit_code == 2
    assert "belong behind the word playground" in result.stderr


def test_settings_in_the_environment_are_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[str] = []
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    for called in ("run.run", "local.play"):
        monkeypatch.setattr(f"bot.{called}", lambda *_, called=called, **__: calls.append(called))
    before = os.umask(0o022)
    try:
        for value, called in (("", "local.play"), ("there.db", "run.run")):
            monkeypatch.setenv("BEAN_TABLE__STORE__PATH", value)
            RUN.invoke(app, [])
            assert calls.pop() == called
    finally:
        os.umask(before)


def test_without_a_command_the_bot_is_run_where_there_are_settings(tmp_path: Path) -> None:
    (tmp_path / "config.toml").write_text("")
    one, other = commanded(folder=tmp_path), commanded("run", folder=tmp_path)
    assert one.code == other.code == LASTING
    assert one.said == other.said
    assert "token" in one.said


def test_a_folder_that_belongs_to_somebody_else(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def denied(_: Path) -> bool:
        raise PermissionError(13, "Permission denied", "config.toml")

    monkeypatch.setattr(Path, "exists", denied)
    monkeypatch.setattr("sys.argv", ["bean-table"])
    with pytest.raises(SystemExit) as ended:
        command_line()
    assert ended.value.code == 2
    said = capsys.readouterr().err
    assert said.startswith(
        "Error: config.toml is not this user's to use (Permission denied). Go to the bot's own folder"
    )
