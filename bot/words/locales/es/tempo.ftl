# The tempo of a table: how fast its computers play, and who is done with a trade by default.

tempo = { $tempo ->
    [calm] Ritmo tranquilo
    [instant] Ritmo instantáneo
   *[brisk] Ritmo ágil
 }
# At most 100 characters.
tempo-about = { $tempo ->
    [calm] Los robots juegan sin prisa, para que todo se siga bien
    [instant] Los robots juegan al instante, pero te dejan tiempo para intercambiar
   *[brisk] Los robots juegan con agilidad y te dejan tiempo para intercambiar
 }
tempo-choose = Ritmo de los robots (elige el anfitrión)
tempo-chosen = Mesa #{ $table }: { $tempo }.

# What a person is told who has pressed *Done by default*.
done-by-default = { $switched ->
    [on] ✓ Desde ahora digo *Paso* por ti en cada intercambio, hasta que alguien te haga una oferta a ti.
   *[off] Ya no digo *Paso* por ti.
 }

# What is refused
no-such-tempo = Elige un ritmo de la lista.
