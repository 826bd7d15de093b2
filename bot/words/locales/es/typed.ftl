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
