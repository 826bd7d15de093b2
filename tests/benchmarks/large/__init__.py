"""What a large bot would need: sizes that are measured, and a reckoning with stated assumptions."""
