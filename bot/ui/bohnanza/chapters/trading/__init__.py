"""Trading on the screens: offers in words, how they are made and answered, and what is typed."""
