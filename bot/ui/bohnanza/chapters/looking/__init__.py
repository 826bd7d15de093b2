"""What one looks at without a move: what beans pay, the rules, and what is seldom needed."""
