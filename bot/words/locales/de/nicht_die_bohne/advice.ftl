# Moves as something to do, for a hint.

bohne-advice-lay = Leg { $card }.
bohne-advice-take = Nimm { $card }.
