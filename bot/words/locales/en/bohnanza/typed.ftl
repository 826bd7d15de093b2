# What people may type: lists of words and phrases, separated by commas. Capitals, accents and hyphens make no difference.
# Each word means one thing; English is understood besides, but for words that mean something here.

# What a bean may be called besides its names in beans.ftl.
typed-bean = { $bean ->
    [chili] chile, hot
    [stink] stinky, stinker, skunk
    [soy] soya, soja
    [black_eyed] black eye, eyes, black-eyed pea, black-eyed peas
    [red] kidney
    [cocoa] cacao, chocolate
    [cognac] brandy
   *[other] {""}
 }
# Words between two beans; words that may stand beside one and say nothing more: `2 red beans`, `the soy`.
typed-between = and, plus
typed-beside = bean, beans, card, cards
typed-nothing = nothing, none
# How many: all of a bean, or a number of times; and which: those that lie face up.
typed-all = all, every
typed-times = times
typed-face-up = face up, turned up
# Words that name an option of /offer: `soy want: 2 red to: Anna`, `soy for 2 red to Anna`.
typed-give = give, giving, I give, I give you, offer, I offer, trade, I trade, swap
typed-want = want, wants, I want, I would like, give me
# What stands between the two sides of an offer, whichever comes first.
typed-for = for, in exchange for, in return for
typed-to = to
typed-anyone = anyone, anybody, everyone, everybody, all
typed-store = store
typed-stew = stew
# What may stand beside the number of a field.
typed-field = field, in, on, into
# What /buy may call the third field; any of these words will do.
typed-third-field = third field
# What a building may be called besides the name of its type.
typed-building = { $type ->
    [tipi] teepee, tepee
    [saloon] bar
    [general_store] shop
    [blacksmith] smith, smithy, forge
    [jail] prison, gaol
   *[other] {""}
 }
