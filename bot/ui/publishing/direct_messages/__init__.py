"""Reaching people among their direct messages, or by a line in the channel where these are closed."""
