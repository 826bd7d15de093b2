"""Processes are used where there is room for them: also in a service, or a container, that may use less."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.workers import machine
from bot.workers.machine import enough_for_processes

GIB = 2**30


@pytest.fixture
def group(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a service's control group, on a machine with four cores and 8 GiB."""
    group = tmp_path / "tree" / "system.slice" / "bean-table.service"
    group.mkdir(parents=True)
    (tmp_path / "cgroup").write_text("1:name=systemd:/elsewhere\n0::/system.slice/bean-table.service\n", "ascii")
    monkeypatch.setattr(machine, "PROC", tmp_path / "cgroup")
    monkeypatch.setattr(machine, "CGROUP", tmp_path / "tree")
    monkeypatch.setattr("os.sched_getaffinity", lambda _: set(range(4)), raising=False)
    monkeypatch.setattr("os.sysconf", lambda name: {"SC_PAGE_SIZE": 4096, "SC_PHYS_PAGES": 2 * 2**20}[name])
    return group


def test_without_limits_it_is_the_machine(group: Path) -> None:
    (group / "memory.max").write_text("max\n", "ascii")
    (group / "cpu.max").write_text("max 100000\n", "ascii")
    assert (machine.cores(), machine.memory()) == (4, 8 * GIB)
    assert enough_for_processes()


@pytest.mark.parametrize(
    ("memory", "cpu", "enough"),
    [
        (str(GIB), "max 100000", True),
        (str(GIB - 1), "max 100000", False),
        ("max", "200000 100000", True),
        ("max", "150000 100000", False),
        (str(GIB // 2), "50000 100000", False),
    ],
)
def test_the_limits_of_a_service_count(group: Path, memory: str, cpu: str, enough: bool) -> None:
    (group / "memory.max").write_text(f"{memory}\n", "ascii")
    (group / "cpu.max").write_text(f"{cpu}\n", "ascii")
    assert enough_for_processes() == enough


def test_so_do_those_around_it_and_those_of_a_container(group: Path) -> None:
    (group.parent / "memory.max").write_text(f"{GIB // 2}\n", "ascii")
    assert machine.memory() == GIB // 2
    (machine.CGROUP / "memory.max").write_text(f"{GIB // 4}\n", "ascii")
    # Its own group is the first one that it sees, whatever it is called outside.
    machine.PROC.write_text("0::/../outside\n", "ascii")
    assert machine.memory() == GIB // 4
    assert not enough_for_processes()


def test_one_core_or_little_memory_is_not_enough(group: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.sched_getaffinity", lambda _: {3}, raising=False)
    assert not enough_for_processes()
    monkeypatch.undo()
    monkeypatch.setattr("os.sysconf", lambda name: {"SC_PAGE_SIZE": 4096, "SC_PHYS_PAGES": 2**17}[name])
    assert not enough_for_processes()


def test_where_nobody_tells_there_is_enough(group: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def untold(name: str) -> int:
        raise ValueError(name)

    monkeypatch.setattr("os.sysconf", untold)
    machine.PROC.unlink()
    assert enough_for_processes()
