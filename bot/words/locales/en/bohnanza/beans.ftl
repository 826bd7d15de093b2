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

# $name: symbol and short name.
bean-several = { $count ->
    [1] { $name }
   *[other] { $name } ×{ $count }
 }


# What field $field holds: $crop, its worth now and how many cards pay more; $only the one bean it takes, or `any`.
field-line = > Field { $field } **{ $crop }** { field-worth }
# In a row, where its place says which it is.
field-short = { $crop } { field-worth }
field-worth = pays { $pays }{ $more ->
    [yes] , more at { $next }
   *[no] , the most
 }
field-for-one = { $only ->
    [any] {""}
   *[one] , for { $only } only
 }
field-line-empty = > Field { $field } empty{ field-for-one }
field-short-empty = empty{ field-for-one }
# Fields in a row, each as in field-short.
fields-in-a-row = > { $fields }
fields-separator = {" | "}
