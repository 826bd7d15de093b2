# The editions of Bohnanza: their names, and what a lobby says about them. The first sentence stands in the list of
# games and has 80 characters there.

game-rio_grande_2000 = Bohnanza (Rio Grande 2000)
about-rio_grande_2000 = La caja grande: once porotos; en un empate gana la mano más llena. Planta, intercambia y cosecha porotos, también los de Café, Cera y Cacao.
game-high_bohn = Bohnanza: High Bohn
about-high_bohn = Compra edificios: más campos, mejores porotómetros, un banco, guisos. Ocho porotos y ocho tipos de edificio, cada uno con cuatro precios; al final cuenta lo construido, y construir mucho cuenta aún más.
game-high_bohn_cognac = Bohnanza: High Bohn con coñac
about-high_bohn_cognac = High Bohn con un noveno poroto y Destilerías: más porotos, más que comprar. Los edificios dan más campos, mejores porotómetros, un banco o guisos; al final cuenta lo construido.
game-duel = Bohnanza: el duelo de porotos
about-duel = Planta y cosecha porotos en una partida para dos. No hay intercambio: lo que no quieres de las cartas reveladas se lo dejas a tu rival, que lo planta o lo descarta. Solo cosechas en tu turno, y la partida dura lo que dura la pila de robo.
game-amigo_1997 = Bohnanza (Amigo 1997)
about-amigo_1997 = La primera edición: tercer campo en venta, final súbito, empates compartidos. Planta, intercambia y cosecha ocho porotos; la partida se detiene en el instante en que la pila de robo se agota por última vez.
game-amigo_2016 = Bohnanza (Amigo 2016)
about-amigo_2016 = El mismo poroto puede estar en varios campos, y no se venden campos. Planta, intercambia y cosecha ocho porotos; en un empate importa quién empezó.
