# The editions of Bohnanza: their names, and what a lobby says about them. The first sentence stands in the list of
# games and has 80 characters there.

game-rio_grande_2000 = Bohnanza (Rio Grande 2000)
about-rio_grande_2000 = La scatola grande: undici fagioli, posto per molti; a pari monete conta la mano. Pianta, scambia e raccogli fagioli, tra cui anche Caffè, Cera e Cacao.
game-high_bohn = Bohnanza: High Bohn
about-high_bohn = Con le monete compri edifici: campi in più, valori migliori, una banca, stufati. Otto fagioli, otto tipi di edifici a quattro prezzi ciascuno; quello che hai costruito conta alla fine, e chi ne ha molti guadagna di più.
game-high_bohn_cognac = Bohnanza: High Bohn con cognac
about-high_bohn_cognac = High Bohn con un nono fagiolo e le distillerie: più fagioli, più da comprare. Gli edifici danno campi in più, valori migliori, una banca o stufati; quello che hai costruito conta alla fine.
game-duel = Bohnanza: il duello dei fagioli
about-duel = Piantare e raccogliere fagioli, in due soltanto. Niente scambi: le carte scoperte che non vuoi le lasci all’altra persona, che le pianta o le scarta. Si raccoglie solo nel proprio turno, e si gioca il mazzo una volta sola.
game-amigo_1997 = Bohnanza (Amigo 1997)
about-amigo_1997 = La prima edizione: terzo campo in vendita, fine improvvisa, vittoria condivisa. Pianta, scambia e raccogli otto fagioli; la partita si ferma nel momento esatto in cui il mazzo finisce per l’ultima volta.
game-amigo_2016 = Bohnanza (Amigo 2016)
about-amigo_2016 = Tabelloni dei campi: lo stesso fagiolo in più campi, e nessun campo in vendita. Pianta, scambia e raccogli otto fagioli; in caso di parità conta chi ha iniziato.
