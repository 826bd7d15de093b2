"""What the processes below the bot's take is seen apart from its own, while they run and when they have ended."""

from __future__ import annotations

import os
import subprocess
import sys

from tests.benchmarks.wire.processes import children, cpu, cpu_of_children, resident_below

BUSY = """
import time
while time.process_time() < 0.3:
    pass
print("done", flush=True)
input()
"""


def test_what_processes_below_take_is_counted_apart_while_they_run_and_when_they_have_ended() -> None:
    me = os.getpid()
    before, own, weight = cpu_of_children(me), cpu(me), resident_below(me)
    with subprocess.Popen((sys.executable, "-c", BUSY), stdin=subprocess.PIPE, stdout=subprocess.PIPE) as child:
        assert child.stdout is not None
        assert child.stdout.readline() == b"done\n"
        assert child.pid in children(me)
        assert cpu_of_children(me) - before >= 0.25
        assert resident_below(me) - weight > 1
        child.communicate(b"\n")
    assert child.pid not in children(me)
    assert cpu_of_children(me) - before >= 0.25
    assert cpu(me) - own < 0.25
