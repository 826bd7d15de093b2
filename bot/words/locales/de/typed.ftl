# What people may type: lists of words and phrases, separated by commas. Capitals, accents and hyphens make no difference.
# Numbers, with the articles among the words for 1, and places in a row.
typed-number = { $number ->
    [1] eins, ein, eine, einen, einer, eines
    [2] zwei, zwo
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
    [11] elf
   *[12] zwölf
 }
typed-ordinal = { $number ->
    [1] erstes, erste, ersten, erster
    [2] zweites, zweite, zweiten, zweiter
    [3] drittes, dritte, dritten, dritter
    [4] viertes, vierte, vierten, vierter
    [5] fünftes, fünfte, fünften, fünfter
   *[6] sechstes, sechste, sechsten, sechster
 }
# Words beside others that say nothing more.
typed-small = der, die, das, den, dem, des, von, vom, mein, meine, meinen, meiner, dein, deine, deinen, deiner, deines, noch, weitere, bitte
# Before a number: half an hour [to] that hour, or [past] it, as in “half past eight”; nothing where a language says
# it otherwise. Half an hour behind the number is [thirty], below.
typed-half = { $which ->
    [to] halb
   *[past] {""}
 }
# Of a date or a time: days, parts of a day, hours, lengths of time, and what stands beside them. A word may be in several
# places. Weekdays and months are known from the calendar, with their usual short forms; here are further
# ones.
typed-moment = { $means ->
    [today] heute
    [tonight] heute abend, heut abend
    [tomorrow] morgen
    [after] übermorgen
    [next] nächsten, nächster, nächste, nächstes, kommenden, kommender, kommende, kommendes
    [morning] morgen, morgens, früh, vormittag, vormittags
    [afternoon] nachmittag, nachmittags
    [evening] abend, abends
    [noon] mittag, mittags
    [half] einer halben Stunde, ner halben Stunde, halben Stunde
    [thirty] {""}
    [at] um, ab, @
    [clock] Uhr, h
    [in] in
    [minutes] Minuten, Minute, Min
    [hours] Stunden, Stunde, Std, h
    [days] Tagen, Tage, Tag
    [weeks] Wochen, Woche
    [tuesday] Dienstag
    [wednesday] Mittwoch
    [thursday] Donnerstag
    [saturday] Sonnabend
   *[small] am, den, der, dem, diesen, dieser, und, im
 }
