# How much one person or one server may ask for, as whoever runs the bot has set it.

too-many-open-tables = Hai già { $most ->
    [one] un tavolo aperto come host: di più
   *[other] { $most } tavoli aperti come host: di più
  } non si può. Finisci una partita, o chiudi un tavolo con `/{ name-close }`; poi puoi aprirne un altro.
too-many-lobbies = Nell’ultima ora hai aperto { $most ->
    [one] un tavolo o una lezione
   *[other] { $most } tavoli e lezioni
  }, il massimo. Il prossimo lo può aprire un’altra persona, o tu tra un po’.
too-many-tables-here = In questo server { $most ->
    [one] è aperto un tavolo
   *[other] sono aperti { $most } tavoli
  }, il massimo. Entra in uno di questi, o aspetta che una partita finisca.
# The same in a direct message among people, or on a server without me.
too-many-tables-there = Qui { $most ->
    [one] è aperto un tavolo
   *[other] sono aperti { $most } tavoli
  }, il massimo. Entra in uno di questi, o aspetta che una partita finisca.
# When somebody asks for a lesson, which counts like a table.
no-lesson-beside-tables = Una lezione conta come un tavolo, e hai già { $most ->
    [one] un tavolo aperto come host: di più
   *[other] { $most } tavoli aperti come host: di più
  } non si può. Finisci una partita, o chiudi un tavolo con `/{ name-close }`; poi cominciamo.
no-lesson-this-hour = Nell’ultima ora hai cominciato { $most ->
    [one] un tavolo o una lezione
   *[other] { $most } tavoli e lezioni
  }, il massimo. Continuiamo a imparare tra un po’.
too-many-lessons = In questo momento c’è così tanta gente che impara che non posso cominciare un’altra lezione. Riprova tra un po’.
too-many-alone = In questo momento c’è così tanta gente che gioca contro i computer nei messaggi diretti che non posso dare le carte per un’altra partita. Riprova tra un po’.
too-many-open-offers = Hai { $most ->
    [one] un’offerta aperta
   *[other] { $most } offerte aperte
  }, il massimo. Ritirane una, poi puoi farne un’altra.
too-fast = Troppo veloce: questo clic non vale. Premi di nuovo.
