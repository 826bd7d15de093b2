"""The frame of a person's private message, which decides what stands where in it."""
