"""The frame of the table's message, which decides what stands where in it."""
