"""Serves the page: its files, its socket, and the actions of the people at it."""
