"""Computers at the tables: what they want, when they do it, and how well they play; no Discord here."""
