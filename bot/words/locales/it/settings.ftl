# What people choose for themselves, and those who manage a server for its tables.

# A button under *More* in a panel and in the settings, and for the tables of a server. $on: whether there are pictures now.
button-pictures = { $on ->
    [on] Togli le immagini
   *[off] Metti le immagini
 }

settings-pictures = **Immagini per te:** { $on ->
    [on] sì. La tua mano e i tuoi campi arrivano come immagine.
   *[off] no. La tua mano e i tuoi campi arrivano come testo.
 }
settings-pictures-at-tables = **Immagini ai tavoli di questo server:** { $on ->
    [on] sì.
    [none] questo bot non ne disegna.
   *[off] no. I tavoli si leggono come testo.
 }
settings-how = -# Si cambia con i pulsanti, o con `/{ name-settings }` e `{ option-name-language }:`, `{ option-name-pictures }:`, `{ option-name-leaderboard }:` o `{ option-name-invitations }:`.

# What somebody is told who has chosen.
pictures-chosen = { $on ->
    [on] 🖼️ Da ora vedi le tue carte in un’immagine.
   *[off] Da ora leggi le tue carte come testo. `/{ name-settings } { option-name-pictures }:` riporta le immagini.
 }
pictures-chosen-at-tables = { $on ->
    [on] 🖼️ Da ora i tavoli di questo server mostrano un’immagine.
   *[off] Da ora i tavoli di questo server si leggono come testo. Per la propria mano ognuno sceglie ancora da sé.
 }

# What is refused
not-your-server = Questo può farlo solo chi gestisce il server. Per te puoi scegliere.
settings-in-a-server = Le impostazioni di un server si scelgono lì. Qui puoi scegliere per te.
