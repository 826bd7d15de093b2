"""Databases of half-played games, one for each milestone; every later version must finish them.

`python -m tests.store.milestones NAME` writes a new one with this version; those that are there stay as they are.
"""
