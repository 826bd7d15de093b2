# What is called otherwise in Spain and in America: here as in Spain; es-419/country.ftl says it as in America.

# What all cards are, and the article before it. In Spain it is no "judía", since adjectives follow: that would be a person.
-bean = alubia
-beans = alubias
-the = la
-The = La
# The short names of beans, and one that is called otherwise within a sentence.
-stink = Apestosa
-soy = Soja
-black-eyed = Carilla
-black-eyed-bean = { -bean } { -black-eyed }
-red = Roja
-garden = Huerta
-meter = tabla de valores
-meters = tablas de valores
-Meters = Tablas de valores

# Discord's own words.
-press = pulsa
-Press = Pulsa
-Add = Añadir
-settings = ajustes
-manage-server = Gestionar servidor
