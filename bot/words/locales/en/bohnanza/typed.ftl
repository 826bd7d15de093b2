# What people may type, in lists of words: several words for one thing stand side by side.
# Words between two beans, and words for nothing: any of them, separated by spaces.
typed-between = and plus
# Words that name an option of /offer: `soy want: 2 red to: Anna`, `soy for 2 red to Anna`.
typed-give = give giving
typed-want = want wants for
typed-to = to
typed-nothing = nothing none
typed-store = store
typed-stew = stew
typed-third-field = third field
