"""What was said to Discord and what it answered, written down so that it can be handed on: nobody is in it."""
