# How well people play, leaderboards, and who may be seen on them.

# How well somebody plays, and how sure that is.
rating = { $mu } ± { $sure }
stats-rating = **Valutazione a { $family }:** { $rating }
stats-rating-soon = **Valutazione a { $family }:** dopo { $games ->
    [one] un’altra partita
   *[other] altre { $games } partite
 }
# These two follow one of those two, of the games on this server alone.
stats-rating-here = su questo server { $rating }
stats-rating-here-soon = su questo server dopo { $games ->
    [one] un’altra partita
   *[other] altre { $games } partite
 }
rating-note = -# ± dice di quanto può sbagliare, e si riduce a ogni partita. Si comincia da { $beginning }.
# Where the computers stand, by their strengths.
rating-computers = -# Per confronto, i computer a { $family } in quattro: facile { $easy }, normale { $normal }, forte { $hard }{ $expert ->
    [none] .
   *[other] , esperto { $expert }.
  }
# The same of a game for two alone.
rating-computers-of-two = -# Per confronto, i computer a { $family }: facile { $easy }, normale { $normal }, forte { $hard }.

leaderboard-title = ## 🏆 { $family } su questo server
leaderboard-place = { $place }. { $name } · { $rating } · { $games ->
    [one] 1 partita
   *[other] { $games } partite
 }
leaderboard-none = In questa classifica non c’è ancora nessuno. Ci compare chi lo vuole e ha finito { $games } partite qui: `/{ name-settings } { option-name-leaderboard }:`
leaderboard-order = -# In ordine del limite inferiore di ogni valutazione, così un inizio fortunato non basta. Ci compare chi ha giocato qui negli ultimi sei mesi.
leaderboard-page = -# Pagina { $page } di { $pages }
leaderboard-up = Su
leaderboard-down = Giù
# Where the reader stands.
leaderboard-own = -# Il tuo posto: { $place }
leaderboard-soon = -# Ci comparirai dopo { $games ->
    [one] un’altra partita
   *[other] altre { $games } partite
 } qui.
leaderboard-unlisted = -# In questa classifica non compari. `/{ name-settings } { option-name-leaderboard }:` lo cambia.
leaderboard-in-a-server = Ogni server ha le sue classifiche. Chiedi lì.
# In place of ratings while games are still being rated.
still-rating = ⏳ Sto calcolando le valutazioni da tutte le partite. Riprova tra un minuto.

# Once, at the end of somebody's first game that counts, to them alone.
leaderboard-ask = 🏆 **Vuoi comparire nelle classifiche?** Sui server dove giochi si vedrebbero il tuo nome, la tua valutazione e quante partite hai giocato, a partire da { $games }. Non te lo chiederò più.
leaderboard-yes = Sì, voglio comparire
leaderboard-no = No, grazie
leaderboard-chosen = { $on ->
    [on] 🏆 A partire da { $games } partite su un server compari nella sua classifica: `/{ name-leaderboard }`. `/{ name-settings } { option-name-leaderboard }:` ti toglie da lì.
   *[off] Non compari in nessuna classifica. `/{ name-settings } { option-name-leaderboard }:` lo cambia.
 }
settings-leaderboard = **Classifiche:** { $on ->
    [on] possono mostrarti.
   *[off] non ti mostrano.
 }
leaderboard-own-choice = Ognuno sceglie per sé se comparire nelle classifiche.
