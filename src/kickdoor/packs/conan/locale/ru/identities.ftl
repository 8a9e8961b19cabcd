### Классы, народы и происхождения; имена их склоняются, потому что стоят в предложениях.

card-conan-cleric = Клирик
    .gen = Клирика
    .acc = Клирика
    .ins = Клириком
joke-conan-cleric = Служит богу холмов, гроз и левого ряда.
ability-conan-cleric-resurrection = Воскрешение
ability-conan-cleric-turn = Изгнание
feat-conan-cleric = Молитва о чуде

card-conan-thief = Вор
    .gen = Вора
    .acc = Вора
    .ins = Вором
joke-conan-thief = Влез в башню, взял камень и вышел по лестнице, как гость.
ability-conan-thief-backstab = Нож в спину
ability-conan-thief-theft = Кража
feat-conan-thief = Кража из тени

card-conan-warrior = Воин
    .gen = Воина
    .acc = Воина
    .ins = Воином
joke-conan-warrior = На вопрос, что лучше всего в жизни, хвалит обед.
ability-conan-warrior-berserk = Буйство
feat-conan-warrior = Нелепая сила

card-conan-wizard = Волшебник
    .gen = Волшебника
    .acc = Волшебника
    .ins = Волшебником
joke-conan-wizard = Держит в рукаве змею. Не ручную, просто рукав подошёл.
ability-conan-wizard-flight = Чары побега
ability-conan-wizard-charm = Чары обаяния
feat-conan-wizard = Убежать от проклятия

card-conan-human-feat = Человек
    .gen = Человека
    .acc = Человека
    .ins = Человеком
ability-conan-human-feat-adopt = Приютить
ability-conan-human-feat-send = В бой
ability-conan-human-feat-loose = Спустить с цепи
feat-conan-human-feat = Зверьё моё

card-conan-cimmerian = Киммериец
    .gen = Киммерийца
    .acc = Киммерийца
    .ins = Киммерийцем
joke-conan-cimmerian = Знает загадку стали. Ответ: сталь.
feat-conan-cimmerian = Без рук

card-conan-kushite = Кушит
    .gen = Кушита
    .acc = Кушита
    .ins = Кушитом
joke-conan-kushite = Молится четырём богам, а с пятым здоровается.
feat-conan-kushite = Планёрка с посохом

card-conan-stygian = Стигиец
    .gen = Стигийца
    .acc = Стигийца
    .ins = Стигийцем
joke-conan-stygian = Три тысячи лет колдовства, а песок в постели не победили.
feat-conan-stygian = Кольцо всевластия, мелким оптом

card-conan-zamoran = Замориец
    .gen = Заморийца
    .acc = Заморийца
    .ins = Заморийцем
joke-conan-zamoran = Лазать научился раньше, чем ходить, а отпираться раньше, чем говорить.
feat-conan-zamoran = Повернуть нож

card-conan-barbarian = Варвар
    .gen = Варвара
    .acc = Варвара
    .ins = Варваром
joke-conan-barbarian = Воспитан волками. Волки отрицают.
ability-conan-barbarian-bellow = Рёв
feat-conan-barbarian = Лишний багаж

card-conan-noble = Аристократ
    .gen = Аристократа
    .acc = Аристократа
    .ins = Аристократом
joke-conan-noble = Потомок древнего рода людей, которые сидели.
feat-conan-noble = Со свитой
