# What people choose for themselves, and those who manage a server for its tables.

# A button under *More* in a panel and in the settings, and for the tables of a server. $on: whether there are pictures now.
button-pictures = { $on ->
    [on] Turn pictures off
   *[off] Turn pictures on
 }

settings-pictures = **Pictures for you:** { $on ->
    [on] on. Your hand and your fields are shown as a picture.
   *[off] off. Your hand and your fields are shown as text.
 }
settings-pictures-at-tables = **Pictures at this server's tables:** { $on ->
    [on] on.
    [none] this bot draws none.
   *[off] off. Tables are shown as text.
 }
settings-how = -# To change this, use the buttons, or `/{ name-settings }` with `{ option-name-language }:`, `{ option-name-pictures }:`, `{ option-name-leaderboard }:` or `{ option-name-invitations }:`.

# What somebody is told who has chosen.
pictures-chosen = { $on ->
    [on] 🖼️ From now on you see your cards as a picture.
   *[off] From now on you see your cards as text. **{ button-more }** in your hand, or `/{ name-settings }`, brings the pictures back.
 }
pictures-chosen-at-tables = { $on ->
    [on] 🖼️ From now on the tables of this server show a picture.
   *[off] From now on the tables of this server are shown as text. Everybody still chooses for their own hand.
 }

# What is refused
not-your-server = Only people who manage this server can change its settings. You can choose for yourself.
settings-in-a-server = A server's settings are chosen on that server. Here you can choose for yourself.
