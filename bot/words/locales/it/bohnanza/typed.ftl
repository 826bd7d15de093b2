# What people may type: lists of words and phrases, separated by commas. Capitals, accents and hyphens make no difference.
# Each word means one thing; English is understood besides, but for words that mean something here.

# What a bean may be called besides its names in beans.ftl.
typed-bean = { $bean ->
    [blue] azzurro, azzurri, azzurra, azzurre
    [chili] piccanti, peperoncino, peperoncini, chili
    [stink] puzzolenti, puzza, puzzone
    [green] verdi
    [soy] soja, soya
    [black_eyed] occhi, occhio nero, occhi neri
    [red] rossi, rossa, rosse
    [garden] giardini, orto
    [cocoa] cioccolato, cioccolata
    [cognac] brandy
   *[other] {""}
 }
# Words between two beans; words that may stand beside one and say nothing more: `2 fagioli rossi`, `la soia`.
typed-between = e, ed, più
typed-beside = fagiolo, fagioli, carta, carte, fagiolino, fagiolini
typed-nothing = niente, nulla
# How many: all of a bean, or a number of times; and which: those that lie face up.
typed-all = tutto, tutta, tutti, tutte
typed-times = volte
typed-face-up = scoperto, scoperta, scoperti, scoperte
# Words that name an option of /offer: `soia voglio: 2 rossi a: Anna`, `soia per 2 rossi a Anna`.
typed-give = do, dò, io do, ti do, dai, offro, ti offro, regalo, ti regalo, cedo, scambio
typed-want = voglio, vorrei, vuoi, dammi, mi dai, chiedo, cerco
# What stands between the two sides of an offer, whichever comes first.
typed-for = per, contro, con, in cambio di
typed-to = a, ad
typed-anyone = chiunque, tutti, tutte
typed-store = emporio
typed-stew = stufato, zuppa, minestra, minestrone
# What may stand beside the number of a field.
typed-field = campo, nel, sul, in
# What /buy may call the third field; any of these words will do.
typed-third-field = terzo campo, altro campo
# What a building may be called besides the name of its type.
typed-building = { $type ->
    [tipi] tipi, tenda
    [bank] banco
    [farm] podere, cascina
    [saloon] bar
    [general_store] negozio, bottega
    [blacksmith] fucina, maniscalco
    [jail] carcere, galera
    [distillery] alambicco
   *[other] {""}
 }
