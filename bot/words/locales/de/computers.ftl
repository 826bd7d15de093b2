# Computers at the table.

# Plain first names, of which each computer at a table has one.
computer-names = Alma Bruno Clara Dario Edda Fabio Greta Hugo Ida Jonas Kira Leon Mila Nino Olga Pablo Romy Sami Tilda Urs Vera Willi Yara Zeno
computer-name = 🤖 { $name }
strength = { $strength ->
    [easy] schwach
    [expert] meisterhaft
    [hard] stark
   *[normal] normal
  }
computers-title = ### 🤖 Computer an Tisch #{ $table }
computers-about =
    Wie gut soll der nächste spielen?
    • **schwach** spielt, als wäre es das erste Mal
    • **normal** hält gut mit
    • **stark** will gewinnen
# Below it, where the game has one.
computers-about-expert = • **meisterhaft** ist für alle, die stark schlagen
# $computers: how many of the seats are computers'.
computers-full = { $most ->
    [2] Beide
   *[other] Alle { $most }
  } Plätze sind besetzt. { $computers ->
    [0] Ein Computer kann sich setzen, sobald jemand aussteigt.
   *[other] Nimm einen Computer heraus, dann ist wieder Platz.
  }
computers-add = Dazu: { $strength }
computers-remove = Raus: { $name }

# A hint, to one person alone. $move: what to do, as a sentence.
hint = 💡 Das würde ein Computer tun: **{ $move }**
hint-nothing = 💡 Ein Computer würde an deiner Stelle gerade nichts tun.
# Below it, where that is somebody else.
hint-waits-for = Das Spiel wartet auf { $names }.

# What is refused
computer-gone = Dieser Computer sitzt nicht mehr an Tisch #{ $table }.
no-such-strength = Computer spielen *schwach*, *normal*, *stark* oder *meisterhaft*, was es nicht bei jedem Spiel gibt. Wähl eins davon.
no-name-left = Für weitere Computer gibt es keine Namen mehr. Nimm erst einen heraus.
table-full-of-computers = An Tisch #{ $table } ist alles voll. Der Host kann dir Platz machen: Unter **Computer dazu** lässt sich auch einer herausnehmen.
too-many-computers = { $game } ist für { $players } Personen; neben dir ist kein Platz für { $computers } Computer. { $fitting ->
    [0] Nimm weniger.
   *[other] Nimm weniger, oder spielt eins von diesen: { $games }.
  }
