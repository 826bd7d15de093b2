"""What people read: the table, the hand, the open offers, the end of the game, the rules."""
