"""Whole games between simple players, for measuring and for records; no Discord, no store."""
