"""Lessons, without Discord."""
