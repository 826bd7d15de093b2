"""High Bohn: buildings, and what their owners may do (RULES.md H)."""
