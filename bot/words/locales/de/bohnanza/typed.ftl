# What people may type: lists of words and phrases, separated by commas. Capitals, accents and hyphens make no difference.
# Each word means one thing; English is understood besides, but for words that mean something here.

# What a bean may be called besides its names in beans.ftl.
typed-bean = { $bean ->
    [coffee] Kaffe
    [wax] Weinbrand, Weinbrandbohne, Kerze
    [blue] blau
    [chili] Chili, Chilibohne, scharfe
    [stink] Stink, Stinkbohne, dicke
    [green] grüne, grün
    [soy] Soya
    [black_eyed] Auge, Schwarzauge, Schwarzaugen, Schwarzaugenbohne
    [red] rot, Kidney, Kidneybohne
    [cocoa] Schoko, Schokolade
    [cognac] Kognak
   *[other] {""}
 }
# Words between two beans; words that may stand beside one and say nothing more: `2 rote Bohnen`, `die Soja`.
typed-between = und, plus, sowie
typed-beside = Bohne, Bohnen, Karte, Karten
typed-nothing = nichts, nix, kein, keine, keins
# How many: all of a bean, or a number of times; and which: those that lie face up.
typed-all = alle, alles, sämtliche, jede
typed-times = mal
typed-face-up = offen, offene, offenen, offener, aufgedeckt, aufgedeckte, aufgedeckten, aufgedecktes
# Words that name an option of /offer: `soja will: 2 rote an: Anna`, `soja gegen 2 rote an Anna`.
typed-give = gib, gebe, geb, ich gebe, ich geb, biete, ich biete, tausche, ich tausche, tausch, verschenke, schenke
typed-want = will, ich will, möchte, ich möchte, hätte gern, ich hätte gern, gib mir, suche, ich suche, such, brauche, ich brauche
# What stands between the two sides of an offer, whichever comes first.
typed-for = gegen, für, im Tausch gegen
typed-to = an
typed-anyone = alle, allen, jeden, irgendwer, egal, egal wen
typed-store = Lager, Store
typed-stew = Eintopf
# What may stand beside the number of a field.
typed-field = Feld, Bohnenfeld, Acker, auf, in
# What /buy may call the third field; any of these words will do.
typed-third-field = drittes Feld, drittes Bohnenfeld, noch ein Feld
# What a building may be called besides the name of its type.
typed-building = { $type ->
    [gold_mine] Goldmine, Mine
    [tipi] Zelt
    [farm] Bauernhof, Hof
    [saloon] Salon, Kneipe
    [general_store] Laden, Gemischtwarenladen, Kaufladen, Lager
    [blacksmith] Schmied, Schmiede
    [jail] Gefängnis, Knast
    [distillery] Brennerei, Schnapsbrennerei, Destille
   *[other] {""}
 }
