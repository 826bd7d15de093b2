# What people may type, in lists of words: several words for one thing stand side by side.
# Words between two beans, and words for nothing: any of them, separated by spaces.
typed-between = y e más mas con
# Words that name an option of /offer: `soya quiero: 2 rojo para: Anna`, `soya por 2 rojo para Anna`.
typed-give = doy ofrezco regalo
typed-want = quiero pido busco por
typed-to = para a
typed-nothing = nada ninguno ninguna
typed-store = tienda almacén almacen guardado
typed-stew = guiso
typed-third-field = tercer campo
