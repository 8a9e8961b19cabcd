### Монстры первого и второго уровня.

card-steampunk-clockwork-mouse = Заводная мышь
joke-steampunk-clockwork-mouse = Мышь завели. Кота, выходит, тоже.
card-steampunk-chimney-imp = Бесёнок из трубы
joke-steampunk-chimney-imp = Является через трубу. Подарков нет, зато шляпу твою приметил.
card-steampunk-teapot-without-a-licence = Чайник без лицензии
joke-steampunk-teapot-without-a-licence = С утра под давлением. Свистит вслед инженерам.
card-steampunk-pickpocket-automaton = Автомат-карманник
joke-steampunk-pickpocket-automaton = «Вложите руку в щель. Сдачи нет».
card-steampunk-sideways-elevator = Лифт вбок
joke-steampunk-sideways-elevator = Следующая остановка галантерея. Следующая галантерея. Следующая стена.
card-steampunk-moth-in-the-works = Моль в механизме
joke-steampunk-moth-in-the-works = Ест шестерёнки. Где было время, остаются аккуратные дырочки.
card-steampunk-chaperone = Дуэнья
joke-steampunk-chaperone = Следит, чтобы ничего не случилось. Сейчас случится.
card-steampunk-late-chimney-sweep = Покойный трубочист
joke-steampunk-late-chimney-sweep = Платят с трубы. Что можно уже не работать, ему никто не сказал.
