# In which time zone somebody lives: asked once where it matters, changed in the settings.

zone-ask = 🕰️ **What time is it where you live?** I'll ask only this once: the times you type and choose are then yours, and everybody else sees them in theirs. `/{ name-settings }` changes it, `/{ name-forget }` erases it.
zone-choose = It's now …
button-zone-elsewhere = Somewhere else
zone-form = Where do you live?
zone-form-place = City or country
zone-form-about = A large city nearby or a country. I only keep its time zone.
zone-unknown = I don't know a time zone by that name. Try the capital, the nearest large city, or the country.
# $city: such as Berlin; $time: what the clock shows there.
zone-chosen = 🕰️ Your clock is the one in { $city }: it's { $time } there now.
button-zone-on = Go on
settings-zone = **Your time zone:** { $city }, where it's { $time } now.
settings-zone-none = **Your time zone:** I'll ask when I need it.
button-zone = Change time zone
