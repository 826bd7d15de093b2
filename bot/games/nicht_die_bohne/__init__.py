"""Nicht die Bohne (N): the rules of a game of laying and taking, for three to six players."""
