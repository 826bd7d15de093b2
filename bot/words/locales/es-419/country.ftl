# What is called otherwise in America than in Spain; all else is said in the folder es.

-bean = poroto
-beans = porotos
-the = el
-The = El
-stink = Apestoso
-soy = Soya
-black-eyed = Ojo Negro
-black-eyed-bean = { -bean } de { -black-eyed }
-red = Rojo
-garden = Jardín
-meter = porotómetro
-meters = porotómetros
-Meters = Porotómetros

-press = presiona
-Press = Presiona
-Add = Agregar
-settings = configuración
-manage-server = Administrar servidor
