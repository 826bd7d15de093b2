# How well people play, leaderboards, and who may be seen on them.

# How well somebody plays, and how sure that is.
rating = { $mu } ± { $sure }
stats-rating = **Wertung bei { $family }:** { $rating }
stats-rating-soon = **Wertung bei { $family }:** nach { $games ->
    [one] 1 weiteren Partie
   *[other] { $games } weiteren Partien
 }
# These two follow one of those two, of the games on this server alone.
stats-rating-here = auf diesem Server { $rating }
stats-rating-here-soon = auf diesem Server nach { $games ->
    [one] 1 weiteren Partie
   *[other] { $games } weiteren Partien
 }
rating-note = -# ± sagt, wie weit sie danebenliegen kann, und wird mit jeder Partie kleiner. Alle fangen bei { $beginning } an.
# Where the computers stand, by their strengths.
rating-computers = -# Zum Vergleich die Computer bei { $family } zu viert: schwach { $easy }, normal { $normal }, stark { $hard }{ $expert ->
    [none] .
   *[other] , meisterhaft { $expert }.
  }
# The same of a game for two alone.
rating-computers-of-two = -# Zum Vergleich die Computer bei { $family }: schwach { $easy }, normal { $normal }, stark { $hard }.

leaderboard-title = ## 🏆 { $family } auf diesem Server
leaderboard-place = { $place }. { $name } · { $rating } · { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
 }
leaderboard-none = Auf dieser Rangliste steht noch niemand. Hier steht, wer das möchte und auf diesem Server { $games } Partien zu Ende gespielt hat: `/{ name-settings } { option-name-leaderboard }:`
leaderboard-order = -# Sortiert nach dem unteren Ende jeder Wertung, damit ein glücklicher Anfang nicht gleich nach vorne führt. Hier steht, wer im letzten halben Jahr hier gespielt hat.
leaderboard-page = -# Seite { $page } von { $pages }
leaderboard-up = Nach oben
leaderboard-down = Nach unten
# Where the reader stands.
leaderboard-own = -# Dein Platz: { $place }
leaderboard-soon = -# Nach { $games ->
    [one] 1 weiteren Partie
   *[other] { $games } weiteren Partien
 } hier bist du dabei.
leaderboard-unlisted = -# Du stehst nicht auf der Rangliste. `/{ name-settings } { option-name-leaderboard }:` ändert das.
leaderboard-in-a-server = Jeder Server hat seine eigenen Ranglisten. Frag dort danach.
# In place of ratings while games are still being rated.
still-rating = ⏳ Die Wertungen werden gerade aus allen Partien berechnet. Schau in einer Minute wieder vorbei.

# Once, at the end of somebody's first game that counts, to them alone.
leaderboard-ask = 🏆 **Dürfen Ranglisten dich zeigen?** Auf den Servern, auf denen du spielst, sähen alle deinen Namen, deine Wertung und die Zahl deiner Partien, ab { $games } Partien. Ich frage nicht noch einmal.
leaderboard-yes = Ja, dürfen sie
leaderboard-no = Nein danke
leaderboard-chosen = { $on ->
    [on] 🏆 Ab { $games } Partien auf einem Server stehst du auf seiner Rangliste: `/{ name-leaderboard }`. `/{ name-settings } { option-name-leaderboard }:` nimmt dich wieder herunter.
   *[off] Du stehst auf keiner Rangliste. `/{ name-settings } { option-name-leaderboard }:` ändert das.
 }
settings-leaderboard = **Ranglisten:** { $on ->
    [on] dürfen dich zeigen.
   *[off] zeigen dich nicht.
 }
leaderboard-own-choice = Ob Ranglisten jemanden zeigen, wählen alle für sich selbst.
