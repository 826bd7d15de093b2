# In which time zone somebody lives: asked once where it matters, changed in the settings.

zone-ask = 🕰️ **Che ore sono da te?** Lo chiedo solo questa volta: gli orari che scrivi o scegli saranno i tuoi, e gli altri li vedranno nei loro. `/{ name-settings }` lo cambia, `/{ name-forget }` lo cancella.
zone-choose = L’ora di adesso …
button-zone-elsewhere = Da un’altra parte
zone-form = Dove vivi?
zone-form-place = Città o paese
zone-form-about = Una grande città vicina o un paese. Ricordo solo il fuso orario.
zone-unknown = Con questo nome non conosco nessun fuso orario. Prova con la capitale, la grande città più vicina o il paese.
# $city: such as Berlin; $time: what the clock shows there.
zone-chosen = 🕰️ Il tuo orologio è quello di { $city }: lì l’orologio segna { $time }.
button-zone-on = Continua
settings-zone = **Il tuo fuso orario:** { $city }, adesso { $time }.
settings-zone-none = **Il tuo fuso orario:** te lo chiederò quando mi servirà.
button-zone = Cambia fuso orario
