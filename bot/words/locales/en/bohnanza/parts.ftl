# What the private message of a seat shows besides the hand once somebody has asked for it.

# What beans pay: in each line, how many thalers for how many cards.
meters-line = { $bean }: { $steps }
meters-step = { $thalers } at { $cards }
meters-none = You have no beans in your hand and fields.

# A label of a button: at most 80 characters. $on: whether it is on now.
more-done-by-default = Turn auto-done { $on ->
    [yes] off
   *[no] on
 }
