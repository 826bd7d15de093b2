# Computers at the table.

# Plain first names, of which each computer at a table has one.
computer-names = Alma Bruno Clara Diego Elsa Fabio Greta Hugo Irene Javi Kira Leo Mila Nino Olga Pablo Rosa Sami Telma Ulises Vera Wanda Yara Zeno
computer-name = 🤖 { $name }
strength = { $strength ->
    [easy] fácil
    [expert] experto
    [hard] difícil
   *[normal] normal
  }
computers-title = ### 🤖 Robots en la mesa #{ $table }
computers-about =
    ¿Cómo jugará el próximo?
    • **fácil**: juega como quien acaba de aprender
    • **normal**: da buena pelea
    • **difícil**: juega a ganar
# Below it, where the game has one.
computers-about-expert = • **experto**: para quienes ya ganan al difícil
# $computers: how many of the seats are computers'.
computers-full = Los { $most } asientos están ocupados. { $computers ->
    [0] Un robot puede sentarse cuando alguien se vaya.
   *[other] Quita un robot para hacer sitio.
  }
computers-add = { -Add }: { $strength }
computers-remove = Quitar a { $name }

# A hint, to one person alone. $move: what to do, as a sentence.
hint = 💡 Un robot haría esto: **{ $move }**
hint-nothing = 💡 En tu lugar, un robot ahora no haría nada.
# Below it, where that is somebody else.
hint-waits-for = El juego espera a { $names }.

# What is refused
computer-gone = Ese robot ya no está en la mesa #{ $table }.
no-such-strength = Un robot juega a nivel *fácil*, *normal*, *difícil* o *experto*, que no todos los juegos tienen. Elige uno de ellos.
no-name-left = No quedan nombres para más robots. Quita uno primero.
table-full-of-computers = La mesa #{ $table } está llena. El anfitrión puede hacerte sitio: **{ button-computers }** también sirve para quitar uno.
too-many-computers = { $game } es para { $players } participantes: además de ti no hay { $computers } asientos para robots. { $fitting ->
    [0] Pide menos.
   *[other] Pide menos, o juega a uno de estos: { $games }.
  }
