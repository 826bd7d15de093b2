"""What High Bohn adds to the screens: its buildings, how they are bought, and what they let their owners do."""
