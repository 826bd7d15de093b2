# Why a move, a click or a command of any game was refused: what is the matter and what can be done.

game-over = Diese Partie ist zu Ende. **Revanche** am Tisch beginnt eine neue.
no-such-seat = Da sitzt niemand. Wähl jemanden von diesem Tisch.
no-such-card = Diese Karte gibt es nicht. Wähl eine, die zu sehen ist.
card-not-in-hand = Diese Karte hast du nicht mehr auf der Hand. Schau nach und wähl neu.
only-for-players = Das können nur die, die hier mitspielen. Schau zu und spiel beim nächsten Mal mit.
unknown-control = Diesen Knopf kenne ich nicht. Nimm die neueste Nachricht des Tisches.
earlier-turn = Dieser Knopf gehört zu einem früheren Zug. Nimm die neueste Nachricht des Tisches.
command-outdated = Dieser Befehl hat sich geändert. Starte Discord neu (Strg+R), oder nimm die Knöpfe bei deinen Karten.
command-of-another-game = An Tisch #{ $table } spielt ihr { $game }, und `/{ $command }` gehört zu einem anderen Spiel. Die Knöpfe bei deinen Karten können dort alles.
# A question with a button for each of these tables.
which-table = Du sitzt an mehreren Tischen: { $tables }. Welchen meinst du? Mit der Option `{ option-name-table }:` sagst du es gleich dazu.
typed-too-much = So viel kann ich nicht lesen. { $most } Zeichen reichen für jeden Zug.
