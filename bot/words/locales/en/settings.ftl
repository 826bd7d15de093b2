# What people choose for themselves, and those who manage a server for its tables.

# A button under *More* in a panel and in the settings, and for the tables of a server. $on: whether there are pictures now.
button-pictures = { $on ->
    [on] Turn pictures off
   *[off] Turn pictures on
 }

settings-pictures = **Pictures for you:** { $on ->
    [on] on. Your hand and your fields come as a picture.
   *[off] off. Your hand and your fields come in words.
 }
settings-pictures-at-tables = **Pictures at this server's tables:** { $on ->
    [on] on.
    [none] this bot draws none.
   *[off] off. The tables come in words.
 }
settings-how = -# `/{ name-settings }` changes it, with `{ option-name-language }:`, `{ option-name-pictures }:`, `{ option-name-leaderboard }:` or `{ option-name-invitations }:`.

# What somebody is told who has chosen.
pictures-chosen = { $on ->
    [on] 🖼️ From now on you see your cards as a picture.
   *[off] From now on you read your cards in words. `/{ name-settings } { option-name-pictures }:` brings the pictures back.
 }
pictures-chosen-at-tables = { $on ->
    [on] 🖼️ From now on the tables of this server show a picture.
   *[off] From now on the tables of this server come in words. Everybody still chooses for their own hand.
 }

# What is refused
not-your-server = That's for those who manage this server. You can choose for yourself.
settings-in-a-server = A server's settings are chosen there. You can choose for yourself.
