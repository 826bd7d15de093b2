"""The gateway: the socket over which the bot receives events."""
