"""What one looks at without a move: what beans pay, the rules, the table in words."""
