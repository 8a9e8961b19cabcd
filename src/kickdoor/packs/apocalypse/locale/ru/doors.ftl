### Прочие двери

card-apocalypse-the-size-of-a-stadium = Размером со стадион
joke-apocalypse-the-size-of-a-stadium = Стоянка на девять тысяч мест. Она под тобой.
card-apocalypse-radioactive = Радиоактивный
joke-apocalypse-radioactive = Период полураспада тысяча лет. Обе половины он проведёт весело.
card-apocalypse-foretold-by-prophets = Предсказан пророками
joke-apocalypse-foretold-by-prophets = Есть гравюра. В углу бежишь ты.
card-apocalypse-back-by-unpopular-demand = Вернулся, хоть и не звали
joke-apocalypse-back-by-unpopular-demand = Умер, как жил. А потом ещё немножко.
card-apocalypse-and-nine-million-friends = И девять миллионов друзей
joke-apocalypse-and-nine-million-friends = Каждый что-то принёс. В основном твой урожай.
card-apocalypse-running-on-low-battery = Садится батарейка
joke-apocalypse-running-on-low-battery = Уничтожит тебя в режиме энергосбережения.
card-apocalypse-something-in-the-rubble = Что-то в развалинах
joke-apocalypse-something-in-the-rubble = Ты надеялся, что это кот.
card-apocalypse-two-of-every-kind = Каждой твари по паре
joke-apocalypse-two-of-every-kind = Кто-то сберёг ковчег. Кто-то сглупил.
card-apocalypse-read-it-aloud-backwards = Прочти вслух задом наперёд
joke-apocalypse-read-it-aloud-backwards = Это был рецепт супа. Всё равно зря.
