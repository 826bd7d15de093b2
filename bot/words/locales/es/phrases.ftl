# Phrases that the screens of every game share.

list-separator = {", "}
