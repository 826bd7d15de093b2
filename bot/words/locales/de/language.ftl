# The language of a table and of a person. $language: what a language calls itself, such as Deutsch.

# What is seen of the list in the lobby while it is closed.
language-current = Sprache: { $language }
language-choose = Sprache (wählt die Spielleitung)
language-chosen = Tisch #{ $table } spricht jetzt { $language }.
