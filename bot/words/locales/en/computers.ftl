# Computers at the table.

# Plain first names, of which each computer at a table has one.
computer-names = Alma Bruno Clara Dario Edda Fabio Greta Hugo Ida Jonas Kira Leon Mila Nino Olga Pablo Romy Sami Tilda Urs Vera Willi Yara Zeno
computer-name = 🤖 { $name }
strength = { $strength ->
    [easy] easy
    [expert] expert
    [hard] hard
   *[normal] normal
  }
computers-title = ### 🤖 Computers at table #{ $table }
computers-about =
    How well should the next one play?
    • **easy** plays like a beginner
    • **normal** is a good opponent
    • **hard** plays to win
# Below it, where the game has one.
computers-about-expert = • **expert** is for those who beat hard
# $computers: how many of the seats are computers'.
computers-full = All { $most } seats are taken. { $computers ->
    [0] A computer can sit down when somebody has left.
   *[other] Remove a computer to make room.
  }
computers-add = Add: { $strength }
computers-remove = Remove { $name }

# A hint, to one person alone. $move: what to do, as a sentence.
hint = 💡 A computer would: **{ $move }**
hint-nothing = 💡 A computer would do nothing now.
# Below it, where that is somebody else.
hint-waits-for = The game waits for { $names }.

# What is refused
computer-gone = That computer has left table #{ $table }.
no-such-strength = Computers play *easy*, *normal*, *hard* or *expert*, which not every game has. Choose one of them.
no-name-left = There are no names left for more computers. Remove one first.
table-full-of-computers = Table #{ $table } is full. Its host can make room for you: **Add computer** also removes one.
too-many-computers = { $game } is for { $players } players, so there aren't { $computers } seats for computers beside you. { $fitting ->
    [0] Take fewer.
   *[other] Take fewer, or play one of these: { $games }.
  }
