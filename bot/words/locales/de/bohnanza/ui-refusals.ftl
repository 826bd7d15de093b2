# Why a click or a command was refused before it became a move: what is the matter and what can be done.

turn-of-another = { $player } ist am Zug. { $phase ->
    [trade] Du kannst ernten, etwas anbieten oder auf Angebote antworten.
    [plant_received] Du kannst ernten und deine erhaltenen Karten anbauen.
    [duel] Danach bist du dran. Bei deinen Karten siehst du, was bis dahin geht.
   *[plant] Du kannst ernten; gehandelt wird, sobald Karten aufgedeckt sind.
  }
phase-over = Dieser Teil deines Zuges ist vorbei. { $phase ->
    [trade] Die Karten liegen offen: Handle oder beende den Handel.
    [plant_offered] Bau erst jede Karte an, die dein Gegenüber dir gelassen hat, oder leg sie ab.
    [plant_turned_up] Bau vom Aufgedeckten an, was du magst, und lass den Rest liegen.
    [plant_received] Bau die Karten an, die vor dir liegen.
   *[plant] Bau deine vorderste Karte an.
  }
nothing-to-end = Hier gibt es nichts zu beenden: Der Zug endet von selbst, wenn alle ihre Karten angebaut haben.
thalers-changed = Deine Taler haben sich geändert: Du hast jetzt { $thalers }. Drück noch mal, wenn du das Feld noch willst.
draft-changed = { $cards } hast du nicht mehr, also wurde nichts gesendet. Schau noch mal drauf und sende neu.
trading-over = Der Handel ist schon beendet, dein Angebot kam nicht mehr an.

card-not-to-plant-now = { $card } kannst du jetzt nicht anbauen. Bei deinen Karten siehst du, was geht.
field-takes-no-more = Auf Feld { $field } passt { $card } nicht mehr. Wähl ein anderes Feld, oder ernte erst.
field-changed = Feld { $field } hat sich geändert, also wurde nichts geerntet. Schau es an und wähl neu.
room-without-harvest = Du musst nichts ernten: { $card } passt auf Feld { $field }. Ernten kannst du es trotzdem, für sich allein.
set-aside-changed = Was du anbauen musst, hat sich geändert. Schau noch mal auf deine Karten.
no-single-place = Manche dieser Karten passen auf mehrere Felder. Bau sie einzeln an.

own-offer = Angebot #{ $offer } ist von dir. Annehmen kann es jemand anders; du kannst es zurückziehen.
offer-to-another = Angebot #{ $offer } ist nur für { $player }. Du kannst selbst etwas anbieten.
cards-lacking = { $some ->
    [yes] Für #{ $offer } fehlt dir noch: { $cards }. (Das siehst nur du.)
   *[no] Für #{ $offer } hast du nicht: { $cards }. (Das siehst nur du.)
  }
# After it, for whoever pressed Accept at the table.
offer-instead = Mit **{ table-button-offer }** kannst du selbst ein Angebot machen.
cards-given-away = { $cards } kannst du nicht mehr geben. Schau auf deine Karten und wähl neu.
other-copies-needed = #{ $offer } sucht genau { $cards }. Wähl nur diese.
no-other-copies = Für #{ $offer } hast du keine andere Karte mehr.
too-many-copies = #{ $offer } sucht zu viele Karten für eine Liste. Gib sie an mit `/{ name-accept }`.

# What was typed for a slash command.
one-bean-only = Gib nur eine Bohne an, zum Beispiel `rote`.
option-twice = `{ $option }` steht doppelt da. Einmal reicht.
word-unknown = `{ $word }` verstehe ich nicht. Tippe Bohnen mit Namen, zum Beispiel `2 rote, feuer`.
word-near = `{ $word }` verstehe ich nicht. Meintest du { $possible }?
word-unclear = `{ $word }` kann mehreres heißen: { $possible }. Tippe etwas mehr vom Namen.
field-unknown = Du hast { $fields } Felder: Tippe die Nummer oder die Bohne, die dort steht.
no-field-of-bean = Auf keinem deiner Felder steht { $card }. Tippe stattdessen eine Nummer von 1 bis { $fields }.
no-room-there = Auf Feld { $field } steht { $crop }, da passt { $card } nicht dazu. Ernte das Feld erst, oder wähl ein anderes.
grows-elsewhere = { $card } steht schon auf deinem Feld { $field } und kommt also dorthin: eine Bohne, ein Feld.
field-for-another-bean = Auf Feld { $field } darf nur { $card }. Wähl ein anderes Feld.
nothing-received = Du hast nichts anzubauen: In diesem Zug hast du keine Karten bekommen.
hand-is-empty = Du hast keine Karten auf der Hand, also gibt es nichts anzubauen. Deck Karten auf.
nothing-to-plant = Du hast gerade nichts anzubauen. Bei deinen Karten siehst du, was geht.
not-among-these = { $card } kannst du jetzt nicht anbauen, sondern: { $cards }.
offer-number-unknown = Tippe die Nummer eines offenen Angebots. Sie stehen am Tisch.
player-unknown = Sonst heißt hier niemand `{ $word }`. Die anderen: `{ $players }`.
player-unclear = `{ $word }` kann mehrere meinen: `{ $players }`. Tippe mehr vom Namen.
no-place-in-another-hand = Du kannst Bohnen suchen, zum Beispiel `2 rote`, aber keine Plätze auf einer fremden Hand.
number-to-ask-for = Wie viele? Frag nach einer Anzahl, zum Beispiel `2 rote`.
not-face-up = { $card ->
    [any] Keine Karte, die du geben kannst, liegt offen.
   *[one] Von { $card } liegt nichts offen, was du geben kannst.
 }
cards-lacking-to-give = { $have ->
    [0] Von { $card } hast du nichts zu geben.
   *[other] Von { $card } kannst du nur { $have } geben.
  }
no-such-place = Eine Karte { $place } hast du nicht: Auf der Hand hast du { $cards }, von vorne gezählt.
another-card-there = Deine Karte { $place } ist { $card }. Schau auf deine Karten und tippe es neu.
