# Computers at the table.

# Plain first names, of which each computer at a table has one.
computer-names = Alma Bruno Clara Dario Edda Fabio Greta Ugo Ida Livio Mila Nino Olga Pablo Romy Sami Tilde Mauro Vera Lino Nora Zeno Berta Gino
computer-name = 🤖 { $name }
strength = { $strength ->
    [easy] facile
    [expert] esperto
    [hard] forte
   *[normal] normale
  }
computers-title = ### 🤖 I computer al tavolo #{ $table }
computers-about =
    Quanto deve giocare bene il prossimo?
    • **facile** gioca come chi è alle prime armi
    • **normale** ti dà del filo da torcere
    • **forte** gioca per vincere
# Below it, where the game has one.
computers-about-expert = • **esperto** è per chi batte quello forte
# $computers: how many of the seats are computers'.
computers-full = Tutti e { $most } i posti sono presi. { $computers ->
    [0] Quando qualcuno esce, può sedersi un computer.
   *[other] Togli un computer per fare posto.
  }
computers-add = Aggiungi: { $strength }
computers-remove = Togli { $name }

# A hint, to one person alone. $move: what to do, as a sentence.
hint = 💡 Un computer farebbe così: **{ $move }**
hint-nothing = 💡 Al posto tuo un computer ora non farebbe niente.
# Below it, where that is somebody else.
hint-waits-for = La partita aspetta { $names }.

# What is refused
computer-gone = Quel computer ha lasciato il tavolo #{ $table }.
no-such-strength = I computer giocano a livello *facile*, *normale*, *forte* o *esperto*, che non tutti i giochi hanno. Scegline uno.
no-name-left = Non ci sono più nomi per altri computer. Prima togline uno.
table-full-of-computers = Il tavolo #{ $table } è pieno. L’host può farti posto: **Aggiungi computer** serve anche a toglierne uno.
too-many-computers = { $game } si gioca in { $players }, e i computer oltre a te non possono essere { $computers }. { $fitting ->
    [0] Prendine di meno.
   *[other] Prendine di meno, o scegli uno di questi giochi: { $games }.
  }
