"""Reasons for moves of Bohnanza: facts that the moving seat sees in its View, whoever chose the move."""
