"""High Bohn: buildings, and what their owners may do (bot/games/RULES.md H)."""
