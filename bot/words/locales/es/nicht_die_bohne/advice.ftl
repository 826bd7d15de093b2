# Moves as something to do, for a hint.

bohne-advice-lay = Juega { $card }.
bohne-advice-take = Toma { $card }.
