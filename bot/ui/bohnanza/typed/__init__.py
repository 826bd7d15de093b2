"""What people type: slash commands, what they name, and what may complete them."""
