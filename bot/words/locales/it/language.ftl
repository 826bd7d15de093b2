# The language of a table and of a person. $language: what a language calls itself, such as Deutsch.

# What is seen of the list in the lobby while it is closed.
language-current = Lingua: { $language }
language-choose = Qui l’host sceglie la lingua
language-chosen = Tavolo #{ $table }, nuova lingua: { $language }.
