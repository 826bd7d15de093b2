"""A database for ratings."""

from tests.store.conftest import _all_closed_at_the_end, database, path

__all__ = ["_all_closed_at_the_end", "database", "path"]
