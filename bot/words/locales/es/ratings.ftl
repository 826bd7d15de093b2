# How well people play, leaderboards, and who may be seen on them.

# How well somebody plays, and how sure that is.
rating = { $mu } ± { $sure }
stats-rating = **Valoración en { $family }:** { $rating }
stats-rating-soon = **Valoración en { $family }:** después de { $games ->
    [one] 1 partida más
   *[other] { $games } partidas más
 }
# These two follow one of those two, of the games on this server alone.
stats-rating-here = en este servidor { $rating }
stats-rating-here-soon = en este servidor después de { $games ->
    [one] 1 partida más
   *[other] { $games } partidas más
 }
rating-note = -# ± indica cuánto puede desviarse, y baja con cada partida. Se empieza en { $beginning }.
# Where the computers stand, by their strengths.
rating-computers = -# Para comparar, los robots en { $family } entre cuatro: fácil { $easy }, normal { $normal }, difícil { $hard }{ $expert ->
    [none] .
   *[other] , experto { $expert }.
  }
# The same of a game for two alone.
rating-computers-of-two = -# Para comparar, los robots en { $family }: fácil { $easy }, normal { $normal }, difícil { $hard }.

leaderboard-title = ## 🏆 { $family } en este servidor
leaderboard-place = { $place }. { $name } · { $rating } · { $games ->
    [one] 1 partida
   *[other] { $games } partidas
 }
leaderboard-none = Aún no hay nadie en esta clasificación. Aparece quien lo desea y ha terminado { $games } partidas aquí: `/{ name-settings } { option-name-leaderboard }:`
leaderboard-order = -# Ordenada por el extremo inferior de cada valoración, para que no baste un comienzo con suerte. Aparece quien jugó aquí en el último medio año.
leaderboard-page = -# Página { $page } de { $pages }
leaderboard-up = Subir
leaderboard-down = Bajar
# Where the reader stands.
leaderboard-own = -# Tu puesto: { $place }
leaderboard-soon = -# Aparecerás después de { $games ->
    [one] 1 partida más
   *[other] { $games } partidas más
 } aquí.
leaderboard-unlisted = -# No apareces en esta clasificación. `/{ name-settings } { option-name-leaderboard }:` lo cambia.
leaderboard-in-a-server = Cada servidor tiene sus clasificaciones. Pregunta allí.
# In place of ratings while games are still being rated.
still-rating = ⏳ Las valoraciones se están calculando con todas las partidas. Vuelve a mirar en un minuto.

# Once, at the end of somebody's first game that counts, to them alone.
leaderboard-ask = 🏆 **¿Quieres aparecer en las clasificaciones?** En los servidores donde juegas se verían tu nombre, tu valoración y cuántas partidas llevas, a partir de { $games }. No volveré a preguntar.
leaderboard-yes = Sí, quiero aparecer
leaderboard-no = No, gracias
leaderboard-chosen = { $on ->
    [on] 🏆 A partir de { $games } partidas en un servidor apareces en su clasificación: `/{ name-leaderboard }`. `/{ name-settings } { option-name-leaderboard }:` te quita de ella.
   *[off] No apareces en ninguna clasificación. `/{ name-settings } { option-name-leaderboard }:` lo cambia.
 }
settings-leaderboard = **Clasificaciones:** { $on ->
    [on] puedes aparecer en ellas.
   *[off] no apareces en ellas.
 }
leaderboard-own-choice = Cada persona elige por sí misma si aparece en las clasificaciones.
