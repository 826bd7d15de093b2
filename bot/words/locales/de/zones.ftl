# In which time zone somebody lives: asked once where it matters, changed in the settings.

zone-ask = 🕰️ **Wie spät ist es bei dir?** Ich frage nur dieses eine Mal: Was du an Uhrzeiten schreibst oder wählst, gilt dann bei dir, und alle anderen sehen es in ihrer Zeit. `/{ name-settings }` ändert das, `/{ name-forget }` löscht es.
zone-choose = Jetzt ist es …
button-zone-elsewhere = Woanders
zone-form = Wo wohnst du?
zone-form-place = Stadt oder Land
zone-form-about = Eine große Stadt in der Nähe oder ein Land. Ich merke mir nur die Zeitzone.
zone-unknown = Unter diesem Namen kenne ich keine Zeitzone. Versuch es mit der Hauptstadt, der nächsten großen Stadt oder dem Land.
# $city: such as Berlin; $time: what the clock shows there.
zone-chosen = 🕰️ Bei dir gilt die Uhr von { $city }: Dort ist es jetzt { $time }.
button-zone-on = Weiter
settings-zone = **Deine Zeitzone:** { $city }, dort ist es jetzt { $time }.
settings-zone-none = **Deine Zeitzone:** Ich frage, wenn ich sie brauche.
button-zone = Zeitzone ändern
