"""Games that are over, looked at again: their states, and what each viewer saw and heard; no Discord."""
