"""Nights without Discord: planned, answered, moved, divided among tables, and held again a week later."""
