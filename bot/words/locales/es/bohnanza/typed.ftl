# What people may type: lists of words and phrases, separated by commas. Capitals, accents and hyphens make no difference.
# Each word means one thing; English is understood besides, but for words that mean something here.

# What a bean may be called besides its names in beans.ftl.
typed-bean = { $bean ->
    [chili] chile, chili, chilli, guindilla, ají, picoso, pimiento
    [stink] hedionda, hediondo, maloliente
    [green] chaucha, ejote
    [soy] soja, soya
    [black_eyed] ojos negros, ojito negro, ojitos negros, ojinegro, carita, negra
    [red] colorado, colorada
    [garden] huerto
    [cocoa] chocolate
    [cognac] cognac, brandy
   *[other] {""}
 }
# Words between two beans; words that may stand beside one and say nothing more: `2 alubias rojas`, `la soja`.
typed-between = y, e, más, con
typed-beside = poroto, porotos, carta, cartas, frijol, frijoles, fréjol, fréjoles, alubia, alubias, judía, judías, haba, habas, habichuela, habichuelas, caraota, caraotas, porotito, porotitos, frijolito, frijolitos
typed-nothing = nada, ninguno, ninguna
# How many: all of a bean, or a number of times; and which: those that lie face up.
typed-all = todo, toda, todos, todas
typed-times = veces
typed-face-up = revelado, revelada, revelados, reveladas, boca arriba
# Words that name an option of /offer: `soya quiero: 2 rojos para: Anna`, `soya por 2 rojos para Anna`.
typed-give = doy, yo doy, te doy, ofrezco, te ofrezco, regalo, te regalo, cambio, te cambio
typed-want = quiero, yo quiero, quisiera, dame, me das, pido, busco, necesito
# What stands between the two sides of an offer, whichever comes first.
typed-for = por, a cambio de
typed-to = para, a
typed-anyone = quien quiera, quien sea, cualquiera, todos, todas
typed-store = tienda, almacén, guardado
typed-stew = guiso, cocido, estofado
# What may stand beside the number of a field.
typed-field = campo, en
# What /buy may call the third field; any of these words will do.
typed-third-field = tercer campo, otro campo
# What a building may be called besides the name of its type.
typed-building = { $type ->
    [tipi] tepee, tepe
    [bank] banca
    [farm] finca, hacienda
    [saloon] cantina, bar
    [general_store] almacén, bodega
    [blacksmith] herrero, forja
    [jail] prisión
    [distillery] alambique
   *[other] {""}
 }
