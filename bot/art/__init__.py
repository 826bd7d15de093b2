"""Draws drawings and pictures of what it is given; knows no words, no games and no Discord."""
