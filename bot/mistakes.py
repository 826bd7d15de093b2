"""What is wrong with a file that the program needs; known to all, knowing nobody."""

from __future__ import annotations


class BadFile(Exception):
    """A file cannot be used; the message names the file, the keys and what is allowed."""
