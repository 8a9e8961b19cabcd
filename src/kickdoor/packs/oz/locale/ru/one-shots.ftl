### Разовые шмотки

card-oz-wet-sponge = Мокрая губка
joke-oz-wet-sponge = Маленькая, холодная, историческая.
card-oz-handful-of-straw = Пучок соломы
joke-oz-handful-of-straw = Им в глаза. Потом верни владельцу.
card-oz-thunder-sheet = Лист жести для грома
joke-oz-thunder-sheet = Это поднос и мальчик, который хочет домой.
card-oz-liquid-courage-green = Жидкая храбрость, зелёная
joke-oz-liquid-courage-green = Выпей, пока не прочёл этикетку.
card-oz-farmhouse-on-call = Ферма по вызову
joke-oz-farmhouse-on-call = Упадёт за полчаса, или амбар бесплатно.
card-oz-last-wish-of-the-cap = Последнее желание золотой шапки
joke-oz-last-wish-of-the-cap = Обезьяны заберут. Куда, не спросят.
card-oz-hot-air-departure = Отбытие на горячем воздухе
joke-oz-hot-air-departure = Летит вверх. Это всё расписание.
card-oz-coin-from-kansas = Монета из Канзаса
joke-oz-coin-from-kansas = Встаёт на ребро и просится домой.
card-oz-kiss-on-the-forehead = Поцелуй в лоб
joke-oz-kiss-on-the-forehead = Остаётся след. Злые умеют его читать.
card-oz-poppy-perfume = Духи из маков
joke-oz-poppy-perfume = Пахнут понедельником.
