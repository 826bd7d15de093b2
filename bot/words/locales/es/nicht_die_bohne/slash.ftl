# The commands of Nicht die Bohne and their options as Discord lists them. What people type:
name-lay = jugar-carta
name-take = tomar

# What Discord says of each; at most 100 characters.
command-lay = Nicht die Bohne: juega una carta, o pon otra en su lugar
command-take = Nicht die Bohne: toma una carta para tu área de puntuación

option-lay-card = Qué carta de tu mano, por ejemplo: rojo 7, o rojo menos
option-take-card = Qué carta de la baza, por ejemplo: rojo 7

# Above these commands in the help.
help-nicht_die_bohne = **Nicht die Bohne**
