"""Writes the golden games anew: `python -m tests.playthroughs`; read what changed before committing it."""

from __future__ import annotations

from tests.playthroughs.recording import FOLDER, every, file, record

if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for key, players in every():
        file(key, players).write_text(record(key, players), "utf-8")
        print(file(key, players).name)
