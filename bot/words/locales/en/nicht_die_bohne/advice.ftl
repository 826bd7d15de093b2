# Moves as something to do, for a hint.

bohne-advice-lay = Lay { $card }.
bohne-advice-take = Take { $card }.
