# Beans and fields: the words that all screens of Bohnanza share.

# The short name, always beside the bean's symbol.
bean-name = { $bean ->
    [coffee] Coffee
    [wax] Wax
    [blue] Blue
    [chili] Chili
    [stink] Stink
    [green] Green
    [soy] Soy
    [black_eyed] Black-eyed
    [red] Red
    [garden] Garden
    [cocoa] Cocoa
    [cognac] Cognac
   *[other] { $bean }
 }

bean-full-name = { $bean ->
    [coffee] Coffee Bean
    [wax] Wax Bean
    [blue] Blue Bean
    [chili] Chili Bean
    [stink] Stink Bean
    [green] Green Bean
    [soy] Soy Bean
    [black_eyed] Black-eyed Bean
    [red] Red Bean
    [garden] Garden Bean
    [cocoa] Cocoa Bean
    [cognac] Cognac Bean
   *[other] { $bean }
 }

# In a list of beans, behind the symbol.
bean-listed = { bean-full-name }

# On a button or in a list of choices, beside the symbol: whole where the short name alone sounds odd.
bean-on-button = { bean-name }

# $name: symbol and short name.
bean-several = { $count ->
    [1] { $name }
   *[other] { $name } ×{ $count }
 }


# A field in a row, where its place says which it is: $bean with its symbol, or `none` where several kinds grow, as $crop says.
# In brackets what it pays now, and what more cards pay. $only: the one bean that it takes, or `any`.
field-short = { field-in-row } ({ $pays }{ $more ->
    [yes] , { $next_pays } at { $next }
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
   *[one] , for { $only } only
 }
crop-none = empty
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

# $more: cards that together pay $next_pays; $more_cards: how many they are.
more-pays = { $more } { $more_cards ->
    [one] pays
   *[other] pay
 } { $next_pays } 🪙
