### Классы; имена их склоняются, потому что стоят в предложениях.

card-booty-explorer = Исследователь
    .gen = Исследователя
    .acc = Исследователя
    .ins = Исследователем
joke-booty-explorer = Открыл остров с людьми. Люди не заметили.
ability-booty-explorer-local-pilot = Местный лоцман
ability-booty-explorer-uncharted-waters = Неведомые воды
feat-booty-explorer = Первопроходец

card-booty-merchant = Торговец
    .gen = Торговца
    .acc = Торговца
    .ins = Торговцем
joke-booty-merchant = Продал пляжу песок. Пляж вернулся за добавкой.
ability-booty-merchant-middleman = Посредник
feat-booty-merchant = Полиглот

card-booty-navy = Военный моряк
    .gen = Военного моряка
    .acc = Военного моряка
    .ins = Военным моряком
joke-booty-navy = На этот случай есть устав. Понадобится верёвка.
ability-booty-navy-discipline = Дисциплина
ability-booty-navy-broadside = Бортовой залп
feat-booty-navy = Лёгкая флотская походка

card-booty-pirate = Пират
    .gen = Пирата
    .acc = Пирата
    .ins = Пиратом
joke-booty-pirate = Ушёл из дома посмотреть мир и прихватить его с собой.
ability-booty-pirate-boarding-party = На абордаж
ability-booty-pirate-cutlass-work = Работа саблей
feat-booty-pirate = На сундук мертвеца

card-booty-super-munchkin = Суперманчкин
joke-booty-super-munchkin = Две шляпы, одна голова и бунт от уха до уха.
