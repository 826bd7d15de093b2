"""High Bohn: the rules of chapter H."""
