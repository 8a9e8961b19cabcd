### Суперсилы

card-super-talks-to-pigeons = Язык голубей
    .gen = Языка голубей
    .acc = Язык голубей
    .ins = Языком голубей
joke-super-talks-to-pigeons = Они видели всё. Их просто никто не спрашивал.

card-super-elastic-ankles = Резиновые лодыжки
    .gen = Резиновых лодыжек
    .acc = Резиновые лодыжки
    .ins = Резиновыми лодыжками
joke-super-elastic-ankles = Только лодыжки. Остальное подтягивается, когда сможет.

card-super-slightly-magnetic = Слабый магнетизм
    .gen = Слабого магнетизма
    .acc = Слабый магнетизм
    .ins = Слабым магнетизмом
joke-super-slightly-magnetic = К тебе тянутся ложки. И каждая третья тележка.
ability-super-slightly-magnetic-pull = Притянуть

card-super-hears-doorbells-early = Слух на звонок
    .gen = Слуха на звонок
    .acc = Слух на звонок
    .ins = Слухом на звонок
joke-super-hears-doorbells-early = За четыре секунды до звонка. Ни одна ещё не пригодилась.
ability-super-hears-doorbells-early-hark = Прислушаться

card-super-bad-breath-of-the-north = Дурное дыхание севера
    .gen = Дурного дыхания севера
    .acc = Дурное дыхание севера
    .ins = Дурным дыханием севера
joke-super-bad-breath-of-the-north = Морозит озеро. Пахнет сельдью из этого озера.
ability-super-bad-breath-of-the-north-breathe-out = Выдохнуть

card-super-thick-skin = Толстая шкура
    .gen = Толстой шкуры
    .acc = Толстую шкуру
    .ins = Толстой шкурой
joke-super-thick-skin = От пуль, рецензий и свадебных тостов.

card-super-flight-economy-class = Полёт экономклассом
    .gen = Полёта экономклассом
    .acc = Полёт экономклассом
    .ins = Полётом экономклассом
joke-super-flight-economy-class = Ноги девать некуда, а самолёт тут ты.

card-super-x-ray-eyes = Рентгеновский взгляд
    .gen = Рентгеновского взгляда
    .acc = Рентгеновский взгляд
    .ins = Рентгеновским взглядом
joke-super-x-ray-eyes = В основном видно ключи, мелочь и один неудачный шунт.

card-super-super-strength-sort-of = Суперсила, но не очень
    .gen = Суперсилы, но не очень
    .acc = Суперсилу, но не очень
    .ins = Суперсилой, но не очень
joke-super-super-strength-sort-of = Поднять машину может. Поставить тихо не может.

card-super-spare-arms = Запасные руки
    .gen = Запасных рук
    .acc = Запасные руки
    .ins = Запасными руками
joke-super-spare-arms = Четыре перчатки за зиму, и все не на ту руку.

card-super-time-hiccup = Икота времени
    .gen = Икоты времени
    .acc = Икоту времени
    .ins = Икотой времени
joke-super-time-hiccup = Простите. Простите. Простите.
ability-super-time-hiccup-once-more = Ещё разок

card-super-laser-eyes = Лазерные глаза
    .gen = Лазерных глаз
    .acc = Лазерные глаза
    .ins = Лазерными глазами
joke-super-laser-eyes = Заодно открывают банки. И стол под банками.

card-super-danger-tingle = Чутьё на беду
    .gen = Чутья на беду
    .acc = Чутьё на беду
    .ins = Чутьём на беду
joke-super-danger-tingle = Затылком чуешь подлость, коленом дождь, зубами родню.

card-super-force-field = Силовое поле
    .gen = Силового поля
    .acc = Силовое поле
    .ins = Силовым полем
joke-super-force-field = Не пропускает кирпичи, молнии и газовщика.
ability-super-force-field-bounce = Отскок

card-super-invulnerable-terms-apply = Неуязвимость (условия мелким шрифтом)
    .gen = Неуязвимости (условия мелким шрифтом)
    .acc = Неуязвимость (условия мелким шрифтом)
    .ins = Неуязвимостью (условия мелким шрифтом)
joke-super-invulnerable-terms-apply = Кроме стихии, соперников и четвергов.

card-super-cosmic-something = Что-то космическое
    .gen = Чего-то космического
    .acc = Что-то космическое
    .ins = Чем-то космическим
joke-super-cosmic-something = Никто не знает, что оно делает. Но делает много.
