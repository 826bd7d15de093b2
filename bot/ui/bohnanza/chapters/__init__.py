"""What people do and see, by the chapters of the rulebook: each is a room with all that belongs to it."""
