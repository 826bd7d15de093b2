# Moves as something to do, for a hint.

bohne-advice-lay = Posa { $card }.
bohne-advice-take = Prendi { $card }.
