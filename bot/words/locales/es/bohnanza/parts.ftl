# What the private message of a seat shows besides the hand once somebody has asked for it.

# What beans pay: in each line, how many thalers for how many cards.
meters-line = { $bean }: { $steps }
meters-step = { $thalers } con { $cards }
meters-none = No tienes { -beans } ni en la mano ni en los campos.

# A label of a button: at most 80 characters. $on: whether it is on now.
more-done-by-default = Paso automático: { $on ->
    [yes] desactivar
   *[no] activar
 }
