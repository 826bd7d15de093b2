"""Screens that all games share: the lobby, its lists and questions, and what a refusal says."""
