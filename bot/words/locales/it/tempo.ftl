# The tempo of a table: how fast its computers play, and who is done with a trade by default.

tempo = { $tempo ->
    [calm] Ritmo calmo
    [instant] Ritmo istantaneo
   *[brisk] Ritmo vivace
 }
# At most 100 characters.
tempo-about = { $tempo ->
    [calm] I computer se la prendono comoda: si segue tutto con facilità
    [instant] I computer giocano all’istante, ma ti lasciano il tempo di scambiare
   *[brisk] I computer non perdono tempo, ma te ne lasciano per scambiare
 }
tempo-choose = Ritmo dei computer (sceglie l’host)
tempo-chosen = Tavolo #{ $table }: { $tempo }.

# What a person is told who has pressed *Done by default*.
done-by-default = { $switched ->
    [on] ✓ Da ora dico io *Ho finito* per te in ogni scambio, finché qualcuno non fa un’offerta a te.
   *[off] Non dico più *Ho finito* per te.
 }

# What is refused
no-such-tempo = Scegli un ritmo dalla lista.
