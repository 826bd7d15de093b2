# The language of a table and of a person. $language: what a language calls itself, such as Deutsch.

# What is seen of the list in the lobby while it is closed.
language-current = Idioma: { $language }
language-choose = Idioma (lo elige quien dirige la mesa)
language-chosen = Mesa #{ $table }, nuevo idioma: { $language }.
