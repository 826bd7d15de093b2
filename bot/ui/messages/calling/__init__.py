"""What people see of calls to lobbies."""
