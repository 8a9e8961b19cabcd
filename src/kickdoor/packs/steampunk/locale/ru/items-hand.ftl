### Что держат в руках

card-steampunk-pocket-watch-on-a-long-chain = Часы на длинной цепочке
joke-steampunk-pocket-watch-on-a-long-chain = Идут верно. Это мир отстаёт на три минуты в сутки.
card-steampunk-sword-in-a-cane-in-a-sword = Шпага в трости в шпаге
joke-steampunk-sword-in-a-cane-in-a-sword = Там есть ещё и зонтик, но нужен пинцет.
card-steampunk-repeating-clockwork-pistol = Заводной пистолет с боем
joke-steampunk-repeating-clockwork-pistol = Шесть выстрелов, потом восемь, потом полдень.
card-steampunk-presentation-sabre = Наградная сабля
joke-steampunk-presentation-sabre = Полку от полка за то, что не потерял предыдущую.
card-steampunk-telescope-for-indoor-use = Комнатный телескоп
joke-steampunk-telescope-for-indoor-use = Дверь так близко, что стучать приходится глазом.
card-steampunk-two-man-spanner = Гаечный ключ на двоих
joke-steampunk-two-man-spanner = Второй отвечает за выражения.
card-steampunk-elephant-gun = Слоновье ружьё
joke-steampunk-elephant-gun = Стреляет целым слоном. Небольшим, но очень недовольным.
