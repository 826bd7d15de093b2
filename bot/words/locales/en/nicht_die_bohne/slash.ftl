# The commands of Nicht die Bohne and their options as Discord lists them. What people type:
name-lay = lay
name-take = take

# What Discord says of each; at most 100 characters.
command-lay = Nicht die Bohne: lay a card, or another one in its place
command-take = Nicht die Bohne: take a card into your scoring area

option-lay-card = Which card of your hand, for example: red 7, or red minus
option-take-card = Which card of the trick, for example: red 7

# Above these commands in the help.
help-nicht_die_bohne = **Nicht die Bohne**
