# What the private message of a seat shows besides the hand once somebody has asked for it.

# What beans pay: in each line, how many thalers for how many cards.
meters-line = { $bean }: { $steps }
meters-step = { $thalers } ab { $cards }
meters-none = Du hast keine Bohnen auf der Hand und auf den Feldern.

# A label of a button: at most 80 characters. $on: whether it is on now.
more-done-by-default = Automatisch fertig: { $on ->
    [yes] ausschalten
   *[no] einschalten
 }
