# The editions of Bohnanza: their names, and what a lobby says about them. The first sentence stands in the list of
# games and has 80 characters there.

game-rio_grande_2000 = Bohnanza (Rio Grande 2000)
about-rio_grande_2000 = La caja grande: once variedades; en un empate gana la mano más llena. Planta, intercambia y cosecha { -beans }, también de Café, Cera y Cacao.
game-high_bohn = Bohnanza: High Bohn
about-high_bohn = Compra edificios: más campos, mejores { -meters }, un banco, guisos. Ocho variedades y ocho tipos de edificio, cada uno con cuatro precios; al final cuenta lo construido, y construir mucho cuenta aún más.
game-high_bohn_cognac = Bohnanza: High Bohn con coñac
about-high_bohn_cognac = High Bohn con una novena variedad y Destilerías: más cartas, más que comprar. Los edificios dan más campos, mejores { -meters }, un banco o guisos; al final cuenta lo construido.
game-duel = Bohnanza: el duelo de { -beans }
about-duel = Planta y cosecha { -beans } en una partida para dos. No hay intercambio: las cartas reveladas que no quieres se las dejas a tu rival, que las planta o las descarta. Solo cosechas en tu turno, y la partida dura lo que dura la pila de robo.
game-amigo_1997 = Bohnanza (Amigo 1997)
about-amigo_1997 = La primera edición: tercer campo en venta, final súbito, empates compartidos. Planta, intercambia y cosecha ocho variedades; la partida se detiene en el instante en que la pila de robo se agota por última vez.
game-amigo_2016 = Bohnanza (Amigo 2016)
about-amigo_2016 = La misma variedad puede estar en varios campos, y no se venden campos. Planta, intercambia y cosecha ocho; en un empate importa quién empezó.
