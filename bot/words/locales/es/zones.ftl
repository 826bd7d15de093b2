# In which time zone somebody lives: asked once where it matters, changed in the settings.

zone-ask = 🕰️ **¿Qué hora es donde vives?** Solo lo pregunto esta vez: las horas que escribas o elijas serán las tuyas, y los demás las verán en las suyas. `/{ name-settings }` lo cambia y `/{ name-forget }` lo borra.
zone-choose = La hora de ahora…
button-zone-elsewhere = En otro lugar
zone-form = ¿Dónde vives?
zone-form-place = Ciudad o país
zone-form-about = Una ciudad grande cercana o un país. Solo guardo su zona horaria.
zone-unknown = No conozco ninguna zona horaria con ese nombre. Prueba con la capital, la ciudad grande más cercana o el país.
# $city: such as Berlin; $time: what the clock shows there.
zone-chosen = 🕰️ Tu reloj es el de { $city }: allí el reloj marca ahora { $time }.
button-zone-on = Seguir
settings-zone = **Tu zona horaria:** { $city }, ahora { $time }.
settings-zone-none = **Tu zona horaria:** te la preguntaré cuando haga falta.
button-zone = Cambiar zona horaria
