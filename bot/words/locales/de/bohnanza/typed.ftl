# What people may type, in lists of words: several words for one thing stand side by side.
# Words between two beans, and words for nothing: any of them, separated by spaces.
typed-between = und plus sowie
# Words that name an option of /offer: `soja will: 2 rote an: Anna`, `soja gegen 2 rote an Anna`.
typed-give = gib gebe geb biete tausche tausch
typed-want = will möchte moechte suche such brauche gegen für fuer
typed-to = an
typed-nothing = nichts nix kein keine keins
typed-store = lager store
typed-stew = eintopf
typed-third-field = drittes feld bohnenfeld
