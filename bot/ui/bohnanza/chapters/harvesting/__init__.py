"""Harvesting on the screens: which field, the question before a harvest that one may regret, and what is typed."""
