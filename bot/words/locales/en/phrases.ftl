# Phrases that the screens of every game share.

list-separator = {", "}

# A hint where a computer player has no particular reason to give.
hint-best = Of all that is possible now this promises most.
