"""Lessons: guided games with a stacked deck, at tables that stand on no server; no Discord here."""
