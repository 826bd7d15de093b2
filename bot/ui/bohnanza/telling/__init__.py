"""Seats, hands, news and hints in words."""
