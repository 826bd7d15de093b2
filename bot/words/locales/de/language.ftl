# The language of a table and of a person. $language: what a language calls itself, such as Deutsch.

# What is seen of the list in the lobby while it is closed.
language-current = Sprache: { $language }
language-choose = Sprache (Host wählt)
language-chosen = Tisch #{ $table } spricht jetzt { $language }.

# Where nothing is chosen: a person's Discord, or whoever opens a table, says which language.
choice-language = wie in Discord
settings-language = **Sprache für dich:** { $chosen ->
    [yes] { $language }.
   *[no] { $language }, wie in Discord eingestellt.
 }
settings-language-at-tables = **Sprache neuer Tische auf diesem Server:** { $language ->
    [none] die der Person, die den Tisch eröffnet.
   *[other] { $language }.
 }

# What somebody is told who has chosen, in that language.
settings-language-chosen = { $chosen ->
    [yes] 🌐 Ab jetzt schreibe ich dir in dieser Sprache: { $language }.
   *[no] 🌐 Ab jetzt schreibe ich dir in der Sprache, die in Discord eingestellt ist: { $language }.
 }
settings-language-chosen-at-tables = { $language ->
    [none] 🌐 Ab jetzt hat jeder neue Tisch dieses Servers die Sprache der Person, die ihn eröffnet.
   *[other] 🌐 Ab jetzt sprechen neue Tische dieses Servers { $language }. Was nur für dich ist, liest du weiterhin in deiner Sprache.
 }
