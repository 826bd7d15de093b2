# Beans and fields: the words that all screens of Bohnanza share.

# The short name, always beside the bean's symbol. It never changes: several are "Verde ×2".
bean-name = { $bean ->
    [coffee] Café
    [wax] Cera
    [blue] Azul
    [chili] Picante
    [stink] { -stink }
    [green] Verde
    [soy] { -soy }
    [black_eyed] { -black-eyed }
    [red] { -red }
    [garden] { -garden }
    [cocoa] Cacao
    [cognac] Coñac
   *[other] { $bean }
 }

# Within sentences with an article: "la alubia Verde", so that no other word depends on the bean.
bean-full-name = { $bean ->
    [coffee] { -bean } Café
    [wax] { -bean } de Cera
    [blue] { -bean } Azul
    [chili] { -bean } Picante
    [stink] { -bean } { -stink }
    [green] { -bean } Verde
    [soy] { -bean } de { -soy }
    [black_eyed] { -black-eyed-bean }
    [red] { -bean } { -red }
    [garden] { -bean } de { -garden }
    [cocoa] { -bean } de Cacao
    [cognac] { -bean } de Coñac
   *[other] { $bean }
 }

# In a list of beans, behind the symbol.
bean-listed = { bean-name }

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
    [yes] ; { $next_pays } con { $next }
   *[no] {""}
 })
# The same for five players and more.
field-brief = { field-in-row } ({ $pays }{ $more ->
    [yes] ; { $next }→{ $next_pays }
   *[no] {""}
 })
field-in-row = { $bean ->
    [none] { $crop }
   *[other] { $bean } ×{ $cards }
 }
field-for-one = { $only ->
    [any] {""}
   *[one] , solo { $only }
 }
crop-none = vacío
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
    [one] paga
   *[other] pagan
 } { $next_pays } 🪙
