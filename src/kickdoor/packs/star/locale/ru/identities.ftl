### Классы, расы и что всегда действует; имена их склоняются, потому что стоят в предложениях.

card-star-ambassador = Посол
    .gen = Посла
    .acc = Посла
    .ins = Послом
joke-star-ambassador = Владеет шестью миллионами форм извинения. И одной формой отказа.
feat-star-ambassador = Чрезвычайный и полномочный
ability-star-ambassador-parley = Переговоры
ability-star-ambassador-pouch = Дипломатическая почта

card-star-bounty-hunter = Охотник за головами
    .gen = Охотника за головами
    .acc = Охотника за головами
    .ins = Охотником за головами
joke-star-bounty-hunter = Доставит тёплым, остывшим или в заморозке. На заморозку скидка.
feat-star-bounty-hunter = Лучший из лучших
ability-star-bounty-hunter-bounty = Награда

card-star-gadgeteer = Технарь
    .gen = Технаря
    .acc = Технаря
    .ins = Технарём
joke-star-gadgeteer = Лишних деталей не бывает. Бывают недособранные враги.
feat-star-gadgeteer = Мастер западней
ability-star-gadgeteer-disarm = Разминирование

card-star-psychic = Псионик
    .gen = Псионика
    .acc = Псионика
    .ins = Псиоником
joke-star-psychic = Знал, что ты начнёшь читать отсюда.
feat-star-psychic = Это не те обеды, что вы ищете
ability-star-psychic-foresee-doors = Предвидение
ability-star-psychic-foresee-treasures = Предвидение

card-star-space-ranger = Космический рейнджер
    .gen = Космического рейнджера
    .acc = Космического рейнджера
    .ins = Космическим рейнджером
joke-star-space-ranger = В дозоре обычно стоит его подбородок.
feat-star-space-ranger = Вы мобилизованы
ability-star-space-ranger-go-on = Иди без меня

card-star-trader = Торговец
    .gen = Торговца
    .acc = Торговца
    .ins = Торговцем
joke-star-trader = Сперва продаст шлюз, потом — воздух.
feat-star-trader = Мастер торга
ability-star-trader-trading = Торг

card-star-bug = Жук
    .gen = Жука
    .acc = Жука
    .ins = Жуком
joke-star-bug = Шесть рук, и две из них заняты тем, что разводят.
feat-star-bug = Регенерация

card-star-cyborg = Киборг
    .gen = Киборга
    .acc = Киборга
    .ins = Киборгом
joke-star-cyborg = На сорок процентов машина, на шестьдесят — гарантийный талон.
feat-star-cyborg = Ассимиляция
ability-star-cyborg-overclock = Разгон
ability-star-cyborg-spare = Запчасти
ability-star-cyborg-drone = Дрон

card-star-feline = Фелинид
    .gen = Фелинида
    .acc = Фелинида
    .ins = Фелинидом
joke-star-feline = Всегда не по ту сторону шлюза. Так и задумано.
feat-star-feline = Гиперлюбопытство
ability-star-feline-curiosity = Любопытство
ability-star-feline-nine-lives = Девять жизней

card-star-mutant = Мутант
    .gen = Мутанта
    .acc = Мутанта
    .ins = Мутантом
joke-star-mutant = Перчатки покупает парами. По полторы.
feat-star-mutant = Полный урод

card-star-veggie = Овощ
    .gen = Овоща
    .acc = Овоща
    .ins = Овощем
joke-star-veggie = Не опаздывает. Просто дозревает.
feat-star-veggie = Трансгенная модификация
ability-star-veggie-photosynthesis = Фотосинтез

card-star-half-breed = Полукровка
    .gen = Полукровки
    .acc = Полукровку
    .ins = Полукровкой
joke-star-half-breed = Обе половины уверены, что храпит другая.

card-star-super-munchkin = Суперманчкин
    .gen = Суперманчкина
    .acc = Суперманчкина
    .ins = Суперманчкином
joke-star-super-munchkin = Две работы, два мундира, один очень широкий стул.

card-star-complex-limit = Сложные шмотки
card-star-human-feat = Человек
    .gen = Человека
    .acc = Человека
    .ins = Человеком
feat-star-human-feat = Питомцы рулят
ability-star-human-feat-adopt = Приютить
ability-star-human-feat-send = Фас!
ability-star-human-feat-loose = Спустить с поводка
card-star-aser-joining = Сборное оружие
ability-star-aser-joining-join = Воткнуть одно в другое
