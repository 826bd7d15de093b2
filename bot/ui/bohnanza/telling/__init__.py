"""Seats, hands, and the reasons of a hint in words."""
