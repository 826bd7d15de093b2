"""Cards, fields, offers, players and moves in words."""
