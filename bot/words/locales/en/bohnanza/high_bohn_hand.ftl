# High Bohn in the hand: what buildings allow, at the moment at which they allow it.

# Fields: $beans different beans that stand in one, $card the one bean that it takes.
crop-stew = 🍲 { $beans }
crop-sown = { $beans }
crop-stew-of = stew of { $count }
field-only = { $line } · { $card } only
