# Beans and fields: the words that all screens of Bohnanza share.

# The short name, always beside the bean's symbol. Never declined: a number follows as ×2.
bean-name = { $bean ->
    [coffee] Kaffee
    [wax] Wachs
    [blue] Blaue
    [chili] Feuer
    [stink] Sau
    [green] Brech
    [soy] Soja
    [black_eyed] Augen
    [red] Rote
    [garden] Garten
    [cocoa] Kakao
    [cognac] Cognac
   *[other] { $bean }
 }

# All of them feminine; in a sentence only after "die" or without an article, so that "Blaue" and "Rote" stay as they are.
bean-full-name = { $bean ->
    [coffee] Kaffeebohne
    [wax] Wachsbohne
    [blue] Blaue Bohne
    [chili] Feuerbohne
    [stink] Saubohne
    [green] Brechbohne
    [soy] Sojabohne
    [black_eyed] Augenbohne
    [red] Rote Bohne
    [garden] Gartenbohne
    [cocoa] Kakaobohne
    [cognac] Cognacbohne
   *[other] { $bean }
 }

# In a list of beans, behind the symbol.
bean-listed = { bean-full-name }

# On a button or in a list of choices, beside the symbol: whole where the short name alone sounds odd.
bean-on-button = { bean-full-name }

# $name: symbol and short name.
bean-several = { $count ->
    [1] { $name }
   *[other] { $name } ×{ $count }
 }


# A field in a row, where its place says which it is: $bean with its symbol, or `none` where several kinds grow, as $crop says.
# In brackets what it pays now, and what more cards pay. $only: the one bean that it takes, or `any`.
field-short = { field-in-row } ({ $pays }{ $more ->
    [yes] , { $next_pays } ab { $next }
   *[no] {""}
 })
# The same for five players and more.
field-brief = { field-in-row } ({ $pays }{ $more ->
    [yes] , { $next }→{ $next_pays }
   *[no] {""}
 })
field-in-row = { $bean ->
    [none] { $crop }
   *[other] { $bean } ×{ $cards }
 }
field-for-one = { $only ->
    [any] {""}
   *[one] , nur für { $only }
 }
crop-none = leer
field-short-empty = { crop-none }{ field-for-one }
field-brief-empty = { crop-none }{ field-for-one }
# The same above the hand of another player, without what it pays now; bold where a bean would suit it that is given or
# asked for just now.
other-field = { field-in-row }{ $more ->
    [yes] {" "}({ $next }→{ $next_pays })
   *[no] {""}
 }
other-field-empty = { crop-none }{ field-for-one }
other-field-fits = **{ $field }**
# Between fields in a row.
fields-separator = {" | "}

more-pays = { $more } { $more_cards ->
    [one] bringt
   *[other] bringen
 } { $next_pays } 🪙
