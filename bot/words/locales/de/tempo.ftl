# The tempo of a table: how fast its computers play, and who is done with a trade by default.

tempo = { $tempo ->
    [calm] Gemütliches Tempo
    [instant] Blitztempo
   *[brisk] Flottes Tempo
 }
# At most 100 characters.
tempo-about = { $tempo ->
    [calm] Die Computer lassen sich Zeit, damit man allem gut folgen kann
    [instant] Die Computer spielen sofort, lassen dir aber Zeit zum Handeln
   *[brisk] Die Computer halten das Spiel in Gang und lassen dir Zeit zum Handeln
 }
tempo-choose = Tempo (Host wählt)
tempo-chosen = Tisch #{ $table }: { $tempo }.

# What a person is told who has pressed *Done by default*.
done-by-default = { $switched ->
    [on] ✓ Ab jetzt sage ich bei jedem Handel für dich *Bin fertig*, bis dir jemand persönlich etwas anbietet.
   *[off] Ich sage nicht mehr für dich *Bin fertig*.
 }

# What is refused
no-such-tempo = Wähl ein Tempo aus der Liste.
