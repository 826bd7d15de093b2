# What people may type: lists of words and phrases, separated by commas. Capitals, accents and hyphens make no difference.
# Numbers, with the articles among the words for 1, and places in a row.
typed-number = { $number ->
    [1] uno, un, una
    [2] dos, par
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
    [9] nueve
    [10] diez
    [11] once
   *[12] doce
 }
typed-ordinal = { $number ->
    [1] primero, primer, primera
    [2] segundo, segunda
    [3] tercero, tercer, tercera
    [4] cuarto, cuarta
    [5] quinto, quinta
   *[6] sexto, sexta
 }
# Words beside others that say nothing more.
typed-small = el, la, los, las, de, del, mi, mis, tu, tus, su, sus, otro, otra, otros, otras
# Before a number: half an hour [to] that hour, or [past] it, as in “half past eight”; nothing where a language says
# it otherwise. Half an hour behind the number is [thirty], below.
typed-half = { $which ->
    [to] {""}
   *[past] {""}
 }
# Of a date or a time: days, parts of a day, hours, lengths of time, and what stands beside them. A word may be in several
# places. Weekdays and months are known from the calendar, with their usual short forms; here are further
# ones.
typed-moment = { $means ->
    [today] hoy
    [tonight] esta noche
    [tomorrow] mañana
    [after] pasado mañana
    [next] próximo, próxima, que viene
    [morning] de la mañana, por la mañana
    [afternoon] de la tarde, por la tarde, esta tarde, tarde
    [evening] de la noche, por la noche, noche
    [noon] mediodía, al mediodía, a mediodía
    [half] media hora
    [thirty] media
    [at] a las, a la, las, @
    [clock] h, hs, hrs, horas
    [in] en, dentro de
    [minutes] minutos, minuto, min
    [hours] horas, hora, h, hs
    [days] días, día
    [weeks] semanas, semana
    [tuesday] martes
    [wednesday] mier
    [thursday] jueves
    [saturday] sábado
   *[small] el, la, de, del, este, y
 }
