# What people may type: lists of words and phrases, separated by commas. Capitals, accents and hyphens make no difference.
# Numbers, with the articles among the words for 1, and places in a row.
typed-number = { $number ->
    [1] uno, un, una
    [2] due, paio
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
    [8] otto
    [9] nove
    [10] dieci
    [11] undici
   *[12] dodici
 }
typed-ordinal = { $number ->
    [1] primo, prima
    [2] secondo, seconda
    [3] terzo, terza
    [4] quarto, quarta
    [5] quinto, quinta
   *[6] sesto, sesta
 }
# Words beside others that say nothing more.
typed-small = il, lo, la, i, gli, le, l, di, del, dei, degli, delle, dell, dall, mio, mia, miei, mie, tuo, tua, tuoi, tue, altro, altra, altri, altre
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
    [today] oggi
    [tonight] stasera, questa sera
    [tomorrow] domani
    [after] dopodomani
    [next] prossimo, prossima
    [morning] mattina, di mattina, del mattino, mattino
    [afternoon] pomeriggio, di pomeriggio, del pomeriggio
    [evening] sera, di sera, della sera
    [noon] mezzogiorno, a mezzogiorno
    [half] mezz'ora, mezzora, mezza ora
    [thirty] mezza, mezzo
    [at] alle, all', dalle, @
    [clock] ore, h
    [in] tra, fra, in
    [minutes] minuti, minuto, min
    [hours] ore, ora, h
    [days] giorni, giorno
    [weeks] settimane, settimana
    [tuesday] martedì
    [wednesday] mercoledì
    [thursday] giovedì
    [saturday] sabato
   *[small] il, la, di, del, lo, questo, questa, e
 }
