# What people choose for themselves, and those who manage a server for its tables.

# A button under *More* in a panel and in the settings, and for the tables of a server. $on: whether there are pictures now.
button-pictures = { $on ->
    [on] Bilder ausschalten
   *[off] Bilder einschalten
 }

settings-pictures = **Bilder für dich:** { $on ->
    [on] an. Deine Hand und deine Felder kommen als Bild.
   *[off] aus. Deine Hand und deine Felder kommen als Text.
 }
settings-pictures-at-tables = **Bilder an den Tischen dieses Servers:** { $on ->
    [on] an.
    [none] dieser Bot zeichnet keine.
   *[off] aus. Die Tische kommen als Text.
 }
settings-how = -# Ändern kannst du das mit den Knöpfen, oder mit `/{ name-settings }` und `{ option-name-language }:`, `{ option-name-pictures }:`, `{ option-name-leaderboard }:` oder `{ option-name-invitations }:`.

# What somebody is told who has chosen.
pictures-chosen = { $on ->
    [on] 🖼️ Ab jetzt siehst du deine Karten als Bild.
   *[off] Ab jetzt liest du deine Karten als Text. `/{ name-settings } { option-name-pictures }:` holt die Bilder zurück.
 }
pictures-chosen-at-tables = { $on ->
    [on] 🖼️ Ab jetzt zeigen die Tische dieses Servers ein Bild.
   *[off] Ab jetzt kommen die Tische dieses Servers als Text. Für die eigene Hand wählen weiterhin alle selbst.
 }

# What is refused
not-your-server = Das wählt, wer diesen Server verwaltet. Für dich selbst kannst du wählen.
settings-in-a-server = Die Einstellungen eines Servers wählt man dort. Für dich selbst kannst du hier wählen.
