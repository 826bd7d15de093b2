"""Bringing every message of every table up to date."""
