# The commands of Nicht die Bohne and their options as Discord lists them. What people type:
name-lay = legen
name-take = nehmen

# What Discord says of each; at most 100 characters.
command-lay = Nicht die Bohne: Leg eine Karte, oder tausch die gelegte aus
command-take = Nicht die Bohne: Nimm eine Karte in deine Auslage

option-lay-card = Welche deiner Handkarten, etwa rot 7 oder rot minus
option-take-card = Welche Karte des Stichs, etwa rot 7

# Above these commands in the help.
help-nicht_die_bohne = **Nicht die Bohne**
