# The language of a table and of a person. $language: what a language calls itself, such as Deutsch.

# What is seen of the list in the lobby while it is closed.
language-current = Language: { $language }
language-choose = The host can choose a language here
language-chosen = Table #{ $table } now speaks { $language }.
