# The language of a table and of a person. $language: what a language calls itself, such as Deutsch.

# What is seen of the list in the lobby while it is closed.
language-current = Language: { $language }
language-choose = The host can choose a language here
language-chosen = Table #{ $table } now speaks { $language }.

# Where nothing is chosen: a person's Discord, or whoever opens a table, says which language.
choice-language = as in Discord
settings-language = **Language for you:** { $chosen ->
    [yes] { $language }.
   *[no] { $language }, as in your Discord.
 }
settings-language-at-tables = **Language of new tables on this server:** { $language ->
    [none] that of whoever opens the table.
   *[other] { $language }.
 }

# What somebody is told who has chosen, in that language.
settings-language-chosen = { $chosen ->
    [yes] 🌐 From now on I write to you in this language: { $language }.
   *[no] 🌐 From now on I write to you in the language of your Discord: { $language }.
 }
settings-language-chosen-at-tables = { $language ->
    [none] 🌐 From now on each new table of this server speaks the language of whoever opens it.
   *[other] 🌐 From now on new tables of this server speak { $language }. Everybody still reads their own messages in their own language.
 }
