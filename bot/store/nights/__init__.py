"""Nights: what was planned for when, who comes, which tables they have, and what is still to be done for them."""
