# What the private message of a seat shows besides the hand once somebody has asked for it.

# What beans pay: in each line, how many thalers for how many cards.
meters-line = { $bean }: { $steps }
meters-step = { $thalers } con { $cards }
meters-none = Non hai fagioli né in mano né nei campi.

# A label of a button: at most 80 characters. $on: whether it is on now.
more-done-by-default = «Ho finito» automatico: { $on ->
    [yes] disattiva
   *[no] attiva
 }
