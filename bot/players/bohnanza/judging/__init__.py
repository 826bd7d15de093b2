"""What the best player of Bohnanza expects of a decision, and of all that could have been done instead."""
