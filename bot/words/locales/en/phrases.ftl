# Phrases that the screens of every game share.

list-separator = {", "}
# Within a sentence. $most: all but the last one, with that separator between them.
list-and = { $most } and { $last }
list-or = { $most } or { $last }
