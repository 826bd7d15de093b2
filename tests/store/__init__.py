"""Tests of what survives a restart, each on a real SQLite file."""
