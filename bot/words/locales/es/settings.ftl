# What people choose for themselves, and those who manage a server for its tables.

# A button under *More* in a panel and in the settings, and for the tables of a server. $on: whether there are pictures now.
button-pictures = { $on ->
    [on] Quitar las imágenes
   *[off] Poner imágenes
 }

settings-pictures = **Imágenes para ti:** { $on ->
    [on] sí. Tu mano y tus campos llegan como imagen.
   *[off] no. Tu mano y tus campos llegan en texto.
 }
settings-pictures-at-tables = **Imágenes en las mesas de este servidor:** { $on ->
    [on] sí.
    [none] este bot no las dibuja.
   *[off] no. Las mesas se ven en texto.
 }
settings-how = -# Se cambia con los botones, o con `/{ name-settings }` y `{ option-name-language }:`, `{ option-name-pictures }:`, `{ option-name-leaderboard }:` o `{ option-name-invitations }:`.

# What somebody is told who has chosen.
pictures-chosen = { $on ->
    [on] 🖼️ Desde ahora ves tus cartas como imagen.
   *[off] Desde ahora lees tus cartas en texto. Con `/{ name-settings } { option-name-pictures }:` vuelven las imágenes.
 }
pictures-chosen-at-tables = { $on ->
    [on] 🖼️ Desde ahora las mesas de este servidor muestran una imagen.
   *[off] Desde ahora las mesas de este servidor se ven en texto. Cada cual sigue eligiendo para su propia mano.
 }

# What is refused
not-your-server = Eso es para quien administra este servidor. Para ti sí puedes elegir.
settings-in-a-server = Lo de un servidor se elige en él. Para ti sí puedes elegir aquí.
