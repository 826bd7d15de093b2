"""What people type: the cards that slash commands name, and what may complete them."""
