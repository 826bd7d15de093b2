# The language of a table and of a person. $language: what a language calls itself, such as Deutsch.

# What is seen of the list in the lobby while it is closed.
language-current = Idioma: { $language }
language-choose = Idioma (elige el anfitrión)
language-chosen = Idioma de la mesa #{ $table }: { $language }.

# Where nothing is chosen: a person's Discord, or whoever opens a table, says which language.
choice-language = como en Discord
settings-language = **Idioma para ti:** { $chosen ->
    [yes] { $language }.
   *[no] { $language }, el de tu Discord.
 }
settings-language-at-tables = **Idioma de las mesas nuevas de este servidor:** { $language ->
    [none] el de quien abre la mesa.
   *[other] { $language }.
 }

# What somebody is told who has chosen, in that language.
settings-language-chosen = { $chosen ->
    [yes] 🌐 Desde ahora te escribo en este idioma: { $language }.
   *[no] 🌐 Desde ahora te escribo en el idioma de tu Discord: { $language }.
 }
settings-language-chosen-at-tables = { $language ->
    [none] 🌐 Desde ahora cada mesa nueva de este servidor usa el idioma de quien la abre.
   *[other] 🌐 Desde ahora las mesas nuevas de este servidor van en este idioma: { $language }. Cada cual sigue leyendo sus mensajes en el suyo.
 }
