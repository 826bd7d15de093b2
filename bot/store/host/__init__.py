"""What whoever runs the bot decides, and asks for: who is shut out, what is announced, what is stored of whom."""
