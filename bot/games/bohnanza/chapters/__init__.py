"""The chapters of the rulebook, one a file: each checks and makes the moves that it is about."""
