"""Bringing people to a lobby: who asked to be called, whom its host calls, who is coming, who wants a seat."""
