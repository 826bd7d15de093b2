# The tempo of a table: how fast its computers play, and who is done with a trade by default.

tempo = { $tempo ->
    [calm] Calm tempo
    [instant] Instant tempo
   *[brisk] Brisk tempo
 }
# At most 100 characters.
tempo-about = { $tempo ->
    [calm] Computers take their time, so everything is easy to follow
    [instant] Computers move at once, but still give you time to trade
   *[brisk] Computers keep the game moving and give you time to trade
 }
tempo-choose = The host can choose a tempo here
tempo-chosen = Table #{ $table }: { $tempo }.

# What a person is told who has switched auto-done.
done-by-default = { $switched ->
    [on] ✓ Auto-done is on: you sit out each trade until somebody makes you an offer.
   *[off] Auto-done is off.
 }

# What is refused
no-such-tempo = Choose a tempo from the list.
