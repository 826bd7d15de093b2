# How well people play, leaderboards, and who may be seen on them.

# How well somebody plays, and how sure that is.
rating = { $mu } ± { $sure }
stats-rating = **Rating at { $family }:** { $rating }
stats-rating-soon = **Rating at { $family }:** after { $games ->
    [one] 1 more game
   *[other] { $games } more games
 }
# These two follow one of those two, of the games on this server alone.
stats-rating-here = on this server { $rating }
stats-rating-here-soon = on this server after { $games ->
    [one] 1 more game
   *[other] { $games } more games
 }
rating-note = -# ± is how far off it may be, and shrinks with every game. Everybody begins at { $beginning }.
# Where the computers stand, by their strengths.
rating-computers = -# For comparison, computers at { $family }, four at a table: easy { $easy }, normal { $normal }, hard { $hard }{ $expert ->
    [none] .
   *[other] , expert { $expert }.
  }
# The same of a game for two alone.
rating-computers-of-two = -# For comparison, computers at { $family }: easy { $easy }, normal { $normal }, hard { $hard }.

leaderboard-title = ## 🏆 { $family } on this server
leaderboard-place = { $place }. { $name } · { $rating } · { $games ->
    [one] 1 game
   *[other] { $games } games
 }
leaderboard-none = Nobody is on this leaderboard yet. To be listed, play { $games } games here to the end, and say yes with `/{ name-settings } { option-name-leaderboard }:`
leaderboard-order = -# Sorted by the low end of each rating, so a lucky start doesn't lead. Only people who have played here in the last half year are listed.
leaderboard-page = -# Page { $page } of { $pages }
leaderboard-up = Up
leaderboard-down = Down
# Where the reader stands.
leaderboard-own = -# Your place: { $place }
leaderboard-soon = -# You'll be listed after { $games ->
    [one] 1 more game
   *[other] { $games } more games
 } here.
leaderboard-unlisted = -# You aren't listed. `/{ name-settings } { option-name-leaderboard }:` changes that.
leaderboard-in-a-server = Each server has leaderboards of its own. Use this command on a server.
# In place of ratings while games are still being rated.
still-rating = ⏳ Ratings are being worked out from all games. Look again in a minute.

# Once, at the end of somebody's first game that counts, to them alone.
leaderboard-ask = 🏆 **Show you on leaderboards?** People on the servers where you play would see your name, your rating and your number of games, from { $games } games on. I won't ask again.
leaderboard-yes = Yes, list me
leaderboard-no = No, thanks
leaderboard-chosen = { $on ->
    [on] 🏆 From { $games } games on a server, its leaderboard lists you: `/{ name-leaderboard }`. `/{ name-settings } { option-name-leaderboard }:` takes you off.
   *[off] No leaderboard lists you. `/{ name-settings } { option-name-leaderboard }:` changes that.
 }
settings-leaderboard = **Leaderboards:** { $on ->
    [on] they may list you.
   *[off] they don't list you.
 }
leaderboard-own-choice = Everybody chooses for themselves whether leaderboards list them.
