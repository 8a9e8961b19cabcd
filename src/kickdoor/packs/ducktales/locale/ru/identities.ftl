### Роли и классы; имена их склоняются, потому что стоят в предложениях.

card-ducktales-huey = Билли
    .gen = Билли
    .acc = Билли
    .ins = Билли
joke-ducktales-huey = Рюкзак собран. И второй, на случай пропажи первого.

card-ducktales-dewey = Вилли
    .gen = Вилли
    .acc = Вилли
    .ins = Вилли
joke-ducktales-dewey = Есть своя песня из заставки и один слушатель. Он же автор.

card-ducktales-louie = Дилли
    .gen = Дилли
    .acc = Дилли
    .ins = Дилли
joke-ducktales-louie = Помогает всегда: приходит точно к раздаче.
ability-ducktales-louie-angle = Своя выгода найдётся

card-ducktales-webby = Поночка
    .gen = Поночки
    .acc = Поночку
    .ins = Поночкой
joke-ducktales-webby = Друг познаётся в беде. Достаёт его оттуда крюк-кошка.

card-ducktales-launchpad = Зигзаг
    .gen = Зигзага
    .acc = Зигзага
    .ins = Зигзагом
joke-ducktales-launchpad = Всякая посадка есть, в сущности, парковка.
ability-ducktales-launchpad-landing = Сели, и ладно

card-ducktales-scrooge = Скрудж
    .gen = Скруджа
    .acc = Скруджа
    .ins = Скруджем
joke-ducktales-scrooge = Помнит каждую монету по имени-отчеству.

card-ducktales-gazillionaire = Богатей
    .gen = Богатея
    .acc = Богатея
    .ins = Богатеем
joke-ducktales-gazillionaire = Говорит, что деньги не главное, и снова пересчитывает.
ability-ducktales-gazillionaire-riches = Отступные

card-ducktales-household-staff = Домашняя прислуга
    .gen = Домашней прислуги
    .acc = Домашнюю прислугу
    .ins = Домашней прислугой
joke-ducktales-household-staff = Бывает в хранилище чаще хозяина. С тряпкой.
ability-ducktales-household-staff-leftovers = Остатки с ужина

card-ducktales-junior-woodchuck = Юный сурок
    .gen = Юного сурка
    .acc = Юного сурка
    .ins = Юным сурком
joke-ducktales-junior-woodchuck = На всё есть значок. На значок тоже есть значок.
ability-ducktales-junior-woodchuck-merit-badge = Значок за заслуги

card-ducktales-treasure-hunter = Кладоискатель
    .gen = Кладоискателя
    .acc = Кладоискателя
    .ins = Кладоискателем
joke-ducktales-treasure-hunter = Где крестик, там клад. Где кости, там прежний кладоискатель.
ability-ducktales-treasure-hunter-treasure-map = Карта сокровищ

card-ducktales-super-munchkin = Суперманчкин
joke-ducktales-super-munchkin = Две шляпы, одна голова, ни капли стыда.
