### Проклятия: что бывает с зомби в плохой день.

card-zombies-foot-came-off-again = Опять отвалилась нога
joke-zombies-foot-came-off-again = Это стало ясно на третьем углу, по походке собаки.
card-zombies-left-the-head-in-the-fridge = Голова забыта в холодильнике
joke-zombies-left-the-head-in-the-fridge = Кто-то наклеил на неё жёлтый листок: «Не ешь, моё».
card-zombies-moths-in-the-shroud = Моль в саване
joke-zombies-moths-in-the-shroud = Ей тоже хочется жить. Хоть кому-то тут.
card-zombies-rigor-mortis = Трупное окоченение
joke-zombies-rigor-mortis = Понедельник в каждом суставе.
card-zombies-petrol-in-the-sprinklers = Бензин в системе тушения
joke-zombies-petrol-in-the-sprinklers = Бочки подписывали по запаху, а нюхал безносый.
card-zombies-conga-with-torches = Паровозик с факелами
joke-zombies-conga-with-torches = Ты в середине. Танец очень тесный.
card-zombies-cold-shower = Холодный душ
joke-zombies-cold-shower = Помогает от икоты, страсти и поджогов.
card-zombies-existential-dread = Экзистенциальный ужас
joke-zombies-existential-dread = Ты труп. Кто же тогда отвечает на звонки?
card-zombies-cured-by-mistake = Излечение по ошибке
joke-zombies-cured-by-mistake = Стоматолог просил открыть рот пошире. Дальше как-то само.
card-zombies-recast-for-the-remake = Замена в ремейке
joke-zombies-recast-for-the-remake = Тот же сценарий, другой труп. Агент прислал цветы.
