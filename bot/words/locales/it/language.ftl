# The language of a table and of a person. $language: what a language calls itself, such as Deutsch.

# What is seen of the list in the lobby while it is closed.
language-current = Lingua: { $language }
language-choose = Lingua (sceglie l’host)
language-chosen = Tavolo #{ $table }, nuova lingua: { $language }.

# Where nothing is chosen: a person's Discord, or whoever opens a table, says which language.
choice-language = come in Discord
settings-language = **Lingua per te:** { $chosen ->
    [yes] { $language }.
   *[no] { $language }, quella del tuo Discord.
 }
settings-language-at-tables = **Lingua dei nuovi tavoli di questo server:** { $language ->
    [none] quella di chi apre il tavolo.
   *[other] { $language }.
 }

# What somebody is told who has chosen, in that language.
settings-language-chosen = { $chosen ->
    [yes] 🌐 Da ora ti scrivo in questa lingua: { $language }.
   *[no] 🌐 Da ora ti scrivo nella lingua del tuo Discord: { $language }.
 }
settings-language-chosen-at-tables = { $language ->
    [none] 🌐 Da ora ogni nuovo tavolo di questo server parla la lingua di chi lo apre.
   *[other] 🌐 Da ora la lingua dei nuovi tavoli di questo server è questa: { $language }. Quello che è solo per te lo leggi ancora nella tua lingua.
 }
