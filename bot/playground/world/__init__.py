"""The world: people, channels, messages, commands; how the API shows them, and the file that keeps them."""
