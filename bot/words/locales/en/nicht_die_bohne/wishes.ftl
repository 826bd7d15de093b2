# Moves as something to do, for a hint.

bohne-wish-lay = Lay { $card }.
bohne-wish-take = Take { $card }.
