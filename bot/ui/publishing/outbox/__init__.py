"""What each message of a table shows, what is out of date, and in which order and by which token that is sent."""
