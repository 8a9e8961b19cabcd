### Выжившие от четырнадцатого уровня: имена выше названия фильма.

card-zombies-army-checkpoint = Армейский блокпост
joke-zombies-army-checkpoint = Сначала стреляет, потом спрашивает документы.
card-zombies-grandmother-with-a-flamethrower = Бабушка с огнемётом
joke-zombies-grandmother-with-a-flamethrower = Вышла-то всего лишь пополоть.
card-zombies-the-last-girl-of-the-film = Последняя девушка фильма
joke-zombies-the-last-girl-of-the-film = Остальные пришли парочками. Она с ящиком инструментов.
card-zombies-the-director = Режиссёр ужасов
joke-zombies-the-director = Говорит «режем», и это не про плёнку.
card-zombies-the-sequel = Вторая часть
joke-zombies-the-sequel = Бюджет больше, конец тот же, тебя в нём тоже больше.
