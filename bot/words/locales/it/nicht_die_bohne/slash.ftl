# The commands of Nicht die Bohne and their options as Discord lists them. What people type:
name-lay = posa
name-take = prendi

# What Discord says of each; at most 100 characters.
command-lay = Nicht die Bohne: posa una carta, o un’altra al suo posto
command-take = Nicht die Bohne: prendi una carta nella tua area punti

option-lay-card = Quale carta della mano, per esempio: rosso 7, o rosso meno
option-take-card = Quale carta della presa, per esempio: rosso 7

# Above these commands in the help.
help-nicht_die_bohne = **Nicht die Bohne**
