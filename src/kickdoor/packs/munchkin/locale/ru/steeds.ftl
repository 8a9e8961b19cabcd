### Скакуны и наёмники.

card-munchkin-second-hand-horse = Подержанная лошадь
joke-munchkin-second-hand-horse = Первый хозяин был осторожен. Остальные — не очень.

card-munchkin-rocking-unicorn = Единорог-качалка
joke-munchkin-rocking-unicorn = Очень быстр. На очень маленьком участке.

card-munchkin-nightmare-slightly-used = Кошмар, почти не снившийся
joke-munchkin-nightmare-slightly-used = Прежний хозяин больше не спит.

card-munchkin-ostrich-of-state = Государственный страус
joke-munchkin-ostrich-of-state = Отлично бегает. Ничего не решает. Идеален.

card-munchkin-giant-snail = Гигантская улитка
joke-munchkin-giant-snail = Ты-то доедешь. И все, кто за тобой гонится, тоже.

card-munchkin-go-faster-stripes = Полоски для скорости
joke-munchkin-go-faster-stripes = Секрет в том, что краска ещё не высохла.

card-munchkin-squire-with-a-squint = Косоватый оруженосец
joke-munchkin-squire-with-a-squint = Подаёт меч. Не всегда рукоятью.

card-munchkin-porter-who-means-well = Носильщик с добрыми намерениями
joke-munchkin-porter-who-means-well = Понёс бы и тебя, если бы ты не дёргался.

card-munchkin-food-taster = Дегустатор
joke-munchkin-food-taster = До сих пор жив. Очень этим гордится.

card-munchkin-bodyguard-of-average-size = Телохранитель среднего роста
joke-munchkin-bodyguard-of-average-size = Закроет тебя от стрелы, если целятся в него.
