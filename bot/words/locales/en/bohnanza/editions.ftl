# The editions of Bohnanza: their names, and what a lobby says about them. The first sentence stands in the list of
# games and has 80 characters there.

game-rio_grande_2000 = Bohnanza (Rio Grande 2000)
about-rio_grande_2000 = The big box: eleven beans, and room for many; a tie goes to the bigger hand. Plant, trade and harvest beans, with Coffee, Wax and Cocoa Beans among them.
game-high_bohn = Bohnanza: High Bohn
about-high_bohn = Buy buildings with your thalers: extra fields, better meters, a bank, stews. Eight beans, eight types of buildings in four prices each; what you built counts at the end, and four or more add a bonus.
game-high_bohn_cognac = Bohnanza: High Bohn with cognac
about-high_bohn_cognac = High Bohn with a ninth bean and Distilleries: more beans, more to buy. Buildings give extra fields, better meters, a bank or stews; what you built counts at the end.
game-duel = Bohnanza: the bean duel
about-duel = Plant and harvest beans, just the two of you. No trading: leave the cards you don't want to your opponent, who plants or discards each. You harvest only on your own turn, and the game goes once through the draw pile.
game-amigo_1997 = Bohnanza (Amigo 1997)
about-amigo_1997 = The first edition: a third field for sale, a sudden end, and ties share the win. Plant, trade and harvest eight beans; the game stops the very moment the draw pile runs out for the last time.
game-amigo_2016 = Bohnanza (Amigo 2016)
about-amigo_2016 = Field boards: the same bean may stand in several fields, and none is for sale. Plant, trade and harvest eight beans; the start player matters in a tie.
