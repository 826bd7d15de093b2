# What people may type, in lists of words: several words for one thing stand side by side.
# Words between two beans, and words for nothing: any of them, separated by spaces.
typed-between = e ed più
# Words that name an option of /offer: `soia voglio: 2 rosso a: Anna`, `soia per 2 rosso a Anna`.
typed-give = do dò dai offro regalo
typed-want = per voglio vorrei vuoi chiedo cerco
typed-to = a ad
typed-nothing = niente nulla
typed-store = emporio
typed-stew = zuppa
typed-third-field = terzo campo
