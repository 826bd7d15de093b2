"""Drawings and pictures: draws what it is given and knows no words, no games and no Discord."""
