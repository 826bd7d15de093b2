"""What people can do besides playing, a folder for each; none of them knows another."""
