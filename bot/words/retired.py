"""Messages that older versions said and nothing says any more: a host's folder may have them all the same."""

RETIRED: frozenset[str] = frozenset()
"""By their ids. None yet since 0.2.0, whose messages are the first that are promised."""
