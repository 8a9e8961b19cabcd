### Прочие двери

card-booty-from-the-very-bottom = ...с самого дна
joke-booty-from-the-very-bottom = Дважды останавливалось по пути, чтобы стать поменьше.
card-booty-full-of-the-cooks-rum = ...после ромовой дегустации у кока
joke-booty-full-of-the-cooks-rum = Любит тебя. Сейчас покажет, как сильно.
card-booty-lost-at-sea-found-again = ...из пропавших в море, но нашлось
joke-booty-lost-at-sea-found-again = Море вернуло его с запиской.
card-booty-with-a-fin-on-its-back = ...с плавником на спине
joke-booty-with-a-fin-on-its-back = Картонный, на верёвочке. Прочие поверили и плывут.
card-booty-with-wind-in-its-sails = ...с попутным ветром
joke-booty-with-wind-in-its-sails = Тебе он встречный. Это тот же ветер.
card-booty-only-half-of-it = ...только половина
joke-booty-only-half-of-it = Вторая половина принадлежит киту.
card-booty-sail-on-the-horizon = Парус на горизонте
joke-booty-sail-on-the-horizon = Друг или враг? Поднимает флаг с зубами.
card-booty-parley = Переговоры
joke-booty-parley = Садятся, смотрят друг на друга и вспоминают, что их ждут дома.
card-booty-trade-winds = Пассаты
joke-booty-trade-winds = Всё несёт на запад. На западе уже некуда ставить.
card-booty-flag-of-convenience = Удобный флаг
joke-booty-flag-of-convenience = По бумагам ты траулер из сухопутной Богемии.
